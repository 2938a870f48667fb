import SourceText
import Syntax

/// Diagnostics for failed conversions.
struct ConversionDiagnosis: BodyPart {
  let body: BodyChecker

  /// Converts the value of a single-expression closure. If the closure declares its result type, an
  /// error is reported as a failed `return`.
  func closureResult(
    _ value: TypedExpression, _ type: Type, of closure: Closure
  ) -> TypedExpression {
    if let converted = conversions.tryConvert(value, to: type) { return converted }
    body.parameterWidening.noteMisfit(value, of: closure.span)
    guard let declared = closure.result else {
      return conversions.convert(value, to: type, .result)
    }
    error(
      ConversionError.closureResult(
        checker.displayed(type), checker.displayed(literals.applyDefaults(value).type)),
      at: declared.span)
    return body.unknown(value.span)
  }

  /// The error for a value that does not convert to the expected type.
  func conversionError(
    _ from: Type, _ target: Type, _ purpose: ConversionPurpose, _ expression: TypedExpression
  ) -> ConversionError {
    if case .nilLiteral = expression.kind { return .nilAs(target.displayed, purpose) }
    if case .integerLiteral(let literal) = expression.kind, target == checker.bool,
      [.initialization, .assignment, .elementAssignment, .condition, .operand].contains(purpose),
      literal.value == 0 || literal.value == 1
    {
      return .literalAsBoolean(literal.text, literal.value == 1)
    }
    if let wrapped = from.wrapped, wrapped == target, purpose != .coercion {
      if case .tryOptional = expression.kind { return .optionalTryNotUnwrapped(from.displayed) }
      return .notUnwrapped(from.displayed, to: target.displayed)
    }
    if let error = wrapperError(from, target, expression) { return error }
    if case .enumCaseReference(let element) = expression.kind {
      return caseError(element, target)
    }
    if let error = keyPathError(from, target, purpose, expression) { return error }
    if case .function(let source) = from,
      let error = functionError(source, from, target, purpose, isClosure: isClosure(expression))
    {
      return error
    }
    if case .existential(let protocols) = target,
      [.argument, .initialization, .return].contains(purpose)
    {
      if from.isNoncopyable {
        return .nonConforming(
          from.displayed, to: .nominal(checker.wellKnown("Copyable"), []), purpose)
      }
      if protocols.count == 1, from.wrapped == nil {
        return .nonConforming(from.displayed, to: protocols[0].displayed, purpose)
      }
    }
    if purpose == .initialization, case .tuple(let own) = from, case .tuple(let parts) = target,
      own.count != parts.count
    {
      return .tupleSizes(from.displayed, to: target.displayed)
    }
    if purpose == .coercion, let nominal = from.nominal, nominal.isReferenceType,
      conformances.isSubclass(target, of: nominal)
    {
      return .notConvertible(from.displayed, to: target.displayed)
    }
    if case .optional = WantedShape(from, target), purpose != .element, purpose != .coercion {
      return conversionError(from, target.wrapped ?? target, purpose, expression)
    }
    if target == checker.bool, let error = booleanError(from, purpose, expression) { return error }
    return mismatch(from, target, purpose)
  }

  private func mismatch(
    _ from: Type, _ target: Type, _ purpose: ConversionPurpose
  ) -> ConversionError {
    switch purpose {
    case .argument: if let conflict = body.callDiagnosis.conflict(from, target) { return conflict }
    case .initialization:
      if case .alike = WantedShape(from, target) {
        return .cannotConvert(from.displayed, to: target.displayed, .assignment)
      }
    case .coercion:
      if case .existential = from { return .notConvertible(from.displayed, to: target.displayed) }
    default: break
    }
    return .cannotConvert(from.displayed, to: target.displayed, purpose)
  }

  /// An enum case with associated values that is used without them.
  private func caseError(_ element: EnumCase, _ target: Type) -> ConversionError {
    let types = element.payload.map(\.type)
    if types.count > 1, element.payload.allSatisfy({ $0.label == nil }) {
      return .uncalledCase(element.name, produces: target.displayed)
    }
    let payload = types.count == 1 ? types[0] : .tuple(types.map { .init(type: $0) })
    let own = payload.substituting(element.owner.substitution(target.arguments))
    return .casePayload(element.name, checker.displayed(own))
  }

