package import Reports
package import SourceText

/// What came of one input.
package struct Outcome {
  package enum Ending: Hashable, Sendable {
    /// All its effects stand.
    case accepted
    /// It was taken back; the diagnostics say why.
    case failed
    /// It was taken back because somebody asked for that.
    case interrupted
    /// It asks for the session to end, with this status.
    case quit(Int32)
  }

  package var ending: Ending
  /// What a command answers.
  package var answer: [StyledText] = []
  /// The value of a bare expression.
  package var value: ResultValue?
  /// What `why` answers, for programs: made where somebody asks, before the next input.
  var explanation: (() -> JSONValue)?
  /// What happened to models and views.
  package var transaction = Transaction()
  package var diagnostics: [Diagnostic] = []
  /// What came of the inputs within the input, such as the lines of a file.
  package var steps: [Outcome] = []

  /// Answers and updates in order.
  package func lines(withUpdates: Bool) -> [StyledText] {
    guard withUpdates else { return steps.flatMap(\.answer) }
    var lines: [StyledText] = []
    var run: [Outcome] = []
    func close() {
      lines += Outcome.lines(ofUpdates: run)
      run = []
    }
    for step in steps {
      if step.isOfUpdatesAlone {
        run.append(step)
      } else {
        close()
        lines += step.answer + UpdateReport.lines(of: step.transaction)
      }
    }
    close()
    return lines
  }

  /// Whether views ran again and nothing else happened that is told.
  private var isOfUpdatesAlone: Bool {
    answer.isEmpty && !transaction.updates.isEmpty && transaction.appeared.isEmpty
      && transaction.disappeared.isEmpty && transaction.stale.isEmpty
  }

  /// Steps in which views ran again: one by one, or many as if they were one, which are told in short.
  private static func lines(ofUpdates steps: [Outcome]) -> [StyledText] {
    guard steps.count > 5, var joined = steps.first?.transaction else {
      return steps.flatMap { UpdateReport.lines(of: $0.transaction) }
    }
    for step in steps.dropFirst() { joined.append(step.transaction) }
    return UpdateReport.lines(of: joined)
  }

  init(_ ending: Ending, _ diagnostics: [Diagnostic] = []) {
    self.ending = ending
    self.diagnostics = diagnostics
  }
}

/// The value of a bare expression.
package struct ResultValue: Hashable, Sendable {
  /// `$1`, where values get names.
  package let name: String?
  package let type: String
  package let text: String

  /// `$1: Int = 5`.
  package var line: StyledText {
    var line = StyledText()
    if let name { line += "\(name, .name): " }
    return line + "\(type, .type) = \(text, .value)"
  }
}
