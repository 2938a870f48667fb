internal import Interpreter

/// Rows of lists and forms, each of which is one button as long as its buttons have the default style.
extension Driver {
  /// The controls that a tap on one of them uses.
  func buttonsTapped(with target: ControlDescription) throws(Failure) -> [ControlDescription] {
    guard let place = rowPlace(of: target) else { return [target] }
    let buttons = host.screen.controlsInReach(below: [place.row]).filter {
      $0.isEnabled && rowPlace(of: $0)?.row === place.row
    }
    guard buttons.count > 1 else { return [target] }
    host.log(
      .rowOfButtons(buttons.map(\.callName), container: place.container.form.shownName),
      of: place.row)
    return buttons
  }

  /// The row that a button with the default style is in, and the list or form; nil where a tap is the button's own.
  private func rowPlace(
    of control: ControlDescription
  ) -> (row: ViewNode, container: ContainerNode)? {
    guard control.kind == .button, !(control.node is StyledNode) else { return nil }
    var row: ViewNode = control.node
    var current: ViewNode = control.node
    while !current.isPresented, let outer = current.parent {
      switch outer {
      case is ContextMenuNode, is StyledNode, is LinkNode: return nil
      case let container as ContainerNode:
        if [.list, .form].contains(container.form.role) {
          return hasButtonStyle(container) ? nil : (row, container)
        }
        if setsButtonStyle(container) { return nil }
        if container.form.role == .beside, container.children.first !== current { return nil }
        if !container.isFlattenedInLists {
          if container.form.control != nil { return nil }
          row = container
        }
      default: break
      }
      current = outer
    }
    return nil
  }

  private func hasButtonStyle(_ node: ViewNode) -> Bool {
    var current: ViewNode? = node
    while let outer = current {
      if let container = outer as? ContainerNode, setsButtonStyle(container) { return true }
      current = outer.parent
    }
    return false
  }

  private func setsButtonStyle(_ node: ContainerNode) -> Bool {
    node.form.role == .drawnModifier && node.part(.name)?.asString == "buttonStyle"
  }
}

extension ContainerNode {
  /// Whether a list makes rows of the views inside rather than of all of it.
  var isFlattenedInLists: Bool {
    form.isTransparent || form.role == .section || form.control == .disclosure
  }
}
