internal import Interpreter

/// A view that shows others while a binding says so.
///
/// The node holds the binding and runs when it changes; the view that made the binding does not
/// run.
class PresentingNode: ContainerNode {
  final var modifier: Value { described }

  /// `sheet`, `popover`, `destination`, `alert`, …
  final var kind: String { part(.kind)?.asString ?? "" }

  final override var holdsBinding: Bool { true }

  final override func build() throws(Fault) {
    makeScope()
    try super.build()
    try showOrHide(isNew: true, because: [])
  }

  final override func update(_ new: Value) throws(Fault) {
    let causes = host.tracker.causes(host.tracker.reasons(for: scope))
    try super.update(new)
    try host.updates.presenting(because: causes) { () throws(Fault) in
      try showOrHide(isNew: false, because: [])
    }
  }

  final override func runDirty() throws(Fault) {
    let causes = host.tracker.causes(host.tracker.reasons(for: scope))
    try host.updates.presenting(because: causes) { () throws(Fault) in
      try showOrHide(isNew: false, because: causes)
    }
  }

  /// Presents or dismisses according to the binding.
  ///
  /// - Parameter causes: What changed the binding, if that is why the node runs.
  func showOrHide(isNew: Bool, because causes: [Cause]) throws(Fault) {}
}

extension Updates {
  /// Performs a presentation's work with the causes of its binding's change.
  fileprivate func presenting(
    because causes: [Cause], _ work: () throws(Fault) -> Void
  ) throws(Fault) {
    host.trace.presenting = causes
    defer { host.trace.presenting = [] }
    try work()
  }
}
