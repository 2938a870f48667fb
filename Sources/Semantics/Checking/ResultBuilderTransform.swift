import SourceText
import Syntax

/// The result builder transform: statements become calls of `buildExpression`, `buildEither`,
/// `buildBlock`, …
struct ResultBuilderTransform: BodyPart {
  let body: BodyChecker
  let builder: Type

  /// Transforms a body; the result ends with `return`.
  func buildBody(_ block: CodeBlock) -> [TypedStatement] {
    body.inScope {
      let (statements, parts) = collect(block.statements)
      var result = combine(parts, block.span)
      if has("buildFinalResult") {
        result = callBuilder(
          "buildFinalResult", [(nil, result)], block.span, expecting: body.context.resultType)
      }
      let type = unifier.simplify(body.context.resultType)
      let converted: TypedExpression
      if case .variable(let variable) = type, variable.literal == nil {
        _ = unifier.unify(type, result.type)
        converted = result
      } else {
        converted = body.functions.returnValue(result, result.span)
      }
      body.finishStatement()
      return (statements + [TypedStatement(.return(converted), span: block.span)]).map(
        body.finisher.finished)
    }
  }

  func has(_ name: String) -> Bool {
    !memberLookup.lookUpMembers(name, in: builder).isEmpty
  }

  /// The statements that compute the partial results, and the variables that hold them.
  func collect(
    _ list: [Statement]
  ) -> ([TypedStatement], [TypedExpression]) {
    var statements: [TypedStatement] = []
    var parts: [TypedExpression] = []
    if refusesDeclarations(list) { return ([], [body.unknown(list[0].span)]) }
    for statement in list {
      collect(statement, &statements, &parts)
      body.finishStatement()
    }
    return (statements, parts)
  }

  /// Reports declarations of functions and types, which builders do not accept; returns whether
  /// there were any.
  private func refusesDeclarations(_ list: [Statement]) -> Bool {
    var isRefused = false
    for statement in list {
      guard case .declaration(let declaration) = statement.kind, !declaration.isForBuilders else {
        continue
      }
      isRefused = true
      error(
        BuilderError.declaration(builder.displayed),
        at: declaration.nameSpan ?? statement.span)
    }
    return isRefused
  }

  private func collect(
    _ statement: Statement, _ statements: inout [TypedStatement],
    _ parts: inout [TypedExpression]
  ) {
    let span = statement.span
    switch statement.kind {
    case .expression(let expression):
      let value = buildExpression(expression)
      hold(value, &statements, &parts)
    case .if(let conditional):
      let value = buildIf(conditional, span, &statements)
      hold(value, &statements, &parts)
    case .switch(let choice):
      hold(buildSwitch(choice, span, &statements), &statements, &parts)
    case .for(let loop):
      hold(buildFor(loop, span, &statements), &statements, &parts)
    case .do(let statement) where statement.catches.isEmpty:
      let (inner, values) = body.inScope { collect(statement.body.statements) }
      statements += inner
      hold(combine(values, span), &statements, &parts)
    case .conditionalCompilation(let clauses):
      for inner in checker.chosen(clauses) { collect(inner, &statements, &parts) }
    case .placeholder:
      return
    case .while, .repeatWhile, .guard, .do, .defer, .break, .continue, .fallthrough:
      refuseControlFlow(span)
    default:
      statements += body.statementChecker.statement(statement)
    }
  }

  func refuseControlFlow(_ span: Span) {
    error(
      BuilderError.controlFlow(builder.displayed),
      at: span)
  }

  private func hold(
    _ value: TypedExpression, _ statements: inout [TypedStatement], _ parts: inout [TypedExpression]
  ) {
    let variable = LocalVariable(name: "$part", type: value.type, isLet: true, span: value.span)
    statements.append(TypedStatement(.variable(.bind(variable), value: value), span: value.span))
    parts.append(body.local(variable, value.span))
  }

