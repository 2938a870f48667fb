import SourceText

/// The inputs that were read, accepted or not.
struct InputLog {
  /// Their number, including those that failed.
  var count = 0
  /// The last input other than commands about the history.
  var last: Source?
  /// The last input that failed, with its diagnostics.
  private(set) var lastFailure: FailedInput?
  /// All inputs, for saving a transcript.
  private(set) var record = InputRecord()

  mutating func end(_ input: Source, _ outcome: Outcome) {
    if outcome.ending != .interrupted { record.append(input) }
    guard outcome.ending == .failed, !outcome.diagnostics.isEmpty else { return }
    lastFailure = FailedInput(
      number: count, input: input, diagnostics: outcome.diagnostics, view: outcome.failedView)
  }

  /// Restarts the numbering: the next input is the first.
  mutating func startOver() {
    count = 0
    lastFailure = nil
  }
}
