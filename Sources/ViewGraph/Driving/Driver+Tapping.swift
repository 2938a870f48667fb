internal import Interpreter

/// Taps, choices and rows.
extension Driver {
  func tap(_ label: String, _ roots: [ViewNode]) throws(Failure) {
    let kinds = ViewUse.tap.kinds
    let hasButton = host.screen.controlsInReach(below: roots).contains {
      $0.isCalled(label) && kinds.contains($0.kind)
    }
    if !hasButton {
      for kind in ["tap", "doubletap"]
      where !gestures.listeners(to: kind, called: label, roots).isEmpty {
        return try gestures.gesture(kind, label, roots)
      }
      for tab in tabs(roots)
      where host.screen.choices(of: tab).contains(where: { $0.label == label }) {
        return try choose(label, in: tab, called: "TabView")
      }
    }
    for tab in roots.flatMap({ selectables(below: $0) })
    where !hasButton && tab.form.role == .tabs && choice(label, of: tab) != nil {
      try requireReach(to: tab, called: label)
    }
    let target = try findControl(label, for: .tap, "tap", roots)
    for control in try buttonsTapped(with: target) {
      try gestures.touch(control) { () throws(Failure) in
        switch control.kind {
        case .toggle, .disclosure: try flip(control)
        case .link: if let link = control.node as? LinkNode { try follow(link) }
        default: try press(control.node)
        }
      }
    }
  }

  private func tabs(_ roots: [ViewNode]) -> [ContainerNode] {
    selectablesInReach(roots).filter { $0.form.role == .tabs }
  }

  /// The names of the tabs that can be tapped.
  func tabNames(_ roots: [ViewNode]) -> [String] {
    tabs(roots).flatMap { host.screen.choices(of: $0) }.map(\.label)
  }

  /// Switches a toggle, or opens or closes a disclosure.
  func flip(_ control: ControlDescription) throws(Failure) {
    let isOn = control.value == "on" || control.value == "open"
    try write(.bool(!isOn), to: .value, of: control.node.value)
  }

  func press(_ node: ViewNode) throws(Failure) {
    if let completion = node.value.part(.completion, host) {
      guard let field = searchField(near: node) else { return }
      return try write(
        completion.retained(), to: .value, of: host.library.modifier(of: field.value))
    }
    guard let action = node.value.part(.action, host)?.payload else { return }
    let alert = node.ancestor(AlertNode.self)
    try runProgram { () throws(Fault) in
      try act(action)
      // Every button of an alert closes it.
      if let alert, !isContent(node, of: alert) { try alert.dismissPresented() }
    }
  }

  /// The search field that a suggestion belongs to: the nearest enclosing or adjacent one.
  private func searchField(near node: ViewNode) -> ViewNode? {
    var current: ViewNode? = node
    while let candidate = current {
      let fields = host.screen.controls(below: candidate).filter { $0.kind == .searchField }
      if let field = fields.first { return field.node }
      current = candidate.parent
    }
    return nil
  }

  /// Whether a node is in the view that an alert is attached to rather than in the alert.
  private func isContent(_ node: ViewNode, of alert: AlertNode) -> Bool {
    var current: ViewNode? = node
    while let candidate = current, candidate.parent !== alert { current = candidate.parent }
    return current === alert.children.first
  }

