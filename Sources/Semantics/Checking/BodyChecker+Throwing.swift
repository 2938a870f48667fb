import SourceText
import Syntax

/// What may throw, whether that is written, and who takes it.
extension BodyChecker {
  /// What is told of the effects of a call or a member: all of it, from its start.
  func effectPlace(_ span: Span) -> Span {
    guard let link = chainPlace.link, link.location == span else { return span }
    return link.span
  }

  /// Notes that something here throws; an error where nothing catches it.
  func noteThrow(
    _ span: Span, _ what: EffectError.Source = .call, type: Type? = nil, isStandIn: Bool = false
  ) {
    if !isStandIn { noteEffect(isThrowing: true) }
    let span = effectPlace(span)
    context.errors.caught.append(type)
    let isHandled = context.errors.isAllowed || context.function == nil
    if let function = context.function, function.kind == .initialValue,
      !context.errors.isAllowed
    {
      let isGlobal = function.property?.isStatic ?? false
      error(
        EffectError.throwsOut(what, of: isGlobal ? .globalInitializer : .propertyInitializer),
        at: span)
    } else if flow.isDeferred, !context.errors.isAllowed {
      error(EffectError.throwsOut(what, of: .defer), at: span)
    } else if !effects.isCovered {
      let isHandled = context.errors.isAllowed || context.errors.isWritten
      error(EffectError.unmarkedThrow(what, isHandled: isHandled), at: span)
    } else if !context.errors.isAllowed {
      if !isHandled {
        let place = effects.coveringTry.flatMap { $0.isEmpty ? nil : $0 } ?? span
        error(EffectError.unhandledThrow(isPartlyCaught: context.errors.hasOpenCatch), at: place)
      }
      context.found.throwsErrors = true
    }
    if effects.isCovered {
      checker.input.coversThrows = true
      requireThrown(type ?? checker.anyError, at: span)
    }
  }

  func throwStatement(_ value: Expression, _ span: Span) -> TypedStatement {
    let wanted = context.errors.isAnything ? nil : context.errors.type
    let expected = wanted ?? (startsImplicitly(value) ? checker.anyError : nil)
    let typed = settle(check(value, expecting: expected))
    context.errors.caught.append(nil)
    let type = checker.simplify(typed.type)
    if !type.isUnknown, wanted == nil, !checker.conforms(type, toPrelude: "Error") {
      error(
        EffectError.thrownNoError(checker.stated(type)),
        at: value.location)
      return TypedStatement(.throw(typed), span: span)
    } else if !context.errors.isAnything {
      requireThrown(type, at: value.location)
    } else if !type.isUnknown {
      requireThrown(checker.anyError, at: span)
    }
    if !context.errors.isAllowed {
      if context.function == nil, context.parent != nil {
        context.found.throwsErrors = true
      } else {
        error(
          flow.isDeferred
            ? EffectError.throwOutOfDefer : EffectError.throwInNonthrowing,
          at: span)
      }
    }
    guard let wanted, let converted = tryConvert(typed, to: wanted) else {
      return TypedStatement(.throw(typed), span: span)
    }
    return TypedStatement(.throw(converted), span: span)
  }

  /// What is thrown must be what `throws(E)` around it says.
  private func requireThrown(_ type: Type, at span: Span) {
    guard let wanted = context.errors.type, !type.isUnknown else { return }
    let probe = TypedExpression(.trap(""), type: type, span: span)
    if tryConvert(probe, to: wanted) != nil { return }
    error(
      EffectError.thrownType(checker.stated(type), to: checker.stated(wanted)),
      at: span)
  }

  /// Checks what stands where every error is taken: in `try?`, or in a `do` whose clauses take all.
  func takingErrors<Result>(_ work: () -> Result) -> Result {
    let saved = (context.errors.isAllowed, context.errors.type, context.errors.isAnything)
    (context.errors.isAllowed, context.errors.type, context.errors.isAnything) = (true, nil, false)
    defer {
      (context.errors.isAllowed, context.errors.type, context.errors.isAnything) = saved
    }
    return work()
  }

  /// What all calls of a `do` throw, where they say so and say the same.
  func commonThrownType(_ types: [Type?]) -> Type? {
    guard let first = types.first, let common = first, types.allSatisfy({ $0 == common })
    else { return nil }
    return common
  }

  /// What the functions passed to a call throw when they are called; nil where none of them throws.
  func thrownTypes(by function: Function, _ arguments: [TypedExpression?]) -> [Type?]? {
    let throwing = zip(function.parameters, arguments).compactMap { parameter, argument in
      function.passesErrors(of: parameter) ? argument.flatMap(thrownFunction) : nil
    }
    return throwing.isEmpty ? nil : throwing.map(\.thrownType)
  }

  /// What a method that rethrows throws as its receiver's conformance does: `reduce` of a sequence
  /// whose iteration fails. Nil where that never fails.
  func failure(of function: Function, on receiver: TypedExpression?) -> Type? {
    guard function.isRethrowing, let proto = function.owner, proto.kind == .protocol,
      proto.attributes.contains(where: { $0.name == "rethrows" }), let receiver,
      let associated = checker.associatedType(named: "Failure", in: proto),
      let failure = checker.associatedType(associated, in: checker.simplify(receiver.type))
    else { return nil }
    let type = checker.normalize(failure)
    return type.resolved.isPrelude("Never") ? nil : type
  }

  private func thrownFunction(_ argument: TypedExpression) -> FunctionType? {
    switch argument.kind {
    case .convert(let inner), .wrapOptional(let inner): return thrownFunction(inner)
    default:
      guard case .function(let type) = checker.simplify(argument.type), type.isThrowing else {
        return nil
      }
      return type
    }
  }
}
