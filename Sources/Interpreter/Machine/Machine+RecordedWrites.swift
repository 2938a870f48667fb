internal import ObservationGraph

/// Fast paths for storage that the open transaction has already recorded. Each returns whether it
/// applied; if not, the full instruction runs.
extension Machine {
  /// r[a] = take slot c of instance or box r[b].
  @inline(__always)
  func takeRecordedSlot(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ epoch: UInt32
  ) -> Bool {
    let slot = i.placeC
    let header = r[i.placeB].header
    let value = header.pointee.slots[slot]
    guard header.pointee.epoch == epoch, !graph.isTracking,
      header.pointee.journaled & HeapHeader.bit(slot.index) != 0, !value.isHole
    else { return false }
    header.pointee.slots[slot] = .hole
    r[i.placeA] = value
    return true
  }

  /// Puts take r[c] into the emptied slot b of instance or box r[a].
  @inline(__always)
  func putEmptiedSlot(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) -> Bool {
    let slots = r[i.placeA].header.pointee.slots
    guard slots[i.placeB].isHole, !graph.isTracking else { return false }
    slots[i.placeB] = taken(&r[i.placeC])
    return true
  }

  /// The global at p = take r[a].
  @inline(__always)
  func setRecordedGlobal(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ epoch: UInt32
  ) -> Bool {
    let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
    guard cell.pointee.epoch == epoch, !graph.isTracking else { return false }
    let old = cell.pointee.value
    cell.pointee.value = taken(&r[i.placeA])
    old.release()
    return true
  }

  /// r[a] = take the global at p.
  @inline(__always)
  func takeRecordedGlobal(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ epoch: UInt32
  ) -> Bool {
    let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
    let value = cell.pointee.value
    guard cell.pointee.epoch == epoch, !value.isHole, !graph.isTracking else { return false }
    cell.pointee.value = .movedOut
    r[i.placeA] = value
    return true
  }

  /// Puts take r[a] into the emptied global at p.
  @inline(__always)
  func putEmptiedGlobal(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) -> Bool {
    let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
    guard cell.pointee.value.isHole else { return false }
    cell.pointee.value = taken(&r[i.placeA])
    return true
  }

  @inline(__always)
  private func taken(_ register: inout Value) -> Value {
    let value = register.halves
    if value.isHeap { register = .hole }
    return value
  }
}
