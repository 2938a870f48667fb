import SourceText
import Syntax

extension BodyChecker {
  /// Checks a complete expression and converts it to the expected type.
  func check(_ expression: Expression, to type: Type, _ purpose: ConversionPurpose)
    -> TypedExpression
  {
    if case .sequence(let elements) = expression.kind {
      return check(fold(elements, expression.span), to: type, purpose)
    }
    if purpose == .initialization || purpose == .return, expression.isConditional {
      let outer = expressionDepth
      expressionDepth += 1
      defer { expressionDepth = outer }
      return conversions.convert(
        operatorChecker.solve(expression, expecting: type, for: purpose), to: type, purpose,
        at: expression.operatorPlace)
    }
    let typed = check(expression, expecting: type)
    return conversions.convert(typed, to: type, purpose, at: expression.operatorPlace)
  }

  /// Checks an expression. `expected` is a hint for inference; the result may have another type.
  func check(_ expression: Expression, expecting expected: Type? = nil) -> TypedExpression {
    if declarations.isPrelude { return checkIgnoringBudget(expression, expecting: expected) }
    let reported = checker.diagnostics.count
    guard checker.budget.enter() else { return unknown(expression.span) }
    let typed = checkIgnoringBudget(expression, expecting: expected)
    guard checker.budget.leave() else { return typed }
    // Other diagnostics are dropped, since the check was cut off.
    checker.diagnostics.removeSubrange(min(reported, checker.diagnostics.count)...)
    error(
      StatementError.tooComplex, at: expression.span)
    return unknown(expression.span)
  }

  /// Checks an expression without regard to the budget.
  private func checkIgnoringBudget(
    _ expression: Expression, expecting expected: Type?
  ) -> TypedExpression {
    // One case per kind of expression, each with a line or two that names its part.
    let span = expression.span
    let outer = expressionDepth
    if !expression.isTransparent { expressionDepth += 1 }
    defer { expressionDepth = outer }
    switch expression.kind {
    case .integerLiteral(let text): return literals.integer(text, span, expected)
    case .floatLiteral(let text):
      let digits = text.filter { $0 != "_" }
      return TypedExpression(
        .double(Double(digits) ?? .infinity), type: literals.literal(.float, expected), span: span)
    case .stringLiteral(let literal): return literals.string(literal, span, expected)
    case .regexLiteral(let text): return calls.regex(text, span)
    case .booleanLiteral(let value):
      return TypedExpression(
        .boolean(value), type: literals.literal(.boolean, expected), span: span)
    case .nilLiteral: return literals.nilLiteral(span, expected)
    case .magicLiteral(let name): return literals.magic(name, span, expected)
    case .macroExpansion(let expansion): return macros.macro(expansion, span, expected)
    case .identifier(let name): return names.identifier(name, span, expected)
    case .discard:
      error(StatementError.misplacedDiscard, at: span)
      return unknown(span)
    case .implicitMember, .member, .call, .subscriptCall, .forceUnwrap, .optionalChain,
      .postfixOperator:
      return chains.chain(expression, expecting: expected)
    case .sequence(let elements):
      return check(fold(elements, span), expecting: expected)
    case .infix(let lhs, let name, let operatorSpan, let rhs)
    where checker.isAssignmentOperator(name):
      hints.wantedMember = nil
      return operatorChecker.assignmentOperator(lhs, name, operatorSpan, rhs, span)
    case .infix, .prefixOperator, .ternary:
      return operatorChecker.solve(expression, expecting: expected)
    case .assignment(let target, let value):
      return assignments.assignment(target, value, span, at: expression.operatorSpan)
    case .cast(let value, let kind, let reference):
      return casts.cast(value, kind, reference, span, at: expression.operatorSpan, expected)
    case .addressOf:
      error(CallError.extraneousAddress, at: span)
      return unknown(span)
    case .parenthesized(let inner):
      if packs.isExpansion(inner) {
        return collections.tuple([Argument(label: nil, value: inner)], span, expected)
      }
      return check(inner, expecting: expected)
    case .tuple(let elements): return collections.tuple(elements, span, expected)
    case .array(let elements): return collections.array(elements, span, expected)
    case .dictionary(let pairs): return collections.dictionary(pairs, span, expected)
    case .closure(let closure): return self.closures.closure(closure, expected)
    case .keyPath(let literal): return keyPaths.keyPath(literal, span, expected)
    case .try(let kind, let inner): return attemptExpression(kind, inner, span, expected)
    case .await(let inner):
      let outer = effects
      effects.awaiting = Span(Int(span.start), Int(span.start) + 5)
      defer { effects = outer }
      let value = check(inner, expecting: expected)
      return TypedExpression(.await(value), type: value.type, span: span)
    case .ownership("repeat", _):
      packs.reportMisplacedExpansion(span)
      return unknown(span)
    case .ownership("each", let pack): return packs.packElement(pack, span)
    case .ownership("consume", let inner): return ownership.consume(inner, span, expected)
    case .ownership(_, let inner): return check(inner, expecting: expected)
    case .ifExpression(let statement):
      branchValues.requireOutermost("if", span)
      return branchValues.valueStatement(Statement(.if(statement), span: span), span, expected)
    case .switchExpression(let statement):
      branchValues.requireOutermost("switch", span)
      return branchValues.valueStatement(
        Statement(.switch(statement), span: span), span, expected)
    case .type(let reference):
      if let value = chains.unwrappedValue(reference) {
        return chains.chain(value, expecting: expected)
      }
      let type = resolveType(reference)
      return TypedExpression(.metatype(type), type: .metatype(type), span: span)
    case .placeholder:
      return TypedExpression(
        .trap("code was left out here ('...')"), type: expected ?? checker.known("Never"),
        span: span)
    case .missing: return unknown(span)
    }
  }

  /// Resolves a type written in an expression, where generic arguments may be omitted.
  func resolveType(_ reference: TypeReference) -> Type {
    withOpenGenerics { checker.typeResolver.resolve(reference, in: declarations) }
  }

  /// Resolves a generic argument written in an expression; it may be a `repeat` expansion.
  func resolveListedType(_ reference: TypeReference) -> Type {
    withOpenGenerics { checker.typeResolver.resolveListed(reference, in: declarations) }
  }

  func withOpenGenerics<Result>(_ work: () -> Result) -> Result {
    let outer = checker.reading.openGenerics
    checker.reading.openGenerics = true
    defer { checker.reading.openGenerics = outer }
    return work()
  }

  private func attemptExpression(
    _ kind: Expression.TryKind, _ inner: Expression, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    let outer = effects
    effects.coveringTry = Span(Int(span.start), Int(span.start) + 3)
    defer { effects = outer }
    switch kind {
    case .plain:
      return check(inner, expecting: expected)
    case .optional:
      let value = effectChecker.keepingErrors {
        literals.applyDefaults(check(inner, expecting: expected?.shallow.wrapped ?? expected))
      }
      // `try?` of an optional does not wrap it again.
      let type = unifier.simplify(value.type)
      let wrapped =
        type.isOptional
        ? value : TypedExpression(.wrapOptional(value), type: checker.optional(type), span: span)
      return TypedExpression(.tryOptional(wrapped), type: wrapped.type, span: span)
    case .forced:
      let value = effectChecker.keepingErrors { check(inner, expecting: expected) }
      return TypedExpression(.tryForced(value), type: value.type, span: span)
    }
  }

  func fold(_ elements: [SequenceElement], _ span: Span) -> Expression {
    let (folded, problems) = checker.operators.fold(elements, in: source)
    for problem in problems { checker.report(problem) }
    return folded
  }
}
