// Tasks that nobody waits for do not outlive the program.
let stream = AsyncStream<Int> { c in
  c.yield(1)
}
Task {
  for await n in stream { print("got", n) }
  print("never")
}
try await Task.sleep(for: .milliseconds(20))
Task {
  try await Task.sleep(for: .seconds(20)); print("never")
}
print("end")
