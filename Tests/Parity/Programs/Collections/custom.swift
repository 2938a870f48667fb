struct Ring<T>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral,
  CustomStringConvertible
{
  var items: [T]
  var startIndex: Int { 0 }; var endIndex: Int { items.count }
  subscript(i: Int) -> T {
    get { items[i] }
    set { items[i] = newValue }
  }
  init(arrayLiteral e: T...) { items = e }
  var description: String { "Ring" + items.description }
}
var r: Ring = [3, 1, 2]
print(
  r, r.count, r.first!, r.last!, r.sorted(), r.reversed().map { $0 }, r.firstIndex(of: 1)!,
  r[1...].map { $0 }, r.indices, r.dropFirst().count, r.prefix(2).map { $0 }, r.suffix(1).first!,
  r.max()!, r.contains(2), r.isEmpty, r.lastIndex { $0 > 1 }!, r.randomElement() != nil,
  r.split(separator: 1).map(Array.init), r.distance(from: 0, to: 2), r.index(0, offsetBy: 1),
  r.enumerated().map { $0.offset })
r[0] = 9; r.swapAt(0, 2); r.sort(); r.reverse(); print(r, r.partition { $0 < 3 }, r); r.sort(by: >);
print(
  r, r.shuffled().count, r.map { $0 }, type(of: r[0..<1]), r[0..<1].count, r[...],
  Array(r.lazy.map { $0 + 1 }), r.elementsEqual([9, 2, 1]), r.min()!, r.last { $0 > 1 }!, r.joined)
extension Ring { var joined: String { map { "\($0)" }.joined(separator: "|") } }
struct Stack<Element>: RangeReplaceableCollection, BidirectionalCollection {
  var a: [Element] = []; init() {}; var startIndex: Int { a.startIndex };
  var endIndex: Int { a.endIndex }; func index(after i: Int) -> Int { i + 1 };
  func index(before i: Int) -> Int { i - 1 }; subscript(i: Int) -> Element { a[i] }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with e: C)
  where C.Element == Element { a.replaceSubrange(r, with: e) }
}
var s = Stack<Int>(); s.append(1); s.append(contentsOf: [2, 3]); s.insert(0, at: 0); s += [4];
print(
  Array(s), s.count, s.last!, s.removeLast(), s.removeFirst(), s.remove(at: 1), Array(s),
  s.popLast() as Any, s.popLast() as Any, s.popLast() as Any)
s = Stack([5, 6, 7, 8]); s.removeAll { $0 % 2 == 0 }; print(Array(s));
s.insert(contentsOf: [1, 1], at: 1); s.removeSubrange(0..<1); s.removeLast(1);
print(
  Array(s), Array(s + [9]), Array([0] + s), type(of: s + [9]), Array(s.filter { $0 > 0 }),
  type(of: s.filter { $0 > 0 }), Array(Stack(repeating: 7, count: 2)), s.reversed().count);
s.removeAll(); print(s.isEmpty, Array(s.reversed())); s.reserveCapacity(3);
s.replaceSubrange(0..., with: [1, 2]); print(s.first!)
struct Word: Collection {
  let text: String; var startIndex: Int { 0 }; var endIndex: Int { text.count };
  func index(after i: Int) -> Int { i + 1 };
  subscript(i: Int) -> Character { text[text.index(text.startIndex, offsetBy: i)] }
}
let w = Word(text: "hello");
print(
  String(w), w.count, w.first!, w.map { $0 }, w.prefix(2).count, w.firstIndex(of: "l")!,
  w.dropLast(2).map { $0 }, w.suffix(2).map { $0 }, w.indices.map { $0 }, w.isEmpty,
  w.index(w.startIndex, offsetBy: 2), w.split(separator: "l").count, w[1..<3].map { $0 },
  w.sorted(), w.allSatisfy { $0.isLetter }, w.index(0, offsetBy: 9, limitedBy: 5) as Any,
  Array(w.enumerated())[1].element, w.reversed(), w.max()!, w.starts(with: "he"),
  w.first { $0 > "h" }!)