  /// Values that other languages treat as conditions: optionals and numbers.
  private func booleanError(
    _ from: Type, _ purpose: ConversionPurpose, _ expression: TypedExpression
  ) -> ConversionError? {
    switch purpose {
    case .initialization, .argument, .assignment, .return:
      if isIntegerLiteral(expression) { return nil }
    case .condition, .operand: break
    default: return nil
    }
    if from.isOptional { return .optionalAsBoolean(from.displayed) }
    if conformances.conforms(from, toPrelude: "BinaryInteger"), !from.isUnknown {
      return .integerAsBoolean(from.displayed)
    }
    return nil
  }

  private func isClosure(_ expression: TypedExpression) -> Bool {
    if case .closure = expression.kind { true } else { false }
  }

  func isIntegerLiteral(_ expression: TypedExpression) -> Bool {
    if case .integerLiteral = expression.kind { true } else { false }
  }

  /// A function where its result, or a function with fewer effects, is expected.
  private func functionError(
    _ source: FunctionType, _ from: Type, _ target: Type, _ purpose: ConversionPurpose,
    isClosure: Bool
  ) -> ConversionError? {
    if source.parameters.isEmpty, source.result == target {
      return .uncalledFunction(produces: target.displayed)
    }
    guard case .function(let wanted) = target, source.parameters.count == wanted.parameters.count
    else { return nil }
    let isClosure = isClosure && purpose == .initialization
    if source.isThrowing, !wanted.isThrowing {
      return .throwingFunction(from.displayed, to: target.displayed, isClosure: isClosure)
    }
    if let thrown = wanted.thrownType, source.isThrowing {
      return .thrownType((source.thrownType ?? checker.anyError).displayed, to: thrown.displayed)
    }
    guard source.isAsync, !wanted.isAsync else { return nil }
    return purpose == .argument
      ? .asyncFunctionArgument(from.displayed)
      : .asyncFunction(from.displayed, to: target.displayed, isClosure: isClosure)
  }

  /// A key path where another kind of key path is expected.
  private func keyPathError(
    _ from: Type, _ target: Type, _ purpose: ConversionPurpose, _ expression: TypedExpression
  ) -> ConversionError? {
    guard purpose == .initialization, let own = from.nominal, let wanted = target.nominal,
      own.isPrelude, wanted.isPrelude, own.name.hasSuffix("KeyPath"),
      wanted.name.hasSuffix("KeyPath"), from.arguments.first == target.arguments.first
    else { return nil }
    if from.arguments == target.arguments { return .keyPath(from.displayed, to: target.displayed) }
    // A literal is described as the expected `KeyPath`, even if it could be writable.
    let isPlain =
      if case .keyPath = expression.kind { wanted.name == "KeyPath" } else { false }
    return .cannotConvert(
      (isPlain ? .nominal(wanted, from.arguments) : from).displayed, to: target.displayed,
      .assignment)
  }

  /// `$x` where the wrapped value is expected, or `x` where its wrapper is.
  private func wrapperError(
    _ from: Type, _ target: Type, _ expression: TypedExpression
  ) -> ConversionError? {
    guard case .property(_, let property, _) = expression.kind else { return nil }
    if property.name.hasPrefix("$"), from.arguments.first == target {
      return .wrapper(property.name, from.displayed, to: target.displayed, wantsWrapper: false)
    }
    guard property.wrapperBacking != nil, let owner = property.owner else { return nil }
    for case .property(let projection) in owner.members["$\(property.name)"] ?? [] {
      if target.nominal != nil, body.probe({ unifier.unify(projection.type, target) }) {
        return .wrapper(
          property.name, from.displayed, to: projection.type.displayed, wantsWrapper: true)
      }
    }
    return nil
  }
}

/// How an expected type relates to the actual one.
private enum WantedShape {
  /// The same generic type with different arguments.
  case alike
  /// An optional, while the actual type is not one.
  case optional
  case other

  init(_ from: Type, _ target: Type) {
    if case .nominal(let own, let arguments) = from, case .nominal(let wanted, _) = target,
      own === wanted, !arguments.isEmpty
    {
      self = .alike
    } else if target.isOptional, !from.isOptional {
      self = .optional
    } else {
      self = .other
    }
  }
}
