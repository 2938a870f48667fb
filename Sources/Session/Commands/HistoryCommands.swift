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
        outcome.answer = try session.history(of: word)
      } catch {
        return Outcome(.failed, session.diagnostics(of: error, in: invocation.source))
      }
      return outcome
    }
    let count = word.flatMap { Int($0.text) } ?? usualCount
    guard count > 0 else {
      return session.refusal(.notACount(word?.text ?? ""), invocation.arguments, invocation)
    }
    outcome.answer = session.historyLines(count)
    return outcome
  }
}

extension History {
  /// The numbers of the acts in effect, including those that were undone.
  var numbers: [Int] { entries.filter(\.isInEffect).map(\.number) }
}

extension Session {
  /// The last `count` acts, up to as many that were undone, and a mark at the current position.
  fileprivate func historyLines(_ count: Int) -> [StyledText] {
    let past = history.past.filter(\.isAct)
    let future = history.entries[history.position...].filter(\.isAct)
    guard !past.isEmpty || !future.isEmpty else {
      return [StyledText("nothing has happened yet", .quiet)]
    }
    var table = Table(alignments: [.left, .right])
    let here = past.last(where: \.isInEffect)
    if here == nil {
      table.append([StyledText("→", .heading), StyledText("0", .quiet), "", ""])
    }
    for entry in past.suffix(count) {
      table.append(row(entry, mark: entry.number == here?.number ? "→" : ""))
    }
    for entry in future.prefix(count) { table.append(row(entry, mark: "", isUndone: true)) }
    return table.lines(wrappedWithin: configuration.columns())
  }

  /// The acts that updated a view, or any view of a type.
  fileprivate func history(of word: Word) throws(Rejection) -> [StyledText] {
    let acts = history.past.filter(\.isAct)
    let concerned = acts.filter { entry in
      transaction(of: entry)?.updates.contains { $0.isMeant(by: word.text) } ?? false
    }
    guard concerned.isEmpty else {
      var table = Table(alignments: [.left, .right])
      for entry in concerned { table.append(row(entry, mark: "")) }
      return table.lines(wrappedWithin: configuration.columns())
    }
    let names = world.host.inspector.viewRecords.flatMap { [$0.name, $0.typeName] }
    let known = names + log.transactions.flatMap { $0.updates.flatMap { [$0.name, $0.typeName] } }
    guard known.contains(word.text) else {
      throw .refused(
        .unknownName(
          kind: "view", word.text, nearest: Spelling.nearest(to: word.text, among: known),
          known: known),
        word.span)
    }
    return ["\("no input has updated", .quiet) \(word.text, .name)"]
  }

  private func row(
    _ entry: HistoryEntry, mark: String, isUndone: Bool = false
  ) -> [StyledText] {
    let state: String? =
      switch entry.status {
      case .inEffect: isUndone ? "undone" : nil
      case .skipped: "left out"
      case .fails: "fails without what is left out"
      }
    let summary = state ?? transaction(of: entry)?.summary ?? ""
    return [
      StyledText(mark, .heading), StyledText("\(entry.number)", .quiet),
      headlineCell(entry.headline, most: 60),
      StyledText(summary, .quiet),
    ]
  }

  /// A headline shortened so that it leaves half of the window to the text after it.
  ///
  /// - Parameter most: The maximum number of characters, however wide the window is.
  func headlineCell(_ headline: String, most: Int = .max) -> StyledText {
    let most = min(most, configuration.columns().map { max(20, $0 / 2) } ?? most)
    return StyledText(headline.count > most ? headline.prefix(most - 1) + "…" : headline)
  }

  /// The effects of an act; nil if it is older than the log.
  private func transaction(of entry: HistoryEntry) -> Transaction? {
    var found = log.transactions.filter { $0.number == entry.number }[...]
    guard var all = found.popFirst() else { return nil }
    for next in found { all.append(next) }
    return all
  }
}
