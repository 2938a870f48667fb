package import Reports
package import SourceText

/// The result of one input.
package struct Outcome {
  /// The way an input ends.
  package enum Ending: Hashable, Sendable {
    /// All its effects are kept.
    case accepted
    /// It was rolled back because of an error; the diagnostics contain the reason.
    case failed
    /// It was rolled back because of an interrupt.
    case interrupted
    /// It ends the session with an exit status.
    case quit(Int32)
  }

  package var ending: Ending
  /// The answer of a command.
  package var answer: [StyledText] = []
  /// The value of a bare expression.
  package var value: ResultValue?
  /// Makes the answer of `why` as JSON; to be called before the next input.
  var explanation: (() -> JSONValue)?
  /// The effects on models and views.
  package var transaction = Transaction()
  package var diagnostics: [Diagnostic]
  /// The view whose code failed: `Profile#1`; nil where none did.
  var failedView: String?
  /// The folder whose project it read.
  package var folder: String?
  /// The outcomes of nested inputs, such as those of a loaded file.
  package var steps: [Outcome] = []
  /// Whether all of it but these steps was shown when it was reached.
  var isShown = false

  /// The answers of the steps in order, with the updates of each if asked for.
  package func lines(withUpdates: Bool) -> [StyledText] {
    guard withUpdates else { return steps.filter { !$0.isShown }.flatMap(\.answer) }
    var lines: [StyledText] = []
    var run: [Outcome] = []
    func close() {
      lines += Outcome.lines(ofUpdates: run)
      run = []
    }
    for step in steps where !step.isShown {
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

  /// Whether the report of this step would list updates and nothing else.
  private var isOfUpdatesAlone: Bool {
    answer.isEmpty && !transaction.updates.isEmpty && transaction.appeared.isEmpty
      && transaction.disappeared.isEmpty && transaction.stale.isEmpty
  }

  /// The reports on steps with updates only; more than five steps are reported as one.
  private static func lines(ofUpdates steps: [Outcome]) -> [StyledText] {
    guard steps.count > 5, var joined = steps.first?.transaction else {
      return steps.flatMap { UpdateReport.lines(of: $0.transaction) }
    }
    for step in steps.dropFirst() { joined.append(step.transaction) }
    return UpdateReport.lines(of: joined)
  }

  /// The undeclared names that it failed for.
  package var missingNames: [String] {
    ending == .failed ? diagnostics.filter(\.isError).compactMap(\.nameOfMissing) : []
  }

  init(_ ending: Ending, _ diagnostics: [Diagnostic] = []) {
    self.ending = ending
    self.diagnostics = diagnostics
  }
}

/// The value of a bare expression.
package struct ResultValue: Hashable, Sendable {
  /// The name of the value, such as `$1`, if values are named.
  package let name: String?
  package let type: String
  package let text: String

  /// The report on the value: `$1: Int = 5`.
  package var line: StyledText {
    var line = StyledText()
    if let name { line += "\(name, .name): " }
    return line + "\(type, .type) = \(text, .value)"
  }
}
