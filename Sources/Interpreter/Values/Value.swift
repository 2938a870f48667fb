internal import CMemory

/// A value of a program: 16 self-describing bytes.
///
/// A value is trivial to Swift: copying it does not retain. Code that stores a value of a heap kind
/// owns a reference to its object: `retain` when storing a copy, `release` when dropping it. By
/// convention arguments are borrowed (the callee neither releases them nor stores them without
/// retaining), and results are owned by the caller.
///
/// Optionals need no storage: `.some(x)` is `x` with `depth` one higher, `nil` is `.none` at depth
/// 0, so `Optional(nil)` of `Int??` is `.none` at depth 1.
package struct Value: Sendable {
  /// A number, a pointer, or an index, depending on the kind.
  @usableFromInline var bits: UInt64
  /// Kind (8 bits), optional depth (8), unused (16), number of the runtime type or more of a text
  /// (32).
  @usableFromInline var meta: UInt64

  @inlinable @inline(__always)
  init(bits: UInt64, meta: UInt64) {
    self.bits = bits
    self.meta = meta
  }

  @inline(__always)
  init(_ kind: ValueKind, bits: UInt64 = 0, typeID: UInt32 = 0) {
    self.bits = bits
    meta = UInt64(kind.rawValue) | UInt64(typeID) << 32
  }

  @inline(__always)
  init(_ kind: ValueKind, _ number: Int) {
    bits = UInt64(bitPattern: Int64(number))
    meta = UInt64(kind.rawValue)
  }
}

/// What the bits of a value mean. Kinds from `longString` on are objects on the heap.
///
/// - Invariant: raw values count from 0 without gaps, so that `Value.kind` is no lookup.
package enum ValueKind: UInt8, Sendable {
  /// `nil`; the depth is the number of `.some` around it.
  case none = 0
  /// Empty storage: not yet initialized, or its value is moved out during a mutation.
  case hole
  case void
  case bool
  case int, int8, int16, int32, int64
  case uint, uint8, uint16, uint32, uint64
  case double, float, cgFloat
  /// A character of at most eight UTF-8 bytes, which are the bits, first byte lowest.
  case character
  /// A case without payload: the bits are its index, the type is in `typeID`.
  case enumCase
  /// A type as a value: the bits are its number.
  case metatype
  /// A text of at most twelve bytes of plain ASCII, which are the bits and then the place of the
  /// type's number, first byte lowest.
  case string

  /// Any other text.
  case longString
  case longCharacter
  case array, dictionary, set
  case tuple, structure, instance
  /// A case with a payload.
  case enumPayload
  case closure
  case box
  case keyPath
  case native
  case weak

  var isCharacter: Bool { self == .character || self == .longCharacter }

  package var isString: Bool { self == .string || self == .longString }

  /// Whether it is an integer type.
  var isInteger: Bool {
    rawValue >= ValueKind.int.rawValue && rawValue <= ValueKind.uint64.rawValue
  }

  /// Whether it is `Double`, `Float` or `CGFloat`.
  var isFloating: Bool {
    rawValue >= ValueKind.double.rawValue && rawValue <= ValueKind.cgFloat.rawValue
  }

  package var isNumber: Bool {
    rawValue >= ValueKind.int.rawValue && rawValue <= ValueKind.cgFloat.rawValue
  }
}

extension Value {
  @inlinable static var kindMask: UInt64 { 0xFF }
  @inlinable static var depthUnit: UInt64 { 0x100 }
  @inlinable static var depthMask: UInt64 { 0xFF00 }

  @inlinable @inline(__always)
  var kindByte: UInt8 { UInt8(truncatingIfNeeded: meta) }

  /// The kind of the value inside all optional levels.
  @inlinable @inline(__always)
  package var kind: ValueKind { unsafeBitCast(kindByte, to: ValueKind.self) }

  /// The number of `.some` around it.
  @inlinable @inline(__always)
  package var depth: Int { Int((meta & Value.depthMask) >> 8) }

  @inline(__always)
  var typeID: UInt32 { UInt32(truncatingIfNeeded: meta >> 32) }

