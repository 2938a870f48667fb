import SourceText

/// Errors about patterns and what they are matched with.
package enum PatternError: DiagnosticFact {
  /// `if let` of a value that is not optional.
  case bindingNotOptional(Type)
  case optionalPattern(Type)
  case expressionPattern(Type, Type)
  case tuplePattern(Type)
  case cannotMatch(Type)
  case payloadOfPlainCase(String)
  case notBoundEverywhere(String)
  case mismatchedKeyword(isLet: Bool)
  case mismatchedType(Type, expected: Type)
  case notExhaustive
  /// A note.
  case missingCase(String)
  case noCases
  case caseAfterDefault
  case typeMissing
  case assignmentAsCondition

  package var message: String {
    switch self {
    case .bindingNotOptional(let type):
      "initializer for conditional binding must have Optional type, not '\(type)'"
    case .optionalPattern(let type): "'?' pattern cannot match values of type '\(type)'"
    case .expressionPattern(let type, let subject):
      "expression pattern of type '\(type)' cannot match values of type '\(subject)'"
    case .tuplePattern(let type):
      "tuple pattern cannot match values of non-tuple type '\(type)'"
    case .cannotMatch(let type): "pattern cannot match values of type '\(type)'"
    case .payloadOfPlainCase(let name):
      "pattern with associated values does not match enum case '\(name)'"
    case .notBoundEverywhere(let name): "'\(name)' must be bound in every pattern"
    case .mismatchedKeyword(let isLet):
      "'\(isLet ? "let" : "var")' pattern binding must match previous '\(isLet ? "var" : "let")' pattern binding"
    case .mismatchedType(let type, let expected):
      "pattern variable bound to type '\(type)', expected type '\(expected)'"
    case .notExhaustive: "switch must be exhaustive"
    case .missingCase(let name): "add missing case: '\(name)'"
    case .noCases:
      "'switch' statement body must have at least one 'case' or 'default' block; add a default case"
    case .caseAfterDefault:
      "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
    case .typeMissing: "type annotation missing in pattern"
    case .assignmentAsCondition: "use of '=' in a boolean context, did you mean '=='?"
    }
  }
}

extension PatternError: TypeFact {
  package var types: [Type] {
    switch self {
    case .bindingNotOptional(let type), .optionalPattern(let type), .tuplePattern(let type),
      .cannotMatch(let type):
      [type]
    case .expressionPattern(let type, let other), .mismatchedType(let type, let other):
      [type, other]
    case .payloadOfPlainCase, .notBoundEverywhere, .mismatchedKeyword, .notExhaustive, .missingCase,
      .noCases, .caseAfterDefault, .typeMissing, .assignmentAsCondition:
      []
    }
  }
}
