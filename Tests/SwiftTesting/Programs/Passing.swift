import Testing

@Suite struct Numbers {
  @Test func adds() { #expect(1 + 1 == 2) }
  @Test(arguments: [2, 4]) func even(n: Int) { #expect(n.isMultiple(of: 2)) }
}

@Test("free") func free() throws { _ = try #require(Optional(1)) }
