import Reports
import SourceText
import ViewGraph

/// The command `stats`, which counts updates.
enum StatisticsCommands {
  static let rows = [
    Command(
      "stats", .explain, "stats | stats reset | stats NAME",
      "per type: updates, those that changed nothing, their steps and causes; NAME: single views",
      example: [
        "let dune = Book(title: \"Dune\")", "watch dune.title as title", "dune.title = \"Emma\"",
        "stats",
      ], takes: .words(.view), run: stats)
  ]

  private static func stats(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let report = StatisticsReport(
      statistics: session.log.statistics, columns: session.configuration.display.columns())
    guard let word = invocation.words.first else {
      guard !session.log.statistics.isEmpty else {
        return Answer([StyledText("no view has been mounted", .quiet)])
      }
      return Answer(report.types)
    }
    if !word.isQuoted, word.text == "reset" {
      session.log.statistics = Statistics()
      for view in session.world.host.inspector.viewRecords where !view.typeName.isEmpty {
        session.log.statistics.countViews(1, ofType: view.typeName)
      }
      return Answer()
    }
    return Answer(report.views(try session.countedViews(word)))
  }
}

extension Session {
  /// The views that a word means: a single view or all of a type, including removed ones.
  fileprivate func countedViews(
    _ word: Word
  ) throws(Rejection) -> [(name: String, reads: Int?)] {
    let live = world.host.inspector.viewRecords
    let type = word.text
    let ofType = live.filter {
      ($0.typeName.isEmpty ? Statistics.withoutOrdinals($0.name) : $0.typeName) == type
    }
    let reads = Dictionary(
      live.map { ($0.name, $0.reads) }, uniquingKeysWith: { first, _ in first })
    var names = log.statistics.views(ofType: type).map(\.name)
    names += ofType.map(\.name).filter { !names.contains($0) }
    if names.isEmpty {
      let known =
        live.map(\.name)
        + log.statistics.types.flatMap { entry in
          log.statistics.views(ofType: entry.record.name).map(\.name)
        }
      let name = try viewName(word, among: known)
      guard known.contains(name) else {
        let candidates = known + log.statistics.types.map(\.record.name)
        throw .refused(
          .unknownName(
            kind: "view", word.text, nearest: Spelling.nearest(to: word.text, among: candidates),
            known: candidates),
          word.span)
      }
      names = [name]
    }
    return names.map { ($0, reads[$0]) }
  }
}
