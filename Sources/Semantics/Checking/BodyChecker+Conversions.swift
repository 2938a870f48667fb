import SourceText
import Syntax

/// Where a conversion is asked for: it chooses the words of the error.
enum ConversionPurpose {
  case argument, initialization, assignment, `return`, element, key, value,
    condition, operand, coercion, result
}

extension BodyChecker {
  /// The expression as a value of `type`; where that cannot be, an error and the expression as it is.
  func convert(
    _ expression: TypedExpression, to type: Type, _ purpose: ConversionPurpose
  ) -> TypedExpression {
    if let converted = tryConvert(expression, to: type) { return converted }
    let from = checker.normalize(expression.type).resolved
    let target = checker.normalize(type).resolved
    error(conversionMessage(from, target, purpose, expression), at: expression.span)
    return TypedExpression(expression.kind, type: target, span: expression.span)
  }

  private func conversionMessage(
    _ from: Type, _ target: Type, _ purpose: ConversionPurpose, _ expression: TypedExpression
  ) -> String {
    if case .nilLiteral = expression.kind {
      return switch purpose {
      case .initialization: "'nil' cannot initialize specified type '\(target)'"
      case .argument, .element, .key, .value:
        "'nil' is not compatible with expected argument type '\(target)'"
      case .assignment: "'nil' cannot be assigned to type '\(target)'"
      case .return, .result: "'nil' is incompatible with return type '\(target)'"
      case .condition, .operand, .coercion: "'nil' is not compatible with expected type '\(target)'"
      }
    }
    if case .integerLiteral(let literal) = expression.kind, target == checker.bool,
      [.initialization, .assignment, .condition].contains(purpose),
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
    switch purpose {
    case .argument:
      return conflict(from, target)
        ?? "cannot convert value of type '\(from)' to expected argument type '\(target)'"
    case .initialization:
      return "cannot convert value of type '\(from)' to specified type '\(target)'"
    case .assignment: return "cannot assign value of type '\(from)' to type '\(target)'"
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

  /// The expression as a value of `type`, or nil, with nothing solved, where it cannot be.
  func tryConvert(_ expression: TypedExpression, to type: Type) -> TypedExpression? {
    let start = checker.mark()
    let saved = score
    if let converted = conversion(expression, to: checker.simplify(type)) { return converted }
    checker.undo(to: start)
    score = saved
    guard let inside = implicitlyUnwrapped(expression) else { return nil }
    return tryConvert(inside, to: type)
  }

  func conversion(_ expression: TypedExpression, to target: Type) -> TypedExpression? {
    let from = checker.simplify(expression.type)
    if from.isUnknown || target.isUnknown { return expression }
    func retyped() -> TypedExpression {
      TypedExpression(.convert(expression), type: target, span: expression.span)
    }
    switch (from, target) {
    case (.variable(let variable), _) where variable.literal == .null:
      if target.isOptional || isVariable(target) {
        let type = isVariable(target) ? checker.optional(checker.makeVariable()) : target
        guard checker.unify(target, type) else { return nil }
        variable.binding = type
        checker.trail.append(variable)
        return TypedExpression(.nilLiteral, type: type, span: expression.span)
      }
      guard checker.accepts(.null, target) else { return nil }
      return TypedExpression(.nilLiteral, type: target, span: expression.span)
    case (.variable(let variable), .nominal) where variable.literal != nil:
      if let wrapped = target.wrapped {
        guard let inner = conversion(expression, to: checker.simplify(wrapped)) else { return nil }
        score += 100
        return TypedExpression(.wrapOptional(inner), type: target, span: expression.span)
      }
      if checker.unify(from, target) {
        if checker.defaultType(of: variable) != target { score += Self.unusualLiteral }
        return expression
      }
      if let fallback = checker.defaultType(of: variable), checker.unify(from, fallback) {
        return conversion(expression, to: target)
      }
      return nil
    case (.variable(let variable), .existential) where variable.literal != nil:
      guard let fallback = checker.defaultType(of: variable), checker.unify(from, fallback) else {
        return nil
      }
      return conversion(expression, to: target)
    case (_, .existential(let constraints)):
      if case .existential(let own) = from, own.count == constraints.count,
        checker.unify(from, target)
      {
        return expression
      }
      if case .variable = from { return checker.unify(from, target) ? expression : nil }
      for constraint in constraints {
        if let nominal = constraint.nominal, nominal.kind == .protocol,
          nominal.isPrelude, nominal.name == "AnyObject"
        {
          guard isClassBound(from) else { return nil }
          continue
        }
        guard checker.meets(from, constraint) else { return nil }
      }
      score += constraints.isEmpty ? 20 : 5
      return retyped()
    default: break
    }
    if let wrapped = target.wrapped {
      if let inner = from.wrapped {
        if checker.unify(inner, wrapped) { return expression }
        // `Sub?` to `Super?`.
        let probe = TypedExpression(expression.kind, type: inner, span: expression.span)
        guard let converted = conversion(probe, to: checker.simplify(wrapped)) else {
          guard wrapped.isOptional,
            let deeper = conversion(expression, to: checker.simplify(wrapped))
          else { return nil }
          score += 100
          return TypedExpression(.wrapOptional(deeper), type: target, span: expression.span)
        }
        if case .wrapOptional = converted.kind {
          return TypedExpression(.wrapOptional(expression), type: target, span: expression.span)
        }
        return retyped()
      }
      if case .variable = from {
        return checker.unify(from, target) ? expression : nil
      }
      guard let inner = conversion(expression, to: checker.simplify(wrapped)) else { return nil }
      score += 100
      return TypedExpression(.wrapOptional(inner), type: target, span: expression.span)
    }
    let start = checker.mark()
    if case .function(let source) = from, case .function(let wanted) = target,
      !throwsNoMore(source, wanted) || source.isAsync && !wanted.isAsync
    {
      return nil
    }
    if checker.unify(from, target) { return expression }
    checker.undo(to: start)
    return subtype(expression, from, target)
  }

  func isVariable(_ type: Type) -> Bool {
    if case .variable = type { true } else { false }
  }

  private func isClassBound(_ type: Type) -> Bool {
    switch type {
    case .nominal(let nominal, _): nominal.isReferenceType
    case .existential(let types): types.contains { isClassConstraint($0) }
    case .parameter, .opaque, .member:
      checker.constraints(of: type).contains { isClassConstraint($0) }
    case .metatype: false
    default: type.isUnknown
    }
  }

  private func isClassConstraint(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    if nominal.kind != .protocol { return nominal.isReferenceType }
    return checker.inherits(nominal, checker.wellKnown("AnyObject"))
  }

  private func subtype(
    _ expression: TypedExpression, _ from: Type, _ target: Type
  ) -> TypedExpression? {
    func retyped() -> TypedExpression {
      TypedExpression(.convert(expression), type: target, span: expression.span)
    }
    switch (from, target) {
    case (.nominal(let source, let arguments), .nominal(let wanted, let wantedArguments)):
      if source === wanted, source.isPrelude, arguments.count == wantedArguments.count {
        guard source.outer == nil, ["Array", "Set", "Dictionary"].contains(source.name) else {
          return nil
        }
        for (argument, wantedArgument) in zip(arguments, wantedArguments) {
          let probe = TypedExpression(.trap(""), type: argument, span: expression.span)
          guard let converted = conversion(probe, to: checker.simplify(wantedArgument)) else {
            return nil
          }
          if case .wrapOptional = converted.kind {
            return wrapElements(expression, target, wantedArgument)
          }
        }
        score += 1000
        return retyped()
      }
      if source.isReferenceType, wanted.isReferenceType {
        var parent = checker.superclass(of: from)
        while let type = parent {
          if type.nominal === wanted { return checker.unify(type, target) ? retyped() : nil }
          parent = checker.superclass(of: type)
        }
        return nil
      }
      if source.isPrelude, wanted.isPrelude {
        switch (source.name, wanted.name) {
        case ("Double", "CGFloat"), ("CGFloat", "Double"):
          score += 50
          return numericConversion(expression, to: target)
        case (_, "AnyHashable"):
          return checker.conforms(from, toPrelude: "Hashable") ? retyped() : nil
        default: break
        }
      } else if wanted.isPrelude, wanted.name == "AnyHashable" {
        return checker.conforms(from, toPrelude: "Hashable") ? retyped() : nil
      }
      return nil
    case (.nominal(let source, _), .parameter(let wanted))
    where source.kind == .class && !source.isFinal && source.dynamicSelf === wanted:
      return retyped()
    case (.parameter, .nominal(let wanted, _)), (.opaque, .nominal(let wanted, _)),
      (.member, .nominal(let wanted, _)), (.existential, .nominal(let wanted, _)):
      if wanted.isPrelude, wanted.name == "AnyHashable" {
        return checker.conforms(from, toPrelude: "Hashable") ? retyped() : nil
      }
      for constraint in checker.constraints(of: from) {
        if let nominal = constraint.nominal, nominal.kind != .protocol,
          nominal === wanted || checker.isSubclass(constraint, of: wanted)
        {
          return retyped()
        }
      }
      return nil
    case (.function(let source), .function(let wanted)):
      return functionConversion(expression, source, wanted, target)
    case (.tuple(let parts), .tuple(let wanted)):
      guard parts.count == wanted.count else { return nil }
      if case .tuple(let values) = expression.kind {
        var converted: [TypedExpression] = []
        for ((value, part), target) in zip(zip(values, parts), wanted) {
          if let have = part.label, let want = target.label, have != want { return nil }
          guard let one = conversion(value, to: checker.simplify(target.type)) else { return nil }
          converted.append(one)
        }
        return TypedExpression(.tuple(converted), type: target, span: expression.span)
      }
      for (part, target) in zip(parts, wanted) {
        if part.label != nil, target.label != nil, part.label != target.label { return nil }
        let probe = TypedExpression(.trap(""), type: part.type, span: expression.span)
        guard let converted = conversion(probe, to: checker.simplify(target.type)) else {
          return nil
        }
        if case .wrapOptional = converted.kind { return nil }
      }
      return retyped()
    case (.metatype(let source), .metatype(let wanted)):
      if case .existential(let constraints) = checker.simplify(wanted) {
        return constraints.allSatisfy { checker.meets(source, $0) } ? retyped() : nil
      }
      if let wantedNominal = wanted.nominal, checker.isSubclass(source, of: wantedNominal) {
        return retyped()
      }
      return nil
    default: return nil
    }
  }
}
