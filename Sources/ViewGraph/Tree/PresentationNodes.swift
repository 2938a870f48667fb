internal import Interpreter

/// A view that presents another one while a binding says so: sheets, covers, popovers, destinations.
final class PresentationNode: ContainerNode {
  private var presented: PresentedNode?
  private var shownID: Held?

  var modifier: Value { value.fields[1] }

  /// `sheet`, `popover`, `destination`, …
  var kind: String { modifier.field("kind", host)?.asString ?? "" }

  override func build() throws(Fault) {
    try super.build()
    try showOrHide()
  }

  override func update(_ new: Value) throws(Fault) {
    try super.update(new)
    try showOrHide(isNew: false)
  }

  /// What reports call what it presents.
  var presentedName: String { presented?.spokenName ?? kind }

  /// Whether what it presents can be closed by the program alone, as `interactiveDismissDisabled` asks.
  var refusesHand: Bool {
    var nodes = presented.map { Array($0.children) } ?? []
    while let node = nodes.popLast() {
      if let container = node as? ContainerNode, container.form.name == "_InertView",
        container.value.field("_name", host)?.asString == "interactiveDismissDisabled",
        container.value.field("_arguments", host)?.fields.first?.payload?.asBool ?? true
      {
        return true
      }
      if !(node is PresentationNode) { nodes += node.children }
    }
    return false
  }

  private func showOrHide(isNew: Bool = true) throws(Fault) {
    let isShown = try host.untracked { () throws(Fault) in
      try host.ask("_isShown", of: modifier)
    }.asBool
    let id = isShown ? try itemID() : nil
    if let presented {
      if isShown, try isSameItem(id) {
        if !isNew { try presented.rerun() }
        return
      }
      takeAway(presented)
    }
    guard isShown else { return }
    shownID = id
    let node = PresentedNode(in: self)
    let old = children
    setChildren(Array(old.prefix(1)) + [node])
    presented = node
    host.record { [self] in presented = nil }
    try host.build(node, because: .presented(by: namedAncestor?.name ?? ""))
  }

  private func takeAway(_ node: PresentedNode) {
    presented = nil
    setChildren(Array(children.prefix(1)))
    host.record { [self] in presented = node }
    node.takeDown()
    if let closure = modifier.field("_onDismiss", host)?.payload {
      host.schedule(.action(Held(closure)))
    }
  }

  private func itemID() throws(Fault) -> Held? {
    guard modifier.field("_item", host) != nil else { return nil }
    return Held(
      owned: try host.untracked { () throws(Fault) in try host.ask("_itemID", of: modifier) })
  }

  private func isSameItem(_ id: Held?) throws(Fault) -> Bool {
    guard let id, let shownID else { return true }
    return try host.machine.areEqual(id.value, shownID.value)
  }

  override func dismissPresented() throws(Fault) {
    try host.untracked { () throws(Fault) in
      try host.ask("_close", of: modifier).release()
    }
  }
}

/// What a presentation shows.
final class PresentedNode: ContentNode {
  init(in owner: PresentationNode) {
    let frame = EnvironmentFrame(owner.host, parent: owner.frame)
    frame.presenter = owner
    super.init(
      .none, name: "\(owner.namedAncestor?.name ?? "").\(owner.kind)", parent: owner, frame: frame,
      host: owner.host)
  }

  override func evaluate() throws(Fault) -> Value {
    guard let owner = parent as? PresentationNode else { return .void }
    // Whether anything is shown is up to the owner's binding, which may have changed already.
    let isShown = try host.ask("_isShown", of: owner.modifier).asBool
    if !isShown, let content { return content.retained() }
    return try host.ask("_build", of: owner.modifier)
  }

  override var isReported: Bool { true }

  /// Whether it is a view that navigation leads to, and not one in front of all others.
  var isBelowItsOwner: Bool { (parent as? PresentationNode)?.kind == "destination" }
}

/// An alert or a dialog, shown while its binding says so; its actions stand in the body that made it.
final class AlertNode: ContainerNode {
  var modifier: Value { value.fields[1] }

  /// `alert` or `dialog`.
  var kind: String { modifier.field("kind", host)?.asString ?? "" }

  var title: String { modifier.field("_title", host)?.asString ?? "" }

  override func build() throws(Fault) {
    try super.build()
    try showOrHide()
  }

  override func update(_ new: Value) throws(Fault) {
    try super.update(new)
    try showOrHide()
  }

  private func showOrHide() throws(Fault) {
    let isShown = try host.untracked { () throws(Fault) in
      try host.ask("_isShown", of: modifier)
    }.asBool
    let parts = ["_actions", "_message"].compactMap { modifier.field($0, host) }
    if isShown, children.count > 1 {
      for (index, part) in parts.enumerated() { try reconcile(index + 1, with: part) }
    } else if isShown {
      let frame = EnvironmentFrame(host, parent: frame)
      frame.presenter = self
      var made: [ViewNode] = []
      for part in parts { made.append(try host.makeNode(part, parent: self, frame: frame)) }
      setChildren(Array(children.prefix(1)) + made)
      let reason = Appearance.Reason.presented(by: namedAncestor?.name ?? "")
      for node in made { try host.build(node, because: reason) }
      try addStandardButton(frame)
    } else if children.count > 1 {
      for node in children.dropFirst() { node.takeDown() }
      setChildren(Array(children.prefix(1)))
    }
  }

  /// Without a button of the program's own there is one that closes an alert; a dialog can be left
  /// by `Cancel` unless it has such a button.
  private func addStandardButton(_ frame: EnvironmentFrame) throws(Fault) {
    let buttons = children.dropFirst().flatMap { host.controls(below: $0) }
    let isEnough = buttons.contains { button in
      guard kind != "alert" else { return button.kind == .button }
      let role = button.node.value.field("_role", host)?.payload
      return role?.field("_name", host)?.asString == "cancel"
    }
    if isEnough { return }
    let button = Held(
      owned: try host.untracked { () throws(Fault) in
        try host.ask("_standardButton", of: modifier)
      })
    let node = try host.makeNode(button.value, parent: self, frame: frame)
    setChildren(Array(children) + [node])
    try node.build()
  }

  override func dismissPresented() throws(Fault) {
    try host.untracked { () throws(Fault) in
      try host.ask("_close", of: modifier).release()
    }
  }
}
