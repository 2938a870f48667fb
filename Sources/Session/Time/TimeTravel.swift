import Reports
import SourceText

/// Moving through the history: `undo`, `redo`, `jump` and `skip`.
struct TimeTravel: SessionPart {
  let session: Session

  /// Moves to a position in the history, by replaying the inputs before it.
  func go(_ move: History.Move, _ invocation: Invocation) -> Outcome {
    let isBack = move.position < session.history.position
    let passed = move.acts.map { session.history.entries[$0] }
    do throws(ReplayFailure) {
      let other = try session.replayer.replaying(session.history.entries[..<move.position]) {
        input, _ throws(ReplayFailure) in
        try input.requireSameEnding()
      }
      var outcome = change(to: other, isBack ? .back : .forth, invocation).outcome
      session.history.go(to: move.position)
      outcome.answer = lines(passed, isBack ? "undone" : "done again") + outcome.answer
      return outcome
    } catch {
      return session.attempts.failure(error, in: invocation.source)
    }
  }

  /// Leaves out an act in effect, or restores one that was left out.
  func skip(_ index: Int, _ invocation: Invocation) -> Outcome {
    let entry = session.history.entries[index]
    let isSkipped = entry.status == .skipped
    let before = session.history
    session.history.setStatus(isSkipped ? .inEffect : .skipped, at: index)
    var lost: [(entry: HistoryEntry, message: String)] = []
    do throws(ReplayFailure) {
      var standing: [Int: HistoryEntry.Status] = [:]
      let other = try session.replayer.replaying(session.history.past) {
        input, _ throws(ReplayFailure) in
        guard input.entry.isAct else { return }
        standing[input.entry.number] = input.endsAsBefore ? .inEffect : .fails
        if !input.endsAsBefore { lost.append((input.entry, input.message)) }
      }
      for index in 0..<session.history.position where session.history.entries[index].isAct {
        guard let now = standing[session.history.entries[index].number] else { continue }
        session.history.setStatus(now, at: index)
      }
      var (outcome, values) = change(to: other, isSkipped ? .forth : .back, invocation)
      outcome.answer =
        lines([entry], isSkipped ? "taken in again" : "left out")
        + lost.map {
          StyledText("· input \($0.entry.number) fails without it: \($0.message)", .quiet)
        }
        + values + outcome.answer
      return outcome
    } catch {
      session.history = before
      return session.attempts.failure(error, in: invocation.source)
    }
  }

  /// Replaces the world by that of another session, and reports the differences.
  func change(
    to other: Session, _ direction: Transaction.Direction, _ invocation: Invocation
  ) -> (outcome: Outcome, values: [StyledText]) {
    let old = world
    session.replayer.adoptWorld(other)
    // Discard names that objects get during the comparison.
    let start = session.course.begin()
    let difference = WorldDifference(from: old, to: world)
    var outcome = Outcome(.accepted)
    outcome.transaction = difference.transaction
    let told = Set(outcome.transaction.updates.flatMap(\.causes).map(\.target))
    let values = difference.values.filter { !told.contains($0.target) }
    session.course.rollBack(start)
    outcome.transaction.direction = direction
    outcome.transaction.note(invocation.source, number: session.inputs.count)
    session.log.append(outcome.transaction)
    if outcome.transaction.isQuiet, outcome.transaction.hasViews {
      outcome.answer.append(StyledText("· every view shows the same as before", .quiet))
    }
    var table = Table()
    for value in values {
      table.append([
        "\("·", .quiet) \(value.target, .name)", ChangeText.text(of: value.change),
      ])
    }
    return (outcome, table.lines(within: configuration.display.columns()))
  }

  /// The lines about moved acts: `· input 3 undone: dune.title = "Emma"`.
  private func lines(_ entries: [HistoryEntry], _ verb: String) -> [StyledText] {
    let limit = 10
    var lines = entries.prefix(limit).map { entry in
      StyledText("· input \(entry.number) \(verb): ", .quiet) + StyledText(entry.headline)
    }
    if entries.count > limit {
      lines.append(StyledText("· and \(entries.count - limit) more", .quiet))
    }
    return lines
  }
}

extension HistoryEntry {
  /// The first line of the input.
  var headline: String { Transaction.headline(of: source.text) }
}
