import Reports

/// What is told of documents that are tested, and how many of each kind there were.
struct TranscriptReport {
  private let console: Console
  private let form: any OutputForm
  private var summary: DocumentSummary
  /// Whether something was wrong with a document itself.
  private(set) var hasMalformed = false

  init(_ console: Console, _ form: any OutputForm, isUpdating: Bool) {
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

  /// Tells which inputs show something else now.
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

  /// Tells that what runs before each document failed.
  mutating func noteNotRun(_ file: String) {
    summary.failed += 1
    form.show(.notRun(file: file), on: console)
  }

  /// Tells what is wrong with a document itself.
  ///
  /// - Parameter line: Where; nil for the whole of it.
  mutating func noteMalformed(_ file: String, line: Int?, _ message: String) {
    summary.failed += 1
    hasMalformed = true
    form.show(.malformed(file: file, line: line, message: message), on: console)
  }

  /// Counts a program, whose tests a `ProgramReporter` tells of; false where they could not be run to
  /// their end.
  mutating func noteProgram(_ ending: Shell.Ending) -> Bool {
    if ending == .status(0) { summary.passed += 1 } else { summary.failed += 1 }
    return ending == .status(0) || ending == .status(1)
  }

  /// The line that counts the documents.
  func summarize() { form.show(summary, on: console) }
}
