import SourceText
import Syntax

/// Postfix expressions: members, calls, subscripts, `?` and `!`.
extension Expression {
  /// Where swiftc reports errors about the expression: at a member's name, the type before `.self`,
  /// an operator, otherwise its start.
  var location: Span {
    switch kind {
    case .member(let base, let name) where name.isSelf: base.span
    case .member(_, let name), .implicitMember(let name): name.span
    case .call(let call): call.callee.location
    case .infix(_, _, let operatorSpan, _): operatorSpan
    default: span
    }
  }

  /// The operator of the expression, if any: infix, cast or conditional.
  var operatorPlace: Span? {
    if case .infix(_, _, let place, _) = kind { place } else { operatorSpan }
  }

  /// The last token, where swiftc reports a base that must be unwrapped.
  var lastToken: Span {
    switch kind {
    case .member, .implicitMember, .identifier: location
    default: Span(Int(span.end) - 1, Int(span.end))
    }
  }

  /// Where swiftc reports an error in the expression itself: at the brackets of a subscript, at `!`
  /// and `?`, otherwise at `location`.
  var errorPlace: Span {
    switch kind {
    case .subscriptCall(let call): Span(Int(call.callee.span.end), Int(span.end))
    case .forceUnwrap(let inner), .optionalChain(let inner):
      Span(Int(inner.span.end), Int(span.end))
    default: operatorSpan ?? location
    }
  }
}

/// Checks postfix expressions link by link, such as `a?.b.c!`, and wraps the result of optional
/// chains.
struct ChainChecker: BodyPart {
  let body: BodyChecker

  /// Checks a whole postfix chain; a `?` inside makes its value optional.
  func chain(_ expression: Expression, expecting expected: Type?) -> TypedExpression {
    let outer = body.chainPlace.isOptional
    body.chainPlace.isOptional = false
    defer { body.chainPlace.isOptional = outer }
    let outerBase = body.chainPlace.base
    body.chainPlace.base = expression.startsImplicitly ? expected : nil
    defer { body.chainPlace.base = outerBase }
    let value = chainLink(expression, expecting: expected)
    return body.chainPlace.isOptional ? closeChain(value) : value
  }

  /// Wraps the value of a chain that contains `?` in an optional.
  func closeChain(_ value: TypedExpression) -> TypedExpression {
    let type = unifier.simplify(value.type)
    if type.isUnknown { return value }
    let inner =
      type.isOptional
      ? value
      : TypedExpression(.wrapOptional(value), type: checker.optional(type), span: value.span)
    return TypedExpression(.optionalChain(inner), type: inner.type, span: value.span)
  }

  /// Checks one link of a chain, including its base; a `?` belongs to the enclosing chain.
  func chainLink(_ expression: Expression, expecting expected: Type?) -> TypedExpression {
    let span = expression.location
    let outer = body.chainPlace.link
    body.chainPlace.link = (span, expression.span)
    defer { body.chainPlace.link = outer }
    switch expression.kind {
    case .member(let base, let name):
      if let closure = initializerClosure(base, name, span, expected) { return closure }
      let value = body.functionReferences.materialize(
        body.members.memberReference(
          base, name, span, forCall: expected.map(body.selection.isFunction) ?? false),
        name.argumentLabels, span, expected)
      return expected.flatMap { body.members.dynamicMember(name.name, value, giving: $0, span) }
        ?? value
    case .implicitMember(let name):
      return body.functionReferences.materialize(
        body.implicitMembers.implicitReference(name, expected, span), name.argumentLabels, span,
        expected)
    case .call(let call):
      // The outer one of several calls of one another is checked first.
      if body.chainPlace.callSpans[span] == nil {
        body.chainPlace.callSpans[span] = expression.span
      }
      let root = body.hints.chainRoot.flatMap { $0.span == expression.span ? $0.type : nil }
      return body.calls.call(call, span, expected ?? root)
    case .subscriptCall(let call): return body.subscripts.subscriptCall(call, span, expected)
    case .forceUnwrap(let inner):
      let value = chainLink(inner, expecting: expected.map { checker.optional($0) })
      return forceUnwrap(value, span, at: expression.errorPlace)
    case .optionalChain(let inner):
      let value = chainLink(inner, expecting: nil)
      let type = unifier.simplify(value.type)
      if type.isUnknown { return value }
      guard let wrapped = checker.holeSolver.wrapped(type) else {
        error(
          ConversionError.notOptional(checker.displayed(type), .chain),
          at: expression.errorPlace)
        return body.unknown(span)
      }
      body.chainPlace.isOptional = true
      return TypedExpression(.bindOptional(value), type: wrapped, span: span)
    case .postfixOperator: return body.operatorChecker.solve(expression, expecting: expected)
    case .parenthesized(let inner):
      // Parentheses end a chain.
      return body.check(inner, expecting: expected)
    case .type(let reference):
      if let value = unwrappedValue(reference) { return chainLink(value, expecting: expected) }
      return body.check(expression, expecting: expected)
    default: return body.check(expression, expecting: expected)
    }
  }

