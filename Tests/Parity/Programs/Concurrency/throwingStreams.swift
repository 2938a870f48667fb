// Streams that end with an error.
enum E: Error { case bad }
let stream = AsyncThrowingStream<Int, Error> { continuation in
  continuation.onTermination = { print("termination", $0) }
  continuation.yield(1)
  continuation.yield(2)
  continuation.finish(throwing: E.bad)
}
do {
  for try await n in stream { print(n) }
  print("not here")
} catch { print("ended with", error) }
let (other, continuation) = AsyncThrowingStream.makeStream(of: String.self)
Task {
  continuation.yield("x")
  try await Task.sleep(for: .milliseconds(2))
  continuation.yield("y")
  continuation.finish()
}
for try await text in other { print(text) }
var n = 0
let unfolding = AsyncThrowingStream { () -> Int? in
  n += 1
  if n == 3 { throw E.bad }
  return n
}
do { for try await n in unfolding.map({ $0 * 10 }) { print(n) } } catch { print(error) }
let failing = AsyncStream<Int> {
  $0.yield(1); $0.yield(2); $0.finish()
}.map { n -> Int in
  if n == 2 { throw E.bad }
  return n
}
do { for try await n in failing { print("mapped", n) } } catch { print("mapping failed") }
