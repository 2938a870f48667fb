internal import ObservationGraph

/// Numbers that are changed in place, `x += y`: in slots, elements, entries and pointees.
extension Machine {
  /// The number that replaces another one.
  @inline(__always)
  private static func changed(
    _ old: Value, _ i: Instruction, by operand: Value
  ) throws(Fault) -> Value {
    let result: (partialValue: Int, overflow: Bool)
    switch i.change {
    case .addConstant: result = old.asInt.addingReportingOverflow(i.changeConstant)
    case .addInt: result = old.asInt.addingReportingOverflow(operand.asInt)
    case .subtractInt: result = old.asInt.subtractingReportingOverflow(operand.asInt)
    case .multiplyInt: result = old.asInt.multipliedReportingOverflow(by: operand.asInt)
    case .andInt: return Value(bits: old.bits & operand.bits, meta: old.meta)
    case .orInt: return Value(bits: old.bits | operand.bits, meta: old.meta)
    case .xorInt: return Value(bits: old.bits ^ operand.bits, meta: old.meta)
    case .addDouble: return floating(old.asDouble + operand.asDouble, like: old)
    case .subtractDouble: return floating(old.asDouble - operand.asDouble, like: old)
    case .multiplyDouble: return floating(old.asDouble * operand.asDouble, like: old)
    case .divideDouble: return floating(old.asDouble / operand.asDouble, like: old)
    }
    if result.overflow { throw Fault.arithmeticOverflow }
    return .int(result.partialValue)
  }

  /// Changes the element at index r[b] of array r[a].
  #if !DEBUG
    @inline(__always)
  #endif
  func changeElement(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) {
    let index = r[i.placeB].asInt
    if UInt(bitPattern: index) >= UInt(r[i.placeA].header.pointee.slotCount) {
      throw Fault.indexOutOfRange
    }
    if !r[i.placeA].isUnique { r[i.placeA].makeUnique() }
    let place = r[i.placeA].header.pointee.slots + index
    if place.pointee.isHole { throw emptySlot(r[i.placeA], index) }
    place.pointee = try Machine.changed(place.pointee, i, by: r[i.placeC])
  }

  /// Changes slot b of the struct or tuple r[a].
  #if !DEBUG
    @inline(__always)
  #endif
  func changeOwnSlot(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) {
    if !r[i.placeA].isHeap { throw emptySlot(r[i.placeA], i.placeB.index) }
    if !r[i.placeA].isUnique { r[i.placeA].makeUnique() }
    let place = r[i.placeA].header.pointee.slots + i.placeB
    if place.pointee.isHole { throw emptySlot(r[i.placeA], i.placeB.index) }
    place.pointee = try Machine.changed(place.pointee, i, by: r[i.placeC])
  }

  /// Changes slot b of the instance or box r[a].
  #if !DEBUG
    @inline(__always)
  #endif
  func changeSlot(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ epoch: UInt32
  ) throws(Fault) {
    let object = r[i.placeA]
    let place = object.header.pointee.slots + i.placeB
    if place.pointee.isHole { throw emptySlot(object, i.placeB.index) }
    let value = try Machine.changed(place.pointee, i, by: r[i.placeC])
    if graph.isTracking, noteTrackedWrite(object, i.placeB.index) { return }
    recordOnce(i, object, i.placeB, epoch)
    place.pointee = value
  }

  /// Changes the value at position r[b] of dictionary r[a].
  #if !DEBUG
    @inline(__always)
  #endif
  func changeDictionaryValue(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>
  ) throws(Fault) {
    if !r[i.placeA].isUnique { r[i.placeA].makeUnique() }
    let place = r[i.placeA].withDictionary { $0.table.place(at: r[i.placeB].asInt) }
    guard let place, !place.pointee.isHole else { throw Fault(.overlappingAccess("value")) }
    place.pointee = try Machine.changed(place.pointee, i, by: r[i.placeC])
  }

  /// Changes a slot of the pointee of r[a], r[b] elements further on.
  func changePointeeSlot(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>
  ) throws(Fault) {
    let (pointer, offset) = (r[i.placeA], r[i.placeB].asInt)
    if let place = writableSlot(i.low, of: pointer, offset) {
      if place.pointee.isHole { throw emptySlot(i.low, ofPointee: pointer, offset) }
      place.pointee = try Machine.changed(place.pointee, i, by: r[i.placeC])
      return
    }
    let value = try Machine.changed(
      try takeSlot(i.low, of: pointer, offset), i, by: r[i.placeC])
    try storeSlot(i.low, value, pointer, offset)
  }
}
