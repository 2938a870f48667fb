internal import Interpreter

/// Selections of pickers, tab views, lists and tables.
extension Screen {
  /// The values in the selection of a view.
  func chosenValues(of view: Value) -> [Held] {
    func value(_ part: ViewPart) -> Held? {
      guard let binding = view.part(part, host)?.payload else { return nil }
      return try? untracked { () throws(Fault) in Held(owned: try bound(binding)) }
    }
    let several = value(.values).map { $0.value.set.members.map { Held($0) } } ?? []
    return several + (value(.value).map { [$0] } ?? [])
  }

  /// Whether a selection holds a value, which may be nil: `.tag(String?.none)`.
  func isChosen(_ value: Held, among chosen: [Held]) -> Bool {
    if value.value.payload == nil { return chosen.contains { $0.value.payload == nil } }
    return chosen.contains { (try? host.driver.rowFinder.isSameID($0.value, value.value)) ?? false }
  }

  /// Warns if the selection of a picker or tab view is not the tag of any of its choices.
  func checkSelection(of node: ContainerNode) {
    guard node.isMounted, let value = unmatchedSelection(of: node) else { return }
    let text = try? untracked { () throws(Fault) in try machine.describer.describe(value.value) }
    host.log(.noTag(control: node.form.shownName, value: text ?? ""), of: node)
  }

  /// The selection, if there are choices with tags and it is not the tag of any.
  func unmatchedSelection(of node: ContainerNode) -> Held? {
    let tagged = choices(of: node).filter {
      $0.link == nil && ($0.pane == nil || $0.pane?.tag != nil)
    }
    let chosen = chosenValues(of: node.value)
    guard !tagged.isEmpty, let value = chosen.first,
      !tagged.contains(where: { isChosen($0.value, among: chosen) })
    else { return nil }
    return value
  }

  func isChosen(_ row: RowNode) -> Bool {
    guard let list = selectable(around: row), let id = rowID(row) else { return false }
    return isChosen(id, among: chosenValues(of: list.value))
  }

  /// Whether a view with a `tag` is selected in its list.
  func isChosen(tagged node: ContainerNode) -> Bool {
    guard let list = selectable(around: node), let tag = node.part(.value) else { return false }
    return isChosen(Held(tag), among: chosenValues(of: list.value))
  }

  /// Whether the value of a link is selected in its list.
  func isChosen(_ link: LinkNode) -> Bool {
    guard let value = link.part(.element)?.payload,
      let list = selectable(around: link)
    else { return false }
    return isChosen(Held(value), among: chosenValues(of: list.value))
  }

  /// The enclosing list or table with selectable rows.
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

  /// What a modifier attaches to a view without making it part of the view: `swipeActions`,
  /// `contextMenu`, `tabItem`.
  func offered(beside node: ViewNode) -> String? {
    if node is ContextMenuNode { return "contextMenu" }
    guard let container = node as? ContainerNode, container.form.role == .attached else {
      return nil
    }
    switch container.part(.kind)?.asString {
    case "swipe": return "swipeActions"
    case "tabItem": return "tabItem"
    default: return nil
    }
  }
}
