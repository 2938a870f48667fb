// A continuation may go on only once.
func twice() async -> Int {
  await withCheckedContinuation { continuation in
    continuation.resume(returning: 1)
    continuation.resume(returning: 2)
  }
}
print("before")
print(await twice())
