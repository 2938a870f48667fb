import SourceText

/// Errors about conformances.
package enum ConformanceError: DiagnosticFact {
  case doesNotConform(TypeMention, to: TypeMention)
  /// A generic argument that can never conform, such as an existential.
  case cannotConform(Type, to: Type)
  case requires(NominalType, of: TypeMention, Demand)
  case notClass(NominalType, classProtocol: NominalType)
  case redundant(NominalType, protocol: NominalType)
  case noPrimaryAssociatedType(String, in: NominalType)

  // Members that nearly satisfy a requirement.
  case mismatchedLabels(isStatic: Bool, method: String, protocol: NominalType, required: String)
  case mustReturnSelf(method: String, class: NominalType, protocol: NominalType)
  case mustBeRequired(initializer: String, class: NominalType)
  case failableInitializer(String)
  case hidden(Witness, demands: Access, protocol: NominalType)

  /// A requirement other than a conformance, of a generic type on its argument or of a protocol on
  /// a conforming type.
  package enum Demand: Sendable {
    case superclass(Type)
    case classType
  }

  /// The member that satisfies a requirement.
  package enum Witness: Sendable {
    case method(String)
    case initializer(String)
    case property(String)
    case `subscript`
  }

  /// The access level that a witness must have.
  package enum Access: Sendable {
    case ofEnclosingType
    case level(AccessLevel)
  }

  package var message: String {
    switch self {
    case .doesNotConform(let type, let target):
      "type '\(type)' does not conform to protocol '\(target)'"
    case .cannotConform(let type, let target): "type '\(type)' cannot conform to '\(target)'"
    case .requires(let asking, let type, let demand):
      "'\(asking.name)' requires that '\(type)' \(demand.words)"
    case .notClass(let nominal, let target):
      "non-class type '\(nominal.name)' cannot conform to class protocol '\(target.name)'"
    case .redundant(let nominal, let target):
      "redundant conformance of '\(nominal.name)' to protocol '\(target.name)'"
    case .noPrimaryAssociatedType(let name, let target):
      "an associated type named '\(name)' must be declared in the protocol '\(target.name)' "
        + "or a protocol it inherits"
    case .mismatchedLabels(let isStatic, let method, let target, let required):
      "\(isStatic ? "static" : "instance") method '\(method)' has different argument labels "
        + "from those required by protocol '\(target.name)' ('\(required)')"
    case .mustReturnSelf(let method, let nominal, let target):
      "method '\(method)' in non-final class '\(nominal.name)' must return 'Self' to conform "
        + "to protocol '\(target.name)'"
    case .mustBeRequired(let initializer, let nominal):
      "initializer requirement '\(initializer)' can only be satisfied by a 'required' "
        + "initializer in non-final class '\(nominal.name)'"
    case .failableInitializer(let initializer):
      "non-failable initializer requirement '\(initializer)' cannot be satisfied by a "
        + "failable initializer ('init?')"
    case .hidden(let witness, .ofEnclosingType, let target):
      "\(witness.words) must be as accessible as its enclosing type because it matches a "
        + "requirement in protocol '\(target.name)'"
    case .hidden(let witness, .level(let level), let target):
      "\(witness.words) must be declared \(level) because it matches a requirement in "
        + "\(target.isPrelude ? .public : target.modifiers.access) protocol '\(target.name)'"
    }
  }
}

extension ConformanceError.Demand {
  fileprivate var words: String {
    switch self {
    case .superclass(let parent): "inherit from '\(parent)'"
    case .classType: "be a class type"
    }
  }
}

extension ConformanceError.Witness {
  fileprivate var words: String {
    switch self {
    case .method(let name): "method '\(name)'"
    case .initializer(let name): "initializer '\(name)'"
    case .property(let name): "property '\(name)'"
    case .subscript: "subscript"
    }
  }
}

extension ConformanceError: TypeFact {
  package var types: [Type] {
    switch self {
    case .doesNotConform(let mention, let target): [mention.type, target.type].compactMap(\.self)
    case .cannotConform(let type, let target): [type, target]
    case .requires(let asking, let mention, _):
      [asking.asMentioned] + (mention.type.map { [$0] } ?? [])
    case .notClass(let nominal, let target), .redundant(let nominal, let target),
      .mustReturnSelf(_, let nominal, let target):
      [nominal.asMentioned, target.asMentioned]
    case .noPrimaryAssociatedType(_, let nominal), .mismatchedLabels(_, _, let nominal, _),
      .mustBeRequired(_, let nominal), .hidden(_, _, let nominal):
      [nominal.asMentioned]
    case .failableInitializer: []
    }
  }
}
