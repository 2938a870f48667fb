internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// What is kept of nodes while bodies run only to be looked at, so that all is as it was afterwards.
struct Look {
  private struct Kept {
    let node: ViewNode
    let reads: [PropertyReference]
    let silent: SilentReads.Reads
    let pass: Int
  }
  private var nodes: [ObjectIdentifier: Kept] = [:]
  /// What has been read since somebody emptied this.
  var reads: Set<ReadPlace> = []

  /// Keeps what a node has read, before it reads anew for the first time.
  mutating func keep(_ node: ViewNode, _ host: ViewHost) {
    let id = ObjectIdentifier(node)
    guard nodes[id] == nil else { return }
    nodes[id] = Kept(
      node: node, reads: node.scope.isNone ? [] : host.graph.reads(of: node.scope),
      silent: host.staleness.untrackedReads.silentReads.reads(of: node), pass: node.lastPass)
  }

  /// Lets those that are there have read what they had read.
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

/// Runs bodies to see what they would show, with nothing left of it.
package final class DryRuns: HostRoom {
  /// What is kept of nodes while their bodies run only to be looked at.
  var look: Look?
  /// What running bodies have written so far.
  var fillings: [Filling] = []
  /// What bodies wanted to write meanwhile.
  var heldWrites: Set<SilentPlace> = []

  override func checkInvariants() -> [String] {
    (look == nil ? [] : ["views are being looked at"])
      + (heldWrites.isEmpty ? [] : ["writes of a look are held"])
  }

  /// Whether bodies run only to be looked at.
  var isLooking: Bool { look != nil }

  /// How many jumps and calls a look may take: bodies whose writes are held may loop for ever.
  private static let stepLimit = 10_000_000

  /// Does some work on the views and takes it back: nothing of it is told or printed, no callbacks
  /// run, and neither random numbers nor the time move on.
  ///
  /// Where writes are held, bodies cannot change what was there before.
  func looking(holdingWrites: Bool, _ work: () -> Void) {
    let (outside, isOpen) = (Outside(host), host.updates.isRestoring)
    machine.journal.begin()
    graph.beginTransaction()
    machine.scheduler.begin()
    look = Look()
    host.updates.isRestoring = true
    machine.holdsWrites = holdingWrites
    machine.output = { _ in }
    machine.testObserver = nil
    machine.limits.steps = machine.stepCount + DryRuns.stepLimit
    work()
    machine.holdsWrites = false
    machine.journal.rollback()
    machine.scheduler.rollback()
    graph.unwindTracking(to: 0)
    host.tracker.running = []
    host.updates.callbacks = []
    host.tracker.updating = []
    fillings = []
    host.updates.pendingFault = nil
    host.environment.overlays = [:]
    host.stateCells.projections = []
    host.announcements.deferredAnnouncements = []
    host.updates.gaps = []
    host.updates.queue.removeAll()
    graph.abandonTransaction()
    let kept = look
    look = nil
    kept?.restore(host)
    host.updates.stale = []
    host.updates.removed = []
    heldWrites = []
    host.updates.isRestoring = isOpen
    outside.restore(host)
  }

  /// Runs what the work has made dirty; what goes on for ever is left.
  func settleLook() throws(Fault) {
    for _ in 0..<DryRuns.lookPasses where graph.hasDirty || !host.updates.queue.isEmpty {
      try host.updates.runPass()
    }
  }

  private static let lookPasses = 4

  /// What a look must not change, besides models and views.
  private struct Outside {
    private let trace: UpdateTrace
    private let passes: (Int, [PreferenceNode])
    private let surroundings: Surroundings
    private let output: (String) -> Void
    private let testObserver: ((TestEvent) -> Void)?
    private let steps: Int?
    private let renderedChanges: Int

    init(_ host: ViewHost) {
      trace = host.trace
      passes = (host.updates.pass, host.updates.preferences)
      surroundings = host.machine.surroundings
      output = host.machine.output
      testObserver = host.machine.testObserver
      steps = host.machine.limits.steps
      renderedChanges = host.updates.renderedChanges
    }

    func restore(_ host: ViewHost) {
      host.trace = trace
      (host.updates.pass, host.updates.preferences) = passes
      host.machine.surroundings = surroundings
      host.machine.output = output
      host.machine.testObserver = testObserver
      host.machine.limits.steps = steps
      host.updates.renderedChanges = renderedChanges
    }
  }
}
