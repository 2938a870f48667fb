internal import Interpreter

/// Bringing rows into sight.
extension ViewHost {
  /// Brings a row into sight: by its name or its number, or as the first or the last of its list.
  func scroll(to row: String, _ roots: [ViewNode]) throws(Failure) {
    let lists = roots.flatMap { collections(below: $0) }
    for list in lists {
      let index = try program { () throws(Fault) in try position(of: row, in: list) }
      guard let index else { continue }
      return try program { () throws(Fault) in try show(index, in: list) }
    }
    throw .drive(.unknownRow(row, known: lists.flatMap { $0.rows.compactMap(\.name) }))
  }

  private func position(of row: String, in list: ForEachNode) throws(Fault) -> Int? {
    if let index = try list.position(ofRow: row) { return index }
    let count = try list.elementCount(of: list.value)
    guard count > 0 else { return nil }
    switch row {
    case "start": return 0
    case "end": return count - 1
    default: return nil
    }
  }

  /// Shows a row, and tells the program's position where it keeps one.
  private func show(_ index: Int, in list: ForEachNode) throws(Fault) {
    try list.scroll(to: index)
    guard let position = list.ancestor(ScrollPositionNode.self) else { return }
    let element = Held(owned: try list.element(index, of: list.value))
    let id = Held(owned: try list.identity(of: element.value, in: list.value))
    try position.take(id.value)
  }

  /// Brings the row with an id into sight, wherever it is.
  func scroll(toID id: Value) throws(Fault) {
    for mount in mounts {
      for list in collections(below: mount.node) {
        guard let index = try list.position(ofID: id) else { continue }
        return try untracked { () throws(Fault) in try list.scroll(to: index) }
      }
      if try holds(id, mount.node) { return }
    }
    log("scrollTo: nothing has the id \(try machine.describe(id))")
  }

  /// Whether a view in the tree has been given this id.
  private func holds(_ id: Value, _ node: ViewNode) throws(Fault) -> Bool {
    if node is IdentifiedNode, try isSameID(id, node.value.fields[1].fields[0]) {
      return true
    }
    for child in node.children where try holds(id, child) { return true }
    return false
  }

  func isSameID(_ left: Value, _ right: Value) throws(Fault) -> Bool {
    guard let left = left.payload, let right = right.payload,
      machine.dynamicType(left) === machine.dynamicType(right)
    else { return false }
    return try machine.areEqual(left, right)
  }
}

/// A view whose position is kept by the program: `scrollPosition(id:)`.
final class ScrollPositionNode: ContainerNode {
  private var modifier: Value { value.fields[1] }

  override func build() throws(Fault) {
    try super.build()
    try follow(nil)
  }

  override func update(_ new: Value) throws(Fault) {
    let old = Held(modifier)
    try super.update(new)
    try follow(old.value.field("_shown", host)?.payload)
  }

  /// Shows the row that the position names, where it has changed.
  private func follow(_ old: Value?) throws(Fault) {
    guard let id = modifier.field("_shown", host)?.payload else { return }
    if let old, try host.isSameID(old, id) { return }
    host.schedule(.scroll(Held(id)))
  }

  /// Takes the id of the row that was scrolled to.
  func take(_ id: Value) throws(Fault) {
    host.machine.writeKind = .binding
    defer { host.machine.writeKind = nil }
    try host.untracked { () throws(Fault) in
      try host.ask("_take", of: modifier, [id]).release()
    }
  }
}
