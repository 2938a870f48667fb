package import Interpreter
internal import ObservationGraph
internal import Semantics

/// Facts that explain why a view did not run.
extension Inspector {
  /// The scopes that run when an environment value a view sees is set: the closure of the modifier
  /// that sets it, if there is one, and the view whose body contains that modifier.
  package func scopes(setting path: EnvironmentPath, seenBy name: String) -> [String] {
    let modifier = findNode(named: name)
      .flatMap { host.environment.frame(setting: path, seenFrom: $0.frame) }?.modifier
    return [modifier?.name, modifier?.namedAncestor?.name].compactMap { $0 }
  }

  /// The row of an object that has not been made yet: its name, the number of rows made, and the
  /// number of elements.
  package func unmadeRow(of object: String) -> (name: String, made: Int, count: Int)? {
    var nodes = host.mounting.mounts.map(\.node)
    while let node = nodes.popLast() {
      if let list = node as? ForEachNode, let found = unmadeRow(of: object, in: list) {
        return found
      }
      nodes += Array(node.children)
    }
    return nil
  }

  private func unmadeRow(
    of object: String, in list: ForEachNode
  ) -> (name: String, made: Int, count: Int)? {
    guard let count = try? list.elementCount(of: list.value), list.children.count < count else {
      return nil
    }
    let name = "\(list.rowOwner)[\(object)]"
    if list.children.contains(where: { $0.name == name }) { return nil }
    for index in 0..<count {
      guard let element = try? list.element(index, of: list.value) else { return nil }
      defer { element.release() }
      guard let inner = element.payload, inner.kind == .instance,
        machine.names.objectName(inner) == object
      else { continue }
      return (name, list.children.count, count)
    }
    return nil
  }

  /// Whether a view is compared bitwise although its type has an `==` of its own.
  package func ignoresOwnEquality(of name: String) -> Bool {
    guard let node = findNode(named: name), let body = (find(name, in: node) ?? node) as? BodyNode,
      !(body.parent is EquatableNode)
    else { return false }
    return machine.equality(of: body.container) != nil
      && host.library.isPlainData(machine.dynamicType(body.container))
  }

  /// The closures that a view has in its fields or reads, by name, with where they are written.
  package func closures(of name: String) throws(Failure) -> [(name: String, place: Fault.Place)] {
    let read = try readings(of: name).compactMap { reading in
      reading.value.map { (name: reading.read.text, value: $0) }
    }
    return (read + fields(of: name)).compactMap { name, held in
      guard let closure = held.value.payload, closure.kind == .closure else { return nil }
      return (name, closure.closure.place)
    }
  }

  /// The fields of a view that hold closures.
  package func closureFields(of name: String) -> [String] {
    fields(of: name).compactMap { $0.value.value.payload?.kind == .closure ? $0.name : nil }
  }

  /// The names of a view's fields that are constant bindings, which drop what is written to them.
  package func constantBindings(of name: String) -> [String] {
    guard let body = bodyNode(named: name), body.container.kind == .structure else { return [] }
    let properties = machine.dynamicType(body.container).storedProperties
    return zip(properties, body.container.fields).compactMap { property, value in
      guard let location = value.part(.location, host)?.payload,
        host.library.role(of: location) == .constantLocation
      else { return nil }
      return property.wraps?.name ?? property.name
    }
  }

  /// The places that a view's last run read without a dependency: `Counter#1.ticks`, `total`.
  package func silentPlaces(of name: String) -> Set<String> {
    guard let node = findNode(named: name) else { return [] }
    let reader = bearer(of: name, at: node)
    return Set(
      host.staleness.untrackedReads.silentReads.reads(of: reader).places.map {
        host.staleness.causes.text(of: .silent($0))
      })
  }

  /// Whether the last run of a view, or of a row or closure of it, asked what time it is.
  package func hasAskedForTime(_ name: String) -> Bool {
    host.staleness.untrackedReads.silentReads.readers(of: .clock).contains { node in
      guard let reader = node.reportedName else { return false }
      return reader == name || reader.hasPrefix(name + "[") || reader.hasPrefix(name + ".")
    }
  }

  /// The objects passed to a view, by the fields that hold them.
  package func objectFields(of name: String) -> [(field: String, object: String)] {
    guard let body = bodyNode(named: name), body.container.kind == .structure
    else { return [] }
    let properties = machine.dynamicType(body.container).storedProperties
    return zip(properties, body.container.fields).compactMap { property, value in
      let inner = property.wraps == nil ? value : wrapped(in: value) ?? value
      guard let object = inner.payload, object.kind == .instance else { return nil }
      return (property.wraps?.name ?? property.name, machine.names.objectName(object))
    }
  }

  /// The field of a view that holds an object, or the state that keeps it.
  package func fieldOrState(holding object: String, in view: String) -> String? {
    objectFields(of: view).first { $0.object == object }?.field ?? state(keeping: object, in: view)
  }

  /// The state of a view that keeps an object, even if the body does not read that state; nil if
  /// there is none.
  package func state(keeping object: String, in view: String) -> String? {
    guard let body = bodyNode(named: view) else { return nil }
    for (index, field) in body.plan.fields.enumerated() where field.kind == .cell {
      guard let kept = body.installation.kept[index]?.value.part(.value, host)?.payload,
        kept.kind == .instance, machine.names.objectName(kept) == object
      else { continue }
      return field.name
    }
    return nil
  }

  /// The `task` modifier whose task the program failed in; nil if it failed elsewhere.
  var nodeOfFailedTask: LifetimeNode? {
    guard let state = machine.scheduler.failedTask else { return nil }
    func search(_ node: ViewNode) -> LifetimeNode? {
      if let node = node as? LifetimeNode, node.runs(state) { return node }
      for child in node.children { if let found = search(child) { return found } }
      return nil
    }
    for mount in host.mounting.mounts { if let found = search(mount.node) { return found } }
    return nil
  }

  /// The `wrappedValue` that a property wrapper stores.
  private func wrapped(in wrapper: Value) -> Value? {
    let nominal = machine.dynamicType(wrapper).nominal
    return nominal.flatMap { host.library.members.slot("wrappedValue", in: $0) }.map {
      wrapper.fields[$0]
    }
  }
}

/// An object in the environment of a view.
package struct EnvironmentObject {
  /// The name of its key, a class: `Library`.
  package let key: String
  /// `Library#1`.
  package let object: String
  package let source: EnvironmentSource?
}
