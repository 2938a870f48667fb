import Reports
import Testing

@Suite struct StyledTextTests {
  @Test func equalRolesJoin() {
    let text = StyledText("a") + "b" + StyledText("c", .name) + StyledText("", .error)
    #expect(text.runs.map(\.text) == ["ab", "c"])
    #expect(text.plain == "abc")
  }

  @Test func interpolationCarriesRoles() {
    let text: StyledText = "\("Book#1", .name) changed \(2) times"
    #expect(Theme.ansi.render(text) == "\u{1B}[36mBook#1\u{1B}[0m changed 2 times")
    #expect(Theme.plain.render(text) == "Book#1 changed 2 times")
  }

  @Test func paddingCountsCells() {
    #expect(StyledText("书", .name).padded(to: 4).plain == "书  ")
    #expect(StyledText("long").padded(to: 2).plain == "long")
  }

  @Test(arguments: Role.allCases) func everyLookEnds(role: Role) {
    let text = Theme.ansi.render(StyledText("x", role))
    #expect(text == "x" || text.hasSuffix("x" + Theme.reset))
  }
}