  /// Chooses in a picker, a tab view or a list with a selection.
  func select(_ label: String, _ value: String, _ roots: [ViewNode]) throws(Failure) {
    let kinds = ViewUse.select.kinds
    let pickers = host.screen.controlsInReach(below: roots).filter { kinds.contains($0.kind) }
    let containers = selectablesInReach(roots)
    if label.isEmpty, let node = only(pickers, offering: value) {
      return try choose(value, in: node, called: label)
    }
    if pickers.contains(where: { $0.isCalled(label) })
      || (containers.isEmpty && label.isEmpty && !pickers.isEmpty)
    {
      let picker = try findControl(label, for: .select, "select", roots)
      guard let node = picker.node as? ContainerNode else { return }
      if picker.kind != .picker { return try choose(value, with: picker) }
      return try choose(value, in: node, called: label)
    }
    let wanted = value.isEmpty ? label : value
    let named = containers.filter { $0.form.shownName == label }
    let candidates = named.isEmpty ? containers : named
    guard let first = candidates.first else {
      try requireReach(to: label, offering: wanted, roots)
      if let picker = pickers.first(where: { $0.isCalled(value) }),
        let node = picker.node as? ContainerNode, choice(label, of: node) != nil
      {
        throw .drive(.choiceFirst(label, control: value))
      }
      throw .drive(.unknownControl(label, action: "select in", known: pickers.map(\.label)))
    }
    if let node = candidates.first(where: { choice(wanted, of: $0) != nil }) {
      return try choose(wanted, in: node, called: node.form.shownName)
    }
    try requireReach(to: label, offering: wanted, roots)
    let names = candidates.map(\.form.shownName)
    throw .drive(
      .wrongValue(
        wanted, control: Set(names).count == 1 ? first.form.shownName : "select",
        allowed: candidates.flatMap { host.screen.choices(of: $0).map(\.label) }
          + pickers.map(\.label)))
  }

  /// Fails if only a picker or list that is covered has the name or offers the choice.
  private func requireReach(
    to label: String, offering wanted: String, _ roots: [ViewNode]
  ) throws(Failure) {
    let kinds = ViewUse.select.kinds
    for control in roots.flatMap({ host.screen.controls(below: $0) })
    where kinds.contains(control.kind) {
      let offered = (control.node as? ContainerNode).flatMap { choice(wanted, of: $0) }
      if control.isCalled(label) || offered != nil {
        try requireReach(to: control.node, called: control.isCalled(label) ? label : wanted)
      }
    }
    for node in roots.flatMap({ selectables(below: $0) }) where choice(wanted, of: node) != nil {
      try requireReach(to: node, called: wanted)
    }
  }

  /// The only picker among several that offers a choice.
  private func only(_ pickers: [ControlDescription], offering name: String) -> ContainerNode? {
    let offering = pickers.compactMap { $0.node as? ContainerNode }
      .filter { choice(name, of: $0) != nil }
    return pickers.count > 1 && offering.count == 1 ? offering[0] : nil
  }

  /// The choice with this label or whose value is written like this, or the row of that name.
  private func choice(_ name: String, of node: ContainerNode) -> Choice? {
    let choices = host.screen.choices(of: node)
    return choices.first { $0.label == name }
      ?? choices.first { choice in
        (try? untracked { () throws(Fault) in try machine.describe(choice.value.value) }) == name
      }
      ?? choices.first { choice in
        choice.row.map { $0.name == name || rowFinder.holds(viewNamed: name, $0) } ?? false
      }
  }

  /// Fails if a text matches several rows.
  private func requireOne(_ name: String, of node: ContainerNode) throws(Failure) {
    let rows = host.screen.choices(of: node).filter { $0.label == name }.compactMap(\.row?.name)
    if rows.count > 1 { throw .drive(.ambiguousRow(name, names: rows)) }
  }

  /// Passes a text to a control that parses its value from it.
  private func choose(_ text: String, with control: ControlDescription) throws(Failure) {
    let isTaken = try runProgram { () throws(Fault) in
      let value = Value.string(text)
      defer { value.release() }
      machine.writeKind = .binding
      defer { machine.writeKind = nil }
      return try ask(.choose, of: control.node.value, [value])
    }.asBool
    guard isTaken else {
      let isDays = host.library.role(of: control.node.value) == .daySet
      let examples = control.kind.wanted.prefix(isDays ? 1 : .max)
      throw .drive(.wrongForm(text, control: control.label, examples: Array(examples)))
    }
  }

  /// The views with choices that nothing covers.
  func selectablesInReach(_ roots: [ViewNode]) -> [ContainerNode] {
    host.screen.inReach(roots.flatMap { selectables(below: $0) })
  }

  func selectables(below node: ViewNode) -> [ContainerNode] {
    var found: [ContainerNode] = []
    if let container = node as? ContainerNode {
      switch container.form.role {
      case .tabs: found.append(container)
      case .list, .table:
        let isBound = [ViewPart.value, .values].contains { container.part($0)?.payload != nil }
        if isBound { found.append(container) }
      default: break
      }
    }
    return found + node.childrenInSight.flatMap { selectables(below: $0) }
  }

