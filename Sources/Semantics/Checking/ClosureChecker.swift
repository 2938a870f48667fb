import SourceText
import Syntax

/// The result type shared by the branches of an `if`, `switch` or `do` expression.
struct ResultTarget {
  var type: Type
  /// Whether the branches determine the type.
  var isOpen: Bool
  /// The value of the branch that determined the type.
  var firstSpan: Span?
  /// The common type of the branches so far, if they do not have the type of the first.
  var joined: Type?
}

/// Checks closures: parameters, captures, bodies and result types.
struct ClosureChecker: BodyPart {
  let body: BodyChecker

  /// Checks a closure against the expected function type, as far as that is known.
  func closure(_ closure: Closure, _ expected: Type?) -> TypedExpression {
    var wanted: FunctionType?
    if let expected {
      var type = unifier.simplify(expected)
      while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
      if case .function(let function) = type { wanted = function }
    }
    let outer = body.passing.builder
    defer { body.passing.builder = outer }
    let passing = takePassing()
    guard let key = body.memoized.memoKey(of: closure, wanted, passing) else {
      return checkClosure(closure, wanted, passing)
    }
    let made = body.memoized.value(for: key) {
      // The closure keeps its own result type until it is converted to the expected one.
      var own = wanted
      if key.hasOpenResult { own?.result = openResult(asking: key.constraints) }
      return checkClosure(closure, own, passing)
    }
    if let wanted, key.hasOpenResult, case .function(let type) = made.type {
      _ = unifier.unify(wanted.result, type.result)
    }
    return made
  }

  private func openResult(asking constraints: [Type]) -> Type {
    let result = checker.makeVariable()
    if case .variable(let variable) = result { variable.constraints = constraints }
    return result
  }

  /// Takes how the closure being checked is passed, and resets it for the closures inside.
  private func takePassing() -> ClosurePassing {
    var taken = body.passing
    taken.builder = taken.builder.map { unifier.normalize($0).resolved }
    body.passing = ClosurePassing()
    return taken
  }

  private func checkClosure(
    _ closure: Closure, _ wanted: FunctionType?, _ passing: ClosurePassing
  ) -> TypedExpression {
    let inner = closureContext(closure, wanted, passing)
    guard let parameters = parameters(of: closure, wanted) else {
      return body.unknown(closure.span)
    }
    inner.closure.isolatedParameter = parameters.first(where: \.isIsolated)?.name
    // Capture-list values are evaluated outside the closure.
    let captures = closure.captures.compactMap { captureEntry($0) }
    let outerEffects = body.effects
    if !passing.isAutoclosure {
      body.effects.coveringTry = nil
      body.effects.awaiting = nil
    }
    let made = body.inBody(inner) {
      for entry in captures { body.declare(entry.variable) }
      return checkedClosure(closure, inner, wanted, parameters, builder: passing.builder)
    }
    body.effects = outerEffects
    let type = FunctionType(
      parameters: made.parameters.map {
        FunctionType.Parameter(
          type: $0.isVariadic ? $0.type.arguments[0] : $0.type, isInout: $0.isInout,
          isVariadic: $0.isVariadic)
      }, result: inner.resultType, isAsync: made.isAsync,
      isThrowing: closure.effects.isThrowing || inner.found.throwsErrors,
      thrownType: inner.errors.type)
    // Fewer effects than expected is a worse match.
    if let wanted, type.isThrowing != wanted.isThrowing || type.isAsync != wanted.isAsync {
      body.score.functionConversions += 1
    }
    let listed = Set(captures.map { ObjectIdentifier($0.variable) })
    let typed = TypedBody(
      parameters: made.variables, selfVariable: nil, statements: made.statements,
      captures: inner.captures.filter { !listed.contains(ObjectIdentifier($0)) })
    typed.executor = made.executor
    let function = closureFunction(closure, type, made.parameters)
    return TypedExpression(
      .closure(TypedClosure(function: function, body: typed, captureList: captures)),
      type: .function(type), span: closure.span)
  }

