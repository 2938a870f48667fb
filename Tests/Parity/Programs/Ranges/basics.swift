let r = 1..<5, c = 1...5
print(
  r, c, r.count, c.count, r.lowerBound, r.upperBound, c.lowerBound, c.upperBound, r.isEmpty,
  (3..<3).isEmpty, (3...3).isEmpty, r.contains(5), c.contains(5), r ~= 3, r.first!, r.last!,
  c.last!, r.min()!, c.max()!)
print(
  Array(r), Array(c), r.map { $0 * $0 }, c.reversed(), Array(c.reversed()), r.reduce(0, +),
  c.filter { $0.isMultiple(of: 2) }, r.sorted(by: >), c.shuffled().count, r.dropFirst(),
  r.prefix(2), Array(c.suffix(2)), Array(c.dropLast()), r.firstIndex(of: 3)!, r[2],
  c.startIndex == c.endIndex)
print(
  r.overlaps(4..<9), r.overlaps(5..<9), c.overlaps(5...9), r.overlaps(5...6), c.overlaps(5..<6),
  r.clamped(to: 2..<3), (0..<10).clamped(to: 5..<20), (1...5).clamped(to: 3...9), Range(c),
  ClosedRange(r), r == 1..<5, r.hashValue == (1..<5).hashValue, r.relative(to: [1, 2, 3, 4, 5, 6]))
print(
  (1...).contains(7), (..<5).contains(4), (...5).contains(5), ...5, ..<5, 5...,
  (2...).relative(to: [1, 2, 3]), (1...).prefix(3).map { $0 }, Array(zip(1..., ["a", "b"])),
  (...5).upperBound, (5...).lowerBound)
let a = [10, 20, 30, 40, 50];
print(
  a[1...3], a[..<2], a[3...], a[...1], a[1..<1], a[...], a[a.startIndex..<a.endIndex],
  a.indices.contains(9), a.indices ~= 2, a.indices.clamped(to: 1..<3), a[2...].startIndex)
print(
  (0.0..<1.0).contains(0.5), (0.0...1.0).contains(1), 0.0..<1.0, ("a"..."z").contains("m"),
  ("a"..<"c"), (0.5...1.5).lowerBound, (1.0..<1.0).isEmpty, ("a"..."z") ~= "é", (1.5...).contains(2)
)
for i in (0..<3).reversed() { print(i, terminator: " ") };
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") };
for i in stride(from: 0, through: 10, by: 5) { print(i, terminator: " ") }; print()
print(
  Array(stride(from: 5, to: 5, by: 1)), Array(stride(from: 1, through: 2, by: 0.5)),
  stride(from: 0, to: 10, by: 3).map { $0 }, stride(from: 0, through: 9, by: 3).reversed(),
  stride(from: UInt8(0), to: 200, by: 100).map { $0 },
  stride(from: 0, to: 10, by: 3).underestimatedCount)
switch 7 {
case ..<0: print("neg");
case 0: print("zero");
case 1..<5: print("small");
case 5...9: print("mid");
default: print("big")
};
switch 2.5 {
case 0.0..<1.0: print("a");
case 1.0...: print("b");
default: print("c")
}
print(
  Int8(-3)...Int8(3), (Int8(-3)...Int8(3)).count, UInt8(250)...255, (UInt8.min...UInt8.max).count,
  (1..<5).description, (1..<5).debugDescription, (1...5).debugDescription, String(describing: 1...),
  String(reflecting: ..<"a"), [1..<2], Optional(1...2) as Any)
print(
  (0..<5).randomElement() != nil,
  (0..<20).lazy.filter { $0 % 2 == 0 }.map { $0 * 10 }.prefix(3).map { $0 },
  (1...3).flatMap { Array(repeating: $0, count: $0) }, (1...3).allSatisfy { $0 > 0 },
  (1...3).contains { $0 == 2 }, (1...10).first { $0 % 7 == 0 }!, (1...4).reduce(1, *),
  (0..<3).map { _ in "x" }.joined(), (1...6).split { $0 == 3 }.map(Array.init),
  (1...3).enumerated().map { $0.offset + $0.element })
print(
  (0..<10).index(3, offsetBy: 2), (0..<10).distance(from: 2, to: 7), (0..<10).indices,
  (0..<10)[3..<6], (0..<10).endIndex, (1...3).elementsEqual([1, 2, 3]), Array(0..<0),
  (0..<3) == 0..<3, type(of: r), type(of: c), type(of: 1...), type(of: ..<1),
  type(of: (0..<3).lazy.map { $0 }), Range(uncheckedBounds: (lower: 1, upper: 3)), r is Range<Int>,
  (1..<3).isEmpty, c.count { $0 > 2 })
func within<R: RangeExpression>(_ r: R, _ x: R.Bound) -> Bool { r.contains(x) };
print(within(1..<3, 3), within(1...3, 3), within(...3, 9), within(1..., 0));
struct V: Comparable { var n: Int; static func < (a: V, b: V) -> Bool { a.n < b.n } };
print(
  (V(n: 1)...V(n: 3)).contains(V(n: 2)), V(n: 1)..<V(n: 2), V(n: 1) < V(n: 2),
  max(V(n: 1), V(n: 5)).n, [V(n: 2), V(n: 1)].sorted().map(\.n), V(n: 3) >= V(n: 3))
struct Day: Strideable, CustomStringConvertible {
  var n: Int; func distance(to o: Day) -> Int { o.n - n };
  func advanced(by k: Int) -> Day { Day(n: n + k) }; var description: String { "d\(n)" }
}
print(
  (Day(n: 1)...Day(n: 4)).map { $0 }, (Day(n: 1)..<Day(n: 3)).count,
  Array(stride(from: Day(n: 0), to: Day(n: 10), by: 4)), Day(n: 1) < Day(n: 2),
  Day(n: 2) == Day(n: 2), Day(n: 1)...Day(n: 2), (Day(n: 1)...Day(n: 4)).contains(Day(n: 3)),
  (Day(n: 1)...Day(n: 4)).reversed())
