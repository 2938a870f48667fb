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
    if case .nilLiteral = expression.kind {
      return switch purpose {
      case .initialization: "'nil' cannot initialize specified type '\(target)'"
      case .argument: "'nil' is not compatible with expected argument type '\(target)'"
      case .element: "'nil' is not compatible with expected element type '\(target)'"
      case .key: "'nil' is not compatible with expected dictionary key type '\(target)'"
      case .value: "'nil' is not compatible with expected dictionary value type '\(target)'"
      case .assignment, .elementAssignment: "'nil' cannot be assigned to type '\(target)'"
      case .return, .result: "'nil' is incompatible with return type '\(target)'"
      case .condition, .operand, .coercion: "'nil' is not compatible with expected type '\(target)'"
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
      return "value of optional type '\(from)' must be unwrapped to a value of type '\(target)'"
    }
    if let (wrapperName, advice) = wrapperAdvice(from, target, expression) {
      return
        "cannot convert value '\(wrapperName)' of type '\(from)' to expected type '\(target)', \(advice)"
    }
    if case .enumCaseReference(let element) = expression.kind {
      let types = element.payload.map(\.type)
      let wanted = types.count == 1 ? types[0] : .tuple(types.map { .init(type: $0) })
      return
        "member '\(element.name)' expects argument of type '\(checker.normalize(wanted.substituting(element.owner.substitution(target.arguments))).resolved)'"
    }
    if let message = keyPathMessage(from, target, purpose) { return message }
    if case .function(let source) = from, let message = functionMessage(source, from, target) {
      return message
    }
    if case .existential = target, from.isNoncopyable,
      let message = existentialMessage(from, .nominal(checker.wellKnown("Copyable"), []), purpose)
    {
      return message
    }
    if case .existential(let wanted) = target, wanted.count == 1, from.wrapped == nil,
      let message = existentialMessage(from, wanted[0], purpose)
    {
      return message
    }
    if purpose == .initialization, case .tuple(let own) = from, case .tuple(let parts) = target,
      own.count != parts.count
    {
      return
        "'\(from)' is not convertible to '\(target)', tuples have a different number of elements"
    }
    if purpose == .coercion, let nominal = from.nominal, nominal.isReferenceType,
      checker.isSubclass(target, of: nominal)
    {
      return "'\(from)' is not convertible to '\(target)'"
    }
    if case .optional = WantedShape(from, target), purpose != .element, purpose != .coercion {
      return conversionMessage(from, target.wrapped ?? target, purpose, expression)
    }
    switch purpose {
    case .argument:
      return conflict(from, target)
        ?? "cannot convert value of type '\(from)' to expected argument type '\(target)'"
    case .initialization:
      if case .alike = WantedShape(from, target) {
        return "cannot assign value of type '\(from)' to type '\(target)'"
      }
      return "cannot convert value of type '\(from)' to specified type '\(target)'"
    case .assignment: return "cannot assign value of type '\(from)' to type '\(target)'"
    case .elementAssignment:
      return "cannot assign value of type '\(from)' to subscript of type '\(target)'"
    case .return:
      return "cannot convert return expression of type '\(from)' to return type '\(target)'"
    case .element:
      return "cannot convert value of type '\(from)' to expected element type '\(target)'"
    case .key:
      return "cannot convert value of type '\(from)' to expected dictionary key type '\(target)'"
    case .value:
      return "cannot convert value of type '\(from)' to expected dictionary value type '\(target)'"
    case .condition, .operand:
      if from.isOptional {
        return "optional type '\(from)' cannot be used as a boolean; test for '!= nil' instead"
      }
      if checker.conforms(from, toPrelude: "BinaryInteger"), !from.isUnknown {
        return "type '\(from)' cannot be used as a boolean; test for '!= 0' instead"
      }
      let place = purpose == .operand ? "argument" : "condition"
      return "cannot convert value of type '\(from)' to expected \(place) type '\(target)'"
    case .coercion:
      if case .existential = from { return "'\(from)' is not convertible to '\(target)'" }
      return "cannot convert value of type '\(from)' to type '\(target)' in coercion"
    case .result: return "cannot convert value of type '\(from)' to closure result type '\(target)'"
    }
  }

  /// A function where its value, or a function of fewer effects, is wanted.
  private func functionMessage(_ source: FunctionType, _ from: Type, _ target: Type) -> String? {
    if source.parameters.isEmpty, source.result == target {
      return "function produces expected type '\(target)'; did you mean to call it with '()'?"
    }
    guard case .function(let wanted) = target, source.parameters.count == wanted.parameters.count
    else { return nil }
    if source.isThrowing, !wanted.isThrowing {
      return
        "invalid conversion from throwing function of type '\(from)' to non-throwing function type '\(target)'"
    }
    if let thrown = wanted.thrownType, source.isThrowing {
      let own = source.thrownType ?? checker.anyError
      return "invalid conversion of thrown error type '\(own)' to '\(thrown)'"
    }
    if source.isAsync, !wanted.isAsync {
      return
        "invalid conversion from 'async' function of type '\(from)' to synchronous function type '\(target)'"
    }
    return nil
  }

  /// A key path where another one is wanted.
  private func keyPathMessage(
    _ from: Type, _ target: Type, _ purpose: ConversionPurpose
  ) -> String? {
    guard purpose == .initialization, let own = from.nominal, let wanted = target.nominal,
      own.isPrelude, wanted.isPrelude, own.name.hasSuffix("KeyPath"),
      wanted.name.hasSuffix("KeyPath"), from.arguments.first == target.arguments.first
    else { return nil }
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

  /// `$x` where a value is wanted, or `x` where its wrapper is.
  private func wrapperAdvice(
    _ from: Type, _ target: Type, _ expression: TypedExpression
  ) -> (String, String)? {
    guard case .property(_, let property, _) = expression.kind else { return nil }
    if property.name.hasPrefix("$"), from.arguments.first == target {
      return (property.name, "use wrapped value instead")
    }
    if property.wrapperBacking != nil, target.isPrelude("Binding"), target.arguments.first == from {
      return (property.name, "use wrapper instead")
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
