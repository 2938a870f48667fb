import SourceText
import Syntax

/// Checks branching and looping statements: `if`, `guard`, `for`, `switch`, `do`.
struct ControlFlowChecker: BodyPart {
  let body: BodyChecker

  func ifStatement(_ statement: IfStatement, _ span: Span) -> TypedStatement {
    body.flow.branchDepth += 1
    defer { body.flow.branchDepth -= 1 }
    let id = checker.makeLabel()
    if let label = statement.label { body.flow.labels.append((label, id, false)) }
    defer { if statement.label != nil { body.flow.labels.removeLast() } }
    let isResult = body.flow.value.isResult
    var conditions: [TypedCondition] = []
    let before = body.initialization.properties
    let then: [TypedStatement] = body.inScope {
      conditions = body.patterns.conditions(statement.conditions)
      body.flow.value.isResult = isResult
      return body.statementChecker.statements(statement.body.statements)
    }
    body.flow.value.isResult = isResult
    let initializedThen = body.initialization.properties
    body.initialization.properties = before
    defer { body.initialization.properties.formUnion(initializedThen) }
    var otherwise: [TypedStatement] = []
    switch statement.otherwise {
    case .block(let block)?: otherwise = body.statementChecker.block(block)
    case .if(let inner, let at)?: otherwise = [ifStatement(inner, at)]
    case nil:
      if isResult {
        error(StatementError.valueWithoutElse, at: span)
      }
    }
    body.flow.value.isResult = isResult
    return TypedStatement(
      .if(id, conditions.map(body.finisher.finished), then: then, otherwise: otherwise), span: span)
  }

  func guardStatement(
    _ list: [Condition], _ last: CodeBlock, _ span: Span
  ) -> [TypedStatement] {
    // The bindings stay in scope after the statement, but not inside its body.
    let visible = body.scope.symbols
    let typed: [TypedCondition] = body.patterns.conditions(list)
    let bound = body.scope.symbols
    body.scope.symbols = visible
    let otherwise = body.statementChecker.block(last)
    body.scope.symbols = bound
    // The parser has already reported a missing body.
    if !ControlFlow.endsAbruptly(otherwise), !last.isElided, !last.span.isEmpty {
      error(
        StatementError.guardFallsThrough,
        at: Span(max(0, Int(last.span.end) - 1), Int(last.span.end)))
    }
    return [TypedStatement(.guard(typed, otherwise: otherwise), span: span)]
  }

  // Loops.

  /// - Parameter content: makes the loop's statements inside a result builder; nil for others.
  func forStatement(
    _ loop: ForStatement, _ span: Span, content: (() -> [TypedStatement])? = nil
  ) -> [TypedStatement] {
    if let pattern = body.packs.repeatedPattern(loop.sequence) {
      return body.packs.packLoop(loop, pattern, span)
    }
    let id = checker.makeLabel()
    let annotation = loop.type.map { body.resolveType($0) }
    body.hints.loopSequence = loop.sequence.span
    let checked = literals.applyDefaults(
      body.check(loop.sequence, expecting: annotation.map(checker.array)))
    let sequence = loop.isAwait ? checked : looped(checked)
    body.hints.loopSequence = nil
    body.bindDefaults()
    let type = checker.holeSolver.iterated(sequence.type, by: loop)
    return body.inScope {
      var element: Type = .unknown
      var makeIterator: TypedExpression?
      var iterator: LocalVariable?
      var next: TypedExpression?
      if loop.isAwait {
        (element, makeIterator, iterator, next) = asyncIteration(sequence, type, loop, span)
      } else if let direct = directElement(type) {
        element = direct
      } else if !type.isUnknown {
        (element, makeIterator, iterator, next) = iteration(sequence, type, loop, span)
      }
      if let annotation { _ = unifier.unify(element, annotation) }
      if case .tuple(let parts) = loop.pattern.kind, parts.count > 1,
        case .nominal = unifier.simplify(element)
      {
        error(
          PatternError.tuplePattern(checker.displayed(element)), at: loop.sequence.span)
        element = .unknown
      }
      if case .tuple(let parts) = loop.pattern.kind,
        case .tuple(let elements) = unifier.simplify(element), parts.count != elements.count
      {
        error(
          PatternError.cannotMatch(checker.displayed(element)),
          at: loop.sequence.span)
        element = .unknown
      }
      let pattern = body.patterns.pattern(loop.pattern, element, isBinding: !loop.pattern.isCase)
      let condition = loop.condition.map { body.check($0, to: checker.bool, .condition) }
      body.flow.labels.append((loop.label, id, true))
      let content = content?() ?? body.statementChecker.statements(loop.body.statements)
      body.flow.labels.removeLast()
      return [
        TypedStatement(
          .for(
            id,
            TypedForLoop(
              pattern: pattern, sequence: sequence, elementType: element,
              makeIterator: makeIterator, iterator: iterator, next: next, condition: condition,
              body: content)), span: span)
      ]
    }
  }

