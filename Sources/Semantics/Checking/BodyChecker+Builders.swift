import SourceText
import Syntax

/// Result builders: statements become calls of `buildExpression`, `buildEither`, `buildBlock`, …
extension BodyChecker {
  /// A body whose statements a builder collects; ends in `return`.
  func buildBody(_ block: CodeBlock, _ builder: Type) -> [TypedStatement] {
    inScope {
      let (statements, parts) = collect(block.statements, builder)
      var result = combine(parts, builder, block.span)
      if has("buildFinalResult", builder) {
        result = callBuilder(
          "buildFinalResult", builder, [(nil, result)], block.span, expecting: context.resultType)
      }
      let type = checker.simplify(context.resultType)
      let converted: TypedExpression
      if case .variable(let variable) = type, variable.literal == nil {
        _ = checker.unify(type, result.type)
        converted = result
      } else {
        converted = returnValue(result, result.span)
      }
      finishStatement()
      return (statements + [TypedStatement(.return(converted), span: block.span)]).map(finished)
    }
  }

  func has(_ name: String, _ builder: Type) -> Bool {
    !checker.lookUpMembers(name, in: builder).isEmpty
  }

  /// The statements that compute the parts, and the variables that hold them.
  func collect(
    _ list: [Statement], _ builder: Type
  ) -> ([TypedStatement], [TypedExpression]) {
    var statements: [TypedStatement] = []
    var parts: [TypedExpression] = []
    if refusesDeclarations(list, builder) { return ([], [unknown(list[0].span)]) }
    for statement in list {
      collect(statement, builder, &statements, &parts)
      finishStatement()
    }
    return (statements, parts)
  }

  /// Whether functions or types are declared among the statements: nothing else is told then.
  private func refusesDeclarations(_ list: [Statement], _ builder: Type) -> Bool {
    var isRefused = false
    for statement in list {
      guard case .declaration(let declaration) = statement.kind, !declaration.isForBuilders else {
        continue
      }
      isRefused = true
      error(
        BuilderError.declaration(builder.stated),
        at: declaration.nameSpan ?? statement.span)
    }
    return isRefused
  }

  private func collect(
    _ statement: Statement, _ builder: Type, _ statements: inout [TypedStatement],
    _ parts: inout [TypedExpression]
  ) {
    let span = statement.span
    switch statement.kind {
    case .expression(let expression):
      let value = buildExpression(expression, builder)
      hold(value, &statements, &parts)
    case .if(let conditional):
      let value = buildIf(conditional, builder, span, &statements)
      hold(value, &statements, &parts)
    case .switch(let choice):
      hold(buildSwitch(choice, builder, span, &statements), &statements, &parts)
    case .for(let loop):
      hold(buildFor(loop, builder, span, &statements), &statements, &parts)
    case .do(let statement) where statement.catches.isEmpty:
      let (inner, values) = inScope { collect(statement.body.statements, builder) }
      statements += inner
      hold(combine(values, builder, span), &statements, &parts)
    case .conditionalCompilation(let clauses):
      for inner in checker.chosen(clauses) { collect(inner, builder, &statements, &parts) }
    case .placeholder:
      return
    case .while, .repeatWhile, .guard, .do, .defer, .break, .continue, .fallthrough:
      refuseControlFlow(builder, span)
    default:
      statements += self.statement(statement)
    }
  }

  func refuseControlFlow(_ builder: Type, _ span: Span) {
    error(
      BuilderError.controlFlow(builder.stated),
      at: span)
  }

  private func hold(
    _ value: TypedExpression, _ statements: inout [TypedStatement], _ parts: inout [TypedExpression]
  ) {
    let variable = LocalVariable(name: "$part", type: value.type, isLet: true, span: value.span)
    statements.append(TypedStatement(.variable(.bind(variable), value: value), span: value.span))
    parts.append(local(variable, value.span))
  }

  func callables(_ name: String, _ builder: Type, _ span: Span) -> [Callable] {
    let receiver = TypedExpression(.metatype(builder), type: .metatype(builder), span: span)
    return checker.lookUpMembers(name, in: builder).compactMap { candidate in
      guard case .function(let function) = candidate.member, function.isStatic else { return nil }
      return Callable(
        kind: .function(function), map: candidate.map, receiver: receiver,
        distance: candidate.distance)
    }
  }

  /// Calls a method of the builder with parts that are checked already.
  func callBuilder(
    _ name: String, _ builder: Type, _ values: [(String?, TypedExpression)], _ span: Span,
    expecting expected: Type? = nil
  ) -> TypedExpression {
    let methods = callables(name, builder, span)
    if methods.isEmpty {
      error(
        BuilderError.noBuildBlock(builder.stated),
        at: span)
      return unknown(span)
    }
    // The parts are named, so that overloads can be tried on them.
    return inScope {
      var arguments: [Argument] = []
      for (index, (label, value)) in values.enumerated() {
        let name: String
        if case .local(let variable) = value.kind {
          name = "$part\(index)"
          scope.symbols[name] = .variable(variable)
        } else {
          name = "$part\(index)"
          scope.symbols[name] = .variable(placeholders.stand(for: value, at: span))
        }
        arguments.append(
          Argument(
            label: label,
            value: Expression(
              .identifier(Identifier(name: name, span: value.span)), span: value.span)))
      }
      let call = Call(callee: Expression(.missing, span: span), arguments: arguments)
      return resolveCall(methods, name, call, span, expected)
    }
  }

