import Reports
import SourceText
import ViewGraph

/// What has happened, as lines.
struct HistoryListing: SessionPart {
  let session: Session

  /// The last `count` acts, up to as many that were undone, and a mark at the current position.
  func historyLines(_ count: Int) -> [StyledText] {
    let past = session.history.past.filter(\.isAct)
    let future = session.history.entries[session.history.position...].filter(\.isAct)
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
    return table.lines(wrappedWithin: configuration.display.columns())
  }

  /// The acts that updated a view, or any view of a type.
  func updateLines(of word: Word) throws(Rejection) -> [StyledText] {
    let acts = session.history.past.filter(\.isAct)
    let concerned = acts.filter { entry in
      transaction(of: entry)?.updates.contains { $0.isMeant(by: word.text) } ?? false
    }
    guard concerned.isEmpty else {
      var table = Table(alignments: [.left, .right])
      for entry in concerned { table.append(row(entry, mark: "")) }
      return table.lines(wrappedWithin: configuration.display.columns())
    }
    let names = world.host.inspector.viewRecords.flatMap { [$0.name, $0.typeName] }
    let known =
      names + session.log.transactions.flatMap { $0.updates.flatMap { [$0.name, $0.typeName] } }
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
    let most = min(most, configuration.display.columns().map { max(20, $0 / 2) } ?? most)
    return StyledText(headline.count > most ? headline.prefix(most - 1) + "…" : headline)
  }

  /// The effects of an act; nil if it is older than the log.
  private func transaction(of entry: HistoryEntry) -> Transaction? {
    var found = session.log.transactions.filter { $0.number == entry.number }[...]
    guard var all = found.popFirst() else { return nil }
    for next in found { all.append(next) }
    return all
  }
}
