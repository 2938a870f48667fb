// Operators that depend on time, which is the session's.
//
// Loads with: Publisher, Scheduler

/// The interval argument of `debounce`, `delay` and `throttle`: seconds, or one of these.
public struct _StrideInTime: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var _nanoseconds: Int
  public init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
  public init(floatLiteral value: Double) {
    _nanoseconds = Int((value * 1_000_000_000).rounded())
  }
  public init(integerLiteral value: Int) { _nanoseconds = value * 1_000_000_000 }
  public init(_ seconds: Double) { self.init(floatLiteral: seconds) }
  public var timeInterval: Double { Double(_nanoseconds) / 1_000_000_000 }
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

/// A point in the session's time, which all schedulers share.
public struct _SchedulerTime: Hashable, Comparable {
  public typealias Stride = _StrideInTime
  var _nanoseconds: Int
  public func advanced(by stride: _StrideInTime) -> _SchedulerTime {
    _SchedulerTime(_nanoseconds: _nanoseconds + stride._nanoseconds)
  }
  public func distance(to other: _SchedulerTime) -> _StrideInTime {
    .init(_nanoseconds: other._nanoseconds - _nanoseconds)
  }
  public static func < (lhs: _SchedulerTime, rhs: _SchedulerTime) -> Bool {
    lhs._nanoseconds < rhs._nanoseconds
  }
}

extension Scheduler {
  public var now: _SchedulerTime { _SchedulerTime(_nanoseconds: _uptime()) }
  func _alarm(_ interval: _StrideInTime, _ work: @escaping () -> Void) -> Int {
    _setAlarm(interval._nanoseconds) { self._run(work) }
  }
}

extension Publisher {
  /// Delays values and completion by `after`, which runs its argument later.
  func _putOff(
    _ name: String, _ after: @escaping (@escaping () -> Void) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher<Output, Failure>(
      _subscribe: { value, completion in
        let gate = _Gate<Output, Failure>(value, completion)
        return gate.hold(
          self._subscribe(
            { output in after { gate.send(output) } },
            { reason in after { gate.end(reason) } }))
      }, name: name)
  }
  public func receive<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    _putOff("ReceiveOn") { work in
      if scheduler is ImmediateScheduler {
        work()
      } else {
        _ = _spawn({ scheduler._run(work) }, nil, false)
      }
    }
  }
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let gate = _Gate<Output, Failure>(
      { subject.send($0) }, { subject.send(completion: $0) })
    let held = gate.hold(_subscribe({ gate.send($0) }, { gate.end($0) }))
    held.request(.unlimited)
    return held
  }
  public func delay<S: Scheduler>(
    for interval: _StrideInTime, tolerance: _StrideInTime? = nil, scheduler: S,
    options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    _putOff("Delay") { work in _ = scheduler._alarm(interval, work) }
  }
  public func debounce<S: Scheduler>(
    for dueTime: _StrideInTime, scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    _gathering("Debounce") { gate in
      var alarm: Int?
      var last: Output?
      func stop() {
        if let alarm { _cancelAlarm(alarm) }
        alarm = nil
      }
      gate.cleanUp.append(stop)
      return (
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
        }
      )
    }
  }
  public func throttle<S: Scheduler>(
    for interval: _StrideInTime, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    _gathering("Throttle") { gate in
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
      gate.cleanUp.append { if let alarm { _cancelAlarm(alarm) } }
      return (
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
        }
      )
    }
  }
  public func timeout<S: Scheduler>(
    _ interval: _StrideInTime, scheduler: S, options: Never? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    _gathering("Timeout") { gate in
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
      gate.cleanUp.append { if let alarm { _cancelAlarm(alarm) } }
      return (
        { output in
          start()
          gate.send(output)
        }, { gate.end($0) }
      )
    }
  }
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: Never? = nil
  ) -> AnyPublisher<[Output], Failure> {
    _gathering("CollectByTime") { gate in
      var list: [Output] = []
      var alarm: Int?
      func flush() {
        let made = list
        list = []
        if !made.isEmpty { gate.send(made) }
      }
      func start() {
        let (scheduler, interval) = strategy._interval
        alarm = scheduler._alarm(interval) {
          start()
          flush()
        }
      }
      start()
      gate.cleanUp.append { if let alarm { _cancelAlarm(alarm) } }
      return (
        {
          list.append($0)
          if case .byTimeOrCount(_, _, let count) = strategy, list.count == count { flush() }
        },
        { reason in
          if case .finished = reason { flush() }
          gate.end(reason)
        }
      )
    }
  }
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: Never? = nil
  ) -> AnyPublisher<_StrideInTime, Failure> {
    AnyPublisher<_StrideInTime, Failure>(
      _subscribe: { value, completion in
        var last = _uptime()
        return self._subscribe(
          { _ in
            let now = _uptime()
            value(_StrideInTime(_nanoseconds: now - last))
            last = now
          }, completion)
      }, name: "MeasureInterval")
  }
}
extension Publishers {
  /// The rule by which `collect` sends its values.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, _StrideInTime)
    case byTimeOrCount(Context, _StrideInTime, Int)
    var _interval: (Context, _StrideInTime) {
      switch self {
      case .byTime(let scheduler, let interval): return (scheduler, interval)
      case .byTimeOrCount(let scheduler, let interval, _): return (scheduler, interval)
      }
    }
  }
}
