// Continuations.

public final class CheckedContinuation<T, E: Error>: Sendable {
  let _function: String
  let _coroutine: Int
  var _result: Result<T, E>?
  init(_ function: String, _ coroutine: Int) {
    _function = function
    _coroutine = coroutine
  }
  public func resume(with result: Result<T, E>) {
    if _result != nil {
      switch result {
      case .success(let value):
        fatalError(
          "SWIFT TASK CONTINUATION MISUSE: \(_function) tried to resume its continuation more than once, returning \(value)!"
        )
      case .failure(let error):
        fatalError(
          "SWIFT TASK CONTINUATION MISUSE: \(_function) tried to resume its continuation more than once, throwing \(error)!"
        )
      }
    }
    _result = result
    _resume(_coroutine)
  }
  public func resume<Failure: Error>(with result: Result<T, Failure>)
  where E == any Error {
    resume(with: result.mapError { $0 as any Error })
  }
  public func resume(returning value: T) { resume(with: .success(value)) }
  public func resume(throwing error: E) { resume(with: .failure(error)) }
  func _wait() async -> Result<T, E> {
    while true {
      if let _result { return _result }
      await _suspend()
    }
  }
}
extension CheckedContinuation where T == Void {
  public func resume() { resume(with: .success(())) }
}
public typealias UnsafeContinuation = CheckedContinuation

public func withCheckedContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
) async -> T {
  let continuation = CheckedContinuation<T, Never>(function, _coroutine())
  body(continuation)
  return try! await continuation._wait().get()
}
public func withCheckedThrowingContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> T {
  let continuation = CheckedContinuation<T, any Error>(function, _coroutine())
  body(continuation)
  return try await continuation._wait().get()
}
public func withUnsafeContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
) async -> T {
  let continuation = CheckedContinuation<T, Never>(function, _coroutine())
  body(continuation)
  return try! await continuation._wait().get()
}
public func withUnsafeThrowingContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> T {
  let continuation = CheckedContinuation<T, any Error>(function, _coroutine())
  body(continuation)
  return try await continuation._wait().get()
}
