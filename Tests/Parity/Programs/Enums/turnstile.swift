enum Light: String, CaseIterable { case red, green, amber
  var next: Self { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
  mutating func advance(by n: Int = 1) { for _ in 0..<n { self = next } } }
var light = Light.red
light.advance(); print(light, light.next.rawValue); light.advance(by: 4); print(light)
enum Event { case coin(Int), push, kick }
enum Turnstile: Equatable, CustomStringConvertible {
  case locked(paid: Int), open, broken(reason: String)
  static let price = 3
  var description: String { switch self { case .locked(0): "locked"; case .locked(let p): "locked, \(Self.price - p) to go"; case .open: "open"; case .broken(reason: let r): "broken: \(r)" } }
  mutating func on(_ e: Event) {
    self = switch (self, e) {
    case (.broken, _): self
    case (_, .kick): .broken(reason: self == .open ? "kicked open" : "kicked")
    case (.locked(let p), .coin(let c)) where p + c >= Self.price: .open
    case let (.locked(p), .coin(c)): .locked(paid: p + c)
    case (.open, .push): .locked(paid: 0)
    case (.locked, .push), (.open, .coin): self
    }
  }
}
var t = Turnstile.locked(paid: 0)
for e: Event in [.push, .coin(1), .coin(2), .coin(1), .push, .coin(5), .kick, .push] { t.on(e); print(t, terminator: " | ") }
print()
if case .broken(let reason) = t, reason.hasSuffix("open") { print(reason.count) }
let table: [Light: (Int, Bool)] = [.red: (30, false), .green: (45, true)]
print(table[.green]?.1 ?? false, table[.amber].map { $0.0 } as Any, Light(rawValue: "blue") as Any)
