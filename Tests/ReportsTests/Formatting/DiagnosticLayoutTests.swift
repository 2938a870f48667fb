import Reports
import SourceText
import Testing

@Suite struct DiagnosticLayoutTests {
  /// The layout of an error at the marked place of a text, `⟦` to `⟧`.
  private func layout(
    _ marked: String, _ message: String = "bad", name: String = "a.swift", firstLine: Int = 1
  ) -> String {
    let (source, span) = DiagnosticLayoutTests.source(marked, name: name, firstLine: firstLine)
    return text(Diagnostic(.error, message, in: source, at: span))
  }

  private static func source(
    _ marked: String, name: String = "a.swift", firstLine: Int = 1
  ) -> (Source, Span) {
    let parts = marked.split(omittingEmptySubsequences: false) { $0 == "⟦" || $0 == "⟧" }
    let start = parts[0].utf8.count
    let source = Source(name: name, text: parts.joined(), firstLine: firstLine)
    return (source, Span(start, start + parts[1].utf8.count))
  }

  private func text(_ diagnostic: Diagnostic, _ theme: Theme = .plain) -> String {
    theme.render(DiagnosticLayout.lines(of: diagnostic))
  }

  @Test func placeLineAndCaretFollowTheMessage() {
    #expect(
      layout("let a = 1\nlet b = ⟦name⟧ + 1\n", "cannot find 'name' in scope") == """
        a.swift:2:9: error: cannot find 'name' in scope
        let b = name + 1
                ^~~~

        """)
  }

  @Test func anEmptySpanGetsACaretAlone() {
    #expect(
      layout("f(⟦⟧", "expected ')'") == """
        a.swift:1:3: error: expected ')'
        f(
          ^

        """)
  }

  @Test func theLastLineNeedsNoBreakAndItsEndIsAPlace() {
    #expect(
      layout("struct A {\n⟦⟧", "expected '}'") == """
        a.swift:2:1: error: expected '}'

        ^

        """)
  }

  @Test func aSpanOverLinesIsMarkedToTheEndOfItsFirst() {
    #expect(
      layout("call(⟦one,\n  two⟧)") == """
        a.swift:1:6: error: bad
        call(one,
             ^~~~

        """)
  }

  @Test func columnsAreBytesAndCaretsAreCells() {
    #expect(
      layout("let 书 = \"价值\" + ⟦x⟧") == """
        a.swift:1:22: error: bad
        let 书 = "价值" + x
                          ^

        """)
  }

  @Test func wideCharactersAreMarkedWhole() {
    #expect(
      layout("print(⟦价值⟧)") == """
        a.swift:1:7: error: bad
        print(价值)
              ^~~~

        """)
  }

  @Test func tabsBecomeBlanks() {
    #expect(
      layout("\tif\t⟦x⟧ {") == """
        a.swift:1:5: error: bad
                if      x {
                        ^

        """)
  }

  @Test func combiningMarksTakeNoCell() {
    #expect(
      layout("e\u{301} + ⟦x⟧") == """
        a.swift:1:7: error: bad
        e\u{301} + x
            ^

        """)
  }

  @Test func controlCharactersAreEscapedAndCarriageReturnsLeftOut() {
    #expect(
      layout("a\u{1B}[31m ⟦b⟧\r\nc") == """
        a.swift:1:8: error: bad
        a\\u{1B}[31m b
                    ^

        """)
  }

  @Test func linesCountFromTheFirstLineOfTheirSource() {
    #expect(
      layout("a\n⟦b⟧", name: "<stdin>", firstLine: 7) == """
        <stdin>:8:1: error: bad
        b
        ^

        """)
  }

  @Test func aLongLineIsShownInPart() {
    let line = String(repeating: "a", count: 500) + "⟦b⟧" + String(repeating: "c", count: 500)
    #expect(
      layout(line) == """
        a.swift:1:501: error: bad
        \(String(repeating: "a", count: 80))b\(String(repeating: "c", count: 79))
        \(String(repeating: " ", count: 80))^

        """)
  }

  @Test func notesFollowWithTheirOwnPlaces() {
    let (source, span) = DiagnosticLayoutTests.source("let a = 1\n⟦a⟧ = 2")
    let note = Diagnostic(
      .note, "change 'let' to 'var' to make it mutable", in: source, at: Span(0, 3),
      fixIts: [Diagnostic.FixIt(span: Span(0, 3), replacement: "var")])
    let error = Diagnostic(
      .error, "cannot assign to value: 'a' is a 'let' constant", in: source, at: span,
      notes: [note])
    #expect(
      text(error) == """
        a.swift:2:1: error: cannot assign to value: 'a' is a 'let' constant
        a = 2
        ^
        a.swift:1:1: note: change 'let' to 'var' to make it mutable
        let a = 1
        ^~~
        var

        """)
  }

  @Test func fixItsStandBelowTheirPlaces() {
    let (source, span) = DiagnosticLayoutTests.source("⟦foo⟧(1, label: 2)")
    let error = Diagnostic(
      .error, "wrong labels", in: source, at: span,
      fixIts: [
        Diagnostic.FixIt(span: Span(4, 4), replacement: "at:"),
        Diagnostic.FixIt(span: Span(7, 14), replacement: ""),
      ])
    #expect(
      text(error) == """
        a.swift:1:1: error: wrong labels
        foo(1, label: 2)
        ^~~
            at:-------

        """)
  }

  @Test func aDiagnosticWithoutASourceHasNoPlace() {
    let error = Diagnostic(.error, "no view", in: Source(name: "", text: ""), at: .none)
    #expect(text(error) == "error: no view\n")
  }

  @Test func coloursFollowTheRoles() {
    let (source, span) = DiagnosticLayoutTests.source("⟦x⟧")
    let warning = Diagnostic(.warning, "odd", in: source, at: span)
    #expect(
      text(warning, .ansi) == """
        \u{1B}[2ma.swift:1:1: \u{1B}[0m\u{1B}[1;33mwarning: \u{1B}[0m\u{1B}[1modd\u{1B}[0m
        x
        \u{1B}[32m^\u{1B}[0m

        """)
  }

  @Test func recordsHaveLineAndColumn() {
    let (source, span) = DiagnosticLayoutTests.source("a\n ⟦b⟧")
    let note = Diagnostic(.note, "here", in: source, at: Span(0, 1))
    let error = Diagnostic(
      .error, "bad", in: source, at: span, notes: [note],
      fixIts: [Diagnostic.FixIt(span: span, replacement: "c")])
    #expect(
      DiagnosticLayout.json(of: error).text == """
        {"severity":"error","message":"bad","file":"a.swift","line":2,"column":2,\
        "notes":[{"severity":"note","message":"here","file":"a.swift","line":1,"column":1}],\
        "fixIts":[{"line":2,"column":2,"endLine":2,"endColumn":3,"replacement":"c"}]}
        """)
  }
}
