internal import Semantics
internal import SourceText

/// Statements, and expressions that consist of statements.
extension Lowering {
  func lower(_ statements: [TypedStatement]) throws(Fault) {
    declareLocalFunctions(statements)
    let count = consumedRegisters.count
    for statement in statements { try lower(statement) }
    // If control leaves before the end, the variables consumed here are not consumed in the code
    // after it.
    if neverCompletes(statements), consumedRegisters.count > count {
      consumedRegisters.removeSubrange(count...)
    }
  }

  /// Whether control never reaches the end of the statements.
  private func neverCompletes(_ statements: [TypedStatement]) -> Bool {
    if case .expression(let last)? = statements.last?.kind, last.type.isNever { return true }
    return endsInJump(statements)
  }

  /// Lowers statements in a scope of their own.
  func lowerBlock(_ statements: [TypedStatement]) throws(Fault) {
    let depth = cleanups.count
    try lower(statements)
    try popCleanups(downTo: depth, isReachable: !endsInJump(statements))
  }

  func endsInJump(_ statements: [TypedStatement]) -> Bool {
    switch statements.last?.kind {
    case .return, .throw, .break, .continue, .fallthrough: true
    default: false
    }
  }

  private func lower(_ statement: TypedStatement) throws(Fault) {
    let outer = span
    if !statement.span.isEmpty { span = statement.span }
    defer { span = outer }
    let count = consumedRegisters.count
    switch statement.kind {
    case .expression(let expression): try lowerDiscarding(expression)
    case .variable(let pattern, let value): try lowerVariable(pattern, value)
    case .localFunction(let variable, let closure): try lowerLocalFunction(variable, closure)
    case .initializeGlobal(let variable, let value):
      let operand = try ownedOperand(value)
      try store(operand, in: Place(.global(variable), variable.type))
    case .return(let value): try lowerReturn(value)
    case .throw(let error):
      let register = makeManagedTemporary()
      try lower(error, into: register)
      emit(.throwError, register)
      noteThrow()
      free(register)
    case .break, .continue:
      if let (label, depth) = target(of: statement) {
        try emitCleanups(downTo: depth)
        jump(to: label)
      }
    case .fallthrough:
      if let next = fallthroughTargets.last {
        try emitCleanups(downTo: next.depth)
        jump(to: next.label)
      }
    case .if(let label, let conditions, let then, let otherwise):
      try lowerIf(label, conditions, then, otherwise)
    case .guard(let conditions, let otherwise):
      try lowerGuard(conditions, otherwise)
    case .while(let label, let conditions, let body):
      try lowerLoop(statement) { () throws(Fault) in try lowerWhile(label, conditions, body) }
    case .repeatWhile(let label, let body, let condition):
      try lowerLoop(statement) { () throws(Fault) in try lowerRepeat(label, body, condition) }
    case .for(let label, let loop):
      try lowerLoop(statement) { () throws(Fault) in try lowerFor(label, loop) }
    case .forPack(let label, let expansion, let body):
      try lowerExpansion(expansion, label: label) { () throws(Fault) in try lowerBlock(body) }
    case .switch(let label, let subject, let cases):
      try lowerSwitch(label, subject, cases)
    case .do(let label, let body, let catches, let error):
      try lowerDo(label, body, catches, error)
    case .defer(let statements): push(.deferred(statements))
    case .yield(let place):
      // A `yield` that is not at the top level of an accessor: the value is only read.
      try lowerDiscarding(place)
    case .result(let value):
      guard let target = results.last else { return try lowerDiscarding(value) }
      try lower(value, into: target.register)
      try emitCleanups(downTo: target.depth)
      jump(to: target.label)
    }
    if consumedRegisters.count > count, statement.kind.hasBranches {
      endConsumed(since: count)
    }
  }

  /// Where a `break` or `continue` jumps, and the depth of the cleanups that stay.
  private func target(of statement: TypedStatement) -> (label: Label, depth: Int)? {
    switch statement.kind {
    case .break(let label): targets[label].map { ($0.breakLabel, $0.depth) }
    case .continue(let label):
      targets[label].map { ($0.continueLabel ?? $0.breakLabel, $0.depth) }
    default: nil
    }
  }

  /// Where a condition can jump itself, because the statements behind it are only a `break` or
  /// `continue` that leaves nothing to clean up.
  private func directTarget(
    of statements: [TypedStatement], after conditions: [TypedCondition]
  ) -> Label? {
    guard statements.count == 1, let (label, depth) = target(of: statements[0]),
      leavesWithoutCode(downTo: depth), conditions.allSatisfy(\.isExpression)
    else { return nil }
    return label
  }

  func lowerStatementExpression(
    _ statement: TypedStatement, into dst: Register
  ) throws(Fault) {
    let end = makeLabel()
    // Every branch must find the register empty, including branches lowered after one that fills
    // it.
    results.append(ResultTarget(register: dst, label: end, depth: cleanups.count))
    try lower(statement)
    results.removeLast()
    place(end)
  }

