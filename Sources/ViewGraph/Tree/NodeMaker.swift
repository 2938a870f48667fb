internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// Makes nodes for values, and replaces nodes.
package final class NodeMaker: HostRoom {
  /// The maximum depth of a mounted tree.
  private static let depthLimit = 1000

  /// Makes the node for a view's value, without building it.
  func makeNode(
    _ value: Value, parent: ViewNode?, frame: EnvironmentFrame
  ) throws(Fault) -> ViewNode {
    machine.memory.heap.follow()
    // A view that contains itself would recurse without end.
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
      let whole = splittingConcatenation(view)
      defer { whole.release() }
      return try makeNode(whole, parent: parent, frame: frame)
    case .library(let kind):
      if case .container = kind, host.library.usesStyles,
        let styled = try styledNode(view, form, parent: parent, frame: frame)
      {
        return styled
      }
      return try kind.makeNode(view, form, parent: parent, frame: frame, host: host)
    case .foreign:
      throw Fault.fatal("'\(machine.dynamicType(view).name)' is not a view")
    }
  }

  private func notAValueType(_ view: Value) -> Fault {
    let name = machine.dynamicType(view).name
    return Fault.fatal(
      "views must be value types (either a struct or an enum); \(name) is a class.")
  }

  /// `content.modifier(first).modifier(second)` from `content.modifier(first.concat(second))`.
  private func splittingConcatenation(_ view: Value) -> Value {
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

  /// A node for a view with a custom style, if one is set and the view is not inside that style
  /// itself.
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

  /// Whether a node is inside the body of a style of this type: there, the same control is
  /// unstyled.
  private func isDrawing(_ style: RuntimeType, above node: ViewNode?) -> Bool {
    var current = node
    while let candidate = current {
      if let styled = candidate as? StyledNode, styled.styleType === style { return true }
      // Content that the program put into the control can be styled again.
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
      host.updates.counts.renderedChanges += 1
      try build(successor, because: reason)
      node.noteContentChange()
    }
  }

  /// Removes views and adds others. `onAppear` of the new ones runs first: removed views are still
  /// visible until then, unless a transition removes them at once (B7.32).
  func exchange(
    _ leave: () throws(Fault) -> Void, for arrive: () throws(Fault) -> Void
  ) throws(Fault) {
    let start = host.updates.pending.callbacks.count
    try leave()
    let departures = host.updates.pending.callbacks[start...]
    host.updates.pending.callbacks.removeSubrange(start...)
    host.updates.pending.callbacks += departures.filter { $0.isAtOnce }
    try arrive()
    host.updates.pending.callbacks += departures.filter { !$0.isAtOnce }
  }

  /// Builds a node and reports the views that appeared.
  func build(_ node: ViewNode, because reason: Appearance.Reason?) throws(Fault) {
    let outer = host.trace.arrival
    host.trace.arrival = reason ?? outer
    defer { host.trace.arrival = outer }
    try node.build()
  }
}
