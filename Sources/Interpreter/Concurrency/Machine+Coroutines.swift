/// Calls that can be suspended and resumed.
extension Machine {
  /// Where a run of a coroutine ended.
  enum Progress {
    /// The result, owned by the caller.
    case finished(Value)
    case suspended(SuspendedStack)
  }

  /// Starts a coroutine; `first` is the closure that `code` belongs to, borrowed.
  func start(_ code: CodePointer, first: Value?) throws(Fault) -> Progress {
    let boundary = try pushBoundary()
    if let first { boundary.pointee.base[1] = first }
    do throws(Fault) {
      _ = try enter(code, base: boundary.pointee.base + 1, destination: .first, state)
    } catch {
      state.pointee.frame = boundary - 1
      throw error
    }
    return try proceed(above: boundary)
  }

  /// Resumes a coroutine. The stack hands over everything but the code, and must stay alive until
  /// the coroutine is suspended again or finishes.
  func resume(_ stack: SuspendedStack) throws(Fault) -> Progress {
    let boundary = try pushBoundary()
    let base = boundary.pointee.base
    guard boundary + stack.calls.count < state.pointee.lastFrame,
      base + stack.registers.count < state.pointee.registersEnd
    else {
      state.pointee.frame = boundary - 1
      throw stackOverflow()
    }
    for (index, value) in stack.registers.enumerated() { base[index] = value }
    for (index, call) in stack.calls.enumerated() {
      (boundary + 1 + index).pointee = call.record
      (boundary + 1 + index).pointee.base = base + call.offset
    }
    state.pointee.frame = boundary + stack.calls.count
    state.pointee.error = stack.error
    stack.handOver()
    // It was suspended in a call of a native function, whose result is `()`.
    let top = state.pointee.frame.pointee
    top.base[Int((top.resume - 1).pointee.a)] = .void
    return try proceed(above: boundary)
  }

  /// Runs until the coroutine returns to the boundary or is suspended.
  private func proceed(
    above boundary: UnsafeMutablePointer<FrameRecord>
  ) throws(Fault) -> Progress {
    state.pointee.nesting += 1
    let outer = state.pointee.coroutineNesting
    state.pointee.coroutineNesting = state.pointee.nesting
    defer {
      state.pointee.nesting -= 1
      state.pointee.coroutineNesting = outer
    }
    do throws(Fault) {
      try execute()
    } catch {
      guard case .suspended = error.kind else { throw error }
      let stack = SuspendedStack(above: boundary, state)
      state.pointee.frame = boundary - 1
      return .suspended(stack)
    }
    state.pointee.frame = boundary - 1
    return .finished(boundary.pointee.base[0])
  }

  /// What a native function throws to suspend the coroutine that called it.
  func suspension() -> Fault {
    // Native frames above the start of the coroutine cannot be suspended.
    state.pointee.coroutineNesting == state.pointee.nesting
      ? Fault(.suspended) : Fault(.unsupported("waiting inside of a call from the library"))
  }
}
