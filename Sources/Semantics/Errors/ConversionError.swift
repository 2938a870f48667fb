import SourceText

/// Errors about failed conversions.
package enum ConversionError: DiagnosticFact {
  /// How an optional is unwrapped.
  package enum Unwrapping: Hashable, Sendable { case force, chain }

  case cannotConvert(Type, to: Type, ConversionPurpose)
  case nilAs(Type, ConversionPurpose)
  case nilWithoutType
  /// `if 1`: the literal, and the Boolean that it would be.
  case literalAsBoolean(String, Bool)
  case optionalAsBoolean(Type)
  case integerAsBoolean(Type)
  case notUnwrapped(Type, to: Type)
  /// `try?` where an unwrapped value is expected.
  case optionalTryNotUnwrapped(Type)
  case notOptional(Type, Unwrapping)
  /// `$x` where the wrapped value is expected, or `x` where its wrapper is.
  case wrapper(String, Type, to: Type, wantsWrapper: Bool)
  /// An enum case used without its associated values.
  case uncalledCase(String, produces: Type)
  case casePayload(String, Type)
  case uncalledFunction(produces: Type)
  case throwingFunction(Type, to: Type, isClosure: Bool)
  case thrownType(Type, to: Type)
  case asyncFunction(Type, to: Type, isClosure: Bool)
  case asyncFunctionArgument(Type)
  case nonConforming(Type, to: Type, ConversionPurpose)
  case notConvertible(Type, to: Type)
  case tupleSizes(Type, to: Type)
  case keyPath(Type, to: Type)
  /// Arguments that infer different types for one generic parameter.
  case conflictingArguments(parameter: String, Type, Type)
  case closureResult(Type, Type)
  /// `return value` in a closure that returns `Void`.
  case valueOfVoidClosure(Type)
  case mismatchedBranches(Type, Type)
  case heterogeneousLiteral(Type)
  case defaultArgument(Type, to: Type)

  package var message: String {
    // A table of wordings, one for each case.
    switch self {
    case .cannotConvert(let from, let target, let purpose):
      Self.mismatch(from, target.sourceDescription, purpose)
    case .nilAs(let target, let purpose): Self.misplacedNil(target.sourceDescription, purpose)
    case .nilWithoutType: "'nil' requires a contextual type"
    case .literalAsBoolean(let text, let value):
      "integer literal value '\(text)' cannot be used as a boolean; did you mean '\(value)'?"
    case .optionalAsBoolean(let type):
      "optional type '\(type)' cannot be used as a boolean; test for '!= nil' instead"
    case .integerAsBoolean(let type):
      "type '\(type)' cannot be used as a boolean; test for '!= 0' instead"
    case .notUnwrapped(let from, let target):
      "value of optional type '\(from)' must be unwrapped to a value of type '\(target.sourceDescription)'"
    case .optionalTryNotUnwrapped(let type):
      "value of optional type '\(type)' not unwrapped; did you mean to use 'try!' or chain with '?'?"
    case .notOptional(let type, .force):
      "cannot force unwrap value of non-optional type '\(type)'"
    case .notOptional(let type, .chain):
      "cannot use optional chaining on non-optional value of type '\(type)'"
    case .wrapper(let name, let from, let target, let wantsWrapper):
      "cannot convert value '\(name)' of type '\(from)' to expected type '\(target)', use \(wantsWrapper ? "wrapper" : "wrapped value") instead"
    case .uncalledCase(let name, let type):
      "member '\(name)' is a function that produces expected type '\(type.sourceDescription)'; did you mean to call it?"
    case .casePayload(let name, let type):
      "member '\(name)' expects argument of type '\(type)'"
    case .uncalledFunction(let type):
      "function produces expected type '\(type)'; did you mean to call it with '()'?"
    case .throwingFunction(let from, let target, let isClosure):
      "invalid conversion from throwing function of type '\(isClosure ? from.sourceDescription : from.description)' to non-throwing function type '\(target.sourceDescription)'"
    case .thrownType(let from, let target):
      "invalid conversion of thrown error type '\(from)' to '\(target)'"
    case .asyncFunction(let from, let target, let isClosure):
      "invalid conversion from 'async' function of type '\(isClosure ? from.sourceDescription : from.description)' to synchronous function type '\(target.sourceDescription)'"
    case .asyncFunctionArgument(let type):
      "cannot pass function of type '\(type)' to parameter expecting synchronous function type"
    case .nonConforming(let from, let target, .return):
      "return expression of type '\(from)' does not conform to '\(target)'"
    case .nonConforming(let from, let target, .initialization):
      "value of type '\(from)' does not conform to specified type '\(target)'"
    case .nonConforming(let from, let target, _):
      "argument type '\(from)' does not conform to expected type '\(target)'"
    case .notConvertible(let from, let target):
      "'\(from)' is not convertible to '\(target.sourceDescription)'"
    case .tupleSizes(let from, let target):
      "'\(from)' is not convertible to '\(target.sourceDescription)', tuples have a different number of elements"
    case .keyPath(let from, let target):
      "cannot convert key path type '\(from)' to contextual type '\(target)'"
    case .conflictingArguments(let name, let one, let other):
      "conflicting arguments to generic parameter '\(name)' ('\(one)' vs. '\(other)')"
    case .closureResult(let declared, let type):
      "declared closure result '\(declared)' is incompatible with return type '\(type)'"
    case .valueOfVoidClosure(let type):
      "cannot convert value of type '\(type)' to closure result type 'Void'"
    case .mismatchedBranches(let first, let other):
      "branches have mismatching types '\(first)' and '\(other)'"
    case .heterogeneousLiteral(let type):
      "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is intentional"
    case .defaultArgument(let from, let target):
      "default argument value of type '\(from)' cannot be converted to type '\(target.sourceDescription)'"
    }
  }

  private static func mismatch(
    _ from: Type, _ wanted: String, _ purpose: ConversionPurpose
  ) -> String {
    switch purpose {
    case .argument, .operand:
      "cannot convert value of type '\(from)' to expected argument type '\(wanted)'"
    case .initialization: "cannot convert value of type '\(from)' to specified type '\(wanted)'"
    case .assignment: "cannot assign value of type '\(from)' to type '\(wanted)'"
    case .elementAssignment:
      "cannot assign value of type '\(from)' to subscript of type '\(wanted)'"
    case .return:
      "cannot convert return expression of type '\(from)' to return type '\(wanted)'"
    case .element: "cannot convert value of type '\(from)' to expected element type '\(wanted)'"
    case .key:
      "cannot convert value of type '\(from)' to expected dictionary key type '\(wanted)'"
    case .value:
      "cannot convert value of type '\(from)' to expected dictionary value type '\(wanted)'"
    case .condition:
      "cannot convert value of type '\(from)' to expected condition type '\(wanted)'"
    case .coercion: "cannot convert value of type '\(from)' to type '\(wanted)' in coercion"
    case .result: "cannot convert value of type '\(from)' to closure result type '\(wanted)'"
    }
  }

  private static func misplacedNil(_ wanted: String, _ purpose: ConversionPurpose) -> String {
    switch purpose {
    case .initialization: "'nil' cannot initialize specified type '\(wanted)'"
    case .argument: "'nil' is not compatible with expected argument type '\(wanted)'"
    case .element: "'nil' is not compatible with expected element type '\(wanted)'"
    case .key: "'nil' is not compatible with expected dictionary key type '\(wanted)'"
    case .value: "'nil' is not compatible with expected dictionary value type '\(wanted)'"
    case .assignment, .elementAssignment: "'nil' cannot be assigned to type '\(wanted)'"
    case .return, .result: "'nil' is incompatible with return type '\(wanted)'"
    case .condition, .operand, .coercion: "'nil' is not compatible with expected type '\(wanted)'"
    }
  }
}

extension ConversionError: TypeFact {
  package var types: [Type] {
    switch self {
    case .cannotConvert(let from, let target, _), .notUnwrapped(let from, let target),
      .wrapper(_, let from, let target, _), .throwingFunction(let from, let target, _),
      .thrownType(let from, let target), .asyncFunction(let from, let target, _),
      .nonConforming(let from, let target, _), .notConvertible(let from, let target),
      .tupleSizes(let from, let target), .keyPath(let from, let target),
      .conflictingArguments(_, let from, let target), .closureResult(let from, let target),
      .mismatchedBranches(let from, let target), .defaultArgument(let from, let target):
      [from, target]
    case .nilAs(let type, _), .optionalAsBoolean(let type), .integerAsBoolean(let type),
      .optionalTryNotUnwrapped(let type), .notOptional(let type, _), .uncalledCase(_, let type),
      .casePayload(_, let type), .uncalledFunction(let type), .asyncFunctionArgument(let type),
      .heterogeneousLiteral(let type):
      [type]
    case .valueOfVoidClosure(let type): [type, .void]
    case .nilWithoutType, .literalAsBoolean: []
    }
  }
}
