package import Interpreter
internal import ObservationGraph
package import Semantics

/// Work that waits until the bodies have settled.
enum Callback {
  case change(old: Held, new: Held, node: ChangeNode)
  case appear(LifetimeNode)
  case disappear(LifetimeNode)
  case restart(LifetimeNode)
  /// Call a closure, which a modifier of the node has if there is one.
  case action(Held, Origin.Kind = .callback, in: ViewNode? = nil)
  /// Scroll to the row with this id.
  case scroll(Held)
  case scrollToEdge(String, ScrollPositionNode)
  case follow(LinkNode)
  /// Show what a path holds that no body around the stack reads.
  case followPath(NavigationNode)
  /// Offer a value, or withdraw it, as the focus is.
  case offer(FocusedValueNode)
}

extension Callback {
  /// The kind of origin that its writes have.
  fileprivate var origin: Origin.Kind {
    switch self {
    case .change: .onChange
    case .appear: .onAppear
    case .disappear: .onDisappear
    case .action(_, let kind, _): kind
    case .restart, .scroll, .scrollToEdge, .follow, .followPath, .offer: .callback
    }
  }

  /// The view it belongs to.
  fileprivate var node: ViewNode? {
    switch self {
    case .change(_, _, let node): node
    case .appear(let node), .disappear(let node), .restart(let node): node
    case .scrollToEdge(_, let node): node
    case .follow(let link): link
    case .followPath(let stack): stack
    case .offer(let node): node
    case .action(_, _, let node): node
    case .scroll: nil
    }
  }
}

