// Actors. There is one thread, so all executors are the same.

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
