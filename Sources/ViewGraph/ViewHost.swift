package import Interpreter
package import ObservationGraph
package import Semantics

/// Values become identified views here: mounted, updated when what they read changes, taken down.
///
/// A host keeps a tree of nodes for each mounted view. Every body, row and escaping content closure
/// is a scope of the graph; after an input `settle()` runs the dirty ones from the roots to the
/// leaves and says what that did.
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

  /// What the open transaction has done so far.
  package internal(set) var trace = UpdateTrace()

  package private(set) lazy var screen = Screen(self)
  package private(set) lazy var snapshots = SnapshotMaker(self)
  package private(set) lazy var driver = Driver(self)
  package private(set) lazy var inspector = Inspector(self)
  package private(set) lazy var environment = EnvironmentStore(self)
  package private(set) lazy var announcements = Announcements(self)
  package private(set) lazy var staleness = Staleness(self)
  package private(set) lazy var stateCells = StateCells(self)
  package private(set) lazy var library = LibraryTypes(self)
  package private(set) lazy var mounting = MountTable(self)
  package private(set) lazy var updates = Updates(self)
  private(set) lazy var nodes = NodeMaker(self)
  private(set) lazy var dynamicProperties = DynamicProperties(self)
  package private(set) lazy var tracker = ReadTracker(self)
  package private(set) lazy var news = News(self)

  /// A host for the programs of one machine; `link` is the one its native functions were made with.
  package init(
    machine: Machine, program: any ProgramProvider, graph: Graph, link: HostLink
  ) {
    self.machine = machine
    self.program = program
    self.graph = graph
    self.link = link
    environment.shellFrames = [
      ShellFrame(frame: EnvironmentFrame(self, parent: nil), label: "root")
    ]
    // Objects may go after the host, at the end of a session.
    link.host = self
    graph.onSignal = { [unowned(unsafe) self] signal in self.announcements.receive(signal) }
    staleness.untrackedReads.observeSilentReads()
  }

  deinit {
    link.host = nil
    graph.onSignal = nil
    graph.onInvalidation = nil
    machine.onUntrackedRead = nil
    machine.onUntrackedVariableRead = nil
    machine.onTrackedVariableWrite = nil
    machine.onTrackedWrite = nil
    machine.onWeakRead = nil
  }

  /// Lets everything go, in the order in which it leans on one another; the host is of no use after.
  package func tearDown() {
    updates.callbacks = []
    stateCells.projections = []
    stateCells.lateReads = []
    updates.queue.removeAll()
    updates.preferences = []
    updates.stale = []
    staleness.suspects = Suspects()
    staleness.staleNodes = [:]
    staleness.truthReads = TruthReads()
    staleness.memos = Memos()
    staleness.dryRuns.fillings = []
    staleness.concealments = Concealments()
    trace = UpdateTrace()
    mounting.mounts = []
    updates.removed = []
    environment.shellFrames = []
    tracker.running = []
    environment.defaultEntries = [:]
    stateCells.storedCells = [:]
    stateCells.cellOwners = [:]
    announcements.publishers = [:]
    announcements.published = [:]
    announcements.observations = [:]
  }

  /// Adds what takes a change of the tree back.
  func record(undo: @escaping () -> Void) {
    machine.journal.record(undo: undo)
  }

  /// Names an instance for good.
  func key(of instance: Value) -> CellKey {
    CellKey(
      type: machine.dynamicType(instance).id, ordinal: machine.ordinal(of: instance.instance))
  }

  /// Runs something that belongs to no body: actions, callbacks, questions.
  func untracked<Result>(_ work: () throws(Fault) -> Result) throws(Fault) -> Result {
    let bodies = tracker.running
    tracker.running = []
    graph.beginUntracked()
    let depth = graph.trackingDepth
    defer {
      graph.unwindTracking(to: depth)
      graph.endTracking()
      tracker.running = bodies
    }
    return try work()
  }

  /// Calls a closure of the program as an action, called `name` or as the request that it serves.
  func act(_ closure: Value, _ arguments: [Value] = [], as name: String? = nil) throws(Fault) {
    try untracked { () throws(Fault) in
      try tracker.notingReads(of: name ?? tracker.request) { () throws(Fault) in
        try machine.onMainThread { () throws(Fault) in
          try machine.call(closure, arguments).release()
        }
      }
    }
  }

  /// Whether a value of the prelude, or one that conforms to a protocol of it, has a function.
  func understands(_ request: ViewRequest, _ value: Value) -> Bool {
    machine.dynamicType(value).nominal.map { library.members.inherited(request, in: $0) != nil }
      ?? false
  }

  /// Calls a function of the prelude on one of its values; the result is owned.
  func ask(_ request: ViewRequest, of value: Value, _ arguments: [Value] = []) throws(Fault)
    -> Value
  {
    guard let nominal = machine.dynamicType(value).nominal,
      let function = library.members.inherited(request, in: nominal)
    else { throw Fault.fatal("no function '\(request.rawValue)'") }
    return try machine.invoke(function, receiver: value, arguments: arguments)
  }
}

/// One root: a view, scene or app that somebody mounted, or a watch.
final class Mount {
  var name: String
  let node: ViewNode
  let shellFrame: ShellFrame
  /// The places that its expression has read, with the objects there that went into the view.
  var origins: [ReadPlace: Held] = [:]
  /// The view with another object that one of these places holds by now.
  var replacement: Replacement?

  init(name: String, node: ViewNode, in shellFrame: ShellFrame) {
    self.name = name
    self.node = node
    self.shellFrame = shellFrame
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

/// Names an instance for good: its type and its ordinal.
struct CellKey: Hashable {
  let type: UInt32
  let ordinal: Int
}

/// The view that a state cell belongs to.
struct CellOwner {
  let name: String
  let property: String
  /// The view whose body follows the cell and hands it on; nil for cells that no body has installed.
  unowned var node: BodyNode?
}

/// An object says that it is about to change.
struct Announcement {
  let subject: SubjectID
  /// The published property that changes, where it is one.
  let property: String?
}

/// An object that announces its changes.
struct PublishedObject {
  let name: String
  var property: String?
}
