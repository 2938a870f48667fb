internal import Interpreter
internal import Semantics

/// A view with tabs: one of them is in sight, those nobody has been to are not made yet, and those
/// that were left keep what they hold.
final class TabViewNode: ContainerNode {
  /// The tab in sight, where the program keeps no selection or none that there is a tab for.
  private weak var chosen: TabPaneNode?

  override func build() throws(Fault) {
    host.library.usesTabs = true
    try super.build()
    try follow()
  }

  override func update(_ new: Value) throws(Fault) {
    try super.update(new)
    try follow()
  }

  /// The tabs, in order; those of a tab view in a tab are its own.
  var panes: [TabPaneNode] { panes(below: self) }

  private func panes(below node: ViewNode) -> [TabPaneNode] {
    node.children.flatMap { child in
      if let pane = child as? TabPaneNode { return [pane] }
      return panes(below: child)
    }
  }

  /// Brings the tab into sight that the program's selection names, or else the first.
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

  /// Brings a tab into sight.
  func show(_ pane: TabPaneNode) throws(Fault) {
    let old = chosen
    chosen = pane
    host.record { [self] in chosen = old }
    for other in panes where other !== pane { other.leaveSight() }
    try pane.comeIntoSight()
  }
}

/// One tab: what the tab bar says of it, and what it shows once somebody has been there.
final class TabPaneNode: ViewNode {
  private enum State {
    /// Nobody has been there: only its label is made.
    case closed
    case hidden
    case inSight
  }

  private var state = State.closed

  override func build() throws(Fault) { try showLabel() }

  override func update(_ new: Value) throws(Fault) {
    replaceValue(new)
    if state == .closed { return try showLabel() }
    try reconcile(0, with: new)
  }

  override var childrenInSight: [ViewNode] {
    state == .hidden ? label.map { [$0] } ?? [] : Array(children)
  }

  var isInSight: Bool { state == .inSight }

  /// What the tab bar shows of it.
  var label: ViewNode? {
    guard let child = children.first else { return nil }
    return state == .closed ? child : label(in: child)
  }

  func comeIntoSight() throws(Fault) {
    guard state != .inSight else { return }
    let old = state
    state = .inSight
    host.record { [self] in state = old }
    host.updates.renderedChanges += 1
    if old == .hidden { return eachMoment { host.updates.schedule(.appear($0)) } }
    for child in children { child.takeDown() }
    let node = try host.nodes.makeNode(value, parent: self, frame: frame)
    setChildren([node])
    try node.build()
  }

  func leaveSight() {
    guard state == .inSight else { return }
    state = .hidden
    host.record { [self] in state = .inSight }
    host.updates.renderedChanges += 1
    eachMoment { host.updates.schedule(.disappear($0)) }
  }

  /// Tells what waits for the tab to come and go, tabs in it that are out of sight left out.
  private func eachMoment(_ work: (LifetimeNode) -> Void) {
    var nodes: [ViewNode] = Array(children)
    while let node = nodes.popLast() {
      if let moment = node as? LifetimeNode { work(moment) }
      nodes += node.childrenInSight.reversed()
    }
  }

  private func showLabel() throws(Fault) {
    guard let label = part(.beside) else { return }
    if children.isEmpty {
      let node = try host.nodes.makeNode(label, parent: self, frame: frame)
      setChildren([node])
      try node.build()
    } else {
      try reconcile(0, with: label)
    }
  }

  /// The `tabItem` of a tab that was made.
  private func label(in node: ViewNode) -> ViewNode? {
    if let container = node as? ContainerNode {
      if container.form.role == .beside {
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

  /// The value that the program's selection has while the tab is in sight.
  var tag: Held? {
    if let tag = part(.tag) { return Held(tag) }
    if let own = tab?.part(.tag, host)?.payload { return Held(own) }
    return (parent as? RowNode).flatMap { host.screen.rowID($0) }
  }

  /// What a `Tab` is called; empty for other views.
  var title: String { tab?.part(.title, host)?.asString ?? "" }

  private var tab: Value? { part(.tab) }

  /// A part of the view's own modifiers, from the outermost in: the tag, the label of the tab, or the
  /// `Tab` that is modified.
  private func part(_ wanted: LibraryRole) -> Value? {
    var current = value.payload
    while let view = current {
      switch host.library.role(of: view) {
      case .tab: return wanted == .tab ? view : nil
      case .drawnModifier: current = view.part(.content, host)?.payload
      case .modified:
        let modifier = host.library.modifier(of: view)
        let role = host.library.role(of: modifier)
        if role == wanted, role == .tag { return modifier.part(.value, host) }
        if role == wanted, modifier.part(.kind, host)?.asString == "tabItem" {
          return modifier.part(.other, host)
        }
        current = host.library.content(of: view).payload
      default: return nil
      }
    }
    return nil
  }
}

extension LibraryTypes {
  /// Whether what a node holds are the tabs of a view, and not what one of them shows.
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

  /// Whether a view that stands among tabs is one, and not several of them.
  func isTab(_ form: ViewForm) -> Bool {
    switch form.kind {
    case .library(.forEach), .library(.conditional): false
    case .library: !form.holdsTabs && form.role != .empty
    default: true
    }
  }
}
