import SourceText

/// Recording of the history.
struct HistoryRecorder: SessionPart {
  let session: Session

  /// Runs a top-level input, and records it in the history.
  func recording(_ input: Source, _ run: () -> Outcome) -> Outcome {
    session.runningInput = RunningInput()
    session.recorder.startRecording()
    let outcome = run()
    let answers = session.recorder.stopRecording()
    defer { session.runningInput = nil }
    guard let running = session.runningInput else { return outcome }
    let ending: HistoryEntry.Ending =
      switch outcome.ending {
      case .accepted, .quit: .accepted
      case .failed: .failed
      case .interrupted: .interrupted(running.transactions)
      }
    // Failed inputs are not recorded, unless their declarations wait.
    guard
      running.hasActed || running.transactions > 0 || running.isWaiting
        || !running.acts.isEmpty
    else { return outcome }
    session.history.add(
      HistoryEntry(
        kind: .input, number: session.inputs.count, source: input, ending: ending,
        isAct: running.hasActed,
        acts: running.acts, answers: answers, namesResults: session.settings.namesResults,
        isReset: running.isReset))
    return outcome
  }

  /// Records an entry other than an input.
  func recordEntry(_ kind: HistoryEntry.Kind, of source: Source) {
    session.history.add(
      HistoryEntry(
        kind: kind, number: session.inputs.count, source: source, ending: .accepted, isAct: false,
        acts: [],
        answers: [], namesResults: session.settings.namesResults, isReset: false))
  }

  /// Records an effect of the running input, as an input of a script; one of several steps once.
  func recordEffect(_ input: Source) {
    session.runningInput?.hasActed = true
    recordAssertion(input)
  }

  /// Records an assertion of the running input, which a script repeats too.
  func recordAssertion(_ input: Source) {
    guard session.runningInput?.acts.last !== input else { return }
    session.runningInput?.acts.append(input)
  }

  /// The transactions of the inputs that made the current world, oldest first: not of those that were undone or
  /// left out, nor of the moves between them.
  var standingTransactions: [Transaction] {
    let numbers = Set(session.history.past.filter { !$0.isAct || $0.isInEffect }.map(\.number))
    return session.log.transactions.filter {
      $0.direction == nil && (numbers.contains($0.number) || $0.number >= session.inputs.count)
    }
  }

  /// The acts and assertions in effect, as inputs of a script.
  var accepted: [String] {
    let standing = session.history.past.filter { $0.status == .inEffect }
    let start = standing.lastIndex(where: \.isReset).map { $0 + 1 } ?? 0
    return standing[start...].flatMap(\.acts).map(\.text)
  }
}
