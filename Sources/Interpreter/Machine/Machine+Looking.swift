package import Semantics

/// Values and objects as whoever looks at views finds them.
extension Machine {
  /// Gives a field another value, borrowed, without telling anyone.
  package func setSlot(_ slot: Int, of object: Value, to value: Value) {
    let header = object.header
    if header.pointee.epoch != journal.epoch
      || header.pointee.journaled & HeapHeader.bit(slot) == 0
    {
      journal.recordSlot(object, slot, .none)
    }
    let old = header.pointee.slots[slot]
    header.pointee.slots[slot] = value.retained()
    old.release()
  }

  /// An instance as a value, borrowed.
  package func value(of instance: Instance) -> Value {
    Value(
      .instance, bits: UInt64(UInt(bitPattern: Unmanaged.passUnretained(instance).toOpaque())))
  }

  /// The variable that an identity stands for, where it is in use.
  package func variable(_ id: ObjectIdentifier) -> GlobalVariable? {
    globals[id]?.pointee.variable.takeUnretainedValue()
  }

  /// Whether an instance in a value was made in the open transaction.
  package func containsNew(_ value: Value) -> Bool {
    contains(in: value) { journal.isNew($0) }
  }

  /// Whether an instance in a value was written after another one was made, which nobody has written.
  package func isTouched(_ value: Value, since other: Value) -> Bool {
    let epoch = other.header.pointee.epoch
    return contains(in: value) { $0.header.pointee.epoch > epoch }
  }

  /// How many instances are looked at before the answer is that there is one.
  private static let searchLimit = 1000

  private func contains(in value: Value, where isMeant: (Value) -> Bool) -> Bool {
    var waiting = [value]
    var seen: Set<UInt64> = []
    while let next = waiting.popLast() {
      guard next.isHeap else { continue }
      switch next.kind {
      case .instance:
        guard seen.insert(next.bits).inserted else { continue }
        if seen.count > Machine.searchLimit || isMeant(next) { return true }
        waiting += next.fields
      case .structure, .enumPayload, .tuple, .array: waiting += next.fields
      case .dictionary: waiting += next.dictionary.entries.map(\.value)
      case .set: waiting += next.set.members
      default: continue
      }
    }
    return false
  }
}
