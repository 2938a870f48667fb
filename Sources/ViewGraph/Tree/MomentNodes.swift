internal import Interpreter

/// A modifier that observes a value: `onChange(of:)`.
final class ChangeNode: ContainerNode {
  override func build() throws(Fault) {
    try super.build()
    let modifier = Held(described)
    if part(.initial)?.asBool == true {
      host.updates.schedule(.change(old: modifier, new: modifier, node: self))
    }
  }

  override func update(_ new: Value) throws(Fault) {
    let old = Held(described)
    let fresh = Held(form.described(in: new))
    try super.update(new)
    let isSame = try host.untracked { () throws(Fault) in
      try host.ask(.isSame, of: fresh.value, [old.value])
    }.asBool
    if !isSame { host.updates.schedule(.change(old: old, new: fresh, node: self)) }
  }
}

/// Lifecycle modifiers: `onAppear`, `onDisappear`, `task`, `onReceive`.
final class LifetimeNode: ContainerNode {
  private var subscription: Held?
  private var task: Held?
  /// Whether it has appeared and not disappeared since.
  private var isThere = false

  private var modifier: Value { described }

  override func build() throws(Fault) {
    try super.build()
    host.updates.schedule(.appear(self))
  }

  override func update(_ new: Value) throws(Fault) {
    let old = Held(modifier)
    try super.update(new)
    if let publisher = old.value.part(.publisher, host) { try follow(publisher) }
    guard let id = old.value.part(.id, host), let newID = part(.id) else {
      return
    }
    let isSame = try host.untracked { () throws(Fault) in try host.machine.areEqual(id, newID) }
    if !isSame { host.updates.schedule(.restart(self)) }
  }

  /// Subscribes to the view's new publisher if it is another one. If it is the same, the
  /// subscription stays and gets the view's new action.
  private func follow(_ old: Value) throws(Fault) {
    guard let subscription, let new = part(.publisher) else { return }
    let isSame = try host.untracked { () throws(Fault) in
      try FieldComparison(host, .sources).isSame(old, new)
    }
    guard isSame else { return host.updates.schedule(.restart(self)) }
    try host.untracked { () throws(Fault) in
      try host.ask(.renew, of: modifier, [subscription.value]).release()
    }
  }

  override func willDisappear(_ reason: Departure.Reason) {
    host.updates.schedule(.disappear(self))
  }

  /// Appears with the first view that it shows and disappears with the last: around nothing, nothing appears.
  func followContent() throws(Fault) {
    guard isMounted else { return }
    if part(.publisher) == nil, isEmpty { try disappear() } else { try appear() }
  }

  private func appear() throws(Fault) {
    if isThere { return }
    setThere(true)
    if let closure = part(.appear)?.payload {
      try host.act(closure, as: momentName("onAppear"))
    }
    try subscribe()
    if part(.id) != nil { try startTask() }
  }

  private func subscribe() throws(Fault) {
    guard part(.publisher) != nil else { return }
    subscription = Held(
      owned: try host.untracked { () throws(Fault) in try host.ask(.subscribe, of: modifier) })
  }

  func disappear() throws(Fault) {
    guard isThere else { return }
    setThere(false)
    try cancelTask()
    subscription = nil
    if let closure = part(.disappear)?.payload {
      try host.act(closure, as: momentName("onDisappear"))
    }
  }

  /// Whether it is no longer visible at the moment of its removal.
  ///
  /// A transition applies to its view and everything inside. It is found above, or below where only
  /// modifiers lie in between.
  var isRemovedAtOnce: Bool {
    var inner: ViewNode = self
    while inner.isTransparent, inner.removesAtOnce == nil, let next = inner.children.first {
      inner = next
    }
    var isAtOnce = inner.removesAtOnce ?? false
    var outer: ViewNode = self
    while !outer.isMounted {
      isAtOnce = outer.removesAtOnce ?? (outer.isTransparent && isAtOnce)
      guard let parent = outer.parent else { break }
      outer = parent
    }
    return isAtOnce
  }

  private func setThere(_ new: Bool) {
    isThere = new
    host.record { [self] in isThere = !new }
  }

  private func momentName(_ name: String) -> String { "\(name) of \(reportedName ?? "")" }

  func restart() throws(Fault) {
    if subscription != nil {
      subscription = nil
      return try subscribe()
    }
    try cancelTask()
    try startTask()
  }

  private func startTask() throws(Fault) {
    try host.updates.countBeginning(of: self)
    task = Held(
      owned: try host.untracked { () throws(Fault) in try host.ask(.start, of: modifier) })
  }

  /// Whether an object of the program is its task.
  func runs(_ state: Value) -> Bool {
    task?.value.fields.contains { $0.isIdentical(to: state) } ?? false
  }

  private func cancelTask() throws(Fault) {
    guard let running = task else { return }
    task = nil
    try host.untracked { () throws(Fault) in
      try host.ask(.stop, of: modifier, [running.value]).release()
    }
  }
}

extension ViewNode {
  /// Whether the node only wraps others, so that attributes of the wrapper apply to its content.
  fileprivate var isTransparent: Bool { (self as? ContainerNode)?.form.isTransparent ?? true }

  /// The setting of a transition; nil if the node is not one.
  fileprivate var removesAtOnce: Bool? {
    guard let container = self as? ContainerNode, container.form.role == .transition else {
      return nil
    }
    return container.part(.removesAtOnce)?.asBool
  }
}

extension Callback {
  /// Whether it runs before the callbacks of the views that take the removed one's place.
  var isAtOnce: Bool {
    guard case .disappear(let node) = self else { return true }
    return node.isRemovedAtOnce
  }
}
