internal import Interpreter
internal import Semantics

/// Something that a person can use.
package struct ControlDescription {
  package let kind: ControlKind
  package let label: String
  /// What it shows now.
  package let value: String?
  package let isEnabled: Bool
  /// The view it stands in.
  package let place: String
  let node: ViewNode
}

/// One choice of a picker or a tab view.
struct Choice {
  let label: String
  let value: Held
}

extension ViewHost {
  /// The controls on the screen, in order, of everything or of one view.
  package func controls(in name: String? = nil) throws(Failure) -> [ControlDescription] {
    guard let name else { return mounts.flatMap { controls(below: $0.node) } }
    guard let node = node(named: name) else {
      throw .mount(.unknownName(name, known: mounts.map(\.name)))
    }
    return controls(below: node)
  }

  func controls(below node: ViewNode) -> [ControlDescription] {
    let own = control(of: node)
    let isLeaf = own.map { $0.kind != .searchField } ?? false
    if isLeaf, !(node is StyledNode) { return own.map { [$0] } ?? [] }
    let inner = node.children.flatMap { controls(below: $0) }
    // A style that is made of controls of its own is used through them.
    if node is StyledNode, !inner.isEmpty { return inner }
    return (own.map { [$0] } ?? []) + inner
  }

  /// The control that a node is.
  func control(of node: ViewNode) -> ControlDescription? {
    let form = (node as? ContainerNode)?.form ?? styledForm(node)
    guard let form else { return nil }
    if form.name == "_Searchable" {
      return description(
        .searchField, node, label: node.value.value.fields[1].fields[1].asString,
        value: shownValue("_text", of: node.value.value.fields[1]))
    }
    guard let kind = form.control else { return nil }
    let view = node.value.value
    switch kind {
    case .button, .link, .stepper: return description(kind, node, value: icon(of: node))
    case .toggle: return description(kind, node, value: toggleText(view))
    case .textField, .textEditor:
      return description(kind, node, value: shownValue("_text", of: view))
    case .secureField:
      let count = shownValue("_text", of: view)?.count ?? 2
      return description(kind, node, value: String(repeating: "•", count: max(0, count - 2)))
    case .slider: return description(kind, node, value: shownValue("_value", of: view))
    case .picker, .datePicker:
      return description(kind, node, value: shownValue("_selection", of: view))
    case .searchField: return nil
    }
  }

  private func styledForm(_ node: ViewNode) -> ViewForm? {
    guard node is StyledNode else { return nil }
    return form(of: node.value.value)
  }

  private func description(
    _ kind: ControlKind, _ node: ViewNode, label: String? = nil, value: String? = nil
  ) -> ControlDescription {
    ControlDescription(
      kind: kind, label: label ?? controlLabel(node), value: value, isEnabled: isEnabled(node),
      place: node.name ?? node.namedAncestor?.name ?? "", node: node)
  }

  /// The label is the first child; a picker's options come after it.
  private func controlLabel(_ node: ViewNode) -> String {
    if node is StyledNode { return label(of: node) }
    return node.children.first.map { label(of: $0) } ?? ""
  }

  /// The image beside a control's text, which often says what state it is in.
  private func icon(of node: ViewNode) -> String? {
    guard let label = node is StyledNode ? node : node.children.first else { return nil }
    let images = images(of: label)
    return images.isEmpty || images == controlLabel(node) ? nil : images
  }

  private func toggleText(_ view: Value) -> String? {
    shownValue("_isOn", of: view).map { $0 == "true" ? "on" : "off" }
  }

  /// The present value of a binding in a field: texts in quotes, all else as it is printed.
  private func shownValue(_ field: String, of view: Value) -> String? {
    guard let binding = view.field(field, self) else { return nil }
    return try? untracked { () throws(Fault) in
      let value = Held(owned: try bound(binding))
      return value.value.kind == .string
        ? try machine.debugDescribe(value.value) : try machine.describe(value.value)
    }
  }

  /// The value that a binding leads to, owned.
  func bound(_ binding: Value) throws(Fault) -> Value {
    guard let property = wrappedValue(of: binding) else { return .none }
    return try machine.get(property, of: binding)
  }

  func wrappedValue(of binding: Value) -> Property? {
    guard let nominal = machine.dynamicType(binding).nominal else { return nil }
    for case .property(let property) in nominal.members["wrappedValue"] ?? [] { return property }
    return nil
  }

  /// Whether the environment lets the control be used.
  func isEnabled(_ node: ViewNode) -> Bool {
    let key = EnvironmentKey.key(machine.types.type(named: "_EnabledKey"))
    return node.frame.find(key)?.value.value.asBool ?? true
  }

  /// What a picker or tab view offers: views with tags, and rows by their ids.
  func choices(of node: ContainerNode) -> [Choice] {
    node.children.flatMap { choices(below: $0) }
  }

  private func choices(below node: ViewNode) -> [Choice] {
    if let container = node as? ContainerNode, container.form.name == "_Tag" {
      return [
        Choice(
          label: choiceLabel(container), value: Held(container.value.value.fields[1].fields[0]))
      ]
    }
    if let container = node as? ContainerNode, container.form.name == "Tab",
      let value = container.value.value.field("_value", self)?.payload
    {
      return [Choice(label: text(of: container), value: Held(value))]
    }
    let inner = node.children.flatMap { choices(below: $0) }
    if inner.isEmpty, let row = node as? RowNode, let id = rowID(row) {
      return [Choice(label: label(of: row), value: id)]
    }
    return inner
  }

  /// A tab is called by its `tabItem`.
  private func choiceLabel(_ node: ContainerNode) -> String {
    func tabItem(_ node: ViewNode) -> String? {
      if let container = node as? ContainerNode, container.form.name == "_Beside",
        container.value.value.fields[1].fields[0].asString == "tabItem",
        container.children.count > 1
      {
        return label(of: container.children[1])
      }
      for child in node.children { if let found = tabItem(child) { return found } }
      return nil
    }
    return tabItem(node) ?? label(of: node)
  }

  func rowID(_ row: RowNode) -> Held? {
    guard let owner = row.parent as? ForEachNode,
      let id = try? owner.identity(of: row.element.value, in: owner.value.value)
    else { return nil }
    return Held(owned: id)
  }
}
