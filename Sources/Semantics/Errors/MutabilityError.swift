import SourceText

/// Errors about mutations of immutable places.
package enum MutabilityError: DiagnosticFact {
  case immutable(Obstacle, Change, of: Target)
  /// A note at the enclosing method.
  case markMutating

  /// What mutates the place.
  package enum Change: Hashable, Sendable {
    case assignment, mutatingOperator, mutatingMember, inoutArgument
    /// A read through a mutating getter.
    case mutatingGetter
  }

  /// The kind of place.
  package enum Target: Hashable, Sendable { case value, property, element, other }

  /// Why a place is immutable. `isWhole`: whether the obstacle is the mutated place itself rather
  /// than a base of it.
  package enum Obstacle: Hashable, Sendable {
    /// A constant, and the type of its value.
    case constant(String, of: Type, isWhole: Bool)
    case immutableSelf(isWhole: Bool)
    case result(ResultOwner, isWhole: Bool)
    /// A property without a setter, and the declaring type.
    case getOnly(String, of: Type?)
    case inaccessibleSetter(String)
    /// A name that is immutable without being declared `let`: `$0`.
    case immutable(String)
    /// A name that the session gives to an unnamed value.
    case givenName(String)
    case readOnlyKeyPath
    case subscriptGetOnly
    case conditionalOperator
    /// A function, and the type if it is a method.
    case function(String, of: Type?)
    case literal
    /// A collection literal of that type.
    case collection(Type)
  }

  /// What returns a value that is not a place.
  package enum ResultOwner: Hashable, Sendable {
    case function(String)
    case binaryOperator, unaryOperator, call
  }

  /// An assignment to a property found through a key path.
  static func property(_ obstacle: Obstacle) -> Self {
    .immutable(obstacle, .assignment, of: .property)
  }

  package var message: String {
    switch self {
    case .immutable(let obstacle, let change, let target):
      Self.message(obstacle, change, target)
    case .markMutating: "mark method 'mutating' to make 'self' mutable"
    }
  }

  private static func message(
    _ obstacle: Obstacle, _ change: Change, _ target: Target
  ) -> String {
    switch (obstacle, change) {
    case (.function, _): return "cannot assign to value: \(obstacle.words)"
    case (.collection(let type), .mutatingMember), (.collection(let type), .mutatingGetter):
      return "cannot use mutating member on immutable value of type '\(type)'"
    case (.collection, .mutatingOperator), (.literal, .mutatingOperator):
      return "left side of mutating operator has immutable type '_'"
    case (.literal, .mutatingGetter), (.subscriptGetOnly, .inoutArgument), (_, .mutatingMember):
      return "cannot use mutating member on immutable value: \(obstacle.words)"
    case (_, .mutatingGetter):
      return "cannot use mutating getter on immutable value: \(obstacle.words)"
    case (_, .mutatingOperator):
      return "left side of mutating operator isn't mutable: \(obstacle.words)"
    case (_, .inoutArgument):
      return "cannot pass immutable value as inout argument: \(obstacle.words)"
    case (_, .assignment): return "\(obstacle.refusal(ofAssigningTo: target)): \(obstacle.words)"
    }
  }
}

extension MutabilityError.Obstacle {
  /// Whether the obstacle is an immutable `self`.
  var isSelf: Bool { if case .immutableSelf = self { true } else { false } }

  fileprivate var words: String {
    switch self {
    case .constant(let name, _, _): "'\(name)' is a 'let' constant"
    case .immutableSelf: "'self' is immutable"
    case .result(let owner, _): "\(owner.words) returns immutable value"
    case .getOnly(let name, _): "'\(name)' is a get-only property"
    case .inaccessibleSetter(let name): "'\(name)' setter is inaccessible"
    case .immutable(let name): "'\(name)' is immutable"
    case .givenName(let name): "'\(name)' is a name that the session gives"
    case .readOnlyKeyPath: "key path is read-only"
    case .subscriptGetOnly: "subscript is get-only"
    case .conditionalOperator: "result of conditional operator '? :' is never mutable"
    case .function(let name, let owner): "'\(name)' is a \(owner == nil ? "function" : "method")"
    case .literal, .collection: "literals are not mutable"
    }
  }

  fileprivate func refusal(ofAssigningTo target: MutabilityError.Target) -> String {
    switch self {
    case .immutableSelf(isWhole: true), .literal, .collection, .function:
      return "cannot assign to value"
    case .constant(_, _, isWhole: true) where target != .property:
      return "cannot assign to value"
    case .subscriptGetOnly: return "cannot assign through subscript"
    case .result(_, isWhole: true) where target != .property:
      return "expression is not assignable"
    default: break
    }
    switch target {
    case .value: return "cannot assign to value"
    case .element: return "cannot assign through subscript"
    case .property, .other: return "cannot assign to property"
    }
  }
}

extension MutabilityError.ResultOwner {
  fileprivate var words: String {
    switch self {
    case .function(let name): "'\(name)'"
    case .binaryOperator: "binary operator"
    case .unaryOperator: "unary operator"
    case .call: "function call"
    }
  }
}
