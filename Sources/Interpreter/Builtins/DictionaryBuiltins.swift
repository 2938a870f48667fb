/// Builtins of `Dictionary` and `Set` that access their hash tables.
enum DictionaryBuiltins {
  static let rows: [Builtin] = dictionaries + sets

  private static let dictionaries: [Builtin] = [
    Builtin("dictionary.init") { call in
      .dictionary(DictionaryObject(type: call.machine.types.type(of: call.receiver)))
    },
    Builtin("dictionary.count") { call in .int(call.receiver.dictionary.count) },
    Builtin("dictionary.end") { call in .int(call.receiver.dictionary.endPosition) },
    Builtin("dictionary.advance") { call in
      .int(call.receiver.dictionary.position(from: call[0].asInt) ?? -1)
    },
    Builtin("dictionary.key") { call throws(Fault) in
      guard let entry = call.receiver.dictionary.entry(at: call[0].asInt) else {
        throw .fatal("Attempting to access Dictionary elements using an invalid Index")
      }
      return entry.key.retained()
    },
    Builtin("dictionary.value") { call throws(Fault) in
      guard let entry = call.receiver.dictionary.entry(at: call[0].asInt) else {
        throw .fatal("Attempting to access Dictionary elements using an invalid Index")
      }
      return entry.value.retained()
    },
    Builtin("dictionary.update") { call throws(Fault) in
      call.receiver.makeUnique()
      let old = try call.receiver.dictionary.setValue(
        call[0].retained(), for: call[1], in: call.machine)
      return .optional(old)
    },
    Builtin("dictionary.remove") { call throws(Fault) in
      call.receiver.makeUnique()
      return .optional(try call.receiver.dictionary.removeValue(for: call[0], in: call.machine))
    },
    Builtin("dictionary.removeAll") { call in
      call.receiver.makeUnique()
      call.receiver.dictionary.removeAll()
      return .void
    },
  ]

  private static let sets: [Builtin] = [
    Builtin("set.init") { call in
      .set(SetObject(type: call.machine.types.type(of: call.receiver)))
    },
    Builtin("set.count") { call in .int(call.receiver.set.count) },
    Builtin("set.end") { call in .int(call.receiver.set.endPosition) },
    Builtin("set.advance") { call in
      .int(call.receiver.set.position(from: call[0].asInt) ?? -1)
    },
    Builtin("set.member") { call throws(Fault) in
      guard let member = call.receiver.set.member(at: call[0].asInt) else {
        throw .fatal("Attempting to access Set elements using an invalid Index")
      }
      return member.retained()
    },
    Builtin("set.position") { call throws(Fault) in
      .int(try call.receiver.set.position(of: call[0], in: call.machine) ?? -1)
    },
    Builtin("set.contains") { call throws(Fault) in
      .bool(try call.receiver.set.member(call[0], in: call.machine) != nil)
    },
    Builtin("set.insert") { call throws(Fault) in
      call.receiver.makeUnique()
      return .bool(try call.receiver.set.insert(call[0], in: call.machine))
    },
    Builtin("set.remove") { call throws(Fault) in
      call.receiver.makeUnique()
      let removed = try call.receiver.set.remove(call[0], in: call.machine)
      return removed?.wrapped ?? call.receiver.set.missingValue(ofArgument: 0)
    },
    Builtin("set.removeAll") { call in
      call.receiver.makeUnique()
      call.receiver.set.removeAll()
      return .void
    },
  ]
}
