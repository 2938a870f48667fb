import Semantics

enum BindingsOfRows {
  static let rule = Rule(
    name: "bindings-of-rows",
    summary:
      "rows take bindings to elements of one collection, so a change of one updates them all",
    before: """
      struct Entry: Identifiable { let id: Int; var text: String }
      struct EntryRow: View {
        @Binding var entry: Entry
        var body: some View { TextField("Entry", text: $entry.text) }
      }
      struct Entries: View {
        @State private var entries = [Entry(id: 1, text: "a"), Entry(id: 2, text: "b")]
        var body: some View { ForEach($entries) { $entry in EntryRow(entry: $entry) } }
      }
      """,
    after: """
      @Observable class Entry: Identifiable {
        let id: Int
        var text = ""
        init(_ id: Int) { self.id = id }
      }
      struct EntryRow: View {
        @Bindable var entry: Entry
        var body: some View { TextField("Entry", text: $entry.text) }
      }
      struct Entries: View {
        @State private var entries = [Entry(1), Entry(2)]
        var body: some View { ForEach(entries) { entry in EntryRow(entry: entry) } }
      }
      """
  ) { program in
    program.views.flatMap { view in
      program.rowCalls(in: view).compactMap { call -> Finding? in
        guard program.types.isLibrary(call.data.type.nominal, "Binding") else { return nil }
        let row = program.constructions.first { construction in
          construction.parent === view.type && call.site.encloses(construction.site)
            && construction.fields.contains { program.isWrapped($0.property, "Binding") }
        }
        guard let row, !program.isEquatable(row.view) else { return nil }
        let field = row.fields.first { program.isWrapped($0.property, "Binding") }
        return Finding(
          Place(call.site.source, call.data.span), message(row.view.name), remedy: remedy,
          evidence: field.map {
            .init(view: row.view.name, target: $0.property.declared.name)
          })
      }
    }
  }

  private static func message(_ row: String) -> String {
    "each '\(row)' is passed a binding into one collection: a change of one element updates them all"
  }

  private static let remedy =
    "make the elements objects of an @Observable class and pass each row its object"
}
