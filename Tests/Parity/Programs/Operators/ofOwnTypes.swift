// Operators that a program declares for types of its own, those of Bool among them.
struct Filter<T> {
  let accepts: (T) -> Bool
  static func && (l: Filter, r: Filter) -> Filter { .init { l.accepts($0) && r.accepts($0) } }
  static func || (l: Filter, r: @autoclosure @escaping () -> Filter) -> Filter {
    .init { l.accepts($0) || r().accepts($0) }
  }
  static prefix func ! (f: Filter) -> Filter { .init { !f.accepts($0) } }
}
func == <R, V: Equatable>(path: KeyPath<R, V>, value: V) -> Filter<R> {
  .init { $0[keyPath: path] == value }
}
func > <R, V: Comparable>(path: KeyPath<R, V>, value: V) -> Filter<R> {
  .init { $0[keyPath: path] > value }
}
extension Sequence {
  func filter(_ f: Filter<Element>) -> [Element] { filter(f.accepts) }
}
struct Person { var name: String; var age: Int; var city: String? }
let people = [
  Person(name: "Zoë", age: 31, city: "Paris"), Person(name: "Adam", age: 25),
  Person(name: "Bea", age: 31, city: "Rome"),
]
print(people.filter(\.age == 31 && !(\.city == "Rome")).map(\.name))
print(people.filter(\.age > 30 || \.name == "Adam").count)
let adult: Filter<Person> = \.age > 30
let both = adult && \.name == "Bea"
print(people.filter(both).map(\.name), people.filter(!both).count)
print(people.contains { $0.age > 30 && $0.city == nil }, !people.isEmpty || people.count > 9)

// A literal takes the type that the operator has for it, not always that of the other operand.
struct Money: ExpressibleByIntegerLiteral {
  var cents: Double
  init(integerLiteral value: Int) { cents = Double(value) }
  init(cents: Double) { self.cents = cents }
  static func * (factor: Double, money: Money) -> Money { Money(cents: factor * money.cents) }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
}
let price: Money = 3
print((2 * price).cents, (2 + price).cents, (0.5 * price + 1).cents)

// What is printed may be of either type.
let discount: Double? = nil
let label: String? = "ten"
print(discount ?? "no discount", label ?? 0)
let shown: Any = discount ?? "none"
print(shown)