  func callables(_ name: String, _ span: Span) -> [Callable] {
    let receiver = TypedExpression(.metatype(builder), type: .metatype(builder), span: span)
    return memberLookup.lookUpMembers(name, in: builder).compactMap { candidate in
      guard case .function(let function) = candidate.member, function.modifiers.isStatic else {
        return nil
      }
      return Callable(
        kind: .function(function), map: candidate.map, receiver: receiver,
        distance: candidate.distance)
    }
  }

  /// Calls a builder method with values that are already checked.
  func callBuilder(
    _ name: String, _ values: [(String?, TypedExpression)], _ span: Span,
    expecting expected: Type? = nil
  ) -> TypedExpression {
    let methods = callables(name, span)
    if methods.isEmpty {
      error(
        BuilderError.noBuildBlock(builder.displayed),
        at: span)
      return body.unknown(span)
    }
    // Values are passed as named placeholders, so that overloads can be tried.
    return body.inScope {
      var arguments: [Argument] = []
      for (index, (label, value)) in values.enumerated() {
        let name: String
        if case .local(let variable) = value.kind {
          name = "$part\(index)"
          body.scope.symbols[name] = .variable(variable)
        } else {
          name = "$part\(index)"
          body.scope.symbols[name] = .variable(
            body.placeholders.makePlaceholder(for: value, at: span))
        }
        arguments.append(
          Argument(
            label: label,
            value: Expression(
              .identifier(Identifier(name: name, span: value.span)), span: value.span)))
      }
      let call = Call(callee: Expression(.missing, span: span), arguments: arguments)
      return body.overloads.resolveCall(methods, name, call, span, expected)
    }
  }

  func combine(
    _ parts: [TypedExpression], _ span: Span
  ) -> TypedExpression {
    if has("buildPartialBlock"), !has("buildBlock") || parts.count > 0,
      let first = parts.first
    {
      var result = callBuilder("buildPartialBlock", [("first", first)], span)
      for part in parts.dropFirst() {
        result = callBuilder(
          "buildPartialBlock", [("accumulated", result), ("next", part)], span)
      }
      return result
    }
    return callBuilder("buildBlock", parts.map { (nil, $0) }, span)
  }

  // Branches.

  private func buildIf(
    _ statement: IfStatement, _ span: Span, _ statements: inout [TypedStatement]
  ) -> TypedExpression {
    if let chain = chain(of: statement), chain.conditional.count > 1 {
      return buildChain(chain.conditional, chain.last, span, &statements)
    }
    var typed: [TypedCondition] = []
    let (then, thenValue): ([TypedStatement], TypedExpression) = body.inScope {
      typed = body.patterns.conditions(statement.conditions).map(body.finisher.finished)
      let (inner, parts) = collect(statement.body.statements)
      return (inner, combine(parts, statement.body.span))
    }
    guard let otherwise = statement.otherwise else {
      return buildOptional(typed, then, thenValue, span, &statements)
    }
    let (other, otherValue): ([TypedStatement], TypedExpression) = body.inScope {
      switch otherwise {
      case .block(let block):
        let (inner, parts) = collect(block.statements)
        return (inner, combine(parts, block.span))
      case .if(let inner, let at):
        var nested: [TypedStatement] = []
        let value = buildIf(inner, at, &nested)
        return (nested, value)
      }
    }
    let first = callBuilder("buildEither", [("first", thenValue)], span)
    let second = callBuilder("buildEither", [("second", otherValue)], span)
    if !unifier.unify(first.type, second.type) {
      error(BuilderError.branchTypes, at: span)
    }
    let holder = LocalVariable(name: "$either", type: first.type, isLet: false, span: span)
    holder.isMutated = true
    statements.append(TypedStatement(.variable(.bind(holder), value: nil), span: span))
    statements.append(
      TypedStatement(
        .if(
          checker.makeLabel(), typed, then: then + [store(first, in: holder, span)],
          otherwise: other + [store(second, in: holder, span)]), span: span))
    return body.local(holder, span)
  }

