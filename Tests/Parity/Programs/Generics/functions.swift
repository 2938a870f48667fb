// Generic functions: constraints, where clauses, overloads by constraint, inference from results.
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
func largest<T: Comparable>(_ values: [T]) -> T? { values.max() }
func merge<C1: Collection, C2: Collection>(_ a: C1, _ b: C2) -> [C1.Element] where C1.Element == C2.Element { Array(a) + Array(b) }
func allEqual<S: Sequence>(_ sequence: S) -> Bool where S.Element: Equatable {
  var iterator = sequence.makeIterator()
  guard let first = iterator.next() else { return true }
  while let next = iterator.next() { if next != first { return false } }
  return true
}
func describe<T>(_ value: T) -> String { "plain \(value)" }
func describe<T: Comparable>(_ value: T) -> String { "comparable \(value)" }
func describe<T: BinaryInteger>(_ value: T) -> String { "integer \(value)" }
func describe(_ value: Int) -> String { "Int \(value)" }
func describe<T>(_ values: [T]) -> String { "array of \(values.count)" }
func describe<T>(_ value: T?) -> String { value.map { "optional \($0)" } ?? "nil" }
func parse<T: LosslessStringConvertible>(_ text: String) -> T? { T(text) }
func parse<T: LosslessStringConvertible>(_ text: String, as type: T.Type, default fallback: T) -> T { T(text) ?? fallback }
struct Plain {}
print(swapped((1, "a")), largest([3, 9, 4])!, largest([String]()) as Any, merge([1], Set([2])), merge("ab", ["c"]))
print(allEqual([1, 1, 1]), allEqual("aab"), allEqual(1...2), allEqual([Int]()))
print(describe(Plain()), describe("s"), describe(UInt8(3)), describe(7), describe([1, 2]), describe(Optional(2)))
let number: Int? = parse("42")
let real: Double? = parse("2.5")
print(number!, real!, parse("x", as: Int.self, default: -1), parse("true", as: Bool.self, default: false))
func apply<T, R>(_ value: T, _ transforms: ((T) -> R)...) -> [R] { transforms.map { $0(value) } }
print(apply(3, { $0 + 1 }, { $0 * $0 }), apply("x") { $0.count })
func memoize<Key: Hashable, Value>(_ work: @escaping (Key) -> Value) -> (Key) -> Value {
  var cache: [Key: Value] = [:]
  return { key in
    if let known = cache[key] { return known }
    let value = work(key)
    cache[key] = value
    return value
  }
}
var calls = 0
let square = memoize { (n: Int) -> Int in
  calls += 1; return n * n
}
print(square(4), square(4), square(5), calls)
func zip3<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] { (0..<min(a.count, b.count, c.count)).map { (a[$0], b[$0], c[$0]) } }
print(zip3([1, 2], ["a", "b", "c"], [true, false]))
func identity<T>(_ value: T) -> T { value }
let same: (String) -> String = identity
print(same("x"), [1, 2].map(identity), identity(identity)(3))
func count<T>(of type: T.Type, in values: [Any]) -> Int { values.filter { $0 is T }.count }
print(count(of: Int.self, in: [1, "a", 2]), count(of: String.self, in: [1, "a", 2]))
func make<T>(_ type: T.Type = T.self, _ build: () -> T) -> T { build() }
print(make { 5 }, make(String.self) { "s" })
func first<T, U>(_ list: [T], where check: (T) throws -> U?) rethrows -> U? { for item in list { if let found = try check(item) { return found } }; return nil }
print(first(["a", "1"]) { Int($0) }!, first([1]) { _ in String?.none } as Any)
