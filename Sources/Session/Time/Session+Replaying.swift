import Interpreter
import Reports
import SourceText

/// Why a replay failed.
enum ReplayFailure: Error {
  case interrupted
  /// An input that was accepted fails now, or vice versa.
  case differs(number: Int, message: String)
}

/// A replayed input.
struct ReplayedInput {
  let entry: HistoryEntry
  /// The input or its replacement.
  let source: Source
  let outcome: Outcome

  /// Whether it ended as it did before.
  var endsAsBefore: Bool {
    switch (entry.ending, outcome.ending) {
    case (.accepted, .accepted), (.accepted, .quit), (.failed, .failed): true
    case (.interrupted, .interrupted): true
    case (.accepted, _), (.failed, _), (.interrupted, _): false
    }
  }

  /// The message of the new failure.
  var message: String {
    outcome.diagnostics.first(where: \.isError)?.message ?? "it is accepted now"
  }
}

/// Replaying inputs.
extension Session {
  /// A separate session in which some inputs of the history have been replayed without output.
  ///
  /// - Parameters:
  ///   - preparing: sets up the session first; by default with the open project.
  ///   - onInput: called for every replayed input, except those that `skip` leaves out.
  func replaying(
    _ entries: ArraySlice<HistoryEntry>, revision: Revision? = nil,
    preparing: ((Session) -> Void)? = nil,
    onInput: (ReplayedInput) throws(ReplayFailure) -> Void
  ) throws(ReplayFailure) -> Session {
    var quiet = configuration
    quiet.write = { _ in }
    quiet.files = recorder.outside
    let copy = Session(quiet)
    copy.rerun.revision = revision
    copy.settings = settings
    if let preparing {
      preparing(copy)
    } else if let project {
      _ = copy.declare(ProjectReading(project))
    }
    // Entries before a `reset` have no effect.
    let first = entries.lastIndex { $0.isReset && $0.stands } ?? entries.startIndex
    for entry in entries[first...] where entry.standing != .skipped {
      if configuration.isInterrupted(), !entry.isInterruption { throw .interrupted }
      for (source, outcome) in copy.run(again: entry) {
        if outcome.ending == .interrupted, !entry.isInterruption { throw .interrupted }
        try onInput(ReplayedInput(entry: entry, source: source, outcome: outcome))
      }
    }
    copy.recorder.replay(nil)
    copy.rerun = Rerun()
    copy.inputCount = inputCount
    copy.world.machine.testObserver = world.machine.testObserver
    return copy
  }

  /// Replays a history entry; one outcome for each input.
  private func run(again entry: HistoryEntry) -> [(source: Source, outcome: Outcome)] {
    inputCount = entry.number - 1
    settings.namesResults = entry.namesResults
    recorder.replay(entry.answers)
    rerun.transactionLimit = nil
    if case .interrupted(let count) = entry.ending {
      rerun.transactionLimit = count
    }
    switch entry.kind {
    case .models: declareModels()
    case .file(let hasCommands, let inputs):
      let inputs = rerun.revision.map { inputs.flatMap($0.revised) } ?? inputs
      _ = makeKnown(inputs.map(ReadInput.init), hasCommands: hasCommands)
    case .input:
      let inputs = rerun.revision?.revised(entry.source) ?? [entry.source]
      return inputs.map { input in
        inputCount = entry.number - 1
        return (input, evaluate(input))
      }
    }
    return []
  }

  /// A copy of this session, made by replaying its history.
  func makeCopy() throws(ReplayFailure) -> Session {
    let copy = try replaying(history.past) { input throws(ReplayFailure) in
      try input.requireSameEnding()
    }
    copy.history = history
    copy.log = log
    copy.settings = settings
    return copy
  }

  /// Adopts the world of another session.
  func takeOver(_ other: Session) {
    world = other.world
    world.machine.output = configuration.write
    replaced = other.replaced
    staleViews = other.staleViews
    statistics = other.statistics
    resultCount = other.resultCount
    announced = other.announced
    project = other.project
    wrongTogether = other.wrongTogether
    programInputs = other.programInputs
    fragments = []
    // The log describes the inputs as they are in the replay.
    let now = Dictionary(other.log.map { ($0.number, $0) }, uniquingKeysWith: { $1 })
    log = log.map { now[$0.number] ?? $0 }
  }
}

extension ReplayedInput {
  func requireSameEnding() throws(ReplayFailure) {
    // Claims about updates may refer to those caused by moving through the history.
    guard endsAsBefore || !entry.isAct || entry.standing == .fails else {
      throw .differs(number: entry.number, message: message)
    }
  }
}

extension HistoryEntry {
  fileprivate var isInterruption: Bool { if case .interrupted = ending { true } else { false } }
}

extension ReplayFailure {
  var message: String {
    switch self {
    case .interrupted: "interrupted; nothing has changed"
    case .differs(let number, let message):
      "input \(number) does not run again as it did, so everything stays as it is: \(message)"
    }
  }
}
