internal import Interpreter

/// Taps, choices and rows.
extension ViewHost {
  func tap(_ label: String, _ roots: [ViewNode]) throws(Failure) {
    let gestures = roots.flatMap { interactions("tap", below: $0) }.filter { gesture in
      self.label(of: gesture) == label
    }
    let hasButton = roots.flatMap { controls(below: $0) }.contains {
      $0.label == label && [.button, .link, .toggle].contains($0.kind)
    }
    if let first = gestures.first, !hasButton {
      guard gestures.count == 1 else {
        throw .drive(.ambiguous(label, places: gestures.map { $0.namedAncestor?.name ?? "" }))
      }
      return try program { () throws(Fault) in try act(first.value.value.fields[1].fields[1]) }
    }
    let target = try control(label, [.button, .link, .toggle], "tap", roots)
    switch target.kind {
    case .toggle: try write(.bool(target.value != "on"), to: "_isOn", of: target.node.value.value)
    case .link: try follow(target.node)
    default: try press(target.node)
    }
  }

  private func press(_ node: ViewNode) throws(Failure) {
    guard let action = node.value.value.field("_action", self) else { return }
    let alert = node.ancestor(AlertNode.self)
    try program { () throws(Fault) in
      try act(action)
      // Every button of an alert closes it.
      if let alert, !isContent(node, of: alert) { try alert.dismissPresented() }
    }
  }

  /// Whether a node stands in the view that an alert is attached to, not in the alert.
  private func isContent(_ node: ViewNode, of alert: AlertNode) -> Bool {
    var current: ViewNode? = node
    while let candidate = current, candidate.parent !== alert { current = candidate.parent }
    return current === alert.children.first
  }

  func gesture(_ kind: String, _ label: String, _ roots: [ViewNode]) throws(Failure) {
    let all = roots.flatMap { interactions(kind, below: $0) }
    guard let found = all.first(where: { self.label(of: $0) == label }) else {
      throw .drive(
        .unknownControl(label, action: kind, known: all.map { self.label(of: $0) }))
    }
    try program { () throws(Fault) in try act(found.value.value.fields[1].fields[1]) }
  }

  private func interactions(_ kind: String, below node: ViewNode) -> [ContainerNode] {
    var found: [ContainerNode] = []
    if let container = node as? ContainerNode, container.form.name == "_Interaction",
      container.value.value.fields[1].fields[0].asString == kind
    {
      found.append(container)
    }
    for child in node.children { found += interactions(kind, below: child) }
    return found
  }

  /// Chooses in a picker, a tab view or a list with a selection.
  func select(_ label: String, _ value: String, _ roots: [ViewNode]) throws(Failure) {
    let pickers = roots.flatMap { controls(below: $0) }.filter { $0.kind == .picker }
    let hasContainers = roots.contains { !selectables(below: $0).isEmpty }
    if pickers.contains(where: { $0.label == label })
      || (!hasContainers && label.isEmpty && !pickers.isEmpty)
    {
      let picker = try control(label, [.picker], "select", roots)
      guard let node = picker.node as? ContainerNode else { return }
      return try choose(value, in: node, called: label)
    }
    let wanted = value.isEmpty ? label : value
    let containers = roots.flatMap { selectables(below: $0) }
    let named = containers.filter { $0.form.name == label }
    for node in named.isEmpty ? containers : named
    where choices(of: node).contains(where: { $0.label == wanted }) {
      return try choose(wanted, in: node, called: node.form.name)
    }
    if let node = named.first ?? containers.first {
      return try choose(wanted, in: node, called: node.form.name)
    }
    throw .drive(.unknownControl(label, action: "select in", known: pickers.map(\.label)))
  }

  private func selectables(below node: ViewNode) -> [ContainerNode] {
    var found: [ContainerNode] = []
    if let container = node as? ContainerNode, ["TabView", "List"].contains(container.form.name) {
      let view = container.value.value
      if view.field("_selection", self)?.payload != nil
        || view.field("_selections", self)?.payload != nil
      {
        found.append(container)
      }
    }
    return found + node.children.flatMap { selectables(below: $0) }
  }

