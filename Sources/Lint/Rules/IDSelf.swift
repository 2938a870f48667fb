import Semantics

extension Rule {
  static let idSelf = Rule(
    name: "id-self",
    summary: "rows are identified by values that are edited in place",
    before: """
      struct Names: View {
        @State private var names = ["Ada", "Bo"]
        var body: some View {
          ForEach($names, id: \\.self) { $name in TextField("Name", text: $name) }
        }
      }
      """,
    after: """
      struct Name: Identifiable { let id = UUID(); var text: String }
      struct Names: View {
        @State private var names = [Name(text: "Ada"), Name(text: "Bo")]
        var body: some View {
          ForEach($names) { $name in TextField("Name", text: $name.text) }
        }
      }
      """
  ) { program in
    program.views.flatMap { view in
      program.rowCalls(in: view).compactMap { call -> Finding? in
        guard case .call(_, _, let arguments, _, _) = call.site.expression.kind,
          program.types.isLibrary(call.data.type.nominal, "Binding"),
          program.handsOnBindings(call.site, in: view),
          let path = arguments.dropFirst().first(where: { $0.plain.isEmptyKeyPath })
        else { return nil }
        return Finding(
          Place(call.site.source, path.span), message, remedy: remedy)
      }
    }
  }

  private static let message =
    "an edit of an element changes its identity: its row goes, another one comes, and the focus is lost"

  private static let remedy = "give the elements an identity that stays: struct … : Identifiable"
}

extension Program {
  /// Whether a binding is passed on inside a call, to code that may write it.
  fileprivate func handsOnBindings(_ call: Site, in view: View) -> Bool {
    view.code.sites.contains { site in
      guard call.encloses(site),
        case .call(let function, _, let arguments, _, _) = site.expression.kind
      else { return false }
      return function.kind == .initializer
        && arguments.contains { types.isLibrary($0.plain.type.nominal, "Binding") }
    }
  }
}

extension TypedExpression {
  /// Whether it is `\.self`.
  fileprivate var isEmptyKeyPath: Bool {
    if case .keyPath(let components) = kind { components.isEmpty } else { false }
  }
}
