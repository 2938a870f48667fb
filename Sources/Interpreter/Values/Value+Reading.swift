/// Reading values. Results are borrowed from the value. Reading a value as the wrong kind is an
/// error of the caller; the result is undefined, but reference counts stay correct.
extension Value {
  /// The bits of an integer, sign- or zero-extended.
  @inline(__always)
  package var asInt: Int { Int(truncatingIfNeeded: bits) }

  @inline(__always)
  package var asBool: Bool { bits != 0 }

  /// The number of a `Double`, `Float` or `CGFloat`.
  @inline(__always)
  package var asDouble: Double { Double(bitPattern: bits) }

  package var asCharacter: Character {
    if kind == .longCharacter { return Character(object(as: StringObject.self).string) }
    if let byte = asciiByte { return Character(Unicode.Scalar(byte)) }
    let count = (bits.bitWidth - bits.leadingZeroBitCount + 7) / 8
    return withUnsafeBytes(of: bits.littleEndian) { bytes in
      Character(String(decoding: bytes.prefix(count), as: UTF8.self))
    }
  }

  /// The byte of a character of ASCII; nil for others, such as a line end of two bytes.
  @inline(__always)
  var asciiByte: UInt8? {
    kind == .character && bits < 0x80 ? UInt8(truncatingIfNeeded: bits) : nil
  }

  /// Accesses the dictionary without retaining it.
  @inline(__always)
  func withDictionary<Result>(_ body: (DictionaryObject) -> Result) -> Result {
    withObject(body)
  }

  package var array: ArrayObject { object(as: ArrayObject.self) }
  package var dictionary: DictionaryObject { object(as: DictionaryObject.self) }
  package var set: SetObject { object(as: SetObject.self) }
  package var instance: Instance { object(as: Instance.self) }
  package var closure: ClosureObject { object(as: ClosureObject.self) }
  package var keyPath: KeyPathObject { object(as: KeyPathObject.self) }
  var weakReference: WeakReference { object(as: WeakReference.self) }

  /// Whether it is a weak reference whose object was freed.
  package var hasEnded: Bool { kind == .weak && weakReference.object == nil }

  /// The object of a weak reference, borrowed; nil if it was freed. Other values are returned
  /// unchanged.
  package var referent: Value {
    guard kind == .weak else { return self }
    guard let object = weakReference.object else { return .none }
    let kind = ValueKind(rawValue: UInt8(truncatingIfNeeded: header.pointee.tag)) ?? .instance
    let value = Value(kind, object)
    value.release()
    return value
  }

  /// The native object of a class, or nil if the value is something else.
  package func native<Object: NativeObject>(_ type: Object.Type) -> Object? {
    guard kind == .native else { return nil }
    return object(as: NativeObject.self) as? Object
  }

  /// Fields of a struct or an instance, elements of a tuple, payload of an enum case, elements of an
  /// array. Empty for other kinds.
  package var fields: UnsafeMutableBufferPointer<Value> {
    switch kind {
    case .tuple, .structure, .instance, .enumPayload, .array, .box, .closure:
      UnsafeMutableBufferPointer(start: header.pointee.slots, count: Int(header.pointee.slotCount))
    default: UnsafeMutableBufferPointer(start: nil, count: 0)
    }
  }

  /// The elements of a tuple as the checker counts them: none for `()`, one for a value that is not
  /// a tuple.
  package var tupleElements: [Value] {
    switch kind {
    case .void: []
    case .tuple: Array(fields)
    default: [self]
    }
  }

  /// The case index of an enum value, with or without payload.
  @inline(__always)
  package var caseIndex: Int {
    kind == .enumPayload ? Int(header.pointee.tag) : Int(truncatingIfNeeded: bits)
  }

  /// Whether it is an integer of any width.
  package var isInteger: Bool {
    kindByte >= ValueKind.int.rawValue && kindByte <= ValueKind.uint64.rawValue
  }

  /// Whether it is a `Double`, `Float` or `CGFloat`.
  package var isFloating: Bool { kind.isFloating }

  /// Whether another value is equal, if this one is an integer or a Boolean; nil if it is not, as
  /// comparing bits does not suffice then.
  @inlinable package func isSameNumber(as other: Value) -> Bool? {
    switch kind {
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64:
      meta == other.meta && bits == other.bits
    default: nil
    }
  }

  /// Whether both are the same number, or refer to the same object, at the same optional depth.
  @inline(__always)
  package func hasSameBits(as other: Value) -> Bool { bits == other.bits && meta == other.meta }

  /// Whether both refer to the same object.
  package func isIdentical(to other: Value) -> Bool {
    isHeap && bits == other.bits && meta & Value.kindMask == other.meta & Value.kindMask
  }
}
