internal import ObservationGraph
internal import Semantics

/// Writes to observed properties, of which the readers are notified.
extension Machine {
  /// `object.property = value` of a property that may have readers.
  @inline(never)
  func writeTracked(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) {
    let object = r[Int(i.a)]
    let slot = Int(i.b)
    let rule = WriteRule(rawValue: i.payload >> 32) ?? .always
    let new = r[Int(i.c)]
    if try shouldNotify(object, slot, new, rule) {
      announce(object, slot)
      noteWriteAgain(object, slot)
      store(i, r, state.pointee.epoch)
      object.header.pointee.notified |= HeapHeader.bit(slot)
      graph.announceChange(SubjectID(rawValue: object.header.pointee.subject), slot)
    } else {
      store(i, r, state.pointee.epoch)
    }
  }

  /// Notifies the observers of a property before its own `willSet` runs; returns whether it did.
  func announceTracked(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) -> Bool {
    let object = r[Int(i.b)]
    guard object.header.pointee.subject != 0 else { return false }
    let slot = i.payload & 0xFFFF_FFFF
    let rule = WriteRule(rawValue: i.payload >> 32) ?? .always
    guard try shouldNotify(object, slot, r[Int(i.c)], rule) else { return false }
    announce(object, slot)
    return true
  }

  /// Stores the value about which `announceTracked` may have notified the observers.
  func storeTracked(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) {
    if graph.isTracking, holdsWrite(i, r) { return }
    let (object, slot) = (r[Int(i.a)], Int(i.b))
    let isAnnounced = r[i.payload >> 32].asBool
    if isAnnounced { noteWriteAgain(object, slot) }
    store(i, r, state.pointee.epoch)
    if isAnnounced { object.header.pointee.notified |= HeapHeader.bit(slot) }
  }

  /// Notes a write to a slot that was written before in the same moment.
  @inline(__always)
  private func noteWriteAgain(_ object: Value, _ slot: Int) {
    let header = object.header
    guard header.pointee.notified & HeapHeader.bit(slot) != 0,
      header.pointee.epoch == state.pointee.epoch
    else { return }
    noteRewrite(object, slot)
  }

  /// Notifies the observers of a property after its own `didSet` has run.
  func changedTracked(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) {
    let subject = r[Int(i.a)].header.pointee.subject
    guard r[Int(i.c)].asBool, subject != 0 else { return }
    graph.announceChange(SubjectID(rawValue: subject), Int(i.b))
  }

  private func shouldNotify(
    _ object: Value, _ slot: Int, _ new: Value, _ rule: WriteRule
  ) throws(Fault) -> Bool {
    let old = object.header.pointee.slots[slot]
    // The first value of a property always counts as a change.
    if old.isHole { return true }
    switch rule {
    case .always: return true
    case .unlessEqual: return try !isEqual(old, new)
    case .declared:
      switch dynamicType(object).storedProperty(inSlot: slot)?.notification {
      case .unlessIdentical: return !Machine.areIdentical(old, new)
      case .unlessEqual: return try !isEqual(old, new)
      case .always, nil: return true
      }
    }
  }

  private func isEqual(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    if old.meta == new.meta, let isSame = old.isSameNumber(as: new) { return isSame }
    old.retain()
    defer { old.release() }
    return try areEqual(old, new)
  }

  /// Notifies the readers of a property that it is about to change.
  @inline(__always)
  func announce(_ object: Value, _ slot: Int) {
    let header = object.header
    guard header.pointee.subject != 0 else { return }
    graph.prefetchScope(header.pointee.firstReader)
    graph.invalidate(SubjectID(rawValue: header.pointee.subject), slot)
  }
}
