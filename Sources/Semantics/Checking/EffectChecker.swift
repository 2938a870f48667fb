import SourceText
import Syntax

/// Checks where code may throw or await, and records which bodies do.
struct EffectChecker: BodyPart {
  let body: BodyChecker

  /// Where the effects of a call or member are reported: the whole link of the chain.
  func effectPlace(_ span: Span) -> Span {
    guard let link = body.chainPlace.link, link.location == span else { return span }
    return link.span
  }

  /// Records that a place throws; reports an error if nothing handles it.
  func noteThrow(
    _ span: Span, _ what: EffectError.Source = .call, type: Type? = nil, isStub: Bool = false
  ) {
    if !isStub { body.stubs.noteEffect(isThrowing: true) }
    let span = effectPlace(span)
    body.context.found.thrownTypes.append(type)
    let isHandled = body.context.errors.isAllowed || body.context.function == nil
    if let function = body.context.function, function.kind == .initialValue,
      !body.context.errors.isAllowed
    {
      let isGlobal = function.accessed.property?.isStatic ?? false
      error(
        EffectError.throwsOut(what, of: isGlobal ? .globalInitializer : .propertyInitializer),
        at: span)
    } else if body.flow.isDeferred, !body.context.errors.isAllowed {
      error(EffectError.throwsOut(what, of: .defer), at: span)
    } else if !body.effects.isCovered {
      let isHandled = body.context.errors.isAllowed || body.context.errors.isWritten
      error(EffectError.unmarkedThrow(what, isHandled: isHandled), at: span)
    } else if !body.context.errors.isAllowed {
      if !isHandled {
        let place = body.effects.coveringTry.flatMap { $0.isEmpty ? nil : $0 } ?? span
        error(
          EffectError.unhandledThrow(isPartlyCaught: body.context.errors.hasOpenCatch), at: place)
      }
      body.context.found.throwsErrors = true
    }
    if body.effects.isCovered {
      checker.input.coversThrows = true
      requireThrown(type ?? checker.anyError, at: span)
    }
  }

  /// Checks the right operand of `??`, `&&` or `||`, a closure whose errors the operator rethrows: a `try` inside
  /// does not cover that.
  func rethrowing<Result>(at operatorSpan: Span, _ check: () -> Result) -> Result {
    let (count, start) = (body.context.found.thrownTypes.count, checker.diagnostics.count)
    let result = check()
    // An error that nothing handles is reported where it is thrown.
    let isHandled =
      body.context.errors.isAllowed || body.context.errors.isWritten || body.context.function == nil
    if isHandled, body.context.found.thrownTypes.count > count, !body.effects.isCovered {
      // It comes before what is wrong in the operand.
      let inner = Array(checker.diagnostics.dropFirst(start))
      checker.diagnostics.removeLast(inner.count)
      error(EffectError.unmarkedThrow(.operator, isHandled: true), at: operatorSpan)
      inner.forEach(checker.report)
    }
    return result
  }

  func throwStatement(_ value: Expression, _ span: Span) -> TypedStatement {
    let wanted = body.context.errors.isAnything ? nil : body.context.errors.type
    let expected = wanted ?? (value.startsImplicitly ? checker.anyError : nil)
    let typed = literals.applyDefaults(body.check(value, expecting: expected))
    body.context.found.thrownTypes.append(nil)
    let type = unifier.simplify(typed.type)
    if !type.isUnknown, wanted == nil, !conformances.conforms(type, toPrelude: "Error") {
      error(
        EffectError.thrownNoError(checker.displayed(type)),
        at: value.location)
      return TypedStatement(.throw(typed), span: span)
    } else if !body.context.errors.isAnything {
      requireThrown(type, at: value.location)
    } else if !type.isUnknown {
      requireThrown(checker.anyError, at: span)
    }
    if !body.context.errors.isAllowed {
      if body.context.function == nil, body.context.parent != nil {
        body.context.found.throwsErrors = true
      } else {
        error(
          body.flow.isDeferred
            ? EffectError.throwOutOfDefer : EffectError.throwInNonthrowing,
          at: span)
      }
    }
    guard let wanted, let converted = conversions.tryConvert(typed, to: wanted) else {
      return TypedStatement(.throw(typed), span: span)
    }
    return TypedStatement(.throw(converted), span: span)
  }

