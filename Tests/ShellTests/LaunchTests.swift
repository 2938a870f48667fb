import Glibc
import ShellFixtures
import Terminal
import Testing

/// The whole program, run as a process with a stub evaluator.
@Suite struct LaunchTests {
  private func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> ProcessRun {
    try ProcessRun.run(ProcessRun.driver, arguments, input: input, environment: environment)
  }

  @Test func standardInputRunsInputByInput() throws {
    let run = try run(input: "print a\n\nupdate {\n}\nfail b\nprint never\n")
    #expect(run.output == "a\n↻ {\n}\n")
    #expect(run.errors == "<stdin>:5:6: error: b\nfail b\n     ^\n")
    #expect(run.status == 1)
  }

  @Test func anUnfinishedInputIsRunAsItIs() throws {
    let run = try run(input: "answer {\n  a")
    #expect(run.output == "{\n  a\n")
  }

  @Test func linesOfAChainAreOneInput() throws {
    let run = try run(input: "answer a\n  .b()\n  .c()\ncount\n")
    #expect(run.output == "a\n  .b()\n  .c()\n2\n")
  }

  @Test func carriageReturnsAndMarksAreNoPartOfLines() throws {
    let run = try run(input: "\u{FEFF}answer a\r\nanswer b")
    #expect(run.output == "a\nb\n")
  }

  @Test func standardInputThatIsClosedEndsTheRun() throws {
    guard let bash = ProcessRun.find("bash") else { return }
    for arguments in ["", "-", "-i"] {
      let script = "\"$1\" \(arguments) <&- ; echo $?"
      let run = try ProcessRun.run(bash, ["-c", script, "bash", ProcessRun.driver])
      let prompt = arguments == "-i" ? "bindery> " : ""
      let what = arguments == "-i" ? "the terminal" : "standard input"
      #expect(run.output == prompt + "2\n")
      #expect(run.errors == "bindery: cannot read \(what): Bad file descriptor\n")
    }
    let run = try ProcessRun.run(
      bash, ["-c", "\"$1\" -e 'print a' <&-; echo $?", "bash", ProcessRun.driver])
    #expect(run.output == "a\n0\n")
    #expect(run.errors.isEmpty)
  }

