internal import ObservationGraph
internal import Semantics

/// Memory behind pointers. A pointer is a struct of a memory object and an index. A memory object
/// stores its elements as optionals in an array, unless it is another memory bound to a different
/// type. Accesses that find no element are left to the methods of the memory, which know the
/// reason.
extension Machine {
  /// The slot of a memory object that holds its elements.
  private static let elements = 1

  /// Reads the pointee, `offset` elements further on; owned by the caller.
  func loadPointee(_ pointer: Value, _ offset: Int) throws(Fault) -> Value {
    if let place = place(of: pointer, offset) {
      let element = place.pointee
      if !element.isNil, !element.isHole { return element.unwrapped.retained() }
    }
    return try callMemory("_load", pointer, offset, nil)
  }

  /// Moves the pointee out, to be changed and put back; of memory bound to a different type it is a
  /// copy.
  func takePointee(_ pointer: Value, _ offset: Int) throws(Fault) -> Value {
    if let place = writablePlace(of: pointer, offset) {
      let element = place.pointee
      if !element.isNil, !element.isHole {
        place.pointee = .hole
        return element.unwrapped
      }
    }
    return try callMemory("_load", pointer, offset, nil)
  }

  /// Writes the pointee, `offset` elements further on; takes ownership of the value.
  func storePointee(_ value: Value, _ pointer: Value, _ offset: Int) throws(Fault) {
    if let place = writablePlace(of: pointer, offset) {
      let old = place.pointee
      place.pointee = value.wrapped
      old.release()
    } else {
      defer { value.release() }
      let result = try callMemory("_store", pointer, offset, value.wrapped)
      result.release()
    }
  }

  /// A trivial slot of the pointee, `offset` elements further on.
  #if !DEBUG
    @inline(__always)
  #endif
  func loadSlot(_ slot: Int, of pointer: Value, _ offset: Int) throws(Fault) -> Value {
    if let place = place(of: pointer, offset) {
      let element = place.pointee
      if element.isHeap {
        let value = element.header.pointee.slots[slot]
        if !value.isHole { return value }
      }
    }
    return try loadDistantSlot(slot, of: pointer, offset)
  }

  @inline(never)
  private func loadDistantSlot(
    _ slot: Int, of pointer: Value, _ offset: Int
  ) throws(Fault) -> Value {
    let element = try loadPointee(pointer, offset)
    defer { element.release() }
    let value = element.fields[slot]
    if value.isHole { throw emptySlot(element, slot) }
    return value
  }

  /// The address of a slot of the pointee for a write; nil if the memory's methods must be called.
  @inline(__always)
  func writableSlot(
    _ slot: Int, of pointer: Value, _ offset: Int
  ) -> UnsafeMutablePointer<Value>? {
    guard let place = writablePlace(of: pointer, offset), place.pointee.isHeap else { return nil }
    if !place.pointee.isUnique { place.pointee.makeUnique() }
    return place.pointee.header.pointee.slots + slot
  }

  /// The fault for a read of an empty slot of the pointee.
  func emptySlot(_ slot: Int, ofPointee pointer: Value, _ offset: Int) -> Fault {
    emptySlot(place(of: pointer, offset)?.pointee ?? pointer, slot)
  }

  /// Moves a slot of the pointee out, `offset` elements further on, to be changed and put back. If
  /// the memory is bound to a different type, the slot is copied.
  func takeSlot(_ slot: Int, of pointer: Value, _ offset: Int) throws(Fault) -> Value {
    if let place = writableSlot(slot, of: pointer, offset) {
      let value = place.pointee
      if value.isHole { throw emptySlot(slot, ofPointee: pointer, offset) }
      place.pointee = .hole
      return value
    }
    let element = try loadPointee(pointer, offset)
    defer { element.release() }
    let value = element.fields[slot]
    if value.isHole { throw emptySlot(element, slot) }
    return value.retained()
  }

  /// Sets a slot of the pointee; takes ownership of the value.
  func storeSlot(
    _ slot: Int, _ value: Value, _ pointer: Value, _ offset: Int
  ) throws(Fault) {
    if let place = writableSlot(slot, of: pointer, offset) {
      let old = place.pointee
      place.pointee = value
      old.release()
      return
    }
    var element = try takePointee(pointer, offset)
    element.makeUnique()
    let old = element.fields[slot]
    element.fields[slot] = value
    old.release()
    try storePointee(element, pointer, offset)
  }

  /// The address of the pointee; nil if the memory's methods must be called.
  @inline(__always)
  private func place(of pointer: Value, _ offset: Int) -> UnsafeMutablePointer<Value>? {
    guard pointer.kindByte == ValueKind.structure.rawValue else { return nil }
    let fields = pointer.header.pointee.slots
    guard fields[0].kindByte == ValueKind.instance.rawValue else { return nil }
    let elements = fields[0].header.pointee.slots[Machine.elements]
    let (index, overflow) = fields[1].asInt.addingReportingOverflow(offset)
    guard !overflow, elements.kindByte == ValueKind.array.rawValue,
      UInt(bitPattern: index) < UInt(elements.header.pointee.slotCount)
    else { return nil }
    return elements.header.pointee.slots + index
  }

  /// The address of the pointee for a write: journaled, in a uniquely referenced array.
  @inline(__always)
  private func writablePlace(of pointer: Value, _ offset: Int) -> UnsafeMutablePointer<Value>? {
    guard !graph.isTracking, let place = place(of: pointer, offset) else { return nil }
    let memory = pointer.header.pointee.slots[0]
    let header = memory.header
    if header.pointee.epoch != state.pointee.epoch
      || header.pointee.journaled & HeapHeader.bit(Machine.elements) == 0
    {
      recordWrite(Instruction(.pointerPut, payload: -1), memory, Machine.elements)
    }
    let elements = header.pointee.slots + Machine.elements
    if elements.pointee.isUnique { return place }
    let index = place - elements.pointee.header.pointee.slots
    elements.pointee.makeUnique()
    return elements.pointee.header.pointee.slots + index
  }

  /// Calls a method of the memory object behind a pointer with the index, and with the value if
  /// there is one.
  @inline(never)
  private func callMemory(
    _ name: String, _ pointer: Value, _ offset: Int, _ value: Value?
  ) throws(Fault) -> Value {
    let fields = pointer.fields
    guard fields.count == 2, fields[0].kind == .instance,
      let type = fields[0].header.pointee.type?.takeUnretainedValue(),
      let method = findMethod(name, in: type)
    else { throw Fault(.unsupported("memory without '\(name)'")) }
    let index = Value.int(fields[1].asInt &+ offset)
    // The call may release the last reference to the memory.
    let memory = fields[0].retained()
    defer { memory.release() }
    var arguments = [memory] + (value.map { [$0] } ?? []) + [index]
    return try run(code(for: method).header, first: nil, &arguments)
  }

  private func findMethod(_ name: String, in type: RuntimeType) -> Function? {
    var current: RuntimeType? = type
    while let type = current {
      for case .function(let function) in type.nominal?.members[name] ?? [] { return function }
      current = type.superclass
    }
    return nil
  }
}