/// One input: from its writes to settled views.
package final class Updates: HostRoom {
  /// The effects of the input so far.
  package internal(set) var trace = UpdateTrace()
  var pending = PendingWork()
  let transactions: OpenTransactions
  /// How often each `onChange` has run and each task has restarted.
  var recurrences = Recurrences()
  /// The number of the pass within the input.
  var pass = 0
  /// What the runs of views have done so far.
  var counts = RunCounts()
  /// Subtrees removed in this input; their scopes are destroyed at the commit.
  var removed: [ViewNode] = []
  /// Nodes whose bodies ran in an input that was rolled back.
  var stale: [ViewNode] = []
  /// A fault in a callback of the graph, thrown when control returns to the host.
  var pendingFault: Fault?
  var isRestoring = false
  /// Whether tasks run only when the program waits, as long as nothing is mounted.
  package var putsTasksOff = false
  let tracker: ReadTracker
  private let stateCells: StateCells
  private let environment: EnvironmentStore
  private let announcements: Announcements
  private let staleness: Staleness
  private let dryRuns: DryRuns
  private let unreadTrace: UnreadTrace
  private let scheduler: Scheduler
  private let polling: Polling

  init(
    _ base: HostBase, _ tracker: ReadTracker, _ stateCells: StateCells, _ staleness: Staleness,
    _ environment: EnvironmentStore, _ announcements: Announcements, _ unreadTrace: UnreadTrace
  ) {
    self.tracker = tracker
    self.stateCells = stateCells
    self.staleness = staleness
    self.environment = environment
    self.announcements = announcements
    self.unreadTrace = unreadTrace
    dryRuns = staleness.dryRuns
    scheduler = base.machine.scheduler
    polling = base.machine.polling
    transactions = OpenTransactions(base)
    super.init(base)
  }

  override func checkInvariants() -> [String] {
    var problems: [String] = []
    if !pending.callbacks.isEmpty { problems.append("callbacks have not run") }
    if !pending.queue.isEmpty { problems.append("dirty views have not run") }
    if !pending.checks.isEmpty { problems.append("views have not been checked") }
    if !pending.gaps.isEmpty { problems.append("lists have not been filled up") }
    if isRestoring { problems.append("a roll-back is under way") }
    if pendingFault != nil { problems.append("a fault has not been thrown") }
    if trace.arrival != nil { problems.append("a reason to appear is left") }
    return problems
  }

  /// Begins a transaction, which ends with `commit()` or `rollback()`.
  package func begin() {
    graph.beginTransaction()
    trace.removeAll()
    tracker.failure = nil
    pass = 0
    counts.innerSteps = 0
    transactions.forget()
    recurrences.forgetAll()
    if !tracker.actionsNow.isEmpty { tracker.actionsNow = [] }
    unreadTrace.begin()
    if !stale.isEmpty { stale = [] }
    if !staleness.suspects.isEmpty { staleness.suspects = Suspects() }
    if !dryRuns.bodyWrites.isEmpty { dryRuns.bodyWrites = [] }
    scheduler.begin()
  }

  /// Runs dirty scopes, then callbacks, then tasks, until nothing is pending; the effects are in
  /// `trace`.
  package func settle() throws(Fault) {
    try settleViews()
    // One turn of the main run loop at a time: the views settle in between.
    while runsTasks, scheduler.hasReady {
      beginMoment()
      beginFrame()
      try runNextJob()
      try settleViews()
    }
    try throwPendingFault()
    try polling.throwPendingFault()
    finishTrace()
  }

  private func runNextJob() throws(Fault) {
    let kind = Origin.Kind(machine.scheduler.nextKind)
    if let body = machine.scheduler.nextBody { tracker.noteOutdatedCaptures(of: body) }
    do throws(Fault) {
      let beginning = machine.scheduler.nextBeginning
      try tracker.originating(kind, in: nil, beginning: beginning) { () throws(Fault) in
        try untracked { () throws(Fault) in try machine.scheduler.runNext() }
      }
    } catch {
      if let node = host.inspector.nodeOfFailedTask {
        tracker.noteFailure(on: .moment(.task), in: node)
      }
      throw error
    }
  }

  /// Settles after one of several user actions in one input.
  func endEvent() throws(Fault) {
    try settleViews()
    beginMoment()
    beginFrame()
  }

  /// Begins a frame, which is one turn of the main run loop: an event, a job of the main queue,
  /// what a task does between two suspensions, or the tick of a timer.
  func beginFrame() { recurrences.beginFrame(at: machine.scheduler.uptime) }

  private func settleViews() throws(Fault) {
    let first = pass
    if transactions.arePostponed { try transactions.showPostponed() }
    repeat {
      if pass - first > Updates.passLimit { throw cycle }
      try runPass()
      if !pending.isWithoutCallbacks { try runCallbacks() }
      if !hasWork, !pending.checks.isEmpty { try runChecks() }
    } while hasWork
  }

  private var hasWork: Bool {
    graph.hasDirty || !pending.queue.isEmpty || !pending.callbacks.isEmpty
  }

  /// Whether tasks may run after an input; those of a program without views run while it waits.
  private var runsTasks: Bool { !putsTasksOff || host.mounting.hasMounts }

  /// Runs an input to its end; other tasks run and time advances while it waits.
  package func run(_ function: Function) throws(Fault) -> Value {
    try machine.scheduler.runToEnd(function) { () throws(Fault) in
      try settleViews()
      beginMoment()
      beginFrame()
    }
  }

  /// Accepts the open transaction.
  package func commit() {
    scheduler.commit()
    if !removed.isEmpty { removed = [] }
    graph.endTransaction()
  }

  /// Discards the open transaction; the machine's journal has been rolled back before.
  package func rollback() {
    scheduler.rollback()
    graph.unwindTracking(to: 0)
    tracker.running = .none
    stateCells.projections = []
    stateCells.lateReads = []
    pending.drop()
    tracker.updating = []
    pendingFault = nil
    environment.overlays = [:]
    announcements.deferredAnnouncements = []
    graph.abandonTransaction()
    staleness.suspects = Suspects()
    dryRuns.bodyWrites = []
    rereadStale()
    removed = []
    trace = UpdateTrace()
  }

  /// Lets nodes whose runs were rolled back read again what they read before; writes of their
  /// bodies are rolled back too.
  private func rereadStale() {
    if stale.isEmpty { return }
    machine.journal.begin()
    graph.beginTransaction()
    defer {
      machine.journal.rollback()
      graph.abandonTransaction()
    }
    isRestoring = true
    let output = machine.outside.output
    machine.outside.output = { _ in }
    defer {
      isRestoring = false
      machine.outside.output = output
    }
    var seen: Set<ObjectIdentifier> = []
    for node in stale.sorted(by: { $0.depth < $1.depth })
    where node.isMounted && seen.insert(ObjectIdentifier(node)).inserted {
      node.retrack()
    }
    stale = []
  }

  func throwPendingFault() throws(Fault) {
    guard let fault = pendingFault else { return }
    pendingFault = nil
    throw fault
  }

  /// Begins another moment: subsequent writes are kept apart from those that views have already
  /// shown.
  func beginMoment() {
    if host.mounting.hasMounts { machine.journal.beginMoment() }
  }

  /// The number of passes before an input fails because views keep invalidating one another.
  private static let passLimit = 100

  /// The fault for views that keep invalidating one another, with their names.
  var cycle: Fault {
    var names: [String] = []
    for update in trace.updates where update.pass > pass - Updates.passLimit / 2 {
      if !names.contains(update.name) { names.append(update.name) }
    }
    if names.count == 1 { return Fault.fatal("\(names[0]) makes itself update without end") }
    return Fault.fatal(
      "views make one another update without end: \(names.sorted().joined(separator: ", "))")
  }

  /// Runs dirty scopes from the roots to the leaves, each at most once: a scope that becomes dirty
  /// after its run, or by a write of a body, waits for the next pass.
  func runPass() throws(Fault) {
    pass += 1
    tracker.lastPass += 1
    transactions.beginPass()
    try throwPendingFault()
    // Nodes that are removed meanwhile are kept alive until the transaction ends.
    var late: [Unmanaged<ViewNode>] = []
    // The only dirty node needs no queue.
    var only: Unmanaged<ViewNode>?
    if pending.queue.isEmpty, let scope = graph.takeOnlyDirty() {
      only = mountedNode(of: scope)
    } else {
      takeDirty { pending.queue.insert($0) }
    }
    repeat {
      while let node = only ?? pending.queue.popFirst() {
        only = nil
        if try isDirtyAfterRun(node._withUnsafeGuaranteedRef { $0 }) { late.append(node) }
        takeDirty { node in
          if isDirtyByEnvironment(node._withUnsafeGuaranteedRef { $0.scope }) {
            pending.queue.insert(node)
          } else {
            late.append(node)
          }
        }
      }
    } while try pending.gaps.isEmpty ? false : fillGaps()
    if stateCells.hasLateReads { stateCells.keepLateReads() }
    for node in late { pending.queue.insert(node) }
    if announcements.hasDeferred { announcements.announceDeferred() }
    try throwPendingFault()
  }

  /// Runs a node if it is dirty; returns whether it became dirty again, so that it waits for the
  /// next pass.
  @inline(__always)
  private func isDirtyAfterRun(_ node: ViewNode) throws(Fault) -> Bool {
    guard node.isMounted, !node.scope.isNone, graph.isDirty(node.scope) else { return false }
    if node.lastPass != tracker.lastPass { try node.runDirty() }
    guard node.isMounted, graph.isDirty(node.scope) else { return false }
    if node.lastPass == tracker.lastPass { return true }
    graph.clearDirty(node.scope)
    return false
  }

  /// Whether an enclosing modifier has set something that the scope reads: then it runs in this
  /// pass.
  private func isDirtyByEnvironment(_ scope: ScopeID) -> Bool {
    graph.causes(of: scope).contains { environment.entriesBySubject[$0.subject] != nil }
  }

  /// Passes each dirty node to `take`; it stays dirty until it runs.
  private func takeDirty(_ take: (Unmanaged<ViewNode>) -> Void) {
    while graph.hasDirty {
      guard graph.beginRound() > 0 else { return }
      while let scope = graph.nextDirty() {
        if let node = mountedNode(of: scope) { take(node) }
      }
    }
  }

  /// The node of a dirty scope, with its parts prefetched; if it is not mounted any more, nil, and
  /// the scope is clean.
  @inline(__always)
  private func mountedNode(of scope: ScopeID) -> Unmanaged<ViewNode>? {
    // Only scopes of nodes become dirty.
    let node = payload(of: scope)
    let isMounted = node?._withUnsafeGuaranteedRef { node in
      if node.isMounted { node.prefetchParts() }
      return node.isMounted
    }
    if isMounted == true { return node }
    graph.clearDirty(scope)
    return nil
  }

  func node(of scope: ScopeID) -> ViewNode? {
    // A scope whose kind is not `.deferred` belongs to an observer, not to a node.
    graph.kind(of: scope) == .deferred ? payload(of: scope)?.takeUnretainedValue() : nil
  }

  /// The node that a node's scope names; nil for scopes that only collect reads.
  @inline(__always)
  private func payload(of scope: ScopeID) -> Unmanaged<ViewNode>? {
    UnsafeRawPointer(bitPattern: UInt(graph.payload(of: scope))).map { .fromOpaque($0) }
  }

  private func runCallbacks() throws(Fault) {
    if !pending.preferences.isEmpty { beginMoment() }
    try readPreferences()
    if pending.callbacks.isEmpty { return }
    let waiting = pending.callbacks
    pending.callbacks = []
    for callback in waiting {
      beginMoment()
      try tracker.originating(callback.origin, in: callback.node) { () throws(Fault) in
        try run(callback)
      }
    }
  }

  func schedule(_ callback: Callback) {
    if !isRestoring { pending.callbacks.append(callback) }
  }

  private func run(_ callback: Callback) throws(Fault) {
    switch callback {
    case .change(let old, let new, let node): try runChange(old, new, node)
    case .appear(let node): try node.followContent()
    case .disappear(let node): try node.disappear()
    case .restart(let node): try restart(node)
    case .action(let closure, _, _): try act(closure.value)
    case .scroll(let id): try host.driver.rowFinder.scroll(toID: id.value)
    case .scrollToEdge(let edge, let node):
      if node.isMounted { try host.driver.rowFinder.scroll(toEdge: edge, of: node) }
    case .follow(let link): if link.isMounted { try link.follow() }
    case .followPath(let stack): if stack.isMounted { try stack.followPath() }
    case .offer(let node): try node.offer()
    }
  }

  /// Restarts a task for another id, or subscribes to another publisher.
  private func restart(_ node: LifetimeNode) throws(Fault) {
    guard node.isMounted else { return }
    try count(node)
    try node.restart()
  }

  /// Counts a repetition; faults if the action keeps triggering itself.
  private func count(_ node: ViewNode) throws(Fault) {
    if !recurrences.count(node) { throw cycle }
  }

  private func runChange(_ old: Held, _ new: Held, _ node: ChangeNode) throws(Fault) {
    guard node.isMounted else { return }
    guard recurrences.countInFrame(node) else {
      let name = machine.dynamicType(new.value).name
      let value = name.drop { $0 != "<" }.dropFirst().dropLast()
      host.log(.changesEndlessly(type: String(value)), of: node)
      return
    }
    try count(node)
    try untracked { () throws(Fault) in
      try tracker.notingReads(of: "onChange of \(node.reportedName ?? "")") {
        () throws(Fault) in
        try machine.onMainThread { () throws(Fault) in
          try ask(.run, of: new.value, [old.value]).release()
          // The old form calls the closure of the previous body, with its captures.
          try ask(.runLegacy, of: old.value, [new.value]).release()
        }
      }
    }
  }
}
