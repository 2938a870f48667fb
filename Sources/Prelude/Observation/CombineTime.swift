extension PreludeLibrary {
  /// Operators that wait; time is the session's.
  static let timeOperators = PreludeChunk(
    names: ["Publisher", "_StrideInTime"],
    text: #"""
      /// What debounce, delay and throttle are given: seconds, or one of these.
      public struct _StrideInTime: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        var _nanoseconds: Int
        public init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
        public init(floatLiteral value: Double) {
          _nanoseconds = Int((value * 1_000_000_000).rounded())
        }
        public init(integerLiteral value: Int) { _nanoseconds = value * 1_000_000_000 }
        public init(_ seconds: Double) { self.init(floatLiteral: seconds) }
        public static func seconds(_ count: Double) -> _StrideInTime { .init(floatLiteral: count) }
        public static func seconds(_ count: Int) -> _StrideInTime { .init(integerLiteral: count) }
        public static func milliseconds(_ count: Int) -> _StrideInTime {
          .init(_nanoseconds: count * 1_000_000)
        }
        public static func microseconds(_ count: Int) -> _StrideInTime {
          .init(_nanoseconds: count * 1000)
        }
        public static func nanoseconds(_ count: Int) -> _StrideInTime {
          .init(_nanoseconds: count)
        }
      }

      extension Scheduler {
        func _alarm(_ interval: _StrideInTime, _ work: @escaping () -> Void) -> Int {
          _setAlarm(interval._nanoseconds) { self._run(work) }
        }
      }

      extension Publisher {
        /// Values and ending pass `after`, which runs what it is given some time later.
        func _putOff(
          _ after: @escaping (@escaping () -> Void) -> Void
        ) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            let gate = _Gate<Output, Failure>(value, completion)
            return gate.hold(
              self._subscribe(
                { output in after { gate.send(output) } },
                { reason in after { gate.end(reason) } }))
          })
        }
        public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
          if scheduler is ImmediateScheduler { return eraseToAnyPublisher() }
          return _putOff { work in _ = _spawn({ scheduler._run(work) }, nil) }
        }
        public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
          eraseToAnyPublisher()
        }
        public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
        where S.Output == Output, S.Failure == Failure {
          _subscribe({ subject.send($0) }, { subject.send(completion: $0) })
        }
        public func delay<S: Scheduler>(
          for interval: _StrideInTime, tolerance: _StrideInTime? = nil, scheduler: S
        ) -> AnyPublisher<Output, Failure> {
          _putOff { work in _ = scheduler._alarm(interval, work) }
        }
        public func debounce<S: Scheduler>(
          for dueTime: _StrideInTime, scheduler: S
        ) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            let gate = _Gate<Output, Failure>(value, completion)
            var alarm: Int?
            var last: Output?
            func stop() {
              if let alarm { _cancelAlarm(alarm) }
              alarm = nil
            }
            let held = gate.hold(
              self._subscribe(
                { output in
                  stop()
                  last = output
                  alarm = scheduler._alarm(dueTime) {
                    alarm = nil
                    if let output = last {
                      last = nil
                      gate.send(output)
                    }
                  }
                },
                { reason in
                  stop()
                  if case .finished = reason, let output = last { gate.send(output) }
                  gate.end(reason)
                }))
            return AnyCancellable {
              stop()
              held.cancel()
            }
          })
        }
        public func throttle<S: Scheduler>(
          for interval: _StrideInTime, scheduler: S, latest: Bool
        ) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            let gate = _Gate<Output, Failure>(value, completion)
            var alarm: Int?
            var waiting: Output?
            func close() {
              alarm = scheduler._alarm(interval) {
                alarm = nil
                if let output = waiting {
                  waiting = nil
                  close()
                  gate.send(output)
                }
              }
            }
            let held = gate.hold(
              self._subscribe(
                { output in
                  if alarm == nil {
                    close()
                    gate.send(output)
                  } else if latest || waiting == nil {
                    waiting = output
                  }
                },
                { reason in
                  if case .finished = reason, let output = waiting {
                    waiting = nil
                    gate.send(output)
                  }
                  gate.end(reason)
                }))
            return AnyCancellable {
              if let alarm { _cancelAlarm(alarm) }
              held.cancel()
            }
          })
        }
        public func timeout<S: Scheduler>(
          _ interval: _StrideInTime, scheduler: S, customError: (() -> Failure)? = nil
        ) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            let gate = _Gate<Output, Failure>(value, completion)
            var alarm: Int?
            func start() {
              if let alarm { _cancelAlarm(alarm) }
              alarm = scheduler._alarm(interval) {
                if let customError {
                  gate.end(.failure(customError()))
                } else {
                  gate.end(.finished)
                }
              }
            }
            start()
            let held = gate.hold(
              self._subscribe(
                { output in
                  start()
                  gate.send(output)
                },
                { reason in
                  if let alarm { _cancelAlarm(alarm) }
                  gate.end(reason)
                }))
            return AnyCancellable {
              if let alarm { _cancelAlarm(alarm) }
              held.cancel()
            }
          })
        }
      }
      """#)
}
