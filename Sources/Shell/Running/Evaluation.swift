import Reports
import Session
import SourceText

/// The result of one input, in the parts that the shell shows separately.
package struct Evaluation {
  package var ending: Outcome.Ending
  /// The answer of a command; always shown.
  package var answer: [StyledText]
  /// The value of a bare expression; shown at the prompt and with `--echo`.
  package var value: [StyledText]
  /// The updated views and the causes; shown unless `--quiet`.
  package var updates: [StyledText]
  /// Errors, warnings and notes; shown last.
  package var diagnostics: [Diagnostic]
  /// The folder whose project was read; a terminal shows the first of its diagnostics.
  package var folder: String?
  /// The number of updated views, for the timing line.
  package var updateCount: Int
  /// The undeclared names that it failed for.
  package var missingNames: [String] = []
  /// Members of the JSON object, for `-o jsonl` only: `value`, `writes`, `updates`, `appeared`,
  /// `disappeared`, `stale`, in this order.
  ///
  /// The shell adds `input`, `source`, `ok`, `output` and `diagnostics`.
  package var facts: [(key: String, value: JSONValue)]

  package init(
    _ ending: Outcome.Ending, answer: [StyledText] = [], value: [StyledText] = [],
    updates: [StyledText] = [], diagnostics: [Diagnostic] = [], updateCount: Int = 0,
    facts: [(key: String, value: JSONValue)] = []
  ) {
    self.ending = ending
    self.answer = answer
    self.value = value
    self.updates = updates
    self.diagnostics = diagnostics
    self.updateCount = updateCount
    self.facts = facts
  }

  /// The part of an evaluation that is the same in all formats.
  static func ofAllFormats(_ outcome: Outcome) -> Evaluation {
    var evaluation = Evaluation(
      outcome.ending, answer: outcome.answer, value: outcome.value.map { [$0.line] } ?? [],
      diagnostics: outcome.diagnostics, updateCount: outcome.transaction.updates.count)
    evaluation.missingNames = outcome.missingNames
    evaluation.folder = outcome.folder
    return evaluation
  }
}
