/// Unwinding the stack after a fault.
extension Machine {
  /// Unwinds frames until one handles the fault; returns that frame, positioned at its landing pad.
  /// Throws when the boundary of this run is reached.
  func unwind(_ fault: Fault) throws(Fault) -> UnsafeMutablePointer<FrameRecord> {
    // A suspending coroutine keeps its frames.
    if case .suspended = fault.kind { throw fault }
    var fault = fault
    if fault.places.isEmpty, fault.thrownValue == nil { fault.places = callStack() }
    while true {
      let frame = state.pointee.frame
      if frame.pointee.code == state.pointee.halt.header {
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
      // The frame is popped first: a `deinit` that runs here must not see its registers as in use,
      // nor overlap them.
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

  /// The current call stack as places in sources, innermost first.
  package func callStack() -> [Fault.Place] {
    var places: [Fault.Place] = []
    var frame = state.pointee.frame
    while frame > state.pointee.firstFrame, places.count < 64 {
      let header = frame.pointee.code
      if header != state.pointee.halt.header, let instructions = header.pointee.instructions {
        let code = header.pointee.code.takeUnretainedValue()
        let index = max(0, frame.pointee.resume - instructions - 1)
        places += code.places(at: index)
      }
      frame -= 1
    }
    return places
  }
}
