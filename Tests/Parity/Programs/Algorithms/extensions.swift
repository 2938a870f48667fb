// matrix of small stdlib usages that blog posts use
import Foundation

struct Point: Hashable, Codable, Comparable {
  var x: Int, y: Int
  static func < (a: Point, b: Point) -> Bool { (a.x, a.y) < (b.x, b.y) }
}
let pts = [Point(x: 2, y: 1), Point(x: 1, y: 5), Point(x: 1, y: 2)]
print(
  pts.sorted(), pts.max()!, Set(pts).contains(Point(x: 2, y: 1)), [pts[0]: "a"][Point(x: 2, y: 1)]!)
let groups = Dictionary(grouping: pts, by: \.x).mapValues { $0.map(\.y).sorted() }
print(groups.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
var inv: [String: (count: Int, price: Double)] = ["a": (2, 1.5)]
inv["b"] = (count: 1, price: 3)
inv["a"]?.count += 3
print(inv["a"]!.count, inv.reduce(0.0) { $0 + Double($1.value.count) * $1.value.price })
let (evens, odds) = (1...6).reduce(into: ([Int](), [Int]())) { acc, n in
  if n.isMultiple(of: 2) { acc.0.append(n) } else { acc.1.append(n) }
}
print(evens, odds)
func fib() -> some Sequence<Int> {
  sequence(state: (0, 1)) { s in
    defer { s = (s.1, s.0 + s.1) }
    return s.0
  }
}
print(
  Array(fib().prefix(10)), fib().first { $0 > 50 }!,
  Array(fib().lazy.filter { $0 % 2 == 0 }.prefix(4)))
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    n == 0
      ? nil
      : {
        n -= 1
        return n + 1
      }()
  }
}
print(Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * $0 }, Countdown(n: 5).contains(2))
struct Page<T>: RandomAccessCollection {
  let items: [T]
  let size: Int
  var startIndex: Int { 0 }
  var endIndex: Int { (items.count + size - 1) / size }
  subscript(i: Int) -> ArraySlice<T> { items[(i * size)..<Swift.min((i + 1) * size, items.count)] }
}
let pg = Page(items: Array(1...7), size: 3)
print(
  pg.count, pg.last!, pg.map { $0.reduce(0, +) }, pg.reversed().first!, pg[1].first!, pg.indices)
var deque: [Int] = []
deque.append(1)
deque.insert(0, at: 0)
deque += [2, 3]
deque.removeFirst(2)
deque.replaceSubrange(0..<1, with: [9, 9])
print(deque, deque.dropFirst().first ?? 0, deque.suffix(from: 1), deque.endIndex)
print(
  "abc".map { String($0) }.permutations().count, [1, 2, 3].combinations(2), [3, 1, 2].isSorted,
  [1, 2, 3].isSorted, [1, 2, 3, 4].rotated(by: 1), [[1, 2], [3, 4]].transposed())
extension Array {
  func permutations() -> [[Element]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { i -> [[Element]] in
      var r = self
      let e = r.remove(at: i)
      return r.permutations().map { [e] + $0 }
    }
  }
  func combinations(_ k: Int) -> [[Element]] {
    k == 0
      ? [[]]
      : indices.flatMap { i in Array(self[(i + 1)...]).combinations(k - 1).map { [self[i]] + $0 } }
  }
  func rotated(by n: Int) -> [Element] { Array(self[n...] + self[..<n]) }
}
extension Collection where Element: Comparable {
  var isSorted: Bool { zip(self, dropFirst()).allSatisfy(<=) }
}
extension Array where Element: RandomAccessCollection, Element.Index == Int {
  func transposed() -> [[Element.Element]] {
    guard let f = first else { return [] }
    return f.indices.map { c in map { $0[c] } }
  }
}
extension Dictionary {
  func mapKeys<K: Hashable>(_ f: (Key) -> K) -> [K: Value] {
    [K: Value](uniqueKeysWithValues: map { (f($0), $1) })
  }
  static func + (a: Self, b: Self) -> Self { a.merging(b) { $1 } }
}
let merged: [String: String] = [1: "a"].mapKeys { (k: Int) -> String in String(k) } + ["2": "b"]
print(merged.sorted { $0.key < $1.key }.map { $0.key + $0.value })
extension Optional {
  func unwrap(or e: @autoclosure () -> any Error) throws -> Wrapped {
    guard let self else { throw e() }
    return self
  }
  var isNil: Bool { self == nil }
}
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
struct Nope: Error {}
print(
  (try? (nil as Int?).unwrap(or: Nope())) as Any, Optional(1).isNil, ("" as String?).isNilOrEmpty,
  ([1] as [Int]?).isNilOrEmpty)
extension Comparable {
  func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }
}
print(15.clamped(to: 0...10), 0.5.clamped(to: 1...2), "m".clamped(to: "a"..."f"))
extension BinaryInteger {
  var digits: [Int] { String(describing: self).compactMap { $0.wholeNumberValue } }
}
print(1234.digits, UInt8(25).digits)
extension Bool {
  static func ^ (a: Bool, b: Bool) -> Bool { a != b }
  var int: Int { self ? 1 : 0 }
}
print(true ^ false, [true, false, true].map(\.int).reduce(0, +))
extension Sequence {
  func max<T: Comparable>(by kp: KeyPath<Element, T>) -> Element? {
    self.max { $0[keyPath: kp] < $1[keyPath: kp] }
  }
  func count(where p: (Element) throws -> Bool) rethrows -> Int { try filter(p).count }
  func dict<K: Hashable, V>(_ f: (Element) -> (K, V)) -> [K: V] {
    reduce(into: [:]) {
      let (k, v) = f($1)
      $0[k] = v
    }
  }
  func forEachIndexed(_ f: (Int, Element) -> Void) { enumerated().forEach(f) }
}
print(pts.max(by: \.y)!, pts.count { $0.x == 1 }, ["a", "bb"].dict { ($0, $0.count) }["bb"]!)
["p", "q"].forEachIndexed { print($0, $1, terminator: " ") }
print()
struct Stats {
  let v: [Double]
  var mean: Double { v.reduce(0, +) / Double(v.count) }
  var median: Double {
    let s = v.sorted()
    let m = s.count / 2
    return s.count % 2 == 0 ? (s[m - 1] + s[m]) / 2 : s[m]
  }
  var variance: Double { v.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(v.count) }
  var mode: Double? {
    Dictionary(v.map { ($0, 1) }, uniquingKeysWith: +).max {
      ($0.value, -$0.key) < ($1.value, -$1.key)
    }?.key
  }
}
let stt = Stats(v: [2, 4, 4, 4, 5, 5, 7, 9])
print(stt.mean, stt.median, stt.variance.squareRoot(), stt.mode!)
print(
  (1...5).map(Double.init).map { String(format: "%.1f", $0 / 3) }, Int.random(in: 3...3),
  [7].randomElement()!, (0..<5).shuffled().sorted(),
  Array(zip("ab", [1, 2])).map { "\($0.0)\($0.1)" }, String("hello".reversed()),
  Array("abc").lastIndex(of: "c")!, "a-b".split(separator: "-").map(String.init),
  [1, 2] == [1, 2], (1, "a") == (1, "a"), [1: 2] != [1: 3])
