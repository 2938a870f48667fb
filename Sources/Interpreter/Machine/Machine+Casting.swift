package import Semantics

/// Dynamic types, conformances and casts.
extension Machine {
  /// `type(of: value)`.
  package func dynamicType(_ value: Value) -> RuntimeType {
    var depth = value.depth
    var type = plainType(value)
    while depth > 0 {
      type = types.optional(of: type)
      depth -= 1
    }
    return type
  }

  private func plainType(_ value: Value) -> RuntimeType {
    switch value.kind {
    case .none: return types.optional(of: types[UInt32(truncatingIfNeeded: value.bits)])
    case .hole, .box, .weak: return types.unknown
    case .enumCase: return types[value.typeID]
    case .metatype: return types.metatype(types[UInt32(truncatingIfNeeded: value.bits)])
    case .tuple:
      guard case .tuple(let labels)? = value.header.pointee.type?.takeUnretainedValue().shape
      else { return types.unknown }
      return types.tuple(labels, value.fields.map { dynamicType($0) })
    case .array, .dictionary, .set, .structure, .instance, .enumPayload, .closure, .keyPath,
      .native:
      return value.header.pointee.type?.takeUnretainedValue() ?? types.unknown
    default: return types.type(ofKind: value.kind)
    }
  }

  /// Whether a type conforms to a protocol.
  package func conforms(_ type: RuntimeType, to proto: NominalType) -> Bool {
    if let known = type.conformances[proto, in: journal.epoch] { return known }
    let answer: Bool
    switch proto.name {
    case "AnyObject" where proto.isPrelude: answer = type.isClass || type.shape.isMetatype
    case "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype": answer = true
    // A class constraint in an existential: `any Drawable & Shape`.
    case _ where proto.kind == .class:
      answer = sequence(first: type, next: \.superclass).contains { $0.nominal === proto }
    default: answer = program.conforms(type.type, to: proto)
    }
    type.conformances[proto, in: journal.epoch] = answer
    return answer
  }

  /// `value is type`.
  func isInstance(_ value: Value, of type: RuntimeType) throws(Fault) -> Bool {
    guard let result = try cast(value, to: type) else { return false }
    result.release()
    return true
  }

  /// `value as? type`: the value as that type, retained; nil if the cast fails.
  package func cast(_ value: Value, to type: RuntimeType) throws(Fault) -> Value? {
    if case .nominal(let nominal) = type.shape, nominal.name == "Optional", nominal.isPrelude {
      let wrapped = type.arguments[0]
      // An optional can be cast to an optional; `nil` can be cast to every optional type.
      if value.isNil { return Value.none }
      if value.depth > 0, let inner = try cast(value.unwrapped, to: wrapped) {
        return inner.wrapped
      }
      return try cast(value, to: wrapped)?.wrapped
    }
    switch type.shape {
    case .unknown: return nil
    case .existential(let protocols): return try castToExistential(value, protocols)
    default: break
    }
    // A cast looks through optionals.
    if value.depth > 0 { return try cast(value.unwrapped, to: type) }
    if value.kind == .none { return nil }
    let dynamic = dynamicType(value)
    if dynamic === type { return value.retained() }
    // Hashable values are stored in an `AnyHashable` as they are.
    if type.isAnyHashable, conforms(dynamic, to: program.wellKnown("Hashable")) {
      return value.retained()
    }
    if dynamic.nominal === program.wellKnown("AnyHashable"), let base = value.fields.first {
      return try cast(base, to: type)
    }
    switch type.shape {
    case .nominal(let nominal):
      return try cast(value, dynamic, to: type, nominal)
    case .tuple(let labels): return try castTuple(value, labels, type)
    case .function:
      return value.kind == .closure ? value.retained() : nil
    case .metatype:
      guard value.kind == .metatype else { return nil }
      return isSubtype(types.type(of: value), of: type.arguments[0]) ? value : nil
    case .pack, .existential, .unknown: return nil
    }
  }

  private func castToExistential(
    _ value: Value, _ protocols: [NominalType]
  ) throws(Fault) -> Value? {
    if protocols.isEmpty { return value.retained() }
    if value.depth > 0 {
      let type = dynamicType(value)
      if protocols.allSatisfy({ conforms(type, to: $0) }) { return value.retained() }
      return try castToExistential(value.unwrapped, protocols)
    }
    if value.kind == .none { return nil }
    let type = dynamicType(value)
    return protocols.allSatisfy { conforms(type, to: $0) } ? value.retained() : nil
  }

