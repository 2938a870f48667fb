internal import Interpreter

/// What is looked at once the views have settled: what holds in between is nobody's mistake.
enum SettledCheck {
  /// The program set a focus state: a view on the screen must be bound to its value.
  case focus(Held)
  /// A view that a focus state is bound to was removed: the state is cleared if that had the focus.
  case unfocused(ContainerNode)
  /// Something was presented: one view presents one thing at a time.
  case presentation(ViewNode)
  /// A picker or tab view was built, or its selection changed: it must be one of its tags.
  case selection(ContainerNode)
}

extension Updates {
  func check(_ check: SettledCheck) {
    if !isRestoring { pending.checks.append(check) }
  }

  /// Looks at what was put off until the views have settled.
  func runChecks() throws(Fault) {
    let checks = pending.checks
    pending.checks = []
    var presented = checks.compactMap { check in
      if case .presentation(let node) = check { node } else { nil }
    }
    for check in checks {
      switch check {
      case .focus(let cell): try host.driver.focus.leaveNowhere(cell.value)
      case .unfocused(let node): try host.driver.focus.leave(node)
      case .presentation(let node):
        presented.removeFirst()
        checkPresentation(of: node, besides: presented)
      case .selection(let node): host.screen.checkSelection(of: node)
      }
    }
  }

  /// Warns if something else is presented where a node presents something.
  private func checkPresentation(of node: ViewNode, besides later: [ViewNode]) {
    guard node.isMounted, let name = node.nameInFront else { return }
    let (presenter, root) = presenter(of: node)
    var nodes = [root]
    while let other = nodes.popLast() {
      nodes += other.children
      guard other !== node, let shown = other.nameInFront,
        !later.contains(where: { $0 === other }), self.presenter(of: other).presenter === presenter
      else { continue }
      return host.log(.presentedBesides(name, shown: shown), of: node)
    }
  }

  /// The presented view that a node is in, or the mounted one; and the mounted one.
  private func presenter(of node: ViewNode) -> (presenter: ViewNode, root: ViewNode) {
    var presenter: ViewNode?
    var (root, child) = (node, node)
    while let parent = root.parent {
      (root, child) = (parent, root)
      let isInFront = (root as? PresentedNode).map { !$0.isBesideItsOwner } ?? false
      if isInFront { presenter = presenter ?? root }
      if root is AlertNode, child !== root.children.first { presenter = presenter ?? root }
    }
    return (presenter ?? root, root)
  }
}

extension ViewNode {
  /// The name of what a node presents in front of all other views; nil if it presents nothing.
  fileprivate var nameInFront: String? {
    switch self {
    case let node as PresentationNode:
      node.children.dropFirst().contains { ($0 as? PresentedNode)?.isBesideItsOwner == false }
        ? node.presentedName : nil
    case let node as AlertNode: node.children.count > 1 ? node.shownName : nil
    default: nil
    }
  }
}
