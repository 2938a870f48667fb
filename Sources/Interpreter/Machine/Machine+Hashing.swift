internal import Semantics
@_spi(_Unicode) import Swift

/// Hash values: equal for equal values, and the same in every run.
extension Machine {
  /// The hash of any value, by the program's own `hash(into:)` if it has one.
  package func hash(_ value: Value) throws(Fault) -> Int {
    if Machine.comparesByBits(value) { return Machine.hash(bits: value) }
    switch value.kind {
    case .none: return value.depth
    case .void, .hole: return 0
    case .double, .float, .cgFloat:
      if let whole = Int(exactly: value.asDouble) { return Machine.mix(whole, 1) }
      return Machine.mix(Int(bitPattern: UInt(value.asDouble.bitPattern)), 3)
    case .character, .longCharacter, .longString: return Machine.hash(value.asString)
    case .array, .tuple:
      var hash = value.fields.count
      for element in value.fields { hash = Machine.mix(hash, try self.hash(element)) }
      return hash
    case .dictionary:
      var hash = value.dictionary.count
      for (key, value) in value.dictionary.entries {
        hash ^= Machine.mix(try self.hash(key), try self.hash(value))
      }
      return hash
    case .set:
      var hash = value.set.count
      for member in value.set.members { hash ^= try self.hash(member) }
      return hash
    case .structure, .instance, .enumPayload, .enumCase, .native:
      return try hashByWitness(value)
    case .keyPath:
      var hash = value.keyPath.components.count
      for case .property(let property) in value.keyPath.components {
        hash = Machine.mix(hash, Machine.hash(property.name))
      }
      return hash
    default: return Machine.mix(Int(bitPattern: UInt(value.bits)), 1)
    }
  }

  /// The hash of a synthesized `hash(into:)`.
  func hashStructure(_ value: Value) throws(Fault) -> Int {
    switch value.kind {
    case .structure, .enumPayload:
      var hash = value.kind == .enumPayload ? value.caseIndex : 0
      for field in value.fields { hash = Machine.mix(hash, try self.hash(field)) }
      return hash
    case .instance: return names.ordinal(of: value.instance)
    case .native: return value.object(as: NativeObject.self).hashCode
    default: return Machine.mix(value.caseIndex, 2)
    }
  }

  private func hashByWitness(_ value: Value) throws(Fault) -> Int {
    let plain = Value(bits: value.bits, meta: value.meta & ~Value.depthMask)
    let type = dynamicType(plain)
    if type.isAnyHashable { return try hash(hashableBase(of: plain)) }
    guard let requirement = requirements.hash,
      let witness = witness(for: requirement, in: type)
    else { return try hashStructure(plain) }
    if case .synthesized = witness.implementation { return try hashStructure(plain) }
    if case .native = witness.implementation { return try hashStructure(plain) }
    let hasher = Value.structure(types.type(named: "Hasher"), [.int(0)])
    var arguments = [plain, hasher]
    let result = try run(code(for: witness).header, first: nil, &arguments)
    result.release()
    let hash = arguments[1].fields.first?.asInt ?? 0
    arguments[1].release()
    return hash
  }

  /// The position of a key in a table; nil if it is absent.
  @inline(__always)
  func find(_ key: Value, _ hash: Int, in table: HashTable) throws(Fault) -> Int? {
    if Machine.comparesByBits(key), let found = table.findSame(key, hash: hash) {
      return found < 0 ? nil : found
    }
    return try findEqual(key, hash, in: table)
  }

  @inline(never)
  private func findEqual(_ key: Value, _ hash: Int, in table: HashTable) throws(Fault) -> Int? {
    if Machine.comparesByBits(key) {
      return try table.find(key, hash: hash) { (lhs, rhs) throws(Fault) in
        lhs.bits == rhs.bits && lhs.meta == rhs.meta ? true : try areEqual(lhs, rhs)
      }
    }
    if let text = key.exactString {
      return try table.find(key, hash: hash) { (lhs, rhs) throws(Fault) in
        if let other = lhs.exactString { return other == text }
        return try areEqual(lhs, rhs)
      }
    }
    return try table.find(key, hash: hash) { (lhs, rhs) throws(Fault) in try areEqual(lhs, rhs) }
  }

  /// Whether a key is the one that was found last, as far as that can be decided without a call.
  @inline(__always)
  func isRecent(_ key: Value, in table: HashTable) -> Bool {
    guard table.contains(table.recent) else { return false }
    let other = table.key(at: table.recent)
    guard other.meta == key.meta else { return false }
    if Machine.comparesByBits(key) { return other.bits == key.bits }
    return key.kind == .longString
      && (other.bits == key.bits || other.asString == key.asString)
  }

  /// Whether equality of values of this kind is equality of their bits.
  @inline(__always)
  static func comparesByBits(_ value: Value) -> Bool {
    let kind = value.kindByte
    return kind >= ValueKind.bool.rawValue && kind <= ValueKind.uint64.rawValue
      || kind == ValueKind.string.rawValue
  }

  /// The hash of a value that is compared by its bits.
  @inline(__always)
  static func hash(bits value: Value) -> Int {
    value.kind == .string ? hash(value.shortText) : mix(value.asInt, 1)
  }

  /// The hash of a short text, the same as that of its string.
  @inline(__always)
  private static func hash(_ text: ShortText) -> Int {
    let count = text.count
    let first = mix(count, Int(truncatingIfNeeded: text.low))
    return count < 8 ? first : mix(first, Int(truncatingIfNeeded: text.high))
  }

  /// Combines two hashes.
  @inline(__always)
  package static func mix(_ hash: Int, _ other: Int) -> Int {
    var bits = UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15 ^ UInt(bitPattern: other)
    bits ^= bits >> 32
    bits = bits &* 0xD6E8_FEB8_6659_FD93
    bits ^= bits >> 29
    return Int(bitPattern: bits)
  }

  /// The hash of a string, the same for canonically equivalent strings.
  package static func hash(_ text: String) -> Int {
    let plain = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      let (hash, isPlain) = hash(bytes)
      return isPlain ? hash : nil
    }
    if let hash = plain ?? nil { return hash }
    var bytes: [UInt8] = []
    for scalar in text._nfd { bytes += scalar.utf8 }
    return bytes.withUnsafeBufferPointer { hash($0).hash }
  }

  /// The hash of bytes, eight at a time, and whether all are plain ASCII.
  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> (hash: Int, isPlain: Bool) {
    var hash = bytes.count
    var marks: UInt64 = 0
    var position = 0
    while position + 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: position, as: UInt64.self)
      marks |= word
      hash = mix(hash, Int(truncatingIfNeeded: word))
      position += 8
    }
    var rest: UInt64 = 0
    for index in position..<bytes.count {
      rest |= UInt64(bytes[index]) &<< UInt64((index - position) * 8)
    }
    marks |= rest
    return (mix(hash, Int(truncatingIfNeeded: rest)), marks & 0x8080_8080_8080_8080 == 0)
  }
}
