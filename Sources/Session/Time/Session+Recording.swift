import SourceText

/// Recording of the history.
extension Session {
  /// Runs a top-level input, and records it in the history.
  func recording(_ input: Source, _ run: () -> Outcome) -> Outcome {
    runningInput = RunningInput()
    recorder.startRecording()
    let outcome = run()
    let answers = recorder.stopRecording()
    defer { runningInput = nil }
    guard let runningInput else { return outcome }
    let ending: HistoryEntry.Ending =
      switch outcome.ending {
      case .accepted, .quit: .accepted
      case .failed: .failed
      case .interrupted: .interrupted(runningInput.transactions)
      }
    // Failed inputs are not recorded, unless their declarations wait.
    guard
      runningInput.hasActed || runningInput.transactions > 0 || runningInput.isWaiting
        || !runningInput.acts.isEmpty
    else { return outcome }
    history.add(
      HistoryEntry(
        kind: .input, number: inputs.count, source: input, ending: ending,
        isAct: runningInput.hasActed,
        acts: runningInput.acts, answers: answers, namesResults: settings.namesResults,
        isReset: runningInput.isReset))
    return outcome
  }

  /// Records an entry other than an input.
  func recordEntry(_ kind: HistoryEntry.Kind, of source: Source) {
    history.add(
      HistoryEntry(
        kind: kind, number: inputs.count, source: source, ending: .accepted, isAct: false, acts: [],
        answers: [], namesResults: settings.namesResults, isReset: false))
  }

  /// Records an effect of the running input, as an input of a script.
  func recordEffect(_ input: Source) {
    runningInput?.hasActed = true
    runningInput?.acts.append(input)
  }

  /// Records an assertion of the running input, which a script repeats too.
  func recordAssertion(_ input: Source) {
    guard runningInput?.acts.last !== input else { return }
    runningInput?.acts.append(input)
  }

  /// The transactions of the inputs that made the current world, oldest first: not of those that were undone or
  /// left out, nor of the moves between them.
  var standingTransactions: [Transaction] {
    let numbers = Set(history.past.filter { !$0.isAct || $0.isInEffect }.map(\.number))
    return log.transactions.filter {
      $0.direction == nil && (numbers.contains($0.number) || $0.number >= inputs.count)
    }
  }

  /// The acts and assertions in effect, as inputs of a script.
  var accepted: [String] {
    let standing = history.past.filter { $0.status == .inEffect }
    let start = standing.lastIndex(where: \.isReset).map { $0 + 1 } ?? 0
    return standing[start...].flatMap(\.acts).map(\.text)
  }
}
