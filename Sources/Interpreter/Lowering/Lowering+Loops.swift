internal import Semantics

/// `for` loops: ranges of integers, and arrays, are iterated by instructions of their own.
extension Lowering {
  func lowerFor(_ label: LabelID, _ loop: TypedForLoop) throws(Fault) {
    let depth = cleanups.count
    if loop.makeIterator != nil || loop.next != nil {
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
    } else if nominal(of: loop.sequence.type)?.name == "Array" {
      try lowerArrayLoop(label, loop)
    } else {
      let range = try operand(loop.sequence)
      let first = makePlainTemporary()
      let last = makePlainTemporary()
      emit(.getTrivialSlot, first, range.register, 0)
      emit(.getTrivialSlot, last, range.register, 1)
      discard(range)
      let isClosed = nominal(of: loop.sequence.type)?.name == "ClosedRange"
      try lowerRange(label, loop, first, last, isClosed: isClosed)
      free(last)
      free(first)
    }
    try popCleanups(downTo: depth)
  }

  /// The bounds of `a..<b` or `a...b` written in the loop itself.
  private func rangeBounds(
    _ sequence: TypedExpression
  ) -> (TypedExpression, TypedExpression, isClosed: Bool)? {
    guard case .call(let function, _, let arguments, _, _) = sequence.kind, arguments.count == 2,
      function.name == "..<" || function.name == "...",
      function.owner?.isPrelude ?? false
        || function.owner == nil,
      kind(of: arguments[0].type) == .int, kind(of: arguments[1].type) == .int
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
    let start = makeLabel()
    let test = makeLabel()
    let end = makeLabel()
    targets[label] = JumpTarget(
      breakLabel: end, continueLabel: test, depth: cleanups.count)
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
    push(.release(array))
    let index = makePlainTemporary()
    emit(.loadImmediate, index, Register(ValueKind.int.rawValue))
    let round = makeLabel()
    let next = makeLabel()
    let end = makeLabel()
    targets[label] = JumpTarget(
      breakLabel: end, continueLabel: next, depth: cleanups.count)
    let element = makeTemporary(loop.elementType)
    jump(to: next)
    place(round)
    try lowerElement(loop, element, next)
    place(next)
    let jumpIndex = emit(.arrayNext, element, array, index)
    round.references.append((jumpIndex, .whole))
    place(end)
    free(index)
  }

  /// One iteration over an integer range.
  private func lowerRound(
    _ loop: TypedForLoop, _ number: Register, otherwise next: Label
  ) throws(Fault) {
    let depth = cleanups.count
    switch loop.pattern {
    case .wildcard: break
    case .bind(let variable) where !needsBox(variable) && !variable.isMutated:
      // The loop variable is immutable, so it can be the counter itself.
      locations[ObjectIdentifier(variable)] = .register(number)
    default: try match(loop.pattern, number, loop.elementType, otherwise: next)
    }
    if let condition = loop.condition { try lowerSkip(condition, depth, to: next) }
    try lower(loop.body)
    try popCleanups(downTo: depth, isReachable: !endsInJump(loop.body))
  }

  private func lowerSkip(
    _ condition: TypedExpression, _ depth: Int, to next: Label
  ) throws(Fault) {
    if leavesWithoutCode(downTo: depth) { return try lowerFailing(condition, otherwise: next) }
    let holds = makeLabel()
    try lowerJump(if: condition, to: holds)
    try emitCleanups(downTo: depth)
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
    try declare(iterator, walk?.makeIterator ?? makeIterator)
    place(isWalking)
    let next = makeLabel()
    let round = makeLabel()
    let end = makeLabel()
    targets[label] = JumpTarget(
      breakLabel: end, continueLabel: next, depth: cleanups.count)
    let element = makeTemporary(advance.type)
    jump(to: next)
    place(round)
    try lowerElement(loop, element, next)
    place(next)
    if let walk {
      let index = emit(.walk, element, walk.source, walk.cursor)
      round.references.append((index, .low))
      end.references.append((index, .high))
    }
    try lower(advance, into: element)
    jump(.jumpIfNil, element, to: end)
    emit(.unwrap, element, element)
    jump(to: round)
    place(end)
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
    push(.release(source))
    let holder = LocalVariable(name: "$sequence", type: sequence.type, isLet: true)
    locations[ObjectIdentifier(holder)] = .register(source)
    let cursor = makePlainTemporary()
    let index = emit(.beginWalk, cursor, source)
    isWalking.references.append((index, .whole))
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
    let depth = cleanups.count
    if case .bind(let variable) = loop.pattern {
      if needsBox(variable) || variable.ownership != .strong {
        declare(variable, taking: .owned(element))
      } else {
        temporaries.remove(element)
        bind(variable, to: .register(element), isOwned: true)
      }
    } else {
      temporaries.remove(element)
      push(.release(element))
      let mismatch = makeLabel()
      try match(loop.pattern, element, loop.elementType, otherwise: mismatch)
      if isRefutable(loop.pattern) {
        let matched = makeLabel()
        jump(to: matched)
        place(mismatch)
        releaseBindings(since: depth)
        jump(to: next)
        place(matched)
      } else {
        place(mismatch)
      }
    }
    if let condition = loop.condition { try lowerSkip(condition, depth, to: next) }
    try lower(loop.body)
    try popCleanups(downTo: depth, isReachable: !endsInJump(loop.body))
  }

  func isRefutable(_ pattern: TypedPattern) -> Bool {
    switch pattern {
    case .wildcard, .bind, .bindGlobal: false
    case .tuple(let parts): parts.contains(where: isRefutable)
    default: true
    }
  }
}
