// Actors: state behind calls that wait, reentrance, nonisolated members, isolation to the main actor.
actor Account {
  let name: String
  private(set) var balance = 0
  var log: [String] = []
  init(_ name: String) { self.name = name }
  func deposit(_ amount: Int) { balance += amount; log.append("+\(amount)") }
  func withdraw(_ amount: Int) throws {
    guard amount <= balance else { throw Poor(missing: amount - balance) }
    balance -= amount
    log.append("-\(amount)")
  }
  func transfer(_ amount: Int, to other: Account) async throws {
    try withdraw(amount)
    await other.deposit(amount)
  }
  nonisolated var title: String { "account of \(name)" }
  func slowly() async -> (Int, Int) {
    let before = balance
    try? await Task.sleep(for: .milliseconds(20))
    return (before, balance)
  }
}
struct Poor: Error { let missing: Int }
let ann = Account("Ann"), bob = Account("Bob")
await ann.deposit(10)
try await ann.transfer(4, to: bob)
print(await ann.balance, await bob.balance, ann.title)
do { try await bob.transfer(50, to: ann) } catch { print(error) }
let slow = Task { await ann.slowly() }
try await Task.sleep(for: .milliseconds(5))
await ann.deposit(100)
print(await slow.value)
print(await ann.log, await bob.log)
@MainActor final class Model {
  var items: [Int] = []
  func load() async {
    for n in 1...3 { items.append(await fetch(n)) }
  }
  private func fetch(_ n: Int) async -> Int { await Task.yield(); return n * n }
}
let model = Model()
await model.load()
print(model.items)
print(await MainActor.run { model.items.count })
actor Cache {
  static let shared = Cache()
  private var values: [String: Int] = [:]
  subscript(key: String) -> Int? { values[key] }
  func value(_ key: String, _ make: () async -> Int) async -> Int {
    if let known = values[key] { return known }
    let made = await make()
    values[key] = made
    return made
  }
}
print(
  await Cache.shared.value("a") {
    await Task.yield(); print("made"); return 1
  })
print(await Cache.shared.value("a") { 2 }, await Cache.shared["a"] as Any)
