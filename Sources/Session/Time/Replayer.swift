import Interpreter
import Reports
import SourceText

/// The reason that a replay failed.
enum ReplayFailure: Error {
  case interrupted
  /// An input that was accepted fails now, or vice versa.
  case differs(number: Int, message: String)
}

/// An input that was replayed.
struct ReplayedInput {
  let entry: HistoryEntry
  /// The input, or its replacement.
  let source: Source
  let outcome: Outcome

  /// Whether it ended as it did originally.
  var endsAsBefore: Bool {
    switch (entry.ending, outcome.ending) {
    case (.accepted, .accepted), (.accepted, .quit), (.failed, .failed): true
    case (.interrupted, .interrupted): true
    case (.accepted, _), (.failed, _), (.interrupted, _): false
    }
  }

  /// The error message, if it ended differently.
  var message: String {
    outcome.diagnostics.first(where: \.isError)?.message ?? "it is accepted now"
  }
}

/// Replaying of inputs.
struct Replayer: SessionPart {
  let session: Session

  /// A new session, in which entries of the history have been replayed without output.
  ///
  /// - Parameters:
  ///   - preparing: Sets up the session before the replay; nil opens the current project.
  ///   - onInput: Called for every replayed input, which excludes those that `skip` leaves out, with the new
  ///     session.
  func replaying(
    _ entries: ArraySlice<HistoryEntry>, revision: Revision? = nil,
    preparing: ((Session) -> Void)? = nil,
    onInput: (ReplayedInput, Session) throws(ReplayFailure) -> Void
  ) throws(ReplayFailure) -> Session {
    var quiet = configuration
    quiet.write = { _ in }
    quiet.display.showStep = nil
    quiet.files = session.recorder.outside
    let copy = Session(quiet)
    copy.replayParameters.revision = revision
    copy.settings = session.settings
    if let preparing {
      preparing(copy)
    } else if let project {
      _ = copy.projects.declare(ProjectReading(project))
    }
    // Entries before a `reset` have no effect.
    let first = entries.lastIndex { $0.isReset && $0.isInEffect } ?? entries.startIndex
    for entry in entries[first...] where entry.status != .skipped {
      if configuration.isInterrupted(), !entry.isInterruption { throw .interrupted }
      for (source, outcome) in copy.replayer.run(again: entry) {
        if outcome.ending == .interrupted, !entry.isInterruption { throw .interrupted }
        try onInput(ReplayedInput(entry: entry, source: source, outcome: outcome), copy)
      }
    }
    copy.recorder.replay(nil)
    copy.replayParameters = ReplayParameters()
    copy.inputs.count = session.inputs.count
    copy.world.machine.outside.testObserver = world.machine.outside.testObserver
    return copy
  }

  /// Replays a history entry, and returns an outcome for each of its inputs.
  private func run(again entry: HistoryEntry) -> [(source: Source, outcome: Outcome)] {
    session.inputs.count = entry.number - 1
    session.settings.namesResults = entry.namesResults
    session.recorder.replay(entry.answers)
    session.replayParameters.transactionLimit = nil
    if case .interrupted(let count) = entry.ending {
      session.replayParameters.transactionLimit = count
    }
    switch entry.kind {
    case .models: session.runner.declareModels()
    case .file(let hasCommands, let inputs):
      let inputs = session.replayParameters.revision.map { inputs.flatMap($0.revised) } ?? inputs
      _ = session.preparation.makeKnown(inputs.map(ReadInput.init), hasCommands: hasCommands)
    case .input:
      let revised = session.replayParameters.revision?.revised(entry.source) ?? [entry.source]
      return revised.map { input in
        session.inputs.count = entry.number - 1
        return (input, session.evaluate(input))
      }
    }
    return []
  }

  /// Makes a copy of this session by replaying its history.
  func makeCopy() throws(ReplayFailure) -> Session {
    let copy = try replaying(session.history.past) { input, _ throws(ReplayFailure) in
      try input.requireSameEnding()
    }
    copy.history = session.history
    copy.log.takeTransactions(of: session.log)
    copy.settings = session.settings
    return copy
  }

  /// Adopts the world of another session.
  func adoptWorld(_ other: Session) {
    session.world = other.world
    world.machine.outside.output = configuration.write
    session.log.adopt(other.log)
    session.resultCount = other.resultCount
    session.announcements = other.announcements
    session.program = other.program
    session.project = other.project
    session.fragments = []
  }
}

extension ReplayedInput {
  func requireSameEnding() throws(ReplayFailure) {
    // Assertions may fail now, because they refer to the updates of a move through the history.
    guard endsAsBefore || !entry.isAct || entry.status == .fails else {
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
      "input \(number) ended differently when it ran again, so nothing was changed: \(message)"
    }
  }
}
