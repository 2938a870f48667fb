// Access levels that programs use: private(set), fileprivate, private in extensions, final.
struct Account {
  private(set) var balance = 0
  fileprivate var notes: [String] = []
  private let limit = 100
  public internal(set) var owner = "nobody"
  mutating func deposit(_ amount: Int) { balance += clamp(amount); notes.append("+\(amount)") }
  private func clamp(_ amount: Int) -> Int { min(amount, limit) }
}
extension Account {
  private var isRich: Bool { balance > limit }
  var status: String { isRich ? "rich" : "poor" }
  static func joint(_ names: String...) -> Account { var account = Account(); account.owner = names.joined(separator: " & "); return account }
}
var account = Account.joint("Ann", "Bo")
account.deposit(70)
account.deposit(500)
account.notes.removeFirst()
account.owner += "!"
print(account.balance, account.status, account.notes, account.owner)
final class Registry {
  private static var instances = 0
  static func make() -> Registry { instances += 1; return Registry() }
  static var count: Int { instances }
  private init() {}
  private lazy var cache: [String: Int] = ["seed": 1]
  func value(_ key: String) -> Int { cache[key, default: 0] += 1; return cache[key]! }
}
let registry = Registry.make()
print(registry.value("seed"), registry.value("x"), registry.value("x"), Registry.count)
private struct Secret { let code: Int }
private func reveal(_ secret: Secret) -> Int { secret.code }
print(reveal(Secret(code: 7)))
open class Base { public init() {}; open func name() -> String { "base" }; public final func shout() -> String { name().uppercased() } }
class Sub: Base { override func name() -> String { "sub of " + super.name() } }
print(Sub().shout(), Base().shout())
