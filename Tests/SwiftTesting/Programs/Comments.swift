import Testing

@Test func comments() {
  let n = 3
  #expect(n == 4, "n is wrong")
  #expect(n == 4, "n is \(n)")
  #expect(n == 4, "two\nlines")
  #expect(n == 4, """
    first
    second
    """)
  let text = Comment("made before")
  #expect(n == 4, text)
  #expect(Bool(false), Comment(rawValue: "raw"))
  // A comment in the source.
  #expect(n == 5)
  /// A documentation comment.
  #expect(n == 6)
}

/// The test itself is documented.
@Test("says \"why\"") func quoted() {
  #expect(Bool(false), "because")
}
