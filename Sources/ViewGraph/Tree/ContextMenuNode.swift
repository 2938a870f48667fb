internal import Interpreter

/// A view with a context menu, which is there while it is open: while a person uses what is in it.
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
  /// The context menus of the views in sight.
  func contextMenus(below node: ViewNode) -> [ContextMenuNode] {
    let inner = node.childrenInSight.flatMap { contextMenus(below: $0) }
    return ((node as? ContextMenuNode).map { [$0] } ?? []) + inner
  }
}
