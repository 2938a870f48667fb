package import Semantics

/// `==` and `<` of any two values.
extension Machine {
  /// `lhs == rhs`: the program's own `==` if it has one, otherwise equality of the contents.
  package func areEqual(_ lhs: Value, _ rhs: Value) throws(Fault) -> Bool {
    if lhs.meta & Value.depthMask != rhs.meta & Value.depthMask { return false }
    if lhs.kindByte != rhs.kindByte {
      // Short and long characters are different kinds, but may be equal.
      if lhs.kind.isCharacter, rhs.kind.isCharacter { return lhs.asCharacter == rhs.asCharacter }
      // A long text may be equal to a short one in other scalars.
      if lhs.isString, rhs.isString { return lhs.asString == rhs.asString }
      if let left = HashableNumber(lhs), let right = HashableNumber(rhs) { return left == right }
      guard lhs.kind != .none, rhs.kind != .none else { return false }
      return try areEqualByWitness(lhs, rhs) == true
    }
    switch lhs.kind {
    case .none, .void: return true
    case .hole: return false
    case .double, .float, .cgFloat: return lhs.asDouble == rhs.asDouble
    case .character, .longCharacter: return Machine.isSameCharacter(lhs, rhs)
    case .string: return lhs.shortText == rhs.shortText
    case .longString: return lhs.asString == rhs.asString
    case .array: return try areEqual(lhs.array, rhs.array)
    case .tuple: return try haveEqualSlots(lhs, rhs)
    case .dictionary: return try areEqual(lhs.dictionary, rhs.dictionary)
    case .set: return try areEqual(lhs.set, rhs.set)
    case .structure, .instance, .enumPayload, .enumCase:
      if let answer = try areEqualByWitness(lhs, rhs) { return answer }
      return try haveEqualStructure(lhs, rhs)
    case .native: return try areEqualNatives(lhs, rhs)
    case .keyPath: return try areEqual(lhs.keyPath, rhs.keyPath)
    case .closure, .box, .weak: return lhs.bits == rhs.bits
    default: return lhs.bits == rhs.bits
    }
  }

