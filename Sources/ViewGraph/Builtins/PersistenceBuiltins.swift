internal import Interpreter
internal import Semantics

/// The native functions by which a model context knows what its models were when they were saved.
enum PersistenceBuiltins {
  static func rows(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("model.values", link) { host, call throws(Fault) in
        let types = host.machine.types
        return .array(types.array(of: types.any), call[0].fields.map { $0.retained() })
      },
      ViewBuiltins.row("model.isChanged", link) { host, call throws(Fault) in
        .bool(!(try changes(of: call[0], since: call[1], host).isEmpty))
      },
      ViewBuiltins.row("model.restore", link) { host, call throws(Fault) in
        for (property, old) in try changes(of: call[0], since: call[1], host) {
          var model = call[0].retained()
          defer { model.release() }
          try host.machine.set(property, of: &model, to: old)
        }
        return .void
      },
      ViewBuiltins.row("model.untracked", link) { host, call throws(Fault) in
        let work = call[0]
        try host.untracked { () throws(Fault) in
          try host.machine.call(work, []).release()
        }
        return .void
      },
      ViewBuiltins.row("model.setUp", link) { host, call throws(Fault) in
        try host.act(call[0])
        return .void
      },
    ]
  }

  /// The properties of a model that have other values than it had, with those.
  private static func changes(
    of model: Value, since kept: Value, _ host: ViewHost
  ) throws(Fault) -> [(property: Property, old: Value)] {
    let type = host.machine.dynamicType(model)
    var found: [(Property, Value)] = []
    for (slot, (now, old)) in zip(Array(model.fields), kept.array.elements).enumerated() {
      guard let property = type.storedProperty(inSlot: slot), property.notification != nil
      else { continue }
      let isSame = try host.untracked { () throws(Fault) in
        try FieldComparison(host, .state).isSame(old, now)
      }
      if !isSame { found.append((property, old)) }
    }
    return found
  }
}
