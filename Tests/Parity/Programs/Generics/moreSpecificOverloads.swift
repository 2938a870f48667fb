// Of overloads that all take the arguments, the one that takes the least is meant.
func show(_ value: some CustomStringConvertible) -> String { "text" }
func show<T>(_ list: [T]) -> String { "list" }
func show<T>(_ optional: T?) -> String { "optional" }
func show(_ number: Int) -> String { "number" }
print(show(1), show(2.5), show([1]), show(Optional(1)), show("s"), show([[1]]))

func kind<S: Sequence>(_ value: S) -> String { "sequence" }
func kind<C: Collection>(_ value: C) -> String { "collection" }
func kind<T>(_ value: Set<T>) -> String { "set" }
func kind<T: Numeric>(_ value: [T]) -> String { "numbers" }
print(kind([1]), kind(["a"]), kind(Set([1])), kind(AnySequence([1])), kind("text"))

protocol Animal {}
protocol Pet: Animal {}
struct Dog: Pet {}
struct Fox: Animal {}
func name<A: Animal>(_ animal: A) -> String { "animal" }
func name<P: Pet>(_ pet: P) -> String { "pet" }
func name(_ dog: Dog) -> String { "dog" }
func name<T>(_ other: T) -> String { "other" }
struct Cat: Pet {}
print(name(Dog()), name(Cat()), name(Fox()), name(3))

struct Printer {
  func write<T>(_ value: T) -> String { "any" }
  func write<T: Equatable>(_ value: T) -> String { "equatable" }
  func write<T: Comparable>(_ value: T) -> String { "comparable" }
  func write<T: Equatable>(_ values: [T]) -> String { "equatables" }
  func write<K: Hashable, V>(_ values: [K: V]) -> String { "dictionary" }
}
struct Plain {}
struct Same: Equatable {}
let printer = Printer()
print(printer.write(Plain()), printer.write(Same()), printer.write(4), printer.write([Same()]))
print(printer.write([Plain()]), printer.write(["k": Plain()]))

// A literal is what it is by itself, where something takes that.
func make(_ list: [Int]) -> String { "array" }
func make(_ set: Set<Int>) -> String { "set" }
print(make([1, 2]), make([1, 2] as Set))

if let match = "key=val".firstMatch(of: #/\w+/#) { print(match.0, match.output) }
print("a1b22".matches(of: #/\d+/#).map { $0.0.count })
