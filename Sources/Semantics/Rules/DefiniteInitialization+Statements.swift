import SourceText

extension DefiniteInitialization {
  func run(_ statements: [TypedStatement]) {
    for statement in statements { run(statement) }
  }

  private func run(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let value), .yield(let value): visit(value)
    case .variable(let pattern, let value):
      if let value { visit(value) } else { follow(pattern) }
      introduce(pattern)
    case .localFunction(_, let closure): checkInside(closure)
    case .initializeGlobal(let variable, let value):
      visit(value)
      state.assign(.global(ObjectIdentifier(variable)))
    case .return(let value):
      value.map(visit)
      if !isFailure(value) { checkReturn(at: statement.span) }
      requireGivenBack()
      state.leave()
    case .throw(let value):
      visit(value)
      noteThrow()
      requireGivenBack()
      state.leave()
    case .break(let label):
      breaks[label, default: []].append(state)
      state.leave()
    case .continue(let label):
      continues[label, default: []].append(state)
      state.leave()
    case .fallthrough: return
    case .if(let label, let conditions, let then, let otherwise):
      check(conditions)
      let entry = state
      run(then)
      let after = state
      state = entry
      run(otherwise)
      state = state.joined(after)
      joinBreaks(label)
    case .guard(let conditions, let otherwise):
      check(conditions)
      let entry = state
      run(otherwise)
      state = entry
    case .while(let label, let conditions, let body):
      let isEndless = Self.isEndless(conditions)
      loop(label, body) { self.check(conditions) }
      if isEndless { state.leave() }
      joinBreaks(label)
    case .repeatWhile(let label, let body, let condition):
      repeated(label, body) { self.visit(condition) }
      joinBreaks(label)
    case .for(let label, let loop):
      visit(loop.sequence)
      if let next = loop.next, mayThrow(next) { noteThrow() }
      self.loop(label, loop.body) { loop.condition.map(self.visit) }
      joinBreaks(label)
    case .forPack(let label, let expansion, let body):
      for value in expansion.values { visit(value.pack) }
      self.loop(label, body) {}
      joinBreaks(label)
    case .switch(let label, let subject, let cases):
      visit(subject)
      branches(cases)
      joinBreaks(label)
    case .do(let label, let body, let catches, _):
      let entry = state
      let outer = thrown
      thrown = nil
      run(body)
      var after = state
      let caught = thrown ?? entry
      // What no clause takes for certain leaves this statement as well.
      let leaving = catches.contains(where: \.takesAll) ? nil : thrown
      thrown = outer.map { state in leaving.map(state.joined) ?? state } ?? leaving
      for clause in catches {
        state = caught
        run(clause)
        after = after.joined(state)
      }
      state = after
      joinBreaks(label)
    case .defer(let body):
      // It runs later; here it shows what it captures.
      let entry = (state, isSilent)
      isSilent = true
      visitCapturing { run(body) }
      (state, isSilent) = entry
    case .result(let value):
      visit(value)
      if !results.isEmpty { results[results.count - 1].append(state) }
      state.leave()
    }
  }

  /// Variables that are declared without a value are followed from here on.
  private func follow(_ pattern: TypedPattern) {
    switch pattern {
    case .bind(let variable):
      let key = Key.local(ObjectIdentifier(variable))
      followed[key] = (variable.name, variable.isLet, variable.span)
      state.assigned.remove(key)
      state.possible.remove(key)
    case .bindGlobal(let variable):
      followed[.global(ObjectIdentifier(variable))] = (
        variable.name, variable.isLet, variable.span
      )
    case .tuple(let parts): parts.forEach(follow)
    case .wildcard, .enumCase, .optionalSome, .optionalNone, .isType, .asType, .expression: return
    }
  }

  /// `return nil` gives no value that would have to be whole.
  private func isFailure(_ value: TypedExpression?) -> Bool {
    if case .nilLiteral? = value?.kind { true } else { false }
  }

  private func check(_ conditions: [TypedCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): visit(value)
      case .pattern(let pattern, let value):
        visit(value)
        visit(pattern)
      }
    }
  }

  private func visit(_ pattern: TypedPattern) {
    introduce(pattern)
    switch pattern {
    case .expression(_, let test): visit(test)
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
    for left in breaks.removeValue(forKey: label) ?? [] { state = state.joined(left) }
  }

  /// A body that may run not at all, once, or again.
  private func loop(_ label: LabelID, _ body: [TypedStatement], _ condition: () -> Void) {
    condition()
    let entry = state
    runAgain(label, body)
    let consumed = state.consumed
    state = entry
    state.consumed.merge(consumed) { first, _ in first }
  }

  private func repeated(_ label: LabelID, _ body: [TypedStatement], _ condition: () -> Void) {
    runAgain(label, body)
    for left in continues.removeValue(forKey: label) ?? [] { state = state.joined(left) }
    condition()
  }

  /// Runs the body of a loop. What one turn sets, the next one finds set: constants show that.
  private func runAgain(_ label: LabelID, _ body: [TypedStatement]) {
    if !isSilent, followed.values.contains(where: \.isLet) || properties.contains(where: \.isLet) {
      let entry = state
      isSilent = true
      run(body)
      isSilent = false
      for left in continues.removeValue(forKey: label) ?? [] { state = state.joined(left) }
      breaks[label] = nil
      let turned = state
      state = entry
      if turned.isReachable { state.possible.formUnion(turned.possible) }
    }
    let before = (state, introduced)
    run(body)
    for left in continues[label] ?? [] { state = state.joined(left) }
    requireUnmoved(since: before.0, inLoopDeclaring: introduced.subtracting(before.1))
  }

  private func branches(_ cases: [TypedCase]) {
    let entry = state
    var after: State?
    var fallen: State?
    for branch in cases {
      state = entry
      if let from = fallen { state = state.joined(from) }
      fallen = nil
      run(branch)
      if case .fallthrough? = branch.body.last?.kind {
        fallen = state
        continue
      }
      after = after.map { $0.joined(state) } ?? state
    }
    state = after ?? entry
    if after == nil { state.leave() }
  }

  private func run(_ branch: TypedCase) {
    for item in branch.items {
      visit(item.pattern)
      item.condition.map(visit)
    }
    run(branch.body)
  }

  /// `if` and `switch` as values.
  func value(of statement: TypedStatement) {
    results.append([])
    run([statement])
    for left in results.removeLast() { state = state.joined(left) }
  }
}