  /// The context of a closure's body, from its signature and the expected type.
  private func closureContext(
    _ closure: Closure, _ wanted: FunctionType?, _ passing: ClosurePassing
  ) -> BodyContext {
    let written = closure.result.map { body.resolveType($0) }
    let inner = BodyContext(
      function: nil, parent: body.context,
      resultType: written ?? wanted?.result ?? checker.makeVariable(),
      isThrowingAllowed: false)
    let thrown = closure.effects.thrownType.map { body.resolveType($0) }
    let wantedThrown = wanted?.thrownType.map(unifier.normalize)
    inner.errors.isWritten = closure.effects.isThrowing
    inner.errors.isAnything = thrown == nil
    inner.errors.type = thrown ?? (wantedThrown?.hasVariables ?? true ? nil : wantedThrown)
    inner.isAsync = closure.effects.isAsync || wanted?.isAsync ?? false
    inner.closure = ClosureContext(
      isEscaping: passing.escapes, impliesSelf: passing.impliesSelf,
      isTranslated: passing.isTranslated,
      isolation: checker.isolation.globalActor(closure.attributes, body.declarations.isPrelude)
        ?? passing.isolation,
      parameterNames: (closure.parameters ?? []).map(\.name), span: closure.span,
      outerVariables: checker.inference.openVariables.count,
      outerConformances: checker.inference.pendingConformances.count)
    return inner
  }

  /// The checked parameters and statements of a closure.
  private struct CheckedClosure {
    let parameters: [ClosureParameter]
    let variables: [LocalVariable]
    let statements: [TypedStatement]
    let isAsync: Bool
    let executor: Executor
  }

  private func checkedClosure(
    _ closure: Closure, _ inner: BodyContext, _ wanted: FunctionType?,
    _ found: [ClosureParameter], builder: Type?
  ) -> CheckedClosure {
    var parameters = found
    var variables = parameters.enumerated().map { index, parameter in
      declareClosureParameter(parameter, index, closure)
    }
    var statements =
      body.functions.ownVariables(of: closure, parameters.map(\.type))
      + closureBody(closure, inner, builder: builder, wantsVoid: wanted?.result.isVoid ?? false)
    if parameters.count != (wanted?.parameters.count ?? parameters.count),
      let whole = wanted?.parameters.first
    {
      (variables, statements) = destructured(variables, whole.type, statements, closure.span)
      parameters = [
        ClosureParameter(name: "$0", type: whole.type, isInout: false, span: closure.span)
      ]
    }
    let isAsync = closure.effects.isAsync || (wanted?.isAsync ?? false) || inner.found.isAsync
    return CheckedClosure(
      parameters: parameters, variables: variables, statements: statements, isAsync: isAsync,
      executor: body.isolation.executor(isAsync: isAsync))
  }

  private func closureFunction(
    _ closure: Closure, _ type: FunctionType, _ parameters: [ClosureParameter]
  ) -> Function {
    let function = Function(
      name: "closure", kind: .closure,
      parameters: parameters.map {
        ParameterSymbol(label: nil, name: $0.name, type: $0.type, isInout: $0.isInout)
      }, result: type.result, implementation: .source(closure.body), source: body.source,
      span: closure.span)
    function.effects.isAsync = type.isAsync
    function.effects.isThrowing = type.isThrowing
    function.effects.thrownType = type.thrownType
    function.owner = body.declarations.nominal
    function.selfType = body.declarations.selfType
    return function
  }

  /// Destructures a single tuple argument into the parameters of `{ key, value in … }`.
  private func destructured(
    _ parts: [LocalVariable], _ type: Type, _ statements: [TypedStatement], _ span: Span
  ) -> ([LocalVariable], [TypedStatement]) {
    let whole = LocalVariable(name: "$tuple", type: type, isLet: true, span: span)
    let pattern = TypedPattern.tuple(parts.map { $0.name == "_" ? .wildcard : .bind($0) })
    let first = TypedStatement(
      .variable(pattern, value: TypedExpression(.local(whole), type: type, span: span)), span: span)
    return ([whole], [first] + statements)
  }

  private func closureBody(
    _ closure: Closure, _ inner: BodyContext, builder: Type?, wantsVoid: Bool
  ) -> [TypedStatement] {
    let block = closure.body
    let depth = body.expressionDepth
    body.expressionDepth = 0
    defer { body.expressionDepth = depth }
    if let builder, !body.scan.containsReturn(block) {
      return body.transform(builder).buildBody(block)
    }
    if let single = singleExpression(block),
      !body.branchValues.isOnlyStatement(block, single, inner.resultType)
    {
      return singleStatement(single, closure, inner)
    }
    if block.statements.count == 1, case .return(let single?) = block.statements[0].kind,
      closure.result != nil, !unifier.simplify(inner.resultType).isVoid
    {
      inner.returns.count += 1
      let value = body.check(single, expecting: inner.resultType)
      return [
        TypedStatement(
          .return(body.conversionDiagnosis.closureResult(value, inner.resultType, of: closure)),
          span: single.span)
      ]
    }
    let statements = body.statementChecker.block(block)
    if inner.returns.count == 0 { inferResultWithoutReturn(closure, inner, statements) }
    return statements
  }

