internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// Native functions for manual use of the registrar and for `withObservationTracking`.
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
        host.announcements.observations[payload] = Observation(
          onChange: Held(call[1]), epoch: host.machine.journal.epoch)
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
  /// The place in the graph that holds the readers of an object's property.
  ///
  /// Tracked stored properties use their object's subject; other properties get a subject when they
  /// are first used.
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

  /// Notifies the program's observers that something they read is about to change.
  func receive(_ signal: ObserverSignal) {
    switch signal {
    case .willChange(_, let payload, _), .didChange(_, let payload, _): notify(payload)
    case .ended(let payload):
      guard let observation = observations.removeValue(forKey: payload) else { return }
      // What began in the transaction that ends it need not come back: the program may wait for the `deinit`s
      // of what `onChange` holds.
      if observation.epoch == machine.journal.epoch { return }
      record { [unowned self] in observations[payload] = observation }
    }
  }

  private func notify(_ payload: UInt64) {
    guard let closure = observations[payload]?.onChange else { return }
    do throws(Fault) {
      // What it reads counts for the run that made the change.
      if graph.isTracking {
        try machine.onMainThread { () throws(Fault) in
          try machine.call(closure.value, []).release()
        }
      } else {
        try act(closure.value)
      }
    } catch {
      host.updates.pendingFault = host.updates.pendingFault ?? error
    }
  }
}

/// A call of `withObservationTracking` that has not ended.
struct Observation {
  let onChange: Held
  /// The transaction in which it began.
  let epoch: UInt32
}

/// A property that notifies its observers manually.
struct ManualKey: Hashable {
  let instance: CellKey
  let property: String
}
