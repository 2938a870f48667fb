internal import Interpreter

/// The screen as a tree.
package final class SnapshotMaker: HostRoom {
  /// The rendered trees of all mounted views, or of one view.
  package func tree(of name: String? = nil) throws(Failure) -> [ViewSnapshot] {
    guard let name else { return host.mounting.mounts.flatMap { snapshots(of: $0.node) } }
    return snapshots(of: try host.inspector.node(named: name))
  }

  /// Digests of how the own content of each view is laid out and drawn, which its snapshot does not show.
  package var looks: [String: Int] {
    var looks: [String: Int] = [:]
    func visit(_ node: ViewNode, in view: String) {
      let view = node.name ?? view
      looks[view] = Machine.mix(looks[view] ?? 0, node.look)
      for child in node.children { visit(child, in: view) }
    }
    for mount in host.mounting.mounts { visit(mount.node, in: mount.name) }
    return looks
  }

  func snapshots(of node: ViewNode) -> [ViewSnapshot] {
    switch node {
    case let watch as WatchNode: return [snapshot(of: watch)]
    case let alert as AlertNode: return snapshots(of: alert)
    case let pane as TabPaneNode: return [snapshot(of: pane)]
    case let stack as NavigationNode: return [snapshot(of: stack)]
    case let container as ContainerNode: return snapshots(of: container)
    case let row as RowNode where row.children.isEmpty: return []
    default: break
    }
    var inner = node.visibleChildren.flatMap { snapshots(of: $0) }
    if node is StyledNode, let control = host.screen.control(of: node),
      node.children.allSatisfy({ host.screen.controls(below: $0).isEmpty })
    {
      inner = [snapshot(of: control, as: host.library.form(of: node.value).shownName)]
    }
    guard let name = node.name, !(node is EnvironmentNode) else { return inner }
    if node is ReaderNode, host.library.form(of: node.value).isTransparent { return inner }
    let isInFront = node is PresentedNode && node.parent?.isInFront == true
    let shown = ViewSnapshot(kind: name, isInFront: isInFront, children: inner)
    guard let row = node as? RowNode, host.screen.isChosen(row) else { return [shown] }
    return [shown.marked(.chosen)]
  }

  /// The view an alert is attached to, and the alert while it is shown.
  private func snapshots(of alert: AlertNode) -> [ViewSnapshot] {
    let content = alert.children.prefix(1).flatMap { snapshots(of: $0) }
    guard alert.children.count > 1 else { return content }
    let shown = ViewSnapshot(
      kind: alert.kind, text: alert.title, isInFront: true,
      children: alert.children.dropFirst().flatMap { snapshots(of: $0) })
    return content + [shown]
  }

  private func snapshot(of watch: WatchNode) -> ViewSnapshot {
    let value = watch.shown.flatMap { shown in
      try? untracked { () throws(Fault) in try machine.describer.debugDescribe(shown.value) }
    }
    return ViewSnapshot(kind: watch.givenName, text: watch.text, value: value)
  }

  /// A tab of the tab bar, with its content while it is selected.
  private func snapshot(of pane: TabPaneNode) -> ViewSnapshot {
    let icon = pane.label.map { host.screen.images(of: $0) } ?? ""
    let title = host.screen.tabLabel(pane)
    let tab = ViewSnapshot(
      kind: "Tab", text: title, value: icon.isEmpty || icon == title ? nil : icon)
    guard pane.isInSight else { return tab }
    var chosen = tab.marked(.chosen)
    chosen.children = pane.visibleChildren.flatMap { snapshots(of: $0) }
    return chosen
  }

  /// A stack, of which only the view pushed last is visible.
  private func snapshot(of stack: NavigationNode) -> ViewSnapshot {
    let covered = stack.covered
    let inner = stack.visibleChildren.flatMap { child in
      covered.contains { $0 === child }
        ? snapshots(of: child).map { $0.marked(.covered) } : snapshots(of: child)
    }
    return ViewSnapshot(kind: stack.form.shownName, children: inner)
  }

  private func snapshots(of node: ContainerNode) -> [ViewSnapshot] {
    let form = node.form
    if form.control != nil, !form.isModifier, let control = host.screen.control(of: node) {
      var shown = snapshot(of: control, as: form.shownName)
      shown.children = parts(of: node, control.kind)
      if form.role == .picker, host.screen.unmatchedSelection(of: node) != nil {
        shown = shown.marked(.unmatched)
      }
      if let link = node as? LinkNode, host.screen.isChosen(link) { shown = shown.marked(.chosen) }
      return [shown]
    }
    if form.role == .section { return [snapshot(ofSection: node)] }
    // The label of a tab is shown with its pane.
    if form.role == .tab { return node.visibleChildren.flatMap { snapshots(of: $0) } }
    if form.isTransparent || form.isModifier, form.textSlot == nil {
      return snapshots(ofModified: node)
    }
    return [
      ViewSnapshot(
        kind: kind(of: node), text: form.isCalledByText ? "" : host.screen.spokenText(of: node),
        value: ownValue(of: node), children: node.visibleChildren.flatMap { snapshots(of: $0) })
    ]
  }

  /// What several views or a modifier show.
  private func snapshots(ofModified node: ContainerNode) -> [ViewSnapshot] {
    if let kind = host.screen.offered(beside: node) {
      let offer = node.children.dropFirst().flatMap { snapshots(of: $0) }
      let content = node.children.prefix(1).flatMap { snapshots(of: $0) }
      // The content of a menu exists only while the menu is open.
      if node is ContextMenuNode, offer.isEmpty, let first = content.first {
        return [first.marked(.contextMenu)] + content.dropFirst()
      }
      if kind == "tabItem" || offer.isEmpty { return content }
      return content + [ViewSnapshot(kind: kind, children: offer)]
    }
    let inner = node.visibleChildren.flatMap { snapshots(of: $0) }
    switch node.form.role {
    case .drawnModifier: return snapshots(inner, drawnBy: node)
    case .tag where host.screen.isChosen(tagged: node): return inner.map { $0.marked(.chosen) }
    case .title:
      let title = node.part(.title)?.asString ?? ""
      return inner + [ViewSnapshot(kind: "navigationTitle", text: title)]
    case .search:
      return inner
        + (host.screen.control(of: node).map { [snapshot(of: $0, as: "searchable")] } ?? [])
    default: return inner
    }
  }

  /// The effect of a modifier that only draws on what is visible.
  private func snapshots(_ inner: [ViewSnapshot], drawnBy node: ContainerNode) -> [ViewSnapshot] {
    guard let name = node.part(.name)?.asString else { return inner }
    switch name {
    case "hidden": return inner.map { $0.marked(.hidden) }
    case "badge":
      guard let badge = badge(of: node), let first = inner.first else { return inner }
      return [first.marked(.badge(badge))] + inner.dropFirst()
    default:
      guard NotSimulated.names.contains(name) else { return inner }
      return inner + [ViewSnapshot(kind: name, value: "not simulated")]
    }
  }

  /// The text of a badge; nil if it is not shown, such as 0.
  private func badge(of node: ContainerNode) -> String? {
    let argument = node.part(.arguments)?.fields.first?.payload
    guard let argument else { return nil }
    switch argument.kind {
    case .int: return argument.asInt == 0 ? nil : "\(argument.asInt)"
    case .string, .longString: return argument.asString
    default: return host.screen.spokenText(of: argument)
    }
  }

  /// A section with its header and footer apart from its content.
  private func snapshot(ofSection node: ContainerNode) -> ViewSnapshot {
    var parts: [ViewSnapshot] = []
    for (index, child) in node.visibleChildren.enumerated() {
      let inner = snapshots(of: child)
      guard !inner.isEmpty else { continue }
      switch index {
      case 0: parts.append(grouped(inner, as: "header"))
      case node.visibleChildren.count - 1: parts.append(grouped(inner, as: "footer"))
      default: parts += inner
      }
    }
    return ViewSnapshot(kind: node.form.shownName, children: parts)
  }

  /// Views under a heading; a single text is shown on the same line.
  private func grouped(_ views: [ViewSnapshot], as kind: String) -> ViewSnapshot {
    guard views.count == 1, views[0].kind == "Text" else {
      return ViewSnapshot(kind: kind, children: views)
    }
    return ViewSnapshot(kind: kind, text: views[0].text)
  }

  private func snapshot(of control: ControlDescription, as kind: String) -> ViewSnapshot {
    ViewSnapshot(
      kind: kind, text: control.label, value: control.value,
      isFocused: host.driver.focus.hasFocus(control),
      marks: control.isEnabled ? [] : [.disabled])
  }

  /// The value that a node shows besides its text.
  private func ownValue(of node: ContainerNode) -> String? {
    if node.form.role == .drawnView, NotSimulated.names.contains(host.screen.spokenText(of: node)) {
      return "not simulated"
    }
    return node.form.showsOwnText ? host.screen.ownText(of: node.value) : nil
  }

  private func kind(of node: ContainerNode) -> String {
    node.form.isCalledByText ? host.screen.spokenText(of: node) : node.form.shownName
  }

  /// What a control shows besides its label: the views inside the label, the choices of a picker,
  /// the content of a disclosure.
  private func parts(of node: ContainerNode, _ kind: ControlKind) -> [ViewSnapshot] {
    let label = labelParts(of: node)
    let group = label.isEmpty ? [] : [ViewSnapshot(kind: "label", children: label)]
    switch kind {
    case .picker:
      let chosen = host.screen.chosenValues(of: node.value)
      return group
        + host.screen.choices(of: node).map { choice in
          let option = ViewSnapshot(kind: "option", text: choice.label)
          return host.screen.isChosen(choice.value, among: chosen) ? option.marked(.chosen) : option
        }
    case .disclosure, .menu:
      return group + node.children.dropFirst().flatMap { snapshots(of: $0) }
    default: return label
    }
  }

  /// The views in a control's label; none if these are only texts and images, or a `Label` of them,
  /// which the control's line shows.
  private func labelParts(of node: ContainerNode) -> [ViewSnapshot] {
    let views = node.children.prefix(1).flatMap { snapshots(of: $0) }
    func isPlain(_ view: ViewSnapshot) -> Bool {
      ["Text", "Image"].contains(view.kind) && view.marks.isEmpty
    }
    let shown = views.count == 1 && views[0].kind == "Label" ? views[0].children : views
    return shown.allSatisfy(isPlain) ? [] : views
  }
}
