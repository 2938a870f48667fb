extension PreludeLibrary {
  /// The part of Combine that data-flow code uses: publishers that deliver at once, in order.
  static let combine = PreludeChunk(
    names: [
      "Publisher", "Cancellable", "AnyCancellable", "_SinkList", "_CombinePublisher",
      "AnyPublisher",
    ],
    text: #"""
      public protocol Cancellable { func cancel() }

      public final class AnyCancellable: Cancellable, Hashable {
        var _cancel: (() -> Void)?
        public init(_ cancel: @escaping () -> Void) { _cancel = cancel }
        public init<C: Cancellable>(_ canceller: C) { _cancel = { canceller.cancel() } }
        public func cancel() {
          let cancel = _cancel
          _cancel = nil
          if let cancel { cancel() }
        }
        deinit { cancel() }
        public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
        public func store(in list: inout [AnyCancellable]) { list.append(self) }
        public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }

      final class _SinkList<Value> {
        var sinks: [(number: Int, receive: (Value) -> Void)] = []
        var count = 0

        func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
          count += 1
          let number = count
          sinks.append((number: number, receive: receive))
          return AnyCancellable { [weak self] in self?.remove(number) }
        }
        func remove(_ number: Int) { sinks.removeAll { $0.number == number } }
        func send(_ value: Value) {
          if sinks.isEmpty { return }
          for sink in sinks { sink.receive(value) }
        }
      }

      public protocol Publisher<Output, Failure> {
        associatedtype Output
        associatedtype Failure: Error
        func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
      }
      typealias _CombinePublisher = Publisher

      public struct AnyPublisher<Output, Failure: Error>: Publisher {
        let _subscribe: (@escaping (Output) -> Void) -> AnyCancellable
        init(_subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
          self._subscribe = _subscribe
        }
        public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
          _subscribe(receiveValue)
        }
      }

      extension Publisher {
        public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
          AnyPublisher(_subscribe: { self.sink(receiveValue: $0) })
        }
        public func assign<Root: AnyObject>(
          to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
        ) -> AnyCancellable {
          sink { object[keyPath: keyPath] = $0 }
        }
        public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
          AnyPublisher<T, Failure>(_subscribe: { receive in
            self.sink { receive(transform($0)) }
          })
        }
        public func compactMap<T>(
          _ transform: @escaping (Output) -> T?
        ) -> AnyPublisher<T, Failure> {
          AnyPublisher<T, Failure>(_subscribe: { receive in
            self.sink { if let value = transform($0) { receive(value) } }
          })
        }
        public func filter(
          _ isIncluded: @escaping (Output) -> Bool
        ) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_subscribe: { receive in
            self.sink { if isIncluded($0) { receive($0) } }
          })
        }
        public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_subscribe: { receive in
            var left = count
            return self.sink { if left > 0 { left -= 1 } else { receive($0) } }
          })
        }
        public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
          eraseToAnyPublisher()
        }
        public func debounce<D, S>(
          for dueTime: D, scheduler: S
        ) -> AnyPublisher<Output, Failure> {
          eraseToAnyPublisher()
        }
      }

      extension Publisher where Output: Equatable {
        public func removeDuplicates() -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_subscribe: { receive in
            var last: Output? = nil
            return self.sink { value in
              if last == value { return }
              last = value
              receive(value)
            }
          })
        }
      }
      """#)

  /// Publishers that values are sent to, or that hold one.
  static let subjects = PreludeChunk(
    names: ["PassthroughSubject", "CurrentValueSubject", "Just"],
    text: #"""
      public final class PassthroughSubject<Output, Failure: Error>: Publisher {
        let _sinks = _SinkList<Output>()
        public init() {}
        public func send(_ value: Output) { _sinks.send(value) }
        public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
          _sinks.add(receiveValue)
        }
      }
      extension PassthroughSubject where Output == Void {
        public func send() { _sinks.send(()) }
      }

      public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
        let _sinks = _SinkList<Output>()
        public var value: Output {
          didSet { _sinks.send(value) }
        }
        public init(_ value: Output) { self.value = value }
        public func send(_ value: Output) { self.value = value }
        public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
          receiveValue(value)
          return _sinks.add(receiveValue)
        }
      }

      public struct Just<Output>: Publisher {
        public typealias Failure = Never
        public let output: Output
        public init(_ output: Output) { self.output = output }
        public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
          receiveValue(output)
          return AnyCancellable({})
        }
      }
      """#)

  /// Timers that never fire: time stands still between inputs.
  static let timers = PreludeChunk(
    names: ["Timer"],
    text: #"""
      public final class Timer {
        public var isValid = true
        init() {}
        public func invalidate() { isValid = false }
        public func fire() {}
        @discardableResult
        public static func scheduledTimer(
          withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
        ) -> Timer {
          Timer()
        }
        public static func publish(
          every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
        ) -> Timer.TimerPublisher {
          Timer.TimerPublisher()
        }

        public final class TimerPublisher: _CombinePublisher {
          public typealias Output = Date
          public typealias Failure = Never
          init() {}
          public func autoconnect() -> Timer.TimerPublisher { self }
          public var upstream: Timer.TimerPublisher { self }
          public func connect() -> AnyCancellable { AnyCancellable({}) }
          public func sink(receiveValue: @escaping (Date) -> Void) -> AnyCancellable {
            AnyCancellable({})
          }
        }
      }
      """#)
}
