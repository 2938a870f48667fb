struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n }
}
let c = Countdown(n: 5)
print(
  Array(c), c.map { $0 * 2 }, c.filter { $0 % 2 == 1 }, c.reduce(0, +), c.contains(3), c.min()!,
  c.max()!, c.sorted(), c.reversed(), c.first { $0 < 4 }!, c.allSatisfy { $0 > 0 })
print(
  Array(c.prefix(2)), Array(c.dropFirst(2)), c.dropLast(2), c.suffix(2),
  Array(c.prefix(while: { $0 > 3 })), Array(c.drop(while: { $0 > 3 })), c.split { $0 == 3 },
  c.split(separator: 3), Array(c.enumerated().map { $0.offset }))
print(
  c.elementsEqual([5, 4, 3, 2, 1]), c.starts(with: [5, 4]), c.lexicographicallyPrecedes([5, 5]),
  Array(zip(c, "abc")), c.joinedText, c.compactMap { $0 > 2 ? "\($0)" : nil },
  c.flatMap { [$0, $0] }, c.reduce(into: [Int]()) { $0.append($1) }, c.count { $0 > 2 })
extension Sequence { var joinedText: String { map { "\($0)" }.joined(separator: ",") } }
for x in c where x % 2 == 0 { print(x, terminator: " ") }; c.forEach { print($0, terminator: "") };
print()
print(
  c.lazy.map { $0 + 1 }.filter { $0 > 2 }.first { _ in true }!,
  Array(c.lazy.map { $0 * 10 }.prefix(2)), c.min { $0 > $1 }!, c.max { $0 > $1 }!,
  c.shuffled().count, c.underestimatedCount, Set(c).count,
  Dictionary(uniqueKeysWithValues: c.map { ($0, $0 * $0) })[3]!)
let any = AnySequence(c);
print(
  Array(any), any.map { $0 }, type(of: any), Array(AnySequence { Countdown(n: 2) }),
  any.dropFirst().map { $0 }, AnySequence([1, 2]).contains(2))
var i = 0;
let it = AnyIterator { () -> Int? in
  i += 1; return i < 4 ? i : nil
}; print(it.next()!, Array(it)); var it2 = [1, 2, 3].makeIterator();
print(it2.next()!, it2.next()!, it2.next()!, it2.next() as Any)
print(
  Array(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }),
  Array(
    sequence(state: (0, 1)) { s -> Int? in
      defer { s = (s.1, s.0 + s.1) }; return s.0 < 50 ? s.0 : nil
    }), sequence(first: 1, next: { $0 + 1 }).prefix(3).map { $0 },
  sequence(first: 2) { $0 * 2 }.first { $0 > 100 }!)
print(
  Array(repeatElement("x", count: 3)), repeatElement(1, count: 2), Array(CollectionOfOne(5)),
  CollectionOfOne(5), EmptyCollection<Int>().isEmpty, Array(EmptyCollection<Int>()),
  EmptyCollection<Int>().count, repeatElement(0, count: 3).count, CollectionOfOne("a").first!)
print(
  Array([3, 1, 2].enumerated()), [1, 2].enumerated().map { "\($0)-\($1)" }, Array(zip(1..., "ab")),
  zip([1, 2], [3, 4]).reduce(0) { $0 + $1.0 * $1.1 },
  ["a", "b"].enumerated().first { $0.element == "b" }!,
  [5, 6].enumerated().reversed().map { $0.offset }, [1, 2].enumerated().count,
  Array(["x"].enumerated())[0].element)
struct Fib: Sequence {
  let limit: Int;
  func makeIterator() -> AnyIterator<Int> {
    var (a, b) = (0, 1);
    return AnyIterator {
      guard a <= self.limit else { return nil }; defer { (a, b) = (b, a + b) }; return a
    }
  }
}
print(
  Array(Fib(limit: 30)), Fib(limit: 10).sorted(by: >),
  Fib(limit: 100).lazy.filter { $0 % 2 == 0 }.map(String.init).joined(separator: "+"),
  Fib(limit: 4).reversed(), Fib(limit: 4).max()!)
indirect enum List<T>: Sequence {
  case end, node(T, List<T>); func makeIterator() -> Iterator { Iterator(list: self) };
  struct Iterator: IteratorProtocol {
    var list: List<T>;
    mutating func next() -> T? {
      switch list {
      case .end: return nil;
      case .node(let v, let rest): list = rest; return v
      }
    }
  }
}
print(
  Array(List.node(1, .node(2, .end))), List.node("a", .node("b", .end)).joined(separator: "/"),
  List.node(4, .end).contains(4), List<Int>.end.max() as Any,
  List.node(1, .node(2, .end)).map { $0 + 1 })
func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) };
print(
  total(c), total([1, 2]), total(1...3), total(Set([4])), total([1: 2].values),
  total([1, 2].lazy.map { $0 * 2 }), total(stride(from: 0, to: 10, by: 5)))
func show(_ s: some Sequence<Int>) { print(s.map { "\($0)" }.joined(separator: ".")) }; show(c);
show([1, 2].reversed()); show([1, 2, 3][1...]); let box: any Sequence<Int> = [1, 2, 3];
print(box.map { $0 + 1 }, box.contains(2)); for x in box { print(x, terminator: ";") }; print()
print(
  [1, 2, 3].lazy.map { $0 * 2 }[1], Array([1, 2, 3].lazy.reversed()),
  [3, 4].lazy.filter { $0 > 3 }.isEmpty, [1, 2, 3, 4].lazy.drop { $0 < 3 }.map { $0 },
  Array([1, 2, 3].lazy.prefix { $0 < 3 }), Array([[1], [2, 3]].lazy.joined()),
  Array([1, 2].lazy.flatMap { [$0, $0] }), Array(["1", "x"].lazy.compactMap { Int($0) }),
  [1, 2, 3].lazy.filter { $0 > 1 }.count, [1, 2, 3].lazy.map { $0 }.last!,
  (1...3).lazy.map { $0 * $0 }.reduce(0, +), [1, 2, 3].lazy.contains(2),
  Array([1, 2, 3].lazy.dropFirst()), [1, 2, 3].lazy.map { $0 + 1 }.sorted(),
  [2, 3].lazy.enumerated().map { $0.offset + $0.element }, [1, 2].lazy.elements,
  [1, 2, 3].lazy.first!, [1, 2, 3].lazy.filter { $0 == 2 }.first!, [1, 2, 3].lazy.max()!)
let flat = [[1, 2], [], [3]].joined();
print(
  flat.count, flat.first!, flat.last!, Array(flat.reversed()), flat.contains(3), flat.map { $0 },
  flat.isEmpty, flat[flat.startIndex], flat.dropFirst().map { $0 }, flat.indices.count,
  Array([["a"], ["b"]].joined(separator: ["-", "-"])), Array(["ab", "c"].joined()),
  ["ab", "c"].joined(separator: "-"))
