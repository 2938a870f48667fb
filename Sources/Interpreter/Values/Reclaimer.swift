/// Creates objects of the most frequent kinds from pools. Frees unreferenced objects without deep
/// recursion along long chains.
final class Reclaimer {
  /// Runs the `deinit` of a class or noncopyable struct on a value before its fields are released.
  var runDeinitializer: (Value, RuntimeType) -> Void = { _, _ in }

  /// Free objects, to be reused.
  private let structs = ObjectPool<StructObject>()
  private let tuples = ObjectPool<TupleObject>()
  private let payloads = ObjectPool<EnumObject>()
  private let strings = ObjectPool<StringObject>()

  private var depth = 0
  private var waiting: [Value] = []
  private static let depthLimit = 200

  // Creating objects; the caller owns the result. Slots need not be emptied if the caller initializes
  // all of them at once.

  /// A struct with empty slots.
  @inline(__always)
  func makeStruct(_ type: RuntimeType, _ slotCount: Int, empties: Bool = true) -> Value {
    used(structs, .structure, type, slotCount, empties)
      ?? Value(.structure, StructObject(type: type, slotCount: slotCount))
  }

  /// A tuple with empty slots.
  @inline(__always)
  func makeTuple(_ type: RuntimeType, _ slotCount: Int, empties: Bool = true) -> Value {
    used(tuples, .tuple, type, slotCount, empties)
      ?? Value(.tuple, TupleObject(type: type, slotCount: slotCount))
  }

  /// A case with an empty payload.
  @inline(__always)
  func makePayload(
    _ type: RuntimeType, _ slotCount: Int, index: Int, empties: Bool = true
  ) -> Value {
    let value =
      used(payloads, .enumPayload, type, slotCount, empties)
      ?? Value(.enumPayload, EnumObject(type: type, slotCount: slotCount))
    value.header.pointee.tag = UInt32(truncatingIfNeeded: index)
    return value
  }

  @inline(__always)
  private func used<Object: SmallObject>(
    _ pool: ObjectPool<Object>, _ kind: ValueKind, _ type: RuntimeType, _ slotCount: Int,
    _ empties: Bool
  ) -> Value? {
    guard slotCount <= SmallObject.capacity, let object = pool.take() else { return nil }
    let value = Value(kind, bits: UInt64(UInt(bitPattern: object.toOpaque())))
    let slots = value.header.pointee.slots
    value.header.pointee = HeapHeader(
      count: 1, slotCount: UInt32(truncatingIfNeeded: slotCount), slots: slots,
      type: .passUnretained(type))
    if empties { for index in 0..<slotCount { slots[index] = .hole } }
    return value
  }

  /// A text that does not fit into a value. `type` is the machine's `String`, through which the
  /// object comes back to the pool.
  @inline(__always)
  func makeLongString(_ string: String, _ type: RuntimeType) -> Value {
    guard let object = strings.take() else {
      return Value(.longString, StringObject(string, type: type))
    }
    MemoryGauge.note(string.utf8.count)
    object._withUnsafeGuaranteedRef { $0.string = string }
    let value = Value(.longString, bits: UInt64(UInt(bitPattern: object.toOpaque())))
    value.header.pointee.count = 1
    return value
  }

  // Freeing.

  func reclaim(_ value: Value) {
    if depth >= Reclaimer.depthLimit {
      waiting.append(value)
      return
    }
    depth += 1
    free(value)
    depth -= 1
    // Deferred objects are freed here, again in chains of bounded length.
    if depth == 0, !waiting.isEmpty { freeWaiting() }
  }

  @inline(never)
  private func freeWaiting() {
    while let next = waiting.popLast() {
      depth += 1
      free(next)
      depth -= 1
    }
  }

  private func free(_ value: Value) {
    switch value.kind {
    case .structure where !hasDeinitializer(value): keep(value, in: structs)
    case .tuple: keep(value, in: tuples)
    case .enumPayload: keep(value, in: payloads)
    case .longString:
      let object = Reclaimer.reference(value, StringObject.self)
      guard strings.canKeep(object) else { return object.release() }
      object._withUnsafeGuaranteedRef { $0.string = "" }
      strings.put(object)
    case .instance, .structure: freeAfterDeinitializer(value)
    default: Reclaimer.reference(value, HeapObject.self).release()
    }
  }

  @inline(__always)
  private static func reference<Object: HeapObject>(
    _ value: Value, _ type: Object.Type
  ) -> Unmanaged<Object> {
    .fromOpaque(UnsafeRawPointer(bitPattern: UInt(value.bits)).unsafelyUnwrapped)
  }

  @inline(__always)
  private func hasDeinitializer(_ value: Value) -> Bool {
    value.header.pointee.type?._withUnsafeGuaranteedRef({ $0.hasDeinitializer }) ?? false
  }

  /// Releases the slots of an object and keeps it in a pool, or frees it.
  @inline(__always)
  private func keep<Object: SmallObject>(_ value: Value, in pool: ObjectPool<Object>) {
    let object = Reclaimer.reference(value, Object.self)
    guard pool.canKeep(object), object._withUnsafeGuaranteedRef({ $0.holdsOwnSlots }) else {
      return object.release()
    }
    let header = value.header
    let count = Int(header.pointee.slotCount)
    header.pointee.slotCount = 0
    let slots = header.pointee.slots
    // This may call `keep` again.
    for index in 0..<count { slots[index].release() }
    pool.put(object)
  }

  /// An object whose initializer failed before all fields were set is not deinitialized.
  private static func isWhole(_ object: HeapObject) -> Bool {
    object.fields.allSatisfy { !$0.isHole }
  }

  private func freeAfterDeinitializer(_ value: Value) {
    if hasDeinitializer(value), !value.header.pointee.flags.contains(.isDeinitializing),
      case let object = value.object(as: HeapObject.self), let type = object.type,
      Reclaimer.isWhole(object)
    {
      value.header.pointee.flags.insert(.isDeinitializing)
      value.header.pointee.count = 1
      runDeinitializer(value, type)
      value.header.pointee.count &-= 1
      // If `deinit` stored `self` elsewhere, the object stays allocated, without its fields.
      guard value.header.pointee.count == 0 else { return }
    }
    Reclaimer.reference(value, HeapObject.self).release()
  }
}