  /// The call of a function whose declaration names another one for loops, `@_looped(_parts)`, as a
  /// call of that one: it returns the same elements, but makes them one by one.
  private func looped(_ sequence: TypedExpression) -> TypedExpression {
    guard
      case .call(let function, let receiver, let arguments, let substitutions, let dispatch) =
        sequence.kind,
      let attribute = function.attributes.first(where: { $0.name == "_looped" }),
      case .identifier(let name)? = attribute.arguments?.first?.value.kind,
      let element = unifier.normalize(sequence.type).resolved.arguments.first,
      let elements = checker.typeLookup.associatedType(
        named: "Element", in: checker.wellKnown("Sequence"))
    else { return sequence }
    for case .function(let other) in function.owner?.members[name.name] ?? []
    where other.parameters.map(\.label) == function.parameters.map(\.label)
      && checker.associatedTypes.associatedType(elements, in: other.result)?.resolved == element
    {
      return TypedExpression(
        .call(
          other, receiver: receiver, arguments: arguments, substitutions: substitutions,
          dispatch: dispatch), type: other.result, span: sequence.span)
    }
    return sequence
  }

  /// The element type of a sequence that lowering iterates without an iterator.
  private func directElement(_ type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type, nominal.isPrelude else { return nil }
    switch nominal.name {
    case "Array": return arguments[0]
    case "Range", "ClosedRange":
      return arguments[0].resolved.isPrelude("Int") ? arguments[0] : nil
    default: return nil
    }
  }

  private func iteration(
    _ sequence: TypedExpression, _ type: Type, _ loop: ForStatement, _ span: Span
  ) -> (Type, TypedExpression?, LocalVariable?, TypedExpression?) {
    guard conformances.conforms(type, toPrelude: "Sequence") else {
      error(
        StatementError.notASequence(checker.displayed(type), isAsync: false),
        at: loop.sequence.location)
      return (.unknown, nil, nil, nil)
    }
    return steps(sequence, "makeIterator", span)
  }

  private func asyncIteration(
    _ sequence: TypedExpression, _ type: Type, _ loop: ForStatement, _ span: Span
  ) -> (Type, TypedExpression?, LocalVariable?, TypedExpression?) {
    guard type.isUnknown || conformances.conforms(type, toPrelude: "AsyncSequence") else {
      error(
        StatementError.notASequence(checker.displayed(type), isAsync: true),
        at: loop.sequence.span)
      return (.unknown, nil, nil, nil)
    }
    guard
      let failure = checker.typeLookup.associatedType(
        named: "Failure", in: checker.wellKnown("AsyncSequence")),
      checker.associatedTypes.associatedType(failure, in: type)?.resolved.isPrelude("Never")
        ?? false
    else { return steps(sequence, "makeAsyncIterator", span) }
    // `next()` throws the sequence's `Failure`, which is `Never` here.
    return body.effectChecker.takingErrors { steps(sequence, "makeAsyncIterator", span) }
  }

