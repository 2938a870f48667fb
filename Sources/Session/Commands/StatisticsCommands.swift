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
    return Answer(report.views(try session.viewNames.counted(word)))
  }
}
