internal import Semantics
internal import SourceText

/// Loops. Ranges of integers, and arrays, are iterated by instructions of their own.
struct LoopLowering: LoweringPart {
  let lowering: Lowering

  /// Lowers a loop of top-level code with its trivial session variables in registers; variables
  /// that the loop writes are stored back when it ends.
  func lowerLoop(
    _ statement: TypedStatement, _ body: () throws(Fault) -> Void
  ) throws(Fault) {
    lowering.loopDepth += 1
    defer { lowering.loopDepth -= 1 }
    guard function.kind == .topLevel, lowering.parent == nil, lowering.loopDepth == 1,
      lowering.inline.functions.isEmpty,
      let promotion = GlobalPromotion(statement)
    else { return try body() }
    let variables = promotion.variables.filter { types.isTrivial($0.type) }
    for variable in variables {
      let register = makePlainTemporary()
      emit(.getGlobal, register, 0, 1, payload: Int(bitPattern: machine.cell(for: variable)))
      lowering.variables[promoted: variable] = register
    }
    try body()
    for variable in variables.reversed() {
      guard let register = lowering.variables[promoted: variable] else { continue }
      lowering.variables[promoted: variable] = nil
      if let place = promotion.written[ObjectIdentifier(variable)] {
        span = place
        emit(.setGlobal, register, payload: Int(bitPattern: machine.cell(for: variable)))
      }
      free(register)
    }
  }

  func lowerWhile(
    _ label: LabelID, _ conditions: [TypedCondition], _ body: [TypedStatement]
  ) throws(Fault) {
    let start = makeLabel()
    let test = makeLabel()
    let end = makeLabel()
    let depth = lowering.cleanups.depth
    lowering.targets.labeled[label] = JumpTarget(breakLabel: end, continueLabel: test, depth: depth)
    if conditions.count == 1, case .expression(let condition) = conditions[0] {
      // The test is at the bottom: one jump per iteration.
      jump(to: test)
      place(start)
      try statements.lowerBlock(body)
      place(test)
      try self.conditions.lowerJump(if: condition, to: start)
      place(end)
      return
    }
    place(test)
    let failed = makeLabel()
    try self.conditions.lowerConditions(conditions, otherwise: failed)
    let bound = lowering.cleanups.released(inside: depth)
    try statements.lower(body)
    try exits.popCleanups(downTo: depth, isReachable: !statements.endsInJump(body))
    jump(to: test)
    place(failed)
    for register in bound { emit(.release, register) }
    place(end)
  }

  /// Makes the labels of a loop with the test at its end.
  private func openLoop(_ label: LabelID) -> (start: Label, test: Label, end: Label) {
    let labels = (start: makeLabel(), test: makeLabel(), end: makeLabel())
    lowering.targets.labeled[label] = JumpTarget(
      breakLabel: labels.end, continueLabel: labels.test, depth: lowering.cleanups.depth)
    return labels
  }

  func lowerRepeat(
    _ label: LabelID, _ body: [TypedStatement], _ condition: TypedExpression
  ) throws(Fault) {
    let (start, test, end) = openLoop(label)
    place(start)
    try statements.lowerBlock(body)
    place(test)
    try self.conditions.lowerJump(if: condition, to: start)
    place(end)
  }

  func lowerFor(_ label: LabelID, _ loop: TypedForLoop) throws(Fault) {
    let depth = lowering.cleanups.depth
    if let nominal = types.nominal(of: loop.sequence.type), nominal.name == "Array",
      nominal.isPrelude
    {
      try lowerArrayLoop(label, loop)
    } else if loop.makeIterator != nil || loop.next != nil {
      try lowerIteration(label, loop)
    } else if let (lower, upper, isClosed) = rangeBounds(loop.sequence) {
      let first = makePlainTemporary()
      try self.lower(lower, into: first)
      let last = makePlainTemporary()
      try self.lower(upper, into: last)
      try checkBounds(first, last)
      try lowerRange(label, loop, first, last, isClosed: isClosed)
      free(last)
      free(first)
    } else {
      let range = try operand(loop.sequence)
      let first = makePlainTemporary()
      let last = makePlainTemporary()
      emit(.getTrivialSlot, first, range.register, 0)
      emit(.getTrivialSlot, last, range.register, 1)
      discard(range)
      let isClosed = types.nominal(of: loop.sequence.type)?.name == "ClosedRange"
      try lowerRange(label, loop, first, last, isClosed: isClosed)
      free(last)
      free(first)
    }
    try exits.popCleanups(downTo: depth)
  }

