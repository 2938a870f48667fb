/// Parts of the loop that are inlined: jumps, calls, stores to slots.
extension Machine {
  /// Jumps by `distance` instructions, which consumes a step.
  @inline(__always)
  func jump(
    _ pc: inout UnsafeMutablePointer<Instruction>, _ distance: Int,
    _ state: UnsafeMutablePointer<MachineState>
  ) throws(Fault) {
    pc += distance
    state.pointee.fuel &-= 1
    if state.pointee.fuel < 0 { try poll() }
  }

  /// Pushes the frame of a call and makes it current.
  @inline(__always)
  func enter(
    _ code: CodePointer, base: UnsafeMutablePointer<Value>, destination: Int,
    _ state: UnsafeMutablePointer<MachineState>
  ) throws(Fault) -> UnsafeMutablePointer<FrameRecord> {
    if code.pointee.instructions == nil { try prepare(code) }
    let frame = state.pointee.frame + 1
    if frame >= state.pointee.lastFrame
      || base + code.pointee.frameSize >= state.pointee.registersEnd
    {
      throw stackOverflow()
    }
    frame.pointee = FrameRecord(
      code: code, base: base, resume: code.pointee.instructions.unsafelyUnwrapped,
      destination: destination)
    let start = code.pointee.managedStart
    for register in start..<(start &+ code.pointee.managedCount) { base[register] = .hole }
    state.pointee.frame = frame
    state.pointee.fuel &-= 1
    if state.pointee.fuel < 0 { try poll() }
    return frame
  }

  /// Writes r[c] to slot b of instance or box r[a], recording the old value once per transaction.
  @inline(__always)
  func store(_ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ epoch: UInt32) {
    let slot = Int(i.b)
    let header = r[Int(i.a)].header
    if header.pointee.epoch != epoch || header.pointee.journaled & HeapHeader.bit(slot) == 0 {
      recordWrite(i, r[Int(i.a)], slot)
    }
    let value = r[Int(i.c)].halves
    if value.isHeap { r[Int(i.c)] = .hole }
    let old = header.pointee.slots[slot]
    header.pointee.slots[slot] = value
    old.release()
  }

  @inline(__always)
  static func floating(_ number: Double, like value: Value) -> Value {
    var number = number
    if value.kindByte == ValueKind.float.rawValue { number = Double(Float(number)) }
    return Value(bits: number.bitPattern, meta: value.meta)
  }
}

typealias GlobalPointer = UnsafeMutablePointer<GlobalCell>
