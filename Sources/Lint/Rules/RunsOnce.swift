import Semantics

enum RunsOnce {
  static let rule = Rule(
    name: "runs-once",
    summary:
      "an action works out what a view shows from an argument, and does not run again for another one",
    before: """
      struct User: View {
        let id: Int
        @State private var name = ""
        var body: some View { Text(name).task { name = "user \\(id)" } }
      }
      struct Users: View {
        @State private var id = 1
        var body: some View {
          Button("Next") { id += 1 }
          User(id: id)
        }
      }
      """,
    after: """
      struct User: View {
        let id: Int
        @State private var name = ""
        var body: some View { Text(name).task(id: id) { name = "user \\(id)" } }
      }
      struct Users: View {
        @State private var id = 1
        var body: some View {
          Button("Next") { id += 1 }
          User(id: id)
        }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.constructions.filter { $0.site.rowDepth == 0 }.flatMap { construction in
      construction.fields.compactMap { field, value -> Finding? in
        guard field.wraps == nil, let source = value.plain.readProperty, source.isWatched,
          !source.isLet, !program.isMadeAnew(construction),
          let body = BodyReads(program.types, view: construction.view),
          let moment = body.moment(missing: field.name, among: [field.name]),
          seen.insert(ObjectIdentifier(field)).inserted
        else { return nil }
        return Finding(
          moment.site.place,
          "'.\(moment.modifier)' of '\(construction.view.name)' reads '\(field.name)', and does not run again where "
            + "'\(construction.parent.name)' changes '\(source.declared.name)'",
          remedy: remedy(moment, field.name))
      }
    }
  }

  private static func remedy(_ moment: BodyReads.Moment, _ field: String) -> String {
    switch moment.beginning {
    case .task: ".task(id: \(field)) runs again"
    case .onAppear: "do it in .onChange(of: \(field)) too, or in .task(id: \(field))"
    case nil: "do it in .onChange(of: \(field)) too"
    }
  }
}
