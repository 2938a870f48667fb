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
  /// What happened to models and views.
  package var transaction = Transaction()
  package var diagnostics: [Diagnostic] = []
  /// What came of the inputs within the input, such as the lines of a file.
  package var steps: [Outcome] = []

  /// Answers and updates in order.
  package func lines(withUpdates: Bool) -> [StyledText] {
    steps.flatMap { step in
      step.answer + (withUpdates ? UpdateReport.lines(of: step.transaction) : [])
    }
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
