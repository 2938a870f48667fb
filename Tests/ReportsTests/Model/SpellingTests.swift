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

  @Test(arguments: [("", "abc", 3), ("ab", "ba", 1), ("kitten", "sitting", 3)])
  func distancesAreCounted(left: String, right: String, distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
  }
}
