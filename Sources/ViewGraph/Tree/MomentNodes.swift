internal import Interpreter

/// A modifier that watches a value: `onChange(of:)`.
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

/// `onAppear`, `onDisappear`, `task`, `onReceive`: the moments of a view's life.
final class LifetimeNode: ContainerNode {
  private var subscription: Held?
  private var task: Held?
  /// Whether it has come into sight and not gone since.
  private var isThere = false

  private var modifier: Value { described }

  override func build() throws(Fault) {
    try super.build()
    host.updates.schedule(.appear(self))
  }

  override func update(_ new: Value) throws(Fault) {
    let old = Held(modifier)
    try super.update(new)
    guard let id = old.value.part(.id, host), let newID = part(.id) else {
      return
    }
    let isSame = try host.untracked { () throws(Fault) in try host.machine.areEqual(id, newID) }
    if !isSame { host.updates.schedule(.restart(self)) }
  }

  override func willDisappear(_ reason: Departure.Reason) {
    host.updates.schedule(.disappear(self))
  }

  func appear() throws(Fault) {
    if isThere { return }
    setThere(true)
    if let closure = part(.appear)?.payload {
      try host.act(closure, as: momentName("onAppear"))
    }
    if part(.publisher) != nil {
      subscription = Held(
        owned: try host.untracked { () throws(Fault) in try host.ask(.subscribe, of: modifier) })
    }
    if part(.id) != nil { try startTask() }
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

  /// Whether it goes out of sight in the moment in which it is taken down.
  ///
  /// A transition counts for the views that it is given to and all in them: it is found above, or below
  /// where only modifiers lie in between.
  var leavesAtOnce: Bool {
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
    try cancelTask()
    try startTask()
  }

  private func startTask() throws(Fault) {
    task = Held(
      owned: try host.untracked { () throws(Fault) in try host.ask(.start, of: modifier) })
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
  /// Whether what is said of the node is said of the view around it: it is no container of its own.
  fileprivate var isTransparent: Bool { (self as? ContainerNode)?.form.isTransparent ?? true }

  /// What a transition says, where the node is one.
  fileprivate var removesAtOnce: Bool? {
    guard let container = self as? ContainerNode, container.form.role == .transition else {
      return nil
    }
    return container.part(.removesAtOnce)?.asBool
  }
}

extension Callback {
  /// Whether it tells a view that goes that it is gone already.
  var isAtOnce: Bool {
    guard case .disappear(let node) = self else { return true }
    return node.leavesAtOnce
  }
}
