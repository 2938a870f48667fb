import Session
import Shell
import Testing

@Suite struct OptionParserTests {
  private func parse(_ words: String...) throws(UsageError) -> Options {
    try OptionParser.parse(words)
  }

  private func mistake(_ words: String...) -> String? {
    do {
      _ = try OptionParser.parse(words)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func nothingAsksForAPrompt() throws {
    let options = try parse()
    #expect(options.mode == .run)
    #expect(options.files.isEmpty)
  }

  @Test func filesAreAListAndOptionsMayStandAmongThem() throws {
    let options = try parse("-q", "a.swift", "-n", "b.swift", "--", "-n", "--test", "--")
    #expect(options.display.isQuiet)
    #expect(options.files == ["a.swift", "b.swift"])
    #expect(options.arguments == ["-n", "--test", "--"])
    #expect(options.mode == .check)
  }

  @Test func whatFollowsAScriptIsItsOwn() throws {
    let options = try OptionParser.parse(["-q", "tool", "-n", "--", "b"]) { $0 == "tool" }
    #expect(options.files == ["tool"])
    #expect(options.arguments == ["-n", "--", "b"])
    #expect(options.mode == .run)
  }

  @Test func twoDashesBeginTheArguments() throws {
    let options = try parse("-e", "x", "--", "-odd", "b")
    #expect(options.files.isEmpty)
    #expect(options.arguments == ["-odd", "b"])
  }

  @Test func aDashIsStandardInput() throws {
    #expect(try parse("-").files == ["-"])
  }

  @Test func shortOptionsJoin() throws {
    let options = try parse("-qiojsonl", "-eprint(1)", "-e", "print(2)")
    #expect(options.display.isQuiet && options.staysInteractive)
    #expect(options.display.format == .jsonl)
    #expect(options.code == ["print(1)", "print(2)"])
  }

  @Test func longOptionsTakeTheirValueEitherWay() throws {
    let options = try parse(
      "--output=jsonl", "--color", "never", "--seed=7", "--max-steps", "100", "--max-depth=5",
      "--max-memory", "512M", "--eval=a=b", "--rc=", "--keep-going", "--echo", "--timing",
      "--no-history", "--interactive", "--resources", "data")
    #expect(options.display.format == .jsonl)
    #expect(options.color == .never)
    #expect(options.seed == 7)
    #expect(options.limits.steps == 100)
    #expect(options.limits.depth == 5)
    #expect(options.limits.memory == 512 << 20)
    #expect(options.code == ["a=b"])
    #expect(options.startFile == .path(""))
    #expect(options.resources == "data")
    #expect(
      options.keepsGoing && options.display.echoes && options.display.isTiming
        && !options.keepsHistory)
  }

  @Test func theLastOfTwoWins() throws {
    #expect(try parse("--rc", "a", "--no-rc").startFile == .none)
    #expect(try parse("--no-rc", "--rc", "a").startFile == .path("a"))
    #expect(try parse("-o", "jsonl", "-o", "text").display.format == .text)
  }

  @Test func testingTakesAListAndOptionsAmongIt() throws {
    let files = ["a.session", "b.md"]
    #expect(try parse("--test", "a.session", "b.md").mode == .test(files, updating: false))
    #expect(
      try parse("--test", "a.session", "--update", "b.md").mode == .test(files, updating: true))
    #expect(try parse("--update", "--test", "--", "--x").mode == .test(["--x"], updating: true))
  }

  @Test func lintingTakesAList() throws {
    #expect(try parse("--lint", "a.swift", "b").mode == .lint(["a.swift", "b"]))
    #expect(try parse("--lint", "a", "-o", "jsonl", "b").display.format == .jsonl)
    #expect(mistake("--lint") == "'--lint' needs the files to look at")
    #expect(mistake("--lint", "--check", "a") == "'--lint' and '--check' do not go together")
  }

  @Test func helpAndVersionComeBeforeMistakes() throws {
    #expect(try parse("-h", "--nonsense").mode == .help)
    #expect(try parse("-qV").mode == .version)
    #expect(try parse("--check", "--help").mode == .help)
  }

  @Test(arguments: CompletionShell.allCases) func shellsAreNamed(shell: CompletionShell) throws {
    #expect(try parse("--completions", shell.rawValue).mode == .completions(shell))
  }

  @Test func mistakesAreToldInWords() {
    #expect(mistake("--quite") == "unknown option '--quite'; did you mean '--quiet'?")
    #expect(mistake("--zzz=1") == "unknown option '--zzz'")
    #expect(mistake("-qx") == "unknown option '-x'")
    #expect(mistake("-e") == "option '-e' needs CODE")
    #expect(mistake("--quiet=yes") == "option '--quiet' takes no value")
    #expect(mistake("-o", "xml") == "'xml' is not a value of '--output': it takes text or jsonl")
    #expect(
      mistake("--color=red") == "'red' is not a value of '--color': it takes auto, always or never")
    #expect(
      mistake("--seed", "-1")
        == "'-1' is not a value of '--seed': it takes a whole number of 0 or more")
    #expect(
      mistake("--max-steps=0")
        == "'0' is not a value of '--max-steps': it takes a whole number of 1 or more")
    #expect(mistake("--test") == "'--test' needs the files to test")
    #expect(mistake("--update", "a") == "'--update' needs '--test'")
    #expect(mistake("--check", "--test", "a") == "'--check' and '--test' do not go together")
  }

  @Test func everyOptionHasOneRow() {
    let spellings = OptionTable.rows.flatMap(\.spellings)
    #expect(Set(spellings).count == spellings.count)
  }

  @Test func everyOfferedOptionIsInTheHelp() {
    let lines = HelpText.text.split(separator: "\n")
    for row in OptionTable.offered {
      let line = lines.first { $0.contains("--\(row.long)") && $0.contains(row.help) }
      #expect(line != nil, "--\(row.long)")
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func anOptionThatCannotBeHonouredIsRefused() {
    for row in OptionTable.rows where !row.isImplemented {
      #expect(
        mistake("--" + row.long) == "option '--\(row.long)' is not available in this version")
    }
  }
}
