import SourceText

/// Follows control flow through statements, and joins the states of paths.
struct InitializationFlow: InitializationPart {
  let analysis: DefiniteInitialization

  func run(_ statements: [TypedStatement]) {
    for statement in statements { run(statement) }
  }

  private func run(_ statement: TypedStatement) {
    // One case per kind of statement, for where control continues.
    switch statement.kind {
    case .expression(let value), .yield(let value): analysis.visit(value)
    case .variable(let pattern, let value):
      if let value { analysis.visit(value) } else { follow(pattern) }
      analysis.moves.introduce(pattern)
    case .localFunction(_, let closure): analysis.checkInside(closure)
    case .initializeGlobal(let variable, let value):
      analysis.visit(value)
      analysis.state.assign(.global(ObjectIdentifier(variable)))
    case .return(let value):
      value.map(analysis.visit)
      if !isFailure(value) { analysis.checkReturn(at: statement.span) }
      analysis.moves.requireGivenBack()
      analysis.state.leave()
    case .throw(let value):
      analysis.visit(value)
      analysis.moves.noteThrow()
      analysis.moves.requireGivenBack()
      analysis.state.leave()
    case .break(let label):
      analysis.breaks[label, default: []].append(analysis.state)
      analysis.state.leave()
    case .continue(let label):
      analysis.continues[label, default: []].append(analysis.state)
      analysis.state.leave()
    case .fallthrough: return
    case .if(let label, let conditions, let then, let otherwise):
      check(conditions)
      let entry = analysis.state
      run(then)
      let after = analysis.state
      analysis.state = entry
      run(otherwise)
      analysis.state = analysis.state.joined(after)
      joinBreaks(label)
    case .guard(let conditions, let otherwise):
      check(conditions)
      let entry = analysis.state
      run(otherwise)
      analysis.state = entry
    case .while(let label, let conditions, let body):
      let isEndless = Self.isEndless(conditions)
      loop(label, body) { self.check(conditions) }
      if isEndless { analysis.state.leave() }
      joinBreaks(label)
    case .repeatWhile(let label, let body, let condition):
      repeated(label, body) { analysis.visit(condition) }
      joinBreaks(label)
    case .for(let label, let loop):
      analysis.visit(loop.sequence)
      if let next = loop.next, analysis.mayThrow(next) { analysis.moves.noteThrow() }
      self.loop(label, loop.body) { loop.condition.map(analysis.visit) }
      joinBreaks(label)
    case .forPack(let label, let expansion, let body):
      for value in expansion.values { analysis.visit(value.pack) }
      self.loop(label, body) {}
      joinBreaks(label)
    case .switch(let label, let subject, let cases):
      analysis.visit(subject)
      branches(cases)
      joinBreaks(label)
    case .do(let label, let body, let catches, _):
      let entry = analysis.state
      let outer = analysis.thrown
      analysis.thrown = nil
      run(body)
      var after = analysis.state
      let caught = analysis.thrown ?? entry
      // An error that no clause certainly catches leaves this statement as well.
      let leaving = catches.contains(where: \.takesAll) ? nil : analysis.thrown
      analysis.thrown = outer.map { state in leaving.map(state.joined) ?? state } ?? leaving
      for clause in catches {
        analysis.state = caught
        run(clause)
        after = after.joined(analysis.state)
      }
      analysis.state = after
      joinBreaks(label)
    case .defer(let body):
      // It runs later; here, only its captures are checked.
      let entry = (analysis.state, analysis.isSilent)
      analysis.isSilent = true
      analysis.moves.visitCapturing { run(body) }
      (analysis.state, analysis.isSilent) = entry
    case .result(let value):
      analysis.visit(value)
      if !analysis.results.isEmpty {
        analysis.results[analysis.results.count - 1].append(analysis.state)
      }
      analysis.state.leave()
    }
  }

  /// Begins tracking variables that are declared without a value.
  private func follow(_ pattern: TypedPattern) {
    switch pattern {
    case .bind(let variable):
      let key = Key.local(ObjectIdentifier(variable))
      analysis.followed[key] = (variable.name, variable.isLet, variable.span)
      analysis.state.assigned.remove(key)
      analysis.state.possible.remove(key)
    case .bindGlobal(let variable):
      analysis.followed[.global(ObjectIdentifier(variable))] = (
        variable.name, variable.isLet, variable.span
      )
    case .tuple(let parts): parts.forEach(follow)
    case .wildcard, .enumCase, .optionalSome, .optionalNone, .isType, .asType, .expression: return
    }
  }

