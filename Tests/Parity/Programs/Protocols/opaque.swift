// `some` in results, parameters and properties; constrained; identity of the type behind it.
protocol Animal {
  associatedtype Food; var name: String { get }; func eat(_ food: Food) -> String;
  var favourite: Food { get }
}
struct Cow: Animal {
  let name = "cow"
  var favourite: Int { 3 }
  func eat(_ food: Int) -> String { "\(food) bales" }
}
struct Cat: Animal {
  let name = "cat"
  var favourite: String { "fish" }
  func eat(_ food: String) -> String { "one \(food)" }
}
func makeAnimal() -> some Animal { Cow() }
func feed(_ animal: some Animal) -> String { "\(animal.name) eats \(animal.eat(animal.favourite))" }
func feedAll(_ animals: [any Animal]) -> [String] { animals.map { feed($0) } }
print(feed(makeAnimal()), feed(Cat()), feedAll([Cow(), Cat()]))
func evens(below end: Int) -> some Sequence<Int> { (0..<end).lazy.filter { $0 % 2 == 0 } }
print(Array(evens(below: 7)), evens(below: 5).map { $0 + 1 })
struct Farm {
  var star: some Animal { Cat() }
  var numbers: some Collection<Int> { [1, 2, 3] }
  func compare(_ left: some Equatable, _ right: some CustomStringConvertible) -> String {
    "\(left) \(right.description)"
  }
}
print(feed(Farm().star), Farm().numbers.count, Farm().numbers.first!, Farm().compare(1, [2]))
func equal<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { a == b }
func some1() -> some Equatable & CustomStringConvertible { 42 }
print(equal(some1(), some1()), some1().description, type(of: some1()))
func transform(
  _ values: some Sequence<String>, with change: (String) -> some CustomStringConvertible
) -> [String] {
  values.map { change($0).description }
}
print(transform(["a", "bb"]) { $0.count }, transform(["c"].lazy) { $0 + "!" })
func largest(_ values: some Collection<some Comparable>) -> String {
  values.max().map { "\($0)" } ?? "none"
}
print(largest([3, 9, 2]), largest(["x", "z"]), largest([Double]()))
var callbacks: [(String) -> any CustomStringConvertible] = [{ $0.count }, { $0.uppercased() }]
print(callbacks.map { $0("word").description })
func build(_ isCow: Bool) -> any Animal { if isCow { Cow() } else { Cat() } }
print(build(true).name, build(false).name)
