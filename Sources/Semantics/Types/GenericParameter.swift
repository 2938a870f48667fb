/// `T` of `func f<T: P>(…)`, of `struct S<T>`, or `Self` of a protocol.
package final class GenericParameter: Hashable, @unchecked Sendable {
  package let name: String
  /// Its place among the generic arguments of its declaration, outer declarations' first.
  package let index: Int
  package let isPack: Bool
  /// `let n: Int`: stands for a number, not for a type.
  package let isValue: Bool
  /// Protocols (and at most one class) that its arguments conform to, `where` clauses included.
  package var constraints: [Type]
  /// Whether it is the `Self` of a protocol.
  package let isProtocolSelf: Bool
  /// Whether it belongs to a type (its argument is found in the value) rather than a function
  /// (its argument is passed).
  package let belongsToType: Bool
  /// Whether `~Copyable` stands in its constraint.
  package var isNoncopyable = false

  package init(
    name: String, index: Int, isPack: Bool = false, isValue: Bool = false,
    constraints: [Type] = [], isProtocolSelf: Bool = false, belongsToType: Bool
  ) {
    self.name = name
    self.index = index
    self.isPack = isPack
    self.isValue = isValue
    self.constraints = constraints
    self.isProtocolSelf = isProtocolSelf
    self.belongsToType = belongsToType
  }

  /// Whether an existential passed for it is opened: it does not meet the constraints itself.
  package var opensExistentials: Bool {
    constraints.contains { constraint in
      guard let nominal = constraint.nominal, nominal.kind == .protocol else { return false }
      return !(nominal.isPrelude && ["Error", "Sendable"].contains(nominal.name))
    }
  }

  package static func == (lhs: GenericParameter, rhs: GenericParameter) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// `associatedtype Element: P`.
package final class AssociatedType: Hashable, @unchecked Sendable {
  package let name: String
  package unowned let owner: NominalType
  package var constraints: [Type] = []
  package var defaultType: Type?

  package init(name: String, owner: NominalType) {
    self.name = name
    self.owner = owner
  }

  package static func == (lhs: AssociatedType, rhs: AssociatedType) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a generic declaration asks beyond the constraints of its parameters.
package enum Requirement: Hashable, Sendable {
  case conformance(Type, Type)
  case sameType(Type, Type)
}
