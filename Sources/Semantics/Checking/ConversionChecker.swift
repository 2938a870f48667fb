import SourceText
import Syntax

/// Decides whether a value of one type may stand where another is expected, and makes the conversion.
struct ConversionChecker: BodyPart {
  let body: BodyChecker

  /// The expression as a value of `type`; where that cannot be, an error and the expression as it is.
  func convert(
    _ expression: TypedExpression, to type: Type, _ purpose: ConversionPurpose,
    at place: Span? = nil
  ) -> TypedExpression {
    if let converted = tryConvert(expression, to: type) { return converted }
    if purpose == .argument, body.parameterWidening.widen(to: expression, type) {
      return expression
    }
    let from = unifier.normalize(expression.type).resolved
    let target = unifier.normalize(type).resolved
    let fact = body.conversionDiagnosis.conversionError(from, target, purpose, expression)
    error(fact, at: errorPlace(of: fact, expression, at: place))
    // It is no function that could throw, and tells nothing of what is open.
    let isFunction = if case .function = target { true } else { false }
    let isOpen = isFunction || purpose == .argument && target.hasVariables
    return TypedExpression(
      expression.kind, type: isOpen ? .unknown : target, span: expression.span)
  }

  /// Where it stands that a value is of the wrong type.
  ///
  /// - Parameter place: where the operator stands that wants another type.
  private func errorPlace(
    of fact: ConversionError, _ expression: TypedExpression, at place: Span?
  ) -> Span {
    switch fact {
    case .conflictingArguments: body.hints.sharedParameter?.place ?? expression.errorPlace
    case .cannotConvert(_, to: _, .coercion): expression.errorPlace
    default: place ?? expression.errorPlace
    }
  }

  /// The expression as a value of `type`, or nil, with nothing solved, where it cannot be.
  func tryConvert(_ expression: TypedExpression, to type: Type) -> TypedExpression? {
    let start = body.checkpoint()
    if let converted = conversion(expression, to: unifier.simplify(type)) { return converted }
    body.rollBack(to: start)
    guard let inside = body.chains.implicitlyUnwrapped(expression) else { return nil }
    return tryConvert(inside, to: type)
  }

