internal import CMemory

/// The elements of an `Array`, copied on write: natives call `Value.makeUnique` before they change
/// an array in place.
package final class ArrayObject: HeapObject {
  /// An empty array of the type `Array<Element>`.
  package init(type: RuntimeType, capacity: Int = 0) {
    super.init(type: type)
    if capacity > 0 { grow(to: capacity) }
  }

  package var count: Int { Int(header.slotCount) }

  /// The elements, borrowed.
  package var elements: UnsafeMutableBufferPointer<Value> { fields }

  /// The element type.
  package var elementType: RuntimeType? { type?.arguments.first }

  /// Appends a value; takes ownership of it.
  package func append(_ value: Value) {
    let count = header.slotCount
    if count == header.tag { grow(to: Swift.max(4, Int(count) * 2)) }
    header.slots[Int(count)] = value
    header.slotCount = count + 1
  }

  /// Inserts a value before the element at `index`; takes ownership of it.
  package func insert(_ value: Value, at index: Int) {
    append(value)
    let slots = header.slots
    var position = count - 1
    while position > index {
      slots[position] = slots[position - 1]
      position -= 1
    }
    slots[index] = value
  }

  /// Removes an element and returns it, owned.
  package func remove(at index: Int) -> Value {
    let slots = header.slots
    let removed = slots[index]
    for position in index..<(count - 1) { slots[position] = slots[position + 1] }
    header.slotCount -= 1
    return removed
  }

  /// Replaces the element at `index`; takes ownership of the new value.
  package func replace(at index: Int, with value: Value) {
    let old = header.slots[index]
    header.slots[index] = value
    old.release()
  }

  /// Removes and releases all elements.
  package func removeAll(keepingCapacity: Bool = false) {
    let slots = header.slots
    let count = Int(header.slotCount)
    header.slotCount = 0
    for index in 0..<count { slots[index].release() }
  }

  /// Replaces all elements; takes ownership of the new ones, and hands the old ones to the caller.
  package func exchangeElements(_ elements: [Value]) {
    header.slotCount = 0
    if elements.count > Int(header.tag) { grow(to: elements.count) }
    for (index, element) in elements.enumerated() { header.slots[index] = element }
    header.slotCount = UInt32(elements.count)
  }

  /// Grows the buffer to a capacity of at least this many elements.
  package func reserve(_ capacity: Int) {
    if capacity > Int(header.tag) { grow(to: capacity) }
  }

  func copy() -> ArrayObject {
    let copy = ArrayObject(unchecked: header.type, capacity: count)
    for element in elements { copy.append(element.retained()) }
    return copy
  }

  private init(unchecked type: Unmanaged<RuntimeType>?, capacity: Int) {
    super.init(type: nil)
    header.type = type
    if capacity > 0 { grow(to: capacity) }
  }

  func grow(to capacity: Int) {
    MemoryGauge.note(capacity * MemoryLayout<Value>.stride)
    if capacity > ArrayObject.largeCapacity { return growInPlace(to: capacity) }
    let slots = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    let old = header.slots
    slots.update(from: old, count: Int(header.slotCount))
    if old != HeapObject.noSlots { old.deallocate() }
    header.slots = slots
    header.tag = UInt32(capacity)
  }

  /// Large buffers are moved by remapping their pages, so the elements are never in memory twice.
  private func growInPlace(to capacity: Int) {
    let old = header.slots == HeapObject.noSlots ? nil : UnsafeMutableRawPointer(header.slots)
    guard let slots = realloc(old, capacity * MemoryLayout<Value>.stride) else {
      fatalError("the machine is out of memory")
    }
    header.slots = slots.assumingMemoryBound(to: Value.self)
    header.tag = UInt32(capacity)
  }

  private static let largeCapacity = MemoryGauge.large / MemoryLayout<Value>.stride
}

extension Value {
  /// Makes the value's object uniquely referenced, copying it if it is shared, so that it may be
  /// changed in place. For arrays, dictionaries, sets, strings, structs, tuples and enum payloads.
  package mutating func makeUnique() {
    guard isHeap, !isUnique else { return }
    let old = self
    switch kind {
    case .array: self = Value(.array, array.copy())
    case .dictionary: self = Value(.dictionary, dictionary.copy())
    case .set: self = Value(.set, set.copy())
    case .longString: self = Value(.longString, StringObject(asString))
    case .structure:
      self = copied { $0.makeStruct($1, $2) }
      // A noncopyable value has one owner: the object left behind ends without a `deinit`.
      if let type = header.pointee.type?.takeUnretainedValue(), type.hasDeinitializer {
        old.header.pointee.flags.insert(.isDeinitializing)
      }
    case .tuple: self = copied { $0.makeTuple($1, $2) }
    case .enumPayload: self = copied { $0.makePayload($1, $2, index: caseIndex) }
    default: return
    }
    meta = old.meta
    old.release()
  }

  /// A copy of a struct, tuple or payload, in an object of the same size that `make` creates.
  @inline(__always)
  private func copied(_ make: (Reclaimer, RuntimeType, Int) -> Value) -> Value {
    let count = Int(header.pointee.slotCount)
    // All of these have types.
    let copy = header.pointee.type.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      make($0.reclaimer, $0, count)
    }
    copy.header.pointee.tag = header.pointee.tag
    let (slots, own) = (copy.header.pointee.slots, header.pointee.slots)
    for index in 0..<count { slots[index] = own[index].retained() }
    return copy
  }
}