  /// The bounds of `a..<b` or `a...b` written in the loop itself.
  private func rangeBounds(
    _ sequence: TypedExpression
  ) -> (TypedExpression, TypedExpression, isClosed: Bool)? {
    guard case .call(let function, _, let arguments, _, _) = sequence.kind, arguments.count == 2,
      function.name == "..<" || function.name == "...",
      function.owner?.isPrelude ?? false
        || function.owner == nil,
      types.kind(of: arguments[0].type) == .int, types.kind(of: arguments[1].type) == .int
    else { return nil }
    return (arguments[0], arguments[1], function.name == "...")
  }

  private func checkBounds(_ first: Register, _ last: Register) throws(Fault) {
    let isFine = makeLabel()
    jump(.jumpIfLessOrEqual, first, last, to: isFine)
    emitFault(.fatalError("Range requires lowerBound <= upperBound"))
    place(isFine)
  }

  private func lowerRange(
    _ label: LabelID, _ loop: TypedForLoop, _ next: Register, _ last: Register, isClosed: Bool
  ) throws(Fault) {
    let (start, test, end) = openLoop(label)
    jump(isClosed ? .jumpIfLess : .jumpIfLessOrEqual, last, next, to: end)
    place(start)
    try lowerRound(loop, next, otherwise: test)
    place(test)
    jump(isClosed ? .countUpClosed : .countUp, next, last, to: start)
    place(end)
  }

  private func lowerArrayLoop(_ label: LabelID, _ loop: TypedForLoop) throws(Fault) {
    // The loop retains the array, so that it is not affected by changes of the variable.
    let array = makeRegister(isTrivial: false)
    try lower(loop.sequence, into: array)
    lowering.cleanups.push(.release(array))
    let index = makePlainTemporary()
    emit(.loadImmediate, index, Register(ValueKind.int.rawValue))
    let rounds = try lowerRounds(label, loop, over: loop.elementType)
    rounds.start.refer(from: emit(.arrayNext, rounds.element, array, index))
    place(rounds.end)
    free(index)
  }

  /// The rounds of a loop that tests at its end.
  private struct Rounds {
    /// The register of the next element.
    let element: Register
    /// Where a round starts, with an element in its register.
    let start: Label
    let end: Label
  }

  /// Lowers the rounds of a loop over elements. What follows gets the next element, and jumps to the
  /// start where there is one.
  private func lowerRounds(
    _ label: LabelID, _ loop: TypedForLoop, over type: Type
  ) throws(Fault) -> Rounds {
    let next = makeLabel()
    let rounds = Rounds(element: makeTemporary(type), start: makeLabel(), end: makeLabel())
    lowering.targets.labeled[label] = JumpTarget(
      breakLabel: rounds.end, continueLabel: next, depth: lowering.cleanups.depth)
    jump(to: next)
    place(rounds.start)
    try lowerElement(loop, rounds.element, next)
    place(next)
    return rounds
  }

  /// One iteration over an integer range.
  private func lowerRound(
    _ loop: TypedForLoop, _ number: Register, otherwise next: Label
  ) throws(Fault) {
    let depth = lowering.cleanups.depth
    switch loop.pattern {
    case .wildcard: break
    case .bind(let variable) where !locals.needsBox(variable) && !variable.isMutated:
      // The loop variable is immutable, so it can be the counter itself.
      lowering.variables[variable] = .register(number)
    default: try patterns.match(loop.pattern, number, loop.elementType, otherwise: next)
    }
    if let condition = loop.condition { try lowerSkip(condition, depth, to: next) }
    try statements.lower(loop.body)
    try exits.popCleanups(downTo: depth, isReachable: !statements.endsInJump(loop.body))
  }