let any = AnyCollection([1, 2, 3]); print(any.count, any.first!, Array(any), any.map { $0 * 2 });
let ab = AnyBidirectionalCollection([1, 2]);
print(ab.last!, AnyRandomAccessCollection([4, 5]).reversed().first!)
let sl = [10, 20, 30, 40, 50][1..<4];
print(
  sl, sl.startIndex, sl.endIndex, sl.indices, sl[2], sl.first!, sl.prefix(1),
  sl.dropFirst().startIndex, sl.firstIndex(of: 30)!, sl.map { $0 / 10 }, sl + [1], [1] + sl,
  Array(sl), sl == [20, 30, 40], sl.reversed().map { $0 }, sl.sorted(by: >),
  sl.enumerated().map { $0.offset }, sl.split(separator: 30), sl.min()!, sl.count, sl.suffix(2),
  sl.last!, sl.joinedText)
extension Sequence { var joinedText: String { map { "\($0)" }.joined(separator: ",") } }
var m = sl; m[1] = 0; m.append(99); m.removeFirst(); m.insert(7, at: m.startIndex);
print(m, m.startIndex, sl, m.count, m.popFirst()!, m.popLast()!, m, m.removeLast()); m.sort(by: >);
m.reverse(); m.swapAt(m.startIndex, m.endIndex - 1); m.removeAll { $0 == 0 }; print(m, m.isEmpty)
var a = [1, 2, 3, 4, 5, 6]; a[1...3].reverse(); a[..<2].sort(by: >); a[4...] = [0, 0, 0]; print(a);
a[0..<2].swapAt(0, 1); print(a, a[2...].firstIndex(of: 0)!, a[2...].max()!)
let rev = [1, 2, 3].reversed();
print(
  rev.first!, rev.last!, rev.count, Array(rev), rev.map { $0 }, Array(rev.reversed()),
  rev[rev.startIndex], rev.dropFirst().map { $0 }, rev.index(after: rev.startIndex) < rev.endIndex,
  rev.contains(2), rev.firstIndex(of: 1)!.base, rev.enumerated().map { $0.element },
  Array(rev.prefix(2)), rev.indices.count, rev.sorted(), rev.elementsEqual([3, 2, 1]))
func binarySearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index?
where C.Element: Comparable {
  var lo = c.startIndex, hi = c.endIndex;
  while lo < hi {
    let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2);
    if c[mid] == x { return mid }; if c[mid] < x { lo = c.index(after: mid) } else { hi = mid }
  }; return nil
}
print(
  binarySearch([1, 3, 5, 7], 5) as Any, binarySearch([1, 3], 2) as Any,
  binarySearch([0, 1, 3, 5][1...], 3) as Any, binarySearch(Ring(arrayLiteral: 1, 2, 3), 3) as Any,
  binarySearch(1..<10, 4) as Any)
extension Collection {
  func chunked(_ n: Int) -> [SubSequence] {
    var out: [SubSequence] = []; var i = startIndex;
    while i != endIndex {
      let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; out.append(self[i..<j]); i = j
    }; return out
  }; subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
}
print(
  [1, 2, 3, 4, 5].chunked(2), "abcde".chunked(2), (1...5).chunked(3).map(Array.init),
  [1][safe: 0] as Any, [1][safe: 9] as Any, w.chunked(2).map { String($0) })
extension Array where Element: Hashable {
  func uniqued() -> [Element] {
    var seen = Set<Element>(); return filter { seen.insert($0).inserted }
  }
}; print([1, 2, 1, 3].uniqued(), ["a", "a"].uniqued());
extension Sequence where Element: Numeric { func sum() -> Element { reduce(0, +) } };
print([1, 2].sum(), [1.5].sum(), (1...4).sum(), Set([3]).sum())
extension Sequence {
  func sorted<K: Comparable>(by k: KeyPath<Element, K>) -> [Element] {
    sorted { $0[keyPath: k] < $1[keyPath: k] }
  };
  func group<K: Hashable>(by k: (Element) -> K) -> [K: [Element]] {
    Dictionary(grouping: self, by: k)
  }
};
print(
  ["ccc", "a", "bb"].sorted(by: \.count), [1, 2, 3].group { $0 % 2 }.sorted { $0.key < $1.key },
  ["a", "bb"].map(\.count), ["x": 1].map(\.key), [(1, "a")].map(\.1), [[1, 2], []].map(\.isEmpty),
  ["a", ""].filter(\.isEmpty).count, ["b", "a"].max { $0.count < $1.count }!)
