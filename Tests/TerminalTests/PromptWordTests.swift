import ShellFixtures
import Terminal
import Testing

/// Words that are nearly right, pasted texts, and what stands in the window, at the prompt of the program itself.
@Suite(.serialized) struct PromptWordTests {
  private typealias Key = TypedPrompt.Key

  private func paste(_ prompt: TypedPrompt, _ text: String) -> String {
    prompt.type("\u{1B}[200~" + text.split(separator: "\n").joined(separator: "\r") + "\u{1B}[201~")
    prompt.type(Key.enter)
    #expect(prompt.expect(Key.taken))
    let shown = prompt.terminal.text(upTo: Key.ready) ?? ""
    #expect(prompt.expect("> "))
    return shown
  }

  @Test func aMissingViewIsAnsweredWithThoseThatAreDeclared() throws {
    let prompt = try TypedPrompt()
    prompt.enter(
      "struct CardView: View { var body: some View { Text(\"\") } }",
      "struct Shelf: View { var body: some View { Text(\"\") } }")
    #expect(
      prompt.answer(to: "mount CartView") == """
        <input 3>:1:7: error: there is no view 'CartView'; did you mean 'CardView'?
        mount CartView
              ^~~~~~~~
        """)
    #expect(
      prompt.answer(to: "mount Basket()") == """
        <input 4>:1:7: error: there is no view 'Basket'; there are CardView, Shelf
        mount Basket()
              ^~~~~~
        """)
    prompt.leave()
  }

  @Test(arguments: [
    ("whynot x", "there is no command 'whynot'; did you mean 'why not'?", 1, 6),
    (":helo", "there is no command 'helo'; did you mean 'help'?", 2, 4),
    (":frobnicate", "there is no command 'frobnicate'", 2, 10),
    ("HELP", "there is no command 'HELP'; did you mean 'help'?", 1, 4),
    (
      "help set promt",
      "'set' has no 'promt'; set has quiet, echo, timing, results, prompt, keys, pager, reload, rows, steps, clock",
      10, 5
    ),
  ])
  func wordsThatAreNearlyCommands(
    row: (input: String, message: String, column: Int, width: Int)
  ) throws {
    let prompt = try TypedPrompt(columns: 140)
    let marks =
      String(repeating: " ", count: row.column - 1) + "^"
      + String(repeating: "~", count: row.width - 1)
    #expect(
      prompt.answer(to: row.input)
        == "<input 1>:1:\(row.column): error: \(row.message)\n\(row.input)\n\(marks)")
    prompt.leave()
  }

  @Test func helpOfOptionsAndForms() throws {
    let prompt = try TypedPrompt()
    #expect(prompt.answer(to: "?") == prompt.answer(to: "help"))
    #expect(
      prompt.answer(to: "help set prompt") == """
        set prompt [a text|default]
          the text of the prompt; {stale} and {waiting} in it are counts; now: default
        """)
    #expect(
      prompt.answer(to: "help why not") == """
        why not NAME [in N]
          the causes of updates, from the write down; of a view, of a property; or why a
          view did not run

          bindery> let dune = Book(title: "Dune")
          bindery> watch dune.title as title
          + title  "Dune"
          bindery> dune.isAvailable = false
          · no view reads Book#1.isAvailable
          bindery> why not title
          · title does not read Book#1.isAvailable
          title runs for Book#1.title
        """)
    #expect(prompt.answer(to: "help views").hasPrefix("views [--roots]\n"))
    #expect(prompt.answer(to: "help views").contains("\nviews\n  mount "))
    prompt.leave()
  }

  @Test func aCommentMayStandBeforeACommand() throws {
    let prompt = try TypedPrompt()
    prompt.enter("let dune = Book(title: \"Dune\")")
    #expect(paste(prompt, "// its title\nwatch dune.title as t") == "+ t  \"Dune\"\r\n")
    prompt.leave()
  }

  @Test func theLineOfTheGreetingCanBePasted() throws {
    let prompt = try TypedPrompt()
    let line = prompt.greeting.split(separator: "\n")[1]
    let shown = paste(prompt, String(line))
    #expect(shown.contains("bindery> watch dune.title\r\n+ watch#1  \"Dune\"\r\n"))
    #expect(shown.hasSuffix("   └─ ↻ watch#1 reads it\r\n"))
    prompt.leave()
  }

  @Test func aPromptThatEndsLikeAPromptIsTakenAsItIs() throws {
    let prompt = try TypedPrompt()
    prompt.type("set prompt \"my> \"" + Key.enter)
    #expect(prompt.expect(Key.ready + "\rmy> "))
    prompt.leave()
  }

  @Test func whatAnEditedInputPrintsStandsBelowIt() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let editor = try folder.file("editor", "sed -i 's/Dune/Emma/' \"$1\"\n")
    let prompt = try TypedPrompt(environment: ["VISUAL": "sh \(editor)"])
    #expect(prompt.answer(to: "let dune = Book(title: \"Dune\")") == "")
    #expect(prompt.answer(to: "print(\"Dune\")") == "Dune")
    #expect(prompt.answer(to: "edit") == "bindery> print(\"Emma\")\nEmma")
    #expect(prompt.answer(to: "edit 1") == "bindery> let dune = Book(title: \"Emma\")")
    prompt.leave()
  }

  @Test func aListOfCompletionsFitsTheWindow() throws {
    let prompt = try TypedPrompt(rows: 12)
    prompt.type("\"a\"." + Key.tab)
    #expect(prompt.expect("\u{7}"))
    prompt.type(Key.tab)
    let list = prompt.terminal.text(upTo: " more\r\n") ?? ""
    // The line with the typed text is shown once more where its colours came late.
    let lines = list.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst().count == 11)
    prompt.giveUp()
    prompt.leave()
  }

  @Test func enterBeginsAndEndsATour() throws {
    let prompt = try TypedPrompt()
    let tests = prompt.answer(to: "tour 10").split(separator: "\n")
    #expect(
      tests.prefix(2) == [
        "Tests that mount views", "· a program, which runs outside of the shell:",
      ])
    // The command line stands on a row of its own, to be copied.
    #expect(tests.dropFirst(2).first?.hasPrefix("  bindery --test ") ?? false)
    #expect(tests.dropFirst(2).first?.hasSuffix("/10-tests.swift") ?? false)
    #expect(tests.dropFirst(3) == ["· 'tour 11' is the next"])
    _ = prompt.answer(to: "tour 8")
    let first = prompt.answer(to: "")
    #expect(
      first.hasSuffix("· Enter runs the next input, anything else is yours; 'tour end' leaves"))
    #expect(prompt.answer(to: "").contains("bindery> "))
    prompt.enter("tour end")
    prompt.leave()
  }

  @Test func filesOfTheHomeFolderAreFound() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let prompt = try TypedPrompt(environment: ["HOME": folder.path])
    prompt.enter("let a = 1")
    #expect(prompt.answer(to: "save ~/a.bindery") == "1 input saved to '~/a.bindery'")
    #expect(try FileAccess.read(folder.path + "/a.bindery") == "let a = 1\n")
    prompt.complete("load ~/a.b", to: "load ~/a.bindery")
    prompt.leave()
  }

  @Test func aTranscriptWithAFailureIsLoadedToItsEnd() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file(
      "a.session",
      "bindery> nothing\n<input 1>:1:1: error: cannot find 'nothing' in scope\nnothing\n^~~~~~~\nbindery> let a = 1\n"
    )
    let prompt = try TypedPrompt()
    #expect(prompt.answer(to: "load \(file)").contains("cannot find 'nothing' in scope"))
    #expect(prompt.answer(to: "a") == "$1: Int = 1")
    prompt.leave()
  }

  @Test func aTallPasteThatFailsLeavesItsErrorInSight() throws {
    let prompt = try TypedPrompt(rows: 20)
    let lines = (1...30).map { "print(\($0))" }
    let text = (["nothing"] + lines).joined(separator: "\r")
    prompt.type("\u{1B}[200~let a = 1\r" + text + "\u{1B}[201~")
    #expect(prompt.expect("print(30)"))
    prompt.type(Key.enter)
    #expect(prompt.expect("error: cannot find 'nothing' in scope"))
    // Twelve rows of the text, the failing input first.
    #expect(prompt.expect("bindery> nothing\r\n      …> print(1)"))
    #expect(prompt.expect("print(11)"))
    #expect(!prompt.terminal.expect("print(12)", seconds: 1))
    prompt.giveUp()
    prompt.leave()
  }

  @Test func answersOfTheTerminalAndTheMouseAreLeftOut() throws {
    let prompt = try TypedPrompt()
    prompt.type("1 \u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\+\u{1B}[M !! 1\u{1B}P>|term 1\u{1B}\\")
    #expect(prompt.answer(to: "") == "$1: Int = 2")
    prompt.leave()
  }
}
