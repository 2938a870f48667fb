import Reports
import Testing

/// Suggestions for misspelled names.
@Suite struct SpellingTests {
  @Test(
    arguments: [
      ("moutn", "mount"), ("wach", "watch"), ("mount", "mount"), ("xyzzy", nil), ("", nil),
    ] as [(String, String?)]) func theNearestNameIsFound(name: String, nearest: String?)
  {
    #expect(Spelling.nearest(to: name, among: ["mount", "unmount", "watch", "why"]) == nearest)
  }

  /// A third of the letters may differ.
  @Test(
    arguments: [
      ("background", ["backgroundd", "bakcgroung"]),
      ("backggruond", ["backgroundd"]),
      ("baXXground", ["bakcgroung", "backgroundd"]), ("baXXXround", []), ("dnuorgkcab", []),
    ])
  func nearNamesAreSorted(name: String, near: [String]) {
    let candidates = ["foreground", "bakcgroung", "back", "backgroundd", "unbackgrounded"]
    #expect(Spelling.near(to: name, among: candidates) == near)
  }

  @Test(
    arguments: [
      ("", "abc", 3), ("ab", "ba", 1), ("kitten", "sitting", 3), ("abcd", "badc", 2),
      ("aaaa", "bbbb", 4), ("ca", "abc", 3), ("größe", "grösse", 2),
    ])
  func distancesAreCounted(left: String, right: String, distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
  }
}
