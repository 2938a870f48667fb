import Reports
import Shell
import Terminal

/// One run of the program on a fixture, with both output streams merged and the fixture's folder
/// removed from them.
struct ProjectRun {
  static let fixtures =
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/Fixtures"

  let lines: [String]
  let status: Int32

  /// - Parameters:
  ///   - arguments: The command line; `FIXTURES` in it is replaced by the folder of all fixtures.
  ///   - inputs: The lines to type.
  init(_ arguments: [String], typing inputs: [String] = []) throws {
    let sink = TextSink()
    let console = Console(output: sink, errors: sink)
    let options = try OptionParser.parse(
      arguments.map { $0.replacing("FIXTURES", with: Self.fixtures) })
    let ending: Shell.Ending
    switch options.mode {
    case .test(let files, let isUpdating):
      ending = TranscriptRunner(
        options: options, console: console, isUpdating: isUpdating,
        makeEvaluator: SessionEvaluator.init
      ).run(files)
    case .check:
      ending = .status(
        Checker(
          options: options, console: console, evaluator: Self.evaluator(options, console)
        ).run())
    default:
      ending = Shell(
        options: options, console: console, evaluator: Self.evaluator(options, console),
        parts: Shell.Parts(
          reader: ScriptedLineReader(lines: inputs.joined(separator: "\n")), isInteractive: true)
      ).run()
    }
    let text = sink.takeText().replacing(Self.fixtures + "/", with: "")
    lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    status = if case .status(let status) = ending { status } else { -1 }
  }

  private static func evaluator(_ options: Options, _ console: Console) -> any Evaluator {
    SessionEvaluator(
      EvaluatorParameters(
        options: options, isInteractive: true, write: console.print, isInterrupted: { false }))
  }
}
