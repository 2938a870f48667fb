package import Semantics

/// Access to values and objects for the view graph.
extension Machine {
  /// Sets a field without notifying its readers. The value is borrowed; the old one is journaled.
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

  /// The variable with this identity; nil if the machine has no cell for it.
  package func variable(_ id: ObjectIdentifier) -> GlobalVariable? {
    globals[id]?.pointee.variable.takeUnretainedValue()
  }

  /// The property whose `willSet` or `didSet` is running for an object that passes a test. If
  /// several are running, the innermost one.
  package func propertyWithRunningObserver(where isMeant: (Value) -> Bool) -> String? {
    var frame = state.pointee.frame
    while frame > state.pointee.firstFrame {
      let (header, receiver) = (frame.pointee.code, frame.pointee.base[0])
      let code = header.pointee.code
      if header != state.pointee.halt.header, header.pointee.instructions != nil,
        code._withUnsafeGuaranteedRef({ $0.kind == .willSet || $0.kind == .didSet }),
        receiver.kind == .instance, isMeant(receiver)
      {
        let name = code._withUnsafeGuaranteedRef { $0.name }
        return name.split(separator: ".").last.map(String.init)
      }
      frame -= 1
    }
    return nil
  }

  /// Whether a value contains an instance made in the current moment.
  package func containsNew(_ value: Value) -> Bool {
    contains(in: value) { journal.isNew($0) }
  }

  /// Whether a value contains an instance that was written after `other` was made; `other` itself
  /// must not have been written.
  package func isTouched(_ value: Value, since other: Value) -> Bool {
    let epoch = other.header.pointee.epoch
    return contains(in: value) { $0.header.pointee.epoch > epoch }
  }

  /// The number of instances that are searched before the answer is assumed to be yes.
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
