/// Parts of the loop that are inlined: division, and elements of arrays.
extension Machine {
  @inline(__always)
  static func quotient(_ number: Int, _ divisor: Int) throws(Fault) -> Int {
    if divisor == 0 { throw Fault(.divisionByZero(remainder: false)) }
    let (quotient, overflow) = number.dividedReportingOverflow(by: divisor)
    if overflow { throw Fault.arithmeticOverflow }
    return quotient
  }

  @inline(__always)
  static func remainder(_ number: Int, _ divisor: Int) throws(Fault) -> Int {
    if divisor == 0 { throw Fault(.divisionByZero(remainder: true)) }
    let (rest, overflow) = number.remainderReportingOverflow(dividingBy: divisor)
    if overflow { throw Fault.arithmeticOverflow }
    return rest
  }

  /// Sets the element at index r[b] of array r[a] to take r[c]; returns the old one, owned.
  @inline(__always)
  func setElement(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) -> Value {
    if !r[i.placeA].isUnique { r[i.placeA].makeUnique() }
    let header = r[i.placeA].header
    let index = r[i.placeB].asInt
    if UInt(bitPattern: index) >= UInt(header.pointee.slotCount) { throw Fault.indexOutOfRange }
    let value = r[i.placeC].halves
    if value.isHeap { r[i.placeC] = .hole }
    let old = header.pointee.slots[index]
    header.pointee.slots[index] = value
    return old
  }

  /// Moves an element out of an array, to be changed and put back.
  @inline(__always)
  func takeElement(_ index: Int, of array: inout Value) throws(Fault) -> Value {
    if UInt(bitPattern: index) >= UInt(array.header.pointee.slotCount) {
      throw Fault.indexOutOfRange
    }
    if !array.isUnique { array.makeUnique() }
    let slots = array.header.pointee.slots
    let value = slots[index]
    if value.isHole { throw emptySlot(array, index) }
    slots[index] = .hole
    return value
  }

  /// Moves a value to the end of an array.
  @inline(__always)
  func appendElement(_ element: inout Value, to array: inout Value) {
    if !array.isUnique { array.makeUnique() }
    let header = array.header
    let count = header.pointee.slotCount
    if count == header.pointee.tag { array.array.grow(to: max(4, Int(count) * 2)) }
    header.pointee.slots[Int(count)] = element.halves
    header.pointee.slotCount = count &+ 1
    if element.isHeap { element = .hole }
  }

  /// r[a] = copy of element r[c] of array r[b], r[c] += 1; returns false at the end.
  @inline(__always)
  func nextElement(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) -> Bool {
    let header = r[i.placeB].header
    let index = r[i.placeC].asInt
    if index >= Int(header.pointee.slotCount) { return false }
    let value = header.pointee.slots[index]
    if value.isHole { throw emptySlot(r[i.placeB], index) }
    value.retain()
    r[i.placeA] = value
    r[i.placeC] = .int(index &+ 1)
    return true
  }
}
