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
      for tab in choosing.tabs(roots)
      where host.screen.choices(of: tab).contains(where: { $0.label == label }) {
        return try choosing.choose(label, in: tab, called: "TabView")
      }
    }
    for tab in roots.flatMap({ choosing.selectables(below: $0) })
    where !hasButton && tab.form.role == .tabs && choosing.choice(label, of: tab) != nil {
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
      return [list] + list.visibleChildren.flatMap { collections(below: $0) }
    }
    return node.visibleChildren.flatMap { collections(below: $0) }
  }

  func refresh(_ roots: [ViewNode]) throws(Failure) {
    func refreshable(_ node: ViewNode) -> EnvironmentNode? {
      if let node = node as? EnvironmentNode, node.role == .refreshing { return node }
      for child in node.visibleChildren { if let found = refreshable(child) { return found } }
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
