import Testing

enum Size: String, CaseIterable { case small, large }
enum Load: Equatable { case none, some(Int) }
struct Pair: CustomStringConvertible {
  var a: Int
  var description: String { "<\(a)>" }
}

@Test(arguments: [1, 2, 3]) func odd(n: Int) {
  #expect(n % 2 == 1)
}

@Test(arguments: 1...2, ["a", "b"]) func product(_ n: Int, letter: String) {
  #expect(letter == "a" || n == 1)
}

@Test(arguments: zip([1, 2], ["one", "zwei"])) func zipped(n: Int, name: String) {
  #expect(name.count == 3)
}

@Test("sizes", arguments: Size.allCases) func sizes(size: Size) {
  #expect(size == .small)
}

@Test(arguments: [(1, 1), (2, 3)]) func tuples(a: Int, b: Int) {
  #expect(a == b)
}

@Test(arguments: [Load.none, .some(2)]) func loads(_ load: Load) {
  #expect(load == .none)
}

@Test(arguments: [Pair(a: 1), Pair(a: 2)]) func described(pair: Pair) throws {
  try #require(pair.a == 1)
}

@Test(arguments: ["x": 1]) func dictionary(key: String, value: Int) {
  #expect(value == 2)
}

@Test(arguments: [nil, 2]) func optional(n: Int?) {
  #expect(n != nil)
}

@Test("all pass", arguments: [1.5, 2]) func passes(x: Double) {
  #expect(x > 1)
}

@Test(arguments: [Int]()) func empty(n: Int) {}

@Test(arguments: [1...2, 3...4], [true]) func ranges(range: ClosedRange<Int>, flag: Bool) {
  #expect(range.contains(1) && flag)
}
