import Semantics

enum UnconnectedTimer {
  static let rule = Rule(
    name: "unconnected-timer",
    summary: "a view receives a publisher that sends nothing, as nobody connects it",
    before: """
      struct Clock: View {
        @State private var seconds = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common)
        var body: some View { Text("\\(seconds)").onReceive(timer) { _ in seconds += 1 } }
      }
      """,
    after: """
      struct Clock: View {
        @State private var seconds = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View { Text("\\(seconds)").onReceive(timer) { _ in seconds += 1 } }
      }
      """
  ) { program in
    program.views.compactMap { view in
      guard
        let publishers = UnconnectedPublishers(program.types, view: view.type),
        let site = publishers.site
      else { return nil }
      let name = publishers.name.map { "'\($0)'" } ?? "a publisher"
      return Finding(
        site.place,
        "'\(view.type.name)' receives \(name), which sends nothing before it is connected",
        remedy: "write .autoconnect() behind it, or keep what its connect() returns")
    }
  }
}
