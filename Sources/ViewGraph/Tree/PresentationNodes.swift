internal import Interpreter

/// A view that presents another one while a binding says so: sheets, covers, popovers,
/// destinations.
///
/// The content closure is the one passed by the last body of the view that made the binding (B3.6).
final class PresentationNode: PresentingNode {
  private var presented: PresentedNode?
  private var shownID: Held?
  /// The current value of an item binding.
  private(set) var item: Held?

  override func retrack() {
    // The binding is the same; only its read is recorded again.
    do throws(Fault) { _ = try readBinding() } catch {}
  }

  /// The name of the presented view in reports.
  var presentedName: String { presented?.spokenName ?? kind }

  /// Whether only the program can dismiss it, as requested by `interactiveDismissDisabled`.
  var refusesHand: Bool {
    arguments(of: "interactiveDismissDisabled").contains { $0?.asBool ?? true }
  }

  /// Whether the views behind it can be used, as requested by `presentationBackgroundInteraction`.
  var leavesBackground: Bool {
    arguments(of: "presentationBackgroundInteraction").contains { $0.map(isEnabled) ?? false }
  }

  /// Whether a `PresentationBackgroundInteraction` is enabled. It may be the name `.enabled`, the
  /// call `.enabled(upThrough:)`, or a value of the type.
  private func isEnabled(_ interaction: Value) -> Bool {
    guard let first = interaction.fields.first else { return false }
    switch (interaction.kind, first.kind) {
    case (.structure, .string), (.structure, .longString): return first.asString == "enabled"
    case (.structure, .bool): return first.asBool
    case (.array, _): return first.payload.map(isEnabled) ?? false
    default: return false
    }
  }

  /// The first arguments of a modifier, by its name, in the presented view, but not in views that
  /// this presents in turn; nil for a modifier without arguments.
  private func arguments(of modifier: String) -> [Value?] {
    var nodes = presented.map { Array($0.children) } ?? []
    var found: [Value?] = []
    while let node = nodes.popLast() {
      if let container = node as? ContainerNode, container.form.role == .drawnModifier,
        container.part(.name)?.asString == modifier
      {
        found.append(container.part(.arguments)?.fields.first?.payload)
      }
      if !(node is PresentationNode) { nodes += node.children }
    }
    return found
  }

  override func showOrHide(isNew: Bool, because causes: [Cause]) throws(Fault) {
    host.tracker.staleAfterRollback(self)
    let (isShown, newItem) = try readBinding()
    let id = try newItem.map { item throws(Fault) in try itemID(item) }
    setItem(newItem)
    if let presented {
      if isShown, try isSameItem(id) {
        if !isNew { try presented.rerun(because: causes) }
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
    host.updates.check(.presentation(self))
    try host.nodes.build(node, because: .presented(by: namedAncestor?.name ?? ""))
  }

  /// Reads the binding: whether anything is presented, and the item of an item binding.
  private func readBinding() throws(Fault) -> (isShown: Bool, item: Held?) {
    let isOfItem = part(.item) != nil
    return try host.tracker.track(self) { () throws(Fault) in
      if !isOfItem { return (try host.ask(.isShown, of: modifier).asBool, nil) }
      let item = Held(owned: try host.ask(.shownItem, of: modifier))
      return item.value.isNil ? (false, nil) : (true, Held(item.value.unwrapped))
    }
  }

  private func setItem(_ new: Held?) {
    let old = item
    item = new
    host.record { [self] in item = old }
  }

  private func takeAway(_ node: PresentedNode) {
    presented = nil
    setChildren(Array(children.prefix(1)))
    host.record { [self] in presented = node }
    node.takeDown()
    if let closure = part(.onDismiss)?.payload {
      host.updates.schedule(.action(Held(closure), .onDismiss, in: self))
    }
  }

  private func itemID(_ item: Held) throws(Fault) -> Held {
    Held(
      owned: try host.untracked { () throws(Fault) in
        try host.ask(.itemID, of: modifier, [item.value])
      })
  }

  private func isSameItem(_ id: Held?) throws(Fault) -> Bool {
    guard let id, let shownID else { return true }
    return try host.machine.areEqual(id.value, shownID.value)
  }

  override func dismissPresented() throws(Fault) {
    try host.untracked { () throws(Fault) in
      try host.ask(.close, of: modifier).release()
    }
  }
}

/// The content of a presentation.
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
    return try host.ask(.build, of: owner.modifier, owner.item.map { [$0.value] } ?? [])
  }

