// Tasks: values, errors, results, what they capture, the order of their beginnings.
enum E: Error { case bad }
func later(_ text: String, _ milliseconds: Int) async -> String {
  try? await Task.sleep(for: .milliseconds(milliseconds))
  print("done", text)
  return text
}
let slow = Task { await later("slow", 60) }
let quick = Task { await later("quick", 20) }
print("started")
print(await slow.value, await quick.value)

let failing = Task { () -> Int in
  try await Task.sleep(for: .milliseconds(1))
  throw E.bad
}
do { print(try await failing.value) } catch { print("failed with", error) }
print(await failing.result)
let fine = Task { 5 }
switch await fine.result {
case .success(let value): print("success", value)
}
let nested = Task { () -> Int in
  let inner = Task { await later("inner", 5).count }
  return await inner.value + 1
}
print(await nested.value)
print(await nested.value)
let void = Task { _ = await later("void", 1) }
await void.value
let detached = Task.detached { await later("detached", 1) }
print(await detached.value)
print(fine == fine, Set([fine, fine]).count)
