// collections algorithms
let nums = [5, 3, 8, 1, 9, 2]
print(
  nums.sorted(), nums.sorted(by: >), nums.min()!, nums.max()!, nums.reduce(0, +),
  nums.firstIndex(of: 8)!, nums.contains { $0 > 8 }, nums.allSatisfy { $0 > 0 })
print(
  nums.prefix(while: { $0 != 1 }), nums.drop { $0 != 1 }, nums.partitioned { $0 > 4 },
  nums.chunked(4), nums.windows(3).count)
extension Sequence {
  func partitioned(_ p: (Element) -> Bool) -> ([Element], [Element]) {
    reduce(into: ([], [])) { p($1) ? $0.0.append($1) : $0.1.append($1) }
  }
  func grouped<K: Hashable>(by k: (Element) -> K) -> [K: [Element]] {
    Dictionary(grouping: self, by: k)
  }
  func sorted<T: Comparable>(by kp: KeyPath<Element, T>) -> [Element] {
    sorted { $0[keyPath: kp] < $1[keyPath: kp] }
  }
  func sum<T: Numeric>(_ kp: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: kp] } }
}
extension Sequence where Element: Hashable {
  func uniqued() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
  var histogram: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
extension Array {
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
  func windows(_ n: Int) -> [ArraySlice<Element>] {
    n > count ? [] : (0...(count - n)).map { self[$0..<($0 + n)] }
  }
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
}
extension Collection { func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) } }
print(
  nums[safe: 10] as Any, nums[safe: 0]!, [1, 2, 2, 3, 1].uniqued(),
  ["a", "b", "a"].histogram["a"]!, nums.pairs().map { $1 - $0 })
struct P {
  var n: String
  var a: Int
}
let ps = [P(n: "x", a: 3), P(n: "y", a: 1), P(n: "z", a: 3)]
print(
  ps.sorted(by: \.a).map(\.n), ps.sum(\.a), ps.grouped(by: \.a)[3]!.map(\.n),
  ps.grouped { $0.a > 1 }.mapValues(\.count).count)
var d = ["one": 1, "two": 2]
d["three"] = 3
d["one"] = nil
d["four", default: 0] += 4
d.merge(["two": 22, "five": 5]) { old, new in old + new }
print(
  d.keys.sorted(), d.values.sorted(), d.filter { $0.value > 4 }.keys.sorted(),
  d.min { $0.value < $1.value }!, d.updateValue(9, forKey: "two") as Any,
  d.removeValue(forKey: "zzz") as Any, d.count)
for (k, v) in d.sorted(by: { $0.key < $1.key }) { print(k, v, terminator: ";") }
print()
print(
  Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...)).sorted { $0.key < $1.key },
  Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: max))
let A: Set = [1, 2, 3, 4]
let B: Set = [3, 4, 5]
print(
  A.union(B).sorted(), A.intersection(B).sorted(), A.subtracting(B).sorted(),
  A.symmetricDifference(B).sorted(), A.isSuperset(of: [1, 2]), A.isDisjoint(with: [9]))
var q = [1, 2, 3, 4, 5, 6]
q.removeAll { $0 % 2 == 0 }
q.insert(contentsOf: [7, 8], at: 1)
q.swapAt(0, 1)
q.append(contentsOf: 10...11)
q.remove(at: 2)
q.removeSubrange(0..<1)
q.reverse()
q += [0]
print(q, q.firstIndex { $0 < 5 } as Any, q.last!, q.dropLast(2), q[1...], q.popLast()!, q.isEmpty)
let nested = [[1, 2], [], [3]]
print(
  nested.flatMap { $0 }, nested.joined(separator: [0]).map { $0 }, nested.map(\.count),
  Array(nested.joined()), ["1", "x"].compactMap { Int($0) })
print(
  zip(1..., "abc").map { "\($0)\($1)" }, stride(from: 10, through: 0, by: -5).map { $0 },
  (1...3).flatMap { Array(repeating: $0, count: $0) },
  sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 }, (0..<3).reversed().map { $0 },
  repeatElement("z", count: 2).joined())
let lz = (1...).lazy.filter { $0 % 3 == 0 }.map { $0 * $0 }.prefix(3)
print(Array(lz))
var slice = nums[2...4]
slice[2] = 100
print(slice, slice.startIndex, nums[2], slice.indices, Array(slice.enumerated()).map { $0.offset })
print(
  [3, 1, 2].enumerated().sorted { $0.element < $1.element }.map(\.offset),
  [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2].lexicographicallyPrecedes([1, 3]),
  nums.shuffled().count, [1: "a"] == [1: "a"], (1...10).filter { $0.isMultiple(of: 5) },
  nums.split { $0 == 1 }.map(Array.init), [1, 5, 2].max(by: { $0 > $1 })!)
let diff = [1, 2, 4].difference(from: [1, 3, 4])
for c in diff {
  switch c {
  case .insert(let o, let e, _): print("+", o, e)
  case .remove(let o, let e, _): print("-", o, e)
  }
}
func binarySearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index?
where C.Element: Comparable {
  var lo = c.startIndex
  var hi = c.endIndex
  while lo < hi {
    let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2)
    if c[mid] == x { return mid }
    if c[mid] < x { lo = c.index(after: mid) } else { hi = mid }
  }
  return nil
}
print(binarySearch(nums.sorted(), 8) as Any, binarySearch(Array("abcxyz"), "x") as Any)
