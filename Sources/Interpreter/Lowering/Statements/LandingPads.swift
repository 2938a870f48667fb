/// Landing pads: the code that runs when an error is thrown.
struct LandingPads: LoweringPart {
  let lowering: Lowering

  /// Makes errors lead to a new handler until `errors.leave`.
  func enterCatcher() -> Catcher {
    let catcher = Catcher(
      label: makeLabel(), register: makeRegister(isTrivial: false),
      depth: lowering.cleanups.depth, temporaries: lowering.registers.temporaries)
    lowering.errors.enter(catcher)
    return catcher
  }

  /// Records that the last instruction can throw a Swift error.
  func noteThrow() {
    let catcher = lowering.errors.catchers.last
    guard catcher != nil || lowering.cleanups.inside(0).contains(where: \.mattersToErrors) else {
      return
    }
    let temporaries = catcher.map { lowering.registers.temporaries.subtracting($0.temporaries) }
    lowering.errors.add(
      Pad(
        instruction: lowering.draft.count - 1, cleanups: lowering.cleanups, catcher: catcher,
        temporaries: temporaries ?? RegisterSet(), outgoing: lowering.registers.outgoing,
        locations: lowering.variables.locations))
  }

  /// Emits the landing pads; lowering their cleanups may add further ones.
  func lowerPads() throws(Fault) {
    while let pad = lowering.errors.takePad() {
      let start = lowering.draft.count
      code.pads.append(LandingPad(range: pad.instruction..<(pad.instruction + 1), target: start))
      let savedLocations = lowering.variables.locations
      lowering.cleanups = pad.cleanups
      lowering.variables.restore(pad.locations)
      // A register that is free at the end of the code may be in use where the error is thrown.
      lowering.registers.interrupt(at: pad.outgoing)
      // The error is moved to a register, because cleanups may throw and catch errors of their own.
      let error = makeManagedTemporary()
      emit(.catchError, error)
      let outer = lowering.errors.replaceCatchers([])
      // Values of unfinished expressions are released before what was there when they were made:
      // putting a place back needs only those from before it was taken.
      var temporaries = pad.temporaries
      while lowering.cleanups.depth > pad.catcher?.depth ?? 0 {
        let made = temporaries.takeMade(inside: lowering.cleanups.depth)
        for register in made { emit(.release, register) }
        try exits.run(lowering.cleanups.pop())
      }
      _ = lowering.errors.replaceCatchers(outer)
      for register in temporaries.sorted { emit(.release, register) }
      if let catcher = pad.catcher {
        emit(.take, catcher.register, error)
        jump(to: catcher.label)
      } else {
        emit(.throwError, error)
      }
      free(error)
      lowering.cleanups = Cleanups()
      lowering.variables.restore(savedLocations)
    }
  }
}
