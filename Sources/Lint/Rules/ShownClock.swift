import Semantics

enum ShownClock {
  static let rule = Rule(
    name: "shown-clock",
    summary: "a body reads the current time, which does not notify views",
    before: """
      struct Clock: View {
        var body: some View { Text(Date.now, style: .time) }
      }
      """,
    after: """
      struct Clock: View {
        var body: some View {
          TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
        }
      }
      """
  ) { program in
    var clock = ClockUses(program.types)
    return program.views.compactMap { view in
      clock.site(in: view.code).map { site in
        Finding(
          site.place,
          "'\(view.type.name)' reads the current time, which does not notify views",
          remedy:
            "show the time in a TimelineView(.periodic(from: .now, by: 1)) { context in … context.date … }"
        )
      }
    }
  }
}
