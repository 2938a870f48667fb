internal import Semantics
internal import SourceText

/// Statements, and expressions that consist of statements.
struct StatementLowering: LoweringPart {
  let lowering: Lowering

  func lower(_ statements: [TypedStatement]) throws(Fault) {
    locals.declareLocalFunctions(statements)
    let count = lowering.consumed.count
    for statement in statements { try lower(statement) }
    // If control leaves before the end, the variables consumed here are not consumed in the code
    // after it.
    if lowering.consumed.count > count, ControlFlow.endsAbruptly(statements) {
      lowering.consumed.end(since: count)
    }
  }

  private func lower(_ statement: TypedStatement) throws(Fault) {
    let outer = span
    if !statement.span.isEmpty { span = statement.span }
    defer { span = outer }
    let count = lowering.consumed.count
    switch statement.kind {
    case .expression(let expression): try expressions.lowerDiscarding(expression)
    case .variable(let pattern, let value): try lowerVariable(pattern, value)
    case .localFunction(let variable, let closure): try locals.lowerLocalFunction(variable, closure)
    case .initializeGlobal(let variable, let value):
      let operand = try ownedOperand(value)
      try assignments.store(operand, in: Place(.global(variable), variable.type))
    case .return(let value): try functions.lowerReturn(value)
    case .throw(let error):
      let register = makeManagedTemporary()
      try lower(error, into: register)
      emit(.throwError, register)
      pads.noteThrow()
      free(register)
    case .break, .continue:
      if let (label, depth) = target(of: statement) {
        try exits.emitCleanups(downTo: depth)
        jump(to: label)
      }
    case .fallthrough:
      if let next = lowering.targets.fallthroughs.last {
        try exits.emitCleanups(downTo: next.depth)
        jump(to: next.label)
      }
    case .if(let label, let conditions, let then, let otherwise):
      try lowerIf(label, conditions, then, otherwise)
    case .guard(let conditions, let otherwise):
      try lowerGuard(conditions, otherwise)
    case .while(let label, let conditions, let body):
      try loops.lowerLoop(statement) { () throws(Fault) in
        try loops.lowerWhile(label, conditions, body)
      }
    case .repeatWhile(let label, let body, let condition):
      try loops.lowerLoop(statement) { () throws(Fault) in
        try loops.lowerRepeat(label, body, condition)
      }
    case .for(let label, let loop):
      try loops.lowerLoop(statement) { () throws(Fault) in try loops.lowerFor(label, loop) }
    case .forPack(let label, let expansion, let body):
      try packs.lowerExpansion(expansion, label: label) { () throws(Fault) in try lowerBlock(body) }
    case .switch(let label, let subject, let cases):
      try self.cases.lowerSwitch(label, subject, cases)
    case .do(let label, let body, let catches, let error):
      try cases.lowerDo(label, body, catches, error)
    case .defer(let statements): lowering.cleanups.push(.deferred(statements))
    case .yield(let place):
      // A `yield` that is not at the top level of an accessor: the value is only read.
      try expressions.lowerDiscarding(place)
    case .result(let value):
      guard let target = lowering.targets.results.last else {
        return try expressions.lowerDiscarding(value)
      }
      try lower(value, into: target.register)
      try exits.emitCleanups(downTo: target.depth)
      jump(to: target.label)
    }
    if lowering.consumed.count > count, statement.kind.hasBranches {
      endConsumed(since: count)
    }
  }

  /// Lowers statements in a scope of their own.
  func lowerBlock(_ statements: [TypedStatement]) throws(Fault) {
    let depth = lowering.cleanups.depth
    try lower(statements)
    try exits.popCleanups(downTo: depth, isReachable: !endsInJump(statements))
  }

  func endsInJump(_ statements: [TypedStatement]) -> Bool {
    switch statements.last?.kind {
    case .return, .throw, .break, .continue, .fallthrough: true
    default: false
    }
  }

  /// Where a `break` or `continue` jumps, and the depth of the cleanups that stay.
  private func target(of statement: TypedStatement) -> (label: Label, depth: Int)? {
    switch statement.kind {
    case .break(let label): lowering.targets.labeled[label].map { ($0.breakLabel, $0.depth) }
    case .continue(let label):
      lowering.targets.labeled[label].map { ($0.continueLabel ?? $0.breakLabel, $0.depth) }
    default: nil
    }
  }

