/// The way out of calls that fail.
extension Machine {
  /// Leaves frames until something takes the fault. Gives the frame to go on in, at its landing pad;
  /// throws where the boundary of this run is reached.
  func unwind(_ fault: Fault) throws(Fault) -> UnsafeMutablePointer<FrameRecord> {
    // A coroutine that waits keeps its calls.
    if case .suspended = fault.kind { throw fault }
    var fault = fault
    if fault.places.isEmpty, fault.thrownValue == nil { fault.places = callStack() }
    while true {
      let frame = state.pointee.frame
      if frame.pointee.code == haltCode.header {
        state.pointee.frame = frame - 1
        throw fault
      }
      let code = frame.pointee.code.pointee.code.takeUnretainedValue()
      if case .thrown(let error) = fault.kind,
        let instructions = frame.pointee.code.pointee.instructions,
        let pad = code.pad(at: frame.pointee.resume - instructions - 1)
      {
        state.pointee.error = error
        frame.pointee.resume = instructions + pad
        return frame
      }
      // The frame is left first: a `deinit` run from here must not see its registers as in use, nor
      // lie over them.
      let base = frame.pointee.base
      let start = frame.pointee.code.pointee.managedStart
      var register = start + frame.pointee.code.pointee.managedCount
      while register > start {
        register -= 1
        let value = base[register]
        base[register] = .hole
        value.release()
      }
      state.pointee.frame = frame - 1
    }
  }

  /// The calls in progress, innermost first, as places in sources.
  package func callStack() -> [Fault.Place] {
    var places: [Fault.Place] = []
    var frame = state.pointee.frame
    while frame > state.pointee.firstFrame, places.count < 64 {
      let header = frame.pointee.code
      if header != haltCode.header, let instructions = header.pointee.instructions {
        let code = header.pointee.code.takeUnretainedValue()
        let index = max(0, frame.pointee.resume - instructions - 1)
        places += code.places(at: index)
      }
      frame -= 1
    }
    return places
  }
}
