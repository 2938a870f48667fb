// Suspension by hand: callbacks made into functions that wait.
enum E: Error { case bad }
func callback(_ n: Int, _ done: @escaping (Result<Int, Error>) -> Void) {
  Task {
    try? await Task.sleep(for: .milliseconds(5))
    done(n > 0 ? .success(n) : .failure(E.bad))
  }
}
func wrapped(_ n: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    callback(n) { continuation.resume(with: $0) }
  }
}
print(try await wrapped(3))
do { print(try await wrapped(0)) } catch { print("threw", error) }
let now: String = await withCheckedContinuation { $0.resume(returning: "at once") }
print(now)
await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
  Task {
    print("resuming"); continuation.resume()
  }
}
print("resumed")
do {
  try await withUnsafeThrowingContinuation { (c: UnsafeContinuation<Void, Error>) in c.resume(throwing: E.bad) }
} catch { print(error) }
let number = await withUnsafeContinuation { (c: UnsafeContinuation<Int, Never>) in c.resume(returning: 7) }
print(number)
