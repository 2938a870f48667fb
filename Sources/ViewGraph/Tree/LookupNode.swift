internal import Interpreter
internal import ObservationGraph

/// The scope that resolves a body's environment wrappers.
///
/// It runs again when an entry that it resolved to changes; the body runs only if an answer
/// differs.
final class LookupNode: ViewNode {
  private(set) unowned var owner: BodyNode

  init(for owner: BodyNode) {
    self.owner = owner
    super.init(.none, parent: owner.parent, frame: owner.frame, host: owner.host)
  }

  override var reportedName: String? { owner.reportedName }

  /// Resolves all wrappers; returns the causes for those that changed, if they are compared.
  @discardableResult func resolve(comparing: Bool = true) throws(Fault) -> [Cause] {
    if !owner.isNew { host.tracker.staleAfterRollback(self) }
    return try host.tracker.track(self) { () throws(Fault) in
      try owner.resolveEnvironment(comparing: comparing)
    }
  }

  /// The causes for which the owner's body has to run; empty if it need not.
  func resolveDirty() throws(Fault) -> [Cause] {
    // Objects read by an environment getter make the body run even if the answer is the same.
    let observed = host.tracker.causes(host.tracker.reasons(for: scope)).filter {
      !$0.isEnvironment
    }
    // Two wrappers may read the same value.
    return try [].adding(resolve()) + observed
  }

  override func runDirty() throws(Fault) {
    let causes = try resolveDirty()
    if !causes.isEmpty { try owner.environmentChanged(causes) }
  }

  override func runAnew() throws(Fault) { try owner.runAnew() }

  override func retrack() {
    // The answers are the same; only the reads are recorded again. An == of the program may fault.
    do throws(Fault) { try resolve(comparing: false) } catch {}
  }
}
