import Reports
import SourceText

/// What came of one input.
package struct Evaluation {
  /// How an input ended.
  package enum Outcome: Hashable, Sendable {
    /// All its effects stand.
    case accepted
    /// It was rolled back; `diagnostics` say why.
    case failed
    /// It was rolled back because of Ctrl-C.
    case interrupted
    /// It asks the shell to end, with this status.
    case quit(Int32)
  }

  package var outcome: Outcome
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
    _ outcome: Outcome, answer: [StyledText] = [], value: [StyledText] = [],
    updates: [StyledText] = [], diagnostics: [Diagnostic] = [], updateCount: Int = 0,
    facts: [(key: String, value: JSONValue)] = []
  ) {
    self.outcome = outcome
    self.answer = answer
    self.value = value
    self.updates = updates
    self.diagnostics = diagnostics
    self.updateCount = updateCount
    self.facts = facts
  }
}
