internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// The registrar by hand, and `withObservationTracking`.
enum ObservationBuiltins {
  static func rows(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("registrar.access", link) { host, call throws(Fault) in
        guard host.graph.isTracking, let place = host.announcements.place(call[0], call[1]) else {
          return .void
        }
        host.graph.recordRead(place.subject, place.property)
        return .void
      },
      ViewBuiltins.row("registrar.willSet", link) { host, call throws(Fault) in
        guard let place = host.announcements.place(call[0], call[1]) else { return .void }
        host.graph.invalidate(place.subject, place.property)
        return .void
      },
      ViewBuiltins.row("registrar.didSet", link) { host, call throws(Fault) in
        guard let place = host.announcements.place(call[0], call[1]) else { return .void }
        host.graph.announceChange(place.subject, place.property)
        return .void
      },
      ViewBuiltins.row("observation.begin", link) { host, _ throws(Fault) in
        host.announcements.lastObservation += 1
        let scope = host.graph.makeScope(.once, payload: host.announcements.lastObservation)
        host.graph.beginTracking(scope, merging: true)
        return .int(Int(scope.rawValue))
      },
      ViewBuiltins.row("observation.end", link) { host, call throws(Fault) in
        host.graph.endTracking()
        let scope = ScopeID(rawValue: UInt32(truncatingIfNeeded: call[0].asInt))
        return .bool(host.graph.isAlive(scope))
      },
      ViewBuiltins.row("observation.onChange", link) { host, call throws(Fault) in
        let scope = ScopeID(rawValue: UInt32(truncatingIfNeeded: call[0].asInt))
        guard host.graph.isAlive(scope) else { return .void }
        let payload = host.graph.payload(of: scope)
        host.announcements.observations[payload] = Held(call[1])
        host.record { [unowned host] in
          host.announcements.observations[payload] = nil
          host.graph.destroyScope(scope)
        }
        return .void
      },
    ]
  }
}

extension Announcements {
  /// Where the graph keeps the readers of an object's property.
  ///
  /// Tracked stored properties have theirs with the object; others are given one when first named.
  func place(_ object: Value, _ keyPath: Value) -> PropertyReference? {
    guard keyPath.kind == .keyPath, case .property(let property)? = keyPath.keyPath.components.first
    else { return nil }
    if property.notification != nil, case .stored(slot: let slot) = property.storage {
      let subject = machine.subject(of: object, create: true)
      return PropertyReference(subject: subject, property: slot)
    }
    let key = ManualKey(instance: host.key(of: object), property: property.name)
    if let known = manualSubjects[key] { return PropertyReference(subject: known, property: 0) }
    let subject = graph.makeSubject(propertyCount: 1)
    manualSubjects[key] = subject
    manualNames[subject] = ReadDescription(
      target: machine.objectName(object), property: property.name, isState: false)
    return PropertyReference(subject: subject, property: 0)
  }

  /// Tells observers of the program that something they read changes.
  func receive(_ signal: ObserverSignal) {
    switch signal {
    case .willChange(_, let payload, _), .didChange(_, let payload, _): notify(payload)
    case .ended(let payload):
      guard let closure = observations.removeValue(forKey: payload) else { return }
      record { [unowned self] in observations[payload] = closure }
    }
  }

  private func notify(_ payload: UInt64) {
    guard let closure = observations[payload] else { return }
    do throws(Fault) {
      try act(closure.value)
    } catch {
      host.updates.pendingFault = host.updates.pendingFault ?? error
    }
  }
}

/// A property that announces its changes by hand.
struct ManualKey: Hashable {
  let instance: CellKey
  let property: String
}
