internal import Interpreter

/// What views say.
extension ViewHost {
  /// What a view of the library says itself.
  func text(of node: ContainerNode) -> String {
    guard let slot = node.form.textSlot else { return "" }
    if node.form.name == "_InertLeaf" { return node.value.fields[slot].asString }
    return node.value.fields[slot].asString
  }

  /// What a subtree says: its texts, in order; where there are none, its images.
  func label(of node: ViewNode) -> String {
    let texts = words(of: node, from: ["Text", "_InertLeaf"])
    return texts.isEmpty ? images(of: node) : texts
  }

  /// The texts of a subtree that stand in no control.
  func wordsBesideControls(of node: ViewNode) -> String {
    if control(of: node) != nil { return "" }
    if let container = node as? ContainerNode, container.form.name == "Text" {
      return text(of: container)
    }
    return ownParts(of: node).map { wordsBesideControls(of: $0) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The names of the images in a subtree.
  func images(of node: ViewNode) -> String { words(of: node, from: ["Image"]) }

  /// What a node shows of itself: what a swipe or a menu offers is no part of what it says.
  private func ownParts(of node: ViewNode) -> [ViewNode] {
    offered(beside: node) == nil ? node.childrenInSight : Array(node.childrenInSight.prefix(1))
  }

  private func words(of node: ViewNode, from kinds: Set<String>) -> String {
    if let container = node as? ContainerNode, kinds.contains(container.form.name) {
      return text(of: container)
    }
    return ownParts(of: node).map { words(of: $0, from: kinds) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
