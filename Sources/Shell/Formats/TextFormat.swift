import Reports
import Session
import SourceText

/// The format `text`: lines for users.
struct TextFormat: ReportFormat {
  var reportsOutput: Bool { false }
  var reportsDiagnostics: Bool { false }
  var stopsAtFirstFailure: Bool { true }
  var showsTestsAsTheyRun: Bool { true }

  func evaluation(of outcome: Outcome, showsUpdates: Bool) -> Evaluation {
    var evaluation = Evaluation.ofAllFormats(outcome)
    if !outcome.steps.isEmpty {
      evaluation.answer += outcome.lines(withUpdates: showsUpdates)
    } else if showsUpdates {
      evaluation.updates = UpdateReport.lines(of: outcome.transaction)
    }
    return evaluation
  }

  func show(_ report: InputReport, on console: Console) {
    let evaluation = report.evaluation
    console.answer(evaluation.answer, isPaged: report.display.usesPager)
    if report.echoes { console.report(evaluation.value.map(\.verbatim)) }
    if !report.display.isQuiet { console.report(evaluation.updates) }
    if let time = report.microseconds {
      console.report([TextFormat.timing(time, evaluation.updateCount)])
    }
  }

  private static func timing(_ microseconds: Int, _ updates: Int) -> StyledText {
    let tenths = (microseconds + 50) / 100
    let views = updates == 1 ? "1 view" : "\(updates) views"
    return StyledText("· \(tenths / 10).\(tenths % 10) ms, \(views) updated", .quiet)
  }

  func show(
    opened project: String, _ evaluation: Evaluation, isQuiet: Bool, on console: Console
  ) {
    console.report(diagnosticsOf: evaluation)
    guard evaluation.ending == .accepted, !isQuiet else { return }
    console.report(evaluation.answer)
  }

  func showRejection(_ diagnostics: [Diagnostic], number: Int, on console: Console) {}

  func show(
    _ found: [Diagnostic], of files: [Source], hasPassed: ([Diagnostic]) -> Bool,
    on console: Console
  ) {}

  func show(_ report: DocumentReport, on console: Console) {
    switch report {
    case .updated(let file): console.report(["updated \(file, .name)"])
    case .failed(let file, let inputs, let before, let after):
      console.report(
        inputs.map { input in
          "\("\(file):\(input.line):1: ", .location)\("error: ", .error)\("the output of this input differs", .message)"
        })
      console.report([
        StyledText("--- \(file)", .removed), StyledText("+++ \(file) (as it runs now)", .added),
      ])
      console.report(LineDiff.hunks(from: lines(of: before), to: lines(of: after)))
    case .malformed(let file, let line, let message):
      let place = line.map { "\(file):\($0):1: " } ?? "\(file): "
      console.reportError(["\(place, .location)\("error: ", .error)\(message, .message)"])
    case .passed, .notRun, .program: break
    }
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func show(_ summary: DocumentSummary, on console: Console) {
    var line = StyledText("\(summary.passed) passed", .success)
    line += ", \("\(summary.failed) failed", summary.failed > 0 ? .failure : nil)"
    if summary.isUpdating { line += ", \(summary.updated) updated" }
    console.report([line])
  }
}
