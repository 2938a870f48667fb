package import Interpreter
internal import ObservationGraph
package import Semantics

/// What waits until the bodies have settled.
enum Callback {
  case change(old: Held, new: Held, node: ChangeNode)
  case appear(LifetimeNode)
  case disappear(LifetimeNode)
  case restart(LifetimeNode)
  case action(Held)
  /// The row with this id is to come into sight.
  case scroll(Held)
  case scrollToEdge(String, ScrollPositionNode)
  case follow(LinkNode)
}

extension Callback {
  /// What it is to those who ask why something was written.
  fileprivate var origin: Origin.Kind {
    switch self {
    case .change: .onChange
    case .appear: .onAppear
    case .disappear: .onDisappear
    case .restart, .action, .scroll, .scrollToEdge, .follow: .callback
    }
  }

  /// The view it belongs to.
  fileprivate var node: ViewNode? {
    switch self {
    case .change(_, _, let node): node
    case .appear(let node), .disappear(let node), .restart(let node): node
    case .scrollToEdge(_, let node): node
    case .follow(let link): link
    case .action, .scroll: nil
    }
  }
}

/// One input: from its writes to views at rest.
package final class Updates: HostRoom {
  /// The lists whose rows have become more or fewer views in this pass.
  var gaps: [ContainerNode] = []
  var queue = NodeQueue()
  var transactions = OpenTransactions()
  var callbacks: [Callback] = []
  /// Why the next view that is built comes, where it is not just part of a body.
  var arrival: Appearance.Reason?
  /// The preference readers that have to look again.
  var preferences: [PreferenceNode] = []
  /// How often each `onChange` has run, and each task has started anew.
  var recurrences = Recurrences()
  /// The number of the pass within the input.
  var pass = 0
  /// The number of the pass within the life of the host.
  var lastPass = 0
  /// Counts what changed on the screen, to tell wasted updates from others.
  var renderedChanges = 0
  /// The machine's steps that updates inside the running one took.
  var innerSteps = 0
  /// Subtrees taken down in this input; their scopes go when it is committed.
  var removed: [ViewNode] = []
  /// Nodes whose bodies ran in an input that was taken back.
  var stale: [ViewNode] = []
  /// A fault in a callback of the graph, to be thrown when the host is in control again.
  var pendingFault: Fault?
  var isRestoring = false
  /// The innermost view whose code stopped in this input.
  package internal(set) var failedView: String?
  /// Whether tasks wait for the program to wait, as long as nothing is mounted.
  package var putsTasksOff = false

  override func checkInvariants() -> [String] {
    var problems: [String] = []
    if !callbacks.isEmpty { problems.append("callbacks have not run") }
    if !queue.isEmpty { problems.append("dirty views have not run") }
    if !gaps.isEmpty { problems.append("lists have not been filled up") }
    if isRestoring { problems.append("a roll-back is under way") }
    if pendingFault != nil { problems.append("a fault has not been thrown") }
    if arrival != nil { problems.append("a reason to appear is left") }
    return problems
  }

  /// Starts an input: what happens until `commit()` or `rollback()` belongs together.
  package func begin() {
    graph.beginTransaction()
    host.trace.removeAll()
    failedView = nil
    pass = 0
    innerSteps = 0
    if graph.onInvalidation != nil { forgetTransactions() }
    recurrences.forgetAll()
    if !host.tracker.actionsNow.isEmpty { host.tracker.actionsNow = [] }
    host.news.begin()
    if !stale.isEmpty { stale = [] }
    if !host.staleness.suspects.isEmpty { host.staleness.suspects = Suspects() }
    if !host.staleness.dryRuns.fillings.isEmpty { host.staleness.dryRuns.fillings = [] }
    machine.scheduler.begin()
  }

  /// Runs what is dirty, then callbacks, then tasks, until nothing is left to do; `trace` says what
  /// that did.
  package func settle() throws(Fault) {
    try settleViews()
    // One turn of the main run loop at a time: the views settle in between.
    while runsTasks, machine.scheduler.hasReady {
      beginMoment()
      beginFrame()
      let kind = Origin.Kind(machine.scheduler.nextKind)
      try host.tracker.originating(kind, in: nil) { () throws(Fault) in
        try untracked { () throws(Fault) in try machine.scheduler.runNext() }
      }
      try settleViews()
    }
    try throwPendingFault()
    try machine.throwPendingFault()
    finishTrace()
  }

  /// Shows what one of several things has done that a person does in one input.
  func endEvent() throws(Fault) {
    try settleViews()
    beginMoment()
    beginFrame()
  }

  /// Begins a frame: one turn of the main run loop, which is an event, a job of the main queue, what a
  /// task does between two waits, or the tick of a timer.
  func beginFrame() { recurrences.beginFrame(at: machine.scheduler.uptime) }

  private func settleViews() throws(Fault) {
    let first = pass
    try showPostponed()
    repeat {
      if pass - first > Updates.passLimit { throw cycle }
      try runPass()
      try runCallbacks()
    } while graph.hasDirty || !queue.isEmpty || !callbacks.isEmpty
  }

  /// Whether tasks may run behind an input; those of a plain program run while it waits.
  private var runsTasks: Bool { !putsTasksOff || host.mounting.hasMounts }

  /// Runs an input to its end, other tasks and time going on while it waits.
  package func run(_ function: Function) throws(Fault) -> Value {
    try machine.scheduler.runToEnd(function) { () throws(Fault) in
      try settleViews()
      beginMoment()
      beginFrame()
    }
  }

  /// Accepts what has happened since `begin()`.
  package func commit() {
    machine.scheduler.commit()
    if !removed.isEmpty { removed = [] }
    graph.endTransaction()
  }

  /// Forgets what has happened since `begin()`; the machine's journal has been rolled back before.
  package func rollback() {
    machine.scheduler.rollback()
    graph.unwindTracking(to: 0)
    host.tracker.running = []
    host.stateCells.projections = []
    host.stateCells.lateReads = []
    callbacks = []
    host.tracker.updating = []
    pendingFault = nil
    host.environment.overlays = [:]
    arrival = nil
    host.announcements.deferredAnnouncements = []
    gaps = []
    queue.removeAll()
    graph.abandonTransaction()
    host.staleness.suspects = Suspects()
    host.staleness.dryRuns.fillings = []
    rereadStale()
    removed = []
    host.trace = UpdateTrace()
  }

  /// Lets nodes whose runs were taken back read again what they read before; what their bodies write
  /// thereby is taken back as well.
  private func rereadStale() {
    if stale.isEmpty { return }
    machine.journal.begin()
    graph.beginTransaction()
    defer {
      machine.journal.rollback()
      graph.abandonTransaction()
    }
    isRestoring = true
    let output = machine.output
    machine.output = { _ in }
    defer {
      isRestoring = false
      machine.output = output
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

  /// Tells what is written from now on apart from what views have shown already.
  func beginMoment() {
    if host.mounting.hasMounts { machine.journal.beginMoment() }
  }

  /// How often views may make one another run again before an input fails.
  private static let passLimit = 100

  /// What is wrong when views make one another run for ever: who they are.
  private var cycle: Fault {
    var names: [String] = []
    for update in host.trace.updates where update.pass > pass - Updates.passLimit / 2 {
      if !names.contains(update.name) { names.append(update.name) }
    }
    if names.count == 1 { return Fault.fatal("\(names[0]) makes itself update without end") }
    return Fault.fatal(
      "views make one another update without end: \(names.sorted().joined(separator: ", "))")
  }

  /// Runs dirty scopes from the roots to the leaves, each at most once: one that becomes dirty after
  /// it ran is for the next pass, and so is one that a body makes dirty by what it writes.
  func runPass() throws(Fault) {
    pass += 1
    lastPass += 1
    transactions.pending = .none
    try throwPendingFault()
    var late: [ViewNode] = []
    takeDirty { queue.insert($0) }
    repeat {
      while let node = queue.popFirst() {
        if node.isMounted, !node.scope.isNone, graph.isDirty(node.scope) {
          if node.lastPass != lastPass { try node.runDirty() }
          if node.isMounted, graph.isDirty(node.scope) {
            if node.lastPass == lastPass {
              late.append(node)
            } else {
              graph.clearDirty(node.scope)
            }
          }
        }
        takeDirty { node in
          if isDirtyByEnvironment(node.scope) { queue.insert(node) } else { late.append(node) }
        }
      }
    } while try fillGaps()
    host.stateCells.keepLateReads()
    for node in late { queue.insert(node) }
    host.announcements.announceDeferred()
    try throwPendingFault()
  }

  /// Whether a modifier above has set something that the scope reads: that belongs to the pass.
  private func isDirtyByEnvironment(_ scope: ScopeID) -> Bool {
    graph.causes(of: scope).contains { host.environment.entriesBySubject[$0.subject] != nil }
  }

  /// GestureDriver over what has become dirty; it stays dirty until it runs.
  private func takeDirty(_ take: (ViewNode) -> Void) {
    while graph.hasDirty {
      guard graph.beginRound() > 0 else { return }
      while let scope = graph.nextDirty() {
        guard let node = node(of: scope) else {
          graph.clearDirty(scope)
          continue
        }
        if node.isMounted {
          node.prefetchParts()
          take(node)
        } else {
          graph.clearDirty(scope)
        }
      }
    }
  }

  func node(of scope: ScopeID) -> ViewNode? {
    let payload = graph.payload(of: scope)
    guard let pointer = UnsafeRawPointer(bitPattern: UInt(payload)) else { return nil }
    // A scope whose kind is not `.deferred` belongs to an observer, not to a node.
    guard graph.kind(of: scope) == .deferred else { return nil }
    return Unmanaged<ViewNode>.fromOpaque(pointer).takeUnretainedValue()
  }

  private func runCallbacks() throws(Fault) {
    if !preferences.isEmpty { beginMoment() }
    try readPreferences()
    if callbacks.isEmpty { return }
    let waiting = callbacks
    callbacks = []
    for callback in waiting {
      beginMoment()
      try host.tracker.originating(callback.origin, in: callback.node) { () throws(Fault) in
        try run(callback)
      }
    }
  }

  func schedule(_ callback: Callback) {
    if !isRestoring { callbacks.append(callback) }
  }

  private func run(_ callback: Callback) throws(Fault) {
    switch callback {
    case .change(let old, let new, let node): try runChange(old, new, node)
    case .appear(let node): if node.isMounted { try node.appear() }
    case .disappear(let node): try node.disappear()
    case .restart(let node): try restart(node)
    case .action(let closure): try act(closure.value)
    case .scroll(let id): try host.driver.rowFinder.scroll(toID: id.value)
    case .scrollToEdge(let edge, let node):
      if node.isMounted { try host.driver.rowFinder.scroll(toEdge: edge, of: node) }
    case .follow(let link): if link.isMounted { try link.follow() }
    }
  }

  /// Starts a task anew for another id.
  private func restart(_ node: LifetimeNode) throws(Fault) {
    guard node.isMounted else { return }
    try count(node)
    try node.restart()
  }

  /// Counts what comes again; one that brings itself about would go on for ever.
  private func count(_ node: ViewNode) throws(Fault) {
    if !recurrences.count(node) { throw cycle }
  }

  private func runChange(_ old: Held, _ new: Held, _ node: ChangeNode) throws(Fault) {
    guard node.isMounted else { return }
    guard recurrences.countInFrame(node) else {
      let name = machine.typeName(machine.dynamicType(new.value))
      let value = name.drop { $0 != "<" }.dropFirst().dropLast()
      host.log(.changesEndlessly(type: String(value)), of: node)
      return
    }
    try count(node)
    try untracked { () throws(Fault) in
      try host.tracker.notingReads(of: "onChange of \(node.reportedName ?? "")") {
        () throws(Fault) in
        try machine.onMainThread { () throws(Fault) in
          try ask(.run, of: new.value, [old.value]).release()
          // The old form calls the closure of the earlier body, with what that had captured.
          try ask(.runLegacy, of: old.value, [new.value]).release()
        }
      }
    }
  }
}

/// Keeping account.
extension Updates {
  /// A place in the trace for an update that has begun, before those it leads to.
  func reserveUpdate() -> Int { host.trace.updates.count }

  func report(_ update: consuming Update, at position: Int) {
    guard !isRestoring else { return }
    update.moment = machine.journal.moment
    if position >= host.trace.updates.count {
      host.trace.updates.append(update)
    } else {
      host.trace.updates.insert(update, at: position)
    }
  }

  func reportAppearance(of node: ViewNode) {
    guard !isRestoring, let name = node.name else { return }
    let reason = arrival ?? .parent(node.namedAncestor?.name ?? "")
    arrival = nil
    reportAppearance(of: node, as: name, because: reason)
  }

  func reportAppearance(of node: ViewNode, as name: String, because reason: Appearance.Reason) {
    if isRestoring { return }
    host.trace.appeared.append(
      Appearance(name: name, reason: reason, pass: pass, node: node, causes: host.trace.presenting))
  }

  func reportDisappearance(
    of node: ViewNode, as name: String? = nil, because reason: Departure.Reason,
    losing states: @autoclosure () -> [Departure.LostState] = []
  ) {
    guard !isRestoring, let name = name ?? node.name else { return }
    host.trace.disappeared.append(
      Departure(
        name: name, owner: node.namedAncestor?.name, reason: reason, pass: pass,
        states: states(), pending: host.trace.pending, causes: host.trace.presenting))
  }

  /// Puts the updates of each pass in the order of the tree.
  private func sortUpdates() {
    guard host.trace.updates.count > 1 else { return }
    let placed = host.trace.updates.enumerated().map { index, update in
      (path: [update.pass] + path(of: update.node), index: index, update: update)
    }
    host.trace.updates =
      placed.sorted { left, right in
        if left.path == right.path { return left.index < right.index }
        return left.path.lexicographicallyPrecedes(right.path)
      }
      .map(\.update)
  }

  /// The place of a node: the number of its mount, then the positions down to it.
  func path(of node: ViewNode) -> [Int] {
    var positions: [Int] = []
    var current = node
    while let parent = current.parent {
      positions.append(current.position(in: parent))
      current = parent
    }
    positions.append(host.mounting.mountNumbers[ObjectIdentifier(current)] ?? Int.max)
    return positions.reversed()
  }

  /// What came and went within one input is not worth a word.
  private func finishTrace() {
    sortUpdates()
    guard !host.trace.appeared.isEmpty else { return }
    let brief = Set(host.trace.appeared.filter { !$0.node.isMounted }.map(\.name))
    guard !brief.isEmpty else { return }
    host.trace.appeared.removeAll { brief.contains($0.name) }
    host.trace.disappeared.removeAll { brief.contains($0.name) }
  }
}
