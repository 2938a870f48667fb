import SourceText
import Syntax

/// `async let`: a child task, read through a local name.
extension LocalDeclarations {
  /// `async let x = f()`: starts the child task; each use of the name awaits it, and the end of the
  /// scope cancels and awaits it if nothing has.
  func asyncLocal(
    _ binding: VariableDeclaration.Binding, _ span: Span
  ) -> [TypedStatement]? {
    guard let name = asyncName(binding), let value = child(of: binding, span) else { return nil }
    let backing = body.makeLocal(
      "$async \(name)", value.type, isLet: true, span: binding.pattern.span)
    body.scope.symbols[backing.name] = .variable(backing)
    let outer = body.effects
    defer { body.effects = outer }
    (body.effects.awaiting, body.effects.isAsyncLet) = (Span.none, true)
    let ending = body.check(
      Expression(
        .call(
          Call(
            callee: Expression(
              .member(
                base: Expression(
                  .identifier(Identifier(name: backing.name, span: span)), span: span),
                Identifier(name: "end", span: span)), span: span), arguments: [],
            argumentsSpan: span)), span: span))
    if name != "_" { body.scope.symbols[name] = .wrapped(backing, property: valueName(of: value)) }
    return [
      TypedStatement(.variable(.bind(backing), value: value), span: span),
      TypedStatement(.defer([TypedStatement(.expression(ending), span: span)]), span: span),
    ]
  }

  /// `async let` for a global variable of the session; the child is not cancelled by the end of a
  /// scope.
  func asyncGlobal(
    _ binding: VariableDeclaration.Binding, _ span: Span
  ) -> [TypedStatement]? {
    guard let name = asyncName(binding), let value = child(of: binding, span) else { return nil }
    let backing = body.globals.makeGlobal(
      "$async \(name)", value.type, true, .strong, binding.pattern.span)
    if name != "_" {
      checker.world.declare(
        name, .wrapped(backing, property: valueName(of: value)), in: body.source)
    }
    return [TypedStatement(.initializeGlobal(backing, body.finisher.finished(value)), span: span)]
  }

  /// The span of `let` in `async let`.
  func asyncLetPlace(_ declaration: Span) -> Span {
    let word = "async"
    let source = body.source
    let start = Int(declaration.start)
    guard source.text(in: Span(start, start + word.utf8.count)) == word else { return declaration }
    let rest = source.bytes[(start + word.utf8.count)..<Int(declaration.end)]
    let keyword = rest.firstIndex { $0 > UInt8(ascii: " ") } ?? start
    return Span(keyword, Int(declaration.end))
  }

  /// The single name that is bound; nil for a pattern of several.
  private func asyncName(_ binding: VariableDeclaration.Binding) -> String? {
    switch binding.pattern.kind {
    case .binding(let bound): bound
    case .wildcard: "_"
    default: nil
    }
  }

  private func valueName(of child: TypedExpression) -> String {
    childThrows(child) ? "throwingValue" : "value"
  }

  /// The child task that computes an initial value.
  private func child(
    of binding: VariableDeclaration.Binding, _ span: Span
  ) -> TypedExpression? {
    guard let initializer = binding.initializer else { return nil }
    let outer = body.effects
    defer { body.effects = outer }
    (body.effects.awaiting, body.effects.coveringTry) = (Span.none, Span.none)
    body.effectChecker.recordSuspension(asyncLetPlace(span), .asyncLet)
    body.effects.isAsyncLet = true
    let child = checker.wellKnown("_AsyncLet")
    typeDeclarations.complete(child)
    // The child's effects are marked with `try` and `await` where its value is used.
    let marked = Expression(
      .try(.plain, Expression(.await(initializer), span: initializer.span)),
      span: initializer.span)
    let closure = Closure(
      attributes: [], captures: [], parameters: [], effects: Effects(isAsync: true),
      result: binding.type,
      body: CodeBlock(
        statements: [Statement(.expression(marked), span: initializer.span)],
        span: initializer.span), span: initializer.span)
    let type = Type.nominal(child, [checker.makeVariable()])
    let value = body.calls.construct(
      type,
      Call(
        callee: Expression(.missing, span: span),
        arguments: [
          Argument(label: nil, value: Expression(.closure(closure), span: initializer.span))
        ], argumentsSpan: initializer.span),
      initializer.span, expected: type)
    body.bindDefaults()
    return TypedExpression(value.kind, type: unifier.normalize(type), span: value.span)
  }

  /// Whether the child's closure throws.
  private func childThrows(_ value: TypedExpression) -> Bool {
    guard case .call(_, _, let arguments, _, _) = value.kind, var closure = arguments.first else {
      return false
    }
    while case .convert(let inner) = closure.kind { closure = inner }
    guard case .closure(let made) = closure.kind else { return false }
    return made.function.effects.isThrowing
  }
}
