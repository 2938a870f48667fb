import Reports
import SourceText

/// The command `stale`, which lists views that show outdated values, and the assertion about them.
enum StaleCommands {
  private static let counter = [
    "class Counter { var ticks = 0 }", "let counter = Counter()",
    "struct Ticks: View { var body: some View { Text(\"\\(counter.ticks)\") } }", "mount Ticks()",
    "counter.ticks = 1",
  ]

  static let rows = [
    Command(
      "stale", .explain, "stale", "the views that show an outdated value, and how to fix that",
      example: counter + ["stale"], run: stale)
  ]

  private static func stale(_ session: Session, _ invocation: Invocation) -> Answer {
    guard !session.log.staleViews.isEmpty else {
      return Answer([StyledText("no view is stale", .quiet)])
    }
    return Answer(
      session.log.staleViews.flatMap { stale in
        StaleReport.lines(of: stale)
          + ["  \("since:", .quiet) \("input \(stale.since)", .quiet)\(source(of: stale, session))"]
      })
  }

  private static func source(of stale: StaleView, _ session: Session) -> StyledText {
    // Loading a file makes one transaction for each input of the file, all with the same number.
    let steps = session.log.transactions.filter { $0.number == stale.since }
    guard let step = steps.first(where: { $0.stale.contains { $0.view == stale.view } }) else {
      return StyledText()
    }
    let place = steps.count > 1 ? " (\(step.input.place(of: 0)))" : ""
    return "\(":", .quiet) \(step.headline)\(place, .quiet)"
  }

  /// The assertion `expect stale none`, `expect stale Row#1, Ticks`.
  static func expect(_ session: Session, _ invocation: Invocation) -> Outcome {
    let expected = invocation.namedViews
    let actual = session.log.staleViews.map(\.view)
    let isMet =
      expected.allSatisfy { name in actual.contains { matches($0, name) } }
      && actual.allSatisfy { view in expected.contains { matches(view, $0) } }
    guard !isMet else { return Outcome(.accepted) }
    return session.refusal(
      .wrongStale(expected: expected, actual: actual), invocation.arguments, invocation)
  }

  /// Whether a name means a view: `Row#1` a single view, `Row` any of its type.
  private static func matches(_ view: String, _ name: String) -> Bool {
    view == name || view.typePart == name
  }
}
