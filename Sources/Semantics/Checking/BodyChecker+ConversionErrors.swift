import SourceText
import Syntax

/// What is wrong with a value that is of another type than is wanted.
extension BodyChecker {
  /// The value of a closure of one expression. Where the closure says what it gives, that is what is
  /// wrong when the value is of another type.
  func closureResult(
    _ value: TypedExpression, _ type: Type, of closure: Closure
  ) -> TypedExpression {
    guard let declared = closure.result, tryConvert(value, to: type) == nil else {
      return convert(value, to: type, .result)
    }
    error(
      "declared closure result '\(checker.normalize(type).resolved)' is incompatible with return type '\(checker.normalize(settle(value).type).resolved)'",
      at: declared.span)
    return unknown(value.span)
  }

  func conversionMessage(
    _ from: Type, _ target: Type, _ purpose: ConversionPurpose, _ expression: TypedExpression
  ) -> String {
    let wanted = target.asAsked
    if case .nilLiteral = expression.kind {
      return switch purpose {
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
    if case .integerLiteral(let literal) = expression.kind, target == checker.bool,
      [.initialization, .assignment, .elementAssignment, .condition, .operand].contains(purpose),
      literal.value == 0 || literal.value == 1
    {
      return
        "integer literal value '\(literal.text)' cannot be used as a boolean; did you mean '\(literal.value == 1)'?"
    }
    if let wrapped = from.wrapped, wrapped == target, purpose != .coercion {
      if case .tryOptional = expression.kind {
        return
          "value of optional type '\(from)' not unwrapped; did you mean to use 'try!' or chain with '?'?"
      }
      return "value of optional type '\(from)' must be unwrapped to a value of type '\(wanted)'"
    }
    if let (wrapperName, type, advice) = wrapperAdvice(from, target, expression) {
      return
        "cannot convert value '\(wrapperName)' of type '\(from)' to expected type '\(type)', \(advice)"
    }
    if case .enumCaseReference(let element) = expression.kind {
      let types = element.payload.map(\.type)
      let payload = types.count == 1 ? types[0] : .tuple(types.map { .init(type: $0) })
      if types.count > 1, element.payload.allSatisfy({ $0.label == nil }) {
        return
          "member '\(element.name)' is a function that produces expected type '\(wanted)'; did you mean to call it?"
      }
      return
        "member '\(element.name)' expects argument of type '\(checker.normalize(payload.substituting(element.owner.substitution(target.arguments))).resolved)'"
    }
    if let message = keyPathMessage(from, target, purpose, expression) { return message }
    if case .function(let source) = from,
      let message = functionMessage(source, from, target, purpose, isClosure: isClosure(expression))
    {
      return message
    }
    if case .existential = target, from.isNoncopyable,
      let message = existentialMessage(from, .nominal(checker.wellKnown("Copyable"), []), purpose)
    {
      return message
    }
    if case .existential(let protocols) = target, protocols.count == 1, from.wrapped == nil,
      let message = existentialMessage(from, protocols[0], purpose)
    {
      return message
    }
    if purpose == .initialization, case .tuple(let own) = from, case .tuple(let parts) = target,
      own.count != parts.count
    {
      return
        "'\(from)' is not convertible to '\(wanted)', tuples have a different number of elements"
    }
    if purpose == .coercion, let nominal = from.nominal, nominal.isReferenceType,
      checker.isSubclass(target, of: nominal)
    {
      return "'\(from)' is not convertible to '\(wanted)'"
    }
    if case .optional = WantedShape(from, target), purpose != .element, purpose != .coercion {
      return conversionMessage(from, target.wrapped ?? target, purpose, expression)
    }
    if target == checker.bool, let message = booleanMessage(from, purpose, expression) {
      return message
    }
    switch purpose {
    case .argument:
      return conflict(from, target)
        ?? "cannot convert value of type '\(from)' to expected argument type '\(wanted)'"
    case .initialization:
      if case .alike = WantedShape(from, target) {
        return "cannot assign value of type '\(from)' to type '\(wanted)'"
      }
      return "cannot convert value of type '\(from)' to specified type '\(wanted)'"
    case .assignment: return "cannot assign value of type '\(from)' to type '\(wanted)'"
    case .elementAssignment:
      return "cannot assign value of type '\(from)' to subscript of type '\(wanted)'"
    case .return:
      return "cannot convert return expression of type '\(from)' to return type '\(wanted)'"
    case .element:
      return "cannot convert value of type '\(from)' to expected element type '\(wanted)'"
    case .key:
      return "cannot convert value of type '\(from)' to expected dictionary key type '\(wanted)'"
    case .value:
      return "cannot convert value of type '\(from)' to expected dictionary value type '\(wanted)'"
    case .condition, .operand:
      let place = purpose == .operand ? "argument" : "condition"
      return "cannot convert value of type '\(from)' to expected \(place) type '\(wanted)'"
    case .coercion:
      if case .existential = from { return "'\(from)' is not convertible to '\(wanted)'" }
      return "cannot convert value of type '\(from)' to type '\(wanted)' in coercion"
    case .result: return "cannot convert value of type '\(from)' to closure result type '\(wanted)'"
    }
  }

  /// What other languages test for being there, or for not being zero.
  private func booleanMessage(
    _ from: Type, _ purpose: ConversionPurpose, _ expression: TypedExpression
  ) -> String? {
    switch purpose {
    case .initialization, .argument, .assignment, .return:
      if isIntegerLiteral(expression) { return nil }
    case .condition, .operand: break
    default: return nil
    }
    if from.isOptional {
      return "optional type '\(from)' cannot be used as a boolean; test for '!= nil' instead"
    }
    if checker.conforms(from, toPrelude: "BinaryInteger"), !from.isUnknown {
      return "type '\(from)' cannot be used as a boolean; test for '!= 0' instead"
    }
    return nil
  }

  private func isClosure(_ expression: TypedExpression) -> Bool {
    if case .closure = expression.kind { true } else { false }
  }

  func isIntegerLiteral(_ expression: TypedExpression) -> Bool {
    if case .integerLiteral = expression.kind { true } else { false }
  }

  /// A function where its value, or a function of fewer effects, is wanted.
  private func functionMessage(
    _ source: FunctionType, _ from: Type, _ target: Type, _ purpose: ConversionPurpose,
    isClosure: Bool
  ) -> String? {
    if source.parameters.isEmpty, source.result == target {
      return "function produces expected type '\(target)'; did you mean to call it with '()'?"
    }
    guard case .function(let wanted) = target, source.parameters.count == wanted.parameters.count
    else { return nil }
    let shown = isClosure && purpose == .initialization ? from.asAsked : "\(from)"
    if source.isThrowing, !wanted.isThrowing {
      return
        "invalid conversion from throwing function of type '\(shown)' to non-throwing function type '\(target.asAsked)'"
    }
    if let thrown = wanted.thrownType, source.isThrowing {
      let own = source.thrownType ?? checker.anyError
      return "invalid conversion of thrown error type '\(own)' to '\(thrown)'"
    }
    if source.isAsync, !wanted.isAsync {
      if purpose == .argument {
        return
          "cannot pass function of type '\(from)' to parameter expecting synchronous function type"
      }
      return
        "invalid conversion from 'async' function of type '\(shown)' to synchronous function type '\(target.asAsked)'"
    }
    return nil
  }

  /// A key path where another one is wanted.
  private func keyPathMessage(
    _ from: Type, _ target: Type, _ purpose: ConversionPurpose, _ expression: TypedExpression
  ) -> String? {
    guard purpose == .initialization, let own = from.nominal, let wanted = target.nominal,
      own.isPrelude, wanted.isPrelude, own.name.hasSuffix("KeyPath"),
      wanted.name.hasSuffix("KeyPath"), from.arguments.first == target.arguments.first
    else { return nil }
    // A literal is no more than is asked for.
    if case .keyPath = expression.kind, wanted.name == "KeyPath", from.arguments != target.arguments
    {
      return
        "cannot assign value of type '\(Type.nominal(wanted, from.arguments))' to type '\(target)'"
    }
    return from.arguments == target.arguments
      ? "cannot convert key path type '\(from)' to contextual type '\(target)'"
      : "cannot assign value of type '\(from)' to type '\(target)'"
  }

  private func existentialMessage(
    _ from: Type, _ wanted: Type, _ purpose: ConversionPurpose
  ) -> String? {
    switch purpose {
    case .argument: "argument type '\(from)' does not conform to expected type '\(wanted)'"
    case .initialization: "value of type '\(from)' does not conform to specified type '\(wanted)'"
    case .return: "return expression of type '\(from)' does not conform to '\(wanted)'"
    default: nil
    }
  }

  /// `$x` where a value is wanted, or `x` where its wrapper is: the name, what it would be, and what
  /// to do.
  private func wrapperAdvice(
    _ from: Type, _ target: Type, _ expression: TypedExpression
  ) -> (String, Type, String)? {
    guard case .property(_, let property, _) = expression.kind else { return nil }
    if property.name.hasPrefix("$"), from.arguments.first == target {
      return (property.name, target, "use wrapped value instead")
    }
    guard property.wrapperBacking != nil, let owner = property.owner else { return nil }
    for case .property(let projection) in owner.members["$\(property.name)"] ?? [] {
      let start = checker.mark()
      defer { checker.undo(to: start) }
      if target.nominal != nil, checker.unify(projection.type, target) {
        return (property.name, projection.type.resolved, "use wrapper instead")
      }
    }
    return nil
  }
}

/// How a wanted type looks beside the one that is there.
private enum WantedShape {
  /// The same generic type of other arguments.
  case alike
  /// An optional of something, where there is no optional.
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