  private func choose(
    _ value: String, in node: ContainerNode, called name: String
  ) throws(Failure) {
    let choices = choices(of: node)
    var chosen = choices.first { $0.label == value }
    if chosen == nil {
      chosen = choices.first { choice in
        (try? untracked { () throws(Fault) in try machine.describe(choice.value.value) }) == value
      }
    }
    guard let chosen else {
      throw .drive(.wrongValue(value, control: name, allowed: choices.map(\.label)))
    }
    guard isEnabled(node) else { throw .drive(.disabled(name)) }
    machine.writeKind = .binding
    defer { machine.writeKind = nil }
    try program { () throws(Fault) in
      try ask("_select", of: node.value.value, [chosen.value.value]).release()
    }
  }

  /// Deletes or moves a row, as a list's editing does.
  func edit(
    _ row: String, _ function: String, _ arguments: [Value], _ roots: [ViewNode]
  ) throws(Failure) {
    let lists = roots.flatMap { collections(below: $0) }
    for list in lists {
      guard let index = try program({ () throws(Fault) in try list.position(ofRow: row) }),
        let editing = editing(of: list, with: function)
      else { continue }
      try program { () throws(Fault) in
        try ask(function, of: editing.value.value.fields[1], [.int(index)] + arguments).release()
      }
      return
    }
    throw .drive(.unknownRow(row, known: lists.flatMap { $0.rows.compactMap(\.name) }))
  }

  private func editing(of list: ForEachNode, with function: String) -> ContainerNode? {
    let field = function == "_delete" ? "delete" : "move"
    var current = list.parent
    while let container = current as? ContainerNode, container.form.isTransparent {
      if container.form.name == "_Deletable",
        container.value.value.fields[1].field(field, self)?.payload != nil
      {
        return container
      }
      current = container.parent
    }
    return nil
  }

  func collections(below node: ViewNode) -> [ForEachNode] {
    if let list = node as? ForEachNode {
      return [list] + list.children.flatMap { collections(below: $0) }
    }
    return node.children.flatMap { collections(below: $0) }
  }

  /// Brings a row into sight, by its name or its number.
  func scroll(to row: String, _ roots: [ViewNode]) throws(Failure) {
    let lists = roots.flatMap { collections(below: $0) }
    for list in lists {
      let index = try program { () throws(Fault) in try list.position(ofRow: row) }
      guard let index = index ?? Int(row) else { continue }
      return try program { () throws(Fault) in
        if index < (try list.elementCount(of: list.value.value)) { try list.scroll(to: index) }
      }
    }
    throw .drive(.unknownRow(row, known: lists.flatMap { $0.rows.compactMap(\.name) }))
  }

  /// Closes what was presented last.
  func dismissTopmost(_ roots: [ViewNode]) throws(Failure) {
    guard let last = roots.flatMap({ presentations(below: $0) }).last else {
      throw .drive(.nothingToDismiss)
    }
    try program { () throws(Fault) in try last.dismissPresented() }
  }

  private func presentations(below node: ViewNode) -> [ViewNode] {
    var found: [ViewNode] = []
    if node is PresentationNode || node is AlertNode, node.children.count > 1 { found.append(node) }
    if let stack = node as? NavigationNode, stack.children.count > 1 { found.append(stack) }
    for child in node.children { found += presentations(below: child) }
    return found
  }

  func back(_ roots: [ViewNode]) throws(Failure) {
    let stacks = roots.flatMap { presentations(below: $0) }.compactMap { $0 as? NavigationNode }
    guard let last = stacks.last else { throw .drive(.nothingPresented) }
    try program { () throws(Fault) in try last.dismissPresented() }
  }

  func refresh(_ roots: [ViewNode]) throws(Failure) {
    func refreshable(_ node: ViewNode) -> ViewNode? {
      if node is EnvironmentNode, form(of: node.value.value).name == "_Refreshable" { return node }
      for child in node.children { if let found = refreshable(child) { return found } }
      return nil
    }
    guard let node = roots.compactMap({ refreshable($0) }).first else {
      throw .drive(.unknownControl("", action: "refresh", known: []))
    }
    try program { () throws(Fault) in
      try ask("_start", of: node.value.value.fields[1]).release()
    }
  }
}
