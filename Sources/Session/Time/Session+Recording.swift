import SourceText

/// Recording of the history.
extension Session {
  /// Runs a top-level input, and records it in the history.
  func recording(_ input: Source, _ run: () -> Outcome) -> Outcome {
    running = RunningInput()
    recorder.startRecording()
    let outcome = run()
    let answers = recorder.stopRecording()
    defer { running = nil }
    guard let running else { return outcome }
    let ending: HistoryEntry.Ending =
      switch outcome.ending {
      case .accepted, .quit: .accepted
      case .failed: .failed
      case .interrupted: .interrupted(running.transactions)
      }
    // Failed inputs are not recorded, unless their declarations wait.
    guard
      running.hasActed || running.transactions > 0 || running.isWaiting || !running.acts.isEmpty
    else { return outcome }
    history.add(
      HistoryEntry(
        kind: .input, number: inputCount, source: input, ending: ending, isAct: running.hasActed,
        acts: running.acts, answers: answers, namesResults: settings.namesResults,
        isReset: running.isReset))
    return outcome
  }

  /// Records an entry other than an input.
  func note(_ kind: HistoryEntry.Kind, of source: Source) {
    history.add(
      HistoryEntry(
        kind: kind, number: inputCount, source: source, ending: .accepted, isAct: false, acts: [],
        answers: [], namesResults: settings.namesResults, isReset: false))
  }

  /// Records an effect of the running input, as an input of a script.
  func noteAct(_ input: Source) {
    running?.hasActed = true
    running?.acts.append(input)
  }

  /// Records an assertion of the running input, which a script repeats too.
  func noteClaim(_ input: Source) {
    guard running?.acts.last !== input else { return }
    running?.acts.append(input)
  }

  /// The acts and assertions in effect, as inputs of a script.
  var accepted: [String] {
    let standing = history.past.filter { $0.standing == .stands }
    let start = standing.lastIndex(where: \.isReset).map { $0 + 1 } ?? 0
    return standing[start...].flatMap(\.acts).map(\.text)
  }
}
