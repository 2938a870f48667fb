internal import Interpreter

/// The texts of views.
extension Screen {
  /// The text that a library view itself shows.
  func spokenText(of node: ContainerNode) -> String {
    node.form.textSlot.map { node.value.fields[$0].asString } ?? ""
  }

  /// The string of a `Text` that is an argument of a modifier.
  func spokenText(of argument: Value) -> String? {
    switch host.library.role(of: argument) {
    case .text, .spokenText: argument.part(.text, host)?.asString
    default: nil
    }
  }

  /// The label of a subtree: its texts, in order; if there are none, its images.
  func label(of node: ViewNode) -> String {
    let texts = words(of: node, from: [.text, .drawnView])
    return texts.isEmpty ? images(of: node) : texts
  }

  /// The texts of a subtree outside controls.
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

  /// The children that a node itself shows: swipe actions and menus are not part of its label.
  private func ownParts(of node: ViewNode) -> [ViewNode] {
    offered(beside: node) == nil ? node.visibleChildren : Array(node.visibleChildren.prefix(1))
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
