internal import Interpreter

/// The native functions for environment frames, which programs refer to by number.
enum EnvironmentBuiltins {
  static func rows(_ link: HostLink) -> [Builtin] {
    reading(link) + writing(link) + acting(link)
  }

  private static func reading(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("environment.get", link) { host, call throws(Fault) in
        let key = EnvironmentKey.key(host.machine.types.type(of: call[1]))
        return .optional(host.environment.read(key, fromNumber: call[0].asInt)?.retained())
      },
      ViewBuiltins.row("environment.default", link) { host, call throws(Fault) in
        host.environment.noteDefault(.key(host.machine.types.type(of: call[1])), call[2])
        return .void
      },
      ViewBuiltins.row("environment.object", link) { host, call throws(Fault) in
        let key = EnvironmentKey.object(host.machine.types.type(of: call[1]))
        return .optional(host.environment.read(key, fromNumber: call[0].asInt)?.payload?.retained())
      },
      ViewBuiltins.row("environment.shellObject", link) { host, call throws(Fault) in
        let key = EnvironmentKey.object(host.machine.types.type(of: call[0]))
        guard let frame = host.environment.shellFrames.last?.frame, !host.tracker.isUpdating else {
          return .none
        }
        return .optional(host.environment.read(key, from: frame)?.payload?.retained())
      },
      ViewBuiltins.row("environment.shell", link) { host, _ throws(Fault) in
        .int(host.environment.shellFrames.last?.frame.number ?? 0)
      },
      ViewBuiltins.row("environment.isPresented", link) { host, call throws(Fault) in
        .bool(host.environment.presenter(from: call[0].asInt) != nil)
      },
      ViewBuiltins.row("environment.missingObject", link) { host, call throws(Fault) in
        let name = host.machine.types.type(of: call[0]).name
        throw Fault(.missingObject(type: name, isObservable: false))
      },
      ViewBuiltins.row("environment.missing", link) { host, call throws(Fault) in
        let name = host.machine.types.type(of: call[0]).name
        throw Fault(.missingObject(type: name, isObservable: true))
      },
    ]
  }

  private static func writing(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("environment.set", link) { host, call throws(Fault) in
        let key = EnvironmentKey.key(host.machine.types.type(of: call[1]))
        return .int(host.environment.overlay(call[0].asInt, key, Held(call[2])))
      },
      ViewBuiltins.row("environment.setObject", link) { host, call throws(Fault) in
        let key = EnvironmentKey.object(host.machine.types.type(of: call[1]))
        return .int(host.environment.overlay(call[0].asInt, key, Held(call[2])))
      },
    ]
  }

  private static func acting(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("environment.dismiss", link) { host, call throws(Fault) in
        guard let presenter = host.environment.presenter(from: call[0].asInt) else {
          host.log(.notPresented)
          return .void
        }
        try presenter.dismissPresented()
        return .void
      },
      ViewBuiltins.row("environment.scroll", link) { host, call throws(Fault) in
        // Rows created by this input must be built before the scroll.
        host.updates.schedule(.scroll(Held(call[0])))
        return .void
      },
      ViewBuiltins.row("environment.note", link) { host, call throws(Fault) in
        host.log(.notServed(call[0].asString))
        return .void
      },
    ]
  }
}

extension EnvironmentStore {
  /// Creates an overlay with one more value and returns its number.
  func overlay(_ base: Int, _ key: EnvironmentKey, _ value: Held) -> Int {
    if let name = resolvingName {
      keyNames[key] = keyNames[key] ?? name
      resolvingName = nil
    }
    let number = nextFrameNumber()
    overlays[number] = EnvironmentOverlay(base: base, values: [(key, value)])
    return number
  }

  /// The presenter of the views that see a frame.
  func presenter(from number: Int) -> (any Presenter)? {
    var frame = frames[number]?.takeUnretainedValue()
    while let current = frame {
      if let presenter = current.presenter { return presenter }
      frame = current.parent
    }
    return nil
  }
}
