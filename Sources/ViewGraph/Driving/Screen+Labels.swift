internal import Interpreter

/// What views say.
extension Screen {
  /// What a view of the library says itself.
  func spokenText(of node: ContainerNode) -> String {
    node.form.textSlot.map { node.value.fields[$0].asString } ?? ""
  }

  /// What a `Text` says that is an argument of a modifier.
  func spokenText(of argument: Value) -> String? {
    host.library.role(of: argument) == .text ? argument.part(.text, host)?.asString : nil
  }

  /// What a subtree says: its texts, in order; where there are none, its images.
  func label(of node: ViewNode) -> String {
    let texts = words(of: node, from: [.text, .drawnView])
    return texts.isEmpty ? images(of: node) : texts
  }

  /// The texts of a subtree that stand in no control.
  func wordsBesideControls(of node: ViewNode) -> String {
    if control(of: node) != nil { return "" }
    if let container = node as? ContainerNode, container.form.role == .text {
      return spokenText(of: container)
    }
    return ownParts(of: node).map { wordsBesideControls(of: $0) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The names of the images in a subtree.
  func images(of node: ViewNode) -> String { words(of: node, from: [.image]) }

  /// What a node shows of itself: what a swipe or a menu offers is no part of what it says.
  private func ownParts(of node: ViewNode) -> [ViewNode] {
    offered(beside: node) == nil ? node.childrenInSight : Array(node.childrenInSight.prefix(1))
  }

  private func words(of node: ViewNode, from roles: Set<LibraryRole>) -> String {
    if let container = node as? ContainerNode, let role = container.form.role, roles.contains(role)
    {
      return spokenText(of: container)
    }
    return ownParts(of: node).map { words(of: $0, from: roles) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
