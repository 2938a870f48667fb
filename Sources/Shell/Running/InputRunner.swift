import Reports
import Session
import SourceText
import Terminal

/// Runs inputs one at a time and shows their results.
package struct InputRunner {
  package let evaluator: any Evaluator
  package let console: Console
  /// The number of inputs run, including those that failed.
  package private(set) var count = 0
  /// The undeclared names that the last input failed for.
  package private(set) var missingNames: [String] = []
  /// Diagnostics of the whole program, to be shown with its first input.
  private var pending: [Diagnostic] = []

  package init(evaluator: any Evaluator, console: Console) {
    self.evaluator = evaluator
    self.console = console
  }

  /// Runs one input as one transaction.
  ///
  /// - Parameter echoes: Whether to show the value of a bare expression.
  package mutating func run(_ input: Source, echoes: Bool) -> Outcome.Ending {
    count += 1
    let display = evaluator.display
    let form = display.format.form
    console.isCapturing = form.reportsOutput
    console.beginInput()
    let watch = display.isTiming ? Stopwatch() : nil
    let runner = self
    let showStep = { runner.show($0, number: runner.count, of: input, echoes: false) }
    var evaluation = evaluator.evaluate(input, showing: form.reportsOutput ? nil : showStep)
    console.endInput()
    missingNames = evaluation.missingNames
    evaluation.diagnostics = pending + evaluation.diagnostics
    pending = []
    let time = watch?.microseconds
    if evaluation.ending == .interrupted { console.noteInterrupt() }
    show(evaluation, number: count, of: input, echoes: echoes, microseconds: time)
    // Flush before the next input, which may end the process.
    console.output.flush()
    return evaluation.ending
  }

  /// Shows the result of an input, or of one of those that it consists of.
  private func show(
    _ evaluation: Evaluation, number: Int, of input: Source, echoes: Bool, microseconds: Int? = nil
  ) {
    let display = evaluator.display
    let form = display.format.form
    form.show(
      InputReport(
        number: number, input: input, evaluation: evaluation, display: display,
        echoes: echoes, microseconds: microseconds), on: console)
    if !form.reportsDiagnostics { console.report(diagnosticsOf: evaluation) }
  }

  /// Shows the diagnostics of a text that is not run.
  package mutating func reject(_ diagnostics: [Diagnostic]) {
    let form = evaluator.display.format.form
    if form.reportsOutput { count += 1 }
    form.showRejection(diagnostics, number: count, on: console)
    if !form.reportsDiagnostics { console.report(diagnostics) }
  }

  /// Shows diagnostics of a whole program before it runs: immediately, or in its first input's
  /// report.
  mutating func tell(_ diagnostics: [Diagnostic]) {
    if evaluator.display.format.form.reportsDiagnostics {
      pending += diagnostics
    } else {
      console.report(diagnostics)
    }
  }
}
