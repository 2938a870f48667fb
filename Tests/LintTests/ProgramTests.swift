import Reports
import Session
import SourceText
import Testing

/// Complete reports about files.
@Suite struct ProgramTests {
  private func report(_ files: [(name: String, text: String)], hasCommands: Bool = false) -> String
  {
    Session(Configuration())
      .lint(files.map { Source(name: $0.name, text: $0.text) }, hasCommands: hasCommands)
      .flatMap(DiagnosticLayout.lines).map(\.plain).joined(separator: "\n")
  }

  @Test func severalFilesAreOneProgram() {
    let view = """
      struct Tap: View {
        let action: () -> Void
        var body: some View { Button("Reset", action: action) }
      }
      """
    let user = """
      struct Page: View {
        @State private var number = 1
        var body: some View { Text("\\(number)"); Tap { number = 0 } }
      }
      """
    #expect(
      report([("Page.swift", user), ("Tap.swift", view)])
        == """
        Tap.swift:2:7: warning: 'action' is handed a closure that captures 'self', so 'Tap' updates whenever 'Page' does [closure-field]
          let action: () -> Void
              ^~~~~~
        Page.swift:3:48: note: hand over what the closure uses and act on it in 'Tap', or make 'Tap' Equatable by its other fields
          var body: some View { Text("\\(number)"); Tap { number = 0 } }
                                                       ^~~~~~~~~~~~~~
        """)
  }

  @Test func errorsOfSwiftAreReported() {
    #expect(
      report([("a.swift", "let x = y\n")])
        == "a.swift:1:9: error: cannot find 'y' in scope\nlet x = y\n        ^")
  }

  @Test func commandsThatFailAreNotReported() {
    #expect(
      report(
        [("a.bindery", "struct A {}\nmount B()\nexpect updates none\nstruct A {}\n")],
        hasCommands: true)
        == "")
  }

  @Test func anIncompleteInputIsReported() {
    #expect(
      report([("a.bindery", "struct A {\n")], hasCommands: true).hasPrefix("a.bindery:2:1: error:"))
  }
}
