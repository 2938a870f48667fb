/// Landing pads: the code that runs when an error is thrown.
extension Lowering {
  /// Records that the last instruction can throw a Swift error.
  func noteThrow() {
    let depth = catchers.last?.depth ?? 0
    let isNeeded =
      catchers.last != nil
      || cleanups[min(depth, cleanups.count)...].contains(where: \.mattersToErrors)
    guard isNeeded else { return }
    let kept = catchers.last?.temporaries ?? []
    pads.append(
      Pad(
        instruction: instructions.count - 1, cleanups: Array(cleanups),
        catcher: catchers.last,
        temporaries: catchers.isEmpty ? [] : temporaries.subtracting(kept).sorted(),
        outgoing: outgoing, locations: locations))
  }

  /// Emits the landing pads; lowering their cleanups may add further ones.
  func lowerPads() throws(Fault) {
    while !pads.isEmpty {
      let pad = pads.removeFirst()
      let start = instructions.count
      code.pads.append(LandingPad(range: pad.instruction..<(pad.instruction + 1), target: start))
      let savedLocations = locations
      cleanups = pad.cleanups
      locations = pad.locations
      outgoing = pad.outgoing
      // A register that is free at the end of the code may be in use where the error is thrown.
      freePlain = []
      freeManaged = []
      // The error is moved to a register, because cleanups may throw and catch errors of their own.
      let error = makeManagedTemporary()
      emit(.catchError, error)
      let outer = catchers
      catchers = []
      while cleanups.count > pad.catcher?.depth ?? 0 { try run(cleanups.removeLast()) }
      catchers = outer
      // Values of unfinished expressions are released last: putting places back needs them.
      for register in pad.temporaries { emit(.release, register) }
      if let catcher = pad.catcher {
        emit(.take, catcherRegister(catcher), error)
        jump(to: catcher.label)
      } else {
        emit(.throwError, error)
      }
      free(error)
      cleanups = []
      locations = savedLocations
    }
  }

  /// The register that passes the error to the handlers of a `do`.
  func catcherRegister(_ catcher: Catcher) -> Register {
    catchRegisters[ObjectIdentifier(catcher.label)] ?? 0
  }
}
