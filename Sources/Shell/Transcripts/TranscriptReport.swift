import Reports

/// Reports the results of tested documents and counts them.
struct TranscriptReport {
  private let console: Console
  private let form: any ReportFormat
  private var summary: DocumentSummary
  /// Whether a document could not be parsed or read.
  private(set) var hasMalformed = false

  init(_ console: Console, _ form: any ReportFormat, isUpdating: Bool) {
    self.console = console
    self.form = form
    summary = DocumentSummary(isUpdating: isUpdating)
  }

  var status: Int32 { hasMalformed ? 2 : summary.failed > 0 ? 1 : 0 }

  mutating func notePassed(_ file: String, _ transcript: Transcript) {
    summary.passed += 1
    form.show(.passed(file: file, inputs: transcript.exchanges.count), on: console)
  }

  mutating func noteUpdated(_ file: String) {
    summary.updated += 1
    form.show(.updated(file: file), on: console)
  }

  /// Reports the inputs whose output differs.
  mutating func noteFailed(
    _ file: String, _ transcript: Transcript, _ outputs: [String], _ expected: String
  ) {
    summary.failed += 1
    let differing = transcript.exchanges.enumerated().compactMap { index, exchange in
      let actual = index < outputs.count ? Transcript.lines(of: outputs[index]) : []
      return actual == exchange.expected
        ? nil
        : DocumentReport.DifferingInput(
          line: exchange.line, input: exchange.input, expected: exchange.expected, actual: actual)
    }
    form.show(
      .failed(file: file, differing, before: expected, after: transcript.text(with: outputs)),
      on: console)
  }

  /// Reports that a document did not run, because the start-up file failed.
  mutating func noteNotRun(_ file: String) {
    summary.failed += 1
    form.show(.notRun(file: file), on: console)
  }

  /// Reports a document that cannot be parsed or read.
  ///
  /// - Parameter line: The line of the error; nil if it concerns all of the document.
  mutating func noteMalformed(_ file: String, line: Int?, _ message: String) {
    summary.failed += 1
    hasMalformed = true
    form.show(.malformed(file: file, line: line, message: message), on: console)
  }

  /// Counts a program whose tests a `ProgramReporter` has reported; returns false if the tests
  /// could not be run to the end.
  mutating func noteProgram(_ ending: Shell.Ending) -> Bool {
    if ending == .status(0) { summary.passed += 1 } else { summary.failed += 1 }
    return ending == .status(0) || ending == .status(1)
  }

  /// Reports the number of documents by result.
  func summarize() { form.show(summary, on: console) }
}
