import Semantics

enum OptionalObject {
  static let rule = Rule(
    name: "optional-object",
    summary: "an optional object that is assigned again updates its readers, the same object too",
    before: """
      @Observable class Note { var text = "" }
      @Observable class Desk {
        var note: Note?
        func open(_ new: Note?) { note = new }
      }
      """,
    after: """
      @Observable class Note { var text = "" }
      @Observable class Desk {
        var note: Note?
        func open(_ new: Note?) { if note !== new { note = new } }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.written.flatMap { function, code -> [Finding] in
      guard function.kind != .initializer else { return [] }
      return code.sites.compactMap { site in
        guard case .assign(let place, let value, _) = site.expression.kind,
          let property = place.readProperty, let type = program.optionalObject(in: property),
          value.mayBeKept, value.isOptional || program.isSeenWasted(property),
          !code.compares(property),
          seen.insert(ObjectIdentifier(property)).inserted
        else { return nil }
        return Finding(
          site.place, message(property.name, type.name),
          remedy: "assign only another object: if \(property.name) !== … { \(property.name) = … }")
      }
    }
  }

  private static func message(_ property: String, _ type: String) -> String {
    "assigning '\(property)' the '\(type)' that it holds updates its readers all the same: an optional "
      + "object is not compared"
  }
}

extension Program {
  /// The class of a tracked property that holds an optional object without `==`.
  fileprivate func optionalObject(in property: Property) -> NominalType? {
    guard case .always? = property.notification, property.wraps == nil,
      types.isLibrary(property.type.resolved.nominal, "Optional")
    else { return nil }
    return property.type.ownClass
  }
}

extension Program {
  /// Whether wasted updates were observed for the property.
  fileprivate func isSeenWasted(_ property: Property) -> Bool {
    wasted.contains { $0.target == "\(property.owner?.name ?? "").\(property.name)" }
  }
}

extension Code {
  /// Whether the code compares a property's object by identity.
  fileprivate func compares(_ property: Property) -> Bool {
    sites.contains { site in
      guard case .call(let function, _, let arguments, _, _) = site.expression.kind,
        function.name == "!==" || function.name == "==="
      else { return false }
      return arguments.contains { $0.plain.reads(property) }
    }
  }
}

extension TypedExpression {
  /// Whether it may return an existing object: it is neither a new one nor nil.
  fileprivate var mayBeKept: Bool {
    switch plain.kind {
    case .nilLiteral: false
    case .call(let function, _, _, _, _): function.kind != .initializer
    case .ternary(_, let left, let right): left.mayBeKept || right.mayBeKept
    default: true
    }
  }

  /// Whether its value is optional before the assignment: a non-optional object is usually another
  /// one.
  fileprivate var isOptional: Bool { if case .wrapOptional = kind { false } else { true } }

  /// Whether it is a read of a property, possibly converted.
  fileprivate func reads(_ property: Property) -> Bool {
    plain.readProperty === property || plain.parts.expressions.contains { $0.reads(property) }
  }
}
