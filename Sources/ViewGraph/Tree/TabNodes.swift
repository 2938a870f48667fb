internal import Interpreter
internal import Semantics

/// A view with tabs: one is visible, tabs not visited yet are not built, and tabs visited before
/// keep their state.
final class TabViewNode: ContainerNode {
  /// The visible tab, if the program binds no selection or one without a matching tab.
  private weak var chosen: TabPaneNode?

  override func build() throws(Fault) {
    host.library.usesTabs = true
    try super.build()
    try follow()
    host.updates.check(.selection(self))
  }

  override func update(_ new: Value) throws(Fault) {
    try super.update(new)
    try follow()
  }

  /// The tabs, in order; tabs of a nested tab view are not included.
  var panes: [TabPaneNode] { panes(below: self) }

  private func panes(below node: ViewNode) -> [TabPaneNode] {
    node.children.flatMap { child in
      if let pane = child as? TabPaneNode { return [pane] }
      return panes(below: child)
    }
  }

  /// Shows the tab that the program's selection names, otherwise the first.
  func follow() throws(Fault) {
    let panes = panes
    var wanted: TabPaneNode?
    if let selection = part(.value)?.payload {
      let tag = try host.untracked { () throws(Fault) in
        Held(owned: try host.screen.bound(selection))
      }
      for pane in panes where wanted == nil {
        if let own = pane.tag, try host.driver.rowFinder.isSameID(own.value, tag.value) {
          wanted = pane
        }
      }
    }
    if wanted == nil, let chosen, panes.contains(where: { $0 === chosen }) { wanted = chosen }
    if let wanted = wanted ?? panes.first { try show(wanted) }
  }

  /// Shows a tab.
  func show(_ pane: TabPaneNode) throws(Fault) {
    let old = chosen
    chosen = pane
    host.record { [self] in chosen = old }
    for other in panes where other !== pane { other.leaveSight() }
    try pane.comeIntoSight()
  }
}

/// A tab: its label in the tab bar, and its content once it has been visited.
final class TabPaneNode: ViewNode {
  private enum State {
    /// Not visited yet: only its label is built.
    case closed
    case hidden
    case inSight
  }

  private var state = State.closed

  override func build() throws(Fault) { try showLabel() }

  override func update(_ new: Value) throws(Fault) {
    if state == .closed, lookOfLabel(of: new.payload) != look {
      host.updates.counts.renderedChanges += 1
    }
    replaceValue(new)
    if state == .closed { return try showLabel() }
    try reconcile(0, with: new)
  }

  override var visibleChildren: [ViewNode] {
    state == .hidden ? label.map { [$0] } ?? [] : Array(children)
  }

  var isInSight: Bool { state == .inSight }

  /// The label in the tab bar.
  var label: ViewNode? {
    guard let child = children.first else { return nil }
    return state == .closed ? child : label(in: child)
  }

  func comeIntoSight() throws(Fault) {
    guard state != .inSight else { return }
    let old = state
    state = .inSight
    host.record { [self] in state = old }
    host.updates.counts.renderedChanges += 1
    if old == .hidden { return eachMoment { host.updates.schedule(.appear($0)) } }
    for child in children { child.takeDown() }
    let node = try host.nodes.makeNode(value, parent: self, frame: frame)
    setChild(node)
    try node.build()
  }

  func leaveSight() {
    guard state == .inSight else { return }
    state = .hidden
    host.record { [self] in state = .inSight }
    host.updates.counts.renderedChanges += 1
    eachMoment { host.updates.schedule(.disappear($0)) }
  }

  /// Calls `work` for the lifecycle modifiers in the tab, except those in nested tabs out of sight.
  private func eachMoment(_ work: (LifetimeNode) -> Void) {
    var nodes: [ViewNode] = Array(children)
    while let node = nodes.popLast() {
      if let moment = node as? LifetimeNode { work(moment) }
      nodes += node.visibleChildren.reversed()
    }
  }

  override var look: Int { lookOfLabel(of: value.payload) }

  /// A digest of what the tab bar shows of a tab that is not built: of its title, and of the
  /// modifiers that draw it.
  private func lookOfLabel(of view: Value?) -> Int {
    var digest = 0
    var current = view
    while let view = current {
      let drawn: ViewPart? =
        switch host.library.role(of: view) {
        case .tab: .title
        case .drawnModifier: .arguments
        default: nil
        }
      if let part = drawn.flatMap({ view.part($0, host) }) {
        digest = Machine.mix(digest, part.digest)
      }
      current = content(ofLabelled: view)
    }
    return digest
  }

  /// What a modifier of the tab modifies; nil for the tab itself.
  private func content(ofLabelled view: Value) -> Value? {
    switch host.library.role(of: view) {
    case .drawnModifier: view.part(.content, host)?.payload
    case .modified: host.library.content(of: view).payload
    default: nil
    }
  }

  private func showLabel() throws(Fault) {
    guard let label = part(.attached) else { return }
    if children.isEmpty {
      let node = try host.nodes.makeNode(label, parent: self, frame: frame)
      setChild(node)
      try node.build()
    } else {
      try reconcile(0, with: label)
    }
  }

  /// The `tabItem` of a tab that is built.
  private func label(in node: ViewNode) -> ViewNode? {
    if let container = node as? ContainerNode {
      if container.form.role == .attached {
        if container.part(.kind)?.asString == "tabItem" {
          return container.children[1]
        }
      } else if !container.form.isTransparent {
        return nil
      }
    }
    for child in node.children.prefix(1) { if let found = label(in: child) { return found } }
    return nil
  }

  /// The value of the program's selection while this tab is visible.
  var tag: Held? {
    if let tag = part(.tag) { return Held(tag) }
    if let own = tab?.part(.tag, host)?.payload { return Held(own) }
    return (parent as? RowNode).flatMap { host.screen.rowID($0) }
  }

  /// The title of a `Tab`; empty for other views.
  var title: String { tab?.part(.title, host)?.asString ?? "" }

  private var tab: Value? { part(.tab) }

  /// The part of the view's own modifiers with a role, from the outermost inwards: the tag, the
  /// tab's label, or the modified `Tab`.
  private func part(_ wanted: LibraryRole) -> Value? {
    var current = value.payload
    while let view = current {
      switch host.library.role(of: view) {
      case .tab: return wanted == .tab ? view : nil
      case .modified:
        let modifier = host.library.modifier(of: view)
        let role = host.library.role(of: modifier)
        if role == wanted, role == .tag { return modifier.part(.value, host) }
        if role == wanted, modifier.part(.kind, host)?.asString == "tabItem" {
          return modifier.part(.other, host)
        }
      default: break
      }
      current = content(ofLabelled: view)
    }
    return nil
  }
}

extension LibraryTypes {
  /// Whether the children of a node are tabs rather than the content of one.
  func holdsTabs(_ node: ViewNode?) -> Bool {
    var current = node
    while let candidate = current {
      switch candidate {
      case is TabViewNode: return true
      case is ForEachNode, is RowNode, is ConditionalNode: break
      case let container as ContainerNode:
        guard container.form.holdsTabs else { return false }
      default: return false
      }
      current = candidate.parent
    }
    return false
  }

  /// Whether a view among tabs is a single tab rather than several.
  func isTab(_ form: ViewForm) -> Bool {
    switch form.kind {
    case .library(.forEach), .library(.conditional): false
    case .library: !form.holdsTabs && form.role != .empty
    default: true
    }
  }
}
