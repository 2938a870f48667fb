/// A generic parameter: `T` of `func f<T: P>(…)` or of `struct S<T>`, or `Self` of a protocol.
package final class GenericParameter: Hashable, @unchecked Sendable {
  package let name: String
  /// The position among the generic arguments of its declaration, after those of outer
  /// declarations.
  package let index: Int
  /// Whether it is a parameter pack, `each T`.
  package let isPack: Bool
  /// Whether it is `let n: Int`, an integer parameter.
  package let isValue: Bool
  /// The protocols, and at most one class, that its arguments must conform to, including those from
  /// `where` clauses.
  package var constraints: [Type]
  /// Whether it is the `Self` of a protocol.
  package let isProtocolSelf: Bool
  /// Whether a type declares it, so that a value holds its argument, rather than a function, to
  /// which the argument is passed.
  package let belongsToType: Bool
  /// Whether its constraints include `~Copyable`.
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

  /// Whether an existential argument is opened, since it does not meet the constraints itself.
  package var opensExistentials: Bool {
    constraints.contains { constraint in
      guard let nominal = constraint.nominal, nominal.kind == .protocol else { return false }
      return !(nominal.isPrelude && ["Error", "Sendable"].contains(nominal.name))
    }
  }

  package static func == (lhs: GenericParameter, rhs: GenericParameter) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An associated type: `associatedtype Element: P`.
package final class AssociatedType: Hashable, @unchecked Sendable {
  package let name: String
  /// The declaring protocol.
  package unowned let owner: NominalType
  package var constraints: [Type] = []
  /// The default, if there is one.
  package var defaultType: Type?

  package init(name: String, owner: NominalType) {
    self.name = name
    self.owner = owner
  }

  package static func == (lhs: AssociatedType, rhs: AssociatedType) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A generic requirement of a `where` clause.
package enum Requirement: Hashable, Sendable {
  case conformance(Type, Type)
  case sameType(Type, Type)
}
