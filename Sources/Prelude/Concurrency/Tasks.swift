extension PreludeLibrary {
  /// Tasks. The machine runs one coroutine at a time; who waits for whom is kept here.
  static let tasks = PreludeChunk(
    names: [
      "Task", "_TaskState", "withTaskCancellationHandler", "UnsafeCurrentTask",
      "withUnsafeCurrentTask",
    ],
    text: #"""
      final class _TaskState<Success>: _AnyTask {
        var success: Success?
        var failure: (any Error)?

        init(
          _ name: String?, _ priority: TaskPriority?, _ operation: @escaping () async throws -> Success
        ) {
          super.init()
          self.name = name
          self.priority = priority ?? .medium
          coroutine = _spawn({ await self.run(operation) }, self, _isMain(operation))
        }

        func run(_ operation: () async throws -> Success) async {
          do {
            success = try await operation()
          } catch {
            failure = error
          }
          finish()
        }

        func value() async throws -> Success {
          await wait()
          if let failure { throw failure }
          return success!
        }

        func inheriting(_ parent: _AnyTask) -> _TaskState<Success> {
          locals = parent.locals
          return self
        }
      }

      public struct Task<Success, Failure: Error>: Hashable, Sendable {
        let _state: _TaskState<Success>
        init(_state: _TaskState<Success>) { self._state = _state }

        public func cancel() { _state.cancel() }
        public var isCancelled: Bool { _state.isCancelled }
        public var result: Result<Success, Failure> {
          get async {
            await _state.wait()
            if let failure = _state.failure { return .failure(failure as! Failure) }
            return .success(_state.success!)
          }
        }
        public static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool {
          lhs._state === rhs._state
        }
        public func hash(into hasher: inout Hasher) {
          hasher.combine(ObjectIdentifier(_state))
        }
      }

      extension Task where Failure == Never {
        @discardableResult
        public init(
          name: String? = nil, priority: TaskPriority? = nil,
          @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> Success
        ) {
          let parent = _AnyTask.current
          _state = _TaskState<Success>(name, priority ?? parent.priority, operation)
            .inheriting(parent)
        }
        @discardableResult
        public static func immediate(
          name: String? = nil, priority: TaskPriority? = nil,
          operation: @escaping () async -> Success
        ) -> Task<Success, Never> {
          Task<Success, Never>(name: name, priority: priority, operation: operation)
        }
        @discardableResult
        public static func detached(
          name: String? = nil, priority: TaskPriority? = nil,
          operation: @escaping @Sendable () async -> Success
        ) -> Task<Success, Never> {
          Task<Success, Never>(_state: _TaskState<Success>(name, priority, operation))
        }
        public var value: Success {
          get async {
            await _state.wait()
            return _state.success!
          }
        }
      }

      extension Task where Failure == any Error {
        @discardableResult
        public init(
          name: String? = nil, priority: TaskPriority? = nil,
          @_inheritActorContext @_implicitSelfCapture operation: @escaping () async throws -> Success
        ) {
          let parent = _AnyTask.current
          _state = _TaskState<Success>(name, priority ?? parent.priority, operation)
            .inheriting(parent)
        }
        @discardableResult
        public static func immediate(
          name: String? = nil, priority: TaskPriority? = nil,
          operation: @escaping () async throws -> Success
        ) -> Task<Success, any Error> {
          Task<Success, any Error>(name: name, priority: priority, operation: operation)
        }
        @discardableResult
        public static func detached(
          name: String? = nil, priority: TaskPriority? = nil,
          operation: @escaping @Sendable () async throws -> Success
        ) -> Task<Success, any Error> {
          Task<Success, any Error>(_state: _TaskState<Success>(name, priority, operation))
        }
        public var value: Success {
          get async throws { try await _state.value() }
        }
      }

      extension Task where Success == Never, Failure == Never {
        public static var isCancelled: Bool { _AnyTask.current.isCancelled }
        public static var currentPriority: TaskPriority { _AnyTask.current.priority }
        public static var basePriority: TaskPriority? { _AnyTask.current.priority }
        public static var name: String? { _AnyTask.current.name }
        public static func checkCancellation() throws {
          if isCancelled { throw CancellationError() }
        }
        public static func yield() async {
          _resumeLater(_coroutine())
          await _suspend()
        }
        public static func sleep(nanoseconds duration: UInt64) async throws {
          try await _sleep(Int(clamping: duration))
        }
        public static func sleep(_ duration: UInt64) async {
          do { try await _sleep(Int(clamping: duration)) } catch {}
        }
        public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
          try await _sleep(duration._nanoseconds)
        }
        public static func sleep<C: Clock>(
          for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
        ) async throws {
          try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
        public static func sleep<C: Clock>(
          until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C
        ) async throws {
          try await clock.sleep(until: deadline, tolerance: tolerance)
        }
        public static func sleep(
          until deadline: ContinuousClock.Instant, tolerance: Duration? = nil
        ) async throws {
          try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
        }
      }

      public func withTaskCancellationHandler<T>(
        operation: () async throws -> T, onCancel handler: @escaping () -> Void
      ) async rethrows -> T {
        let task = _AnyTask.current
        if task.isCancelled { handler() }
        let number = task.addHandler(handler)
        defer { task.removeHandler(number) }
        return try await operation()
      }

      public struct UnsafeCurrentTask: Hashable {
        let _task: _AnyTask
        public var isCancelled: Bool { _task.isCancelled }
        public var priority: TaskPriority { _task.priority }
        public func cancel() { _task.cancel() }
        public static func == (lhs: UnsafeCurrentTask, rhs: UnsafeCurrentTask) -> Bool {
          lhs._task === rhs._task
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_task)) }
      }
      public func withUnsafeCurrentTask<T>(
        body: (UnsafeCurrentTask?) throws -> T
      ) rethrows -> T {
        try body(UnsafeCurrentTask(_task: _AnyTask.current))
      }
      """#)

  /// What all tasks have in common, and what waiting is made of.
  static let taskSupport = PreludeChunk(
    names: [
      "_AnyTask", "TaskPriority", "CancellationError", "_spawn", "_currentTask", "_coroutine",
      "_suspend", "_resume", "_resumeLater", "_turn", "_block", "_isMain",
      "_threadNumber", "_setAlarm", "_cancelAlarm", "_uptime",
      "_passTime",
      "_sleep",
    ],
    text: #"""
      @_native("task.spawn")
      func _spawn(
        _ body: @escaping () async -> Void, _ task: AnyObject?, _ isMain: Bool
      ) -> Int
      /// Whether a function is bound to the main actor.
      @_native("task.isMain") func _isMain<F>(_ function: F) -> Bool
      @_native("task.current") func _currentTask() -> AnyObject?
      @_native("task.coroutine") func _coroutine() -> Int
      @_native("task.suspend") func _suspend() async
      @_native("task.resume") func _resume(_ coroutine: Int)
      @_native("task.turn") func _turn(while condition: () -> Bool)
      /// The number of the thread that runs.
      @_native("task.thread") func _threadNumber() -> Int
      @_native("task.mayStop") func _mayStop() -> Bool
      @_native("task.block") func _stop(isAgain: Bool)
      /// Stands still as long as a condition holds, which others change.
      func _block(while condition: () -> Bool) {
        if !_mayStop() { return _turn(while: condition) }
        var isAgain = false
        while condition() {
          _stop(isAgain: isAgain)
          isAgain = true
        }
      }
      @_native("alarm.set")
      func _setAlarm(
        _ nanoseconds: Int, isMain: Bool = false, _ work: @escaping () -> Void
      ) -> Int
      @_native("alarm.cancel") func _cancelAlarm(_ number: Int)
      @_native("clock.uptime") func _uptime() -> Int
      @_native("clock.pass") func _passTime(_ nanoseconds: Int)

      /// Resumes a coroutine that is about to wait, behind all that are in the queue.
      func _resumeLater(_ coroutine: Int) {
        _ = _spawn({ _resume(coroutine) }, nil, false)
      }

      class _AnyTask {
        static let _root = _AnyTask()
        /// Code outside of tasks shares one stand-in.
        static var current: _AnyTask { _currentTask() as? _AnyTask ?? _root }

        var coroutine = 0
        var name: String?
        var priority = TaskPriority.medium
        var isCancelled = false
        var isDone = false
        var waiters: [Int] = []
        var handlers: [(number: Int, run: () -> Void)] = []
        var handlerCount = 0
        var locals: [(key: ObjectIdentifier, value: Any)] = []
        init() {}

        func cancel() {
          if isCancelled { return }
          isCancelled = true
          let list = handlers
          handlers = []
          for handler in list { handler.run() }
        }
        func addHandler(_ run: @escaping () -> Void) -> Int {
          handlerCount += 1
          handlers.append((number: handlerCount, run: run))
          return handlerCount
        }
        func removeHandler(_ number: Int) { handlers.removeAll { $0.number == number } }
        var onFinish: (() -> Void)?
        func finish() {
          isDone = true
          handlers = []
          let told = onFinish
          onFinish = nil
          if let told { told() }
          let list = waiters
          waiters = []
          for waiter in list { _resume(waiter) }
        }
        func wait() async {
          while !isDone {
            waiters.append(_coroutine())
            await _suspend()
          }
        }
      }

      func _sleep(_ nanoseconds: Int) async throws {
        let task = _AnyTask.current
        if task.isCancelled { throw CancellationError() }
        let coroutine = _coroutine()
        let alarm = _setAlarm(nanoseconds) { _resume(coroutine) }
        let handler = task.addHandler {
          _cancelAlarm(alarm)
          _resume(coroutine)
        }
        await _suspend()
        task.removeHandler(handler)
        if task.isCancelled { throw CancellationError() }
      }

      public struct CancellationError: Error, Sendable {
        public init() {}
      }

      public struct TaskPriority: RawRepresentable, Comparable, Hashable, Sendable,
        CustomStringConvertible
      {
        public var rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let high = TaskPriority(rawValue: 25)
        public static let medium = TaskPriority(rawValue: 21)
        public static let low = TaskPriority(rawValue: 17)
        public static let userInitiated = TaskPriority(rawValue: 25)
        public static let utility = TaskPriority(rawValue: 17)
        public static let background = TaskPriority(rawValue: 9)
        public static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool {
          lhs.rawValue < rhs.rawValue
        }
        public var description: String {
          switch rawValue {
          case 25: return "TaskPriority.high"
          case 21: return "TaskPriority.medium"
          case 17: return "TaskPriority.low"
          case 9: return "TaskPriority.background"
          default: return "TaskPriority(rawValue: \(rawValue))"
          }
        }
      }
      """#)

  /// Where code runs: there is one thread, so actors are all the same.
  static let actors = PreludeChunk(
    names: ["MainActor", "Actor", "GlobalActor", "AnyActor", "_isMainThread"],
    text: #"""
      public protocol AnyActor: AnyObject, Sendable {}
      public protocol Actor: AnyActor {}
      public protocol GlobalActor {
        associatedtype ActorType: Actor
        static var shared: ActorType { get }
      }

      public final class MainActor: Actor {
        public static let shared = MainActor()
        init() {}
        @MainActor public static func run<T>(
          resultType: T.Type = T.self, body: @MainActor () throws -> T
        ) async rethrows -> T {
          try body()
        }
        public static func assumeIsolated<T>(_ body: @MainActor () throws -> T) rethrows -> T {
          if !_isMainThread() {
            fatalError("Incorrect actor executor assumption; Expected same executor as MainActor.")
          }
          return try body()
        }
        public static func preconditionIsolated(_ message: @autoclosure () -> String = "") {
          if !_isMainThread() {
            fatalError(
              "Incorrect actor executor assumption; Expected 'MainActor' executor. \(message())")
          }
        }
        public static func assertIsolated(_ message: @autoclosure () -> String = "") {
          preconditionIsolated(message())
        }
      }
      @_native("thread.isMain") func _isMainThread() -> Bool

      extension Actor {
        public nonisolated func assumeIsolated<T>(_ body: (isolated Self) throws -> T) rethrows -> T {
          try body(self)
        }
        public nonisolated func preconditionIsolated() {}
        public nonisolated func assertIsolated() {}
      }
      """#)
}