  func conversion(_ expression: TypedExpression, to target: Type) -> TypedExpression? {
    let from = unifier.simplify(expression.type)
    if from.isUnknown { return expression }
    // A value that goes where nobody knows what fits is lost.
    if target.isUnknown {
      return TypedExpression(.convert(expression), type: target, span: expression.span)
    }
    func retyped() -> TypedExpression {
      TypedExpression(.convert(expression), type: target, span: expression.span)
    }
    switch (from, target) {
    case (.variable(let variable), _) where variable.literal == .null:
      if target.isOptional || isVariable(target) {
        let type = isVariable(target) ? checker.optional(checker.makeVariable()) : target
        guard unifier.unify(target, type) else { return nil }
        variable.binding = type
        checker.inference.trail.append(variable)
        return TypedExpression(.nilLiteral, type: type, span: expression.span)
      }
      guard unifier.accepts(.null, target) else { return nil }
      return TypedExpression(.nilLiteral, type: target, span: expression.span)
    case (.variable(let variable), .nominal) where variable.literal != nil:
      if let wrapped = target.wrapped {
        guard let inner = conversion(expression, to: unifier.simplify(wrapped)) else { return nil }
        body.score.valuesToOptional += 1
        return TypedExpression(.wrapOptional(inner), type: target, span: expression.span)
      }
      if unifier.unify(from, target) {
        if unifier.defaultType(of: variable) != target { body.score.nonDefaultLiterals += 1 }
        return expression
      }
      if let fallback = unifier.defaultType(of: variable), unifier.unify(from, fallback) {
        return conversion(expression, to: target)
      }
      return nil
    case (.variable(let variable), .existential) where variable.literal != nil:
      guard let fallback = unifier.defaultType(of: variable), unifier.unify(from, fallback) else {
        return nil
      }
      return conversion(expression, to: target)
    case (_, .existential(let constraints)):
      if case .existential(let own) = from, own.count == constraints.count,
        unifier.unify(from, target)
      {
        return expression
      }
      if let hole = checker.hole(from) {
        checker.require(constraints, of: hole)
        return retyped()
      }
      if case .variable(let variable) = from {
        guard variable.constraints.allSatisfy({ conformances.meets(target, $0) }) else {
          return nil
        }
        return unifier.unify(from, target) ? expression : nil
      }
      if from.isNoncopyable { return nil }
      for constraint in constraints {
        if let nominal = constraint.nominal, nominal.kind == .protocol,
          nominal.isPrelude, nominal.name == "AnyObject"
        {
          guard isClassBound(from) else { return nil }
          continue
        }
        // `any KeyPath<Root, Value> & Sendable`: what is open there, the value says.
        if constraint.nominal?.kind == .class, unifier.normalize(constraint).hasVariables {
          guard conversion(expression, to: constraint) != nil else { return nil }
          continue
        }
        guard conformances.meets(from, constraint) else { return nil }
      }
      if constraints.isEmpty { body.score.anyErasures += 1 } else { body.score.existentials += 1 }
      return retyped()
    default: break
    }
    if let wrapped = target.wrapped {
      if let inner = from.wrapped {
        let value = LocalVariable(name: "$", type: inner, isLet: true, span: expression.span)
        if unifier.unify(inner, wrapped) { return relabelled(expression, as: target) }
        // `Sub?` to `Super?`.
        guard
          let converted = conversion(
            body.local(value, expression.span), to: unifier.simplify(wrapped))
        else {
          guard wrapped.isOptional,
            let deeper = conversion(expression, to: unifier.simplify(wrapped))
          else { return nil }
          body.score.valuesToOptional += 1
          return TypedExpression(.wrapOptional(deeper), type: target, span: expression.span)
        }
        if case .wrapOptional = converted.kind {
          return TypedExpression(.wrapOptional(expression), type: target, span: expression.span)
        }
        return changesValue(converted)
          ? convert(expression, by: "_convertingOptional", [(value, converted)], to: target)
          : retyped()
      }
      if case .variable = from, checker.hole(from) == nil {
        return unifier.unify(from, target) ? expression : nil
      }
      guard let inner = conversion(expression, to: unifier.simplify(wrapped)) else { return nil }
      body.score.valuesToOptional += 1
      return TypedExpression(.wrapOptional(inner), type: target, span: expression.span)
    }
    if case .function(let source) = from, case .function(let wanted) = target,
      !throwsNoMore(source, wanted) || source.isAsync && !wanted.isAsync
    {
      return nil
    }
    if unifier.tryUnify(from, target) { return relabelled(expression, as: target) }
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
      conformances.constraints(of: type).contains { isClassConstraint($0) }
    case .metatype: false
    default: type.isUnknown
    }
  }

  /// Whether what is or conforms to a type is an object.
  func isClassConstraint(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    if nominal.kind != .protocol { return nominal.isReferenceType }
    return conformances.inherits(nominal, checker.wellKnown("AnyObject"))
  }

  private func subtype(
    _ expression: TypedExpression, _ from: Type, _ target: Type
  ) -> TypedExpression? {
    func retyped() -> TypedExpression {
      TypedExpression(.convert(expression), type: target, span: expression.span)
    }
    // Rather an optional of what it is, as in `cache[key] == other`.
    func hashed() -> TypedExpression? {
      guard conformances.conforms(from, toPrelude: "Hashable") else { return nil }
      body.score.hashableErasures += 1
      return retyped()
    }
    switch (from, target) {
    case (.nominal(let source, let arguments), .nominal(let wanted, let wantedArguments)):
      if source === wanted, source.isPrelude, arguments.count == wantedArguments.count {
        guard source.outer == nil, ["Array", "Set", "Dictionary"].contains(source.name) else {
          return nil
        }
        guard
          let converted = convertElements(
            of: expression, in: source, arguments, to: target, wantedArguments)
        else { return nil }
        body.score.collectionUpcasts += 1
        return converted
      }
      if source.isReferenceType, wanted.isReferenceType {
        var parent = checker.superclass(of: from)
        while let type = parent {
          if type.nominal === wanted { return unifier.unify(type, target) ? retyped() : nil }
          parent = checker.superclass(of: type)
        }
        return nil
      }
      if source.isPrelude, wanted.isPrelude {
        switch (source.name, wanted.name) {
        case ("Double", "CGFloat"), ("CGFloat", "Double"):
          body.score.numberConversions += 1
          return initializerConversion(expression, to: target)
        case ("UnsafeMutablePointer", "UnsafePointer"),
          ("UnsafeMutableRawPointer", "UnsafeRawPointer"),
          ("UnsafeMutablePointer", "UnsafeMutableRawPointer"),
          ("UnsafeMutablePointer", "UnsafeRawPointer"), ("UnsafePointer", "UnsafeRawPointer"):
          body.score.pointerConversions += 1
          return initializerConversion(expression, to: target)
        case (_, "AnyHashable"):
          return hashed()
        default: break
        }
      } else if wanted.isPrelude, wanted.name == "AnyHashable" {
        return hashed()
      }
      return nil
    case (.nominal(let source, _), .parameter(let wanted))
    where source.kind == .class && !source.isFinal && source.dynamicSelf === wanted:
      return retyped()
    case (.parameter, .nominal(let wanted, _)), (.opaque, .nominal(let wanted, _)),
      (.member, .nominal(let wanted, _)), (.existential, .nominal(let wanted, _)):
      if wanted.isPrelude, wanted.name == "AnyHashable" {
        return hashed()
      }
      for constraint in conformances.constraints(of: from) {
        if let nominal = constraint.nominal, nominal.kind != .protocol,
          nominal === wanted || conformances.isSubclass(constraint, of: wanted)
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
          guard let one = conversion(value, to: unifier.simplify(target.type)) else { return nil }
          converted.append(one)
        }
        return TypedExpression(.tuple(converted), type: target, span: expression.span)
      }
      return convertParts(of: expression, parts, to: target, wanted)
    case (.metatype(let source), .metatype(let wanted)):
      if case .existential(let constraints) = unifier.simplify(wanted) {
        return constraints.allSatisfy { conformances.meets(source, $0) } ? retyped() : nil
      }
      if let wantedNominal = wanted.nominal, conformances.isSubclass(source, of: wantedNominal) {
        return retyped()
      }
      return nil
    default: return nil
    }
  }
}

extension TypedExpression {
  /// Where swiftc points for a value that is of the wrong type: at the brackets of an element.
  var errorPlace: Span {
    guard case .subscriptElement(let base, _, _, _, _) = kind, span.start < base.span.end,
      base.span.end < span.end
    else { return span }
    return Span(Int(base.span.end), Int(span.end))
  }
}
