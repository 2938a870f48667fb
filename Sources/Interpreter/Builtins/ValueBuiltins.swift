internal import Semantics

/// Builtins that work on values of every type: printing, describing, hashing, reflection.
enum ValueBuiltins {
  static let rows: [Builtin] = output + texts + reflection + failures

  private static let output: [Builtin] = [
    Builtin("print") { call throws(Fault) in
      try write(call) { value throws(Fault) in try call.machine.describer.describe(value) }
      return .void
    },
    Builtin("debugPrint") { call throws(Fault) in
      try write(call) { value throws(Fault) in try call.machine.describer.debugDescribe(value) }
      return .void
    },
    Builtin("write") { call in
      call.machine.outside.output(call[0].asString)
      return .void
    },
  ]

  private static let texts: [Builtin] = [
    Builtin("string.describing") { call throws(Fault) in
      .string(try call.machine.describer.describe(call[0]))
    },
    Builtin("string.reflecting") { call throws(Fault) in
      .string(try call.machine.describer.debugDescribe(call[0]))
    },
    Builtin("dump.text") { call throws(Fault) in
      .string(
        try call.machine.describer.dump(
          call[0], name: call[1].isNil ? nil : call[1].unwrapped.asString, indent: call[2].asInt,
          maxDepth: call[3].asInt, maxItems: call[4].asInt))
    },
    Builtin("any.isUnique") { call in .bool(call.machine.isUniquelyReferenced(call[0])) },
    Builtin("any.discard") { call in
      if call[0].isHeap { call[0].header.pointee.flags.insert(.isDeinitializing) }
      return .void
    },
    Builtin("any.hashableBase") { call in call.machine.hashableBase(of: call[0]).retained() },
    Builtin("any.hash") { call throws(Fault) in
      .int(try call.machine.hash(call.count > 0 ? call[0] : call.receiver))
    },
  ]

  private static let reflection: [Builtin] = [
    Builtin("object.number") { call in .int(number(of: call[0], call.machine)) },
    Builtin("object.typeNumber") { call in .int(-1 - call[0].asInt) },
    Builtin("mirror.labels") { call in
      let machine = call.machine
      let type = machine.types.array(of: machine.types.optional(of: machine.types.string))
      let labels = machine.children(of: call[0], level: call[1].asInt).map { child in
        Value.optional(child.label.map(Value.string))
      }
      return .array(type, labels)
    },
    Builtin("mirror.values") { call in
      let machine = call.machine
      let type = machine.types.array(of: machine.types.any)
      let children = machine.children(of: call[0], level: call[1].asInt)
      return .array(type, children.map { machine.describer.loadedField($0.value).retained() })
    },
    Builtin("mirror.style") { call in .int(call.machine.displayStyle(of: call[0])) },
    Builtin("mirror.type") { call in
      call.machine.superclass(of: call[0], level: call[1].asInt)
        .map { Value(.metatype, Int($0.id)).wrapped } ?? .none
    },
    Builtin("object.describe") { call in .string(name(of: call[0].asInt, call.machine)) },
    Builtin("keyPath.append") { call in
      let (first, second) = (call.receiver.keyPath, call[0].keyPath)
      let type = joinedType(first.type, second.type, call.machine)
      return .keyPath(first.appending(second, type: type))
    },
    Builtin("keyPath.read") { call throws(Fault) in
      let machine = call.machine
      guard let type = machine.types.type(of: call.receiver).arguments.first,
        let root = try machine.cast(call[0], to: type)
      else { return .none }
      defer { root.release() }
      return try machine.read(call.receiver.keyPath, of: root).wrapped
    },
    Builtin("keyPath.type") { call in
      let types = call.machine.types
      let arguments = types.type(of: call.receiver).arguments
      return Value(.metatype, Int((arguments.count > 1 ? arguments[call[0].asInt] : types.any).id))
    },
    Builtin("keyPath.name") { call in .string(call[0].keyPath.path) },
    Builtin("random.next") { call in
      .integer(Int(truncatingIfNeeded: call.machine.outside.environment.random.next()), .uint64)
    },
    Builtin("identifier.next") { call in
      .int(Int(truncatingIfNeeded: call.machine.outside.environment.identifiers.next()))
    },
    Builtin("process.exit") { call throws(Fault) in
      throw Fault(.exited(Int32(truncatingIfNeeded: call[0].asInt)))
    },
    Builtin("program.arguments") { call in
      let type = call.machine.types.array(of: call.machine.types.string)
      return .array(type, call.machine.outside.environment.arguments.map(Value.string))
    },
    Builtin("type.layout") { call in
      let layout = call.machine.types.type(of: call[0]).memoryLayout
      return .int([layout.size, layout.stride, layout.alignment][call[1].asInt])
    },
    Builtin("type.genericValue") { call in
      guard case .nominal(let nominal) = call.machine.types.type(of: call[0]).shape else {
        return .int(0)
      }
      return .int(nominal.genericValue ?? 0)
    },
    Builtin("value.bytes") { call throws(Fault) in
      let machine = call.machine
      let type = machine.types.type(of: call[1])
      guard let bytes = machine.bytes(of: call[0], as: type) else {
        throw unknownBytes(type, machine)
      }
      return .array(
        machine.types.array(of: machine.types.type(named: "UInt8")),
        bytes.map { Value.integer(Int($0), .uint8) })
    },
    Builtin("value.fromBytes") { call throws(Fault) in
      let machine = call.machine
      let type = machine.types.type(of: call[0])
      let bytes = call[1].array.elements.map { UInt8(truncatingIfNeeded: $0.asInt) }
      guard let value = machine.value(of: type, in: bytes[...]) else {
        throw unknownBytes(type, machine)
      }
      return value
    },
    Builtin("clock.now") { call in
      call.machine.hooks.onClockRead?()
      return .double(call.machine.outside.environment.now)
    },
    // For what is to happen later: who asks shows nothing of the time.
    Builtin("clock.start") { call in .double(call.machine.outside.environment.now) },
  ]

