enum BankError: Error, CustomStringConvertible {
  case insufficient(needed: Int, available: Int), notFound(String), frozen
  var description: String {
    switch self {
    case let .insufficient(n, a): "need \(n), have \(a)";
    case .notFound(let id): "no \(id)";
    case .frozen: "frozen"
    }
  }
}
class Account: CustomStringConvertible {
  let id: String; private(set) var balance: Int { didSet { ledger.append(balance - oldValue) } }; private(set) var ledger: [Int] = []; var isFrozen = false
  init(id: String, balance: Int = 0) { self.id = id; self.balance = balance }
  func deposit(_ n: Int) throws { guard !isFrozen else { throw BankError.frozen }; balance += n }
  func withdraw(_ n: Int) throws { guard !isFrozen else { throw BankError.frozen }; guard balance >= n else { throw BankError.insufficient(needed: n, available: balance) }; balance -= n }
  var description: String { "\(type(of: self))(\(id): \(balance))" }
}
final class Savings: Account {
  var rate = 0.05; func accrue() { try? deposit(Int(Double(balance) * rate)) };
  override func withdraw(_ n: Int) throws { if n > 100 { throw BankError.insufficient(needed: n, available: 100) }; try super.withdraw(n) }
}
struct Bank {
  private var accounts: [String: Account] = [:]
  mutating func open(_ a: Account) -> Account { accounts[a.id] = a; return a }
  func account(_ id: String) throws(BankError) -> Account { guard let a = accounts[id] else { throw .notFound(id) }; return a }
  func transfer(_ n: Int, from: String, to: String) throws { let (a, b) = (try account(from), try account(to)); try a.withdraw(n); do { try b.deposit(n) } catch { try a.deposit(n); throw error } }
  var total: Int { accounts.values.reduce(0) { $0 + $1.balance } }
}
var bank = Bank(); _ = bank.open(Account(id: "a", balance: 50)); let s = bank.open(Savings(id: "s", balance: 1000))
for (n, f, t) in [(20, "a", "s"), (500, "s", "a"), (90, "s", "a"), (1, "a", "x"), (1000, "a", "s")] {
  do { try bank.transfer(n, from: f, to: t); print("ok", n, try bank.account(f), try bank.account(t)) } catch let e as BankError { print("failed:", e) }
}
(s as? Savings)?.accrue(); print(s, s.ledger, bank.total); s.isFrozen = true
do { try bank.transfer(5, from: "a", to: "s") } catch BankError.frozen { print("frozen", try bank.account("a").ledger) }
do { _ = try bank.account("q") } catch {
  switch error {
  case .notFound(let id): print("typed", id);
  default: print("?")
  }
}
func audit(_ xs: [Account]) -> [String] { xs.filter { $0.balance > 100 }.map { String(describing: $0) } }
print(audit([s, try bank.account("a")]), (try? bank.account("zz")) == nil, [1, 2].first { $0 > 1 }!)
struct Inventory {
  private var stock: [String: (count: Int, price: Double)] = [:]
  subscript(name: String) -> Int {
    get { stock[name]?.count ?? 0 }
    set { if newValue == 0 { stock[name] = nil } else { stock[name, default: (0, 1)].count = newValue } }
  }
  subscript(priceOf name: String) -> Double? {
    get { stock[name]?.price }
    set { stock[name]?.price = newValue ?? 0 }
  }
  var value: Double { stock.values.map { Double($0.count) * $0.price }.reduce(0, +) };
  var report: String {
    stock.keys.sorted().map { k in
      let (c, p) = stock[k]!; return k.padded(6) + String(c).padded(4, left: true) + " \(p)"
    }.joined(separator: "\n")
  }
}
extension String { func padded(_ n: Int, left: Bool = false) -> String { let fill = String(repeating: " ", count: Swift.max(0, n - count)); return left ? fill + self : self + fill } }
var inv = Inventory(); inv["pen"] += 5; inv["ink"] = 2; inv[priceOf: "ink"] = 7.5; inv["pen"] -= 1; inv[priceOf: "none"] = 3; inv["pad"] += 1; inv["pad"] = 0;
print(inv.report, inv.value, inv["pad"], inv[priceOf: "pen"] ?? 0, separator: "|")
