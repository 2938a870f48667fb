import SourceText
import Syntax

/// Decides whether a value converts to a type, and makes the conversion.
struct ConversionChecker: BodyPart {
  let body: BodyChecker

  /// Converts an expression to `type`; if that is impossible, reports an error and returns the
  /// expression without a conversion.
  func convert(
    _ expression: TypedExpression, to type: Type, _ purpose: ConversionPurpose,
    at place: Span? = nil
  ) -> TypedExpression {
    if let converted = tryConvert(expression, to: type) { return converted }
    if purpose == .argument, body.parameterWidening.widen(to: expression) {
      return expression
    }
    let from = unifier.normalize(expression.type).resolved
    let target = unifier.normalize(type).resolved
    let fact = body.conversionDiagnosis.conversionError(from, target, purpose, expression)
    let reported = errorPlace(of: fact, expression, at: place)
    let isOptional = if case .notUnwrapped = fact { true } else { false }
    error(
      fact, at: reported,
      notes: isOptional ? UnwrapNotes(body: body).notes(at: expression, reported) : [])
    // Unknown if the target is a function type, whose effects would be checked, or has open type
    // variables, which the value must not solve.
    let isFunction = if case .function = target { true } else { false }
    let isOpen = isFunction || purpose == .argument && target.hasVariables
    return TypedExpression(
      expression.kind, type: isOpen ? .unknown : target, span: expression.span)
  }

  /// Where a type mismatch is reported.
  ///
  /// - Parameter place: the operator that requires the other type, if any.
  private func errorPlace(
    of fact: ConversionError, _ expression: TypedExpression, at place: Span?
  ) -> Span {
    switch fact {
    case .conflictingArguments: body.hints.sharedParameter?.place ?? expression.errorPlace
    case .cannotConvert(_, to: _, .coercion): expression.errorPlace
    default: place ?? expression.errorPlace
    }
  }

  /// Converts an expression to `type`; returns nil, with the solver's state restored, if that is
  /// impossible.
  func tryConvert(_ expression: TypedExpression, to type: Type) -> TypedExpression? {
    let start = body.checkpoint()
    if let converted = conversion(expression, to: unifier.simplify(type)) { return converted }
    body.rollBack(to: start)
    guard let inside = body.chains.implicitlyUnwrapped(expression) else { return nil }
    return tryConvert(inside, to: type)
  }

  /// Converts an expression to `target`; if it returns nil, type variables may have been solved
  /// already.
  func conversion(_ expression: TypedExpression, to target: Type) -> TypedExpression? {
    let from = unifier.simplify(expression.type)
    if from.isUnknown { return expression }
    // Anything converts to an unknown type.
    if target.isUnknown { return retyped(expression, as: target) }
    if checker.unknownStubs.mayConvert(from, to: target) {
      return retyped(expression, as: target)
    }
    switch (from, target) {
    case (.variable(let variable), _) where variable.literal == .null:
      return nilConversion(expression, variable, to: target)
    case (.variable(let variable), .nominal) where variable.literal != nil:
      return literalConversion(expression, variable, to: target)
    case (.variable(let variable), .existential) where variable.literal != nil:
      guard let fallback = unifier.defaultType(of: variable), unifier.unify(from, fallback) else {
        return nil
      }
      return conversion(expression, to: target)
    case (_, .existential(let constraints)):
      return existentialConversion(expression, from, constraints, to: target)
    default: break
    }
    if let wrapped = target.wrapped {
      return optionalConversion(expression, from, wrapped, to: target)
    }
    if target.isPrelude("AnyHashable"), let hole = checker.holeSolver.hole(from) {
      checker.holeSolver.require([checker.wellKnown("Hashable").declaredType], of: hole)
      return retyped(expression, as: target)
    }
    if case .function(let source) = from, case .function(let wanted) = target,
      !body.functionConversions.throwsNoMore(source, wanted) || source.isAsync && !wanted.isAsync
    {
      return nil
    }
    if unifier.tryUnify(from, target) { return relabeled(expression, as: target) }
    return subtype(expression, from, target)
  }

  private func retyped(_ expression: TypedExpression, as type: Type) -> TypedExpression {
    TypedExpression(.convert(expression), type: type, span: expression.span)
  }

  private func nilConversion(
    _ expression: TypedExpression, _ variable: TypeVariable, to target: Type
  ) -> TypedExpression? {
    guard target.isOptional || isVariable(target) else {
      guard unifier.accepts(.null, target) else { return nil }
      return TypedExpression(.nilLiteral, type: target, span: expression.span)
    }
    let type = isVariable(target) ? checker.optional(checker.makeVariable()) : target
    guard unifier.unify(target, type) else { return nil }
    checker.inference.bind(variable, to: type)
    return TypedExpression(.nilLiteral, type: type, span: expression.span)
  }

