import SourceText
import Syntax

/// The value that the branches of an `if`, `switch` or `do` expression give.
struct ResultTarget {
  var type: Type
  /// Whether the type is still to be found from the branches.
  var isOpen: Bool
  /// The value of the branch that told it.
  var firstSpan: Span?
  /// What all branches so far can be, where they are not of the type that the first of them told.
  var joined: Type?
}

/// Checks closures: their parameters and captures, their bodies, and the type of what they return.
struct ClosureChecker: BodyPart {
  let body: BodyChecker

  /// Checks a closure against the function type that is expected, as far as that is known.
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
      // What the closure gives is its own until it is converted to what is wanted of it.
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

  /// How the closure that is checked next is passed. What it holds is not passed so.
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
    // Values of the capture list are taken outside.
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
    // Doing less than is expected is a worse fit.
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

  /// The body of a closure, with what it says and what is expected of it.
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

  /// What checking the parameters and statements of a closure made.
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
    let isAsync = closure.effects.isAsync || (wanted?.isAsync ?? false) || inner.found.waits
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
    function.isAsync = type.isAsync
    function.isThrowing = type.isThrowing
    function.thrownType = type.thrownType
    function.owner = body.declarations.nominal
    function.selfType = body.declarations.selfType
    return function
  }

  /// `{ key, value in … }` where one tuple comes in: it is taken apart first.
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
    if let builder, !body.survey.containsReturn(block) {
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
    if inner.returns.count == 0 { closeWithoutReturn(closure, inner, statements) }
    return statements
  }

  /// A closure of one expression, which gives its value.
  private func singleStatement(
    _ single: Expression, _ closure: Closure, _ inner: BodyContext
  ) -> [TypedStatement] {
    let result = unifier.simplify(inner.resultType)
    if result.isVoid {
      let value = literals.settle(body.check(single, expecting: nil))
      // A function that takes what the closure gives is meant before one that does not want it.
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

  /// What a closure gives that has no `return`.
  private func closeWithoutReturn(
    _ closure: Closure, _ inner: BodyContext, _ statements: [TypedStatement]
  ) {
    let result = unifier.simplify(inner.resultType)
    if case .variable(let variable) = result, body.reachability.endsAbruptly(statements) {
      // `{ throw failure }` gives what is asked for, and nothing if nobody asks.
      variable.fallback = .void
      checker.inference.openVariables.append(variable)
    } else if case .variable = result {
      _ = unifier.unify(result, .void)
    } else if !result.isVoid, !result.isUnknown, !body.reachability.endsAbruptly(statements),
      !closure.body.isElided
    {
      body.reachability.missingReturn(
        in: .closure, of: unifier.normalize(result), after: statements, end: closure.span)
    }
  }

  /// The expression of a body that has no other statement.
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
    // `#Predicate<Trip> { … }` begins like a declaration.
    case .declaration(let declaration):
      guard case .macroExpansion(let expansion) = declaration.kind else { return nil }
      return Expression(.macroExpansion(expansion), span: only.span)
    default: return nil
    }
  }

  /// Whether every branch is one expression (so that an `if` can be a value).
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
