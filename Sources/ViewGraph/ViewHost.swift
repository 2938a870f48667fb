package import Interpreter
package import ObservationGraph
package import Semantics

/// Turns values into identified views: mounts them, updates them when their dependencies change,
/// and removes them.
///
/// A host keeps a tree of nodes for each mounted view. Every body, row and escaping content closure
/// is a scope of the graph; after an input, `settle()` runs the dirty ones from the roots to the
/// leaves and records the effects.
///
/// ```swift
/// host.updates.begin()
/// let name = try host.mounting.mount(view, named: nil)   // "BookView#1"
/// try host.updates.settle()
/// host.trace                                    // BookView#1 appeared
/// host.updates.commit()
/// ```
package final class ViewHost {
  package let machine: Machine
  package let graph: Graph
  let program: any ProgramProvider
  private let link: HostLink

  package let screen: Screen
  package let snapshots: SnapshotMaker
  package let driver: Driver
  package let inspector: Inspector
  package let environment: EnvironmentStore
  package let announcements: Announcements
  package let staleness: Staleness
  package let stateCells: StateCells
  package let library: LibraryTypes
  package let mounting: MountTable
  package let updates: Updates
  let watches: Watches
  let nodes: NodeMaker
  let dynamicProperties: DynamicProperties
  package let tracker: ReadTracker
  package let unreadTrace: UnreadTrace

  /// Makes a host for the programs of one machine; its native functions were made with `link`.
  package init(
    machine: Machine, program: any ProgramProvider, graph: Graph, link: HostLink
  ) {
    self.machine = machine
    self.program = program
    self.graph = graph
    self.link = link
    let base = HostBase(machine: machine, graph: graph, link: link)
    environment = EnvironmentStore(base)
    announcements = Announcements(base)
    stateCells = StateCells(base)
    staleness = Staleness(base)
    tracker = ReadTracker(base, stateCells, staleness, announcements)
    unreadTrace = UnreadTrace(base)
    updates = Updates(base, tracker, stateCells, staleness, environment, announcements, unreadTrace)
    watches = Watches(base, tracker, updates)
    library = LibraryTypes(base)
    mounting = MountTable(base)
    nodes = NodeMaker(base)
    dynamicProperties = DynamicProperties(base)
    screen = Screen(base)
    snapshots = SnapshotMaker(base)
    driver = Driver(base)
    inspector = Inspector(base)
    // Objects may be deallocated after the host, at the end of a session.
    link.host = .passUnretained(self)
    environment.shellFrames = [
      ShellFrame(frame: EnvironmentFrame(self, parent: nil), label: "root")
    ]
    graph.onSignal = { [unowned(unsafe) self] signal in self.announcements.receive(signal) }
    staleness.untrackedReads.observeSilentReads()
  }

  /// The effects of the open transaction so far.
  package internal(set) var trace: UpdateTrace {
    _read { yield updates.trace }
    _modify { yield &updates.trace }
  }

  deinit {
    link.host = nil
    graph.onSignal = nil
    graph.onInvalidation = nil
    machine.hooks = SilentAccessHooks()
  }

  /// Releases everything in dependency order; the host cannot be used afterwards.
  package func tearDown() {
    updates.pending = PendingWork()
    stateCells.projections = []
    stateCells.lateReads = []
    updates.stale = []
    staleness.suspects = Suspects()
    staleness.staleNodes = [:]
    staleness.truthReads = TruthReads()
    staleness.memos = Memos()
    staleness.dryRuns.bodyWrites = []
    staleness.concealments = Concealments()
    trace = UpdateTrace()
    mounting.mounts = []
    updates.removed = []
    environment.shellFrames = []
    tracker.running = .none
    environment.defaultEntries = [:]
    stateCells.storedCells = [:]
    stateCells.cellOwners = [:]
    announcements.publishers = [:]
    announcements.published = [:]
    announcements.observations = [:]
  }

  /// Records how to undo a change of the tree.
  func record(undo: @escaping () -> Void) {
    machine.journal.record(undo: undo)
  }

  /// The permanent name of an instance.
  func key(of instance: Value) -> CellKey {
    CellKey(
      type: machine.dynamicType(instance).id, ordinal: machine.names.ordinal(of: instance.instance))
  }

  /// Runs code that belongs to no body: actions, callbacks, queries.
  func untracked<Result>(_ work: () throws(Fault) -> Result) throws(Fault) -> Result {
    let bodies = tracker.running
    tracker.running = .none
    graph.beginUntracked()
    let depth = graph.trackingDepth
    defer {
      graph.unwindTracking(to: depth)
      graph.endTracking()
      tracker.running = bodies
    }
    return try work()
  }

  /// Calls a closure of the program as an action, under `name` or the current request's text.
  func act(_ closure: Value, _ arguments: [Value] = [], as name: String? = nil) throws(Fault) {
    if name == nil, closure.kind == .closure { trace.actions.append(closure.closure.place) }
    try untracked { () throws(Fault) in
      try tracker.notingReads(of: name ?? tracker.request) { () throws(Fault) in
        try machine.onMainThread { () throws(Fault) in
          try machine.call(closure, arguments).release()
        }
      }
    }
  }

  /// Whether a library value, or a value that conforms to a library protocol, has a function.
  func understands(_ request: ViewRequest, _ value: Value) -> Bool {
    machine.dynamicType(value).nominal.map { library.members.inherited(request, in: $0) != nil }
      ?? false
  }

  /// Calls a library function on a value; returns an owned result.
  func ask(_ request: ViewRequest, of value: Value, _ arguments: [Value] = []) throws(Fault)
    -> Value
  {
    guard let nominal = machine.dynamicType(value).nominal,
      let function = library.members.inherited(request, in: nominal)
    else { throw Fault.fatal("no function '\(request.rawValue)'") }
    return try machine.invoke(function, receiver: value, arguments: arguments)
  }
}

/// A root: a mounted view, scene or app, or a watch.
final class Mount {
  var name: String
  let node: ViewNode
  let shellFrame: ShellFrame
  /// The places that its expression read, with the objects found there that are part of the view.
  var origins: [ReadPlace: Held] = [:]
  /// The view with the object that one of these places holds now.
  var replacement: Replacement?
  /// Whether no view inside has its name, so that it appears and disappears under it itself.
  var bearsName = false

  init(name: String, node: ViewNode, in shellFrame: ShellFrame) {
    self.name = name
    self.node = node
    self.shellFrame = shellFrame
  }

  /// The view inside that has its name, below modifiers of the mounted expression; the mounted view
  /// itself if none has.
  var namedNode: ViewNode {
    var current = node
    while current.name != name, current.children.count == 1, let child = current.children.first {
      current = child
    }
    return current.name == name ? current : node
  }
}

/// One frame of the shell's environment stack.
final class ShellFrame {
  let frame: EnvironmentFrame
  let label: String

  init(frame: EnvironmentFrame, label: String) {
    self.frame = frame
    self.label = label
  }
}

/// The permanent name of an instance: its type and ordinal.
struct CellKey: Hashable {
  let type: UInt32
  let ordinal: Int
}

/// The view that a state cell belongs to.
struct CellOwner {
  let name: String
  let property: String
  /// The view whose body reads the cell and passes it on; nil for cells that no body has installed.
  unowned var node: BodyNode?
}

/// An object's announcement that it is about to change.
struct Announcement {
  let subject: SubjectID
  /// The property that changes, if any is known.
  let property: String?
  /// The position in the journal before the change.
  let position: Int
}
