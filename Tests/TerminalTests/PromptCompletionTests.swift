import ShellFixtures
import Terminal
import Testing

/// Completions that take long, at the prompt of the program itself.
@Suite(.serialized) struct PromptCompletionTests {
  private typealias Key = TypedPrompt.Key

  private static let overloads = [
    "func f(_ x: Int) -> Int { x }", "func f(_ x: Double) -> Double { x }",
    "func f(_ x: String) -> String { x }", "func f(_ x: Float) -> Float { x }",
  ]

  /// A function whose statements each take about a second to check, four overloads at each of many positions,
  /// and a name whose members are asked for behind them.
  private static let slow: String = {
    let expression =
      "[1, 2].map { " + String(repeating: "f(", count: 24) + "$0"
      + String(repeating: ")", count: 24) + " }"
    return "func g() { " + String(repeating: "_ = \(expression); ", count: 20) + "overloads."
  }()

  private func start() throws -> TypedPrompt {
    let prompt = try TypedPrompt(columns: 200, rows: 40)
    for overload in Self.overloads { prompt.enter(overload) }
    return prompt
  }

  @Test func controlCStopsACompletion() throws {
    let prompt = try start()
    prompt.type(Self.slow)
    #expect(prompt.expect("overloads."))
    prompt.type(Key.tab)
    // It would ring where it found nothing.
    #expect(!prompt.terminal.expect("\u{7}", seconds: 2))
    let before = prompt.terminal.processorTime
    prompt.type(Key.interrupt)
    #expect(prompt.expect("^C"))
    #expect(prompt.expect("bindery> "))
    // A debug build checks 256 steps, after which it looks, in a fraction of a second.
    #expect(prompt.terminal.processorTime - before < 10_000_000)
    // What takes long here is no input, of which the prompt would tell how far it is.
    #expect(!prompt.terminal.screen.contains("Ctrl-C stops"))
    #expect(prompt.answer(to: "f(1)") == "$1: Int = 1")
    prompt.leave()
  }

  @Test func aKeyStopsWhatIsMadeReadyForTab() throws {
    let prompt = try start()
    prompt.type(Self.slow)
    #expect(prompt.expect("overloads."))
    // The keys rest, and the members are looked up ahead of a Tab.
    #expect(!prompt.terminal.expect("\u{7}", seconds: 1))
    let before = prompt.terminal.processorTime
    prompt.type("first")
    #expect(prompt.expect("first"))
    #expect(prompt.terminal.processorTime - before < 10_000_000)
    prompt.giveUp()
    prompt.leave()
  }

  @Test func aFirstTabCompletesWhateverWasPressedBeforeIt() throws {
    let prompt = try TypedPrompt()
    // At once behind the first prompt, with nothing loaded yet.
    prompt.type("\"abc\".lowerc" + Key.tab)
    #expect(prompt.expect("\"abc\".lowercased"))
    prompt.giveUp()
    prompt.leave()
  }
}