  private func choose(
    _ value: String, in node: ContainerNode, called name: String
  ) throws(Failure) {
    guard let chosen = choice(value, of: node) else {
      throw .drive(
        .wrongValue(value, control: name, allowed: host.screen.choices(of: node).map(\.label)))
    }
    guard host.screen.isEnabled(node) else { throw .drive(.disabled(name)) }
    host.tracker.operated = (node, name.isEmpty ? node.form.shownName : name)
    try requireOne(value, of: node)
    if let link = chosen.link, try selects(link) { return }
    machine.writeKind = .binding
    defer { machine.writeKind = nil }
    let isTaken = try runProgram { () throws(Fault) in
      understands(.choose, node.value)
        ? try ask(.choose, of: node.value, [chosen.value.value, .int(node.frame.number)])
        : try ask(.select, of: node.value, [chosen.value.value])
    }.asBool
    if isTaken { return }
    // A selection that cannot hold the tag of a tab stays, and so does the tab that is shown.
    if let tabs = node as? TabViewNode, let pane = chosen.pane,
      pane.tag == nil || tabs.part(.value)?.payload == nil
    {
      return try runProgram { () throws(Fault) in try tabs.show(pane) }
    }
    host.log(.notSelectable(machine.typeName(machine.dynamicType(chosen.value.value))), of: node)
  }

  /// Deletes or moves a row, as list editing does.
  func edit(
    _ row: String, _ function: ViewRequest, _ arguments: [Value], _ roots: [ViewNode]
  ) throws(Failure) {
    let lists = collectionsInReach(roots)
    let edited = lists.filter { editor(of: $0, with: function) != nil }
    guard let (list, index) = try rowFinder.findRow(row, in: edited),
      let editor = editor(of: list, with: function)
    else {
      if edited.isEmpty, try rowFinder.findRow(row, in: lists) != nil {
        throw .drive(.fixedRow(row, action: function == .delete ? "deleted" : "moved"))
      }
      try requireReach(toRow: row, roots)
      throw .drive(.unknownRow(row, known: rowFinder.names(ofRowsIn: lists)))
    }
    host.tracker.operated = (list, row)
    try runProgram { () throws(Fault) in
      try ask(function, of: editor, [.int(index)] + arguments).release()
    }
  }

  /// What handles deleting or moving the rows of a collection: an enclosing modifier, or its own
  /// edit actions.
  func editor(of list: ForEachNode, with function: ViewRequest) -> Value? {
    let closure: ViewPart = function == .delete ? .delete : .move
    var current = list.parent
    while let container = current as? ContainerNode, container.form.isTransparent {
      if container.form.role == .deletion, container.part(closure)?.payload != nil {
        return container.described
      }
      current = container.parent
    }
    let own = list.value.part(.edits, host)?.payload
    return own?.part(closure, host)?.payload == nil ? nil : own
  }

  /// The collections that nothing covers.
  func collectionsInReach(_ roots: [ViewNode]) -> [ForEachNode] {
    host.screen.inReach(roots.flatMap { collections(below: $0) })
  }

  func collections(below node: ViewNode) -> [ForEachNode] {
    if let list = node as? ForEachNode {
      return [list] + list.childrenInSight.flatMap { collections(below: $0) }
    }
    return node.childrenInSight.flatMap { collections(below: $0) }
  }

  func refresh(_ roots: [ViewNode]) throws(Failure) {
    func refreshable(_ node: ViewNode) -> EnvironmentNode? {
      if let node = node as? EnvironmentNode, node.role == .refreshing { return node }
      for child in node.childrenInSight { if let found = refreshable(child) { return found } }
      return nil
    }
    let found = roots.compactMap { refreshable($0) }
    guard let node = host.screen.inReach(found).first else {
      if let covered = found.first { try requireReach(to: covered, called: "refreshable") }
      throw .drive(.unknownControl("", action: "refresh", known: []))
    }
    host.tracker.operated = (node, "refreshable")
    try runProgram { () throws(Fault) in try node.refresh() }
  }
}