  override var isReported: Bool { true }

  /// Whether it is a navigation destination rather than a view in front of all others.
  var isBelowItsOwner: Bool { (parent as? PresentationNode)?.kind == "destination" }

  /// Whether it has a place beside its owner (a destination, an inspector), so that other views can
  /// be presented at the same time.
  var isBesideItsOwner: Bool {
    isBelowItsOwner || (parent as? PresentationNode)?.kind == "inspector"
  }
}

/// An alert or dialog, shown while its binding is true; its actions belong to the body that made
/// it.
final class AlertNode: PresentingNode {
  var title: String { part(.title)?.asString ?? "" }

  override func retrack() {
    // The binding is the same; only its read is recorded again.
    do throws(Fault) { _ = try readBinding() } catch {}
  }

  override func willDisappear(_ reason: Departure.Reason) {
    if children.count > 1 {
      host.updates.reportDisappearance(of: self, as: shownName, because: reason)
    }
  }

  /// Its name in reports: `Desk#1.alert`.
  var shownName: String { "\(namedAncestor?.name ?? "").\(kind)" }

  private func readBinding() throws(Fault) -> Bool {
    try host.tracker.track(self) { () throws(Fault) in try host.ask(.isShown, of: modifier) }.asBool
  }

  override func showOrHide(isNew: Bool, because causes: [Cause]) throws(Fault) {
    host.tracker.staleAfterRollback(self)
    let isShown = try readBinding()
    let parts = [ViewPart.actions, .message].compactMap { part($0) }
    if isShown, children.count > 1 {
      for (index, part) in parts.enumerated() { try reconcile(index + 1, with: part) }
    } else if isShown {
      let frame = EnvironmentFrame(host, parent: frame)
      frame.presenter = self
      var made: [ViewNode] = []
      for part in parts { made.append(try host.nodes.makeNode(part, parent: self, frame: frame)) }
      setChildren(Array(children.prefix(1)) + made)
      host.updates.check(.presentation(self))
      let reason = Appearance.Reason.presented(by: namedAncestor?.name ?? "")
      host.updates.reportAppearance(of: made[0], as: shownName, because: reason)
      for node in made { try host.nodes.build(node, because: reason) }
      try addStandardButton(frame)
    } else if children.count > 1 {
      host.updates.reportDisappearance(of: self, as: shownName, because: .dismissed)
      for node in children.dropFirst() { node.takeDown() }
      setChildren(Array(children.prefix(1)))
    }
  }

  /// Adds `OK` to an alert without buttons, and `Cancel` to a dialog that has no such button.
  private func addStandardButton(_ frame: EnvironmentFrame) throws(Fault) {
    let buttons = children.dropFirst().flatMap { host.screen.controls(below: $0) }
    let isEnough = buttons.contains { button in
      guard kind != "alert" else { return button.kind == .button }
      let role = button.node.value.part(.role, host)?.payload
      return role?.part(.name, host)?.asString == "cancel"
    }
    if isEnough { return }
    let button = Held(
      owned: try host.untracked { () throws(Fault) in
        try host.ask(.standardButton, of: modifier)
      })
    let node = try host.nodes.makeNode(button.value, parent: self, frame: frame)
    setChildren(Array(children) + [node])
    try node.build()
  }

  override func dismissPresented() throws(Fault) {
    try host.untracked { () throws(Fault) in
      try host.ask(.close, of: modifier).release()
    }
  }
}
