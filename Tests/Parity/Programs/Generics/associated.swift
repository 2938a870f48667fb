// Own sequences and collections, iterators, lazy ones, generic algorithms over them.
struct Countdown: Sequence, IteratorProtocol { var current: Int; mutating func next() -> Int? { if current < 0 { return nil }; defer { current -= 1 }; return current } }
struct Fibonacci: Sequence {
  let limit: Int;
  func makeIterator() -> some IteratorProtocol<Int> {
    var (a, b) = (0, 1);
    return AnyIterator {
      let value = a; (a, b) = (b, a + b); return value <= limit ? value : nil
    }
  }
}
print(Array(Countdown(current: 3)), Countdown(current: 4).map { $0 * $0 }, Countdown(current: 5).filter { $0 % 2 == 1 }, Countdown(current: 2).contains(1))
for number in Fibonacci(limit: 20) { print(number, terminator: " ") }
print(Fibonacci(limit: 100).reduce(0, +), Array(Fibonacci(limit: 10).prefix(4)), Fibonacci(limit: 5).sorted(by: >))
struct Ring<Element>: Collection {
  private var items: [Element]; init(_ items: [Element]) { self.items = items }
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(index: Int) -> Element { items[index % items.count] }
}
let ring = Ring(["a", "b", "c"])
print(ring.count, ring.first!, ring[4], ring.map { $0.uppercased() }, ring.dropFirst().joined(), ring.isEmpty, Array(ring.enumerated()).map(\.offset), ring.firstIndex(of: "c")!)
extension Sequence {
  func chunks(of size: Int) -> [[Element]] {
    var result: [[Element]] = []; for item in self { if let last = result.last, last.count < size { result[result.count - 1].append(item) } else { result.append([item]) } }; return result
  }
  func count(where check: (Element) throws -> Bool) rethrows -> Int { var n = 0; for item in self where try check(item) { n += 1 }; return n }
  func max<Key: Comparable>(by key: (Element) -> Key) -> Element? { self.max { key($0) < key($1) } }
}
print((1...7).chunks(of: 3), "swift".count { "aeiou".contains($0) }, ["aa", "b", "cccc"].max { $0.count }!)
extension Collection where Element: Hashable {
  var unique: [Element] { var seen: Set<Element> = []; return filter { seen.insert($0).inserted } }; func histogram() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
print([1, 2, 1, 3, 2].unique, "banana".unique, "banana".histogram().sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let lazy = (1...).lazy.map { $0 * $0 }.filter { $0 % 3 == 1 }
print(Array(lazy.prefix(4)), lazy.first { $0 > 50 }!, sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map(\.self))
var iterator = zip([1, 2, 3], "xyz").makeIterator()
while let (number, letter) = iterator.next() { print(number, letter, terminator: ";") }
print(Array(zip(1..., ["p", "q"])).count, AnySequence(Countdown(current: 1)).map { $0 }, Array(stride(from: 9, through: 1, by: -4)))
func pairs<S: Sequence>(_ s: S) -> [(S.Element, S.Element)] { Array(zip(s, s.dropFirst())) }
print(pairs([1, 2, 3]).map { $0.0 + $0.1 }, pairs("abc").map { "\($0)\($1)" })
print([3, 1, 2].sorted { $0 < $1 }, [[1], [2, 3]].flatMap { $0 }, [1, 2, 3, 4].partitioned { $0 > 2 })
extension Array {
  func partitioned(_ check: (Element) -> Bool) -> ([Element], [Element]) { (filter(check), filter { !check($0) }) }; subscript(safe index: Int) -> Element? { indices ~= index ? self[index] : nil }
}
print([1][safe: 0] as Any, [1][safe: 3] as Any)
