internal import Interpreter
internal import Semantics
import SourceText

/// A control as a user sees it.
package struct ControlDescription {
  package let kind: ControlKind
  package let label: String
  /// Its current value as text.
  package let value: String?
  package let isEnabled: Bool
  /// The name of the view it is in.
  package let place: String
  /// Its other names.
  let names: [String]
  let node: ViewNode
  /// Whether a style draws it with other controls.
  private(set) var isDrawnByOthers = false

  var drawnByOthers: ControlDescription {
    var copy = self
    copy.isDrawnByOthers = true
    return copy
  }

  /// Its name in commands; without a label, that of its kind.
  var callName: String { label.isEmpty ? names.first ?? kindName : label }

  /// The type name of its view: `TextEditor`.
  private var kindName: String { kind.rawValue.capitalizedFirst }

  /// Whether a name is the type name of its view.
  func isKind(_ name: String) -> Bool { kindName.lowercased() == name.lowercased() }

  func isCalled(_ name: String) -> Bool { label == name || names.contains(name) }
}

/// One choice of a picker or a tab view.
struct Choice {
  let label: String
  let value: Held
  /// The row that it is.
  var row: RowNode?
  /// The tab that it shows.
  var pane: TabPaneNode?
  /// The link whose value may be selected instead of its row.
  var link: LinkNode?
}

