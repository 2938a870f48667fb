import Testing

/// Holds suites only.
enum Space {
  /// An inner suite.
  struct Inner {
    @Test func fails() { #expect(Bool(false)) }
  }
  enum Empty {}
}

/// A commented suite.
// And one more line.
@Suite struct Commented {
  // Why it fails.
  // It really does.
  @Test func fails() { #expect(1 == 2) }

  /* block */
  @Test func block() { #expect(1 == 2) }
}

@Test(.bug("https://example.org/1", "the first bug")) func bugged() { #expect(1 == 2) }

#if true
@Test func conditional() { #expect(1 == 2) }
#endif

