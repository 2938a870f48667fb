import Semantics

enum ParentReads {
  static let rule = Rule(
    name: "parent-reads",
    summary: "a view reads a property only to pass it to another one, and updates with it",
    before: """
      @Observable class Player { var score = 0 }
      struct Score: View {
        let score: Int
        var body: some View { Text("\\(score)") }
      }
      struct Board: View {
        let player: Player
        var body: some View { VStack { Text("Board"); Score(score: player.score) } }
      }
      """,
    after: """
      @Observable class Player { var score = 0 }
      struct Score: View {
        let player: Player
        var body: some View { Text("\\(player.score)") }
      }
      struct Board: View {
        let player: Player
        var body: some View { VStack { Text("Board"); Score(player: player) } }
      }
      """
  ) { program in
    program.views.filter { program.showsMore($0) }.flatMap { view in
      var seen: Set<ObjectIdentifier> = []
      return program.constructions.filter { $0.parent === view.type && $0.site.rowDepth == 0 }
        .flatMap { construction in
          construction.fields.compactMap { field, value -> Finding? in
            guard let property = value.plain.readProperty, program.isPlainRead(value.plain),
              field.wraps == nil, program.isOnlyHandedOn(property, in: view),
              program.isAlways(property, field, of: construction.view),
              seen.insert(ObjectIdentifier(property)).inserted
            else { return nil }
            return Finding(
              Place(construction.site.source, value.span),
              message(view.type.name, property.name, construction.view.name),
              remedy: remedy(property, construction.view.name),
              evidence: .init(
                view: view.type.name, target: "\(property.owner?.name ?? "").\(property.name)"))
          }
        }
    }
  }

  private static func message(_ parent: String, _ property: String, _ child: String) -> String {
    "'\(parent)' reads '\(property)' only for '\(child)', and so updates with it"
  }

  private static func remedy(_ property: Property, _ child: String) -> String {
    "pass '\(child)' the \(property.owner?.name ?? "object") and read '\(property.name)' there"
  }
}

extension Program {
  /// Whether the body of a view is more than one other view.
  fileprivate func showsMore(_ view: View) -> Bool {
    let made = view.code.sites.count { site in
      guard case .call(let function, _, _, _, _) = site.expression.kind, let owner = function.owner
      else {
        return false
      }
      return function.kind == .initializer && types.conforms(owner, to: "View")
    }
    return made > 1
  }

  /// Whether an expression reads a single value of an observable object that is neither an object
  /// nor a collection.
  fileprivate func isPlainRead(_ expression: TypedExpression) -> Bool {
    guard case .property(let base, let property, _) = expression.kind, property.notification != nil,
      property.owner?.isObservable == true, base.plain.type.ownClass != nil,
      let type = property.type.unwrapped.nominal, type.kind != .class
    else { return false }
    return !types.isLibrary(type, "Array", "Set", "Dictionary")
  }

  /// Whether a view reads a property only to pass it to other views.
  fileprivate func isOnlyHandedOn(_ property: Property, in view: View) -> Bool {
    let handed = constructions.filter { $0.parent === view.type && $0.site.rowDepth == 0 }
      .flatMap(\.fields).count { $0.value.plain.readProperty === property }
    return handed == view.code.sites.count { $0.expression.readProperty === property }
  }

  /// Whether a field of a view gets the same property wherever the view is made.
  fileprivate func isAlways(_ property: Property, _ field: Property, of view: NominalType) -> Bool {
    constructions.filter { $0.view === view }.allSatisfy { construction in
      construction.fields.contains {
        $0.property === field && $0.value.plain.readProperty === property
      }
    }
  }
}
