import Terminal
import Testing

/// Which line reader a terminal gets.
@Suite struct ReaderChoiceTests {
  private func choose(_ input: Bool, _ output: Bool, _ terminal: String?) -> ReaderChoice {
    ReaderChoice.choose(isInputTerminal: input, isOutputTerminal: output, terminal: terminal) {
      ["xterm", "xterm-256color", "screen"].contains($0)
    }
  }

  @Test func theEditorNeedsATerminalAtBothEnds() {
    #expect(choose(true, true, "xterm") == .editor(terminal: "xterm"))
    #expect(choose(true, false, "xterm") == .plain(showsPrompt: false))
    #expect(choose(false, true, "xterm") == .stream)
    #expect(choose(false, false, nil) == .stream)
  }

  @Test(arguments: [nil, "", "dumb", "emacs", "unknown", "odd-terminal"])
  func aPoorTerminalGetsPlainLines(name: String?) {
    #expect(choose(true, true, name) == .plain(showsPrompt: true))
  }

  @Test func anUnknownRelativeOfXtermIsTakenForOne() {
    #expect(choose(true, true, "xterm-kitty") == .editor(terminal: "xterm-256color"))
  }

  @Test func descriptionsAreFoundByTheirFirstLetter() {
    let environment = ProcessEnvironment { ["HOME": "/h", "TERMINFO": "/t"][$0] }
    #expect(
      ReaderChoice.descriptionFiles(of: "xterm", in: environment) == [
        "/t/x/xterm", "/h/.terminfo/x/xterm", "/etc/terminfo/x/xterm", "/lib/terminfo/x/xterm",
        "/usr/share/terminfo/x/xterm",
      ])
    #expect(ReaderChoice.descriptionFiles(of: "../x", in: environment).isEmpty)
  }
}