  private func lowerSkip(
    _ condition: TypedExpression, _ depth: Int, to next: Label
  ) throws(Fault) {
    if lowering.cleanups.areEmpty(inside: depth) {
      return try conditions.lowerFailing(condition, otherwise: next)
    }
    let holds = makeLabel()
    try conditions.lowerJump(if: condition, to: holds)
    try exits.emitCleanups(downTo: depth)
    jump(to: next)
    place(holds)
  }

  /// Iterates with `makeIterator` and `next`. If the sequence turns out at run time to be of the
  /// library, the machine walks it without its iterator, over the same elements.
  private func lowerIteration(_ label: LabelID, _ loop: TypedForLoop) throws(Fault) {
    guard let makeIterator = loop.makeIterator, let iterator = loop.iterator,
      let advance = loop.next
    else { return }
    let isWalking = makeLabel()
    let walk = try beginWalk(makeIterator, unless: isWalking)
    try locals.declare(iterator, walk?.makeIterator ?? makeIterator)
    place(isWalking)
    let rounds = try lowerRounds(label, loop, over: advance.type)
    let element = rounds.element
    if let walk {
      let index = emit(.walk, element, walk.source, walk.cursor)
      rounds.start.refer(from: index, .low)
      rounds.end.refer(from: index, .high)
    }
    try lower(advance, into: element)
    jump(.jumpIfNil, element, to: rounds.end)
    emit(.unwrap, element, element)
    jump(to: rounds.start)
    place(rounds.end)
    if let walk { free(walk.cursor) }
  }

  /// A sequence in a register, and the machine's position in it.
  private struct Walk {
    let source: Register
    let cursor: Register
    /// The call of `makeIterator` on the sequence in the register.
    let makeIterator: TypedExpression
  }

  /// Evaluates the sequence, and jumps if the machine can walk it; nil if the loop is asynchronous.
  private func beginWalk(
    _ makeIterator: TypedExpression, unless isWalking: Label
  ) throws(Fault) -> Walk? {
    guard
      case .call(let function, let sequence?, let arguments, let substitutions, let dispatch) =
        makeIterator.kind, function.name == "makeIterator"
    else { return nil }
    let source = makeRegister(isTrivial: false)
    try lower(sequence, into: source)
    lowering.cleanups.push(.release(source))
    let holder = LocalVariable(name: "$sequence", type: sequence.type, isLet: true)
    lowering.variables[holder] = .register(source)
    let cursor = makePlainTemporary()
    let index = emit(.beginWalk, cursor, source)
    isWalking.refer(from: index)
    let call = TypedExpression(
      .call(
        function, receiver: TypedExpression(.local(holder), type: sequence.type, span: span),
        arguments: arguments, substitutions: substitutions, dispatch: dispatch),
      type: makeIterator.type, span: makeIterator.span)
    return Walk(source: source, cursor: cursor, makeIterator: call)
  }

  /// One iteration over an element, which it owns.
  private func lowerElement(
    _ loop: TypedForLoop, _ element: Register, _ next: Label
  ) throws(Fault) {
    let depth = lowering.cleanups.depth
    if case .bind(let variable) = loop.pattern {
      if locals.needsBox(variable) || variable.ownership != .strong {
        locals.declare(variable, taking: .owned(element))
      } else {
        lowering.registers.keep(element)
        locals.bind(variable, to: .register(element), isOwned: true)
      }
    } else {
      lowering.registers.keep(element)
      lowering.cleanups.push(.release(element))
      let mismatch = makeLabel()
      try patterns.match(loop.pattern, element, loop.elementType, otherwise: mismatch)
      if isRefutable(loop.pattern) {
        let matched = makeLabel()
        jump(to: matched)
        place(mismatch)
        exits.releaseBindings(inside: depth)
        jump(to: next)
        place(matched)
      } else {
        place(mismatch)
      }
    }
    if let condition = loop.condition { try lowerSkip(condition, depth, to: next) }
    try statements.lower(loop.body)
    try exits.popCleanups(downTo: depth, isReachable: !statements.endsInJump(loop.body))
  }

  func isRefutable(_ pattern: TypedPattern) -> Bool {
    switch pattern {
    case .wildcard, .bind, .bindGlobal: false
    case .tuple(let parts): parts.contains(where: isRefutable)
    default: true
    }
  }
}
