import Semantics

enum VaryingRows {
  static let rule = Rule(
    name: "varying-rows",
    summary: "rows of a List have no fixed number of views, so all of them are made to count them",
    before: """
      struct Chore: Identifiable { let id: Int; var isDone = false }
      struct Chores: View {
        @State private var chores = [Chore(id: 1), Chore(id: 2)]
        var body: some View {
          List {
            ForEach(chores) { chore in
              if !chore.isDone { Text("\\(chore.id)") }
            }
          }
        }
      }
      """,
    after: """
      struct Chore: Identifiable { let id: Int; var isDone = false }
      struct Chores: View {
        @State private var chores = [Chore(id: 1), Chore(id: 2)]
        var body: some View {
          List {
            ForEach(chores.filter { !$0.isDone }) { chore in Text("\\(chore.id)") }
          }
        }
      }
      """
  ) { program in
    program.views.flatMap { view in
      program.rowCalls(in: view).compactMap { call -> Finding? in
        guard let kind = program.varyingKind(call.rows),
          program.isInList(call.site, call.function, view)
        else { return nil }
        return Finding(Place(call.site.source, call.data.span), message(kind), remedy: remedy(kind))
      }
    }
  }

  enum Varying { case optional, erased, nested }

  private static func message(_ kind: Varying) -> String {
    let what =
      switch kind {
      case .optional: "a row may have no view"
      case .erased: "AnyView hides how many views a row has"
      case .nested: "a row is a ForEach of its own"
      }
    return "\(what): the List makes every row, seen or not, to count them"
  }

  private static func remedy(_ kind: Varying) -> String {
    switch kind {
    case .optional: "leave the elements out of the data instead, or put the condition into a stack"
    case .erased: "give the rows a type: a view of its own with a 'switch' in its body"
    case .nested: "put the inner ForEach into a Section or a stack"
    }
  }
}

extension Program {
  /// Why a row's type does not determine its number of views.
  fileprivate func varyingKind(_ rows: TypedClosure) -> VaryingRows.Varying? {
    let type = rows.function.result.resolved.nominal
    if types.isLibrary(type, "Optional") { return .optional }
    if types.isLibrary(type, "AnyView") { return .erased }
    if types.isLibrary(type, "ForEach") { return .nested }
    return nil
  }

  /// Whether rows are those of a List.
  fileprivate func isInList(_ site: Site, _ function: Function, _ view: View) -> Bool {
    if types.isLibrary(function.owner, "List") { return true }
    return view.code.sites.contains { outer in
      guard case .call(let function, _, _, _, _) = outer.expression.kind,
        function.kind == .initializer, types.isLibrary(function.owner, "List")
      else { return false }
      return outer.encloses(site)
    }
  }
}
