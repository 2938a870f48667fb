internal import Interpreter

/// What covers a view, so that a user cannot reach it.
struct Cover {
  /// `TaskDetail#2`, `alert "New task"`.
  let name: String
  /// The command that removes it; nil if only the program can.
  let way: String?
}

/// The presented and pushed views, and what they cover.
extension Screen {
  /// The controls that can be used by hand, in order.
  func controlsInReach(below roots: [ViewNode]) -> [ControlDescription] {
    inReach(roots.flatMap { controls(below: $0) })
  }

  /// The controls that nothing covers, in order, including those that cannot be touched.
  func controlsInFront(below roots: [ViewNode]) -> [ControlDescription] {
    inFront(roots.flatMap { controls(below: $0) })
  }

  /// The controls among `controls` that can be used by hand. The field with the focus counts even
  /// if it is covered, because it receives what is typed.
  func inReach(_ controls: [ControlDescription]) -> [ControlDescription] {
    inFront(controls).filter { $0.node.touchShield == nil || host.driver.focus.hasFocus($0) }
  }

  /// The controls among `controls` that nothing covers.
  private func inFront(_ controls: [ControlDescription]) -> [ControlDescription] {
    let reached = Set(inReach(controls.map(\.node)).map(ObjectIdentifier.init))
    return controls.filter { reached.contains(ObjectIdentifier($0.node)) }
  }

  /// The views among `nodes` that nothing covers.
  func inReach<Node: ViewNode>(_ nodes: [Node]) -> [Node] {
    var coverings: [ObjectIdentifier: Covering] = [:]
    return nodes.filter { node in
      let root = node.root
      let covering = coverings[ObjectIdentifier(root)] ?? Covering(of: root, on: self)
      coverings[ObjectIdentifier(root)] = covering
      return covering.cover(of: node) == nil
    }
  }

  /// What covers a view.
  func cover(of node: ViewNode) -> Cover? {
    switch Covering(of: node.root, on: self).cover(of: node) {
    case let stack as NavigationNode:
      Cover(name: stack.topName, way: "back")
    case let presentation as PresentationNode:
      Cover(
        name: presentation.presentedName,
        way: presentation.kind == "destination"
          ? "back" : presentation.refusesHand ? nil : "dismiss")
    case let alert as AlertNode:
      Cover(name: "the \(alert.kind) \"\(alert.title)\"", way: "dismiss")
    default: nil
    }
  }

  /// The topmost presentation: a sheet covers the view it is attached to and everything navigation
  /// has pushed there.
  func topmost(below nodes: [ViewNode]) -> ViewNode? {
    let front = front(below: nodes)
    let inside = front.map { Array($0.children.dropFirst()) } ?? nodes
    return inside.flatMap { presentations(below: $0) }.last ?? front
  }

  /// The presentation in front of everything else, among those that a test accepts.
  func front(
    below nodes: [ViewNode], where isMeant: (ViewNode) -> Bool = { _ in true }
  ) -> ViewNode? {
    let found = nodes.flatMap { presentations(below: $0) { !$0.isInFront } }
    for presentation in found.filter(\.isInFront).reversed() {
      let presented = Array(presentation.children.dropFirst())
      if let inner = front(below: presented, where: isMeant) { return inner }
      if isMeant(presentation) { return presentation }
    }
    return nil
  }

  /// The presentations in a tree; below a node that `isEntered` rejects, only those in its first child.
  func presentations(
    below node: ViewNode, goingInto isEntered: (ViewNode) -> Bool = { _ in true }
  ) -> [ViewNode] {
    var found: [ViewNode] = []
    if node is PresentingNode, node.children.count > 1 { found.append(node) }
    if let stack = node as? NavigationNode, stack.isDeep { found.append(stack) }
    if isSearching(node) { found.append(node) }
    let parts = isEntered(node) ? node.visibleChildren : Array(node.visibleChildren.prefix(1))
    for child in parts { found += presentations(below: child, goingInto: isEntered) }
    return found
  }

  /// Whether a search is active in the field that suggestions belong to: the field that they are
  /// attached to, or one around them.
  func isSearching(besides suggestions: ContainerNode) -> Bool {
    func isField(_ node: ViewNode) -> Bool { (node as? ContainerNode)?.form.role == .search }
    var inner = suggestions.children.first
    while let node = inner {
      if isField(node) { return isSearching(node) }
      inner = (node as? ContainerNode)?.form.isTransparent == false ? nil : node.children.first
    }
    var outer = suggestions.parent
    while let node = outer {
      if isField(node) { return isSearching(node) }
      outer = node.parent
    }
    return false
  }

  /// Whether a node is a search field with an active search.
  private func isSearching(_ node: ViewNode) -> Bool {
    guard let field = node as? ContainerNode, field.form.role == .search else { return false }
    let answer = try? untracked { () throws(Fault) in
      try ask(.isActive, of: field.described).asBool
    }
    return answer ?? false
  }
}

/// What covers parts of a mounted view at the moment.
private struct Covering {
  /// Covers everything that it does not present itself.
  private let front: ViewNode?
  /// The destinations that a binding of the program shows; each covers the column it is in.
  private let destinations: [ViewNode]

  init(of root: ViewNode, on screen: Screen) {
    // A presentation that leaves its background usable covers nothing.
    front = screen.front(below: [root]) { node in
      (node as? PresentationNode)?.leavesBackground != true
    }
    destinations = screen.presentations(below: root).filter {
      ($0 as? PresentationNode)?.kind == "destination"
    }
  }

  /// The node whose presented or pushed view covers a view.
  func cover(of node: ViewNode) -> ViewNode? {
    if let front, !node.isPresented(by: front) { return front }
    var inner = node
    while let outer = inner.parent, outer !== front {
      if let stack = outer as? NavigationNode {
        if stack.covered.contains(where: { $0 === inner }) { return stack }
        if inner === stack.children.last,
          let last = destinations.last(where: { $0.ancestor(NavigationNode.self) === stack }),
          !node.isPresented(by: last)
        {
          return last
        }
      }
      inner = outer
    }
    return nil
  }
}

extension ViewNode {
  /// Whether this presents a view in front of all others: not a destination or an inspector.
  var isInFront: Bool {
    guard let presentation = self as? PresentationNode else { return self is AlertNode }
    return !["destination", "inspector"].contains(presentation.kind)
  }

  /// Whether this node is in the view that `owner` presents, rather than in the view that it is
  /// attached to.
  fileprivate func isPresented(by owner: ViewNode) -> Bool {
    owner.children.dropFirst().contains { isInside($0) }
  }

  /// The mounted view that the node is in.
  fileprivate var root: ViewNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}