  /// Structural equality, as synthesized conformances define it: same case, equal fields.
  func haveEqualStructure(_ lhs: Value, _ rhs: Value) throws(Fault) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.structure, .structure): return try haveEqualSlots(lhs, rhs)
    case (.enumPayload, .enumPayload):
      return lhs.caseIndex == rhs.caseIndex ? try haveEqualSlots(lhs, rhs) : false
    case (.enumCase, .enumCase): return lhs.bits == rhs.bits
    default: return lhs.isIdentical(to: rhs)
    }
  }

  private func haveEqualSlots(_ lhs: Value, _ rhs: Value) throws(Fault) -> Bool {
    if lhs.bits == rhs.bits { return true }
    let left = lhs.fields
    let right = rhs.fields
    guard left.count == right.count else { return false }
    for index in 0..<left.count {
      guard try areEqual(left[index], right[index]) else { return false }
    }
    return true
  }

  private func areEqualByWitness(_ lhs: Value, _ rhs: Value) throws(Fault) -> Bool? {
    let plain = Value.depthMask
    let left = Value(bits: lhs.bits, meta: lhs.meta & ~plain)
    let right = Value(bits: rhs.bits, meta: rhs.meta & ~plain)
    let type = dynamicType(left)
    // Values of different types are unequal, except for objects of subclasses.
    let other = dynamicType(right)
    if type.isAnyHashable || other.isAnyHashable {
      return try areEqual(hashableBase(of: left), hashableBase(of: right))
    }
    if type.nominal !== other.nominal, lhs.kind != .instance || rhs.kind != .instance {
      return false
    }
    guard let requirement = requirements.equal else { return nil }
    guard let witness = witness(for: requirement, in: type) else { return nil }
    if case .synthesized = witness.implementation { return try haveEqualStructure(lhs, rhs) }
    if case .requirement = witness.implementation { return nil }
    if type.nominal?.isPrelude == false { lastEquality = witness }
    var arguments = [Value.metatype(type), left, right]
    if witness.selfParameter == .none { arguments.removeFirst() }
    return try run(code(for: witness).header, first: nil, &arguments).asBool
  }

  /// The `==` that the program declares for a value's type, or for that of a value inside it.
  package func equality(of value: Value) -> Function? {
    var value = value
    while value.depth > 0 { value = value.unwrapped }
    if [.array, .tuple].contains(value.kind) {
      return value.fields.lazy.compactMap { self.equality(of: $0) }.first
    }
    let type = dynamicType(value)
    guard type.nominal?.isPrelude == false, let requirement = requirements.equal,
      let witness = witness(for: requirement, in: type)
    else { return nil }
    switch witness.implementation {
    case .synthesized: return value.fields.lazy.compactMap { self.equality(of: $0) }.first
    case .requirement: return nil
    default: return witness
    }
  }

  /// The value in an `AnyHashable`, which is either stored unwrapped or in the struct that its
  /// initializer makes.
  package func hashableBase(of value: Value) -> Value {
    let plain = Value(bits: value.bits, meta: value.meta & ~Value.depthMask)
    return value.kind == .structure && dynamicType(plain).isAnyHashable ? value.fields[0] : value
  }

  private func areEqualNatives(_ lhs: Value, _ rhs: Value) throws(Fault) -> Bool {
    if lhs.bits == rhs.bits { return true }
    if let byWitness = try areEqualByWitness(lhs, rhs) { return byWitness }
    return lhs.object(as: NativeObject.self).isEqual(to: rhs.object(as: NativeObject.self))
  }

  private func areEqual(_ lhs: ArrayObject, _ rhs: ArrayObject) throws(Fault) -> Bool {
    if lhs === rhs { return true }
    guard lhs.count == rhs.count else { return false }
    for index in 0..<lhs.count {
      guard try areEqual(lhs.elements[index], rhs.elements[index]) else { return false }
    }
    return true
  }

  private func areEqual(
    _ lhs: DictionaryObject, _ rhs: DictionaryObject
  ) throws(Fault) -> Bool {
    guard lhs !== rhs else { return true }
    guard lhs.count == rhs.count else { return false }
    for (key, value) in lhs.entries {
      guard let other = try rhs.value(for: key, in: self), try areEqual(value, other) else {
        return false
      }
    }
    return true
  }

  private func areEqual(_ lhs: SetObject, _ rhs: SetObject) throws(Fault) -> Bool {
    guard lhs !== rhs else { return true }
    guard lhs.count == rhs.count else { return false }
    for member in lhs.members {
      guard try rhs.member(member, in: self) != nil else { return false }
    }
    return true
  }

  private func areEqual(_ lhs: KeyPathObject, _ rhs: KeyPathObject) throws(Fault) -> Bool {
    guard lhs !== rhs else { return true }
    guard lhs.components.count == rhs.components.count else { return false }
    for (left, right) in zip(lhs.components, rhs.components) {
      switch (left, right) {
      case (.property(let left), .property(let right)):
        if left !== right { return false }
      case (.tupleElement(let left), .tupleElement(let right)):
        if left != right { return false }
      case (.subscriptElement(let left, let some, _), .subscriptElement(let right, let others, _)):
        guard left === right, some.count == others.count else { return false }
        for (value, other) in zip(some, others) {
          guard try areEqual(value, other) else { return false }
        }
      case (.optionalChain, .optionalChain), (.forceUnwrap, .forceUnwrap),
        (.wrapOptional, .wrapOptional):
        continue
      default: return false
      }
    }
    return true
  }

  /// `lhs < rhs`, by the program's own `<` if it has one.
  package func isLess(_ lhs: Value, _ rhs: Value) throws(Fault) -> Bool {
    switch lhs.kind {
    case .int, .int8, .int16, .int32, .int64: return lhs.asInt < rhs.asInt
    case .uint, .uint8, .uint16, .uint32, .uint64: return lhs.bits < rhs.bits
    case .double, .float, .cgFloat: return lhs.asDouble < rhs.asDouble
    case .string, .longString: return Machine.isLessText(lhs, rhs)
    case .character, .longCharacter:
      if let left = lhs.asciiByte, let right = rhs.asciiByte { return left < right }
      return lhs.asCharacter < rhs.asCharacter
    default: break
    }
    let type = dynamicType(lhs)
    guard let requirement = requirements.less,
      let witness = witness(for: requirement, in: type)
    else {
      throw Fault(.unsupported("a comparison of two values of type '\(type.name)'"))
    }
    if case .synthesized = witness.implementation { return try isLessByStructure(lhs, rhs) }
    var arguments = [Value.metatype(type), lhs, rhs]
    if witness.selfParameter == .none { arguments.removeFirst() }
    return try run(code(for: witness).header, first: nil, &arguments).asBool
  }

  /// The order of two strings.
  @inline(__always)
  static func isLessText(_ lhs: Value, _ rhs: Value) -> Bool {
    lhs.kind == .string && rhs.kind == .string
      ? lhs.shortText < rhs.shortText : lhs.asString < rhs.asString
  }

  /// Whether two characters are equal. Those of ASCII are only if their bytes are.
  static func isSameCharacter(_ lhs: Value, _ rhs: Value) -> Bool {
    if lhs.kind == .character, rhs.kind == .character {
      if lhs.bits == rhs.bits { return true }
      if lhs.asciiByte != nil, rhs.asciiByte != nil { return false }
    }
    return lhs.asCharacter == rhs.asCharacter
  }

  /// Whether two strings are equal.
  @inline(__always)
  static func isSameText(_ lhs: Value, _ rhs: Value) -> Bool {
    lhs.kind == .string && rhs.kind == .string
      ? lhs.shortText == rhs.shortText : lhs.asString == rhs.asString
  }

  /// The order of enums with a synthesized `Comparable` conformance: by case, then by payload.
  func isLessByStructure(_ lhs: Value, _ rhs: Value) throws(Fault) -> Bool {
    if lhs.caseIndex != rhs.caseIndex { return lhs.caseIndex < rhs.caseIndex }
    for (left, right) in zip(lhs.fields, rhs.fields) {
      if try isLess(left, right) { return true }
      if try isLess(right, left) { return false }
    }
    return false
  }
}
