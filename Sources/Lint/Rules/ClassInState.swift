import Semantics

enum ClassInState {
  static let rule = Rule(
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
          let type = declared.type.ownClass ?? declared.type.elementClass, !type.isObservable,
          !program.types.conforms(type, to: "Observable")
        else { return nil }
        let announces = program.types.conforms(type, to: "ObservableObject")
        let isElement = declared.type.ownClass == nil
        guard
          let shown = isElement
            ? program.shown(ofElements: type, in: view) : program.shown(of: declared, in: view),
          !isElement || !announces
        else { return nil }
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

extension Type {
  /// The class of the program whose objects a collection of the library holds.
  fileprivate var elementClass: NominalType? {
    guard case .nominal(let nominal, let arguments) = unwrapped, nominal.isPrelude else {
      return nil
    }
    return arguments.lazy.compactMap(\.ownClass).first
  }
}

extension Program {
  /// A property of the objects in a collection that the view shows and that code changes later.
  fileprivate func shown(ofElements type: NominalType, in view: View) -> String? {
    for site in view.code.sites {
      guard let member = site.expression.readProperty, member.owner === type, !member.isLet,
        case .stored = member.storage
      else { continue }
      let isChanged = written.contains { function, code in
        function.kind != .initializer
          && code.sites.contains { $0.expression.writtenPlace?.readProperty === member }
      }
      if isChanged { return member.name }
    }
    return nil
  }

  /// A property of an object that the view shows.
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
