import SourceText

/// Records the history.
extension Session {
  /// Runs an input from outside and records it in the history.
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
    // A failed input leaves nothing behind, unless its declarations are pending.
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

  /// Records an act that is not an input.
  func note(_ kind: HistoryEntry.Kind, of source: Source) {
    history.add(
      HistoryEntry(
        kind: kind, number: inputCount, source: source, ending: .accepted, isAct: false, acts: [],
        answers: [], namesResults: settings.namesResults, isReset: false))
  }

  /// Records an effect of the running input that a script can repeat.
  func noteAct(_ input: Source) {
    running?.hasActed = true
    running?.acts.append(input)
  }

  /// Records a claim of the running input, which a script repeats too.
  func noteClaim(_ input: Source) {
    guard running?.acts.last !== input else { return }
    running?.acts.append(input)
  }

  /// The acts and claims in effect, as script inputs.
  var accepted: [String] {
    let standing = history.past.filter { $0.standing == .stands }
    let start = standing.lastIndex(where: \.isReset).map { $0 + 1 } ?? 0
    return standing[start...].flatMap(\.acts).map(\.text)
  }
}