  /// Makes `var iterator = sequence.makeIterator()` and `iterator.next()`.
  private func steps(
    _ sequence: TypedExpression, _ maker: String, _ span: Span
  ) -> (Type, TypedExpression?, LocalVariable?, TypedExpression?) {
    let holder = LocalVariable(name: "$sequence", type: sequence.type, isLet: true, span: span)
    body.scope.symbols["$sequence"] = .variable(holder)
    func callMember(_ base: String, _ name: String) -> TypedExpression {
      let member = Expression(
        .member(
          base: Expression(.identifier(Identifier(name: base, span: span)), span: span),
          Identifier(name: name, span: span)), span: span)
      return body.covering(tries: true, waits: true) {
        body.check(
          Expression(.call(Call(callee: member, arguments: [], argumentsSpan: span)), span: span))
      }
    }
    let made = callMember("$sequence", maker)
    let iterator = LocalVariable(
      name: "$iterator", type: unifier.normalize(made.type), isLet: false, span: span)
    iterator.isMutated = true
    body.scope.symbols["$iterator"] = .variable(iterator)
    let next = callMember("$iterator", "next")
    let element = unifier.simplify(next.type).wrapped ?? .unknown
    // Replace the placeholder variable by the sequence.
    return (unifier.normalize(element), replacingHolder(made, holder, sequence), iterator, next)
  }

  private func replacingHolder(
    _ call: TypedExpression, _ holder: LocalVariable, _ sequence: TypedExpression
  ) -> TypedExpression {
    guard
      case .call(let function, let receiver?, let arguments, let substitutions, let dispatch) = call
        .kind
    else { return call }
    let base: TypedExpression
    switch receiver.kind {
    case .local(let variable) where variable === holder: base = sequence
    default: base = receiver
    }
    return TypedExpression(
      .call(
        function, receiver: base, arguments: arguments, substitutions: substitutions,
        dispatch: dispatch), type: call.type, span: call.span)
  }

  // Switch.

  func switchStatement(_ statement: SwitchStatement, _ span: Span) -> TypedStatement {
    let id = checker.makeLabel()
    let isResult = body.flow.value.isResult
    body.flow.value.isResult = false
    let subject = literals.applyDefaults(body.check(statement.subject))
    body.bindDefaults()
    body.flow.labels.append((statement.label ?? "$switch", id, false))
    if statement.label != nil { body.flow.labels.append(("$switch", id, false)) }
    let branches = flattened(statement.cases)
    var cases: [TypedCase] = []
    let outerFollowing = body.flow.nextCase
    defer { body.flow.nextCase = outerFollowing }
    checkOrder(of: branches)
    let before = body.initialization.properties
    var initializedHere = before
    defer { body.initialization.properties = initializedHere }
    for (index, branch) in branches.enumerated() {
      body.initialization.properties = before
      defer { initializedHere.formUnion(body.initialization.properties) }
      body.flow.nextCase = index + 1 < branches.count ? .branch(branches[index + 1]) : .end
      cases.append(
        body.inScope {
          let items = body.patterns.caseItems(branch.items, subject.type)
          body.flow.value.isResult = isResult
          let content = body.statementChecker.statements(branch.body.statements)
          body.flow.value.isResult = false
          return TypedCase(items: items, body: content)
        })
    }
    body.flow.labels.removeLast(statement.label == nil ? 1 : 2)
    body.flow.value.isResult = isResult
    cases += requireExhaustive(branches, cases, subject.type, span)
    return TypedStatement(
      .switch(id, subject: body.finisher.finished(subject), cases: cases), span: span)
  }

  /// Reports cases after `default`.
  func checkOrder(of branches: [SwitchStatement.Case]) {
    guard let first = branches.firstIndex(where: \.isDefault) else { return }
    for branch in branches[(first + 1)...] {
      error(
        PatternError.caseAfterDefault,
        at: branch.span)
    }
  }

  private func flattened(
    _ list: [ConditionalElement<SwitchStatement.Case>]
  ) -> [SwitchStatement.Case] {
    list.flatMap { element -> [SwitchStatement.Case] in
      switch element {
      case .element(let branch): return [branch]
      case .conditional(let clauses): return flattened(checker.chosen(clauses))
      }
    }
  }

  /// Whether a `switch` over the type can be exhaustive without `default`.
  private func hasCases(_ type: Type) -> Bool {
    if case .tuple = type { return true }
    return type.nominal?.kind == .enum || type == checker.bool
  }

