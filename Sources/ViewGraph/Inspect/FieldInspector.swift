package import Interpreter
internal import ObservationGraph
internal import Semantics

/// Answers questions about the stored properties of views, and the environment that they see.
package final class FieldInspector: HostRoom {
  /// The stored properties of a view, in order of declaration; nil if no view has this name.
  package func fields(ofView name: String) throws(Fault) -> [ViewField]? {
    guard let node = host.inspector.bodyNode(named: name) else { return nil }
    return try untracked { () throws(Fault) in
      let view = Held(owned: try node.connectedValue())
      let stored = machine.dynamicType(view.value).nominal?.storedProperties ?? []
      return stored.enumerated().map { field($0.element, $0.offset, of: view, node) }
    }
  }

  private func field(
    _ property: Property, _ slot: Int, of view: Held, _ node: BodyNode
  ) -> ViewField {
    let raw = view.value.fields[slot]
    guard let wrapped = property.wraps else {
      return ViewField(property: property, value: Held(raw), origin: nil)
    }
    var value: Held?
    let reads = notedReads {
      value = try? { () throws(Fault) in Held(owned: try machine.get(wrapped, of: view.value)) }()
    }
    var origin: ViewField.Origin?
    if host.screen.isBinding(raw) {
      origin = reads.last.map { .binding(host.tracker.description(of: $0)) }
    } else if host.library.traits(of: raw)?.wrapper == .environment {
      let path = host.environment.environmentPath(of: raw)
      origin = .environment(path, source(of: path, for: node))
    }
    return ViewField(property: wrapped, value: value, origin: origin)
  }

  /// The environment properties of the view around a node. Runs no code of the program.
  func suppliedProperties(around node: ViewNode) -> [SuppliedProperty] {
    var current: ViewNode? = node
    while let other = current, !(other is BodyNode) { current = other.parent }
    guard let view = current as? BodyNode,
      let stored = machine.dynamicType(view.value).nominal?.storedProperties
    else { return [] }
    return zip(stored, view.value.fields).compactMap { property, raw in
      guard let wrapped = property.wraps, host.library.traits(of: raw)?.wrapper == .environment
      else { return nil }
      let path = host.environment.environmentPath(of: raw)
      return SuppliedProperty(name: wrapped.name, path: path, source: source(of: path, for: view))
    }
  }

  /// The observable properties that `work` reads.
  private func notedReads<Failure>(
    of work: () throws(Failure) -> Void
  ) throws(Failure) -> [PropertyReference] {
    let scope = graph.makeScope()
    defer { graph.destroyScope(scope) }
    graph.beginTracking(scope)
    do {
      defer { graph.endTracking() }
      try work()
    }
    return graph.reads(of: scope)
  }

  /// The views that depend on the last property that `work` reads; nil if it reads none.
  package func readersOfLastRead<Failure>(
    of work: () throws(Failure) -> Void
  ) throws(Failure) -> [String]? {
    try notedReads(of: work).last.map {
      host.inspector.names(of: graph.readers(of: $0.subject, $0.property))
    }
  }

  /// The views that depend on any property that `work` reads.
  package func readersOfReads<Failure>(
    of work: () throws(Failure) -> Void
  ) throws(Failure) -> [String] {
    host.inspector.names(
      of: try notedReads(of: work).flatMap { graph.readers(of: $0.subject, $0.property) })
  }

  /// The environment values that a view sees, by key; nil if there is no such view.
  package func environment(ofView name: String) throws(Fault) -> [SeenValue]? {
    guard let node = host.inspector.bodyNode(named: name) else { return nil }
    var seen: [SeenValue] = []
    var known: Set<EnvironmentKey> = []
    var frame: EnvironmentFrame? = node.frame
    while let current = frame {
      for (key, entry) in current.entries where known.insert(key).inserted {
        guard isNamed(key) else { continue }
        seen.append(
          SeenValue(
            key: host.environment.name(of: key), value: Held(entry.value.value.payload ?? .none),
            source: source(of: current)))
      }
      frame = current.parent
    }
    for field in try fields(ofView: name) ?? [] {
      guard case .environment(let path, let source)? = field.origin, let value = field.value,
        source == nil || !path.part.isEmpty, !seen.contains(where: { $0.key == path.text })
      else { continue }
      seen.append(SeenValue(key: path.text, value: value, source: source))
    }
    return seen.sorted { $0.key < $1.key }
  }

  /// The objects in the environment of a view, nearest first, with those that nearer ones hide.
  package func environmentObjects(seenBy view: String) -> [EnvironmentObject] {
    var found: [EnvironmentObject] = []
    var frame = host.inspector.findNode(named: view)?.frame
    while let current = frame {
      let objects = current.entries.compactMap { key, entry -> EnvironmentObject? in
        guard let object = entry.value.value.payload, object.kind == .instance else { return nil }
        return EnvironmentObject(
          key: host.environment.name(of: key), object: machine.names.objectName(object),
          source: source(of: current))
      }
      found += objects.sorted { $0.key < $1.key }
      frame = current.parent
    }
    return found
  }

  /// Whether programs know the key by a name: other keys are internal to the library.
  private func isNamed(_ key: EnvironmentKey) -> Bool {
    if case .key(let type) = key, type.nominal?.isPrelude == true {
      return host.environment.keyNames[key] != nil
    }
    return true
  }

  /// Where what a view sees of the environment was set.
  package func environmentSource(
    of path: EnvironmentPath, seenBy view: String
  ) -> EnvironmentSource? {
    host.inspector.findNode(named: view).flatMap { source(of: path, for: $0) }
  }

  private func source(of path: EnvironmentPath, for node: ViewNode) -> EnvironmentSource? {
    host.environment.frame(setting: path, seenFrom: node.frame).map { source(of: $0) }
  }

  /// Where the values of a frame were set.
  private func source(of frame: EnvironmentFrame) -> EnvironmentSource {
    let owner = frame.modifier?.namedAncestor as? BodyNode
    return EnvironmentSource(
      setter: host.environment.setter(of: frame),
      modifier: frame.modifier.map { kind(of: $0) } ?? .other,
      type: owner.flatMap { machine.dynamicType($0.container).nominal })
  }

  private func kind(of node: ViewNode) -> EnvironmentModifier {
    if let path = (node as? EnvironmentNode)?.path { return .keyPath(path) }
    return host.library.modifier(of: node.value).part(.object, host) != nil ? .object : .other
  }
}
