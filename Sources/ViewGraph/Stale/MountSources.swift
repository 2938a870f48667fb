internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// The places that an expression read, with the objects found there.
package struct MountSources {
  var places: [ReadPlace: Held] = [:]

  package init() {}
}

/// A mounted view with one of its objects replaced by another.
struct Replacement {
  let value: Held
  let cause: StaleCause
}

/// Tracks the places that the objects of mounted views came from: these may hold other objects
/// later.
extension UntrackedReads {
  /// Runs the expression of a mount and records where it finds objects.
  package func notingSources<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> (Result, MountSources) {
    sources = [:]
    let scope = graph.makeScope(.deferred, payload: 0)
    let depth = graph.trackingDepth
    graph.beginTracking(scope)
    defer {
      sources = nil
      graph.unwindTracking(to: depth)
      graph.destroyScope(scope)
    }
    let result = try work()
    graph.unwindTracking(to: depth)
    var noted = MountSources()
    noted.places = sources ?? [:]
    for read in graph.reads(of: scope) {
      guard let instance = machine.instance(ofSubject: read.subject),
        read.property < instance.fields.count
      else { continue }
      let value = instance.fields[read.property]
      if value.payload?.kind == .instance { noted.places[.tracked(read)] = Held(value) }
    }
    return (result, noted)
  }

  /// Marks the mounted views whose object was replaced at its source as suspects.
  func suspectReplaced(_ record: WriteRecord, _ place: ReadPlace) {
    for mount in host.mounting.mounts {
      guard let object = mount.origins[place]?.value.payload, let new = record.new.payload,
        new.kind == .instance
      else { continue }
      mount.replacement = nil
      if !new.isIdentical(to: object),
        let value = substituting(object, by: new, in: mount.node.value)
      {
        mount.replacement = Replacement(
          value: Held(owned: value),
          cause: .replacement(
            object: machine.names.objectName(object), place: host.staleness.causes.text(of: place),
            successor: machine.names.objectName(new)))
      }
      host.staleness.suspect(mount.node, because: .replacement)
    }
  }

  /// Whether an object is part of a view.
  func isPart(_ object: Value, of view: Value) -> Bool {
    let found = substituting(object, by: object, in: view)
    found?.release()
    return found != nil
  }

  /// A view with one object replaced by another, owned; nil if it does not contain the object.
  func substituting(_ old: Value, by new: Value, in value: Value) -> Value? {
    guard let inner = value.payload else { return nil }
    if inner.kind == .instance {
      guard inner.isIdentical(to: old) else { return nil }
      var result = new.retained()
      for _ in 0..<value.depth { result = result.wrapped }
      return result
    }
    guard inner.kind == .structure else { return nil }
    var copy: Value?
    for slot in 0..<inner.fields.count {
      guard let field = substituting(old, by: new, in: inner.fields[slot]) else { continue }
      let next = (copy ?? inner).replacingField(at: [slot], with: field)
      copy?.release()
      copy = next
    }
    guard var result = copy else { return nil }
    for _ in 0..<value.depth { result = result.wrapped }
    return result
  }
}
