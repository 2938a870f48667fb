import SourceText
import Syntax

/// Checks actor isolation: state of an actor is accessed from outside only with `await`.
struct IsolationChecker: BodyPart {
  let body: BodyChecker

  /// Checks a call of a function.
  func requireIsolation(of function: Function, _ receiver: TypedExpression?, _ span: Span) {
    guard mayBeForeign(function.source) else { return }
    let isolation = checker.isolation.isolation(of: function, fromInside: false)
    guard isolation != .none, !isInside(isolation, receiver) else { return }
    if function.effects.isAsync { return }
    report(.call, isolation, subject(function), span)
  }

  /// Checks an access to a property; constants may be read from anywhere.
  func requireIsolation(of property: Property, _ receiver: TypedExpression, _ span: Span) {
    guard mayBeForeign(property.source), !property.isLet,
      !(property.getter?.effects.isAsync ?? false)
    else { return }
    let isolation = checker.isolation.isolation(of: property, fromInside: false)
    let isChanged = body.hints.changedPlace == span
    guard isolation != .none, !isInside(isolation, receiver),
      !isChanged || !isBeingInitialized(property, receiver)
    else { return }
    report(
      isChanged ? .write : .read, isolation,
      .property(property.name, isStatic: property.isStatic), namePlace(property, in: span))
  }

  /// The span of a property's name, at the end of an expression that refers to it.
  private func namePlace(_ property: Property, in span: Span) -> Span {
    let (end, length) = (Int(span.end), property.name.utf8.count)
    return end - length < Int(span.start) ? span : Span(end - length, end)
  }

  /// Checks an access to a subscript.
  func requireIsolation(of element: Subscript, _ receiver: TypedExpression, _ span: Span) {
    guard mayBeForeign(element.source), element.owner?.kind == .actor,
      !isInside(.instance, receiver)
    else { return }
    let (start, end) = (Int(receiver.span.end), Int(span.end))
    report(
      body.hints.changedPlace == span ? .write : .read, .instance, .subscript(title(of: element)),
      start < end ? Span(start, end) : span)
  }

  /// Checks a mutation from outside, which may reach actor state through nested values; an object
  /// that the actor refers to is not part of its state.
  func requireIsolation(ofChange place: TypedExpression) {
    var place = place
    while true {
      switch place.kind {
      case .property(let base, let property, _):
        let isolation = checker.isolation.isolation(of: property, fromInside: false)
        if mayBeForeign(property.source), isolation != .none, !isInside(isolation, base),
          !isBeingInitialized(property, base)
        {
          return reportChange(
            in: .property(property.name, isStatic: false), isolation,
            namePlace(property, in: place.span))
        }
        place = base
      case .subscriptElement(let base, let element, _, _, _):
        if element.owner?.kind == .actor, mayBeForeign(element.source),
          !isInside(.instance, base)
        {
          return reportChange(in: .subscript(title(of: element)), .instance, place.errorPlace)
        }
        place = base
      case .tupleElement(let base, _), .forceUnwrap(let base, _), .bindOptional(let base),
        .convert(let base):
        place = base
      default: return
      }
      if place.type.isReference { return }
    }
  }

  /// Whether an initializer accesses a property of its own instance, which is not shared yet,
  /// `nonisolated` or not.
  private func isBeingInitialized(_ property: Property, _ base: TypedExpression) -> Bool {
    guard isSelf(base), let function = body.context.function else { return false }
    return function.kind == .initializer && function.owner === property.owner
  }

  /// Reports a write, and removes the error that reported it as a read.
  private func reportChange(
    in subject: IsolatedUse.Subject, _ isolation: Isolation, _ span: Span
  ) {
    checker.diagnostics.removeAll { diagnostic in
      guard diagnostic.span == span, case .isolated(let use)? = diagnostic.fact as? EffectError
      else { return false }
      return use.kind != .call && use.isolation == isolation && use.subject == subject
    }
    report(.write, isolation, subject, span)
  }

  /// A subscript's name in diagnostics.
  func title(of element: Subscript) -> String {
    "subscript(\(element.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  private func mayBeForeign(_ source: Source) -> Bool {
    !body.declarations.isPrelude && !source.isLibrary && !checker.mode.ignoresAccess
  }

  /// Whether the current code is isolated to the actor.
  private func isInside(_ isolation: Isolation, _ receiver: TypedExpression?) -> Bool {
    guard isolation == .instance else { return currentIsolation == isolation }
    guard let receiver, isSelf(receiver) else { return isolatedParameter != nil }
    return currentIsolation == .instance
  }

