import Reports
import Session
import SourceText
import Testing

/// Complete reports about files.
@Suite struct ProgramTests {
  private func report(_ files: [(name: String, text: String)], hasCommands: Bool = false) -> String
  {
    Session(Configuration())
      .linting.lint(files.map { Source(name: $0.name, text: $0.text) }, hasCommands: hasCommands)
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
        Tap.swift:2:7: warning: 'action' is passed a closure that captures 'self', so 'Tap' updates whenever 'Page' does [closure-field]
          let action: () -> Void
              ^~~~~~
        Page.swift:3:48: note: pass what the closure uses and act on it in 'Tap', or make 'Tap' Equatable by its other fields
          var body: some View { Text("\\(number)"); Tap { number = 0 } }
                                                       ^~~~~~~~~~~~~~
        """)
  }

  @Test func erasedViewsMayTakeTheirPlacesInEveryWay() {
    let page = """
      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Text", text: $text) }
      }
      enum Size { case small, medium, large }
      struct Page: View {
        @State private var isWide = false
        @State private var size = Size.small
        @State private var index = 0
        let pages = [AnyView(Field()), AnyView(Field().padding())]
        var byName: [String: AnyView] { ["a": AnyView(Field()), "b": AnyView(Field().bold())] }
        var content: AnyView {
          if isWide { return AnyView(Field().padding()) }
          return AnyView(Field())
        }
        var chosen: AnyView {
          switch size {
          case .small: AnyView(Field())
          case .medium: AnyView(Field().padding())
          case .large: AnyView(Text("large"))
          }
        }
        func made(_ isBold: Bool) -> AnyView {
          if isBold { AnyView(plain.bold()) } else { AnyView(plain) }
        }
        var plain: some View { Field() }
        var same: AnyView {
          if isWide { return AnyView(Field()) }
          return AnyView(Field())
        }
        var body: some View {
          Toggle("Wide", isOn: $isWide)
          content
          chosen
          made(isWide)
          same
          pages[index]
          pages[0]
          byName[isWide ? "a" : "b"]
        }
      }
      """
    #expect(
      report([("Page.swift", page)])
        == """
        Page.swift:10:34: warning: this AnyView holds a 'Field' in another type than the one in its place before: the state of 'Field' is lost [erased-state]
          let pages = [AnyView(Field()), AnyView(Field().padding())]
                                         ^~~~~~~
        Page.swift:10:34: note: make one view whose arguments or modifiers differ
          let pages = [AnyView(Field()), AnyView(Field().padding())]
                                         ^~~~~~~
        Page.swift:11:64: warning: this AnyView holds a 'Field' in another type than the one in its place before: the state of 'Field' is lost [erased-state]
          var byName: [String: AnyView] { ["a": AnyView(Field()), "b": AnyView(Field().bold())] }
                                                                       ^~~~~~~
        Page.swift:11:64: note: make one view whose arguments or modifiers differ
          var byName: [String: AnyView] { ["a": AnyView(Field()), "b": AnyView(Field().bold())] }
                                                                       ^~~~~~~
        Page.swift:14:12: warning: this AnyView holds a 'Field' in another type than the one in its place before: the state of 'Field' is lost [erased-state]
            return AnyView(Field())
                   ^~~~~~~
        Page.swift:14:12: note: make one view whose arguments or modifiers differ
            return AnyView(Field())
                   ^~~~~~~
        Page.swift:19:19: warning: this AnyView holds a 'Field' in another type than the one in its place before: the state of 'Field' is lost [erased-state]
            case .medium: AnyView(Field().padding())
                          ^~~~~~~
        Page.swift:19:19: note: make one view whose arguments or modifiers differ
            case .medium: AnyView(Field().padding())
                          ^~~~~~~
        Page.swift:24:48: warning: this AnyView holds a 'Field' in another type than the one in its place before: the state of 'Field' is lost [erased-state]
            if isBold { AnyView(plain.bold()) } else { AnyView(plain) }
                                                       ^~~~~~~
        Page.swift:24:48: note: make one view whose arguments or modifiers differ
            if isBold { AnyView(plain.bold()) } else { AnyView(plain) }
                                                       ^~~~~~~
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
