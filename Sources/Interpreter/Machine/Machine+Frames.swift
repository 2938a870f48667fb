internal import ObservationGraph

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
    _ code: CodePointer, base: UnsafeMutablePointer<Value>, destination: ValuePlace,
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

  /// Records the value of a slot of an instance or box, unless this transaction has done so.
  @inline(__always)
  func recordOnce(_ i: Instruction, _ object: Value, _ slot: ValuePlace, _ epoch: UInt32) {
    let header = object.header
    if header.pointee.epoch != epoch || header.pointee.journaled & HeapHeader.bit(slot.index) == 0 {
      recordWrite(i, object, slot.index)
    }
  }

  /// Writes r[c] to slot b of instance or box r[a], recording the old value once per transaction.
  @inline(__always)
  func store(_ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ epoch: UInt32) {
    let header = r[i.placeA].header
    recordOnce(i, r[i.placeA], i.placeB, epoch)
    let value = r[i.placeC].halves
    if value.isHeap { r[i.placeC] = .hole }
    let old = header.pointee.slots[i.placeB]
    header.pointee.slots[i.placeB] = value
    old.release()
  }

  // In debug builds these functions are not inlined into the loop. Its frame must stay small there,
  // because natives call back into the program, so that loops are nested.

  /// The instructions that access values in place.
  #if !DEBUG
    @inline(__always)
  #endif
  func executeInPlace(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) {
    let (a, b, c) = (i.placeA, i.placeB, i.placeC)
    switch i.opcode {
    case .reachSlot:
      if !r[b].isHeap { throw emptySlot(r[b], c.index) }
      r[a] = try reach(c.index, of: &r[b])
    case .reachElement:
      let index = r[c].asInt
      if UInt(bitPattern: index) >= UInt(r[b].header.pointee.slotCount) {
        throw Fault.indexOutOfRange
      }
      r[a] = try reach(index, of: &r[b])
    case .pointerGet: r[a] = try loadPointee(r[b], r[c].asInt)
    case .pointerTake: r[a] = try takePointee(r[b], r[c].asInt)
    case .pointerPut:
      let value = r[c].halves
      if value.isHeap { r[c] = .hole }
      try storePointee(value, r[a], r[b].asInt)
    case .pointerTakeSlot: r[a] = try takeSlot(i.payload, of: r[b], r[c].asInt)
    default:
      let value = r[c].halves
      if value.isHeap { r[c] = .hole }
      try storeSlot(i.payload, value, r[a], r[b].asInt)
    }
  }

  /// A slot of an instance, borrowed, outside the dependency graph.
  #if !DEBUG
    @inline(__always)
  #endif
  func borrowPlain(_ object: Value, _ slot: ValuePlace) throws(Fault) -> Value {
    if graph.isTracking { hooks.onRead?(object, slot.index) }
    let value = object.header.pointee.slots[slot]
    if value.isHole { throw emptySlot(object, slot.index) }
    return value
  }

  /// An element of an array, borrowed.
  #if !DEBUG
    @inline(__always)
  #endif
  func borrowElement(_ array: Value, _ index: Int) throws(Fault) -> Value {
    let header = array.header
    if UInt(bitPattern: index) >= UInt(header.pointee.slotCount) { throw Fault.indexOutOfRange }
    let value = header.pointee.slots[index]
    if value.isHole { throw emptySlot(array, index) }
    return value
  }

  /// A slot of a struct, tuple or array, borrowed, to be mutated in place. Makes the object and the
  /// value in the slot unique.
  #if !DEBUG
    @inline(__always)
  #endif
  func reach(_ slot: Int, of object: inout Value) throws(Fault) -> Value {
    if !object.isUnique { object.makeUnique() }
    let place = object.header.pointee.slots + slot
    if place.pointee.isHole { throw emptySlot(object, slot) }
    place.pointee.makeUnique()
    return place.pointee
  }
  /// The global at p, borrowed: one without a value yet, or one that a tracked scope may read (b is 1).
  @inline(never)
  func borrowGlobal(_ i: Instruction) throws(Fault) -> Value {
    let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
    if i.b == 1, graph.isTracking {
      hooks.onVariableRead?(cell.pointee.variable.takeUnretainedValue())
    }
    if cell.pointee.value.isHole { try initializeGlobal(cell) }
    return cell.pointee.value
  }

  @inline(__always)
  static func floating(_ number: Double, like value: Value) -> Value {
    var number = number
    if value.kindByte == ValueKind.float.rawValue { number = Double(Float(number)) }
    return Value(bits: number.bitPattern, meta: value.meta)
  }
}

typealias GlobalPointer = UnsafeMutablePointer<GlobalCell>
