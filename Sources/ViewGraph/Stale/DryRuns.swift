internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// The reads of nodes saved during a dry run, so that they can be restored afterwards.
struct SavedReads {
  private struct Kept {
    let node: ViewNode
    let reads: [PropertyReference]
    let silent: SilentReads.Reads
    let pass: Int
  }
  private var nodes: [ObjectIdentifier: Kept] = [:]
  /// The places read since this was last cleared.
  var reads: Set<ReadPlace> = []

  /// Saves the reads of a node before its first run in the dry run.
  mutating func keep(_ node: ViewNode, _ host: ViewHost) {
    let id = ObjectIdentifier(node)
    guard nodes[id] == nil else { return }
    nodes[id] = Kept(
      node: node, reads: node.scope.isNone ? [] : host.graph.reads(of: node.scope),
      silent: host.staleness.untrackedReads.silentReads.reads(of: node), pass: node.lastPass)
  }

  /// Restores the saved reads of the nodes that still exist.
  func restore(_ host: ViewHost) {
    for kept in nodes.values where kept.node.isMounted {
      kept.node.lastPass = kept.pass
      host.staleness.untrackedReads.silentReads.restore(kept.silent, of: kept.node)
      guard !kept.node.scope.isNone else { continue }
      host.graph.beginTracking(kept.node.scope)
      for read in kept.reads where host.graph.isAlive(read.subject) {
        host.graph.recordRead(read.subject, read.property)
      }
      host.graph.endTracking()
    }
  }
}

/// Runs bodies to see what they would show, and undoes every effect.
package final class DryRuns: HostRoom {
  /// The reads saved during the dry run.
  var savedReads: SavedReads?
  /// The unobserved writes of running bodies, which may fill caches.
  var bodyWrites: [BodyWrite] = []
  /// The places that bodies tried to write during the dry run.
  var heldWrites: Set<SilentPlace> = []

  override func checkInvariants() -> [String] {
    (savedReads == nil ? [] : ["a dry run is under way"])
      + (heldWrites.isEmpty ? [] : ["held writes of a dry run remain"])
  }

  /// Whether a dry run is under way.
  var isRunning: Bool { savedReads != nil }

  /// The limit of jumps and calls in a dry run: bodies whose writes are held may loop for ever.
  private static let stepLimit = 10_000_000

  /// Performs work on the views and undoes it: nothing is reported or printed, no callbacks run,
  /// and neither random numbers nor the clock advance.
  ///
  /// If `holdingWrites` is true, bodies cannot change what existed before.
  func perform(holdingWrites: Bool, _ work: () -> Void) {
    let (saved, isOpen) = (SavedState(host), host.updates.isRestoring)
    machine.journal.begin()
    graph.beginTransaction()
    machine.scheduler.begin()
    savedReads = SavedReads()
    host.updates.isRestoring = true
    machine.writing.areHeld = holdingWrites
    machine.outside.output = { _ in }
    machine.outside.testObserver = nil
    machine.limits.steps = machine.polling.stepCount + DryRuns.stepLimit
    work()
    machine.writing.areHeld = false
    machine.journal.rollback()
    machine.scheduler.rollback()
    graph.unwindTracking(to: 0)
    host.tracker.running = .none
    host.updates.pending.drop()
    host.tracker.updating = []
    bodyWrites = []
    host.updates.pendingFault = nil
    host.environment.overlays = [:]
    host.stateCells.projections = []
    host.announcements.deferredAnnouncements = []
    graph.abandonTransaction()
    let kept = savedReads
    savedReads = nil
    kept?.restore(host)
    host.updates.stale = []
    host.updates.removed = []
    heldWrites = []
    host.updates.isRestoring = isOpen
    saved.restore(host)
  }

  /// Runs the scopes that the work made dirty, in a limited number of passes.
  func runDirtyScopes() throws(Fault) {
    for _ in 0..<DryRuns.maximumPasses where graph.hasDirty || !host.updates.pending.queue.isEmpty {
      try host.updates.runPass()
    }
  }

  private static let maximumPasses = 4

  /// State besides models and views that a dry run must not change.
  private struct SavedState {
    private let trace: UpdateTrace
    private let passes: (Int, [PreferenceNode])
    private let environment: ProgramEnvironment
    private let output: (String) -> Void
    private let testObserver: ((TestEvent) -> Void)?
    private let steps: Int?
    private let renderedChanges: Int

    init(_ host: ViewHost) {
      trace = host.trace
      passes = (host.updates.pass, host.updates.pending.preferences)
      environment = host.machine.outside.environment
      output = host.machine.outside.output
      testObserver = host.machine.outside.testObserver
      steps = host.machine.limits.steps
      renderedChanges = host.updates.counts.renderedChanges
    }

    func restore(_ host: ViewHost) {
      host.trace = trace
      (host.updates.pass, host.updates.pending.preferences) = passes
      host.machine.outside.environment = environment
      host.machine.outside.output = output
      host.machine.outside.testObserver = testObserver
      host.machine.limits.steps = steps
      host.updates.counts.renderedChanges = renderedChanges
    }
  }
}
