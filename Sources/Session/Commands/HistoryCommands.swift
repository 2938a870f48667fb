import Reports
import SourceText
import ViewGraph

/// Commands about the history of inputs.
enum HistoryCommands {
  private static let changes = [
    "let dune = Book(title: \"Dune\")", "watch dune.title as title", "dune.title = \"Emma\"",
  ]

  static let rows = [
    Command(
      "try", .explain, "try INPUT", "shows what an input would do, and takes it back",
      example: changes + ["try dune.title = \"Ulysses\""], takes: .mixed(nil), unrecorded: attempt),
    Command(
      "undo", .time, "undo [N]", "goes back before the last input, or the last N",
      example: changes + ["undo"], takes: .words(.any), unrecorded: undo),
    Command(
      "redo", .time, "redo [N]", "does again what 'undo' took back",
      example: changes + ["undo", "redo"], takes: .words(.any), unrecorded: redo),
    Command(
      "jump", .time, "jump N", "goes to the state after input N; 0 is the beginning",
      example: changes + ["jump 1"], takes: .words(.input), unrecorded: jump),
    Command(
      "skip", .time, "skip N", "runs the session again without input N, or with it again",
      example: changes + ["skip 3"], takes: .words(.input), unrecorded: skip),
    Command(
      "history", .time, "history [N|VIEW]",
      "the inputs so far, with what they updated; or only those that updated a view",
      example: changes + ["history", "history title"], takes: .words(.view), unrecorded: list),
  ]

  private static func attempt(_ session: Session, _ invocation: Invocation) -> Outcome {
    session.attempts.attempt(invocation.arguments, of: invocation.source)
  }

  private static func undo(_ session: Session, _ invocation: Invocation) -> Outcome {
    move(session, invocation, none: .nothingToUndo) { session.history.steps(back: $0) }
  }

  private static func redo(_ session: Session, _ invocation: Invocation) -> Outcome {
    move(session, invocation, none: .nothingToRedo) { session.history.steps(forth: $0) }
  }

  private static func move(
    _ session: Session, _ invocation: Invocation, none: CommandError,
    _ steps: (Int) -> History.Move
  ) -> Outcome {
    var count = 1
    if let word = invocation.words.first {
      guard let number = Int(word.text), number > 0 else {
        return session.refusal(.notACount(word.text), word.span, invocation)
      }
      count = number
    }
    let move = steps(count)
    guard !move.acts.isEmpty else {
      return session.refusal(none, invocation.nameSpan, invocation)
    }
    guard move.acts.count == count else {
      return session.refusal(
        .tooFewInputs(invocation.command.name, count, there: move.acts.count),
        invocation.words[0].span, invocation)
    }
    return session.timeTravel.go(move, invocation)
  }

  private static func jump(_ session: Session, _ invocation: Invocation) -> Outcome {
    let word = invocation.words[0]
    guard let number = Int(word.text), let move = session.history.steps(to: number) else {
      return session.refusal(
        .notInHistory(word.text, session.history.numbers), word.span, invocation)
    }
    return session.timeTravel.go(move, invocation)
  }

  private static func skip(_ session: Session, _ invocation: Invocation) -> Outcome {
    let word = invocation.words[0]
    let past = session.history.past
    guard let number = Int(word.text),
      let index = past.firstIndex(where: { $0.isAct && $0.number == number })
    else {
      return session.refusal(
        .notInHistory(word.text, past.filter(\.isAct).map(\.number)), word.span, invocation)
    }
    return session.timeTravel.skip(index, invocation)
  }

  // The list

  private static let usualCount = 20

  private static func list(_ session: Session, _ invocation: Invocation) -> Outcome {
    var outcome = Outcome(.accepted)
    let word = invocation.words.first
    if let word, Int(word.text) == nil {
      do throws(Rejection) {
        outcome.answer = try session.historyListing.updateLines(of: word)
      } catch {
        return Outcome(.failed, session.diagnostics(of: error, in: invocation.source))
      }
      return outcome
    }
    let count = word.flatMap { Int($0.text) } ?? usualCount
    guard count > 0 else {
      return session.refusal(.notACount(word?.text ?? ""), invocation.arguments, invocation)
    }
    outcome.answer = session.historyListing.historyLines(count)
    return outcome
  }
}

extension History {
  /// The numbers of the acts in effect, including those that were undone.
  var numbers: [Int] { entries.filter(\.isInEffect).map(\.number) }
}