  /// Reports a thrown type that does not convert to the type in the enclosing `throws(E)`.
  private func requireThrown(_ type: Type, at span: Span) {
    guard let wanted = body.context.errors.type, !type.isUnknown else { return }
    let probe = TypedExpression(.trap(""), type: type, span: span)
    if conversions.tryConvert(probe, to: wanted) != nil { return }
    error(
      EffectError.thrownType(checker.displayed(type), to: checker.displayed(wanted)),
      at: span)
  }

  /// Checks code in which every error is handled: in `try?`, or in a `do` with exhaustive `catch`
  /// clauses.
  func takingErrors<Result>(_ work: () -> Result) -> Result {
    let saved = (
      body.context.errors.isAllowed, body.context.errors.type, body.context.errors.isAnything
    )
    (body.context.errors.isAllowed, body.context.errors.type, body.context.errors.isAnything) = (
      true, nil, false
    )
    defer {
      (body.context.errors.isAllowed, body.context.errors.type, body.context.errors.isAnything) =
        saved
    }
    return work()
  }

  /// Checks what `try?` or `try!` covers, whose errors go no further.
  func keepingErrors<Result>(_ work: () -> Result) -> Result {
    let before = body.context.found.thrownTypes
    defer { body.context.found.thrownTypes = before }
    return takingErrors(work)
  }

  /// The error type that all calls of a `do` throw, if they declare one and agree.
  func commonThrownType(_ types: [Type?]) -> Type? {
    guard let first = types.first, let common = first, types.allSatisfy({ $0 == common })
    else { return nil }
    return common
  }

  /// The error types of the throwing functions passed to a `rethrows` call; nil if none throws.
  func thrownTypes(
    by function: Function, _ passed: [PassedArgument], _ arguments: [TypedExpression?]
  ) -> [Type?]? {
    let throwing = arguments.indices.compactMap { index -> FunctionType? in
      let parameter = function.parameters[index]
      guard function.passesErrors(of: parameter) else { return nil }
      // The value of a default argument is not known to callers.
      if passed[index].isOmitted, case .function(let type) = parameter.type, type.isThrowing {
        return type
      }
      return arguments[index].flatMap(thrownFunction)
    }
    return throwing.isEmpty ? nil : throwing.map(\.thrownType)
  }

  /// The error of a method that rethrows what its receiver's conformance throws, such as `reduce`
  /// of a throwing async sequence. Nil if that never fails.
  func failure(of function: Function, on receiver: TypedExpression?) -> Type? {
    guard function.effects.isRethrowing, let proto = function.owner, proto.kind == .protocol,
      proto.modifiers.attributes.contains(where: { $0.name == "rethrows" }), let receiver,
      let associated = checker.typeLookup.associatedType(named: "Failure", in: proto),
      let failure = checker.associatedTypes.associatedType(
        associated, in: unifier.simplify(receiver.type))
    else { return nil }
    let type = unifier.normalize(failure)
    return type.resolved.isPrelude("Never") ? nil : type
  }

  private func thrownFunction(_ argument: TypedExpression) -> FunctionType? {
    switch argument.kind {
    case .convert(let inner), .wrapOptional(let inner): return thrownFunction(inner)
    default:
      guard case .function(let type) = unifier.simplify(argument.type), type.isThrowing else {
        return nil
      }
      return type
    }
  }

  /// Records a suspension point; reports an error where none is allowed.
  func recordSuspension(_ span: Span, _ what: EffectError.Waiting = .call, isStub: Bool = false) {
    if !isStub { body.stubs.noteEffect(isThrowing: false) }
    body.context.found.isAsync = true
    let span = effectPlace(span)
    // The library may call async functions without `await`.
    if body.declarations.isPrelude || body.effects.isAsyncLet { return }
    if body.context.function?.kind == .initialValue {
      error(EffectError.waitInInitializer(what), at: span)
    } else if !body.effects.isAwaited {
      error(
        supportsConcurrency
          ? EffectError.unmarkedWait : EffectError.waitInSynchronous(what), at: span)
    } else if let function = body.context.function, function.kind != .topLevel,
      !function.effects.isAsync
    {
      error(EffectError.waitInSynchronous(what), at: span)
    }
  }

  /// Whether the body may await: an `async` function, or a closure checked as one.
  var supportsConcurrency: Bool {
    body.context.function.map(\.effects.isAsync) ?? body.context.isAsync
  }
}
