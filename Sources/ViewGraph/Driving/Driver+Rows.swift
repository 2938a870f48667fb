internal import Interpreter

/// Rows of lists and forms. If the buttons in a row have the default style, a tap on the row uses
/// all of them.
extension Driver {
  /// The controls that a tap uses: the control itself, or all buttons of a row that acts as one.
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

  /// The row of a button with the default style, and its list or form; nil if a tap uses this
  /// button only.
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
        if container.form.role == .attached, container.children.first !== current { return nil }
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
  /// Whether a list makes a row of each view inside rather than one row of the whole.
  var isFlattenedInLists: Bool {
    form.isTransparent || form.role == .section || form.control == .disclosure
  }
}