  private func cast(
    _ value: Value, _ dynamic: RuntimeType, to type: RuntimeType, _ nominal: NominalType
  ) throws(Fault) -> Value? {
    switch value.kind {
    case .instance:
      if isSubtype(dynamic, of: type) { return value.retained() }
      // Foundation's reference types are bridged to their value types.
      guard !type.isClass, conforms(dynamic, to: program.wellKnown("_ValueObject")),
        let base = value.fields.first
      else { return nil }
      return try cast(base, to: type)
    case .keyPath, .native:
      return isSubtype(dynamic, of: type) || isKeyPath(dynamic, compatibleWith: type)
        ? value.retained() : nil
    case .array where nominal.name == "Array":
      return try castElements(value.array, to: type)
    case .dictionary where nominal.name == "Dictionary":
      return try castEntries(value.dictionary, to: type)
    case .set where nominal.name == "Set":
      let object = SetObject(type: type)
      let result = Value.set(object)
      for member in value.set.members {
        guard let cast = try cast(member, to: type.arguments[0]) else {
          result.release()
          return nil
        }
        try object.insert(cast, in: self)
        cast.release()
      }
      return result
    default:
      // A type with unknown arguments matches every argument.
      return dynamic.nominal === nominal && argumentsFit(dynamic, type) ? value.retained() : nil
    }
  }

  private func isKeyPath(_ dynamic: RuntimeType, compatibleWith type: RuntimeType) -> Bool {
    guard let name = type.nominal?.name, dynamic.nominal?.name.hasSuffix("KeyPath") ?? false else {
      return false
    }
    let order = [
      "AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath",
    ]
    guard let target = order.firstIndex(of: name),
      let own = order.firstIndex(of: dynamic.nominal?.name ?? "")
    else { return false }
    return target <= own
      && zip(type.arguments, dynamic.arguments).allSatisfy { $0 === $1 || $1 === types.unknown }
  }

  private func argumentsFit(_ dynamic: RuntimeType, _ type: RuntimeType) -> Bool {
    zip(dynamic.arguments, type.arguments).allSatisfy {
      $0 === $1 || $0 === types.unknown || $1 === types.unknown
        || $0.nominal === $1.nominal && $0.nominal != nil && argumentsFit($0, $1)
    }
  }

  /// Whether a class is another one or inherits from it.
  func isSubtype(_ type: RuntimeType, of target: RuntimeType) -> Bool {
    var current: RuntimeType? = type
    while let candidate = current {
      if candidate === target { return true }
      if candidate.nominal === target.nominal, candidate.nominal != nil,
        argumentsFit(candidate, target)
      {
        return true
      }
      current = candidate.superclass
    }
    if case .existential(let protocols) = target.shape {
      return protocols.allSatisfy { conforms(type, to: $0) }
    }
    return false
  }

  private func castElements(_ array: ArrayObject, to type: RuntimeType) throws(Fault) -> Value? {
    let object = ArrayObject(type: type, capacity: array.count)
    let result = Value.array(object)
    for element in array.elements {
      guard let cast = try cast(element, to: type.arguments[0]) else {
        result.release()
        return nil
      }
      object.append(cast)
    }
    return result
  }

  private func castEntries(
    _ dictionary: DictionaryObject, to type: RuntimeType
  ) throws(Fault) -> Value? {
    let object = DictionaryObject(type: type)
    let result = Value.dictionary(object)
    for (key, value) in dictionary.entries {
      guard let castKey = try cast(key, to: type.arguments[0]) else {
        result.release()
        return nil
      }
      defer { castKey.release() }
      guard let castValue = try cast(value, to: type.arguments[1]) else {
        result.release()
        return nil
      }
      try object.setValue(castValue, for: castKey, in: self)?.release()
    }
    return result
  }

  private func castTuple(
    _ value: Value, _ labels: [String?], _ type: RuntimeType
  ) throws(Fault) -> Value? {
    let elements = value.tupleElements
    guard elements.count == type.arguments.count else { return nil }
    if elements.isEmpty { return value }
    guard case .tuple(let own)? = value.header.pointee.type?.takeUnretainedValue().shape,
      zip(own, labels).allSatisfy({ $0 == $1 || $0 == nil || $1 == nil })
    else { return nil }
    let result = reclaimer.makeTuple(types.tuple(labels), elements.count)
    for (index, element) in elements.enumerated() {
      guard let cast = try cast(element, to: type.arguments[index]) else {
        result.release()
        return nil
      }
      result.header.pointee.slots[index] = cast
    }
    return result
  }
}

extension RuntimeType.Shape {
  var isMetatype: Bool {
    if case .metatype = self { true } else { false }
  }
}
