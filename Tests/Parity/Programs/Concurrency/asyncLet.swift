// Children bound to names.
enum E: Error { case bad }
func value(_ n: Int, after milliseconds: Int) async -> Int {
  try? await Task.sleep(for: .milliseconds(milliseconds))
  print("value", n)
  return n
}
func failing() async throws -> Int {
  try await Task.sleep(for: .milliseconds(5))
  throw E.bad
}
func both() async -> Int {
  async let a = value(1, after: 40)
  async let b = value(2, after: 10)
  print("children run")
  return await a * 10 + b
}
print(await both())
func throwing() async {
  async let x = failing()
  async let y = value(3, after: 20)
  do {
    print(try await x + y)
  } catch {
    print("caught", error)
  }
}
await throwing()
func left() async {
  async let unused = sleeper()
  print("leaving")
}
func sleeper() async {
  do {
    try await Task.sleep(for: .seconds(30))
  } catch {
    print("left behind, cancelled:", Task.isCancelled)
  }
}
await left()
func list() async -> [Int] {
  async let a = value(4, after: 1), b = value(5, after: 30)
  return await [b, a, a]
}
print(await list())
func typed() async -> String {
  async let text: String = "\(value(6, after: 1))"
  return await text
}
print(await typed())
