import Reports
import Session
import SourceText

/// A form of reports: how the shell tells what came of inputs, of files that it looked at, and of documents
/// that it tested.
package protocol OutputForm: Sendable {
  /// Whether what programs print is told in the reports, and not shown as it comes.
  var reportsOutput: Bool { get }
  /// Whether diagnostics are told in the reports, and not on standard error.
  var reportsDiagnostics: Bool { get }
  /// Whether a run ends at the first input that fails; otherwise that is told, and the run goes on.
  var endsAtFailure: Bool { get }
  /// Whether tests tell themselves how they go, and no report of their files is needed.
  var showsTestsAsTheyRun: Bool { get }

  /// What there is to tell of an input that a session has run.
  func evaluation(of outcome: Outcome, showsUpdates: Bool) -> Evaluation

  /// Tells what came of an input; its diagnostics where reports hold them.
  func show(_ report: InputReport, on console: Console)

  /// Tells how it went to open the project in a folder, all that is wrong with it included.
  func show(opened project: String, _ evaluation: Evaluation, isQuiet: Bool, on console: Console)

  /// Tells that a text was not run at all, which counts as an input.
  ///
  /// - Parameter number: the number of that input.
  func showRejection(_ diagnostics: [Diagnostic], number: Int, on console: Console)

  /// Tells how it stands with each of the files that were checked; their diagnostics where reports hold
  /// them.
  ///
  /// - Parameter isGood: whether nothing is wrong with a file of which this was found.
  func show(
    _ found: [Diagnostic], of files: [Source], isGood: ([Diagnostic]) -> Bool, on console: Console)

  /// Tells how it went with a document, or with Swift files that are tested.
  func show(_ report: DocumentReport, on console: Console)

  /// Tells how many documents there were.
  func show(_ summary: DocumentSummary, on console: Console)
}

/// What is told of one input.
package struct InputReport {
  let number: Int
  let input: Source
  let evaluation: Evaluation
  let display: DisplaySettings
  /// Whether the value of a bare expression is shown.
  let echoes: Bool
  /// How long it took, where somebody wants to know.
  let microseconds: Int?
}

/// How it went with a document that was tested.
package enum DocumentReport {
  case passed(file: String, inputs: Int)
  case updated(file: String)
  /// Some inputs show something else now; `before` is the text of the document and `after` what it would be.
  case failed(file: String, [DifferingInput], before: String, after: String)
  /// What runs before each document failed.
  case notRun(file: String)
  /// Something is wrong with the document itself: at a line, or with the whole of it.
  case malformed(file: String, line: Int?, message: String)
  /// The tests of Swift files or of a project have run.
  case program(ProgramReport)

  /// An input of a document that shows something else now.
  package struct DifferingInput {
    let line: Int
    let input: String
    let expected: [String]
    let actual: [String]
  }
}

/// How many documents were tested.
package struct DocumentSummary {
  var passed = 0
  var failed = 0
  var updated = 0
  /// Whether documents that show something else are rewritten.
  let isUpdating: Bool
}

extension OutputFormat {
  /// How reports are made in the format.
  package var form: any OutputForm {
    switch self {
    case .text: TextForm()
    case .jsonl: JSONLinesForm()
    }
  }
}