  /// `if` without `else`: `buildOptional`, or its older name `buildIf`.
  private func buildOptional(
    _ conditions: [TypedCondition], _ then: [TypedStatement], _ value: TypedExpression,
    _ span: Span, _ statements: inout [TypedStatement]
  ) -> TypedExpression {
    let name = has("buildOptional") ? "buildOptional" : "buildIf"
    guard has(name) else {
      refuseControlFlow(span)
      return body.unknown(span)
    }
    let holder = LocalVariable(
      name: "$optional", type: checker.optional(value.type), isLet: false, span: span)
    holder.isMutated = true
    let none = TypedExpression(.nilLiteral, type: holder.type, span: span)
    statements.append(TypedStatement(.variable(.bind(holder), value: none), span: span))
    let some = TypedExpression(.wrapOptional(value), type: holder.type, span: span)
    statements.append(
      TypedStatement(
        .if(
          checker.makeLabel(), conditions, then: then + [store(some, in: holder, span)],
          otherwise: []), span: span))
    return callBuilder(name, [(nil, body.local(holder, span))], span)
  }

  /// The branches of an exhaustive `if … else if … else`; nil without a final `else`.
  private func chain(of statement: IfStatement) -> (conditional: [IfStatement], last: CodeBlock)? {
    var list = [statement]
    while true {
      switch list[list.count - 1].otherwise {
      case .if(let next, _)?: list.append(next)
      case .block(let block)?: return (list, block)
      case nil: return nil
      }
    }
  }

  private func buildChain(
    _ list: [IfStatement], _ last: CodeBlock, _ span: Span,
    _ statements: inout [TypedStatement]
  ) -> TypedExpression {
    var tests: [[TypedCondition]] = []
    var bodies: [[TypedStatement]] = []
    var values: [TypedExpression] = []
    func add(_ block: CodeBlock) {
      let (inner, parts) = collect(block.statements)
      bodies.append(inner)
      values.append(combine(parts, block.span))
    }
    for statement in list {
      body.inScope {
        tests.append(body.patterns.conditions(statement.conditions).map(body.finisher.finished))
        add(statement.body)
      }
    }
    body.inScope { add(last) }
    let wrapped = eitherTree(values, span)
    let holder = LocalVariable(name: "$either", type: wrapped[0].type, isLet: false, span: span)
    holder.isMutated = true
    statements.append(TypedStatement(.variable(.bind(holder), value: nil), span: span))
    var made: [TypedStatement] = []
    for index in bodies.indices.reversed() {
      let body = bodies[index] + [store(wrapped[index], in: holder, span)]
      made =
        index == tests.count
        ? body
        : [
          TypedStatement(
            .if(checker.makeLabel(), tests[index], then: body, otherwise: made), span: span)
        ]
    }
    statements += made
    return body.local(holder, span)
  }

  /// Wraps the branches with `buildEither` as a binary tree, whose left subtree is complete, and
  /// returns the wrapped values.
  func eitherTree(
    _ values: [TypedExpression], _ span: Span
  ) -> [TypedExpression] {
    if values.count == 1 { return values }
    var size = 1
    while size * 2 < values.count { size *= 2 }
    let left = eitherTree(Array(values.prefix(size)), span).map {
      callBuilder("buildEither", [("first", $0)], span)
    }
    let right = eitherTree(Array(values.dropFirst(size)), span).map {
      callBuilder("buildEither", [("second", $0)], span)
    }
    let all = left + right
    for other in all.dropFirst() where !unifier.unify(all[0].type, other.type) {
      error(BuilderError.branchTypes, at: span)
    }
    return all
  }

  func store(
    _ value: TypedExpression, in holder: LocalVariable, _ span: Span
  ) -> TypedStatement {
    TypedStatement(
      .expression(
        TypedExpression(
          .assign(body.local(holder, span), value, sign: nil), type: .void, span: span)),
      span: span)
  }
}

extension Declaration {
  /// Whether result builders accept the declaration.
  fileprivate var isForBuilders: Bool {
    switch kind {
    case .variable, .macroExpansion, .conditionalCompilation, .placeholder: true
    default: false
    }
  }

  fileprivate var nameSpan: Span? {
    switch kind {
    case .function(let function): function.nameSpan
    case .type(let type): type.nameSpan
    case .typeAlias(let alias): alias.nameSpan
    default: nil
    }
  }
}