/// What is on the screen: labels, controls and their values, choices and selections.
package final class Screen: HostRoom {
  /// The controls on the screen, in order, in all views or in one.
  package func controls(in name: String? = nil) throws(Failure) -> [ControlDescription] {
    guard let name else { return host.mounting.mounts.flatMap { controls(below: $0.node) } }
    return controls(below: try host.inspector.node(named: name))
  }

  func controls(below node: ViewNode) -> [ControlDescription] {
    let own = control(of: node)
    let isLeaf = own.map { !$0.kind.holdsControls } ?? false
    if isLeaf, !(node is StyledNode) { return own.map { [$0] } ?? [] }
    let inner = node.visibleChildren.flatMap { controls(below: $0) }
    // A style made of other controls is driven through these first.
    if node is StyledNode, !inner.isEmpty {
      return inner + (own.map { [$0.drawnByOthers] } ?? [])
    }
    return (own.map { [$0] } ?? []) + inner
  }

  /// The description of the control at a node.
  func control(of node: ViewNode) -> ControlDescription? {
    let form = (node as? ContainerNode)?.form ?? styledForm(node)
    guard let form else { return nil }
    guard let kind = form.control else { return nil }
    let view = form.described(in: node.value)
    return ControlDescription(
      kind: kind,
      label: (kind == .searchField ? view.part(.title, host)?.asString : nil) ?? controlLabel(node),
      value: text(besideLabelOf: kind, node, view), isEnabled: isEnabled(node),
      place: node.name ?? node.namedAncestor?.name ?? "", names: otherNames(of: node),
      node: node)
  }

  /// What a control shows besides its label.
  private func text(besideLabelOf kind: ControlKind, _ node: ViewNode, _ view: Value) -> String? {
    switch kind.shown {
    case .icon: return icon(of: node)
    case .value: return shownValue(of: view)
    case .ownText: return ownText(of: view) ?? shownValue(of: view)
    case .word(let on, let off): return shownValue(of: view).map { $0 == "true" ? on : off }
    case .dots:
      // The quotes are not masked: an empty text shows nothing else.
      let count = max(0, (shownValue(of: view)?.count ?? 2) - 2)
      return count == 0 ? "\"\"" : String(repeating: "•", count: count)
    }
  }

  private func styledForm(_ node: ViewNode) -> ViewForm? {
    guard node is StyledNode else { return nil }
    return host.library.form(of: node.value)
  }

  /// The other names of a node: accessibility labels and identifiers around it or in its label.
  func otherNames(of node: ViewNode) -> [String] {
    func givenName(_ node: ViewNode?) -> String? {
      guard let container = node as? ContainerNode, container.form.role == .drawnModifier,
        let modifier = container.part(.name)?.asString,
        ["accessibilityLabel", "accessibilityIdentifier", "accessibility", "help"]
          .contains(modifier)
      else { return nil }
      let argument = container.part(.arguments)?.fields.first?.payload
      guard let argument else { return nil }
      return argument.isString
        ? argument.asString : spokenText(of: argument)
    }
    var names: [String] = []
    // A style may add text to the label.
    if let drawn = (node as? StyledNode)?.drawnLabel { names.append(label(of: drawn)) }
    var around = node.parent
    while let container = around as? ContainerNode, container.form.isTransparent,
      container.children.count == 1
    {
      if let name = givenName(container) { names.append(name) }
      around = container.parent
    }
    var inside: ViewNode? = node
    while let current = inside, names.count < 8 {
      if let name = givenName(current) { names.append(name) }
      inside = current.children.count == 1 ? current.children[0] : nil
    }
    return names
  }

  /// The text that the library says a view shows.
  func ownText(of view: Value) -> String? {
    let shown = try? untracked { () throws(Fault) in Held(owned: try ask(.shown, of: view)) }
    return shown?.value.payload?.asString
  }

  /// The label is the first child; a picker's options come after it.
  private func controlLabel(_ node: ViewNode) -> String {
    if node is StyledNode { return label(of: node) }
    guard let first = node.children.first else { return "" }
    // Other controls in a row's label are not part of its name.
    let own = (node as? ContainerNode)?.form.control == .link ? wordsBesideControls(of: first) : ""
    return own.isEmpty ? label(of: first) : own
  }

  /// The image beside a control's text, which often shows the control's state.
  private func icon(of node: ViewNode) -> String? {
    guard let label = node is StyledNode ? node : node.children.first else { return nil }
    let images = images(of: label)
    return images.isEmpty || images == controlLabel(node) ? nil : images
  }

  /// The current value of a control's binding: strings in quotes, other values as printed.
  private func shownValue(of view: Value) -> String? {
    guard let binding = view.part(.value, host)?.payload else { return nil }
    return try? untracked { () throws(Fault) in
      let value = Held(owned: try bound(binding))
      return value.value.isString
        ? try machine.describer.debugDescribe(value.value)
        : try machine.describer.describe(value.value)
    }
  }

  /// The value of a binding, owned.
  func bound(_ binding: Value) throws(Fault) -> Value {
    guard let property = wrappedValue(of: binding) else { return .none }
    return try machine.get(property, of: binding)
  }

  func isBinding(_ value: Value) -> Bool {
    let traits = host.library.traits(of: value)
    return traits?.wrapper == .binding || traits?.role == .focusBinding
  }

  func wrappedValue(of binding: Value) -> Property? {
    guard let nominal = machine.dynamicType(binding).nominal else { return nil }
    for case .property(let property) in nominal.members["wrappedValue"] ?? [] { return property }
    return nil
  }

  /// Whether the control is enabled in its environment.
  func isEnabled(_ node: ViewNode) -> Bool {
    let key = EnvironmentKey.key(machine.types.type(named: "_EnabledKey"))
    return node.frame.find(key)?.value.value.asBool ?? true
  }

  /// The choices of a picker or tab view: views with tags, and rows by their ids.
  func choices(of node: ContainerNode) -> [Choice] {
    node.visibleChildren.flatMap { choices(below: $0) }
  }

  /// - Parameter areRows: whether rows found here are rows of the container; false inside a row
  ///   that lays them out beside other views.
  private func choices(
    below node: ViewNode, isInRow: Bool = false, areRows: Bool = true
  ) -> [Choice] {
    if let pane = node as? TabPaneNode {
      return [Choice(label: tabLabel(pane), value: pane.tag ?? Held(.none), pane: pane)]
    }
    if let container = node as? ContainerNode, container.form.role == .tag,
      let tag = container.part(.value)
    {
      return [Choice(label: label(of: container), value: Held(tag))]
    }
    if let link = node as? LinkNode, link.part(.element)?.payload != nil {
      return [Choice(label: label(of: link), value: Held(.none), link: link)]
    }
    // The choices of a menu or picker inside a row are not the list's.
    if let kind = (node as? ContainerNode)?.form.control, [.menu, .picker].contains(kind) {
      return []
    }
    let inner = node.visibleChildren.flatMap {
      choices(
        below: $0, isInRow: isInRow || node is RowNode,
        areRows: areRows && !(isInRow && isLaidOutAsOne(node)))
    }
    guard areRows else { return inner }
    if let row = node as? RowNode, inner.count == 1, let link = inner[0].link, let id = rowID(row) {
      return [Choice(label: rowName(row), value: id, row: row, link: link)]
    }
    if let row = node as? RowNode, inner.isEmpty || isOutlineBranch(row), let id = rowID(row) {
      return [Choice(label: rowName(row), value: id, row: row)] + inner
    }
    return inner
  }

  /// Whether a list has a single row for everything in a container.
  private func isLaidOutAsOne(_ node: ViewNode) -> Bool {
    guard let container = node as? ContainerNode else { return false }
    return container.form.role == .tableCells || !container.isFlattenedInLists
  }

  /// Whether nested rows are displayed below the row, as in an outline; then it can be selected
  /// like them.
  private func isOutlineBranch(_ row: RowNode) -> Bool { disclosure(in: row) != nil }

  /// The disclosure that makes up a whole row.
  private func disclosure(in node: ViewNode) -> ContainerNode? {
    guard let child = node.children.first, node.children.count == 1 else { return nil }
    if let container = child as? ContainerNode {
      if container.form.control == .disclosure { return container }
      if !container.form.isTransparent { return nil }
    }
    return disclosure(in: child)
  }

  /// The label of a row: of a disclosure, its label; in a table, its first cell.
  func rowName(_ row: RowNode) -> String {
    if let cells = cells(in: row) { return cells.children.first.map { label(of: $0) } ?? "" }
    return disclosure(in: row).flatMap { control(of: $0)?.label } ?? label(of: row)
  }

  private func cells(in node: ViewNode) -> ContainerNode? {
    if let cells = node as? ContainerNode, cells.form.role == .tableCells { return cells }
    // For example, a menu is beside the cells.
    let isAround = (node as? ContainerNode)?.form.isTransparent ?? false
    guard let child = node.children.first, isAround || node.children.count == 1 else { return nil }
    return cells(in: child)
  }

  /// The name of a tab: its title or `tabItem`, otherwise the label of its content or its tag.
  func tabLabel(_ pane: TabPaneNode) -> String {
    if !pane.title.isEmpty { return pane.title }
    let label = label(of: pane.label ?? pane)
    guard label.isEmpty, let tag = pane.tag else { return label }
    return (try? untracked { () throws(Fault) in try machine.describer.describe(tag.value) }) ?? ""
  }

  func rowID(_ row: RowNode) -> Held? {
    guard let owner = row.parent as? ForEachNode,
      let id = try? owner.identity(of: row.element, in: owner.value)
    else { return nil }
    return Held(owned: id)
  }
}