  private func literalConversion(
    _ expression: TypedExpression, _ variable: TypeVariable, to target: Type
  ) -> TypedExpression? {
    if let inside = target.wrapped {
      guard let inner = conversion(expression, to: unifier.simplify(inside)) else { return nil }
      body.score.valuesToOptional += 1
      return TypedExpression(.wrapOptional(inner), type: target, span: expression.span)
    }
    if unifier.unify(.variable(variable), target) {
      if unifier.defaultType(of: variable) != target { body.score.nonDefaultLiterals += 1 }
      return expression
    }
    guard let fallback = unifier.defaultType(of: variable),
      unifier.unify(.variable(variable), fallback)
    else { return nil }
    return conversion(expression, to: target)
  }

  private func existentialConversion(
    _ expression: TypedExpression, _ from: Type, _ constraints: [Type], to target: Type
  ) -> TypedExpression? {
    if case .existential(let own) = from, own.count == constraints.count,
      unifier.unify(from, target)
    {
      return expression
    }
    if let hole = checker.holeSolver.hole(from) {
      checker.holeSolver.require(constraints, of: hole)
      return retyped(expression, as: target)
    }
    if case .variable(let variable) = from {
      guard meetsConstraints(target, variable) else { return nil }
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
      // `any KeyPath<Root, Value> & Sendable`: the value determines open arguments of the class.
      if constraint.nominal?.kind == .class, unifier.normalize(constraint).hasVariables {
        guard conversion(expression, to: constraint) != nil else { return nil }
        continue
      }
      guard conformances.meets(from, constraint) else { return nil }
    }
    if constraints.isEmpty { body.score.anyErasures += 1 } else { body.score.existentials += 1 }
    return retyped(expression, as: target)
  }

  private func meetsConstraints(_ type: Type, _ variable: TypeVariable) -> Bool {
    variable.constraints.allSatisfy { conformances.meets(type, $0) }
  }

  private func isAny(_ type: Type) -> Bool {
    if case .existential(let constraints) = unifier.simplify(type) {
      constraints.isEmpty
    } else {
      false
    }
  }

  /// - Parameter wrapped: the wrapped type of `target`.
  private func optionalConversion(
    _ expression: TypedExpression, _ from: Type, _ wrapped: Type, to target: Type
  ) -> TypedExpression? {
    if let inner = from.wrapped {
      return optionalConversion(expression, of: inner, wrapped, to: target)
    }
    if case .variable(let variable) = from, checker.holeSolver.hole(from) == nil {
      // `Any` takes the value of a variable of whatever type meets the constraints.
      if case .local = expression.kind, isAny(wrapped), !meetsConstraints(target, variable) {
        return TypedExpression(
          .wrapOptional(retyped(expression, as: wrapped)), type: target, span: expression.span)
      }
      return unifier.unify(from, target) ? expression : nil
    }
    guard let inner = conversion(expression, to: unifier.simplify(wrapped)) else { return nil }
    body.score.valuesToOptional += 1
    return TypedExpression(.wrapOptional(inner), type: target, span: expression.span)
  }

