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
      ViewBuiltins.row("observation.begin", link) { host, call throws(Fault) in
        host.announcements.lastObservation += 1
        let scope = host.graph.makeScope(
          call[0].asBool ? .aroundEachChange : .once, payload: host.announcements.lastObservation)
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
          before: Held(call[1]), after: call[2].isNil ? nil : Held(call[2].unwrapped),
          epoch: host.machine.journal.epoch)
        host.record { [unowned host] in
          host.announcements.observations[payload] = nil
          host.graph.destroyScope(scope)
        }
        return .void
      },
      ViewBuiltins.row("observation.cancel", link) { host, call throws(Fault) in
        let scope = ScopeID(rawValue: UInt32(truncatingIfNeeded: call[0].asInt))
        guard host.graph.isAlive(scope) else { return .void }
        let payload = host.graph.payload(of: scope)
        host.graph.destroyScope(scope)
        host.announcements.forget(payload)
        return .void
      },
    ]
  }
}

extension Announcements {
  /// The place in the graph that holds the readers of an object's property.
  ///
  /// Tracked stored properties use their object's subject; other properties get a subject when they
  /// are first used. The library names parts of an object that are no properties by a string.
  func place(_ object: Value, _ place: Value) -> PropertyReference? {
    guard place.kind == .keyPath else { return self.place(object, named: place.asString) }
    guard case .property(let property)? = place.keyPath.components.first else { return nil }
    if property.notification != nil, case .stored(slot: let slot) = property.storage {
      let subject = machine.subject(of: object, create: true)
      return PropertyReference(subject: subject, property: slot)
    }
    return self.place(object, named: property.name)
  }

  private func place(_ object: Value, named name: String) -> PropertyReference {
    let key = ManualKey(instance: host.key(of: object), property: name)
    if let known = manualSubjects[key] { return PropertyReference(subject: known, property: 0) }
    let subject = graph.makeSubject(propertyCount: 1)
    manualSubjects[key] = subject
    manualNames[subject] = ReadDescription(
      target: machine.names.objectName(object), property: name, isState: false)
    return PropertyReference(subject: subject, property: 0)
  }

  /// Notifies the program's observers that something they read is about to change.
  func receive(_ signal: ObserverSignal) {
    switch signal {
    case .willChange(_, let payload, _): notify(observations[payload]?.before)
    case .didChange(_, let payload, _): notify(observations[payload]?.after)
    case .ended(let payload): forget(payload)
    }
  }

  /// Drops the callbacks of an observation.
  fileprivate func forget(_ payload: UInt64) {
    guard let observation = observations.removeValue(forKey: payload) else { return }
    // If it began in the transaction that ends it, a rollback need not restore it. Dropping the
    // callbacks at once runs the `deinit`s that the program may be waiting for.
    if observation.epoch == machine.journal.epoch { return }
    record { [unowned self] in observations[payload] = observation }
  }

  private func notify(_ callback: Held?) {
    guard let callback else { return }
    do throws(Fault) {
      // What it reads counts for the run that made the change.
      if graph.isTracking {
        try machine.onMainThread { () throws(Fault) in
          try machine.call(callback.value, []).release()
        }
      } else {
        try act(callback.value)
      }
    } catch {
      host.updates.pendingFault = host.updates.pendingFault ?? error
    }
  }
}

/// A property that notifies its observers manually.
struct ManualKey: Hashable {
  let instance: CellKey
  let property: String
}

/// The callbacks of `withObservationTracking`.
struct Observation {
  /// Called before a change, and after it.
  let before: Held
  let after: Held?
  /// The transaction in which it began.
  let epoch: UInt32
}
