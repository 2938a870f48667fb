import Reports
import Session
import SourceText
import Testing

/// Playing documents, fixing inputs, and stubs.
@Suite struct TourTests {
  private func fixture(
    files: [String: String] = [:], steps: [DocumentStep] = []
  ) -> SessionFixture {
    let fixture = SessionFixture(files: files)
    fixture.session.configuration.documents.samples = {
      [
        Sample(name: "8.1", title: "Nobody reads it", path: "a.session", group: "No update"),
        Sample(name: "8.2", title: "It is ignored", path: "b.session", group: "No update"),
        Sample(name: "1", title: "Models", path: "c.session", group: nil),
        Sample(
          name: "10", title: "Tests", path: "d.swift", group: nil,
          commandLine: "bindery --test d.swift"),
      ]
    }
    fixture.session.configuration.documents.steps = { _, _ in .success(steps) }
    return fixture
  }

  @Test func theIndexHasTheGroupsInFront() {
    let fixture = fixture()
    #expect(
      fixture.transcript("tour", "tour 8", "tour 9", "tour 10")
        == """
        tour 8   No update (2 sessions)
        tour 1   Models
        tour 10  Tests
        · Enter begins 'tour 1', and then runs one input after the other
        tour 8.1  Nobody reads it
        tour 8.2  It is ignored
        · Enter begins 'tour 8.1', and then runs one input after the other
        error: there is no sample session '9'; there are 1, 8, 10
        Tests
        · a program, which runs outside of the shell:
          bindery --test d.swift
        """)
  }

  @Test func whatIsAskedForIsAnsweredWithWhatThereIsOfIt() {
    let fixture = fixture(
      files: ["c.session": "…"], steps: [DocumentStep(prose: [], input: "1", line: 1)])
    #expect(
      fixture.transcript("tour 8.99", "tour 1", "tour 8")
        == """
        error: there is no sample session '8.99'; there are 8.1, 8.2
        · Enter runs the next input, anything else is yours; 'tour end' leaves
        tour 8.1  Nobody reads it
        tour 8.2  It is ignored
        · 'tour 1' is being played: Enter goes on with it; 'tour 8.1' begins the first of these
        """)
  }

  @Test func aTourRunsInputByInput() throws {
    let steps = [
      DocumentStep(prose: ["A number."], input: "let a = 1", line: 2),
      DocumentStep(prose: ["Its double."], input: "a * 2", line: 4),
    ]
    let fixture = fixture(files: ["c.session": "…"], steps: steps)
    #expect(
      fixture.transcript("tour 1")
        == """
        A number.
        · Enter runs the next input, anything else is yours; 'tour end' leaves
        """)
    let first = try #require(fixture.session.takeTourInput())
    // Its places are told as those of a typed input.
    #expect(first.text == "let a = 1" && first.name == "<input 1>" && first.firstLine == 1)
    #expect(fixture.session.takeTourProse().map(\.plain) == ["", "Its double."])
    #expect(fixture.session.takeTourInput()?.text == "a * 2")
    #expect(
      fixture.session.takeTourProse().map(\.plain)
        == ["· 'Models' ends here; 'tour 8' is the next"])
    #expect(fixture.session.takeTourInput() == nil)
  }

  @Test func enterBeginsWhatWasListed() throws {
    let steps = [DocumentStep(prose: ["A number."], input: "let a = 1", line: 2)]
    let fixture = fixture(files: ["a.session": "…"], steps: steps)
    _ = fixture.transcript("tour 8")
    let first = try #require(fixture.session.takeTourInput())
    #expect(first.text == "tour 8.1")
    #expect(
      fixture.transcript(first.text)
        == """
        A number.
        · Enter runs the next input, anything else is yours; 'tour end' leaves
        """)
    // What stands before the first input has been shown.
    #expect(fixture.session.takeTourProse().isEmpty)
    #expect(
      fixture.transcript("tour").hasSuffix("\n· 'tour 8.1' is being played: Enter goes on with it"))
    #expect(fixture.session.takeTourInput()?.text == "let a = 1")
    #expect(
      fixture.session.takeTourProse().map(\.plain)
        == ["· 'Nobody reads it' ends here; 'tour 8.2' is the next"])
    // Another input in between, and Enter begins nothing.
    _ = fixture.transcript("tour 8", "1 + 1")
    #expect(fixture.session.takeTourInput() == nil)
  }

  @Test func theInputsOfATourAreNumberedFromOne() throws {
    let steps = ["var a = 1", "a = 2", "a = 3", "jump 2", "history"].enumerated().map {
      DocumentStep(prose: [], input: $0.element, line: $0.offset + 1)
    }
    let fixture = fixture(files: ["c.session": "…"], steps: steps)
    for _ in 1...2 {
      _ = fixture.transcript("tour 1")
      var shown: [String] = []
      while let input = fixture.session.takeTourInput() {
        shown.append(fixture.transcript(input.text))
      }
      #expect(
        shown.joined(separator: "\n") == """



          · input 3 undone: a = 3
             1  var a = 1
          →  2  a = 2      updated nothing
             3  a = 3      undone
          """)
    }
  }

  @Test func aTourIsEnteredAtAnInput() throws {
    let steps = ["var a = 1", "print(\"two\")", "a += 2", "a"].enumerated().map {
      DocumentStep(prose: ["Before \($0.offset + 1)."], input: $0.element, line: $0.offset + 1)
    }
    let fixture = fixture(files: ["a.session": "…", "c.session": "…"], steps: steps)
    #expect(
      fixture.transcript("tour 1.3", "tour end", "tour 8.1.2", "tour 1.5", "tour 10.1", "tour end")
        == """
        · inputs 1 to 2 have run
        Before 3.
        · Enter runs the next input, anything else is yours; 'tour end' leaves
        · input 1 has run
        Before 2.
        · Enter runs the next input, anything else is yours; 'tour end' leaves
        error: 'tour 1' has the inputs 1 to 4
        error: there is no sample session '10.1'; there are 1, 8, 10
        """)
    #expect(fixture.transcript("tour end") == "· no tour is being played")
    _ = fixture.transcript("tour 1.3")
    let third = try #require(fixture.session.takeTourInput())
    #expect(
      fixture.transcript(third.text, "history") == """
           1  var a = 1
           2  print("two")
        →  3  a += 2        updated nothing
        """)
  }

  /// What was played in this session, and where one goes on that was left.
  @Test func theListTellsWhatWasPlayed() {
    let steps = ["var a = 1", "a += 2"].enumerated().map {
      DocumentStep(prose: [], input: $0.element, line: $0.offset + 1)
    }
    let files = ["a.session": "…", "b.session": "…", "c.session": "…"]
    let fixture = fixture(files: files, steps: steps)
    for name in ["tour 1", "tour 8.2"] {
      _ = fixture.transcript(name)
      while let input = fixture.session.takeTourInput() { fixture.evaluate(input.text) }
      _ = fixture.session.takeTourProse()
    }
    _ = fixture.transcript("tour 8.1")
    _ = fixture.session.takeTourInput()
    #expect(
      fixture.transcript("tour end", "tour", "tour 8")
        == """
        tour 8   No update (2 sessions, 1 played)
        tour 1   Models                            played
        tour 10  Tests
        · Enter begins 'tour 1', and then runs one input after the other
        tour 8.1  Nobody reads it  'tour 8.1.2' goes on
        tour 8.2  It is ignored    played
        · Enter begins 'tour 8.1', and then runs one input after the other
        """)
  }

  @Test func documentsAreLoaded() {
    let steps = [
      DocumentStep(prose: [], input: "let dune = Book(title: \"Dune\")", line: 1),
      DocumentStep(prose: [], input: "watch dune.title", line: 2),
    ]
    let fixture = fixture(files: ["talk.session": "…", "README.md": "…"], steps: steps)
    #expect(
      fixture.transcript("load talk.session", "dune.title = \"Emma\"")
        == """
        + watch#1  "Dune"
        ↻ watch#1  Book#1.title  "Dune" → "Emma"
        """)
    #expect(fixture.transcript("load README.md") == "+ watch#2  \"Dune\"")
  }

  @Test func fixRunsWhatTheErrorSuggests() {
    let fixture = fixture()
    #expect(fixture.transcript("fix") == "error: no input has failed yet")
    _ = fixture.transcript("let a = 1 let b = 2")
    #expect(
      fixture.transcript("fix", "a + b")
        == """
        bindery> let a = 1; let b = 2
        $1: Int = 3
        """)
    _ = fixture.transcript("let c: Int = \"x\"")
    #expect(
      fixture.transcript("fix")
        == "error: the last error suggests no change; Up brings the input back")
  }

  @Test func editRunsWhatIsSaved() {
    let fixture = fixture()
    #expect(
      fixture.transcript("edit")
        == "error: there is no editor here: 'edit' needs a prompt at a terminal")
    var seen: [String] = []
    fixture.session.configuration.edit = { text in
      seen.append(text)
      return text.replacing("1", with: "2")
    }
    #expect(
      fixture.transcript("var a = 1", "edit", "a")
        == """
        bindery> var a = 2
        $1: Int = 2
        """)
    #expect(seen == ["var a = 1"])
    fixture.session.configuration.edit = { $0 }
    #expect(fixture.transcript("edit 2") == "· nothing was changed")
    #expect(fixture.transcript("edit 99").hasPrefix("error: '99' is not the number of an input"))
  }

  @Test func helpExplainsFormsIdeasAndTheLastError() {
    let fixture = fixture()
    let form = fixture.transcript("help env pop").split(separator: "\n").first
    #expect(form == "env pop")
    #expect(fixture.transcript("help observation").hasPrefix("A class with @Observable tells"))
    #expect(fixture.transcript("help environment").contains("\nenvironment\n"))
    _ = fixture.transcript("let a = 1 let b = 2")
    #expect(
      fixture.transcript("help error").hasPrefix("<input>:1:10: error: consecutive statements"))
    #expect(fixture.transcript("help error").contains("'fix' runs it as let a = 1; let b = 2"))
    #expect(fixture.transcript("help env foo").hasPrefix("error: 'env' has no 'foo'; env has push"))
  }

  @Test func whatIsMeantIsTaken() {
    let fixture = fixture()
    #expect(
      fixture.transcript(
        "struct Cart: View { var body: some View { Text(\"\") } }", "mount Cart") == "+ Cart#1")
    #expect(
      fixture.transcript(
        "let dune = Book(title: \"Dune\")", "watch dune.title as title", "readers Book.title")
          == """
          + title  "Dune"
          title
          """)
  }

  @Test func tablesFitTheTerminal() {
    let fixture = fixture()
    fixture.session.configuration.display.columns = { 40 }
    _ = fixture.transcript("let text = \"\(String(repeating: "long ", count: 20))\"")
    let lines = fixture.evaluate("log").answer
    #expect(lines.allSatisfy { $0.width <= 40 })
    #expect(lines[0].plain.contains("…"))
  }
}
