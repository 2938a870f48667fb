import Semantics

enum BindingGetSet {
  static let rule = Rule(
    name: "binding-get-set",
    summary:
      "a binding made of two closures is passed to a view, which then updates with its parent",
    before: """
      @Observable class Page { var number = 1; var title = "One" }
      struct Editor: View {
        @Binding var title: String
        var body: some View { TextField("Title", text: $title) }
      }
      struct Editors: View {
        let page: Page
        var body: some View {
          Text("\\(page.number)")
          Editor(title: Binding(get: { page.title }, set: { page.title = $0 }))
        }
      }
      """,
    after: """
      @Observable class Page { var number = 1; var title = "One" }
      struct Editor: View {
        @Binding var title: String
        var body: some View { TextField("Title", text: $title) }
      }
      struct Editors: View {
        @Bindable var page: Page
        var body: some View {
          Text("\\(page.number)")
          Editor(title: $page.title)
        }
      }
      """
  ) { program in
    program.constructions.filter { program.isRepeated($0) && !program.isEquatable($0.view) }
      .flatMap { construction in
        construction.fields.compactMap { property, value -> Finding? in
          let origin = program.origin(
            of: Site(
              expression: value, source: construction.site.source, rowDepth: 0,
              owner: construction.parent))
          guard case .call(let function, _, let arguments, _, _) = origin.expression.kind,
            function.kind == .initializer, program.types.isLibrary(function.owner, "Binding"),
            function.parameters.map(\.label) == ["get", "set"],
            arguments.contains(where: { $0.capturedNames != nil })
          else { return nil }
          return Finding(
            origin.place, message(construction), remedy: remedy,
            evidence: .init(view: construction.view.name, target: property.declared.name))
        }
      }
  }

  private static func message(_ construction: Program.Construction) -> String {
    "a binding made of closures cannot be compared, so '\(construction.view.name)' updates whenever "
      + "'\(construction.parent.name)' does"
  }

  private static let remedy =
    "make the binding with '$' and a path; what 'get' computes can be a property or a subscript with a "
    + "setter"
}
