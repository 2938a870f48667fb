/// Nodes that show nothing.
extension ViewNode {
  /// Whether it shows nothing: it is an `EmptyView`, an optional view that is nil, or holds nothing else.
  var isEmpty: Bool {
    switch self {
    case let container as ContainerNode:
      if container.children.isEmpty { return container.form.isEmptyWithoutChildren }
      // What a modifier adds beside its content is no part of that.
      if container.form.isModifier { return children[0].isEmpty }
      return container.form.isTransparent && children.allSatisfy(\.isEmpty)
    case is ForEachNode: return children.allSatisfy(\.isEmpty)
    case let body as ViewBodyNode where body.wrapped != nil: return false
    case let body as BodyNode where body.isStandIn: return false
    case is BodyNode, is ConditionalNode, is IdentifiedNode, is ErasedNode, is EquatableNode,
      is EnvironmentNode, is PlaceholderNode, is RowNode:
      return !children.isEmpty && children.allSatisfy(\.isEmpty)
    default: return type == nil
    }
  }

  /// Has the modifiers for appearing around a change of content check whether they show anything now.
  final func noteContentChange() {
    var current: ViewNode? = self
    while let node = current,
      (node as? ContainerNode).map({ $0.form.isTransparent || $0.form.isModifier }) ?? true
    {
      if let lifetime = node as? LifetimeNode { host.updates.schedule(.appear(lifetime)) }
      current = node.parent
    }
  }
}

extension ViewForm {
  /// Whether a node of this form without children shows nothing; others draw something themselves.
  fileprivate var isEmptyWithoutChildren: Bool {
    role == .empty || role == .tuple || role == .group
  }
}
