var s: Set = [3, 1, 2, 3]
print(
  s.count, s.contains(1), s.sorted(), s.isEmpty, Set<Int>().isEmpty, s.insert(4), s.insert(1),
  s.remove(9) as Any, s.remove(1) as Any, s.sorted())
let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]
print(
  a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(),
  a.symmetricDifference(b).sorted())
print(
  a.isSubset(of: b), a.isSuperset(of: [1, 2]), a.isDisjoint(with: [9]),
  a.isStrictSubset(of: [1, 2, 3, 4, 5]), a.isStrictSuperset(of: a),
  Set([1, 2]).isSubset(of: [1, 2, 3]), a == [4, 3, 2, 1])
var c = a; c.formUnion([9, 10]); print(c.sorted()); c.formIntersection([1, 9, 10]);
print(c.sorted()); c.subtract([1]); print(c.sorted()); c.formSymmetricDifference([9, 11]);
print(c.sorted())
print(
  c.update(with: 10) as Any, c.update(with: 50) as Any, c.sorted(), a.map { $0 * 2 }.sorted(),
  a.filter { $0 > 2 }.sorted(), type(of: a.filter { $0 > 2 }), a.reduce(0, +), a.min()!, a.max()!,
  a.first != nil)
print(
  Set("hello").sorted(), Set([1, 1, 1]), Set(["x"]), [Set([1])], Set([1]).description,
  Set(["a"]).debugDescription, Set<Int>(), Set([1.5]), Set([Optional(1)]))
print(
  a.union([7]).count, a.intersection([1, 2, 100]).sorted(), a.subtracting(1...2).sorted(),
  Set(1...3).isSubset(of: 0...5), a.elementsEqual(a), a.hashValue == Set([4, 3, 2, 1]).hashValue)
struct P: Hashable { let x: Int }
var ps: Set<P> = [P(x: 1)];
print(
  ps.contains(P(x: 1)), ps.insert(P(x: 1)).inserted, ps.insert(P(x: 2)).memberAfterInsert, ps.count,
  ps.remove(P(x: 1)) as Any)
print(ps, ps.first!, Array(ps), ps.popFirst()!, ps, ps.isEmpty, ps.randomElement() as Any)
var e = Set([1]); e.removeAll(); print(e); e.insert(5);
if let i = e.firstIndex(of: 5) { print(e[i], e.remove(at: i), e) }
print(
  Set([[1], [2]]).count, Set([1, 2]) < Set([1, 2, 3]), Set(["a", "b"]).joined().count,
  Set([3, 1]).sorted(by: >), a.allSatisfy { $0 > 0 }, a.contains { $0 == 9 },
  Set(a.map { $0 % 2 }).sorted(), a.sorted().map(String.init).joined(separator: "|"))
extension Set { static func < (l: Set, r: Set) -> Bool { l.isStrictSubset(of: r) } }
struct Opts: OptionSet {
  let rawValue: Int; static let a = Opts(rawValue: 1), b = Opts(rawValue: 2), c = Opts(rawValue: 4);
  static let all: Opts = [.a, .b, .c]
}
var o: Opts = [.a, .c];
print(
  o, o.rawValue, o.contains(.a), o.contains(.b), o.isEmpty, Opts().isEmpty, o.union(.b) == .all,
  o.intersection(.c).rawValue, o.symmetricDifference(.all).rawValue, o.subtracting(.a).rawValue)
print(
  o.insert(.b), o.insert(.a).inserted, o.remove(.a) as Any, o.remove(.a) as Any,
  o.update(with: .b) as Any, o.isSubset(of: .all), o.isSuperset(of: [.b]), o.isDisjoint(with: .a),
  o == [.b, .c], o.isStrictSubset(of: .all));
o.formUnion(.a); print(o.rawValue)
let it = Set([7]); var iter = it.makeIterator();
print(
  iter.next() as Any, iter.next() as Any, it.count, it.startIndex == it.endIndex,
  it.sorted() == [7], it.dropFirst().count, it.hashValue == Set([7]).hashValue)
print(
  Set([1, 2, 3]).isSuperset(of: Set([1])), Set(arrayLiteral: 1, 2).count,
  Set<String>(minimumCapacity: 10).count, a.count { $0 > 1 }, a.enumerated().map(\.offset),
  zip(Set([1]), [2]).map { $0 + $1 }, Set([1]).subtracting([1]).isEmpty, a.shuffled().count,
  a.compactMap { $0 > 3 ? $0 : nil }, Set([1]).lazy.map { $0 + 1 }.first!)
