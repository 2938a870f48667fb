package import SourceText

/// Errors about type references.
package enum TypeReferenceError: DiagnosticFact {
  /// `suggestion`: a similar name.
  case cannotFind(String, suggestion: String? = nil)
  case noMemberType(String, of: Type)
  case notGeneric(String)
  /// A generic type without arguments; `aliasOf`: the generic type, if the name is an alias.
  case missingArguments(String, aliasOf: String?)
  case argumentCount(String, given: Int, expected: Int)
  case notInferred(parameter: String)
  case circularAlias(String)
  case extensionOfNonNominal(String)
  case someOfValueType
  case anyOfConcrete(Type)
  case anyOfParameter(Type)
  case unfitValueType(Type, parameter: String)
  case unfitBound(Type, of: Type)
  case recursiveSameType(Type, Type)
  case nestingTooDeep(Signature)
  case notInModule(String, module: String)
  /// Several imported modules declare it.
  case ambiguous(String)
  case candidate

  /// What has the requirements.
  package enum Signature: String, Sendable {
    case generic = "generic signature"
    case `protocol`
  }

  package var missingName: MissingName? {
    if case .cannotFind(let name, suggestion: _) = self { .type(name) } else { nil }
  }

  package var message: String {
    switch self {
    case .cannotFind(let name, let near):
      "cannot find type '\(name)' in scope" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .noMemberType(let name, let owner):
      "'\(name)' is not a member type of \(owner.titleWithKind)"
    case .notGeneric(let name): "cannot specialize non-generic type '\(name)'"
    case .missingArguments(let name, nil):
      "reference to generic type '\(name)' requires arguments in <...>"
    case .missingArguments(let name, let type?):
      "reference to generic type '\(name)' (aka '\(type)') requires arguments in <...>"
    case .argumentCount(let name, let given, let expected):
      "generic type '\(name)' specialized with too \(given < expected ? "few" : "many") type "
        + "parameters (got \(given), but expected \(expected))"
    case .notInferred(let name): "generic parameter '\(name)' could not be inferred"
    case .circularAlias(let name): "type alias '\(name)' references itself"
    case .extensionOfNonNominal(let text):
      "non-nominal type '\(text)' cannot be extended"
    case .someOfValueType:
      "a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class"
    case .anyOfConcrete(let type): "'any' has no effect on concrete type '\(type)'"
    case .anyOfParameter(let type): "'any' has no effect on type parameter '\(type)'"
    case .unfitValueType(let type, let parameter):
      "'\(type)' is not a supported value type for '\(parameter)'"
    case .unfitBound(let bound, let subject):
      "type '\(subject)' constrained to non-protocol, non-class type '\(bound)'"
    case .recursiveSameType(let left, let right):
      "same-type constraint '\(left.desugared)' == '\(right.desugared)' is recursive"
    case .notInModule(let name, let module): "no type named '\(name)' in module '\(module)'"
    case .ambiguous(let name): "'\(name)' is ambiguous for type lookup in this context"
    case .candidate: "found this candidate"
    case .nestingTooDeep(let signature):
      "cannot build rewrite system for \(signature.rawValue); concrete type nesting limit exceeded"
    }
  }
}

extension Type {
  /// `Array<Int>` for `[Int]`.
  fileprivate var desugared: String {
    guard case .nominal(let nominal, let arguments) = self, !arguments.isEmpty else {
      return description
    }
    return "\(nominal.qualifiedName)<\(arguments.map(\.desugared).joined(separator: ", "))>"
  }
}

extension TypeReferenceError: TypeFact {
  package var types: [Type] {
    switch self {
    case .noMemberType(_, let type), .anyOfConcrete(let type), .anyOfParameter(let type),
      .unfitValueType(let type, _):
      [type]
    case .unfitBound(let type, let other), .recursiveSameType(let type, let other): [type, other]
    case .cannotFind, .notGeneric, .missingArguments, .argumentCount, .notInferred,
      .circularAlias, .extensionOfNonNominal, .someOfValueType, .nestingTooDeep,
      .notInModule, .ambiguous, .candidate:
      []
    }
  }
}
