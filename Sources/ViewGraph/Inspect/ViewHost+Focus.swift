internal import Interpreter

/// The focus: one field of a mounted view has it.
extension ViewHost {
  /// Puts the cursor into a field, which takes it out of all others; in a search field, a search begins.
  func focus(_ field: ControlDescription) throws(Failure) {
    var root: ViewNode = field.node
    while let parent = root.parent { root = parent }
    let isSearch = field.kind == .searchField
    let target = isSearch ? nil : modifier("_Focused", around: field.node)
    let others = focusable(below: root).filter { $0 !== target }
    try program { () throws(Fault) in
      for other in others { try unfocus(other) }
      if let target { try ask("_focus", of: target.value.fields[1]).release() }
      if isSearch { try ask("_begin", of: field.node.value.fields[1]).release() }
    }
  }

  /// A program gave the focus to what a state says: other states lose it.
  func moveFocus(to cell: Value) throws(Fault) {
    for mount in mounts {
      let modifiers = focusable(below: mount.node)
      let others = modifiers.filter { focusCell(of: $0)?.isIdentical(to: cell) != true }
      guard others.count < modifiers.count else { continue }
      for other in others { try unfocus(other) }
    }
  }

  private func unfocus(_ modifier: ContainerNode) throws(Fault) {
    try ask("_unfocus", of: modifier.value.fields[1]).release()
  }

  private func focusable(below root: ViewNode) -> [ContainerNode] {
    controls(below: root).compactMap { modifier("_Focused", around: $0.node) }
  }

  /// The cell of the state that a `focused` modifier is bound to, borrowed.
  private func focusCell(of modifier: ContainerNode) -> Value? {
    modifier.value.fields[1].field("binding", self)?.field("_cell", self)?.payload
  }
}
