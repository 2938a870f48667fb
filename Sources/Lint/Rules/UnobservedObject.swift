import Semantics

enum UnobservedObject {
  static let rule = Rule(
    name: "unobserved-object",
    summary:
      "a view reads an ObservableObject that it does not observe, so it keeps the old values",
    before: """
      class Chore: ObservableObject { @Published var isDone = false }
      struct ChoreRow: View {
        let chore: Chore
        var body: some View { Text(chore.isDone ? "done" : "open") }
      }
      """,
    after: """
      class Chore: ObservableObject { @Published var isDone = false }
      struct ChoreRow: View {
        @ObservedObject var chore: Chore
        var body: some View { Text(chore.isDone ? "done" : "open") }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.views.flatMap { view in
      view.code.sites.compactMap { site -> Finding? in
        guard case .property(let base, let property, _) = site.expression.kind,
          program.isWrapped(property, "Published"), let type = property.owner,
          !type.isObservable, let held = base.plain.readProperty, held.owner === view.type,
          held.wraps == nil, held.wrapperBacking == nil, case .stored = held.storage,
          seen.insert(ObjectIdentifier(held)).inserted
        else { return nil }
        return Finding(
          site.place,
          "'\(view.type.name)' is not told of changes of '\(property.name)': it does not observe '\(held.name)'",
          remedy:
            "@ObservedObject var \(held.name): \(held.type), or make '\(type.name)' @Observable",
          at: Place(held))
      }
    }
  }
}
