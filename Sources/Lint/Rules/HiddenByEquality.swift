import Semantics

enum HiddenByEquality {
  static let rule = Rule(
    name: "hidden-by-equality",
    summary: "a view shows what the == of its type leaves out, so it keeps the old",
    before: """
      struct Trip: Equatable {
        let id: Int
        var place: String
        static func == (left: Trip, right: Trip) -> Bool { left.id == right.id }
      }
      @Observable class Plan { var trip = Trip(id: 1, place: "Rome") }
      struct PlanView: View {
        let plan: Plan
        var body: some View { Text(plan.trip.place) }
      }
      """,
    after: """
      struct Trip: Equatable {
        let id: Int
        var place: String
      }
      @Observable class Plan { var trip = Trip(id: 1, place: "Rome") }
      struct PlanView: View {
        let plan: Plan
        var body: some View { Text(plan.trip.place) }
      }
      """
  ) { program in
    program.types.types.compactMap { type -> Finding? in
      guard let equality = program.ownEquality(of: type),
        let compared = program.compared(by: equality),
        program.types.isView(type) || program.isKept(type)
      else { return nil }
      for view in program.views where !program.types.isView(type) || view.type === type {
        for site in view.code.sites {
          guard let property = site.expression.readProperty, property.owner === type,
            program.isShown(property), !compared.contains(ObjectIdentifier(property))
          else { continue }
          return Finding(
            Place(equality.source, equality.span),
            message(view.type.name, property.name, type.name), remedy: remedy(property.name))
        }
      }
      return nil
    }
  }

  private static func message(_ view: String, _ property: String, _ type: String) -> String {
    "'\(view)' shows '\(property)', which == of '\(type)' does not compare: it is not updated where only "
      + "that differs"
  }

  private static func remedy(_ property: String) -> String {
    "compare '\(property)' too, or leave == to the compiler"
  }
}

extension Program {
  /// The `==` that the program writes for a type.
  fileprivate func ownEquality(of type: NominalType) -> Function? {
    guard isEquatable(type) else { return nil }
    for case .function(let function) in type.members["=="] ?? [] {
      let operands = function.parameters.map { $0.type.nominal }
      if types.isWritten(function), operands.count == 2, operands.allSatisfy({ $0 === type }) {
        return function
      }
    }
    return nil
  }

  /// The properties that a `==` compares; nil if it holds only for one and the same object, or if
  /// it passes the values to code that cannot be followed.
  fileprivate func compared(by equality: Function) -> Set<ObjectIdentifier>? {
    guard let body = types.checker.body(of: equality), !comparesIdentity(body) else { return nil }
    var found: Set<ObjectIdentifier> = []
    for site in Code.running(equality, of: types).sites {
      if let property = site.expression.readProperty { found.insert(ObjectIdentifier(property)) }
      guard case .call(let function, _, let arguments, _, _) = site.expression.kind,
        !types.isWritten(function), function.name != "==="
      else { continue }
      for argument in arguments {
        guard case .local(let variable) = argument.plain.kind,
          body.parameters.contains(where: { $0 === variable })
        else { continue }
        return nil
      }
    }
    return found
  }

  private func comparesIdentity(_ body: TypedBody) -> Bool {
    guard body.statements.count == 1, case .return(let value?) = body.statements[0].kind,
      case .call(let function, _, _, _, _) = value.plain.kind
    else { return false }
    return function.name == "===" && !types.isWritten(function)
  }

  /// Whether assignments of values of a type notify only if `==` returns false.
  fileprivate func isKept(_ type: NominalType) -> Bool {
    types.types.filter(\.isObservable).flatMap(\.storedProperties).contains { property in
      guard case .unlessEqual? = property.notification else { return false }
      return property.type.mentions(type)
    }
  }

  /// Whether a stored property holds something visible.
  fileprivate func isShown(_ property: Property) -> Bool {
    guard case .stored = property.storage else { return false }
    return property.wraps == nil && !property.isStatic && !property.type.isFunction
  }
}

extension Type {
  /// Whether it is the type, or an optional or a collection of it.
  fileprivate func mentions(_ type: NominalType) -> Bool {
    guard case .nominal(let nominal, let arguments) = resolved else { return false }
    return nominal === type || (nominal.isPrelude && arguments.contains { $0.mentions(type) })
  }
}
