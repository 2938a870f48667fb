import Project
import Session
import SourceText
import Testing

@Suite struct ProjectCommandTests {
  private let files = [
    "Count/CounterView.swift": """
    import SwiftUI

    struct CounterView: View {
      @State private var counter = Counter()
      var body: some View {
        Button("Count \\(counter.value)") { counter.value += step }
      }
    }

    #Preview("A counter") { CounterView() }
    """,
    "Count/Counter.swift": """
    import Observation
    import Tallies

    @Observable final class Counter { var value = 0 }
    let step = 2
    """,
  ]

  @Test func typesOfTheProjectAreShown() {
    let fixture = SessionFixture(files: files)
    _ = fixture.transcript("open Count")
    #expect(
      fixture.transcript("types Counter", "expand CounterView") == """
        @Observable final class Counter { var value = 0 }
        error: 'CounterView' has no macro to expand; 'types CounterView' shows its source
        """)
    let typed = SessionFixture()
    typed.evaluate("@Observable final class Counter { var value = 0 }")
    #expect(fixture.transcript("expand Counter") == typed.transcript("expand Counter"))
  }

  @Test func namesOfTheProjectAreCompletedAndSuggested() {
    let fixture = SessionFixture(files: files)
    _ = fixture.transcript("open Count")
    func candidates(_ text: String) -> [String] {
      fixture.session.completer.completion(in: text, at: text.utf8.count).candidates
        .map { $0.detail.isEmpty ? $0.text : "\($0.text): \($0.detail)" }
    }
    #expect(candidates("let c: Counte") == ["Counter: class", "CounterView: struct"])
    #expect(candidates("readers Counte") == ["Counter: class", "CounterView: struct"])
    #expect(candidates("print(ste") == ["step: Int"])
    #expect(candidates("readers st").first == "step: Int")
    #expect(
      fixture.transcript("Conter()", "stpe + 1", "step + 1", "let c: Countre? = nil") == """
        error: cannot find 'Conter' in scope; did you mean 'Counter'?
        error: cannot find 'stpe' in scope; did you mean 'step'?
        $1: Int = 3
        error: cannot find type 'Countre' in scope; did you mean 'Counter'?
        """)
    // Its value is made when it is first used.
    #expect(candidates("print(ste") == ["step: Int = 2"])
  }

  @Test func anInterruptedProjectIsNotOpened() {
    var isInterrupted = false
    let fixture = SessionFixture(files: files, isInterrupted: { isInterrupted })
    _ = fixture.transcript("let a = 1")
    isInterrupted = true
    fixture.evaluate("open Count")
    #expect(fixture.ending == .interrupted)
    isInterrupted = false
    #expect(
      fixture.transcript("a", "types CounterView") == """
        $1: Int = 1
        error: there is no type of yours 'CounterView'; there are Author, Book, Library
        """)
  }

  /// Ctrl-C while the folder is searched: nothing of it is there afterwards, and no more of it is read.
  @Test func anInterruptEndsTheSearch() {
    var calls = 0
    var interruption = Int.max
    let many = (0..<200).map { ("Big/F\($0 / 10)/S\($0).swift", "struct S\($0) {}") }
    let fixture = SessionFixture(
      files: Dictionary(uniqueKeysWithValues: many), isInterrupted: { calls > interruption })
    let folders = fixture.session.configuration.folders
    fixture.session.configuration.folders = FolderAccess(
      read: {
        calls += 1
        return folders.read($0)
      },
      entries: {
        calls += 1
        return folders.entries($0)
      }, realPath: folders.realPath)
    fixture.evaluate("open Big")
    #expect(fixture.ending == .accepted)
    let all = calls
    #expect(all > 200)
    for limit in [5, 100] {
      fixture.evaluate("reset")
      (calls, interruption) = (0, limit)
      let outcome = fixture.evaluate("open Big")
      #expect(outcome.ending == .interrupted)
      #expect(
        outcome.diagnostics.map(\.message) == ["interrupted: the session is as it was"])
      #expect(calls == limit + 1)
      interruption = .max
      #expect(
        fixture.transcript("S0()") == "error: cannot find 'S0' in scope")
    }
  }

  @Test func aSavedScriptOpensTheProject() {
    let fixture = SessionFixture(files: files)
    #expect(
      fixture.transcript("open Count", "mount CounterView()", "save a.bindery").hasSuffix(
        "+ CounterView#1\n1 input saved to 'a.bindery'"))
    #expect(fixture.file("a.bindery") == "load Count\nmount CounterView()\n")
    #expect(
      fixture.transcript("reset", "load a.bindery", "tree") == """
        · Count is closed: 'open Count' opens it again
        opened Count: Count (2 files)
        'mount' puts up:
          #Preview("A counter")  preview  Count/CounterView.swift:10
          CounterView()          view     Count/CounterView.swift:3
        + CounterView#1
        note: module 'Tallies' is not available (imported by 1 file); stubs replace what is used of it; 'stubs' lists them
        CounterView#1
        └─ Button "Count 0"
        """)
  }

  @Test func aTranscriptOpensTheProject() {
    let fixture = SessionFixture(files: files)
    var played: [[String]] = []
    fixture.session.configuration.documents.transcript = { inputs in
      played.append(inputs)
      return ""
    }
    _ = fixture.session.projects.opening("Count")
    _ = fixture.transcript("mount CounterView()", "save --transcript a.session")
    _ = fixture.transcript("load Count", "mount CounterView()", "save --transcript b.session")
    #expect(
      played == [
        ["load Count", "mount CounterView()"],
        ["mount CounterView()", "load Count", "mount CounterView()"],
      ])
  }

  @Test func savedFilesAreReadAgainAndInputsRunAgainstThem() {
    let fixture = SessionFixture(files: files)
    #expect(
      fixture.transcript("open Count") == """
        opened Count: Count (2 files)
        'mount' puts up:
          #Preview("A counter")  preview  Count/CounterView.swift:10
          CounterView()          view     Count/CounterView.swift:3
        note: module 'Tallies' is not available (imported by 1 file); stubs replace what is used of it; 'stubs' lists them
        """)
    #expect(
      fixture.transcript("mount CounterView()", "tap \"Count 0\"", "reload") == """
        + CounterView#1
        ↻ CounterView#1  Counter#1.value  0 → 2
        · no file has changed
        """)
    fixture.save(
      "Count/Counter.swift", files["Count/Counter.swift"]!.replacing("step = 2", with: "step = 5"))
    #expect(
      fixture.transcript("reload", "tree") == """
        · read again: Count/Counter.swift
        ↷ CounterView#1  Counter#1.value  2 → 5
        note: module 'Tallies' is not available (imported by 1 file); stubs replace what is used of it; 'stubs' lists them
        CounterView#1
        └─ Button "Count 5"
        """)
    fixture.save(
      "Count/CounterView.swift",
      files["Count/CounterView.swift"]!.replacing("Count \\(", with: "Value \\("))
    #expect(
      fixture.transcript("reload", "stubs") == """
        · read again: Count/CounterView.swift
        · input 3 fails now: there is no 'Count 0' to tap; there is 'Value 0'
          what it wrote is kept: Counter#1.value = 5
        ↷ CounterView#1  shows  Button "Count 5" → Button "Value 5"
        note: module 'Tallies' is not available (imported by 1 file); stubs replace what is used of it; 'stubs' lists them
        Tallies  module that is not available  Count/Counter.swift:2
        """)
  }

  @Test func whatCannotBeWrittenAnyMoreIsLost() {
    let fixture = SessionFixture(files: files)
    fixture.evaluate("open Count")
    fixture.evaluate("mount CounterView()")
    fixture.evaluate("tap \"Count 0\"")
    fixture.save(
      "Count/CounterView.swift",
      files["Count/CounterView.swift"]!.replacing("Count \\(", with: "Total \\(")
        .replacing("counter.value", with: "counter.total"))
    fixture.save(
      "Count/Counter.swift",
      files["Count/Counter.swift"]!.replacing("var value", with: "var total"))
    #expect(
      fixture.transcript("reload", "tree") == """
        · read again: Count/Counter.swift
        · read again: Count/CounterView.swift
        · input 3 fails now: there is no 'Count 0' to tap; there is 'Total 0'
        ↷ CounterView#1  shows  Button "Count 2" → Button "Total 0"
        note: module 'Tallies' is not available (imported by 1 file); stubs replace what is used of it; 'stubs' lists them
        CounterView#1
        └─ Button "Total 0"
        """)
  }

  @Test func previewsAreMountedByName() {
    let fixture = SessionFixture(files: files)
    fixture.evaluate("open Count")
    #expect(
      fixture.transcript(
        "mount #Preview(\"A counter\") as p", "tap \"Count 0\" in p", "undo",
        "mount #Preview(\"None\")", "reload") == """
          + p
          + CounterView#1  in p
          ↻ CounterView#1  Counter#1.value  0 → 2
          · input 3 undone: tap "Count 0" in p
          ↶ CounterView#1  Counter#1.value  2 → 0
          error: there is no preview called 'None'; there is A counter
          · no file has changed
          """)
  }

  /// Without a project, previews and views of the session itself are mounted.
  @Test func previewsOfTheSession() {
    #expect(
      SessionFixture().transcript(
        "mount #Preview",
        "struct Dial: View { var n = 1; var body: some View { Text(\"\\(n)\") } }",
        "#Preview(\"Two\") { Dial(n: 2) }", "views --roots", "mount #Preview(\"Two\")", "tree")
          == """
          error: there is no preview: declare one, '#Preview { … }', or open a project that has some
            #Preview("Two")  preview  <input>:1
            Dial()           view     <input>:1
          + Preview#1
          + Dial#1     in Preview#1
          Preview#1
          └─ Dial#1
             └─ Text "2"
          """)
  }

  @Test func withoutAProjectThereIsNothingToReload() {
    let fixture = SessionFixture(files: files)
    #expect(
      fixture.transcript("reload", "open Nowhere", "views --roots", "stubs") == """
        error: no project is open; say 'open DIR'
        error: there is no folder 'Nowhere'; 'open' takes the folder of a project, or a URL such as shop://items/1
        nothing can be mounted as it is: there is no app, no preview, and no view without arguments
        there are no stubs
        """)
  }
}