  /// The body of a single-expression closure, which returns the expression's value.
  private func singleStatement(
    _ single: Expression, _ closure: Closure, _ inner: BodyContext
  ) -> [TypedStatement] {
    let result = unifier.simplify(inner.resultType)
    if result.isVoid {
      let value = literals.applyDefaults(body.check(single, expecting: nil))
      // A function that uses the closure's result is preferred to one that ignores it.
      if !value.type.isVoid, !value.type.isNever { body.score.functionConversions += 1 }
      return [
        TypedStatement(.expression(value), span: single.span),
        TypedStatement(.return(nil), span: single.span),
      ]
    }
    let value = body.check(single, expecting: inner.resultType)
    if unifier.simplify(value.type).isNever {
      if case .variable(let variable) = unifier.simplify(result), variable.literal == nil {
        variable.fallback = checker.never
        checker.inference.openVariables.append(variable)
      }
      return [TypedStatement(.expression(value), span: single.span)]
    }
    if case .variable(let variable) = unifier.simplify(result), variable.literal == nil {
      _ = unifier.unify(inner.resultType, value.type)
      return [TypedStatement(.return(value), span: single.span)]
    }
    return [
      TypedStatement(
        .return(body.conversionDiagnosis.closureResult(value, inner.resultType, of: closure)),
        span: single.span)
    ]
  }

  /// The result of a closure without `return`.
  private func inferResultWithoutReturn(
    _ closure: Closure, _ inner: BodyContext, _ statements: [TypedStatement]
  ) {
    let result = unifier.simplify(inner.resultType)
    if case .variable(let variable) = result, ControlFlow.endsAbruptly(statements) {
      // `{ throw failure }` has the expected result type, and `Void` if none is expected.
      variable.fallback = .void
      checker.inference.openVariables.append(variable)
    } else if case .variable = result {
      _ = unifier.unify(result, .void)
    } else if !result.isVoid, !result.isUnknown, !ControlFlow.endsAbruptly(statements),
      !closure.body.isElided
    {
      body.reachability.missingReturn(
        in: .closure, of: unifier.normalize(result), after: statements, end: closure.span)
    }
  }

  /// The only expression of a body that has no other statement.
  func singleExpression(_ block: CodeBlock) -> Expression? { singleExpression(block.statements) }

  private func singleExpression(_ statements: [Statement]) -> Expression? {
    guard let only = statements.first, statements.count == 1 else { return nil }
    switch only.kind {
    case .expression(let expression): return body.packs.isExpansion(expression) ? nil : expression
    case .if(let statement) where isValue(statement):
      return Expression(.ifExpression(statement), span: only.span)
    case .switch(let statement) where isValue(statement):
      return Expression(.switchExpression(statement), span: only.span)
    case .conditionalCompilation(let clauses): return singleExpression(checker.chosen(clauses))
    // `#Predicate<Trip> { … }` is parsed as a declaration.
    case .declaration(let declaration):
      guard case .macroExpansion(let expansion) = declaration.kind else { return nil }
      return Expression(.macroExpansion(expansion), span: only.span)
    default: return nil
    }
  }

  /// Whether every branch is one expression, so that the `if` can be a value.
  private func isValue(_ statement: IfStatement) -> Bool {
    guard isResult(statement.body), let otherwise = statement.otherwise else { return false }
    return switch otherwise {
    case .block(let block): isResult(block)
    case .if(let inner, _): isValue(inner)
    }
  }

  private func isValue(_ statement: SwitchStatement) -> Bool {
    statement.cases.allSatisfy { element in
      if case .element(let branch) = element { isResult(branch.body) } else { false }
    }
  }

  private func isResult(_ block: CodeBlock) -> Bool {
    guard block.statements.count == 1 else { return false }
    switch block.statements[0].kind {
    case .expression(let expression):
      if case .assignment = expression.kind { return false }
      if case .sequence(let elements) = expression.kind {
        return !elements.contains {
          switch $0 {
          case .assignment: true
          case .infix(let name, _): checker.isAssignmentOperator(name)
          default: false
          }
        }
      }
      return true
    case .throw: return true
    case .if(let statement): return isValue(statement)
    case .switch(let statement): return isValue(statement)
    default: return false
    }
  }
}
