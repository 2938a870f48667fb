import Reports
import Shell
import Testing

@Suite struct LineDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    let lines = LineDiff.hunks(
      from: old.map(String.init), to: new.map(String.init))
    return lines.map(\.plain).joined(separator: "\n")
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(diff("abc", "abc").isEmpty)
  }

  @Test func threeLinesStandAround() {
    #expect(
      diff("abcdefghi", "abcdXfghi") == """
        @@ -2,7 +2,7 @@
         b
         c
         d
        -e
        +X
         f
         g
         h
        """)
  }

  @Test func farChangesAreHunksOfTheirOwn() {
    #expect(
      diff("abcdefghijkl", "bcdefghijkl!") == """
        @@ -1,4 +1,3 @@
        -a
         b
         c
         d
        @@ -10,3 +9,4 @@
         j
         k
         l
        +!
        """)
  }

  @Test func nearChangesShareAHunk() {
    #expect(
      diff("abcdefg", "Xbcdefg!") == """
        @@ -1,7 +1,8 @@
        -a
        +X
         b
         c
         d
         e
         f
         g
        +!
        """)
  }

  @Test func emptyTextsAreNamedByTheLineBefore() {
    #expect(diff("", "a") == "@@ -0,0 +1 @@\n+a")
    #expect(diff("a", "") == "@@ -1 +0,0 @@\n-a")
  }
}
