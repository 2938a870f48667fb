import Testing

@Test func wrong() { #expect(1 + 1) }