  @Test func aPromptNeedsNoTerminal() throws {
    let run = try run("-i", input: "value 1\nfail a\nanswer {\n}\ncount")
    #expect(
      run.output
        == "bindery> 1\nbindery> bindery>    ...> {\n}\nbindery> 4\nbindery> \n")
    #expect(run.errors == "<input 2>:1:6: error: a\nfail a\n     ^\n")
    #expect(run.status == 0)
  }

  @Test func severalFilesAreOneProgram() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let first = try folder.file("a.swift", "print a\n")
    let second = try folder.file("b.bindery", "print b\n")
    #expect(try run(first, second, "--", "x").output == "a\nb\n")
    let missing = try run(first, "x")
    #expect(missing.status == 2 && missing.output.isEmpty)
    #expect(
      missing.errors
        == "bindery: cannot read 'x': No such file or directory; arguments of the program follow '--'\n"
    )
    let wrong = try folder.file("c.bindery", "print {\n")
    let other = try folder.file("d.bindery", "print a\nupdate {\n")
    #expect(
      try run("-n", wrong, first, other).errors
        == "\(wrong):2:1: error: expected '}'\n\n^\n\(other):3:1: error: expected '}'\n\n^\n")
  }

  @Test func filesThatAreNotUTF8AreRefusedWithTheirPlace() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let path = folder.path + "/a.bindery"
    try FileAccess.replace(path, with: Array("print a\nprint ".utf8) + [0xFF, 0x0A])
    let run = try run(path)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == "bindery: cannot read '\(path)': line 2, byte 7 is not UTF-8\n")
  }

  @Test func blocksOfSwiftInMarkdownTextsRunOneAfterTheOther() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let text = """
      # Two blocks
      ```swift
      print a
      ```
      ```sh
      print never
      ```
      - In a list:
        ~~~ Swift copyable
        fail b
        ~~~
      ````swift
      print c
      ````

      """
    let file = try folder.file("a.md", text)
    let stopped = try run(file)
    #expect(stopped.output == "a\n")
    #expect(stopped.errors == "\(file):10:6: error: b\nfail b\n     ^\n")
    #expect(stopped.status == 1)
    let whole = try run("--keep-going", file)
    #expect(whole.output == "a\nc\n")
    #expect(whole.status == 1)
    let wrong = try folder.file("b.md", "```swift\nupdate {\n```\n\n```swift\nprint d\n```\n")
    #expect(try run(wrong).output.isEmpty)
    #expect(try run("--keep-going", wrong).output == "d\n")
  }

  @Test func filesAreParsedBeforeTheyRun() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let wrong = try folder.file("wrong.bindery", "print a\nupdate {\n")
    let run = try run(wrong)
    #expect(run.output.isEmpty)
    #expect(run.errors == "\(wrong):3:1: error: expected '}'\n\n^\n")
    #expect(run.status == 1)
  }

  @Test func anInterpreterLineIsSkipped() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let script = "#!/usr/bin/env bindery\nprint a\nfail b\n"
    let file = try folder.file("a.bindery", script)
    #expect(try run(file).output == "a\n")
    #expect(try run(file).errors.hasPrefix("\(file):3:6: error: b"))
    #expect(try run("-", input: script).errors.hasPrefix("<stdin>:3:6: error: b"))
  }

  @Test func codeRunsBeforeTheFile() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file("a.bindery", "print c\n")
    let run = try run("-e", "print a", "-e", "print b", file)
    #expect(run.output == "a\nb\nc\n")
  }

  @Test func checkingRunsNothing() throws {
    #expect(try run("-n", "-e", "print a").output.isEmpty)
    #expect(try run("-n", "-e", "print {").status == 1)
    #expect(try run("-n", input: "print {").errors.hasPrefix("<stdin>:1:8: error: expected '}'"))
    #expect(
      try run("-n", "-o", "jsonl", "-e", "print").output
        == "{\"schema\":1,\"source\":\"<command line>\",\"ok\":true,\"diagnostics\":[]}\n")
  }

  @Test func lintingEndsInOneWhereThereIsSomethingToSay() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let clean = try folder.file("clean.swift", "print a\n")
    let wrong = try folder.file("wrong.bindery", "print a\nwarn b\n")
    let passed = try run("--lint", clean)
    #expect(passed.status == 0 && passed.output.isEmpty && passed.errors.isEmpty)
    let found = try run("--lint", clean, wrong)
    #expect(found.status == 1 && found.output.isEmpty)
    #expect(found.errors == "\(wrong):2:1: warning: warn b\nwarn b\n^~~~\n")
    let missing = try run("--lint", wrong, "/nonexistent")
    #expect(missing.status == 2)
    #expect(
      missing.errors == "bindery: cannot read '/nonexistent': No such file or directory\n")
  }

  @Test func lintingLooksIntoDirectoriesAndTranscripts() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    FileAccess.makeDirectory(folder.path + "/inner")
    let second = try folder.file("inner/b.swift", "\nwarn b\n")
    let first = try folder.file("a.session", "# Prose\nbindery> print a\na\nbindery> warn c\n")
    _ = try folder.file("notes.txt", "warn d\n")
    let found = try run("--lint", folder.path)
    #expect(found.status == 1)
    #expect(
      found.errors
        == "\(second):2:1: warning: warn b\nwarn b\n^~~~\n\(first):4:1: warning: warn c\nwarn c\n^~~~\n"
    )
    let broken = try folder.file("broken.session", "no input\n")
    #expect(try run("--lint", broken).status == 1)
    #expect(
      try run("--lint", "-o", "jsonl", first).output.hasPrefix(
        "{\"schema\":1,\"source\":\"\(first)\",\"ok\":false,\"diagnostics\":[{\"severity\":\"warning\","
      ))
  }

  @Test func theStartFileIsReadInScriptsOnlyOnDemand() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    FileAccess.makeDirectory(folder.path + "/bindery")
    let start = try folder.file("bindery/init.bindery", "print start\n")
    let variables = ["XDG_CONFIG_HOME": folder.path]
    #expect(try run("-e", "print a", environment: variables).output == "a\n")
    #expect(
      try run("--rc", start, "-e", "print a", environment: variables).output == "start\na\n")
    unlink(start)
  }

  @Test func mistakesOfUseEndInTwo() throws {
    let unknown = try run("--nonsense")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors == "bindery: unknown option '--nonsense'\nTry 'bindery --help'.\n")
    let missing = try run("/nonexistent")
    #expect(missing.status == 2)
    #expect(
      missing.errors == "bindery: cannot read '/nonexistent': No such file or directory\n")
    #expect(try run("--rc", "/nonexistent", "-e", "print a").status == 2)
    let nowhere = try run("--resources", "/nonexistent", "-e", "print a")
    #expect(nowhere.status == 2)
    #expect(
      nowhere.errors == "bindery: '--resources' takes a directory, and '/nonexistent' is none\n")
  }

  @Test func nobodyReadingEndsInItsOwnStatus() throws {
    guard let bash = ProcessRun.find("bash") else { return }
    let script = "\"$1\" -e flood | head -1; echo ${PIPESTATUS[0]}"
    let run = try ProcessRun.run(bash, ["-c", script, "bash", ProcessRun.driver])
    #expect(run.output == "flood\n141\n")
    #expect(run.errors.isEmpty)
  }

  @Test func aFullDiskIsTold() throws {
    guard let bash = ProcessRun.find("bash") else { return }
    let script = "\"$1\" -e 'print a' > /dev/full; echo $?"
    let run = try ProcessRun.run(bash, ["-c", script, "bash", ProcessRun.driver])
    #expect(run.output == "1\n")
    #expect(
      run.errors == "bindery: cannot write standard output: No space left on device\n")
  }

  @Test func anInterruptedScriptEndsBySignal() throws {
    let terminal = try PseudoTerminal(ProcessRun.driver, ["--color", "never", "-e", "wait"])
    #expect(terminal.expect("waiting\r\n"))
    terminal.type("\u{3}")
    #expect(terminal.finish() == 128 + SIGINT)
    #expect(
      terminal.screen
        == "waiting\r\n^C\r\n<command line>:1:5: error: interrupted\r\nwait\r\n    ^\r\n")
  }

  @Test func aPromptMayFollowAFile() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file("a.bindery", "print a\nfail b\nprint never\n")
    let terminal = try PseudoTerminal(
      ProcessRun.driver, ["--color", "never", "-q", "-i", file], terminal: "dumb")
    #expect(terminal.expect("error: b\r\nfail b\r\n     ^\r\nbindery> "))
    terminal.type("count\n")
    #expect(terminal.expect("\r\n3\r\nbindery> "))
    terminal.type("quit 7\n")
    #expect(terminal.finish() == 7)
  }

  @Test func reportsMayBeLessOrMore() throws {
    let text = "print a\nvalue 5\nupdate X\n"
    #expect(try run(input: text).output == "a\n↻ X\n")
    #expect(try run("-q", input: text).output == "a\n")
    #expect(try run("--echo", input: text).output == "a\n5\n↻ X\n")
  }

  @Test func aFailureMayBeOutlived() throws {
    let run = try run("--keep-going", input: "fail a\nprint b\n")
    #expect(run.output == "b\n")
    #expect(run.errors == "<stdin>:1:6: error: a\nfail a\n     ^\n")
    #expect(run.status == 1)
  }

  @Test func colourFollowsTheChoice() throws {
    #expect(try run("--color", "always", "-e", "update X").output.contains("\u{1B}["))
    #expect(try !run("-e", "update X").output.contains("\u{1B}["))
  }

  @Test func controlCharactersReachNoTerminal() throws {
    let code = ["-e", "print a\u{1B}[1mb\r\u{202E}c", "-e", "value d\u{7}"]
    let options = ["--color", "never", "--echo"]
    let terminal = try PseudoTerminal(ProcessRun.driver, options + code)
    #expect(terminal.finish() == 0)
    #expect(terminal.screen == "a\\u{1B}[1mb\\r\\u{202E}c\r\nd\\u{07}\r\n")
    let raw = try PseudoTerminal(ProcessRun.driver, options + ["--raw"] + code)
    #expect(raw.finish() == 0)
    #expect(raw.screen == "a\u{1B}[1mb\r\u{202E}c\r\nd\u{7}\r\n")
    // What a program prints to a pipe is not changed.
    let run = try ProcessRun.run(ProcessRun.driver, options + code)
    #expect(run.output == "a\u{1B}[1mb\r\u{202E}c\nd\\u{07}\n")
  }

  @Test func helpAndVersionArePrinted() throws {
    #expect(try run("--help").output.hasPrefix("Usage: bindery [options]"))
    #expect(try run("-V").output == "bindery 0.1.0\n")
  }
}
