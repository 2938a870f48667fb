internal import Interpreter

/// What is on the screen, as a tree of views of the library.
package struct ViewSnapshot {
  /// `VStack`, `Text`, `BookView#1`.
  package let kind: String
  /// What it says: the text of a `Text`, the label of a control.
  package let text: String
  /// What it shows: the text of a field, `on`, the number of a slider.
  package let value: String?
  package let isEnabled: Bool
  package let children: [ViewSnapshot]

  /// One line for each view, indented by depth.
  package var lines: [String] { lines(depth: 0) }

  private func lines(depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + headline]
      + children.flatMap { $0.lines(depth: depth + 1) }
  }

  /// The view itself, without its children.
  package var headline: String {
    var line = kind
    if !text.isEmpty { line += " \"\(text)\"" }
    if let value { line += " \(value)" }
    if !isEnabled { line += " (disabled)" }
    return line
  }
}

extension ViewHost {
  /// The rendered trees of what is mounted, or of one view.
  package func tree(of name: String? = nil) throws(Failure) -> [ViewSnapshot] {
    guard let name else { return mounts.flatMap { snapshots(of: $0.node) } }
    guard let node = node(named: name) else {
      throw .mount(.unknownName(name, known: mounts.map(\.name)))
    }
    return snapshots(of: node)
  }

  private func snapshots(of node: ViewNode) -> [ViewSnapshot] {
    if let watch = node as? WatchNode { return [snapshot(of: watch)] }
    if let alert = node as? AlertNode { return snapshots(of: alert) }
    if let pane = node as? TabPaneNode, !pane.isInSight, !pane.title.isEmpty {
      return [
        ViewSnapshot(kind: "Tab", text: pane.title, value: nil, isEnabled: true, children: [])
      ]
    }
    if let container = node as? ContainerNode { return snapshots(of: container) }
    var inner = node.childrenInSight.flatMap { snapshots(of: $0) }
    if node is StyledNode, let control = control(of: node),
      node.children.allSatisfy({ controls(below: $0).isEmpty })
    {
      inner = [
        ViewSnapshot(
          kind: form(of: node.value).shownName, text: control.label, value: control.value,
          isEnabled: control.isEnabled, children: [])
      ]
    }
    guard let name = node.name, !(node is EnvironmentNode) else { return inner }
    if node is ReaderNode, form(of: node.value).isTransparent { return inner }
    if let row = node as? RowNode, row.children.isEmpty { return [] }
    return [ViewSnapshot(kind: name, text: "", value: nil, isEnabled: true, children: inner)]
  }

  /// What the alert is attached to, and the alert while it is shown.
  private func snapshots(of alert: AlertNode) -> [ViewSnapshot] {
    let content = alert.children.prefix(1).flatMap { snapshots(of: $0) }
    guard alert.children.count > 1 else { return content }
    let shown = ViewSnapshot(
      kind: alert.kind, text: alert.title, value: nil, isEnabled: true,
      children: alert.children.dropFirst().flatMap { snapshots(of: $0) })
    return content + [shown]
  }

  private func snapshot(of watch: WatchNode) -> ViewSnapshot {
    let value = watch.shown.flatMap { shown in
      try? untracked { () throws(Fault) in try machine.debugDescribe(shown.value) }
    }
    return ViewSnapshot(
      kind: watch.givenName, text: watch.text, value: value, isEnabled: true, children: [])
  }

  private func snapshots(of node: ContainerNode) -> [ViewSnapshot] {
    let form = node.form
    if form.control != nil, let control = control(of: node) {
      return [
        ViewSnapshot(
          kind: form.shownName, text: control.label, value: control.value,
          isEnabled: control.isEnabled, children: parts(of: node, control.kind))
      ]
    }
    let inner = node.childrenInSight.flatMap { snapshots(of: $0) }
    if let extra = modifierSnapshot(node) { return inner.isEmpty ? [extra] : inner + [extra] }
    let isShown = form.name == "Section" || form.textSlot != nil
    if form.isTransparent || form.name.hasPrefix("_"), !isShown { return inner }
    if form.name == "Section" {
      return [ViewSnapshot(kind: form.name, text: "", value: nil, isEnabled: true, children: inner)]
    }
    return [
      ViewSnapshot(
        kind: kind(of: node), text: isCalledByText(node) ? "" : text(of: node),
        value: ownValue(of: node), isEnabled: true,
        children: inner)
    ]
  }

