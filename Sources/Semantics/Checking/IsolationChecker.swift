import SourceText
import Syntax

/// What belongs to an actor can be used by others only if they wait for it.
struct IsolationChecker: BodyPart {
  let body: BodyChecker

  /// A call of a function.
  func requireIsolation(of function: Function, _ receiver: TypedExpression?, _ span: Span) {
    guard mayBeForeign(function.source) else { return }
    let isolation = checker.isolation.isolation(of: function, fromInside: false)
    guard isolation != .none, !isInside(isolation, receiver) else { return }
    if function.isAsync { return }
    report(.call, isolation, subject(function), span)
  }

  /// A use of a property; that of a constant is free.
  func requireIsolation(of property: Property, _ receiver: TypedExpression, _ span: Span) {
    guard mayBeForeign(property.source), !property.isLet,
      !(property.getter?.isAsync ?? false)
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

  /// The name of a property, with which an expression that leads to it ends.
  private func namePlace(_ property: Property, in span: Span) -> Span {
    let (end, length) = (Int(span.end), property.name.utf8.count)
    return end - length < Int(span.start) ? span : Span(end - length, end)
  }

  /// A use of a subscript.
  func requireIsolation(of element: Subscript, _ receiver: TypedExpression, _ span: Span) {
    guard mayBeForeign(element.source), element.owner?.kind == .actor,
      !isInside(.instance, receiver)
    else { return }
    let (start, end) = (Int(receiver.span.end), Int(span.end))
    report(
      body.hints.changedPlace == span ? .write : .read, .instance, .subscript(title(of: element)),
      start < end ? Span(start, end) : span)
  }

  /// Changes from outside reach into what an actor has through values alone: an object that it
  /// refers to is another matter.
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

  /// Whoever makes an instance is alone with it, `nonisolated` or not.
  private func isBeingInitialized(_ property: Property, _ base: TypedExpression) -> Bool {
    guard isSelf(base), let function = body.context.function else { return false }
    return function.kind == .initializer && function.owner === property.owner
  }

  /// Tells of a change where it had been taken for a reading.
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

  /// A subscript as errors name it.
  func title(of element: Subscript) -> String {
    "subscript(\(element.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  private func mayBeForeign(_ source: Source) -> Bool {
    !body.declarations.isPrelude && !source.isLibrary && !checker.ignoresAccess
  }

  /// Whether the code being checked belongs to the actor.
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

  /// The parameter of the function or closure around whose actor it runs on.
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

  /// What `#isolation` stands for: the actor that the code around runs on.
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

  /// The actor that the code being checked belongs to: closures belong to that of the code around,
  /// unless they are passed to run elsewhere.
  private var currentIsolation: Isolation {
    var current: BodyContext? = body.context
    while let body = current {
      if let own = body.closure.isolation { return own }
      if let function = body.function {
        // Whoever makes or ends an instance is alone with it.
        if function.owner?.kind == .actor, function.kind == .deinitializer { return .instance }
        return checker.isolation.isolation(of: function, fromInside: true)
      }
      current = body.parent
    }
    return .none
  }

  /// Where the body being checked runs: code that waits goes back to its own actor each time, other
  /// code runs where it is called from.
  func executor(isAsync: Bool) -> Executor {
    if let function = body.context.function {
      let isConcurrent = function.attributes.contains { $0.baseName == "concurrent" }
      if isConcurrent { return .other }
      if let parameter = function.parameters.first(where: \.isIsolated) {
        return parameter.type.nominal?.kind == .actor ? .other : .caller
      }
      // Whoever makes an actor is alone with it.
      if function.kind == .initializer, function.owner?.kind == .actor { return .caller }
      if function.isNonsending { return .caller }
      return executor(of: currentIsolation, hops: isAsync && !body.declarations.isPrelude)
    }
    if !isAsync, body.context.closure.isolation == nil { return .caller }
    if !checker.input.waitsAtTopLevel, isPlainTopLevel { return .other }
    return executor(of: currentIsolation, hops: isAsync && !body.declarations.isPrelude)
  }

  /// Whether closures belong to nobody but the top level of a program: one that never waits is on the
  /// main thread without belonging to its actor.
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
    case .global, .instance: .other
    case .none: hops ? .other : .caller
    }
  }

  private func report(
    _ kind: IsolatedUse.Kind, _ isolation: Isolation, _ subject: IsolatedUse.Subject, _ span: Span
  ) {
    let isTopLevel = body.selection.enclosingFunction?.kind == .topLevel
    let waits =
      isTopLevel && body.context.parent == nil
      ? checker.input.waitsAtTopLevel : body.effectChecker.supportsConcurrency
    if kind != .write, waits, body.effects.isAwaited {
      body.standIns.noteEffect(isThrowing: false)
      body.context.found.waits = true
      return
    }
    let isWarning = isTopLevel && waits && body.context.parent == nil
    let use = IsolatedUse(
      subject: subject, kind: kind, isolation: isolation,
      // Top-level code that cannot wait is taken for code of no actor.
      context: isTopLevel && !waits ? .none : currentIsolation, mayWait: waits,
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
    case .method: .method(name, isStatic: function.isStatic)
    default: .globalFunction(name)
    }
  }
}
