internal import Interpreter
internal import ObservationGraph

/// The scope in which a body's environment wrappers are resolved.
///
/// It runs again when a value that it was given changes anywhere; only a different answer makes the
/// body run.
final class LookupNode: ViewNode {
  private(set) unowned var owner: BodyNode

  init(for owner: BodyNode) {
    self.owner = owner
    super.init(.none, parent: owner.parent, frame: owner.frame, host: owner.host)
  }

  override var reportedName: String? { owner.reportedName }

  /// Looks everything up and says which answers differ, if they are compared.
  @discardableResult func resolve(comparing: Bool = true) throws(Fault) -> [Cause] {
    host.tracker.staleAfterRollback(self)
    return try host.tracker.track(self) { () throws(Fault) in
      try owner.resolveEnvironment(comparing: comparing)
    }
  }

  /// Why the owner's body has to run, if it has to.
  func resolveDirty() throws(Fault) -> [Cause] {
    // Objects read by a getter of the environment make the body run whatever the answer is.
    let observed = host.tracker.causes(host.tracker.reasons(for: scope)).filter {
      !$0.isEnvironment
    }
    return try resolve() + observed
  }

  override func runDirty() throws(Fault) {
    let causes = try resolveDirty()
    if !causes.isEmpty { try owner.environmentChanged(causes) }
  }

  override func runAnew() throws(Fault) { try owner.runAnew() }

  override func retrack() {
    // The same answers as at the last look: only the reads are wanted. An == of the program may fail.
    do throws(Fault) { try resolve(comparing: false) } catch {}
  }
}
