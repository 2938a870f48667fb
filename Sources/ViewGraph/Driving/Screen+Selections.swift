internal import Interpreter

/// What is chosen in pickers, tab views, lists and tables.
extension Screen {
  /// What the selection of a view holds.
  func chosenValues(of view: Value) -> [Held] {
    func value(_ part: ViewPart) -> Held? {
      guard let binding = view.part(part, host)?.payload else { return nil }
      return try? untracked { () throws(Fault) in Held(owned: try bound(binding)) }
    }
    let several = value(.values).map { $0.value.set.members.map { Held($0) } } ?? []
    return several + (value(.value).map { [$0] } ?? [])
  }

  func isChosen(_ value: Held, among chosen: [Held]) -> Bool {
    chosen.contains { (try? host.driver.rowFinder.isSameID($0.value, value.value)) ?? false }
  }

  func isChosen(_ row: RowNode) -> Bool {
    guard let list = selectable(around: row), let id = rowID(row) else { return false }
    return isChosen(id, among: chosenValues(of: list.value))
  }

  /// Whether a view with a `tag` is what a list has chosen.
  func isChosen(tagged node: ContainerNode) -> Bool {
    guard let list = selectable(around: node), let tag = node.part(.value) else { return false }
    return isChosen(Held(tag), among: chosenValues(of: list.value))
  }

  /// Whether the value of a link is what a list has chosen.
  func isChosen(_ link: LinkNode) -> Bool {
    guard let value = link.part(.element)?.payload,
      let list = selectable(around: link)
    else { return false }
    return isChosen(Held(value), among: chosenValues(of: list.value))
  }

  /// The list or table whose rows can be chosen that a node stands in.
  private func selectable(around node: ViewNode) -> ContainerNode? {
    var current = node.parent
    while let candidate = current {
      if let container = candidate as? ContainerNode {
        switch container.form.role {
        case .list, .table: return container
        case .picker, .tabs: return nil
        default: break
        }
      }
      current = candidate.parent
    }
    return nil
  }

  /// What a modifier puts beside a view without its being part of the view: `swipeActions`,
  /// `contextMenu`, `tabItem`.
  func offered(beside node: ViewNode) -> String? {
    if node is ContextMenuNode { return "contextMenu" }
    guard let container = node as? ContainerNode, container.form.role == .beside else {
      return nil
    }
    switch container.part(.kind)?.asString {
    case "swipe": return "swipeActions"
    case "tabItem": return "tabItem"
    default: return nil
    }
  }
}
