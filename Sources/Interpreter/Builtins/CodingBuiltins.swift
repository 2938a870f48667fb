internal import Semantics

/// Builtins of derived `Codable` conformances: the coded properties of a value, and values made
/// from decoded properties.
enum CodingBuiltins {
  static let rows: [Builtin] = [
    Builtin("coding.isDerived") { call in .bool(isDerived(call.machine.types.type(of: call[0]))) },
    Builtin("coding.keys") { call in
      let fields = CodedField.fields(of: call.machine.types.type(of: call[0]))
      return .array(
        call.machine.types.array(of: call.machine.types.string), fields.map { .string($0.key) })
    },
    Builtin("coding.types") { call in
      let machine = call.machine
      let type = machine.types.type(of: call[0])
      let fields = CodedField.fields(of: type).map { field in
        Value.metatype(CodingBuiltins.type(of: field, in: type))
      }
      let list = machine.types.array(of: machine.types.metatype(machine.types.any))
      return .array(list, fields)
    },
    Builtin("coding.values") { call in
      let fields = CodedField.fields(of: call.machine.dynamicType(call[0]))
      return .array(
        call.machine.types.array(of: call.machine.types.any),
        fields.map { call[0].fields[$0.slot].retained() })
    },
    Builtin("coding.make") { call throws(Fault) in
      try make(call.machine.types.type(of: call[0]), call[1].array, call.machine)
    },
    Builtin("coding.create") { call throws(Fault) in
      guard let initializer = call.machine.requirements.find("init", of: "Decodable") else {
        throw Fault(.unsupported("decoding"))
      }
      return try call.machine.invoke(initializer, receiver: call[0], arguments: [call[1]])
    },
    Builtin("coding.isOptional") { call in
      .bool(call.machine.types.type(of: call[0]).nominal?.name == "Optional")
    },
    Builtin("coding.rawType") { call in
      .optional(rawType(of: call.machine.types.type(of: call[0])).map(Value.metatype))
    },
    Builtin("coding.rawValue") { call throws(Fault) in
      let machine = call.machine
      guard rawType(of: machine.dynamicType(call[0])) != nil,
        let getter = machine.requirements.find("rawValue", of: "RawRepresentable")
      else { return .none }
      return try machine.invoke(getter, receiver: call[0]).wrapped
    },
    Builtin("coding.fromRaw") { call throws(Fault) in
      guard let initializer = call.machine.requirements.find("init", of: "RawRepresentable") else {
        return .none
      }
      return try call.machine.invoke(initializer, receiver: call[0], arguments: [call[1]])
    },
    Builtin("coding.none") { _ in .none },
    Builtin("json.parse") { call in
      let types = call.machine.types
      let bytes = call[0].array.elements.map { UInt8(truncatingIfNeeded: $0.asInt) }
      guard let document = JSONParser.parse(bytes) else { return .none }
      return Value.tuple(
        types.tuple([nil, nil]),
        [
          .array(types.array(of: types.int), document.shape.map(Value.int)),
          .array(types.array(of: types.string), document.texts.map(Value.string)),
        ]
      ).wrapped
    },
    Builtin("json.write") { call in
      let document = JSONDocument(
        shape: call[0].array.elements.map(\.asInt), texts: call[1].array.elements.map(\.asString))
      return .string(
        JSONWriter.write(
          document,
          JSONWriter.Style(
            isPretty: call[2].asBool, sortsNames: call[3].asBool, keepsSlashes: call[4].asBool)))
    },
  ]

  /// The raw value type of an enum that the program declares.
  private static func rawType(of type: RuntimeType) -> RuntimeType? {
    let machine = type.machine
    let proto = machine.program.wellKnown("RawRepresentable")
    guard let nominal = type.nominal, !nominal.isPrelude, machine.conforms(type, to: proto),
      let associated = proto.associated.types.first
    else { return nil }
    return machine.types.associatedType(associated, of: type)
  }

  /// Whether `init(from:)` is derived: the type has stored properties and does not declare one.
  private static func isDerived(_ type: RuntimeType) -> Bool {
    guard let nominal = type.nominal, !nominal.isPrelude, nominal.kind != .protocol else {
      return false
    }
    return !(nominal.members["init"] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.count == 1 && function.parameters[0].label == "from"
      } else {
        false
      }
    }
  }

  private static func type(of field: CodedField, in type: RuntimeType) -> RuntimeType {
    let deriving = CodedField.derivingType(of: type)
    return type.machine.types.type(for: field.property.type) { parameter in
      guard let parameters = deriving.nominal?.generics.parameters,
        let index = parameters.firstIndex(where: { $0 === parameter })
      else { return nil }
      return deriving.arguments[index]
    }
  }

  private static func make(
    _ type: RuntimeType, _ values: ArrayObject, _ machine: Machine
  ) throws(Fault) -> Value {
    let made =
      type.isClass
      ? machine.makeInstance(type)
      : Value.structure(type, Array(repeating: Value.hole, count: type.slotCount))
    for property in type.storedProperties {
      guard case .stored(let slot) = property.storage, let initial = property.initialValue else {
        continue
      }
      let value = try machine.invoke(initial)
      made.fields[slot] = property.initialPart.path.reduce(value) { $0.fields[$1] }.retained()
      value.release()
    }
    for (index, field) in CodedField.fields(of: type).enumerated() where index < values.count {
      let old = made.fields[field.slot]
      made.fields[field.slot] = values.elements[index].retained()
      old.release()
    }
    return made
  }
}

/// A stored property that is encoded, and its key.
private struct CodedField {
  let key: String
  let slot: Int
  let property: Property

  /// The type for which the compiler derives coding: for a class, the topmost class in its chain
  /// that conforms. Derived coding skips properties of subclasses and of nonconforming
  /// superclasses.
  static func derivingType(of type: RuntimeType) -> RuntimeType {
    let machine = type.machine
    let protocols = ["Encodable", "Decodable"].map(machine.program.wellKnown)
    var deriving = type
    while let parent = machine.program.superclass(of: deriving.type) {
      let parent = machine.types.type(for: parent)
      guard protocols.contains(where: { machine.conforms(parent, to: $0) }) else { break }
      deriving = parent
    }
    return deriving
  }

  static func fields(of type: RuntimeType) -> [CodedField] {
    let deriving = derivingType(of: type)
    let keys = deriving.nominal.flatMap(declaredKeys)
    return (deriving.nominal?.storedProperties ?? []).compactMap { property in
      guard case .stored(let slot) = property.storage, !property.isLazyStorage,
        !(property.isLet && property.initialValue != nil)
      else { return nil }
      // For a wrapped property the wrapper is encoded, under the property's name.
      let own = (property.wraps ?? property).name
      // An observed property is encoded under the name of its backing storage.
      let name = property.notification == nil ? own : "_" + own
      guard let keys else { return CodedField(key: name, slot: slot, property: property) }
      guard let key = keys[name] ?? keys[own] else { return nil }
      return CodedField(key: key, slot: slot, property: property)
    }
  }

  /// The raw values of the program's `CodingKeys`, by the name of the case.
  private static func declaredKeys(of nominal: NominalType) -> [String: String]? {
    guard let keys = nominal.codingKeys else { return nil }
    var result: [String: String] = [:]
    for element in keys.enumeration.cases {
      if case .string(let text)? = element.rawValue?.kind {
        result[element.name] = text
      } else {
        result[element.name] = element.name
      }
    }
    return result
  }
}
