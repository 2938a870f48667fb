import Reports
import Session
import SourceText

/// A format of reports: how the shell prints the results of inputs, checked files and tested
/// documents.
package protocol ReportFormat: Sendable {
  /// Whether reports contain what programs print; otherwise it is shown immediately.
  var reportsOutput: Bool { get }
  /// Whether reports contain the diagnostics; otherwise they go to standard error.
  var reportsDiagnostics: Bool { get }
  /// Whether a run ends at the first input that fails, instead of reporting it and going on.
  var stopsAtFirstFailure: Bool { get }
  /// Whether tests print their progress as they run, so that no report follows for their files.
  var showsTestsAsTheyRun: Bool { get }

  /// Makes the evaluation of an input from its outcome.
  func evaluation(of outcome: Outcome, showsUpdates: Bool) -> Evaluation

  /// Prints the result of an input, with its diagnostics if reports contain them.
  func show(_ report: InputReport, on console: Console)

  /// Prints the result of opening the project in a folder, with all diagnostics.
  func show(opened project: String, _ evaluation: Evaluation, isQuiet: Bool, on console: Console)

  /// Reports a text that was not run because it does not parse; it counts as an input.
  ///
  /// - Parameter number: The number of that input.
  func showRejection(_ diagnostics: [Diagnostic], number: Int, on console: Console)

  /// Prints the result of checking files, one for each, with diagnostics if reports contain them.
  ///
  /// - Parameter hasPassed: Whether a file with these diagnostics has passed.
  func show(
    _ found: [Diagnostic], of files: [Source], hasPassed: ([Diagnostic]) -> Bool,
    on console: Console)

  /// Prints the result of testing a document or a program of Swift files.
  func show(_ report: DocumentReport, on console: Console)

  /// Prints the number of documents by result.
  func show(_ summary: DocumentSummary, on console: Console)
}

/// The data of a report on one input.
package struct InputReport {
  let number: Int
  let input: Source
  let evaluation: Evaluation
  let display: DisplaySettings
  /// Whether the value of a bare expression is shown.
  let echoes: Bool
  /// The time that the input took; nil if it is not reported.
  let microseconds: Int?
}

/// The result of testing a document.
package enum DocumentReport {
  case passed(file: String, inputs: Int)
  case updated(file: String)
  /// The output of some inputs differs.
  ///
  /// `before` is the text of the document, `after` the text that would pass.
  case failed(file: String, [DifferingInput], before: String, after: String)
  /// The document was not run, because the start-up file or code failed.
  case notRun(file: String)
  /// The document cannot be parsed or read; `line` is nil if the error concerns all of it.
  case malformed(file: String, line: Int?, message: String)
  /// The tests of Swift files or of a project have run.
  case program(ProgramReport)

  /// An input of a document whose output differs.
  package struct DifferingInput {
    let line: Int
    let input: String
    let expected: [String]
    let actual: [String]
  }
}

/// The number of tested documents by result.
package struct DocumentSummary {
  var passed = 0
  var failed = 0
  var updated = 0
  /// Whether documents whose output differs are rewritten.
  let isUpdating: Bool
}

/// The formats of reports on standard output: the words of `--output`.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text, jsonl

  /// What is said of it in the help and in completion.
  var help: String {
    switch self {
    case .text: "lines for people"
    case .jsonl: "one JSON object for each input"
    }
  }

  /// The implementation of the format.
  package var form: any ReportFormat {
    switch self {
    case .text: TextFormat()
    case .jsonl: JSONLinesFormat()
    }
  }
}
