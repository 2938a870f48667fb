internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// Makes the nodes that show values, and puts them in place of others.
package final class NodeMaker: HostRoom {
  /// How deep the tree of a mounted view may be.
  private static let depthLimit = 1000

  /// A node for a view's value, not built yet.
  func makeNode(
    _ value: Value, parent: ViewNode?, frame: EnvironmentFrame
  ) throws(Fault) -> ViewNode {
    machine.heap.follow()
    // A view that shows itself would go on for ever, and nodes are built within one another.
    guard (parent?.depth ?? 0) < NodeMaker.depthLimit else {
      throw Fault.fatal("stack overflow: more than \(NodeMaker.depthLimit) views within views")
    }
    guard let view = value.payload else {
      return ViewNode(.none, parent: parent, frame: frame, host: host)
    }
    let form = host.library.form(of: view)
    if host.library.usesTabs, host.library.isTab(form), host.library.holdsTabs(parent) {
      return TabPaneNode(view, parent: parent, frame: frame, host: host)
    }
    switch form.kind {
    case .body(let getter):
      guard view.kind != .instance else { throw notAValueType(view) }
      return ViewBodyNode(view, requirement: getter, parent: parent, frame: frame, host: host)
    case .modifierBody(let function):
      return ModifierBodyNode(view, requirement: function, parent: parent, frame: frame, host: host)
    case .concatenation:
      let whole = takenApart(view)
      defer { whole.release() }
      return try makeNode(whole, parent: parent, frame: frame)
    case .library(let kind):
      return try makeLibraryNode(kind, view, form, parent: parent, frame: frame)
    case .foreign:
      throw Fault.fatal("'\(machine.typeName(machine.dynamicType(view)))' is not a view")
    }
  }

  private func notAValueType(_ view: Value) -> Fault {
    let name = machine.typeName(machine.dynamicType(view))
    return Fault.fatal(
      "views must be value types (either a struct or an enum); \(name) is a class.")
  }

  private func makeLibraryNode(
    _ kind: ShownAttribute.Kind, _ view: Value, _ form: ViewForm, parent: ViewNode?,
    frame: EnvironmentFrame
  ) throws(Fault) -> ViewNode {
    switch kind {
    case .container:
      if host.library.usesStyles,
        let styled = try styledNode(view, form, parent: parent, frame: frame)
      {
        return styled
      }
      return ContainerNode(view, form: form, parent: parent, frame: frame, host: host)
    case .forEach: return ForEachNode(view, parent: parent, frame: frame, host: host)
    case .conditional: return ConditionalNode(view, parent: parent, frame: frame, host: host)
    case .identified: return IdentifiedNode(view, parent: parent, frame: frame, host: host)
    case .erased: return ErasedNode(view, parent: parent, frame: frame, host: host)
    case .equatable: return EquatableNode(view, parent: parent, frame: frame, host: host)
    case .placeholder: return PlaceholderNode(view, parent: parent, frame: frame, host: host)
    case .environment: return EnvironmentNode(view, parent: parent, frame: frame, host: host)
    case .change: return ChangeNode(view, form: form, parent: parent, frame: frame, host: host)
    case .lifetime: return LifetimeNode(view, form: form, parent: parent, frame: frame, host: host)
    case .presentation:
      return PresentationNode(view, form: form, parent: parent, frame: frame, host: host)
    case .alert: return AlertNode(view, form: form, parent: parent, frame: frame, host: host)
    case .navigation:
      return NavigationNode(view, form: form, parent: parent, frame: frame, host: host)
    case .tabs: return TabViewNode(view, form: form, parent: parent, frame: frame, host: host)
    case .link: return LinkNode(view, form: form, parent: parent, frame: frame, host: host)
    case .contextMenu:
      return ContextMenuNode(view, form: form, parent: parent, frame: frame, host: host)
    case .scrollPosition:
      return ScrollPositionNode(view, form: form, parent: parent, frame: frame, host: host)
    case .preferenceReader:
      return PreferenceNode(view, form: form, parent: parent, frame: frame, host: host)
    case .preferenceView:
      return PreferenceViewNode(view, form: form, parent: parent, frame: frame, host: host)
    case .modified:
      throw Fault.fatal("a modified view is kept as what modifies it")
    case .reader:
      let owner = parent.flatMap { $0.name ?? $0.namedAncestor?.name } ?? ""
      return ReaderNode(
        view, name: "\(owner).\(form.shownName)", parent: parent, frame: frame, host: host)
    }
  }

  /// `content.modifier(first).modifier(second)` for `content.modifier(first.concat(second))`.
  private func takenApart(_ view: Value) -> Value {
    let (content, both) = (host.library.content(of: view), host.library.modifier(of: view))
    let (first, second) = (host.library.content(of: both), host.library.modifier(of: both))
    let inner = machine.types.type(
      named: "ModifiedContent", [machine.dynamicType(content), machine.dynamicType(first)])
    let outer = machine.types.type(named: "ModifiedContent", [inner, machine.dynamicType(second)])
    let once = modified(inner, content: content, modifier: first)
    defer { once.release() }
    return modified(outer, content: once, modifier: second)
  }

  /// A modified view of a type, owned.
  func modified(_ type: RuntimeType, content: Value, modifier: Value) -> Value {
    let isContentFirst = host.library.modifiedSlots.content < host.library.modifiedSlots.modifier
    let fields = isContentFirst ? [content, modifier] : [modifier, content]
    return Value.structure(type, fields.map { $0.retained() })
  }

  /// A view that a style of the program draws, where one is set; not inside that style itself.
  private func styledNode(
    _ view: Value, _ form: ViewForm, parent: ViewNode?, frame: EnvironmentFrame
  ) throws(Fault) -> ViewNode? {
    guard let drawn = form.traits?.style else { return nil }
    let key = EnvironmentKey.key(machine.types.type(named: drawn.key, []))
    guard let style = frame.find(key)?.value.value.payload,
      !isDrawing(machine.dynamicType(style), above: parent)
    else { return nil }
    return StyledNode(
      view, style: style, key: key, fields: form.traits?.styleSlots ?? [], parent: parent,
      frame: frame, host: host)
  }

  /// Whether a node stands in what a style of this type makes: the like of what it draws is plain there.
  private func isDrawing(_ style: RuntimeType, above node: ViewNode?) -> Bool {
    var current = node
    while let candidate = current {
      if let styled = candidate as? StyledNode, styled.styleType === style { return true }
      // What the program put into the control is its own again.
      if candidate.isPartOfConfiguration { return false }
      current = candidate.parent
    }
    return false
  }

  /// Replaces a child whose identity changed.
  func replace(
    _ index: Int, of node: ViewNode, with value: Value, because reason: Appearance.Reason?
  ) throws(Fault) {
    let old = node.children[index]
    let successor = try makeNode(value, parent: node, frame: old.frame)
    try exchange { () throws(Fault) in
      old.takeDown()
    } for: { () throws(Fault) in
      var children = Array(node.children)
      children[index] = successor
      node.setChildren(children)
      host.updates.renderedChanges += 1
      try build(successor, because: reason)
    }
  }

  /// Lets views go and others come. Those that come hear of it first: those that go are still seen
  /// going, unless a transition takes them away at once (B7.32).
  func exchange(
    _ leave: () throws(Fault) -> Void, for arrive: () throws(Fault) -> Void
  ) throws(Fault) {
    let start = host.updates.callbacks.count
    try leave()
    let departures = host.updates.callbacks[start...]
    host.updates.callbacks.removeSubrange(start...)
    host.updates.callbacks += departures.filter { $0.isAtOnce }
    try arrive()
    host.updates.callbacks += departures.filter { !$0.isAtOnce }
  }

  /// Builds a node and says which views came with it.
  func build(_ node: ViewNode, because reason: Appearance.Reason?) throws(Fault) {
    let outer = host.updates.arrival
    host.updates.arrival = reason ?? outer
    defer { host.updates.arrival = outer }
    try node.build()
  }
}
