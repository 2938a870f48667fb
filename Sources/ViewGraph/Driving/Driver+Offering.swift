/// The kind of use a person intends, which determines the possible targets.
package enum ViewUse: Hashable, Sendable {
  case tap, press, release, type, toggle, slide, step, select, submit, focus, delete, move, scroll
  case drop
  /// `doubletap`, `drag`, `pinch`, `rotate`, `hover`.
  case gesture(String)
  /// A use without a target view.
  case none

  /// Whether a control is used so to change something.
  package var isMeantToWrite: Bool {
    switch self {
    case .tap, .type, .toggle, .slide, .step, .select: true
    case .press, .release, .submit, .focus, .delete, .move, .scroll, .drop, .gesture, .none: false
    }
  }

  /// The kinds of controls that support this use.
  var kinds: Set<ControlKind> { Set(ControlKind.allCases.filter { $0.uses.contains(self) }) }
}

/// Candidates for completion.
extension Driver {
  /// The names of everything on the screen that supports this use, in order.
  package func names(for use: ViewUse) -> [String] {
    let roots = host.mounting.mounts.map(\.node)
    let controls = host.screen.controlsInReach(below: roots)
      .filter { use.kinds.contains($0.kind) && $0.isEnabled }.map(\.callName)
    switch use {
    case .tap:
      return controls + gestures.listenerNames(to: "tap", roots) + choosing.tabNames(roots)
    case .press: return controls + gestures.listenerNames(to: "press", roots)
    case .gesture(let kind): return gestures.listenerNames(to: kind, roots)
    case .drop: return gestures.listenerNames(to: "drop", roots)
    case .select:
      return controls
        + choosing.selectablesInReach(roots).flatMap { choiceNames(of: $0) }
    case .delete: return rows(roots) { self.editor(of: $0, with: .delete) != nil }
    case .move: return rows(roots) { self.editor(of: $0, with: .move) != nil }
    case .scroll: return rows(roots) { _ in true } + ["start", "end"]
    case .release, .type, .toggle, .slide, .step, .submit, .focus, .none: return controls
    }
  }

  /// The choices of the pickers with this name, or in the views of that type.
  package func choices(withControl label: String) -> [String] {
    let roots = host.mounting.mounts.map(\.node)
    let pickers = host.screen.controlsInReach(below: roots)
      .filter { $0.kind == .picker && $0.isCalled(label) }.compactMap { $0.node as? ContainerNode }
    let containers = choosing.selectablesInReach(roots).filter { $0.form.name == label }
    return (pickers + containers).flatMap { choiceNames(of: $0) }
  }

  /// The names of the drop targets.
  package var dropTargets: [String] {
    gestures.listenerNames(to: "be dropped on", host.mounting.mounts.map(\.node))
  }

  private func choiceNames(of node: ContainerNode) -> [String] {
    host.screen.choices(of: node).map(\.label)
  }

  private func rows(_ roots: [ViewNode], where isMeant: (ForEachNode) -> Bool) -> [String] {
    collectionsInReach(roots).filter(isMeant)
      .flatMap { $0.rows.filter(\.isShown).map { host.screen.rowName($0) } }
  }
}