  /// Requires that the cases of a `switch` cover all values.
  ///
  /// - Returns: A case for those values of stubs that no case names; mostly none.
  func requireExhaustive(
    _ branches: [SwitchStatement.Case], _ cases: [TypedCase], _ type: Type, _ span: Span
  ) -> [TypedCase] {
    if branches.contains(where: \.isDefault) || branches.isEmpty && type.isUnknown { return [] }
    if branches.isEmpty, !hasCases(unifier.simplify(type)) {
      error(
        PatternError.noCases,
        at: span)
      return []
    }
    var rows: [TypedPattern] = []
    for branch in cases {
      for item in branch.items where item.condition == nil { rows.append(item.pattern) }
    }
    let missing = Exhaustiveness(checker: checker).missing(rows, unifier.simplify(type))
    switch missing {
    case .covered where !rows.contains(where: \.namesCaseOfStub): break
    // Later uses may show further cases.
    case .covered, .coveredAsNamed:
      let trap = TypedExpression(
        .trap("no case of this switch is for the value"), type: checker.never, span: span)
      return [TypedCase(items: [], body: [TypedStatement(.expression(trap), span: span)])]
    case .open: error(PatternError.notExhaustive, at: span)
    case .cases(let names):
      error(
        PatternError.notExhaustive, at: span,
        notes: names.map {
          Diagnostic(.note, PatternError.missingCase($0), in: body.source, at: span)
        })
    }
    return []
  }

  // Do.

  func doStatement(_ statement: DoStatement, _ span: Span) -> [TypedStatement] {
    let id = checker.makeLabel()
    let isResult = body.flow.value.isResult
    if let label = statement.label { body.flow.labels.append((label, id, false)) }
    defer { if statement.label != nil { body.flow.labels.removeLast() } }
    body.flow.branchDepth += 1
    defer { body.flow.branchDepth -= 1 }
    let saved = (
      body.context.found.throwsErrors, body.context.errors.hasOpenCatch,
      body.context.found.thrownTypes
    )
    let written = statement.thrownType.map { body.resolveType($0) }
    body.context.found.thrownTypes = []
    let content: [TypedStatement]
    if handlesAll(statement.catches) {
      content = body.effectChecker.takingErrors {
        body.context.errors.type = written
        return body.statementChecker.block(statement.body)
      }
      body.context.found.throwsErrors = saved.0
    } else {
      body.context.errors.hasOpenCatch = saved.1 || !statement.catches.isEmpty
      content = body.statementChecker.block(statement.body)
    }
    let caught = written ?? body.effectChecker.commonThrownType(body.context.found.thrownTypes)
    body.context.found.thrownTypes =
      saved.2 + (statement.catches.isEmpty ? body.context.found.thrownTypes : [])
    body.flow.value.isResult = isResult
    body.context.errors.hasOpenCatch = saved.1
    let errorType = caught ?? checker.anyError
    let variable = LocalVariable(name: "error", type: errorType, isLet: true, span: span)
    var catches: [TypedCase] = []
    for clause in statement.catches {
      catches.append(
        body.inScope {
          // `error` is declared only in clauses without a pattern.
          if clause.items.isEmpty { body.declare(variable) }
          let items = body.patterns.caseItems(clause.items, errorType)
          body.flow.value.isResult = isResult
          return TypedCase(
            items: items, body: body.statementChecker.statements(clause.body.statements))
        })
    }
    body.flow.value.isResult = isResult
    return [
      TypedStatement(.do(id, body: content, catches: catches, error: variable), span: span)
    ]
  }

  /// Whether the `catch` clauses are exhaustive: one catches everything, or they list all cases of
  /// one type.
  private func handlesAll(_ catches: [DoStatement.Catch]) -> Bool {
    catches.contains { clause in
      clause.items.isEmpty
        || clause.items.contains { item in
          guard item.condition == nil else { return false }
          switch item.pattern.kind {
          case .wildcard, .binding: return true
          case .bindingModifier(_, let inner):
            switch inner.kind {
            case .wildcard, .binding: return true
            case .expression(let expression):
              if case .identifier = expression.kind { return true }
              return false
            default: return false
            }
          case .enumCase(let base, _, _, _): return base == nil
          default: return false
          }
        }
    }
  }
}

extension Pattern {
  /// Whether the pattern requires `for case …`.
  var isCase: Bool {
    switch kind {
    case .enumCase, .optional, .isType, .expression, .bindingModifier: true
    case .tuple(let elements): elements.contains { $0.pattern.isCase }
    case .asType(let inner, _): inner.isCase
    case .wildcard, .binding: false
    }
  }
}
