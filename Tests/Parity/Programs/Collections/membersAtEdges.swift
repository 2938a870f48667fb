// Members of collections at their edges.
let a = [5, 3, 9, 1]
print(a.sorted(), a.sorted(by: >), a.max()!, a.min(by: >)!, [Int]().max() as Any, a.reversed() as [Int], a.shuffled().count)
print(a.first { $0 > 5 } as Any, a.last { $0 > 4 } as Any, a.firstIndex(of: 9)!, a.lastIndex { $0 < 6 }!, a.firstIndex(of: 7) as Any)
print(a.prefix(2), a.prefix(10), a.suffix(2), a.dropFirst(), a.dropLast(3), a.prefix { $0 > 2 }, a.drop { $0 > 2 }, a.prefix(upTo: 1), a.prefix(through: 1), a.suffix(from: 2))
print(a.split(separator: 3), a.split(maxSplits: 1) { $0 > 2 }, [1, 0, 0, 2, 0].split(separator: 0, omittingEmptySubsequences: false))
print(zip(a, a.dropFirst()).map { $0 - $1 }, Array(zip("ab", 1...)), a.enumerated().map { $0.offset * $0.element })
print(a.contains(3), a.contains { $0 > 8 }, a.allSatisfy { $0 > 0 }, a.count { $0 > 2 }, a.reduce(into: [:]) { $0[$1 % 2, default: 0] += $1 }.sorted { $0.key < $1.key }.map { "\($0)" })
print(a.elementsEqual([5, 3, 9, 1]), a.starts(with: [5, 3]), a.lexicographicallyPrecedes([5, 4]), a == [5], a.isEmpty, a.startIndex, a.endIndex, a.indices)
print(a.flatMap { [$0, $0] }, a.compactMap { $0 > 4 ? "\($0)" : nil }, [[1], [], [2, 3]].joined().map { $0 }, Array([[1], [2]].joined(separator: [0])), ["a", "b"].joined(separator: "-"))
var b = a
b.append(contentsOf: 7...8)
b.insert(contentsOf: [0, 0], at: 1)
b.removeFirst()
b.removeLast(2)
b.swapAt(0, b.count - 1)
print(b, b.popLast()!, b.remove(at: 1), b)
b.replaceSubrange(0..<1, with: [7, 7, 7])
b.removeSubrange(1...1)
b += [4]
b[1...2] = [8]
print(b, b.partition { $0 > 7 }, b.capacity >= b.count)
b.removeAll { $0 == 7 }
b.sort(by: >)
b.reverse()
print(b, b.randomElement() != nil)
b.removeAll(keepingCapacity: true)
print(b, b.popLast() as Any, b.first as Any)
let slice = a[1...2]
print(slice, slice.startIndex, slice[2], Array(slice), slice.indices, slice == [3, 9], slice.firstIndex(of: 9)!, a[...1], a[2...], a[..<1], a[...])
var grown = ContiguousArray([1, 2])
grown.append(3)
print(grown, grown.count, ArraySlice(grown), [1, 2] + [3], [1] + (2...3))
print([1, 2, 3, 4, 5].chunked(2), Array(repeating: "x", count: 3))
extension Array {
  func chunked(_ size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
}
print(a[safe: 9] as Any, a[safe: 0]!)
var d = ["a": 1, "b": 2]
print(d["a"]!, d["z"] as Any, d["z", default: 9], d.count, d.keys.sorted(), d.values.sorted(), d.updateValue(5, forKey: "a") as Any, d.removeValue(forKey: "q") as Any)
d.merge(["b": 10, "c": 3]) { $0 + $1 }
print(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, d.filter { $0.value > 4 }.keys.sorted(), d.mapValues { $0 * 2 }["c"]!, d.compactMapValues { $0 > 4 ? $0 : nil }.count)
print(d.min { $0.value < $1.value }!.key, d.contains { $0.value == 12 }, d.first { $0.key == "c" }!, d.reduce(0) { $0 + $1.value }, d.isEmpty, d.index(forKey: "a") != nil, d.map(\.value).max()!)
print(Dictionary(uniqueKeysWithValues: zip("ab", 1...)).sorted { $0.key < $1.key }.map(\.value), Dictionary(["x", "y", "x"].map { ($0, 1) }, uniquingKeysWith: +)["x"]!, Dictionary(grouping: a) { $0 > 4 }[true]!)
for (key, value) in d.sorted(by: { $0.value > $1.value }).prefix(1) { print(key, value) }
d["c"] = nil
d["a", default: 0] += 1
print(d == ["a": 6, "b": 12], d.merging(["k": 1]) { _, new in new }.count, d.popFirst() != nil, d.keys.contains("zz"))
var s: Set = [3, 1, 2]
print(s.insert(3).inserted, s.insert(4), s.remove(9) as Any, s.remove(1)!, s.contains(2), s.sorted(), s.update(with: 2)!)
print(s.union([9]).sorted(), s.intersection([2, 3, 7]).sorted(), s.subtracting([2]).sorted(), s.symmetricDifference([2, 8]).sorted(), s.isSubset(of: [2, 3, 4, 5]), s.isSuperset(of: [2]), s.isDisjoint(with: [7]), s.isStrictSubset(of: s))
s.formUnion([5])
s.subtract([2, 3])
s.formSymmetricDifference([5, 6])
s.formIntersection([4, 6, 7])
print(s.sorted(), s == [6, 4], Set("hello").count, s.map { $0 }.count, s.filter { $0 > 4 }, Set([1, 2]).hashValue == Set([2, 1]).hashValue)
let o: Int? = 4
print(o.map { $0 * 2 } as Any, o.flatMap { $0 > 5 ? $0 : nil } as Any, o ?? 0, o == 4, o != nil, [1, nil, 3].compactMap { $0 }, o.unsafelyUnwrapped, (nil as Int?).map { $0 } as Any)
enum Fault: Error { case bad }
let r: Result<Int, Fault> = .success(3)
let f: Result<Int, Fault> = .failure(.bad)
print(r.map { $0 + 1 }, f.mapError { NSStringLike(stringLiteral: "\($0)") }, (try? r.get()) as Any, (try? f.get()) as Any, r.flatMap { $0 > 5 ? .success($0) : .failure(Fault.bad) }, Result { 5 })
struct NSStringLike: Error, ExpressibleByStringInterpolation { var t: String; init(stringLiteral v: String) { t = v } }
extension Result where Success == Int { var value: Int { (try? get()) ?? -1 } }
print(r.value, f.value, a.lazy.map { $0 * 2 }.filter { $0 > 5 }.first!, Array(a.lazy.prefix { $0 > 2 }), a.lazy.flatMap { [$0, 0] }.count, a.lazy.reversed().map { $0 })
print(a.difference(from: [5, 9]).count, [5, 9].applying(a.difference(from: [5, 9]))!, (1...3).reversed() as [Int], Array((1..<9).indices.suffix(2)))
for change in "kitten".difference(from: "sitting") { print(change) }
let pairs: KeyValuePairs = ["b": 1, "a": 2]
print(pairs, pairs.map(\.key), pairs.first!, Mirror(reflecting: (1, x: 2)).children.map { $0.label ?? "-" }, [AnyHashable("k"): 1][AnyHashable("k")]!)
