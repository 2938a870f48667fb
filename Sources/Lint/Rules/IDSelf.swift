import Semantics

enum IDSelf {
  static let rule = Rule(
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
        if let property = program.editedIdentity(of: call) {
          return Finding(
            Place(call.site.source, call.data.span), message,
            remedy:
              "give '\(property.owner?.name ?? "…")' an identity that stays: let id = UUID(), in place of '\(property.name)'"
          )
        }
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
  /// The stored property by which the rows of a call are told apart, if views edit it through bindings.
  fileprivate func editedIdentity(of call: RowCall) -> Property? {
    guard let identity = identity(of: call), let property = stored(behind: identity),
      !property.isLet,
      views.contains(where: { $0.code.sites.contains { $0.expression.isBinding(to: property) } })
    else { return nil }
    return property
  }

  private func identity(of call: RowCall) -> Property? {
    if let path = call.idPath {
      guard case .property(let property)? = path.last else { return nil }
      return property.declared
    }
    guard let given = call.rows.body.parameters.first?.type.resolved,
      case .nominal(let nominal, let arguments) = given
    else { return nil }
    let element =
      types.isLibrary(nominal, "Binding") ? arguments.first?.resolved.nominal : nominal
    guard let element, !element.isPrelude, types.conforms(element, to: "Identifiable") else {
      return nil
    }
    for case .property(let property) in element.members["id"] ?? [] { return property.declared }
    return nil
  }

  /// The stored property that an identity is, or that its getter alone returns.
  private func stored(behind identity: Property) -> Property? {
    guard let getter = identity.getter, types.isWritten(getter) else { return identity }
    guard case .property(_, let property, _)? = types.result(of: getter)?.plain.kind else {
      return nil
    }
    return property.getter.map(types.isWritten) == true ? nil : property.declared
  }

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

  /// Whether it is a binding to a property, made from one to its owner: `$item.name`.
  fileprivate func isBinding(to property: Property) -> Bool {
    guard case .subscriptElement(let base, let element, let arguments, _, _) = kind,
      element.owner?.isPrelude == true, base.plain.type.resolved.nominal?.isPrelude == true
    else { return false }
    return arguments.contains { argument in
      guard case .keyPath(let components) = argument.plain.kind,
        case .property(let last)? = components.last
      else { return false }
      return last.declared === property
    }
  }
}

extension BodyReads {
  /// The type and name of the property by which the view's rows are told apart, if views edit it.
  package var editedIdentity: (type: String, property: String)? {
    guard let (program, view) = inProgram else { return nil }
    return program.rowCalls(in: view).lazy.compactMap(program.editedIdentity).first
      .map { ($0.owner?.name ?? "", $0.name) }
  }
}
