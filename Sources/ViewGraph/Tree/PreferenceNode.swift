internal import Interpreter

/// A modifier that is told what the views in it say: `onPreferenceChange`.
final class PreferenceNode: ContainerNode {
  private var last: Held?

  override func build() throws(Fault) {
    try super.build()
    host.preferences.append(self)
  }

  override func update(_ new: Value) throws(Fault) {
    try super.update(new)
  }

  /// Collects the values below, in tree order, and tells the action where the result differs.
  func read() throws(Fault) {
    let modifier = value.fields[1]
    let key = host.machine.types.type(of: try host.ask("_key", of: modifier))
    var total = Held(owned: try host.ask("_default", of: modifier))
    var isFirst = true
    for child in children {
      for value in try values(of: key, in: child) {
        if isFirst {
          total = value
        } else {
          total = Held(owned: try host.ask("_reduce", of: modifier, [total.value, value.value]))
        }
        isFirst = false
      }
    }
    if let last, try host.ask("_isSame", of: modifier, [last.value, total.value]).asBool { return }
    let old = last
    last = total
    host.record { [self] in last = old }
    try host.ask("_report", of: modifier, [total.value]).release()
  }

  private func values(of key: RuntimeType, in node: ViewNode) throws(Fault) -> [Held] {
    if let container = node as? ContainerNode {
      if container.form.name == "_PreferenceWriter", try matches(container, key) {
        return [Held(container.value.fields[1].fields[0])]
      }
      if container.form.name == "_PreferenceTransform", try matches(container, key) {
        return try transformed(container, key)
      }
    }
    var found: [Held] = []
    for child in node.children { found += try values(of: key, in: child) }
    return found
  }

  private func matches(_ node: ContainerNode, _ key: RuntimeType) throws(Fault) -> Bool {
    let type = try host.ask("_key", of: node.value.fields[1])
    return host.machine.types.type(of: type) === key
  }

  private func transformed(_ node: ContainerNode, _ key: RuntimeType) throws(Fault) -> [Held] {
    var inner: [Held] = []
    for child in node.children { inner += try values(of: key, in: child) }
    let modifier = value.fields[1]
    var total = inner.first
    for value in inner.dropFirst() {
      if let sum = total {
        total = Held(owned: try host.ask("_reduce", of: modifier, [sum.value, value.value]))
      }
    }
    if total == nil { total = Held(owned: try host.ask("_default", of: modifier)) }
    let start = total?.value ?? .none
    return [
      Held(
        owned: try host.ask("_transform", of: node.value.fields[1], [start]))
    ]
  }
}

extension ViewHost {
  /// Lets the preference readers look again, where any view may have said something new.
  func readPreferences() throws(Fault) {
    if preferences.isEmpty { return }
    preferences.removeAll { !$0.isMounted }
    guard !preferences.isEmpty, !trace.isEmpty else { return }
    for node in preferences {
      try untracked { () throws(Fault) in try node.read() }
    }
  }
}
