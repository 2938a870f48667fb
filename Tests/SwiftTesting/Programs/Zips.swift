import Testing

enum Fruit: CaseIterable { case apple, pear, plum }
struct Pair: CustomTestStringConvertible { let a: Int; var testDescription: String { "<\(a)>" } }
struct Plain { let a: Int; let b: String }

@Test(arguments: zip(Fruit.allCases, [1, 2, 3])) func zipped(fruit: Fruit, n: Int) {
  #expect(n < 3)
}
@Test(arguments: Fruit.allCases, [1, 2]) func crossed(fruit: Fruit, n: Int) {
  #expect(fruit != .pear || n != 2)
}
@Test(arguments: [(1, "a"), (2, "b")]) func tuples(n: Int, text: String) { #expect(text == "a") }
@Test(arguments: ["a": 1]) func dictionary(key: String, value: Int) { #expect(value == 2) }
@Test(arguments: [Pair(a: 1), Pair(a: 2)]) func described(pair: Pair) { #expect(pair.a == 1) }
@Test(arguments: [Plain(a: 1, b: "x")]) func plain(value: Plain) { #expect(value.a == 2) }
@Test(arguments: 1...3) func ranged(n: Int) { #expect(n != 2) }
@Test(arguments: [] as [Int]) func none(n: Int) { Issue.record("never") }
@Test("named", arguments: [Optional(1), nil]) func optional(n: Int?) throws {
  let value = try #require(n)
  #expect(value == 1)
}
@Test(arguments: [[1, 2], []]) func lists(list: [Int]) { #expect(!list.isEmpty) }
@Test(arguments: ["a", "b"], [true, false]) func labels(_ text: String, with flag: Bool) async throws {
  #expect(flag)
}