  private func lowerVariable(_ pattern: TypedPattern, _ value: TypedExpression?) throws(Fault) {
    guard let value else {
      declareAll(pattern)
      return
    }
    switch pattern {
    case .bind(let variable): try declare(variable, value)
    case .wildcard: try lowerDiscarding(value)
    case .tuple(let parts):
      // `let (a, b) = (x, y)` needs no tuple.
      guard case .tuple(let elements) = value.kind, parts.count == elements.count,
        parts.allSatisfy(\.isVariable)
      else { return try lowerMatching(pattern, value) }
      for (part, element) in zip(parts, elements) { try lowerVariable(part, element) }
    default: try lowerMatching(pattern, value)
    }
  }

  private func lowerMatching(
    _ pattern: TypedPattern, _ value: TypedExpression
  ) throws(Fault) {
    let operand = try ownedOperand(value)
    let failed = makeLabel()
    try match(pattern, operand.register, value.type, otherwise: failed)
    place(failed)
    discard(operand)
  }

  private func lowerGuard(
    _ conditions: [TypedCondition], _ otherwise: [TypedStatement]
  ) throws(Fault) {
    if let target = directTarget(of: otherwise, after: conditions) {
      return try lowerConditions(conditions, otherwise: target)
    }
    let failed = makeLabel()
    let passed = makeLabel()
    let outside = cleanups
    try lowerConditions(conditions, otherwise: failed)
    jump(to: passed)
    place(failed)
    let inside = cleanups
    // The bindings of a failed `guard` are released.
    releaseBindings(since: outside.count)
    cleanups = outside
    try lowerBlock(otherwise)
    cleanups = inside
    place(passed)
  }

  /// Releases what conditions have bound before one of them failed; registers not yet bound are
  /// empty.
  func releaseBindings(since depth: Int) {
    for cleanup in cleanups[depth...].reversed() {
      if case .release(let register) = cleanup.action, isManaged(register) {
        emit(.release, register)
      }
    }
  }

  /// Managed registers bound by conditions; some may be empty if a condition fails.
  private func boundRegisters(since depth: Int) -> [Register] {
    var registers: [Register] = []
    for cleanup in cleanups[depth...] {
      if case .release(let register) = cleanup.action, isManaged(register) {
        registers.append(register)
      }
    }
    return registers.reversed()
  }

  private func lowerIf(
    _ label: LabelID, _ conditions: [TypedCondition], _ then: [TypedStatement],
    _ otherwise: [TypedStatement]
  ) throws(Fault) {
    let end = makeLabel()
    let failed = makeLabel()
    let depth = cleanups.count
    targets[label] = JumpTarget(breakLabel: end, continueLabel: nil, depth: depth)
    if otherwise.isEmpty, let target = directTarget(of: then, after: conditions),
      case .expression(let last)? = conditions.last
    {
      try lowerConditions(conditions.dropLast(), otherwise: end)
      try lowerJump(if: last, to: target)
      return place(end)
    }
    try lowerConditions(conditions, otherwise: failed)
    let bound = boundRegisters(since: depth)
    try lower(then)
    let leaves = endsInJump(then)
    try popCleanups(downTo: depth, isReachable: !leaves)
    if !otherwise.isEmpty || !bound.isEmpty, !leaves { jump(to: end) }
    place(failed)
    for register in bound { emit(.release, register) }
    if !otherwise.isEmpty { try lowerBlock(otherwise) }
    place(end)
  }

  private func lowerWhile(
    _ label: LabelID, _ conditions: [TypedCondition], _ body: [TypedStatement]
  ) throws(Fault) {
    let start = makeLabel()
    let test = makeLabel()
    let end = makeLabel()
    let depth = cleanups.count
    targets[label] = JumpTarget(breakLabel: end, continueLabel: test, depth: depth)
    if conditions.count == 1, case .expression(let condition) = conditions[0] {
      // The test is at the bottom: one jump per iteration.
      jump(to: test)
      place(start)
      try lowerBlock(body)
      place(test)
      try lowerJump(if: condition, to: start)
      place(end)
      return
    }
    place(test)
    let failed = makeLabel()
    try lowerConditions(conditions, otherwise: failed)
    let bound = boundRegisters(since: depth)
    try lower(body)
    try popCleanups(downTo: depth, isReachable: !endsInJump(body))
    jump(to: test)
    place(failed)
    for register in bound { emit(.release, register) }
    place(end)
  }

  private func lowerRepeat(
    _ label: LabelID, _ body: [TypedStatement], _ condition: TypedExpression
  ) throws(Fault) {
    let start = makeLabel()
    let test = makeLabel()
    let end = makeLabel()
    targets[label] = JumpTarget(breakLabel: end, continueLabel: test, depth: cleanups.count)
    place(start)
    try lowerBlock(body)
    place(test)
    try lowerJump(if: condition, to: start)
    place(end)
  }

