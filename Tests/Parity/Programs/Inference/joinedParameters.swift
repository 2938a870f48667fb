// Several arguments determine one generic parameter: its type is the one to which all convert.
class Animal {}
class Cat: Animal {}
class Dog: Animal {}
enum Suit { case clubs, hearts(Int) }
struct Measure: Equatable {
  var value = 1
  init() {}
  init?(_ text: String) { return nil }
}

func values<T>(_ one: T, _ other: T) -> T.Type { T.self }
func bounded<T: Animal>(_ one: T, _ other: T) -> T.Type { T.self }
func lazily<T: Equatable>(_ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T) -> T.Type {
  T.self
}
func made<T>(_ one: () -> T, _ other: () -> T) -> T.Type { T.self }
func listed<T>(_ values: T...) -> T.Type { T.self }
func optional<T>(_ one: T?, _ other: T) -> T.Type { T.self }
func elements<T, U>(_ one: [T], _ other: [U]) -> String { "\(T.self) \(U.self)" }
func keyed<T>(_ values: [String: T]) -> T.Type { T.self }
func both<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [String] { zip(a, b).map { "\($0) \($1)" } }
struct Pair<T> {
  let one: T, other: T
  init(_ one: T, _ other: T) { (self.one, self.other) = (one, other) }
}

let number = 3
let maybe: Int? = 4
let measure = Measure()
print(values(number, maybe), values(maybe, number), values(1, nil), values("a", nil), values(1, 2.5))
print(values(Cat(), Animal()), values(Animal(), Cat()), values(Cat(), Dog() as Animal))
print(bounded(Cat(), Animal()), bounded(Animal(), Dog()))
print(lazily(number, maybe), lazily(number, Int("3")), lazily(measure, Measure("x")))
print(made({ number }, { maybe }), made({ maybe }, { number }))
print(listed(1, maybe), listed(1, 2.5), listed("a", nil), listed(Cat(), Animal()))
print(optional(1, 2), optional(maybe, 2), optional(nil, 3), optional(1, maybe))
print(elements([Suit.clubs, nil], [nil, 1.5]), keyed(["a": 1, "b": nil]))
print(both([Suit.clubs, .hearts(2)], [Suit.clubs, nil]))
print(type(of: Pair(1, nil)), type(of: Pair(Cat(), Animal())), Pair(1, maybe).one as Any)
let suits = [Suit.clubs, nil, .hearts(1)]
print(type(of: suits), suits.count, [nil, Suit.clubs].count)
func pick<T>(_ first: Bool, _ one: T, _ other: T) -> T { first ? one : other }
let picked = pick(true, number, maybe), none = pick(false, number, nil), float = pick(true, 1, 2.5)
print(picked ?? 0, none ?? 0, float)
