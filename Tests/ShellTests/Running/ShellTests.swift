import Reports
import Shell
import ShellFixtures
import Terminal
import Testing

/// The screen of a terminal after a conversation with the shell.
private func converse(_ lines: String, options: Options = Options()) -> String {
  conversation(ScriptedLineReader(lines: lines), options: options).screen
}

private func conversation(
  _ reader: ScriptedLineReader, isInteractive: Bool = true, options: Options = Options()
) -> (screen: String, ending: Shell.Ending) {
  let sink = TextSink()
  let console = Console(output: sink, errors: sink)
  let evaluator = StubEvaluator(
    EvaluatorParameters(
      options: options, isInteractive: isInteractive, write: console.print,
      isInterrupted: { false }))
  let shell = Shell(
    options: options, console: console, evaluator: evaluator,
    parts: Shell.Parts(reader: reader, isInteractive: isInteractive))
  let ending = shell.run()
  return (sink.takeText(), ending)
}

/// Conversations with the shell over a stub evaluator.
@Suite struct ShellTests {
  @Test func outputValueUpdatesAndDiagnosticsComeInOrder() {
    #expect(
      converse(
        """
        print a
        value 5

        update BookView#1
        warn odd
        fail no
        answer still here
        """) == """
          a
          5
          ↻ BookView#1
          <input 4>:1:6: warning: odd
          warn odd
               ^~~
          <input 5>:1:6: error: no
          fail no
               ^~
          still here

          """)
  }

  @Test func aBlockIsOneInput() {
    #expect(converse("update {\n\n  a\n}\ncount") == "↻ {\n\n  a\n}\n2\n")
  }

  @Test func anOpenLineIsEndedBeforeAReport() {
    #expect(converse("write a\nwrite b\nupdate X") == "a\nb\n↻ X\n")
  }

  @Test func givingUpAnInputGoesOn() {
    let reader = ScriptedLineReader([
      .interrupted, .input("value 1", firstLine: 1), .interrupted, .endOfFile,
    ])
    let result = conversation(reader)
    #expect(result.screen == "1\n")
    #expect(result.ending == .status(0))
  }

  @Test func quitSaysTheStatus() {
    let result = conversation(ScriptedLineReader(lines: "quit 3\nprint never"))
    #expect(result.screen.isEmpty)
    #expect(result.ending == .status(3))
  }

  @Test func failuresAtAPromptAreNoFailureOfTheRun() {
    #expect(conversation(ScriptedLineReader(lines: "fail a")).ending == .status(0))
  }

  @Test func quietLeavesOutUpdates() {
    var options = Options()
    options.display.isQuiet = true
    #expect(converse("update X\nvalue 1\nprint a", options: options) == "1\na\n")
  }

  @Test func scriptsStopAtTheirFirstFailure() {
    let reader = ScriptedLineReader(lines: "print a\nvalue silent\nfail b\nprint c")
    let result = conversation(reader, isInteractive: false)
    #expect(result.screen == "a\n<stdin>:1:6: error: b\nfail b\n     ^\n")
    #expect(result.ending == .status(1))
  }

  @Test func scriptsGoOnWhereTheyAreTold() {
    var options = Options()
    options.keepsGoing = true
    options.display.echoes = true
    let reader = ScriptedLineReader(lines: "fail b\nvalue 1\nquit")
    let result = conversation(reader, isInteractive: false, options: options)
    #expect(result.screen == "<stdin>:1:6: error: b\nfail b\n     ^\n1\n")
    #expect(result.ending == .status(1))
  }

  @Test func aScriptThatIsInterruptedEndsSo() {
    let result = conversation(ScriptedLineReader([.interrupted]), isInteractive: false)
    #expect(result.ending == .interrupted)
  }

  @Test func recordsAreOneLineEach() {
    var options = Options()
    options.display.format = .jsonl
    #expect(
      converse("print a\nvalue 5\nupdate X\nquit", options: options) == """
        {"schema":1,"input":1,"source":"print a","ok":true,"output":["a"],"diagnostics":[]}
        {"schema":1,"input":2,"source":"value 5","ok":true,"output":[],\
        "value":{"type":"String","text":"5"},"diagnostics":[]}
        {"schema":1,"input":3,"source":"update X","ok":true,"output":[],"updates":[{"view":"X"}],\
        "diagnostics":[]}
        {"schema":1,"input":4,"source":"quit","ok":true,"output":[],"diagnostics":[]}

        """)
  }
}
