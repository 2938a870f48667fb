// Streams: buffers, endings, several ways to fill them.
let ready = AsyncStream<Int> { continuation in
  continuation.onTermination = { print("ended", $0) }
  for n in 0..<3 { continuation.yield(n) }
  continuation.finish()
  continuation.yield(9)
}
for await n in ready { print("ready", n) }
let timed = AsyncStream { continuation in
  Task {
    for n in 1...3 {
      try? await Task.sleep(for: .milliseconds(3))
      continuation.yield("tick \(n)")
    }
    continuation.finish()
  }
}
for await tick in timed { print(tick) }
let (newest, put) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(2))
for word in ["a", "b", "c"] { print(put.yield(word)) }
put.finish()
print(put.yield("d"))
for await word in newest { print("newest", word) }
let oldest = AsyncStream(Int.self, bufferingPolicy: .bufferingOldest(1)) { c in
  print(c.yield(1), c.yield(2))
  c.finish()
}
for await n in oldest { print("oldest", n) }
var left = 3
let unfolded = AsyncStream { () -> Int? in
  left -= 1
  return left >= 0 ? left : nil
}
for await n in unfolded { print("unfolded", n) }
let consumer = Task {
  let (stream, continuation) = AsyncStream<Int>.makeStream()
  continuation.onTermination = { print("terminated", $0) }
  continuation.yield(1)
  for await n in stream { print("consumed", n) }
  print("over", Task.isCancelled)
}
try await Task.sleep(for: .milliseconds(15))
consumer.cancel()
await consumer.value
