// Casts to a class that conforms to a protocol, and optional tuples under other labels.
protocol Usable { func use() -> String }
class Item {
  let name: String
  init(_ name: String) { self.name = name }
}
final class Potion: Item, Usable {
  func use() -> String { "drink \(name)" }
}
let items: [Item] = [Potion("red"), Item("rock")]
print(items[0] is any Usable & Item, items[1] is any Usable & Item)
print(items.compactMap { $0 as? any Usable & Item }.map { "\($0.name): \($0.use())" })
switch items[0] {
case let usable as any Item & Usable: print(usable.use(), usable.name)
default: print("none")
}
func best(_ marks: [String: Double]) -> (key: String, mark: Double)? {
  marks.keys.sorted().map { ($0, marks[$0]!) }.max { $0.1 < $1.1 }
}
print(best(["art": 3.5, "biology": 5])!, best([:]) as Any)