  @inline(__always)
  var isHeap: Bool { kindByte >= ValueKind.longString.rawValue }

  @inline(__always)
  var isHole: Bool { kindByte == ValueKind.hole.rawValue }

  /// Whether it is storage whose value was taken out, to be changed in place.
  var isMovedOut: Bool { isHole && bits != 0 }

  /// The same value, loaded as two 8-byte halves: a 16-byte load right after two 8-byte stores
  /// would wait for both. The unused bits are zero.
  @inline(__always)
  var halves: Value { Value(bits: bits, meta: meta & 0xFFFF_FFFF_0000_FFFF) }

  /// Whether this is `nil`, seen as an optional of one level or more.
  @inlinable @inline(__always)
  package var isNil: Bool { meta & (Value.depthMask | Value.kindMask) == 0 }

  /// The value as `.some` of the next optional level.
  @inlinable @inline(__always)
  package var wrapped: Value { Value(bits: bits, meta: meta &+ Value.depthUnit) }

  /// The value inside the outermost `.some`; the value must not be `nil`.
  @inlinable @inline(__always)
  package var unwrapped: Value { Value(bits: bits, meta: meta &- Value.depthUnit) }

  /// The payload of an optional; nil for `nil`.
  package var optional: Value? { isNil ? nil : unwrapped }
}

/// Reference counting; the only place where objects are retained and released manually.
extension Value {
  @inline(__always)
  var header: UnsafeMutablePointer<HeapHeader> {
    // A heap value's bits are the address of an object whose header lies at a fixed offset.
    UnsafeMutablePointer<HeapHeader>(
      bitPattern: UInt(bits) &+ UInt(HeapHeader.offset)
    ).unsafelyUnwrapped
  }

  /// Increments the reference count.
  @inline(__always)
  package func retain() {
    if isHeap { header.pointee.count &+= 1 }
  }

  /// The value, retained.
  @inline(__always)
  package func retained() -> Value {
    retain()
    return self
  }

  /// Decrements the reference count; frees the object when it reaches zero.
  @inline(__always)
  package func release() {
    if isHeap {
      let header = header
      let count = header.pointee.count &- 1
      header.pointee.count = count
      if count == 0 { destroy() }
    }
  }

  /// Prefetches the object, its slots and the memory beside them, which usually holds what was
  /// allocated for it.
  @inline(__always)
  package func prefetch() {
    if isHeap { prefetch_lines(UnsafeRawPointer(bitPattern: UInt(bits) &- 128), 5) }
  }

  /// Whether the object is uniquely referenced, so that it may be changed in place.
  @inline(__always)
  package var isUnique: Bool { header.pointee.count == 1 }

  /// A value that refers to an object and retains it.
  @inline(__always)
  init(_ kind: ValueKind, _ object: HeapObject, typeID: UInt32 = 0) {
    let reference = Unmanaged.passUnretained(object)
    // All references of the machine together hold one Swift reference.
    if object.header.count == 0 { _ = reference.retain() }
    object.header.count &+= 1
    self.init(kind, bits: UInt64(UInt(bitPattern: reference.toOpaque())), typeID: typeID)
  }

  @inline(__always)
  func object<Object: HeapObject>(as type: Object.Type) -> Object {
    // The kind determines the class; all makers of heap values keep them consistent.
    let pointer = UnsafeRawPointer(bitPattern: UInt(bits)).unsafelyUnwrapped
    return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Accesses the object, of which the kind determines the class, without retaining it.
  @inline(__always)
  func withObject<Object: HeapObject, Result>(_ body: (Object) -> Result) -> Result {
    let pointer = UnsafeRawPointer(bitPattern: UInt(bits)).unsafelyUnwrapped
    return Unmanaged<Object>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
  }

  @inline(never)
  func destroy() {
    let pointer = UnsafeRawPointer(bitPattern: UInt(bits)).unsafelyUnwrapped
    let reference = Unmanaged<HeapObject>.fromOpaque(pointer)
    guard let type = header.pointee.type else { return reference.release() }
    type._withUnsafeGuaranteedRef { $0.reclaimer.reclaim(self) }
  }
}
