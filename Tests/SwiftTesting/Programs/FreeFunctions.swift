import Testing

func helper(_ n: Int, at place: SourceLocation = #_sourceLocation) {
  #expect(n == 1, "helped", sourceLocation: place)
}

func inner(_ n: Int) {
  #expect(n == 1)
}

@Test func calls() {
  helper(1)
  helper(2)
  inner(3)
}

@Test func noExpectations() {}

@Test("a name with 'quotes' and \\ slashes") func odd() { #expect(1 == 0) }

@Test func `raw name`() { #expect(1 == 0) }

private func unused() {}

struct Holder {
  @Test func one() { #expect(1 == 0) }
}

@Test func last() { #expect(1 == 1) }
