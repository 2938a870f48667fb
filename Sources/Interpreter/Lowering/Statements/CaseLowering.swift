internal import Semantics
internal import SourceText

/// `switch`, and `do` with `catch`.
struct CaseLowering: LoweringPart {
  let lowering: Lowering

  func lowerSwitch(
    _ label: LabelID, _ subject: TypedExpression, _ cases: [TypedCase]
  ) throws(Fault) {
    let end = makeLabel()
    let depth = lowering.cleanups.depth
    lowering.targets.labeled[label] = JumpTarget(breakLabel: end, continueLabel: nil, depth: depth)
    var subjectOperand = try operand(subject)
    if !subjectOperand.isOwned, !cases.allSatisfy({ $0.items.allSatisfy { $0.condition == nil } }) {
      // A `where` clause may change the variable that is matched.
      let copy = makeTemporary(subject.type)
      emit(types.isTrivial(subject.type) ? .move : .copy, copy, subjectOperand.register)
      subjectOperand = .owned(copy)
    }
    // The subject is retained while the cases are tried; they bind copies.
    if subjectOperand.isOwned {
      lowering.registers.keep(subjectOperand.register)
      lowering.cleanups.push(.release(subjectOperand.register))
    }
    try lowerCases(cases, subjectOperand.register, subject.type, end: end) { self.jump(to: end) }
    place(end)
    if subjectOperand.isOwned { try exits.popCleanups(downTo: depth) }
  }

  /// Tries cases in order; `noMatch` emits the code for the case that none matches.
  func lowerCases(
    _ cases: [TypedCase], _ subject: Register, _ type: Type, end: Label,
    noMatch: () throws(Fault) -> Void
  ) throws(Fault) {
    let bodies = cases.map { _ in makeLabel() }
    let depth = lowering.cleanups.depth
    for (index, element) in cases.enumerated() {
      let next = makeLabel()
      var bound: [Register] = []
      if index + 1 < cases.count {
        lowering.targets.fallthroughs.append((bodies[index + 1], depth))
      }
      if element.items.isEmpty {
        place(bodies[index])
        try statements.lower(element.body)
        try exits.popCleanups(downTo: depth, isReachable: !statements.endsInJump(element.body))
        jump(to: end)
      } else if element.items.count == 1 {
        try lowerItem(element.items[0], subject, type, otherwise: next)
        bound = lowering.cleanups.released(inside: depth)
        place(bodies[index])
        try statements.lower(element.body)
        try exits.popCleanups(downTo: depth, isReachable: !statements.endsInJump(element.body))
        if !statements.endsInJump(element.body) { jump(to: end) }
      } else {
        try lowerAlternatives(element, bodies[index], subject, type, otherwise: next)
        bound = lowering.cleanups.released(inside: depth)
        try exits.popCleanups(downTo: depth, isReachable: !statements.endsInJump(element.body))
        if !statements.endsInJump(element.body) { jump(to: end) }
      }
      if index + 1 < cases.count { lowering.targets.fallthroughs.removeLast() }
      place(next)
      for register in bound { emit(.release, register) }
    }
    try noMatch()
  }

  private func lowerItem(
    _ item: TypedCase.Item, _ subject: Register, _ type: Type, otherwise: Label
  ) throws(Fault) {
    try patterns.match(item.pattern, subject, type, otherwise: otherwise)
    if let condition = item.condition {
      try conditions.lowerFailing(condition, otherwise: otherwise)
    }
  }

  /// `case a, b:` — the alternatives bind the same variables, in the same registers.
  private func lowerAlternatives(
    _ element: TypedCase, _ body: Label, _ subject: Register, _ type: Type, otherwise: Label
  ) throws(Fault) {
    let depth = lowering.cleanups.depth
    for (index, item) in element.items.enumerated() {
      let next = makeLabel()
      let isLast = index + 1 == element.items.count
      try lowerItem(item, subject, type, otherwise: isLast ? otherwise : next)
      if !isLast {
        jump(to: body)
        place(next)
        // The next alternative reuses the registers of the bindings.
        while lowering.cleanups.depth > depth {
          if let bound = lowering.cleanups.pop().released { lowering.variables.rebind(bound) }
        }
      }
    }
    lowering.variables.endAlternatives()
    place(body)
    try statements.lower(element.body)
  }

  func lowerDo(
    _ label: LabelID, _ body: [TypedStatement], _ catches: [TypedCase], _ error: LocalVariable
  ) throws(Fault) {
    let end = makeLabel()
    let depth = lowering.cleanups.depth
    lowering.targets.labeled[label] = JumpTarget(breakLabel: end, continueLabel: nil, depth: depth)
    guard !catches.isEmpty else {
      try statements.lowerBlock(body)
      place(end)
      return
    }
    let catcher = pads.enterCatcher()
    let register = catcher.register
    try statements.lowerBlock(body)
    lowering.errors.leave()
    if !statements.endsInJump(body) { jump(to: end) }
    place(catcher.label)
    lowering.cleanups.push(.release(register))
    lowering.variables[error] = .register(register)
    let finished = makeLabel()
    try lowerCases(catches, register, error.type, end: finished) { () throws(Fault) in
      let rethrown = makeManagedTemporary()
      emit(.copy, rethrown, register)
      emit(.throwError, rethrown)
      pads.noteThrow()
      free(rethrown)
    }
    place(finished)
    try exits.popCleanups(downTo: depth)
    place(end)
  }
}
