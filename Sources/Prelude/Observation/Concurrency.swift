extension PreludeLibrary {
  /// Tasks: each runs as a whole, in order, when what started it has ended.
  static let concurrency = PreludeChunk(
    names: [
      "Task", "TaskPriority", "MainActor", "CancellationError", "_TaskState", "_AnyTask",
    ],
    text: #"""
      public struct TaskPriority: Equatable {
        var _name: String
        public static let high = TaskPriority(_name: "high")
        public static let medium = TaskPriority(_name: "medium")
        public static let low = TaskPriority(_name: "low")
        public static let userInitiated = TaskPriority(_name: "userInitiated")
        public static let utility = TaskPriority(_name: "utility")
        public static let background = TaskPriority(_name: "background")
      }

      public struct CancellationError: Error {
        public init() {}
      }

      public enum MainActor {
        public static func run<T>(_ body: () throws -> T) async rethrows -> T { try body() }
        public static func assumeIsolated<T>(_ body: () throws -> T) rethrows -> T { try body() }
      }

      @_native("task.enqueue") func _enqueue(_ job: @escaping () -> Void)
      @_native("task.slept") func _slept() -> Bool

      class _AnyTask {
        static var current: _AnyTask? = nil
        var isCancelled = false
        init() {}
      }

      final class _TaskState<Success>: _AnyTask {
        var operation: (() async throws -> Success)?
        var success: Success?
        var failure: (any Error)?

        init(_ operation: @escaping () async throws -> Success) {
          self.operation = operation
          super.init()
        }

        func run() {
          if let work = operation {
            operation = nil
            let outer = _AnyTask.current
            _AnyTask.current = self
            do {
              success = try await work()
            } catch {
              failure = error
            }
            _AnyTask.current = outer
          }
        }

        func finish() throws -> Success {
          run()
          if let failure { throw failure }
          if let success { return success }
          throw CancellationError()
        }
      }

      public struct Task<Success, Failure: Error>: Hashable {
        let _state: _TaskState<Success>
        init(_state: _TaskState<Success>) { self._state = _state }

        public func cancel() { _state.isCancelled = true }
        public var isCancelled: Bool { _state.isCancelled }
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
          priority: TaskPriority? = nil, operation: @escaping () async -> Success
        ) {
          let state = _TaskState<Success>(operation)
          _state = state
          _enqueue { state.run() }
        }
        @discardableResult
        public static func detached(
          priority: TaskPriority? = nil, operation: @escaping () async -> Success
        ) -> Task<Success, Never> {
          Task<Success, Never>(priority: priority, operation: operation)
        }
        public var value: Success {
          get async { try! _state.finish() }
        }
      }

      extension Task where Failure == any Error {
        @discardableResult
        public init(
          priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
        ) {
          let state = _TaskState<Success>(operation)
          _state = state
          _enqueue { state.run() }
        }
        public var value: Success {
          get async throws { try _state.finish() }
        }
      }

      extension Task where Success == Never, Failure == Never {
        public static var isCancelled: Bool { _AnyTask.current?.isCancelled ?? false }
        public static func checkCancellation() throws {
          if isCancelled { throw CancellationError() }
        }
        public static func yield() async {}
        public static func sleep(nanoseconds duration: UInt64) async throws { try _pause() }
        public static func sleep(for duration: Duration) async throws { try _pause() }
        static func _pause() throws {
          if isCancelled { throw CancellationError() }
          if !_slept() { throw CancellationError() }
        }
      }
      """#)

  /// Spans of time, and queues of work.
  static let dispatch = PreludeChunk(
    names: ["Duration", "DispatchQueue", "DispatchTime", "RunLoop"],
    text: #"""
      public struct Duration: Hashable, Comparable {
        var _seconds: Double
        public static func seconds(_ seconds: Double) -> Duration { Duration(_seconds: seconds) }
        public static func seconds(_ seconds: Int) -> Duration {
          Duration(_seconds: Double(seconds))
        }
        public static func milliseconds(_ milliseconds: Int) -> Duration {
          Duration(_seconds: Double(milliseconds) / 1000)
        }
        public static func microseconds(_ microseconds: Int) -> Duration {
          Duration(_seconds: Double(microseconds) / 1_000_000)
        }
        public static func nanoseconds(_ nanoseconds: Int) -> Duration {
          Duration(_seconds: Double(nanoseconds) / 1_000_000_000)
        }
        public static let zero = Duration(_seconds: 0)
        public static func < (lhs: Duration, rhs: Duration) -> Bool { lhs._seconds < rhs._seconds }
        public static func + (lhs: Duration, rhs: Duration) -> Duration {
          Duration(_seconds: lhs._seconds + rhs._seconds)
        }
        public static func * (lhs: Duration, rhs: Int) -> Duration {
          Duration(_seconds: lhs._seconds * Double(rhs))
        }
      }

      public struct DispatchTime: Comparable {
        var _seconds: Double
        public static func now() -> DispatchTime { DispatchTime(_seconds: 0) }
        public static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime {
          DispatchTime(_seconds: lhs._seconds + rhs)
        }
        public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool {
          lhs._seconds < rhs._seconds
        }
      }

      public final class DispatchQueue {
        public let label: String
        public init(label: String) { self.label = label }
        public enum QoS { case userInteractive, userInitiated, `default`, utility, background }
        public static let main = DispatchQueue(label: "main")
        public static func global(qos: DispatchQueue.QoS = .default) -> DispatchQueue { main }
        public func async(execute work: @escaping () -> Void) { _enqueue(work) }
        public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
          _enqueue(work)
        }
        public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
      }

      public final class RunLoop {
        public enum Mode { case common, `default`, tracking }
        public static let main = RunLoop()
        public static let current = RunLoop.main
        public init() {}
      }
      """#)
}