  func combine(
    _ parts: [TypedExpression], _ builder: Type, _ span: Span
  ) -> TypedExpression {
    if has("buildPartialBlock", builder), !has("buildBlock", builder) || parts.count > 0,
      let first = parts.first
    {
      var result = callBuilder("buildPartialBlock", builder, [("first", first)], span)
      for part in parts.dropFirst() {
        result = callBuilder(
          "buildPartialBlock", builder, [("accumulated", result), ("next", part)], span)
      }
      return result
    }
    return callBuilder("buildBlock", builder, parts.map { (nil, $0) }, span)
  }

  // Branches.

  private func buildIf(
    _ statement: IfStatement, _ builder: Type, _ span: Span, _ statements: inout [TypedStatement]
  ) -> TypedExpression {
    if let chain = chain(of: statement), chain.conditional.count > 1 {
      return buildChain(chain.conditional, chain.last, builder, span, &statements)
    }
    var typed: [TypedCondition] = []
    let (then, thenValue): ([TypedStatement], TypedExpression) = inScope {
      typed = patterns.conditions(statement.conditions).map(finished)
      let (inner, parts) = collect(statement.body.statements, builder)
      return (inner, combine(parts, builder, statement.body.span))
    }
    guard let otherwise = statement.otherwise else {
      let name = has("buildOptional", builder) ? "buildOptional" : "buildIf"
      guard has(name, builder) else {
        refuseControlFlow(builder, span)
        return unknown(span)
      }
      let holder = LocalVariable(
        name: "$optional", type: checker.optional(thenValue.type), isLet: false, span: span)
      holder.isMutated = true
      statements.append(
        TypedStatement(
          .variable(
            .bind(holder), value: TypedExpression(.nilLiteral, type: holder.type, span: span)),
          span: span))
      let store = TypedExpression(
        .assign(
          local(holder, span),
          TypedExpression(.wrapOptional(thenValue), type: holder.type, span: span)), type: .void,
        span: span)
      statements.append(
        TypedStatement(
          .if(
            checker.makeLabel(), typed,
            then: then + [TypedStatement(.expression(store), span: span)],
            otherwise: []), span: span))
      return callBuilder(name, builder, [(nil, local(holder, span))], span)
    }
    let (other, otherValue): ([TypedStatement], TypedExpression) = inScope {
      switch otherwise {
      case .block(let block):
        let (inner, parts) = collect(block.statements, builder)
        return (inner, combine(parts, builder, block.span))
      case .if(let inner, let at):
        var nested: [TypedStatement] = []
        let value = buildIf(inner, builder, at, &nested)
        return (nested, value)
      }
    }
    let first = callBuilder("buildEither", builder, [("first", thenValue)], span)
    let second = callBuilder("buildEither", builder, [("second", otherValue)], span)
    if !checker.unify(first.type, second.type) {
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
    return local(holder, span)
  }

  /// The branches of `if … else if … else`, where every way leads into one.
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
    _ list: [IfStatement], _ last: CodeBlock, _ builder: Type, _ span: Span,
    _ statements: inout [TypedStatement]
  ) -> TypedExpression {
    var tests: [[TypedCondition]] = []
    var bodies: [[TypedStatement]] = []
    var values: [TypedExpression] = []
    func add(_ block: CodeBlock) {
      let (inner, parts) = collect(block.statements, builder)
      bodies.append(inner)
      values.append(combine(parts, builder, block.span))
    }
    for statement in list {
      inScope {
        tests.append(patterns.conditions(statement.conditions).map(finished))
        add(statement.body)
      }
    }
    inScope { add(last) }
    let wrapped = eitherTree(values, builder, span)
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
    return local(holder, span)
  }

  /// A tree of either-or, its left side as full as can be, gives each branch a place of its own.
  func eitherTree(
    _ values: [TypedExpression], _ builder: Type, _ span: Span
  ) -> [TypedExpression] {
    if values.count == 1 { return values }
    var size = 1
    while size * 2 < values.count { size *= 2 }
    let left = eitherTree(Array(values.prefix(size)), builder, span).map {
      callBuilder("buildEither", builder, [("first", $0)], span)
    }
    let right = eitherTree(Array(values.dropFirst(size)), builder, span).map {
      callBuilder("buildEither", builder, [("second", $0)], span)
    }
    let all = left + right
    for other in all.dropFirst() where !checker.unify(all[0].type, other.type) {
      error(BuilderError.branchTypes, at: span)
    }
    return all
  }

  func store(
    _ value: TypedExpression, in holder: LocalVariable, _ span: Span
  ) -> TypedStatement {
    TypedStatement(
      .expression(
        TypedExpression(.assign(local(holder, span), value), type: .void, span: span)), span: span)
  }
}

extension Declaration {
  /// Whether a result builder takes it among what it collects.
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