  /// Where a condition can jump itself, because the statements behind it are only a `break` or
  /// `continue` that leaves nothing to clean up.
  private func directTarget(
    of statements: [TypedStatement], after conditions: [TypedCondition]
  ) -> Label? {
    guard statements.count == 1, let (label, depth) = target(of: statements[0]),
      lowering.cleanups.areEmpty(inside: depth), conditions.allSatisfy(\.isExpression)
    else { return nil }
    return label
  }

  func lowerStatementExpression(
    _ statement: TypedStatement, into dst: Register
  ) throws(Fault) {
    let end = makeLabel()
    // Every branch must find the register empty, including branches lowered after one that fills
    // it.
    lowering.targets.results.append(
      ResultTarget(register: dst, label: end, depth: lowering.cleanups.depth))
    try lower(statement)
    lowering.targets.results.removeLast()
    place(end)
  }

  private func lowerVariable(_ pattern: TypedPattern, _ value: TypedExpression?) throws(Fault) {
    guard let value else {
      locals.declareAll(pattern)
      return
    }
    switch pattern {
    case .bind(let variable): try locals.declare(variable, value)
    case .wildcard: try expressions.lowerDiscarding(value)
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
    try patterns.match(pattern, operand.register, value.type, otherwise: failed)
    place(failed)
    discard(operand)
  }

  private func lowerGuard(
    _ conditions: [TypedCondition], _ otherwise: [TypedStatement]
  ) throws(Fault) {
    if let target = directTarget(of: otherwise, after: conditions) {
      return try self.conditions.lowerConditions(conditions, otherwise: target)
    }
    let failed = makeLabel()
    let passed = makeLabel()
    let outside = lowering.cleanups
    try self.conditions.lowerConditions(conditions, otherwise: failed)
    jump(to: passed)
    place(failed)
    let inside = lowering.cleanups
    // The bindings of a failed `guard` are released.
    exits.releaseBindings(inside: outside.depth)
    lowering.cleanups = outside
    try lowerBlock(otherwise)
    lowering.cleanups = inside
    place(passed)
  }

  private func lowerIf(
    _ label: LabelID, _ conditions: [TypedCondition], _ then: [TypedStatement],
    _ otherwise: [TypedStatement]
  ) throws(Fault) {
    let end = makeLabel()
    let failed = makeLabel()
    let depth = lowering.cleanups.depth
    lowering.targets.labeled[label] = JumpTarget(breakLabel: end, continueLabel: nil, depth: depth)
    if otherwise.isEmpty, let target = directTarget(of: then, after: conditions),
      case .expression(let last)? = conditions.last
    {
      try self.conditions.lowerConditions(conditions.dropLast(), otherwise: end)
      try self.conditions.lowerJump(if: last, to: target)
      return place(end)
    }
    try self.conditions.lowerConditions(conditions, otherwise: failed)
    let bound = lowering.cleanups.released(inside: depth)
    try lower(then)
    let leaves = endsInJump(then)
    try exits.popCleanups(downTo: depth, isReachable: !leaves)
    if !otherwise.isEmpty || !bound.isEmpty, !leaves { jump(to: end) }
    place(failed)
    for register in bound { emit(.release, register) }
    if !otherwise.isEmpty { try lowerBlock(otherwise) }
    place(end)
  }

  /// Makes variables that one branch has consumed empty on all branches.
  private func endConsumed(since count: Int) {
    let own = lowering.cleanups.released(inside: 0)
    let left = lowering.consumed.end(since: count).filter(own.contains)
    for register in left where !lowering.consumed.contains(register) {
      emit(.release, register)
      lowering.consumed.add(register)
    }
  }
}

extension TypedStatement.Kind {
  /// Whether control flow can take several paths through the statement.
  var hasBranches: Bool {
    switch self {
    case .if, .guard, .while, .repeatWhile, .for, .forPack, .switch, .do: true
    default: false
    }
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
