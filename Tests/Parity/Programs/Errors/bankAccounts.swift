enum BankError: Error, CustomStringConvertible {
  case insufficient(needed: Double, available: Double)
  case unknown(account: String)
  case frozen
  var description: String {
    switch self {
    case let .insufficient(needed, available): "need \(needed - available) more"
    case .unknown(let a): "no account \(a)"
    case .frozen: "frozen"
    }
  }
}
final class Bank {
  private var accounts: [String: Double] = [:]
  private(set) var log: [String] = [] { didSet { if log.count > 3 { log.removeFirst() } } }
  var isFrozen = false
  func open(_ name: String, with amount: Double = 0) { accounts[name] = amount }
  func withdraw(_ amount: Double, from name: String) throws(BankError) {
    guard !isFrozen else { throw .frozen }
    guard let balance = accounts[name] else { throw .unknown(account: name) }
    guard balance >= amount else { throw .insufficient(needed: amount, available: balance) }
    accounts[name]! -= amount
    log.append("-\(amount) \(name)")
  }
  func transfer(_ amount: Double, from a: String, to b: String) throws {
    guard accounts.keys.contains(b) else { throw BankError.unknown(account: b) }
    try withdraw(amount, from: a)
    accounts[b]? += amount
    log.append("\(a)>\(b)")
  }
  subscript(_ n: String) -> Double? { accounts[n] }
}
let bank = Bank()
bank.open("ann", with: 100); bank.open("bob")
do {
  try bank.transfer(30, from: "ann", to: "bob")
  try bank.transfer(100, from: "ann", to: "bob")
} catch BankError.insufficient(let n, let a) where n > 50 {
  print("big", n, a)
} catch { print(error) }
do { try bank.withdraw(1, from: "zed") } catch .unknown(let x) { print("unknown", x) } catch { print("other", error) }
bank.isFrozen = true
let r = Result { try bank.transfer(1, from: "bob", to: "ann") }
switch r { case .success: print("ok"); case .failure(let e): print("failed:", e) }
print(bank["ann"]!, bank["bob"] ?? -1, bank["x"] as Any, bank.log)
print((try? bank.withdraw(1, from: "ann")) == nil)