  /// Converts an optional: `Sub?` to `Super?`, or to `Sub??`.
  private func optionalConversion(
    _ expression: TypedExpression, of inner: Type, _ wrapped: Type, to target: Type
  ) -> TypedExpression? {
    let value = LocalVariable(name: "$", type: inner, isLet: true, span: expression.span)
    let wanted = unifier.simplify(wrapped)
    // What is passed as a value of any type may be of another one.
    let isErased =
      if case .existential = wanted { checker.holeSolver.hole(inner) != nil } else { false }
    if !isErased, unifier.unify(inner, wrapped) { return relabeled(expression, as: target) }
    guard let converted = conversion(body.local(value, expression.span), to: wanted) else {
      guard wrapped.isOptional, let deeper = conversion(expression, to: unifier.simplify(wrapped))
      else { return nil }
      body.score.valuesToOptional += 1
      return TypedExpression(.wrapOptional(deeper), type: target, span: expression.span)
    }
    if case .wrapOptional = converted.kind {
      return TypedExpression(.wrapOptional(expression), type: target, span: expression.span)
    }
    return changesValue(converted)
      ? convert(expression, by: "_convertingOptional", [(value, converted)], to: target)
      : retyped(expression, as: target)
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

  /// Whether all values of a class or protocol type are objects.
  func isClassConstraint(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    if nominal.kind != .protocol { return nominal.isReferenceType }
    return conformances.inherits(nominal, checker.wellKnown("AnyObject"))
  }

  private func subtype(
    _ expression: TypedExpression, _ from: Type, _ target: Type
  ) -> TypedExpression? {
    switch (from, target) {
    case (.nominal(let source, let arguments), .nominal(let wanted, let wantedArguments)):
      if source === wanted, source.isPrelude, arguments.count == wantedArguments.count {
        return collectionConversion(expression, source, arguments, to: target, wantedArguments)
      }
      return nominalConversion(expression, source, from, to: target, wanted)
    case (.nominal(let source, _), .parameter(let wanted))
    where source.kind == .class && !source.modifiers.isFinal && source.dynamicSelf === wanted:
      return retyped(expression, as: target)
    case (.parameter, .nominal(let wanted, _)), (.opaque, .nominal(let wanted, _)),
      (.member, .nominal(let wanted, _)), (.existential, .nominal(let wanted, _)):
      if wanted.isPrelude, wanted.name == "AnyHashable" {
        return hashableErasure(expression, from, as: target)
      }
      let isSubclass = conformances.constraints(of: from).contains { constraint in
        guard let nominal = constraint.nominal, nominal.kind != .protocol else { return false }
        return nominal === wanted || conformances.isSubclass(constraint, of: wanted)
      }
      return isSubclass ? retyped(expression, as: target) : nil
    case (.function(let source), .function(let wanted)):
      return body.functionConversions.conversion(expression, source, wanted, target)
    case (.tuple(let parts), .tuple(let wanted)):
      return tupleConversion(expression, parts, wanted, to: target)
    case (.metatype(let source), .metatype(let wanted)):
      if case .existential(let constraints) = unifier.simplify(wanted) {
        return constraints.allSatisfy { conformances.meets(source, $0) }
          ? retyped(expression, as: target) : nil
      }
      guard let nominal = wanted.nominal, conformances.isSubclass(source, of: nominal) else {
        return nil
      }
      return retyped(expression, as: target)
    default: return nil
    }
  }

  /// Converts a collection, `[Sub]` to `[Super]`.
  private func collectionConversion(
    _ expression: TypedExpression, _ source: NominalType, _ arguments: [Type], to target: Type,
    _ wanted: [Type]
  ) -> TypedExpression? {
    guard source.outer == nil, ["Array", "Set", "Dictionary"].contains(source.name),
      let converted = convertElements(of: expression, in: source, arguments, to: target, wanted)
    else { return nil }
    body.score.collectionUpcasts += 1
    return converted
  }

  private func nominalConversion(
    _ expression: TypedExpression, _ source: NominalType, _ from: Type, to target: Type,
    _ wanted: NominalType
  ) -> TypedExpression? {
    if source.isReferenceType, wanted.isReferenceType {
      var parent = checker.superclass(of: from)
      while let type = parent {
        if type.nominal === wanted {
          return unifier.unify(type, target) ? retyped(expression, as: target) : nil
        }
        parent = checker.superclass(of: type)
      }
      return nil
    }
    guard wanted.isPrelude else { return nil }
    if wanted.name == "AnyHashable" { return hashableErasure(expression, from, as: target) }
    guard source.isPrelude else { return nil }
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
    default: return nil
    }
  }

  /// Converts a value to `AnyHashable`. Wrapping it in an optional ranks higher, as in
  /// `cache[key] == other`.
  private func hashableErasure(
    _ expression: TypedExpression, _ from: Type, as target: Type
  ) -> TypedExpression? {
    guard conformances.conforms(from, toPrelude: "Hashable") else { return nil }
    body.score.hashableErasures += 1
    return retyped(expression, as: target)
  }

  private func tupleConversion(
    _ expression: TypedExpression, _ parts: [Type.TupleElement], _ wanted: [Type.TupleElement],
    to target: Type
  ) -> TypedExpression? {
    guard parts.count == wanted.count else { return nil }
    guard case .tuple(let values) = expression.kind else {
      return convertParts(of: expression, parts, to: target, wanted)
    }
    var converted: [TypedExpression] = []
    for ((value, part), target) in zip(zip(values, parts), wanted) {
      if let have = part.label, let want = target.label, have != want { return nil }
      guard let one = conversion(value, to: unifier.simplify(target.type)) else { return nil }
      converted.append(one)
    }
    return TypedExpression(.tuple(converted), type: target, span: expression.span)
  }
}

extension TypedExpression {
  /// Where swiftc reports a value of the wrong type: at the brackets of a subscript.
  var errorPlace: Span {
    guard case .subscriptElement(let base, _, _, _, _) = kind, span.start < base.span.end,
      base.span.end < span.end
    else { return span }
    return Span(Int(base.span.end), Int(span.end))
  }
}
