internal import Interpreter

/// A modifier that receives the preferences of its content: `onPreferenceChange`.
class PreferenceNode: ContainerNode {
  fileprivate var last: Held?

  fileprivate var modifier: Value { described }

  override func build() throws(Fault) {
    try super.build()
    host.updates.pending.preferences.append(self)
  }

  /// Combines the values below and calls the action if the result changed.
  func read() throws(Fault) {
    guard let new = try changedTotal() else { return }
    try host.tracker.originating(.onPreferenceChange, in: self) { () throws(Fault) in
      try host.ask(.report, of: modifier, [new.value]).release()
    }
  }

  /// The combined value of the content in tree order; nil if it has not changed.
  fileprivate func changedTotal() throws(Fault) -> Held? {
    let modifier = modifier
    let key = host.machine.types.type(of: try host.ask(.key, of: modifier))
    var total = Held(owned: try host.ask(.defaultValue, of: modifier))
    var isFirst = true
    for child in children.prefix(1) {
      for value in try values(of: key, in: child) {
        if isFirst {
          total = value
        } else {
          total = Held(owned: try host.ask(.reduce, of: modifier, [total.value, value.value]))
        }
        isFirst = false
      }
    }
    if let last, try isSame(last.value, total.value) { return nil }
    let old = last
    last = total
    host.record { [self] in last = old }
    return total
  }

  fileprivate func isSame(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    try host.ask(.isSame, of: modifier, [old, new]).asBool
  }

  private func values(of key: RuntimeType, in node: ViewNode) throws(Fault) -> [Held] {
    if let container = node as? ContainerNode {
      if container.form.role == .preferenceWriter, try matches(container, key) {
        return container.part(.value).map { [Held($0)] } ?? []
      }
      if container.form.role == .preferenceTransform, try matches(container, key) {
        return try transformed(container, key)
      }
    }
    // Preferences do not propagate out of presented views.
    let isPresented = (node as? PresentedNode)?.isBelowItsOwner == false
    if isPresented { return [] }
    var found: [Held] = []
    for child in node is AlertNode ? Array(node.children.prefix(1)) : Array(node.children) {
      found += try values(of: key, in: child)
    }
    return found
  }

  private func matches(_ node: ContainerNode, _ key: RuntimeType) throws(Fault) -> Bool {
    let type = try host.ask(.key, of: node.described)
    return host.machine.types.type(of: type) === key
  }

  private func transformed(_ node: ContainerNode, _ key: RuntimeType) throws(Fault) -> [Held] {
    var inner: [Held] = []
    for child in node.children { inner += try values(of: key, in: child) }
    let modifier = modifier
    var total = inner.first
    for value in inner.dropFirst() {
      if let sum = total {
        total = Held(owned: try host.ask(.reduce, of: modifier, [sum.value, value.value]))
      }
    }
    if total == nil { total = Held(owned: try host.ask(.defaultValue, of: modifier)) }
    let start = total?.value ?? .none
    return [
      Held(
        owned: try host.ask(.transform, of: node.described, [start]))
    ]
  }
}

/// A modifier that shows a view made from the preferences of its content: `overlayPreferenceValue`.
final class PreferenceViewNode: PreferenceNode {
  override func build() throws(Fault) {
    try super.build()
    guard let total = try host.untracked({ () throws(Fault) in try changedTotal() }) else { return }
    let owner = namedAncestor?.name ?? ""
    let kind = part(.name)?.asString ?? ""
    let shown = PreferenceContentNode(
      modifier, total, name: "\(owner).\(kind)", parent: self, frame: frame, host: host)
    setChildren(Array(children) + [shown])
    try shown.build()
  }

  override func update(_ new: Value) throws(Fault) {
    let isSame = try FieldComparison(host).isSame(modifier, form.described(in: new))
    try super.update(new)
    if !isSame { try children.last?.update(modifier) }
  }

  override func read() throws(Fault) {
    guard let new = try changedTotal(), let shown = children.last as? PreferenceContentNode else {
      return
    }
    try shown.show(new)
  }

  fileprivate override func isSame(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    try FieldComparison(host, .state).isSame(old, new)
  }
}

/// The view made from the preferences.
final class PreferenceContentNode: ContentNode {
  private var total: Held

  init(
    _ modifier: Value, _ total: Held, name: String, parent: ViewNode?, frame: EnvironmentFrame,
    host: ViewHost
  ) {
    self.total = total
    super.init(modifier, name: name, parent: parent, frame: frame, host: host)
  }

  override func evaluate() throws(Fault) -> Value {
    try host.ask(.make, of: value, [total.value])
  }

  /// Shows the view for another value.
  fileprivate func show(_ new: Held) throws(Fault) {
    let old = total
    total = new
    host.record { [self] in total = old }
    let key = try host.ask(.key, of: value)
    let name = host.machine.types.type(of: key).name
    try rerun(because: [.external(name)])
  }
}

extension Updates {
  /// Runs the preference readers again if any view may have changed its preferences.
  func readPreferences() throws(Fault) {
    if pending.preferences.isEmpty { return }
    pending.preferences.removeAll { !$0.isMounted }
    guard !pending.preferences.isEmpty, !host.trace.isEmpty else { return }
    for node in pending.preferences {
      try untracked { () throws(Fault) in try node.read() }
    }
  }
}
