import Semantics

extension Rule {
  static let classInState = Rule(
    name: "class-in-state",
    summary: "a @State holds an object whose changes it does not see",
    before: """
      class Basket { var count = 0 }
      struct Shop: View {
        @State private var basket = Basket()
        var body: some View { Button("Put \\(basket.count)") { basket.count += 1 } }
      }
      """,
    after: """
      @Observable class Basket { var count = 0 }
      struct Shop: View {
        @State private var basket = Basket()
        var body: some View { Button("Put \\(basket.count)") { basket.count += 1 } }
      }
      """
  ) { program in
    program.views.flatMap { view in
      view.type.storedProperties.compactMap { property -> Finding? in
        guard program.isWrapped(property, "State"), let declared = property.wraps,
          let type = declared.type.ownClass, !type.isObservable,
          !program.types.conforms(type, to: "Observable"),
          let shown = program.shown(of: declared, in: view)
        else { return nil }
        let announces = program.types.conforms(type, to: "ObservableObject")
        return Finding(
          Place(declared), message(view.type.name, type.name, shown),
          remedy: announces
            ? "@StateObject private var \(declared.name)" : "@Observable class \(type.name)",
          at: announces ? nil : Place(type))
      }
    }
  }

  private static func message(_ view: String, _ type: String, _ shown: String) -> String {
    "'\(view)' shows '\(shown)' and is not told of its changes: @State sees another '\(type)', not what "
      + "happens in one"
  }
}

extension Program {
  /// A variable of the object in a property that the view shows.
  fileprivate func shown(of property: Property, in view: View) -> String? {
    for site in view.code.sites {
      guard case .property(let base, let member, _) = site.expression.kind,
        base.plain.readProperty === property, !member.isLet, member.owner?.isPrelude == false
      else { continue }
      if case .stored = member.storage { return member.name }
      if isWrapped(member, "Published") { return member.name }
    }
    return nil
  }
}
