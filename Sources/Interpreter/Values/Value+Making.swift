/// Making values. All results are owned by the caller.
extension Value {
  /// `nil`.
  package static let none = Value(.none)
  /// Empty storage.
  package static let hole = Value(.hole)
  /// Storage whose value was taken out, to be changed in place.
  static let movedOut = Value(.hole, bits: 1)
  /// `()`.
  package static let void = Value(.void)

  @inline(__always)
  package static func bool(_ value: Bool) -> Value { Value(.bool, bits: value ? 1 : 0) }

  @inline(__always)
  package static func int(_ value: Int) -> Value { Value(.int, value) }

  /// An integer of any width: `kind` is one of `.int` … `.uint64`, `number` its sign-extended or
  /// zero-extended bits.
  @inline(__always)
  package static func integer(_ number: Int, _ kind: ValueKind) -> Value { Value(kind, number) }

  @inline(__always)
  package static func double(_ value: Double) -> Value {
    Value(.double, bits: value.bitPattern)
  }

  /// A `Double`, `Float` or `CGFloat`.
  @inline(__always)
  package static func floating(_ value: Double, _ kind: ValueKind) -> Value {
    Value(kind, bits: (kind == .float ? Double(Float(value)) : value).bitPattern)
  }

  package static func character(_ value: Character) -> Value {
    let bytes = value.utf8
    guard bytes.count <= 8 else { return Value(.longCharacter, StringObject(String(value))) }
    var bits: UInt64 = 0
    for byte in bytes.reversed() { bits = bits << 8 | UInt64(byte) }
    return Value(.character, bits: bits)
  }

  /// `T.self`.
  package static func metatype(_ type: RuntimeType) -> Value {
    Value(.metatype, bits: UInt64(type.id))
  }

  /// A case without payload.
  package static func enumCase(_ index: Int, of type: RuntimeType) -> Value {
    Value(.enumCase, bits: UInt64(index), typeID: type.id)
  }

  /// A case with payload; takes ownership of the values in `payload`.
  package static func enumCase(_ index: Int, of type: RuntimeType, payload: [Value]) -> Value {
    type.reclaimer.makePayload(type, payload.count, index: index).filled(payload)
  }

  /// A struct; takes ownership of `fields`, which are in the order of the stored properties.
  package static func structure(_ type: RuntimeType, _ fields: [Value]) -> Value {
    type.reclaimer.makeStruct(type, fields.count).filled(fields)
  }

  /// A tuple: `()`, the element itself, or a tuple object. `type` gives the labels.
  package static func tuple(_ type: RuntimeType, _ elements: [Value]) -> Value {
    switch elements.count {
    case 0: return .void
    case 1: return elements[0]
    default: return type.reclaimer.makeTuple(type, elements.count).filled(elements)
    }
  }

  /// An array of a type `Array<Element>`; takes ownership of the elements.
  package static func array(_ type: RuntimeType, _ elements: some Collection<Value>) -> Value {
    let object = ArrayObject(type: type, capacity: elements.count)
    for element in elements { object.append(element) }
    return Value(.array, object)
  }

  package static func array(_ object: ArrayObject) -> Value { Value(.array, object) }
  package static func dictionary(_ object: DictionaryObject) -> Value {
    Value(.dictionary, object)
  }
  package static func set(_ object: SetObject) -> Value { Value(.set, object) }
  package static func instance(_ object: Instance) -> Value { Value(.instance, object) }
  package static func native(_ object: NativeObject) -> Value { Value(.native, object) }
  package static func closure(_ object: ClosureObject) -> Value { Value(.closure, object) }
  package static func keyPath(_ object: KeyPathObject) -> Value { Value(.keyPath, object) }

  /// `Optional(value)`, or `nil`; takes ownership of the value.
  package static func optional(_ value: Value?) -> Value { value.map(\.wrapped) ?? .none }
}

extension Value {
  /// Puts values, which become the object's, into its empty slots.
  func filled(_ values: [Value]) -> Value {
    let slots = header.pointee.slots
    for (index, value) in values.enumerated() { slots[index] = value }
    return self
  }
}
