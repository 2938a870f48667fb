import Semantics

enum OtherOffsets {
  static let rule = Rule(
    name: "other-offsets",
    summary: "offsets of rows are used in a collection that has other elements there",
    before: """
      struct Todo: Identifiable { let id: Int; var title: String }
      struct Todos: View {
        @State private var todos = [Todo(id: 1, title: "Read")]
        var sorted: [Todo] { todos.sorted { $0.title < $1.title } }
        var body: some View {
          List {
            ForEach(sorted) { todo in Text(todo.title) }
              .onDelete { offsets in todos.remove(atOffsets: offsets) }
          }
        }
      }
      """,
    after: """
      struct Todo: Identifiable { let id: Int; var title: String }
      struct Todos: View {
        @State private var todos = [Todo(id: 1, title: "Read")]
        var sorted: [Todo] { todos.sorted { $0.title < $1.title } }
        var body: some View {
          List {
            ForEach(sorted) { todo in Text(todo.title) }
              .onDelete { offsets in
                let ids = offsets.map { sorted[$0].id }
                todos.removeAll { ids.contains($0.id) }
              }
          }
        }
      }
      """
  ) { program in
    program.views.flatMap { view in
      MisappliedOffsets(program, in: view).uses.map { use in
        Finding(
          use.place,
          "the offsets are places in '\(use.shown)', which the rows show: '\(use.collection.name)' can have other "
            + "elements there",
          remedy:
            "take the elements from what is shown: let ids = offsets.map { \(use.shown)[$0].id }, then "
            + "\(use.collection.name).removeAll { ids.contains($0.id) }")
      }
    }
  }
}
