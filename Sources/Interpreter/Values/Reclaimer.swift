/// Makes the objects that come and go most, and frees objects without references, without deep recursion
/// along long chains.
final class Reclaimer {
  /// Runs the `deinit` of a class or noncopyable struct on a value before its fields are released.
  var runDeinitializer: (Value, RuntimeType) -> Void = { _, _ in }

  /// Objects to be used again.
  private let structs = ObjectPool<StructObject>()
  private let tuples = ObjectPool<TupleObject>()
  private let payloads = ObjectPool<EnumObject>()
  private let strings = ObjectPool<StringObject>()

  private var depth = 0
  private var waiting: [Value] = []
  private static let depthLimit = 200

  // Making: the results are owned by the caller.

  /// A struct with empty slots.
  @inline(__always)
  func makeStruct(_ type: RuntimeType, _ slotCount: Int) -> Value {
    used(structs, .structure, type, slotCount)
      ?? Value(.structure, StructObject(type: type, slotCount: slotCount))
  }

  /// A tuple with empty slots.
  @inline(__always)
  func makeTuple(_ type: RuntimeType, _ slotCount: Int) -> Value {
    used(tuples, .tuple, type, slotCount)
      ?? Value(.tuple, TupleObject(type: type, slotCount: slotCount))
  }

  /// A case with an empty payload.
  @inline(__always)
  func makePayload(_ type: RuntimeType, _ slotCount: Int, index: Int) -> Value {
    let value =
      used(payloads, .enumPayload, type, slotCount)
      ?? Value(.enumPayload, EnumObject(type: type, slotCount: slotCount))
    value.header.pointee.tag = UInt32(truncatingIfNeeded: index)
    return value
  }

  @inline(__always)
  private func used<Object: SmallObject>(
    _ pool: ObjectPool<Object>, _ kind: ValueKind, _ type: RuntimeType, _ slotCount: Int
  ) -> Value? {
    guard slotCount <= SmallObject.capacity, let object = pool.take() else { return nil }
    let value = Value(kind, bits: UInt64(UInt(bitPattern: object.toOpaque())))
    let slots = value.header.pointee.slots
    value.header.pointee = HeapHeader(
      count: 1, slotCount: UInt32(truncatingIfNeeded: slotCount), slots: slots,
      type: .passUnretained(type))
    for index in 0..<slotCount { slots[index] = .hole }
    return value
  }

  /// A string of a type that leads back here.
  @inline(__always)
  func makeString(_ string: String, _ type: RuntimeType) -> Value {
    guard let object = strings.take() else {
      return Value(.string, StringObject(string, type: type))
    }
    MemoryGauge.note(string.utf8.count)
    object._withUnsafeGuaranteedRef { $0.string = string }
    let value = Value(.string, bits: UInt64(UInt(bitPattern: object.toOpaque())))
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
    case .string:
      let object = Reclaimer.reference(value, StringObject.self)
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

  /// Frees an object of a pool, or keeps it there where its slots are its own.
  @inline(__always)
  private func keep<Object: SmallObject>(_ value: Value, in pool: ObjectPool<Object>) {
    let object = Reclaimer.reference(value, Object.self)
    guard object._withUnsafeGuaranteedRef({ $0.holdsOwnSlots }) else { return object.release() }
    let header = value.header
    let count = Int(header.pointee.slotCount)
    header.pointee.slotCount = 0
    let slots = header.pointee.slots
    // What the slots let go may come here, too.
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
      // An object that its own `deinit` stored elsewhere stays allocated, without its fields.
      guard value.header.pointee.count == 0 else { return }
    }
    Reclaimer.reference(value, HeapObject.self).release()
  }
}
