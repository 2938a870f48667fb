protocol Animal {
  var name: String { get }
  func sound() -> String
}
struct Dog: Animal {
  var name: String
  func sound() -> String { "wuff" }
}
class Base {
  func size() -> Int { 1 }
}
final class Derived: Base {
  override func size() -> Int { super.size() + 1 }
}

func speak(_ animal: any Animal) -> String { animal.name + animal.sound() }
func same<Value: Equatable>(_ first: Value, _ second: Value) -> Bool { first == second }
func total(_ base: Base) -> Int { base.size() + Derived().size() }
