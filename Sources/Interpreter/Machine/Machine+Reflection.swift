internal import Semantics

/// The contents of `Mirror(reflecting:)`: the children of a value, for each level of a class
/// hierarchy.
extension Machine {
  typealias Child = (label: String?, value: Value)

  /// The children of a value, borrowed. `level` is the number of superclasses above the value's own
  /// class.
  func children(of value: Value, level: Int = 0) -> [Child] {
    if value.depth > 0 { return [("some", value.unwrapped)] }
    switch value.kind {
    case .tuple:
      let labels = describer.tupleLabels(value)
      return value.fields.enumerated().map { index, element in
        ((labels.indices.contains(index) ? labels[index] : nil) ?? ".\(index)", element)
      }
    case .array: return value.fields.map { (nil, $0) }
    case .set: return value.set.members.map { (nil, $0) }
    case .dictionary:
      return value.dictionary.entries.map { entry in
        let pair = reclaimer.makeTuple(types.keyValuePair, 2)
        return (nil, temporary(pair.filled([entry.key.retained(), entry.value.retained()])))
      }
    case .structure:
      return zip(dynamicType(value).storedProperties, value.fields).map {
        ($0.name, child($0, field: $1))
      }
    case .instance:
      guard let type = superclass(of: value, level: level) else { return [] }
      let start = type.superclass?.storedProperties.count ?? 0
      // The backing storage of an observed property has an underscored name.
      let properties = type.nominal?.storedProperties ?? []
      let children: [Child] = zip(properties, value.fields.dropFirst(start)).map {
        ($0.notification == nil ? $0.name : "_\($0.name)", child($0, field: $1))
      }
      guard type.nominal?.isObservable ?? false else { return children }
      let registrar = Value.structure(types.type(named: "ObservationRegistrar"), [])
      return children + [("_$observationRegistrar", temporary(registrar))]
    case .enumPayload:
      guard let element = enumCase(of: value) else { return [] }
      if value.fields.count == 1, element.payload.first?.label == nil {
        return [(element.name, value.fields[0])]
      }
      let payload = reclaimer.makeTuple(
        types.tuple(element.payload.map(\.label)), value.fields.count)
      return [(element.name, temporary(payload.filled(value.fields.map { $0.retained() })))]
    default: return []
    }
  }

  /// The value of a stored property. A weak reference without an object is the nil of its type.
  private func child(_ property: Property, field: Value) -> Value {
    guard property.modifiers.ownership != .strong, describer.loadedField(field).isNil,
      let wrapped = property.type.wrapped, !wrapped.hasParameters
    else { return field }
    return Value(.none, bits: UInt64(types.type(for: wrapped).id))
  }

  /// The class of an instance, `level` superclasses up; nil above the root class.
  func superclass(of value: Value, level: Int) -> RuntimeType? {
    guard value.kind == .instance, value.depth == 0 else { return nil }
    var type: RuntimeType? = dynamicType(value)
    for _ in 0..<level { type = type?.superclass }
    return type
  }

  func temporary(_ value: Value) -> Value {
    polling.release(value)
    return value
  }

  /// The index of a value's style among the cases of `Mirror.DisplayStyle`; -1 for none.
  func displayStyle(of value: Value) -> Int {
    if value.depth > 0 || value.isNil { return 4 }
    switch value.kind {
    case .structure: return 0
    case .instance: return 1
    case .enumCase, .enumPayload: return 2
    case .tuple: return 3
    case .array: return 5
    case .dictionary: return 6
    case .set: return 7
    default: return -1
    }
  }
}
