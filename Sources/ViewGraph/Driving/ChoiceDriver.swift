internal import Interpreter

/// Chooses in pickers, tab views and lists with a selection.
final class ChoiceDriver: HostRoom {
  func tabs(_ roots: [ViewNode]) -> [ContainerNode] {
    selectablesInReach(roots).filter { $0.form.role == .tabs }
  }

  /// The names of the tabs that can be tapped.
  func tabNames(_ roots: [ViewNode]) -> [String] {
    tabs(roots).flatMap { host.screen.choices(of: $0) }.map(\.label)
  }

  /// Chooses in a picker, a tab view or a list with a selection.
  func select(_ label: String, _ value: String, _ roots: [ViewNode]) throws(Failure) {
    let kinds = ViewUse.select.kinds
    let pickers = host.screen.controlsInReach(below: roots).filter { kinds.contains($0.kind) }
    let containers = selectablesInReach(roots)
    if label.isEmpty, let node = only(pickers, offering: value) {
      return try choose(value, in: node, called: label)
    }
    let named = containers.filter { $0.form.shownName == label }
    /// Whether a container and one of its choices may be meant, and no label of a control.
    let isUnlabelled = label.isEmpty || value.isEmpty || !named.isEmpty
    let numbered =
      isUnlabelled ? [] : try host.driver.controls(called: label, among: pickers)
    if pickers.contains(where: { $0.isCalled(label) }) || !numbered.isEmpty
      || (containers.isEmpty && label.isEmpty && !pickers.isEmpty)
    {
      let picker = try host.driver.findControl(label, for: .select, "select", roots)
      guard let node = picker.node as? ContainerNode else { return }
      if picker.kind != .picker { return try choose(value, with: picker) }
      return try choose(value, in: node, called: label)
    }
    let wanted = value.isEmpty ? label : value
    let candidates = named.isEmpty ? containers : named
    guard let first = candidates.first else {
      try requireChoiceInReach(label, offering: wanted, roots)
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
    try requireChoiceInReach(label, offering: wanted, roots)
    let names = candidates.map(\.form.shownName)
    guard isUnlabelled else {
      throw .drive(
        .unknownControl(label, action: "select in", known: pickers.map(\.callName) + names))
    }
    throw .drive(
      .wrongValue(
        wanted, control: Set(names).count == 1 ? first.form.shownName : "select",
        allowed: candidates.flatMap { host.screen.choices(of: $0).map(\.label) }
          + pickers.map(\.label)))
  }

  /// Fails if only a picker or list that is covered has the name or offers the choice.
  private func requireChoiceInReach(
    _ label: String, offering wanted: String, _ roots: [ViewNode]
  ) throws(Failure) {
    let kinds = ViewUse.select.kinds
    for control in roots.flatMap({ host.screen.controls(below: $0) })
    where kinds.contains(control.kind) {
      let offered = (control.node as? ContainerNode).flatMap { choice(wanted, of: $0) }
      if control.isCalled(label) || offered != nil {
        try host.driver.requireReach(
          to: control.node, called: control.isCalled(label) ? label : wanted)
      }
    }
    for node in roots.flatMap({ selectables(below: $0) }) where choice(wanted, of: node) != nil {
      try host.driver.requireReach(to: node, called: wanted)
    }
  }

  /// The only picker among several that offers a choice.
  private func only(_ pickers: [ControlDescription], offering name: String) -> ContainerNode? {
    let offering = pickers.compactMap { $0.node as? ContainerNode }
      .filter { choice(name, of: $0) != nil }
    return pickers.count > 1 && offering.count == 1 ? offering[0] : nil
  }

  /// The choice with this label or whose value is written like this, or the row of that name.
  func choice(_ name: String, of node: ContainerNode) -> Choice? {
    let choices = host.screen.choices(of: node)
    return choices.first { $0.label == name }
      ?? choices.first { choice in
        (try? untracked { () throws(Fault) in try machine.describer.describe(choice.value.value) })
          == name
      }
      ?? choices.first { choice in
        choice.row.map { $0.name == name || host.driver.rowFinder.holds(viewNamed: name, $0) }
          ?? false
      }
  }

  /// Fails if a text matches several rows.
  private func requireOne(_ name: String, of node: ContainerNode) throws(Failure) {
    let rows = host.screen.choices(of: node).filter { $0.label == name }.compactMap(\.row?.name)
    if rows.count > 1 { throw .drive(.ambiguousRow(name, names: rows)) }
  }

  /// Passes a text to a control that parses its value from it.
  private func choose(_ text: String, with control: ControlDescription) throws(Failure) {
    let isTaken = try host.driver.runProgram { () throws(Fault) in
      let value = Value.string(text)
      defer { value.release() }
      machine.writing.kind = .binding
      defer { machine.writing.kind = nil }
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
    return found + node.visibleChildren.flatMap { selectables(below: $0) }
  }

  func choose(
    _ value: String, in node: ContainerNode, called name: String
  ) throws(Failure) {
    guard let chosen = choice(value, of: node) else {
      throw .drive(
        .wrongValue(value, control: name, allowed: host.screen.choices(of: node).map(\.label)))
    }
    guard host.screen.isEnabled(node) else { throw .drive(.disabled(name)) }
    host.tracker.operated = (node, name.isEmpty ? node.form.shownName : name)
    try requireOne(value, of: node)
    if let link = chosen.link, try host.driver.selects(link) { return }
    machine.writing.kind = .binding
    defer { machine.writing.kind = nil }
    let isTaken = try host.driver.runProgram { () throws(Fault) in
      understands(.choose, node.value)
        ? try ask(.choose, of: node.value, [chosen.value.value, .int(node.frame.number)])
        : try ask(.select, of: node.value, [chosen.value.value])
    }.asBool
    if isTaken { return }
    // A selection that cannot hold the tag of a tab stays, and so does the tab that is shown.
    if let tabs = node as? TabViewNode, let pane = chosen.pane,
      pane.tag == nil || tabs.part(.value)?.payload == nil
    {
      return try host.driver.runProgram { () throws(Fault) in try tabs.show(pane) }
    }
    host.log(.notSelectable(machine.dynamicType(chosen.value.value).name), of: node)
  }
}
