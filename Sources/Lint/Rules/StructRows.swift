import Semantics

enum StructRows {
  static let rule = Rule(
    name: "struct-rows",
    summary:
      "elements of a collection are changed in place: the list and all its rows are made anew",
    before: """
      struct Chore: Identifiable { let id: Int; var isDone = false }
      @Observable class Chores {
        var list = [Chore(id: 0), Chore(id: 1)]
        func finish(_ id: Int) { list[id].isDone = true }
      }
      struct ChoreList: View {
        let chores: Chores
        var body: some View { List(chores.list) { Text($0.isDone ? "done" : "open") } }
      }
      """,
    after: """
      @Observable class Chore: Identifiable {
        let id: Int
        var isDone = false
        init(id: Int) { self.id = id }
      }
      @Observable class Chores {
        var list = [Chore(id: 0), Chore(id: 1)]
        func finish(_ id: Int) { list[id].isDone = true }
      }
      struct ChoreList: View {
        let chores: Chores
        var body: some View { List(chores.list) { Text($0.isDone ? "done" : "open") } }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.views.flatMap { view in
      program.rowCalls(in: view).compactMap { call -> Finding? in
        guard let list = call.data.readProperty, list.notification != nil, list.wraps == nil,
          let element = call.rows.function.parameters.first?.type.resolved.nominal,
          element.kind == .struct, !element.isPrelude, program.changesElement(of: list),
          seen.insert(ObjectIdentifier(list)).inserted
        else { return nil }
        return Finding(
          Place(call.site.source, call.data.span),
          "a change of one '\(element.name)' in '\(list.name)' updates '\(view.type.name)' and makes all rows anew",
          remedy: "@Observable class \(element.name): each row then watches its own element",
          at: Place(element),
          evidence: .init(
            view: view.type.name, target: "\(list.owner?.name ?? "").\(list.name)"))
      }
    }
  }
}

extension Program {
  /// Whether code of the program changes a part of an element in place.
  fileprivate func changesElement(of list: Property) -> Bool {
    written.contains { function, code in
      function.kind != .initializer
        && code.sites.contains { site in
          switch site.expression.kind {
          case .assign(let place, _, _), .inoutArgument(let place): place.isPartOfElement(of: list)
          default: false
          }
        }
    }
  }
}

extension TypedExpression {
  /// Whether it is a property of an element of a collection that stands in a property.
  fileprivate func isPartOfElement(of list: Property) -> Bool {
    guard case .property(let base, _, _) = plainPlace.kind,
      case .subscriptElement(let collection, _, _, _, _) = base.plainPlace.kind
    else { return false }
    return collection.plainPlace.readProperty === list
  }
}