  /// The base `Node?` in `Node?.next` as an optional chain, if a variable has that name: the parser
  /// reads a capitalized name as a type.
  func unwrappedValue(_ reference: TypeReference) -> Expression? {
    guard case .optional(let inner) = reference.kind, let base = namedValue(inner) else {
      return nil
    }
    return Expression(.optionalChain(base), span: reference.span)
  }

  private func namedValue(_ reference: TypeReference) -> Expression? {
    switch reference.kind {
    case .named(nil, let name, let arguments):
      guard arguments.isEmpty, isVariable(named: name) else { return nil }
      return Expression(
        .identifier(Identifier(name: name, span: reference.span)), span: reference.span)
    case .named(let base?, let name, let arguments):
      guard arguments.isEmpty else { return nil }
      let place = Span(
        Int(reference.span.end) - name.utf8.count, Int(reference.span.end))
      func member(of base: Expression) -> Expression {
        Expression(.member(base: base, Identifier(name: name, span: place)), span: reference.span)
      }
      if let value = namedValue(base) { return member(of: value) }
      guard case .named(nil, let outer, _) = base.kind else { return nil }
      let expression = Expression(
        .identifier(Identifier(name: outer, span: base.span)), span: base.span)
      guard let type = body.collections.typeNamed(by: expression), hasProperty(name, type) else {
        return nil
      }
      return member(of: expression)
    case .optional: return unwrappedValue(reference)
    default: return nil
    }
  }

  /// Whether a name refers to a variable here rather than to a type.
  private func isVariable(named name: String) -> Bool {
    if case .symbol(let symbol, _)? = body.lookUpLocal(name) {
      switch symbol {
      case .type, .typeAlias: return false
      case .variable, .function, .wrapped, .computed: return true
      }
    }
    if body.declarations.genericParameters.contains(where: { $0.name == name }) { return false }
    if let selfType = body.declarations.selfType, hasProperty(name, selfType) { return true }
    switch checker.globalLookup.lookUpGlobal(name, from: body.source).first {
    case .variable?, .computed?, .wrapped?: return true
    case .type?, .typeAlias?, .function?, nil: return false
    }
  }

  private func hasProperty(_ name: String, _ type: Type) -> Bool {
    memberLookup.lookUpMembers(name, in: type).contains { candidate in
      if case .property = candidate.member { true } else { false }
    }
  }

  /// `{ Array($0) }` for `Array.init`, where only the call determines the element type.
  private func initializerClosure(
    _ base: Expression, _ name: Identifier, _ span: Span, _ expected: Type?
  ) -> TypedExpression? {
    guard name.name == "init", name.argumentLabels == nil, let expected,
      case .function(let wanted) = unifier.simplify(expected), wanted.parameters.count == 1,
      !unifier.normalize(wanted.parameters[0].type).hasVariables,
      let type = body.collections.typeNamed(by: base), type.hasVariables
    else { return nil }
    let operand = Expression(.identifier(Identifier(name: "$0", span: span)), span: span)
    let call = Expression(
      .call(
        Call(
          callee: base, arguments: [Argument(label: nil, value: operand)], argumentsSpan: span)),
      span: span)
    let block = CodeBlock(statements: [Statement(.expression(call), span: span)], span: span)
    let made = Closure(
      attributes: [], captures: [], parameters: nil, effects: Effects(), result: nil, body: block,
      span: span, highestShorthand: 0)
    let start = body.checkpoint()
    let (value, problems) = body.attempt { body.closures.closure(made, expected) }
    if problems.isEmpty { return value }
    body.rollBack(to: start)
    return nil
  }

  /// The unwrapped value of a declaration of type `T!`; nil for other expressions.
  func implicitlyUnwrapped(_ value: TypedExpression) -> TypedExpression? {
    guard let wrapped = unifier.simplify(value.type).wrapped else { return nil }
    let isImplicit: Bool =
      switch value.kind {
      case .local(let variable): variable.isImplicitlyUnwrapped
      case .global(let variable): variable.isImplicitlyUnwrapped
      case .property(_, let property, _): property.modifiers.isImplicitlyUnwrapped
      case .call(let function, _, _, _, _): function.modifiers.isImplicitlyUnwrapped
      default: false
      }
    return isImplicit
      ? TypedExpression(.forceUnwrap(value, isImplicit: true), type: wrapped, span: value.span)
      : nil
  }

  private func forceUnwrap(
    _ value: TypedExpression, _ span: Span, at mark: Span
  ) -> TypedExpression {
    let type = unifier.simplify(value.type)
    if type.isUnknown { return value }
    guard let wrapped = checker.holeSolver.wrapped(type) else {
      error(
        ConversionError.notOptional(checker.displayed(type), .force),
        at: mark)
      return body.unknown(span)
    }
    return TypedExpression(.forceUnwrap(value, isImplicit: false), type: wrapped, span: span)
  }
}
