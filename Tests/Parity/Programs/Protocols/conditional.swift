// Conditional conformances and members, and what generic code sees of them.
struct Pair<First, Second> {
  var first: First
  var second: Second
}
extension Pair: Equatable where First: Equatable, Second: Equatable {}
extension Pair: Hashable where First: Hashable, Second: Hashable {}
extension Pair: Comparable where First: Comparable, Second: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.first, left.second) < (right.first, right.second)
  }
}
extension Pair: CustomStringConvertible where First: CustomStringConvertible {
  var description: String { "⟨\(first.description) \(second)⟩" }
}
extension Pair where First == Second {
  var both: [First] { [first, second] }
  mutating func flip() { (first, second) = (second, first) }
}
struct Opaque {}
print(Pair(first: 1, second: "a"), Pair(first: 1, second: 2) == Pair(first: 1, second: 2))
print([Pair(first: 2, second: 1), Pair(first: 1, second: 9), Pair(first: 1, second: 3)].sorted())
print(
  Set([Pair(first: 1, second: 1), Pair(first: 1, second: 1)]).count, Pair(first: 3, second: 4).both)
print(
  Pair(first: 1, second: 5) < Pair(first: 2, second: 0),
  max(Pair(first: 1, second: 5), Pair(first: 1, second: 6)))
var pair = Pair(first: "x", second: "y")
pair.flip()
print(pair)
protocol Summable { static func + (left: Self, right: Self) -> Self; static var zero: Self { get } }
extension Int: Summable {}
extension String: Summable { static var zero: String { "" } }
extension Array: Summable { static var zero: [Element] { [] } }
extension Optional: Summable where Wrapped: Summable {
  static func + (left: Self, right: Self) -> Self {
    switch (left, right) {
    case (let left?, let right?): left + right
    default: left ?? right
    }
  }
  static var zero: Self { nil }
}
func sum<Value: Summable>(_ values: [Value]) -> Value { values.reduce(.zero, +) }
print(
  sum([1, 2, 3]), sum(["a", "b"]), sum([[1], [2, 3]]), sum([1, nil, 5]) as Any, sum([Int?]()) as Any
)
extension Sequence where Element: Summable {
  func summed() -> Element { reduce(Element.zero) { $0 + $1 } }
}
print((1...4).summed(), ["x", "y"].summed(), [[1], [2]].summed())
extension Collection where Element: Equatable {
  func isPalindrome() -> Bool { zip(self, reversed()).allSatisfy(==) }
}
print("abba".isPalindrome(), [1, 2].isPalindrome(), [1].isPalindrome())
extension Array where Element == String {
  var longest: String? { self.max { $0.count < $1.count } }
}
extension Dictionary where Value: BinaryInteger {
  var total: Int { values.reduce(0) { $0 + Int($1) } }
}
print(["a", "ccc", "bb"].longest!, ["a": 1, "b": UInt8(2) == 2 ? 5 : 0].total)
