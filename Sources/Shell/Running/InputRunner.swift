import Reports
import SourceText
import Terminal

/// Runs single inputs and shows what came of them.
package struct InputRunner {
  package let evaluator: any Evaluator
  package let console: Console
  /// How many inputs ran, those that failed included.
  package private(set) var count = 0

  package init(evaluator: any Evaluator, console: Console) {
    self.evaluator = evaluator
    self.console = console
  }

  /// Runs one input as one transaction.
  ///
  /// - Parameter echoes: Whether the value of a bare expression is shown.
  package mutating func run(_ input: Source, echoes: Bool) -> Evaluation.Outcome {
    count += 1
    console.isCapturing = evaluator.display.format == .jsonl
    console.beginInput()
    let watch = evaluator.display.isTiming ? Stopwatch() : nil
    let evaluation = evaluator.evaluate(input)
    let time = watch?.microseconds
    let display = evaluator.display
    if evaluation.outcome == .interrupted { console.noteInterrupt() }
    if console.isCapturing {
      console.report(record(of: input, evaluation, time: time))
    } else {
      console.answer(evaluation.answer, isPaged: display.usesPager)
      if echoes { console.report(evaluation.value) }
      if !display.isQuiet { console.report(evaluation.updates) }
      if let time { console.report([InputRunner.timing(time, evaluation.updateCount)]) }
    }
    console.report(evaluation.diagnostics)
    // What came of this input is shown whatever the next one does to the process.
    console.output.flush()
    return evaluation.outcome
  }

  /// Shows why a text was not run at all.
  package mutating func reject(_ diagnostics: [Diagnostic]) {
    if evaluator.display.format == .jsonl {
      count += 1
      console.report(
        .object([
          ("input", .int(count)), ("source", ""), ("ok", false), ("output", []),
          ("diagnostics", .array(diagnostics.map(DiagnosticLayout.json))),
        ]))
    }
    console.report(diagnostics)
  }

  private func record(of input: Source, _ evaluation: Evaluation, time: Int?) -> JSONValue {
    let isAccepted =
      switch evaluation.outcome {
      case .accepted, .quit: true
      case .failed, .interrupted: false
      }
    let printed = console.takeCapturedLines() + evaluation.answer.map(\.plain)
    var members: [(key: String, value: JSONValue)] = [
      ("input", .int(count)),
      ("source", .string(input.text)),
      ("ok", .bool(isAccepted)),
      ("output", .array(printed.map(JSONValue.string))),
    ]
    members += evaluation.facts
    members.append(("diagnostics", .array(evaluation.diagnostics.map(DiagnosticLayout.json))))
    if let time { members.append(("microseconds", .int(time))) }
    return .object(members)
  }

  private static func timing(_ microseconds: Int, _ updates: Int) -> StyledText {
    let tenths = (microseconds + 50) / 100
    let views = updates == 1 ? "1 view" : "\(updates) views"
    return StyledText("· \(tenths / 10).\(tenths % 10) ms, \(views) updated", .quiet)
  }
}
