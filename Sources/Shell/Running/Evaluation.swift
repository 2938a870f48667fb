import Reports
import Session
import SourceText

/// What came of one input.
package struct Evaluation {
  package var ending: Outcome.Ending
  /// What a command answers: always shown.
  package var answer: [StyledText]
  /// The value of a bare expression: shown at the prompt and with `--echo`.
  package var value: [StyledText]
  /// Which views updated and why: shown unless `--quiet`.
  package var updates: [StyledText]
  /// Errors, warnings and notes: shown last.
  package var diagnostics: [Diagnostic]
  /// How many views updated; part of the timing line.
  package var updateCount: Int
  /// For `-o jsonl`, and needed only then: `value`, `writes`, `updates`, `appeared`,
  /// `disappeared`, `stale`, in this order. The shell adds `input`, `source`, `ok`, `output` and
  /// `diagnostics`.
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

  /// What every form tells of an input that a session has run.
  init(_ outcome: Outcome) {
    self.init(
      outcome.ending, answer: outcome.answer, value: outcome.value.map { [$0.line] } ?? [],
      diagnostics: outcome.diagnostics, updateCount: outcome.transaction.updates.count)
  }
}
