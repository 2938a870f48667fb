package import Interpreter
internal import ObservationGraph
internal import Semantics

/// One mounted view or watch.
package struct MountedView {
  package let name: String
  package let typeName: String
  package let updates: Int
  package let wasted: Int
  package let frameLabel: String
  /// The source text of a watch's expression.
  package let watched: String?
  /// The current value of a watch.
  package let value: Held?
}

/// A named view, row or scope.
package struct ViewRecord {
  package let name: String
  package let typeName: String
  package let updates: Int
  package let wasted: Int
  package let reads: Int
  package let parent: String?
  /// The declaration of its type, if that is a copy of one in a later text of a document.
  package let copiedText: String?
}

/// Answers questions about the views that are mounted.
package final class Inspector: HostRoom {
  package let fieldValues: FieldInspector
  /// Whether names of nodes cannot change at the moment, so that a table of them may be kept.
  private var keepsNames = false
  private var namedNodes: [String: ViewNode]?

  override init(_ base: HostBase) {
    fieldValues = FieldInspector(base)
    super.init(base)
  }

  /// What is mounted, in order of mounting.
  package var mountedViews: [MountedView] {
    host.mounting.mounts.map { mount in
      let node = mount.namedNode
      let body = node as? BodyNode
      let watch = node as? WatchNode
      return MountedView(
        name: mount.name, typeName: body?.typeName ?? "",
        updates: body?.updateCount ?? watch?.updateCount ?? 0, wasted: body?.wastedCount ?? 0,
        frameLabel: mount.shellFrame.label, watched: watch?.text, value: watch?.shown)
    }
  }

  /// Every view, row and scope with a name, parents first.
  package var viewRecords: [ViewRecord] {
    var records: [ViewRecord] = []
    for mount in host.mounting.mounts { visit(mount.node) { records.append(record(of: $0)) } }
    return records
  }

  func record(of node: ViewNode) -> ViewRecord {
    let body = node as? BodyNode
    let content = node as? ContentNode
    return ViewRecord(
      name: node.name ?? "", typeName: body?.typeName ?? "",
      updates: body?.updateCount ?? content?.updateCount ?? (node as? WatchNode)?.updateCount ?? 0,
      wasted: body?.wastedCount ?? 0,
      reads: node.scope.isNone ? 0 : graph.reads(of: node.scope).count,
      parent: node.namedAncestor?.name, copiedText: body?.copiedText)
  }

  func visit(_ node: ViewNode, _ action: (ViewNode) -> Void) {
    if node.name != nil { action(node) }
    for child in node.children { visit(child, action) }
  }

  /// Runs work during which no view appears or disappears, with a table for looking up many views
  /// by name.
  package func keepingNames<Result, E: Error>(
    _ work: () throws(E) -> Result
  ) throws(E) -> Result {
    if keepsNames { return try work() }
    keepsNames = true
    defer { (keepsNames, namedNodes) = (false, nil) }
    return try work()
  }

  private func makeNamedNodes() -> [String: ViewNode] {
    var nodes: [String: ViewNode] = [:]
    for mount in host.mounting.mounts where nodes[mount.name] == nil {
      nodes[mount.name] = mount.node
    }
    for mount in host.mounting.mounts {
      visit(mount.node) { node in
        if let name = node.name, nodes[name] == nil { nodes[name] = node }
      }
    }
    return nodes
  }

  /// Throws an error if there is no view with a name.
  package func requireView(named name: String) throws(Failure) { _ = try node(named: name) }

  /// The node with a name that somebody has written.
  func node(named name: String) throws(Failure) -> ViewNode {
    if let node = findNode(named: name) { return node }
    if case .viewGone? = absence(of: name) { throw .mount(.gone(name)) }
    // Rows have no names that people give them.
    let views = viewRecords.filter { !$0.typeName.isEmpty }.map(\.name)
    let mounted = host.mounting.mounts.map(\.name)
    throw .mount(
      .unknownName(name, known: mounted + views.filter { !mounted.contains($0) }))
  }

  /// The node with a name, if there is one.
  func findNode(named name: String) -> ViewNode? {
    if keepsNames {
      let nodes = namedNodes ?? makeNamedNodes()
      namedNodes = nodes
      return nodes[name]
    }
    if let mount = host.mounting.mounts.first(where: { $0.name == name }) { return mount.node }
    for mount in host.mounting.mounts {
      if let found = find(name, in: mount.node) { return found }
    }
    return nil
  }

  func find(_ name: String, in node: ViewNode) -> ViewNode? {
    if node.name == name { return node }
    for child in node.children {
      if let found = find(name, in: child) { return found }
    }
    return nil
  }

  /// The dependencies of a view, in the order of its reads.
  package func reads(of name: String) throws(Failure) -> [ReadDescription] {
    try references(of: name).map(\.read)
  }

  /// The dependencies of a view with their current values, in the order of its reads.
  package func readings(of name: String) throws(Failure) -> [Reading] {
    try references(of: name).map { reference, read in
      Reading(read: read, value: value(of: reference))
    }
  }

  private func references(
    of name: String
  ) throws(Failure) -> [(reference: PropertyReference, read: ReadDescription)] {
    references(of: bearer(of: name, at: try node(named: name)))
  }

  func reads(of reader: ViewNode) -> [ReadDescription] { references(of: reader).map(\.read) }

  private func references(
    of reader: ViewNode
  ) -> [(reference: PropertyReference, read: ReadDescription)] {
    var scopes = [reader.scope]
    if let body = reader as? BodyNode { scopes.insert(body.lookupScope, at: 0) }
    var found: [(reference: PropertyReference, read: ReadDescription)] = []
    var seen: Set<ReadDescription> = []
    for scope in scopes where !scope.isNone {
      for reference in graph.reads(of: scope) {
        let read = host.tracker.description(of: reference)
        for read in parts(of: read, in: reader) where seen.insert(read).inserted {
          found.append((reference, read))
        }
      }
    }
    return found
  }

  /// A read of an environment value as reads of the parts of it that the wrappers of a view ask for.
  private func parts(of read: ReadDescription, in reader: ViewNode) -> [ReadDescription] {
    guard read.isOfEnvironment, let body = reader as? BodyNode else { return [read] }
    let paths = body.plan.fields.compactMap { field in
      field.kind == .environment
        ? body.container.field(at: field.path).payload.map(host.environment.environmentPath) : nil
    }
    let parts = paths.filter { $0.key == read.property }.map { path in
      var part = read
      part.part = path.part
      return part
    }
    return parts.isEmpty ? [read] : parts
  }

  /// The fields for which a view runs when its parent passes other values, in declaration order;
  /// states are not included.
  package func inputs(of name: String) -> [String] {
    guard let node = findNode(named: name) else { return [] }
    return inputs(of: bearer(of: name, at: node))
  }

  func inputs(of reader: ViewNode) -> [String] {
    guard let body = reader as? BodyNode, body.container.kind == .structure,
      let nominal = machine.dynamicType(body.container).nominal
    else { return [] }
    return nominal.storedProperties.enumerated().compactMap { slot, property in
      let isOwn = body.plan.fields.contains { field in
        guard field.path.first == slot else { return false }
        return switch field.kind {
        case .cell, .sharedCell, .stateObject, .environment, .environmentObject: true
        case .observedObject, .binding, .custom: false
        }
      }
      return isOwn ? nil : property.wraps?.name ?? property.name
    }
  }

  /// The list of a row that has not been made yet: its owner's name, the number of rows made, and
  /// the number of elements.
  package func list(ofRow name: String) -> (name: String, made: Int, count: Int)? {
    guard name.last == "]", let bracket = name.lastIndex(of: "[") else { return nil }
    let owner = String(name[..<bracket])
    guard let node = findNode(named: owner) else { return nil }
    var nodes: [ViewNode] = [node]
    while let current = nodes.popLast() {
      if let list = current as? ForEachNode, list.namedAncestor?.name == owner,
        let count = try? list.elementCount(of: list.value), list.children.count < count
      {
        return (owner, list.children.count, count)
      }
      nodes += Array(current.children)
    }
    return nil
  }

  /// The environment values changed by this input, by key name, and where they were set.
  package var environmentChanges: [(key: String, setter: EnvironmentSetter?)] {
    host.trace.environmentChanges.map {
      (host.environment.name(of: $0.key), host.environment.setter(of: $0.frame))
    }
  }

  /// Where an environment value that a view sees was set in this input, by key name; nil if it was
  /// not, or if there is no such view.
  package func environmentSetter(of key: String, seenBy name: String) -> EnvironmentSetter? {
    findNode(named: name).flatMap { environmentSetter(of: key, seenBy: $0) }
  }

  func environmentSetter(of key: String, seenBy node: ViewNode) -> EnvironmentSetter? {
    var current: EnvironmentFrame? = node.frame
    while let candidate = current {
      if candidate.entries.keys.contains(where: { host.environment.name(of: $0) == key }) {
        return host.environment.setter(of: candidate)
      }
      current = candidate.parent
    }
    return nil
  }

  /// The current value of a property; nil if it only announces changes.
  private func value(of reference: PropertyReference) -> Held? {
    if let entry = host.environment.entriesBySubject[reference.subject]?.takeUnretainedValue() {
      return entry.shownDefault ?? entry.value
    }
    guard host.announcements.published[reference.subject] == nil,
      host.announcements.manualNames[reference.subject] == nil,
      let instance = machine.instance(ofSubject: reference.subject),
      instance.fields.indices.contains(reference.property)
    else { return nil }
    return Held(instance.fields[reference.property])
  }

  /// The fields that a view was made with, without property wrappers.
  package func fields(of name: String) -> [(name: String, value: Held)] {
    guard let node = findNode(named: name), let body = (find(name, in: node) ?? node) as? BodyNode,
      let nominal = machine.dynamicType(body.container).nominal, body.container.kind == .structure
    else { return [] }
    return zip(nominal.storedProperties, body.container.fields).compactMap { property, value in
      property.wraps == nil ? (property.name, Held(value)) : nil
    }
  }

  /// The node that has the name: a mounted view with modifiers has the name of the view inside.
  func bearer(of name: String, at node: ViewNode) -> ViewNode {
    find(name, in: node) ?? body(insideOf: node) ?? node
  }

  /// The view inside a mounted view's modifiers.
  func body(insideOf node: ViewNode) -> BodyNode? {
    if let body = node as? BodyNode { return body }
    guard node.children.count == 1 else { return nil }
    return body(insideOf: node.children[0])
  }

  /// The views that depend on a slot of an instance, in the order of their reads; none for slot -1,
  /// which a dropped write has.
  package func readers(of instance: Value, slot: Int) -> [String] {
    let subject = machine.subject(of: instance, create: false)
    guard slot >= 0, !subject.isNone else { return [] }
    return names(of: graph.readers(of: subject, slot))
  }

  /// Whether only unreported parts of views read what was written: other lines report the effect.
  package func isReadByParts(_ write: WriteRecord) -> Bool {
    guard case .instance(let instance) = write.target, write.slot >= 0 else { return false }
    let subject = machine.subject(of: instance, create: false)
    guard !subject.isNone else { return false }
    return graph.readers(of: subject, write.slot).contains { scope in
      guard let node = host.updates.node(of: scope) else { return false }
      return node.isMounted && node.name == nil && !(node is LookupNode)
    }
  }

  /// The names of the views that scopes belong to.
  func names(of scopes: [ScopeID]) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for scope in scopes {
      guard let node = host.updates.node(of: scope), node.isMounted,
        let name = (node as? LookupNode)?.reportedName ?? node.name,
        seen.insert(name).inserted
      else { continue }
      names.append(name)
    }
    return names
  }

  /// Whether a write was to a state of a view that is gone.
  package func isOfGoneView(_ write: WriteRecord) -> Bool {
    guard case .instance(let value) = write.target,
      host.stateCells.cellOwners[host.key(of: value)] == nil
    else { return false }
    return host.library.role(of: value) == .stateCell
  }

  /// The target and property of a write in reports: a state cell appears as its view's property.
  package func writtenName(of write: WriteRecord) -> (target: String, property: String)? {
    guard case .instance(let value) = write.target else { return nil }
    if let owner = host.stateCells.cellOwners[host.key(of: value)] {
      return (owner.name, owner.property)
    }
    return (machine.names.objectName(value), write.property)
  }
}
