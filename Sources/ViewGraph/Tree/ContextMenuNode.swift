internal import Interpreter

/// A view with a context menu, whose content exists only while a user has it open.
final class ContextMenuNode: ContainerNode {
  private var items: Value? { part(.items) }

  private var isOpen: Bool { children.count > 1 }

  override func update(_ new: Value) throws(Fault) {
    try super.update(new)
    if isOpen, let items { try reconcile(1, with: items) }
  }

  func open() throws(Fault) {
    guard !isOpen, let items else { return }
    let menu = try host.nodes.makeNode(items, parent: self, frame: frame)
    setChildren(Array(children) + [menu])
    try menu.build()
  }

  func close() {
    guard isOpen else { return }
    children[1].takeDown()
    setChildren(Array(children.prefix(1)))
  }
}

extension Screen {
  /// The context menus of the visible views.
  func contextMenus(below node: ViewNode) -> [ContextMenuNode] {
    let inner = node.visibleChildren.flatMap { contextMenus(below: $0) }
    return ((node as? ContextMenuNode).map { [$0] } ?? []) + inner
  }
}
