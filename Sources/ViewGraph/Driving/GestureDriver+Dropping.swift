internal import Interpreter

/// Dragging a view onto another one or before a row.
extension GestureDriver {
  func drop(_ label: String, onto name: String, _ roots: [ViewNode]) throws(Failure) {
    let source = try listener(
      to: "drop", label, among: listeners(to: "drop", called: label, roots), roots)
    let item = try host.driver.runProgram { () throws(Fault) in
      try untracked { () throws(Fault) in
        Held(owned: try ask(.item, of: source.described))
      }
    }
    let (target, row) = try target(called: name, roots)
    let isTaken = try host.driver.runProgram { () throws(Fault) -> Bool? in
      let modifier = Held(target.described)
      guard try ask(.accepts, of: modifier.value, [item.value]).asBool else { return nil }
      if let told = modifier.value.part(.target, host) { try act(told, [.bool(true)]) }
      try host.updates.endEvent()
      let isTaken = try untracked { () throws(Fault) in
        try ask(.drop, of: modifier.value, [item.value, .int(row)])
      }.asBool
      try host.updates.endEvent()
      if let told = modifier.value.part(.target, host) { try act(told, [.bool(false)]) }
      return isTaken
    }
    guard let isTaken else { throw .drive(.wrongValue(label, control: name, allowed: [])) }
    if !isTaken { host.log(.notServed("dropDestination: '\(name)' does not take '\(label)'")) }
  }

  /// The drop target: a view of that name, otherwise the collection of a row, otherwise a view that
  /// contains this text.
  private func target(
    called name: String, _ roots: [ViewNode]
  ) throws(Failure) -> (node: ContainerNode, row: Int) {
    let kind = "be dropped on"
    let targets = listenersInReach(to: kind, roots)
    let views = targets.filter { !takesRows($0) }
    var found = listeners(to: kind, called: name, roots).filter { !takesRows($0) }
    let lists = targets.filter(takesRows).flatMap { host.driver.collections(below: $0) }
    if found.isEmpty, let (list, index) = try host.driver.rowFinder.findRow(name, in: lists),
      let target = targets.last(where: { takesRows($0) && list.isInside($0) })
    {
      return (target, index)
    }
    if found.isEmpty { found = views.filter { texts(in: $0).contains(name) } }
    guard !found.isEmpty else {
      let known =
        views.map { texts(in: $0).first ?? "" }
        + lists.flatMap { $0.rows.map { host.screen.rowName($0) } }
      throw .drive(.unknownControl(name, action: kind, known: known.filter { !$0.isEmpty }))
    }
    return (try listener(to: kind, name, among: found, roots), 0)
  }

  private func takesRows(_ target: ContainerNode) -> Bool {
    target.part(.isOfRows)?.asBool ?? false
  }

  /// The texts in a view: the first is often the title of a column.
  private func texts(in node: ViewNode) -> [String] {
    if let container = node as? ContainerNode, container.form.role == .text {
      return [host.screen.label(of: container)]
    }
    return node.visibleChildren.flatMap { texts(in: $0) }
  }
}
