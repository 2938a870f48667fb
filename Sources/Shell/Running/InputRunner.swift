import Reports
import Session
import SourceText
import Terminal

/// Runs single inputs and shows what came of them.
package struct InputRunner {
  package let evaluator: any Evaluator
  package let console: Console
  /// How many inputs ran, those that failed included.
  package private(set) var count = 0
  /// Diagnostics of no input that the next report holds.
  private var pending: [Diagnostic] = []

  package init(evaluator: any Evaluator, console: Console) {
    self.evaluator = evaluator
    self.console = console
  }

  /// Runs one input as one transaction.
  ///
  /// - Parameter echoes: Whether the value of a bare expression is shown.
  package mutating func run(_ input: Source, echoes: Bool) -> Outcome.Ending {
    count += 1
    let form = evaluator.display.format.form
    console.isCapturing = form.reportsOutput
    console.beginInput()
    let watch = evaluator.display.isTiming ? Stopwatch() : nil
    var evaluation = evaluator.evaluate(input)
    evaluation.diagnostics = pending + evaluation.diagnostics
    pending = []
    let time = watch?.microseconds
    if evaluation.ending == .interrupted { console.noteInterrupt() }
    form.show(
      InputReport(
        number: count, input: input, evaluation: evaluation, display: evaluator.display,
        echoes: echoes, microseconds: time), on: console)
    if !form.reportsDiagnostics { console.report(evaluation.diagnostics) }
    // What came of this input is shown whatever the next one does to the process.
    console.output.flush()
    return evaluation.ending
  }

  /// Shows why a text was not run at all.
  package mutating func reject(_ diagnostics: [Diagnostic]) {
    let form = evaluator.display.format.form
    if form.reportsOutput { count += 1 }
    form.showRejection(diagnostics, number: count, on: console)
    if !form.reportsDiagnostics { console.report(diagnostics) }
  }

  /// Shows what is told of inputs before they run: at once, or with the first of them.
  mutating func tell(_ diagnostics: [Diagnostic]) {
    if evaluator.display.format.form.reportsDiagnostics {
      pending += diagnostics
    } else {
      console.report(diagnostics)
    }
  }
}