  /// What a node shows besides its text.
  private func ownValue(of node: ContainerNode) -> String? {
    if node.form.name == "_InertLeaf", ViewCatalog.notSimulated.contains(text(of: node)) {
      return "not simulated"
    }
    return node.form.showsText ? ownText(of: node.value) : nil
  }

  private func kind(of node: ContainerNode) -> String {
    isCalledByText(node) ? text(of: node) : node.form.shownName
  }

  /// Whether the text of a node says what it is: a view that only draws, a layout of the program.
  private func isCalledByText(_ node: ContainerNode) -> Bool {
    ["_InertLeaf", "_LaidOut"].contains(node.form.name)
  }

  /// What a control shows besides its label: the choices of a picker, what is disclosed, the
  /// controls in a label.
  private func parts(of node: ContainerNode, _ kind: ControlKind) -> [ViewSnapshot] {
    switch kind {
    case .picker:
      choices(of: node).map {
        ViewSnapshot(kind: "option", text: $0.label, value: nil, isEnabled: true, children: [])
      }
    // A label without words is all that there is to see.
    case .button where controlLabelIsEmpty(node):
      node.children.prefix(1).flatMap { snapshots(of: $0) }
    case .disclosure, .menu: node.children.dropFirst().flatMap { snapshots(of: $0) }
    case .link:
      node.childrenInSight.flatMap { controls(below: $0) }.flatMap { snapshots(of: $0.node) }
    default: []
    }
  }

  private func controlLabelIsEmpty(_ node: ContainerNode) -> Bool {
    node.children.first.map { label(of: $0).isEmpty } ?? true
  }

  /// What a modifier puts on the screen by itself.
  private func modifierSnapshot(_ node: ContainerNode) -> ViewSnapshot? {
    switch node.form.name {
    case "_Title":
      let title = node.value.fields[1].fields[0].asString
      return ViewSnapshot(
        kind: "navigationTitle", text: title, value: nil, isEnabled: true, children: [])
    case "_Searchable":
      guard let control = control(of: node) else { return nil }
      return ViewSnapshot(
        kind: "searchable", text: control.label, value: control.value, isEnabled: true,
        children: [])
    case "_InertView":
      guard let name = node.value.field("_name", self)?.asString,
        ViewCatalog.notSimulated.contains(name)
      else { return nil }
      return ViewSnapshot(
        kind: name, text: "", value: "not simulated", isEnabled: true, children: [])
    default: return nil
    }
  }

  /// What a view of the library says itself.
  func text(of node: ContainerNode) -> String {
    guard let slot = node.form.textSlot else { return "" }
    if node.form.name == "_InertLeaf" { return node.value.fields[slot].asString }
    return node.value.fields[slot].asString
  }

  /// What a subtree says: its texts, in order; where there are none, its images.
  func label(of node: ViewNode) -> String {
    let texts = words(of: node, from: ["Text", "_InertLeaf"])
    return texts.isEmpty ? images(of: node) : texts
  }

  /// The texts of a subtree that stand in no control.
  func wordsBesideControls(of node: ViewNode) -> String {
    if control(of: node) != nil { return "" }
    if let container = node as? ContainerNode, container.form.name == "Text" {
      return text(of: container)
    }
    return node.childrenInSight.map { wordsBesideControls(of: $0) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The names of the images in a subtree.
  func images(of node: ViewNode) -> String { words(of: node, from: ["Image"]) }

  private func words(of node: ViewNode, from kinds: Set<String>) -> String {
    if let container = node as? ContainerNode, kinds.contains(container.form.name) {
      return text(of: container)
    }
    return node.childrenInSight.map { words(of: $0, from: kinds) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
