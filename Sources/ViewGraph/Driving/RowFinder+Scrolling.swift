internal import Interpreter

/// Scrolling rows into sight.
extension RowFinder {
  /// Scrolls to a row by its name or number, or to the first or last of its list.
  func scroll(to row: String, _ roots: [ViewNode]) throws(Failure) {
    let lists = host.driver.collectionsInReach(roots)
    if let (list, index) = try findRow(row, in: lists) {
      return try host.driver.runProgram { () throws(Fault) in try show(index, in: list) }
    }
    let isFound = try host.driver.runProgram { () throws(Fault) in
      guard ["start", "end"].contains(row) else { return false }
      return try scroll(toEnd: row == "end", lists) { index, list throws(Fault) in
        try show(index, in: list)
      }
    }
    guard isFound else {
      try host.driver.requireReach(toRow: row, roots)
      if lists.isEmpty, let covered = roots.flatMap({ host.driver.collections(below: $0) }).first {
        try host.driver.requireReach(to: covered, called: row)
      }
      throw .drive(.unknownRow(row, known: names(ofRowsIn: lists)))
    }
  }

  /// Shows the first or last row of the first list that has any; false if none has.
  private func scroll(
    toEnd isEnd: Bool, _ lists: [ForEachNode],
    _ show: (Int, ForEachNode) throws(Fault) -> Void
  ) throws(Fault) -> Bool {
    for list in lists {
      let count = try list.elementCount(of: list.value)
      guard count > 0 else { continue }
      try show(isEnd ? count - 1 : 0, list)
      return true
    }
    return false
  }

  /// Scrolls to an edge of what a `ScrollPosition` of the program controls.
  func scroll(toEdge edge: String, of node: ScrollPositionNode) throws(Fault) {
    let isEnd = ["bottom", "trailing"].contains(edge)
    let lists = host.driver.collections(below: node)
    _ = try untracked { () throws(Fault) in
      try scroll(toEnd: isEnd, isEnd ? lists.reversed() : lists) { index, list throws(Fault) in
        try list.scroll(to: index)
      }
    }
  }

  /// Shows a row, and updates the program's scroll position, if it keeps one.
  private func show(_ index: Int, in list: ForEachNode) throws(Fault) {
    try list.scroll(to: index)
    guard let position = list.ancestor(ScrollPositionNode.self) else { return }
    let element = Held(owned: try list.element(index, of: list.value))
    let id = Held(owned: try list.identity(of: element.value, in: list.value))
    try position.take(id.value)
  }

  /// Scrolls to the row with an id, wherever it is.
  func scroll(toID id: Value) throws(Fault) {
    for mount in host.mounting.mounts {
      for list in host.driver.collections(below: mount.node) {
        guard let index = try list.position(ofID: id) else { continue }
        return try untracked { () throws(Fault) in try list.scroll(to: index) }
      }
      if try holds(id, mount.node) { return }
    }
    host.log(.notServed("scrollTo: nothing has the id \(try machine.describer.describe(id))"))
  }

  /// Whether a view in the tree has this id.
  private func holds(_ id: Value, _ node: ViewNode) throws(Fault) -> Bool {
    if let node = node as? IdentifiedNode, try isSameID(id, node.id) {
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

/// A view whose scroll position the program keeps: `scrollPosition(id:)`.
final class ScrollPositionNode: ContainerNode {
  private var modifier: Value { described }

  override func build() throws(Fault) {
    try super.build()
    try follow(nil)
    followEdge(nil)
  }

  override func update(_ new: Value) throws(Fault) {
    let old = Held(modifier)
    try super.update(new)
    try follow(old.value.part(.shown, host)?.payload)
    followEdge(old.value.part(.edge, host)?.payload?.asString)
  }

  private func followEdge(_ old: String?) {
    guard let edge = part(.edge)?.payload?.asString, edge != old else { return }
    host.updates.schedule(.scrollToEdge(edge, self))
  }

  /// Shows the row of the position if that has changed.
  private func follow(_ old: Value?) throws(Fault) {
    guard let id = part(.shown)?.payload else { return }
    if let old, try host.driver.rowFinder.isSameID(old, id) { return }
    host.updates.schedule(.scroll(Held(id)))
  }

  /// Stores the id of the row that was scrolled to.
  func take(_ id: Value) throws(Fault) {
    host.machine.writing.kind = .binding
    defer { host.machine.writing.kind = nil }
    try host.untracked { () throws(Fault) in
      try host.ask(.take, of: modifier, [id]).release()
    }
  }
}
