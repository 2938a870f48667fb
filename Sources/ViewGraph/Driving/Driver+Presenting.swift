internal import Interpreter

/// Presented and pushed views: leaving them, and what they keep a user from.
extension Driver {
  /// Dismisses the topmost presentation.
  func dismissTopmost(_ roots: [ViewNode]) throws(Failure) {
    guard let last = roots.compactMap({ host.screen.topmost(below: [$0]) }).last else {
      throw .drive(.nothingToDismiss)
    }
    if let presentation = last as? PresentationNode, presentation.refusesHand {
      throw .drive(.dismissDisabled(presentation.presentedName))
    }
    try runProgram { () throws(Fault) in try last.dismissPresented() }
  }

  func back(_ roots: [ViewNode]) throws(Failure) {
    let pushed = roots.flatMap { host.screen.presentations(below: $0) }.filter { node in
      node is NavigationNode || (node as? PresentationNode)?.kind == "destination"
    }
    guard let last = pushed.last else { throw .drive(.noWayBack) }
    try runProgram { () throws(Fault) in try last.dismissPresented() }
  }

  /// Fails if something covers a view: names it, and the command that leads back to the view.
  func requireReach(to node: ViewNode, called label: String) throws(Failure) {
    guard let cover = host.screen.cover(of: node) else {
      if let shield = node.touchShield { throw .drive(.untouchable(label, because: shield)) }
      return
    }
    throw .drive(.covered(label.isEmpty ? node.name ?? "" : label, by: cover.name, way: cover.way))
  }

  /// Fails if only a collection that is covered has the row.
  func requireReach(toRow row: String, _ roots: [ViewNode]) throws(Failure) {
    guard let (list, _) = try rowFinder.findRow(row, in: roots.flatMap { collections(below: $0) })
    else { return }
    try requireReach(to: list, called: row)
  }
}
