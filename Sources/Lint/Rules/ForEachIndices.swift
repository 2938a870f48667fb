import Semantics

enum ForEachIndices {
  static let rule = Rule(
    name: "foreach-indices",
    summary: "rows are identified by their places in a collection that changes",
    before: """
      struct Todo: Identifiable { let id: Int; var title: String }
      struct Todos: View {
        @State private var todos = [Todo(id: 1, title: "Read")]
        var body: some View {
          ForEach(todos.indices, id: \\.self) { index in Text(todos[index].title) }
        }
      }
      """,
    after: """
      struct Todo: Identifiable { let id: Int; var title: String }
      struct Todos: View {
        @State private var todos = [Todo(id: 1, title: "Read")]
        var body: some View { ForEach(todos) { todo in Text(todo.title) } }
      }
      """
  ) { program in
    program.views.flatMap { view in
      program.rowCalls(in: view).compactMap { call -> Finding? in
        guard let base = program.collection(indexedBy: call), program.canChange(base)
        else { return nil }
        return Finding(
          Place(call.site.source, call.data.span), message(base.readProperty?.name ?? "it"),
          remedy: remedy(base.readProperty?.name ?? "…"))
      }
    }
  }

  private static func message(_ name: String) -> String {
    "rows are told apart by their places: where '\(name)' loses or moves an element, states stay with the "
      + "place"
  }

  private static func remedy(_ name: String) -> String {
    "ForEach(\(name)) over Identifiable elements; where the place is needed too: "
      + "ForEach(Array(\(name).enumerated()), id: \\.element.id)"
  }
}

extension Program {
  /// The collection in which the places of elements tell the rows of a call apart.
  fileprivate func collection(indexedBy call: RowCall) -> TypedExpression? {
    if let base = indexed(by: call.data) { return base }
    guard let id = call.idPath, id.count == 1, case .tupleElement(0) = id[0] else { return nil }
    return paired(with: call.data)
  }

  /// The collection whose elements an expression pairs with their places: `c.enumerated()`, `zip(c.indices, c)`, also
  /// as an `Array`.
  private func paired(with data: TypedExpression) -> TypedExpression? {
    guard case .call(let function, let receiver, let arguments, _, _) = data.plain.kind,
      function.owner?.isPrelude ?? true
    else { return nil }
    switch (function.name, arguments.count) {
    case ("enumerated", 0): return receiver?.plain
    case ("zip", 2): return indexed(by: arguments[0].plain)
    case ("init", 1): return paired(with: arguments[0])
    default: return nil
    }
  }

  /// The collection whose indices an expression returns: `c.indices`, `0..<c.count`.
  fileprivate func indexed(by data: TypedExpression) -> TypedExpression? {
    switch data.kind {
    case .property(let base, let property, _):
      return property.owner?.isPrelude == true && property.name == "indices" ? base.plain : nil
    case .call(let function, _, let arguments, _, _):
      guard function.name == "..<", arguments.count == 2,
        case .property(let base, let count, _) = arguments[1].plain.kind, count.name == "count",
        count.owner?.isPrelude == true
      else { return nil }
      return base.plain
    default: return nil
    }
  }

  /// Whether a collection is stored where it can be changed.
  fileprivate func canChange(_ collection: TypedExpression) -> Bool {
    guard case .property(_, let property, _) = collection.kind, !property.isStatic else {
      return false
    }
    return !property.isLet && (property.isWatched || property.wraps != nil)
  }
}

extension BodyReads {
  /// The collection whose indices identify the rows in which the body makes views of a type, if
  /// these views keep state.
  package func collectionIndexed(byRowsOf type: String) -> String? {
    guard let (program, view) = inProgram else { return nil }
    for call in program.rowCalls(in: view) {
      guard let base = program.collection(indexedBy: call), program.canChange(base)
      else { continue }
      let isMeant = program.constructions.contains { made in
        made.parent === view.type && made.view.name == type && program.keepsState(made.view)
          && call.site.encloses(made.site)
      }
      if isMeant { return base.text(in: call.site.source) }
    }
    return nil
  }
}