  /// Whether an initializer fails with `return nil`, which needs no initialized value.
  private func isFailure(_ value: TypedExpression?) -> Bool {
    if case .nilLiteral? = value?.kind { true } else { false }
  }

  private func check(_ conditions: [TypedCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): analysis.visit(value)
      case .pattern(let pattern, let value):
        analysis.visit(value)
        visit(pattern)
      }
    }
  }

  private func visit(_ pattern: TypedPattern) {
    analysis.moves.introduce(pattern)
    switch pattern {
    case .expression(_, let test): analysis.visit(test)
    case .tuple(let parts), .enumCase(_, let parts): parts.forEach(visit)
    case .optionalSome(let inner), .asType(let inner, _): visit(inner)
    case .wildcard, .bind, .bindGlobal, .optionalNone, .isType: return
    }
  }

  private static func isEndless(_ conditions: [TypedCondition]) -> Bool {
    guard conditions.count == 1, case .expression(let test) = conditions[0],
      case .boolean(true) = test.kind
    else { return false }
    return true
  }

  private func joinBreaks(_ label: LabelID) {
    for left in analysis.breaks.removeValue(forKey: label) ?? [] {
      analysis.state = analysis.state.joined(left)
    }
  }

  /// A loop, whose body runs any number of times.
  private func loop(_ label: LabelID, _ body: [TypedStatement], _ condition: () -> Void) {
    condition()
    let entry = analysis.state
    runAgain(label, body)
    let consumed = analysis.state.consumed
    analysis.state = entry
    analysis.state.consumed.merge(consumed) { first, _ in first }
  }

  private func repeated(_ label: LabelID, _ body: [TypedStatement], _ condition: () -> Void) {
    runAgain(label, body)
    for left in analysis.continues.removeValue(forKey: label) ?? [] {
      analysis.state = analysis.state.joined(left)
    }
    condition()
  }

  /// Runs the body of a loop. If constants are tracked, it runs twice, so that the second run finds
  /// the assignments of the first.
  private func runAgain(_ label: LabelID, _ body: [TypedStatement]) {
    if !analysis.isSilent,
      analysis.followed.values.contains(where: \.isLet)
        || analysis.properties.contains(where: \.isLet)
    {
      let entry = analysis.state
      analysis.isSilent = true
      run(body)
      analysis.isSilent = false
      for left in analysis.continues.removeValue(forKey: label) ?? [] {
        analysis.state = analysis.state.joined(left)
      }
      analysis.breaks[label] = nil
      let turned = analysis.state
      analysis.state = entry
      if turned.isReachable { analysis.state.possible.formUnion(turned.possible) }
    }
    let before = (analysis.state, analysis.introduced)
    run(body)
    for left in analysis.continues[label] ?? [] { analysis.state = analysis.state.joined(left) }
    analysis.moves.requireUnmoved(
      since: before.0, inLoopDeclaring: analysis.introduced.subtracting(before.1))
  }

  private func branches(_ cases: [TypedCase]) {
    let entry = analysis.state
    var after: State?
    var fallen: State?
    for branch in cases {
      analysis.state = entry
      if let from = fallen { analysis.state = analysis.state.joined(from) }
      fallen = nil
      run(branch)
      if case .fallthrough? = branch.body.last?.kind {
        fallen = analysis.state
        continue
      }
      after = after.map { $0.joined(analysis.state) } ?? analysis.state
    }
    analysis.state = after ?? entry
    if after == nil { analysis.state.leave() }
  }

  private func run(_ branch: TypedCase) {
    for item in branch.items {
      visit(item.pattern)
      item.condition.map(analysis.visit)
    }
    run(branch.body)
  }

  /// `if` and `switch` expressions.
  func value(of statement: TypedStatement) {
    analysis.results.append([])
    run([statement])
    for left in analysis.results.removeLast() { analysis.state = analysis.state.joined(left) }
  }
}