  private func lowerSwitch(
    _ label: LabelID, _ subject: TypedExpression, _ cases: [TypedCase]
  ) throws(Fault) {
    let end = makeLabel()
    let depth = cleanups.count
    targets[label] = JumpTarget(breakLabel: end, continueLabel: nil, depth: depth)
    var subjectOperand = try operand(subject)
    if !subjectOperand.isOwned, !cases.allSatisfy({ $0.items.allSatisfy { $0.condition == nil } }) {
      // A `where` clause may change the variable that is matched.
      let copy = makeTemporary(subject.type)
      emit(isTrivial(subject.type) ? .move : .copy, copy, subjectOperand.register)
      subjectOperand = .owned(copy)
    }
    // The subject is retained while the cases are tried; they bind copies.
    if subjectOperand.isOwned {
      temporaries.remove(subjectOperand.register)
      push(.release(subjectOperand.register))
    }
    try lowerCases(cases, subjectOperand.register, subject.type, end: end) { self.jump(to: end) }
    place(end)
    if subjectOperand.isOwned { try popCleanups(downTo: depth) }
  }

  /// Tries cases in order; `noMatch` emits the code for the case that none matches.
  func lowerCases(
    _ cases: [TypedCase], _ subject: Register, _ type: Type, end: Label,
    noMatch: () throws(Fault) -> Void
  ) throws(Fault) {
    let bodies = cases.map { _ in makeLabel() }
    let depth = cleanups.count
    for (index, element) in cases.enumerated() {
      let next = makeLabel()
      var bound: [Register] = []
      if index + 1 < cases.count {
        fallthroughTargets.append((bodies[index + 1], depth))
      }
      if element.items.isEmpty {
        place(bodies[index])
        try lower(element.body)
        try popCleanups(downTo: depth, isReachable: !endsInJump(element.body))
        jump(to: end)
      } else if element.items.count == 1 {
        try lowerItem(element.items[0], subject, type, otherwise: next)
        bound = boundRegisters(since: depth)
        place(bodies[index])
        try lower(element.body)
        try popCleanups(downTo: depth, isReachable: !endsInJump(element.body))
        if !endsInJump(element.body) { jump(to: end) }
      } else {
        try lowerAlternatives(element, bodies[index], subject, type, otherwise: next)
        bound = boundRegisters(since: depth)
        try popCleanups(downTo: depth, isReachable: !endsInJump(element.body))
        if !endsInJump(element.body) { jump(to: end) }
      }
      if index + 1 < cases.count { fallthroughTargets.removeLast() }
      place(next)
      for register in bound { emit(.release, register) }
    }
    try noMatch()
  }

  private func lowerItem(
    _ item: TypedCase.Item, _ subject: Register, _ type: Type, otherwise: Label
  ) throws(Fault) {
    try match(item.pattern, subject, type, otherwise: otherwise)
    if let condition = item.condition {
      try lowerFailing(condition, otherwise: otherwise)
    }
  }

  /// `case a, b:` — the alternatives bind the same variables, in the same registers.
  private func lowerAlternatives(
    _ element: TypedCase, _ body: Label, _ subject: Register, _ type: Type, otherwise: Label
  ) throws(Fault) {
    let depth = cleanups.count
    for (index, item) in element.items.enumerated() {
      let next = makeLabel()
      let isLast = index + 1 == element.items.count
      try lowerItem(item, subject, type, otherwise: isLast ? otherwise : next)
      if !isLast {
        jump(to: body)
        place(next)
        // The next alternative reuses the registers of the bindings.
        while cleanups.count > depth { rebound.append(cleanups.removeLast()) }
      }
    }
    rebound = []
    place(body)
    try lower(element.body)
  }

  private func lowerDo(
    _ label: LabelID, _ body: [TypedStatement], _ catches: [TypedCase], _ error: LocalVariable
  ) throws(Fault) {
    let end = makeLabel()
    let depth = cleanups.count
    targets[label] = JumpTarget(breakLabel: end, continueLabel: nil, depth: depth)
    guard !catches.isEmpty else {
      try lowerBlock(body)
      place(end)
      return
    }
    let handler = makeLabel()
    let register = makeRegister(isTrivial: false)
    catchRegisters[ObjectIdentifier(handler)] = register
    catchers.append(Catcher(label: handler, depth: depth, temporaries: temporaries))
    try lowerBlock(body)
    catchers.removeLast()
    if !endsInJump(body) { jump(to: end) }
    place(handler)
    push(.release(register))
    locations[ObjectIdentifier(error)] = .register(register)
    let finished = makeLabel()
    try lowerCases(catches, register, error.type, end: finished) { () throws(Fault) in
      let rethrown = makeManagedTemporary()
      emit(.copy, rethrown, register)
      emit(.throwError, rethrown)
      noteThrow()
      free(rethrown)
    }
    place(finished)
    try popCleanups(downTo: depth)
    place(end)
  }
}

extension TypedPattern {
  /// Whether the pattern is a variable name or `_`.
  fileprivate var isVariable: Bool {
    switch self {
    case .bind, .wildcard: true
    default: false
    }
  }
}

extension TypedCondition {
  fileprivate var isExpression: Bool {
    if case .expression = self { true } else { false }
  }
}
