var a = [3, 1, 2]
a.append(5); a.append(contentsOf: [7, 6]); a += [9]; a.insert(0, at: 0);
a.insert(contentsOf: [10, 11], at: 2)
print(a, a.count, a.isEmpty, a.first as Any, a.last as Any, a.startIndex, a.endIndex, a.indices)
print(a.remove(at: 2), a.removeFirst(), a.removeLast(), a.popLast() as Any, a)
a.removeFirst(2); a.removeLast(1); print(a)
a = Array(1...10)
a.removeSubrange(2..<4); print(a); a.removeSubrange(...1); print(a)
a.replaceSubrange(1...2, with: [100, 200, 300]); print(a)
a[0...1] = [42]; print(a); a[1...] = []; print(a)
a = Array(1...10); a.removeAll(where: { $0.isMultiple(of: 2) }); print(a)
a.removeAll(keepingCapacity: true); print(a, [Int]().first as Any, a.popLast() as Any)
a = [5, 3, 8, 1]; a.swapAt(0, 3); print(a); a.reverse(); print(a); a.sort(); print(a);
a.sort(by: >); print(a)
let p = a.partition(by: { $0 > 4 });
print(p, a.count, a[..<p].allSatisfy { $0 <= 4 }, a[p...].allSatisfy { $0 > 4 })
print(
  a.sorted(), a.sorted(by: >), a.reversed() as [Int], Array(a.reversed()), a.min()!, a.max()!,
  a.min(by: >)!, ["aa", "b"].max(by: { $0.count < $1.count })!)
let n = [4, 8, 15, 16, 23, 42]
print(
  n.map { $0 * 2 }, n.filter { $0 > 10 }, n.reduce(0, +),
  n.reduce(into: [:]) { $0[$1 % 3, default: 0] += $1 }.sorted { $0.key < $1.key })
print(
  n.firstIndex(of: 15)!, n.lastIndex(of: 99) as Any, n.firstIndex(where: { $0 > 15 })!,
  n.lastIndex(where: { $0 < 16 })!, n.first(where: { $0 > 15 })!, n.last(where: { $0 < 16 })!)
print(
  n.contains(8), n.contains { $0 > 100 }, n.allSatisfy { $0 > 3 }, n.contains([15, 16]),
  n.contains([8, 16]), n.firstRange(of: [15, 16]) as Any, [1, 2, 1, 2].ranges(of: [1, 2]).count)
print(
  n.prefix(2), n.suffix(2), n.dropFirst(), n.dropLast(3), n.prefix(while: { $0 < 16 }),
  n.drop(while: { $0 < 16 }), n.prefix(upTo: 2), n.suffix(from: 4), n.prefix(through: 2))
print(
  n.split(separator: 15), [1, 0, 2, 0, 0, 3].split(separator: 0),
  [1, 0, 2, 0, 0, 3].split(separator: 0, omittingEmptySubsequences: false),
  n.split(whereSeparator: { $0 % 2 == 1 }), [1, 0, 2, 0, 3].split(separator: 0, maxSplits: 1))
let slice = n[2..<5]
print(
  slice, slice.startIndex, slice.endIndex, slice[3], slice.first!, slice.count, Array(slice),
  type(of: slice), slice.firstIndex(of: 16)!, slice.indices)
var sl = slice; sl.append(1); sl[2] = 0; sl.removeFirst(); print(sl, sl.startIndex, n)
print(
  [[1, 2], [3]].flatMap { $0 }, [1, nil, 3].compactMap { $0 }, ["1", "x"].compactMap(Int.init),
  Array([[1, 2], [], [3]].joined()), [[1, 2], [3]].joined().count,
  Array([[1], [2, 3]].joined(separator: [0, 0])), ["a", "b"].joined(separator: "-"))
for (i, v) in n.enumerated() where i % 2 == 0 { print(i, v, terminator: " ") }
print()
print(
  zip(n, n.dropFirst()).map { $1 - $0 }, Array(zip([1, 2], ["a", "b", "c"])),
  Array(n.enumerated().map { $0.offset * $0.element }))
print(
  n.elementsEqual([4, 8, 15, 16, 23, 42]), n.starts(with: [4, 8]),
  [1, 2].lexicographicallyPrecedes([1, 3]), [1, 2] == [1, 2], [1, 2] != [2, 1])
print(stride(from: 0, to: n.count, by: 4).map { Array(n[$0..<min($0 + 4, n.count)]) })
print(
  Array(repeating: 0, count: 3), [Int](), Array(1...3), Array("abc"), [Int](repeating: 7, count: 2),
  Array(0..<3))
print(
  n.lazy.map { $0 * 2 }.filter { $0 > 20 }.first!,
  Array(n.lazy.filter { $0 % 2 == 0 }.map { $0 + 1 }), n.lazy.map { $0 }.count)
print(n.difference(from: [4, 15, 16]).insertions.count, n.difference(from: [4, 15, 99]).removals)
let d = [1, 2, 3, 4].difference(from: [1, 3, 5]); print([1, 3, 5].applying(d)!)
for change in d {
  switch change {
  case .insert(let o, let e, _): print("+", o, e);
  case .remove(let o, let e, _): print("-", o, e)
  }
}
print(
  n.indices.reversed().map { n[$0] }, n.index(after: 1), n.index(0, offsetBy: 3),
  n.distance(from: 1, to: 4), n.index(1, offsetBy: 10, limitedBy: n.endIndex) as Any)
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2); grid[1][2] = 5;
grid[0][0] += 1; print(grid, grid.map { $0.reduce(0, +) })
var m = [1, 2, 3]; m[0] += 10; m[m.count - 1] *= 2; for i in m.indices { m[i] += 1 };
print(m, m.capacity >= 3)
m.reserveCapacity(100); m.append(1); print(m.count)
print(
  [3, 1, 2].sorted { $0 > $1 }, ["b", "a"].sorted(),
  [(1, "z"), (1, "a")].sorted { ($0.0, $0.1) < ($1.0, $1.1) })
print(
  ["a": 1, "b": 2].map { $0.value }.sorted(), [1, 2, 3, 4].reduce(1, *),
  [true, false].contains(true), [1.5, 2.5].reduce(0, +))
print(
  [1, 2, 3].description, [1, 2, 3].debugDescription, ["a"].description, [Character("a")],
  [nil, 1] as [Int?], [[1], [2, 3]], [] as [String], [(1, "a")], [1...2])
var c: ContiguousArray = [1, 2, 3]; c.append(4);
print(c, c.map { $0 }, type(of: c), type(of: c.map { $0 }))
print(
  n.forEach { _ in }, n.shuffled().count, n.hashValue == n.hashValue, n.randomElement() != nil,
  type(of: n), type(of: n.reversed()), type(of: n.enumerated()))
let x: [Any] = [1, "a", 2.5, [1], (1, 2), Optional<Int>.none as Any]; print(x)
print(
  n.max { $0 % 10 < $1 % 10 }!, n.withUnsafeBufferPointer { $0.count },
  n.sorted { $0 % 10 < $1 % 10 })
m.move(1, 2)
extension Array { mutating func move(_ i: Int, _ j: Int) { insert(remove(at: i), at: j) } }
print(
  m, [1, 2, 3].reversed().reversed(), [1, 2, 3, 4, 5].suffix(3).prefix(1), n.underestimatedCount,
  [1, 2] + [3], [1] + (2...3), n.dropFirst(100), n.suffix(100).count, Array(n.prefix(0)))