  private func isSelf(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .local(let variable): variable.name == "self"
    case .bindOptional(let inner), .convert(let inner), .forceUnwrap(let inner, _):
      isSelf(inner)
    default: false
    }
  }

  /// The `isolated` parameter of the enclosing functions or closures.
  private var isolatedParameter: String? {
    var current: BodyContext? = body.context
    while let body = current {
      let function = body.function ?? body.localFunction
      if let name = body.closure.isolatedParameter
        ?? function?.parameters.first(where: \.isIsolated)?.name
      {
        return name
      }
      current = body.parent
    }
    return nil
  }

  /// The value of `#isolation`: the actor of the surrounding code.
  func isolationExpression(_ span: Span) -> Expression {
    func named(_ name: String) -> Expression {
      Expression(.identifier(Identifier(name: name, span: span)), span: span)
    }
    if let name = isolatedParameter { return named(name) }
    switch currentIsolation {
    case .none: return Expression(.nilLiteral, span: span)
    case .instance: return named("self")
    case .global(let name):
      return Expression(
        .member(base: named(name), Identifier(name: "shared", span: span)), span: span)
    }
  }

  /// The isolation of the current code: closures inherit that of their context, unless they are
  /// passed to run elsewhere.
  private var currentIsolation: Isolation {
    var current: BodyContext? = body.context
    while let body = current {
      if let own = body.closure.isolation { return own }
      if let function = body.function {
        // No other code can access an instance during `init` and `deinit`.
        if function.owner?.kind == .actor, function.kind == .deinitializer { return .instance }
        return checker.isolation.isolation(of: function, fromInside: true)
      }
      current = body.parent
    }
    return .none
  }

  /// The executor of the body being checked: async code returns to its own actor after each
  /// suspension, other code runs where it is called.
  func executor(isAsync: Bool) -> Executor {
    if let function = body.context.function {
      let isConcurrent = function.attributes.contains { $0.baseName == "concurrent" }
      if isConcurrent { return .background }
      if let parameter = function.parameters.first(where: \.isIsolated) {
        return parameter.type.nominal?.kind == .actor ? .background : .caller
      }
      // No other code can access an actor during its initialization.
      if function.kind == .initializer, function.owner?.kind == .actor { return .caller }
      if function.modifiers.isNonsending { return .caller }
      return executor(of: currentIsolation, hops: isAsync && !body.declarations.isPrelude)
    }
    if !isAsync, body.context.closure.isolation == nil { return .caller }
    if !checker.input.isTopLevelAsync, isPlainTopLevel { return .background }
    return executor(of: currentIsolation, hops: isAsync && !body.declarations.isPrelude)
  }

  /// Whether the closures are nested in top-level code alone. Without `await` at the top level,
  /// that code runs on the main thread but is not isolated to the main actor.
  private var isPlainTopLevel: Bool {
    let around = sequence(first: body.context, next: \.parent)
    guard let place = around.first(where: { $0.closure.isolation != nil || $0.function != nil })
    else {
      return false
    }
    return place.closure.isolation == nil && place.function?.kind == .topLevel
  }

  private func executor(of isolation: Isolation, hops: Bool) -> Executor {
    switch isolation {
    case .global("MainActor"): .main
    case .global, .instance: .background
    case .none: hops ? .background : .caller
    }
  }

  private func report(
    _ kind: IsolatedUse.Kind, _ isolation: Isolation, _ subject: IsolatedUse.Subject, _ span: Span
  ) {
    let isTopLevel = body.selection.enclosingFunction?.kind == .topLevel
    let waits =
      isTopLevel && body.context.parent == nil
      ? checker.input.isTopLevelAsync : body.effectChecker.supportsConcurrency
    if kind != .write, waits, body.effects.isAwaited {
      body.stubs.noteEffect(isThrowing: false)
      body.context.found.isAsync = true
      return
    }
    let isWarning = isTopLevel && waits && body.context.parent == nil
    let use = IsolatedUse(
      subject: subject, kind: kind, isolation: isolation,
      // Synchronous top-level code counts as nonisolated.
      context: isTopLevel && !waits ? .none : currentIsolation, canAwait: waits,
      isWarning: isWarning)
    if isWarning {
      body.warning(EffectError.isolated(use), at: span)
    } else {
      error(EffectError.isolated(use), at: span)
    }
  }

  private func subject(_ function: Function) -> IsolatedUse.Subject {
    let name = checker.shortName(function)
    return switch function.kind {
    case .initializer: .initializer(name)
    case .method: .method(name, isStatic: function.modifiers.isStatic)
    default: .globalFunction(name)
    }
  }
}
