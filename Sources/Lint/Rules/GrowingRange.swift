import Semantics

enum GrowingRange {
  static let rule = Rule(
    name: "growing-range",
    summary: "a ForEach over a range without ids keeps the rows that it began with",
    before: """
      struct Rows: View {
        @State private var count = 2
        var body: some View {
          Button("More") { count += 1 }
          ForEach(0..<count) { Text("row \\($0)") }
        }
      }
      """,
    after: """
      struct Rows: View {
        @State private var count = 2
        var body: some View {
          Button("More") { count += 1 }
          ForEach(0..<count, id: \\.self) { Text("row \\($0)") }
        }
      }
      """
  ) { program in
    program.views.flatMap { view in
      program.rowCalls(in: view).compactMap { call -> Finding? in
        guard call.function.parameters.count == 2,
          program.types.isLibrary(call.data.type.nominal, "Range"),
          let property = program.watchedBound(of: call.data)
        else { return nil }
        return Finding(
          Place(call.site.source, call.data.span), message(property.name), remedy: remedy)
      }
    }
  }

  private static func message(_ bound: String) -> String {
    "a range without ids is read once: the rows stay as they are where '\(bound)' changes"
  }

  private static let remedy = "add ids: id: \\.self"
}

extension Program {
  /// The bound of a range that is a property views depend on.
  fileprivate func watchedBound(of range: TypedExpression) -> Property? {
    guard case .call(_, _, let arguments, _, _) = range.kind else { return nil }
    for bound in arguments {
      var place = bound.plain
      while case .property(let base, let property, _) = place.kind {
        if property.isWatched, !property.isLet { return property }
        place = base.plain
      }
    }
    return nil
  }
}