  private static func unknownBytes(_ type: RuntimeType, _ machine: Machine) -> Fault {
    .fatal("the bytes of a value of type '\(type.name)' are not simulated")
  }

  private static let failures: [Builtin] = [
    Builtin("fault") { call throws(Fault) in throw .fatal(call[0].asString) },
    Builtin("failure") { call throws(Fault) in
      let message = call[1].asString
      let check = call[0].asString
      throw Fault(.failedCheck(message.isEmpty ? check : "\(check): \(message)"))
    },
  ]

  private static func write(
    _ call: NativeCall, _ describe: (Value) throws(Fault) -> String
  ) throws(Fault) {
    var text = ""
    var isFirst = true
    for item in call[0].array.elements {
      if !isFirst { text += call[1].asString }
      isFirst = false
      text += try describe(item)
    }
    text += call[2].asString
    call.machine.outside.output(text)
  }

  /// The number behind an `ObjectIdentifier`: for objects their class and an ordinal assigned on
  /// first use, for types the number of the type.
  private static func number(of object: Value, _ machine: Machine) -> Int {
    guard object.kind == .instance else { return Int(truncatingIfNeeded: object.bits) }
    let instance = object.instance
    return Int(instance.type?.id ?? 0) << 32 | machine.names.ordinal(of: instance)
  }

  private static func name(of number: Int, _ machine: Machine) -> String {
    let type = number < 0 ? -1 - number : number >> 32
    let name = machine.types.type(of: Value(.metatype, type)).name
    return number < 0 ? name : "\(name)#\(number & 0xFFFF_FFFF)"
  }

  /// The type of a key path that appends one to another: as writable as both allow.
  private static func joinedType(
    _ first: RuntimeType?, _ second: RuntimeType?, _ machine: Machine
  ) -> RuntimeType? {
    guard let root = first?.arguments.first, let value = second?.arguments.last else {
      return first
    }
    let names = [first, second].map { $0?.nominal?.name ?? "" }
    let name: String
    if names[1] == "KeyPath" {
      name = "KeyPath"
    } else if names[1] == "ReferenceWritableKeyPath" || names[0] == "ReferenceWritableKeyPath" {
      name = "ReferenceWritableKeyPath"
    } else {
      name = names[0] == "KeyPath" ? "KeyPath" : "WritableKeyPath"
    }
    return machine.types.type(named: name, [root, value])
  }
}
