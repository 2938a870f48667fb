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
/// host.begin()
/// let name = try host.mount(view, named: nil)   // "BookView#1"
/// try host.settle()
/// host.trace                                    // BookView#1 appeared
/// host.commit()
/// ```
package final class ViewHost {
  package let machine: Machine
  package let graph: Graph
  let program: any ProgramProvider
  private let link: HostLink
  let members = TypeMembers()
  var libraryTraits: [Int: LibraryTraits] = [:]

  /// The number of rows that a list shows before anyone scrolls.
  package var viewport = 12

  /// Whether tasks wait for the program to wait, as long as nothing is mounted.
  package var putsTasksOff = false

  /// Mounted views and watches, in order of mounting.
  var mounts: [Mount] = []
  /// The places of their nodes in that order.
  var mountNumbers: [ObjectIdentifier: Int] = [:]
  var lastMountNumber = 0
  /// The frames of the shell, outermost first; never empty.
  var shellFrames: [ShellFrame] = []
  var frames: [Int: Unmanaged<EnvironmentFrame>] = [:]
  var overlays: [Int: EnvironmentOverlay] = [:]
  var lastFrameNumber = 0
  /// Stands for "no value set anywhere": one entry per key, read by those who got the default.
  var defaultEntries: [EnvironmentKey: EnvironmentEntry] = [:]
  /// What programs call the keys, as far as anybody has used them: `\.theme`.
  var keyNames: [EnvironmentKey: String] = [:]
  /// The key path being resolved, which names the first key it asks for.
  var resolvingKeyPath: String?
  /// What the subjects in the graph stand for that are neither instances nor state cells.
  var entriesBySubject: [SubjectID: Unmanaged<EnvironmentEntry>] = [:]
  var storedCells: [String: Held] = [:]

  var typeTraits: [UInt32: TypeTraits] = [:]
  var plans: [UInt32: DynamicPlan] = [:]
  var forms: [UInt32: ViewForm] = [:]
  var ordinals: [String: Int] = [:]
  /// The numbers of the collections in each view.
  var collectionOrdinals: [ObjectIdentifier: Set<Int>] = [:]
  /// What the view that is being mounted is to be called.
  var chosenName: String?
  /// The state cells of mounted views by the number of their subject's instance.
  var cellOwners: [CellKey: CellOwner] = [:]
  var publishers: [CellKey: Held] = [:]
  var published: [SubjectID: PublishedObject] = [:]
  /// The publisher that is being told of a property, and that property.
  var publishing: Announcement?
  /// What bodies announced while they were evaluated: heard when the pass is over.
  var deferredAnnouncements: [Announcement] = []
  /// The lists whose rows have become more or fewer views in this pass.
  var gaps: [ContainerNode] = []
  var manualSubjects: [ManualKey: SubjectID] = [:]
  var manualNames: [SubjectID: ReadDescription] = [:]
  var observations: [UInt64: Held] = [:]
  var lastObservation: UInt64 = 0

  /// The field that somebody types into.
  weak var edited: ViewNode?

  var queue = NodeQueue()
  var transactions = OpenTransactions()
  /// What the open transaction has done so far.
  package internal(set) var trace = UpdateTrace()
  /// Bodies being evaluated now, innermost last; whoever evaluates one keeps it.
  var running: [Unmanaged<ViewNode>] = []
  /// The names of the views whose updates are under way, innermost last.
  var updating: [String] = []
  var callbacks: [Callback] = []
  /// The bindings to states that the runs under way have made, by run, innermost last.
  var projections: [Projection] = []
  /// The views whose states others have read in this pass.
  var lateReads: [BodyNode] = []
  /// Why the next view that is built comes, where it is not just part of a body.
  var arrival: Appearance.Reason?
  /// The preference readers that have to look again.
  var preferences: [PreferenceNode] = []
  /// What is dragged, pinched or turned and not let go of.
  var heldMoves: [HeldMove] = []
  /// How often each `onChange` has run, and each task has started anew.
  var recurrences = Recurrences()
  /// What happened in this input that the program has not asked for yet.
  var news: [NewsKey: [String]] = [:]
  /// The views that came below each mounted one in this input, as far as they are there.
  var shown: [String: Set<String>] = [:]
  /// The number of the pass within the input.
  var pass = 0
  /// The number of the pass within the life of the host.
  var lastPass = 0
  /// Counts what changed on the screen, to tell wasted updates from others.
  var renderedChanges = 0
  /// The machine's steps that updates inside the running one took.
  var innerSteps = 0
  /// What mounted views have read that nobody is told about.
  var silentReads = SilentReads()
  /// Who is looked at when the input is over, because it may be stale.
  var suspects = Suspects()
  /// The views that are stale.
  var staleNodes: [ObjectIdentifier: StaleNode] = [:]
  var truthReads = TruthReads()
  var memos = Memos()
  /// What running bodies have written so far.
  var fillings: [Filling] = []
  var concealments = Concealments()
  /// Collects what is read, while somebody wants to know.
  var sources: [ReadPlace: Held]?
  /// What is kept of nodes while their bodies run only to be looked at.
  var look: Look?
  /// What the nodes that were looked at would read.
  var wouldRead: [ObjectIdentifier: Set<ReadPlace>] = [:]
  /// What bodies wanted to write meanwhile.
  var heldWrites: Set<SilentPlace> = []
  /// What a person does to the views now, in words.
  var request: String?
  /// What actions have read.
  var actionReads = ActionReads()
  /// The actions that have run in this input: that they read what they write says nothing.
  var actionsNow: Set<String> = []
  /// Subtrees taken down in this input; their scopes go when it is committed.
  var removed: [ViewNode] = []
  /// Nodes whose bodies ran in an input that was taken back.
  var stale: [ViewNode] = []
  /// The innermost view whose code stopped in this input.
  package internal(set) var failedView: String?
  /// A fault in a callback of the graph, to be thrown when the host is in control again.
  var pendingFault: Fault?
  var usesStyles = false
  var usesTabs = false
  var isRestoring = false

  lazy var modifiedSlots = makeModifiedSlots()
  lazy var viewProtocol = program.wellKnown("View")
  lazy var sceneProtocol = program.wellKnown("Scene")
  lazy var appProtocol = program.wellKnown("App")
  lazy var modifierProtocol = program.wellKnown("ViewModifier")
  lazy var dynamicPropertyProtocol = program.wellKnown("DynamicProperty")

  /// A host for the programs of one machine; `link` is the one its native functions were made with.
  package init(
    machine: Machine, program: any ProgramProvider, graph: Graph, link: HostLink
  ) {
    self.machine = machine
    self.program = program
    self.graph = graph
    self.link = link
    shellFrames = [ShellFrame(frame: EnvironmentFrame(self, parent: nil), label: "root")]
    // Objects may go after the host, at the end of a session.
    link.host = self
    graph.onSignal = { [unowned(unsafe) self] signal in self.receive(signal) }
    observeSilentReads()
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
    callbacks = []
    projections = []
    lateReads = []
    queue.removeAll()
    preferences = []
    stale = []
    suspects = Suspects()
    staleNodes = [:]
    truthReads = TruthReads()
    memos = Memos()
    fillings = []
    concealments = Concealments()
    trace = UpdateTrace()
    mounts = []
    removed = []
    shellFrames = []
    running = []
    defaultEntries = [:]
    storedCells = [:]
    cellOwners = [:]
    publishers = [:]
    published = [:]
    observations = [:]
  }

  /// Adds what takes a change of the tree back.
  func record(undo: @escaping () -> Void) {
    machine.journal.record(undo: undo)
  }

  func nextFrameNumber() -> Int {
    lastFrameNumber += 1
    return lastFrameNumber
  }

  /// Lets names start from `#1` again, between inputs, where nothing is mounted that bears one.
  package func restartNames() {
    if mounts.isEmpty { ordinals = [:] }
  }

  /// The name that somebody chose for what is being mounted, where a view is all there is of it but
  /// modifiers; given once.
  func takeChosenName(for view: ViewNode) -> String? {
    guard let name = chosenName else { return nil }
    var outer = view.parent
    while let node = outer {
      guard node.children.count == 1 else { return nil }
      outer = node.parent
    }
    chosenName = nil
    return name
  }

  /// The next name for a view of a type: `BookView#1`, `BookView#2`, ….
  func nextName(_ typeName: String) -> String {
    let old = ordinals[typeName, default: 0]
    ordinals[typeName] = old + 1
    record { [unowned self] in ordinals[typeName] = old }
    return "\(typeName)#\(old + 1)"
  }

  /// Runs something that belongs to no body: actions, callbacks, questions.
  func untracked<Result>(_ work: () throws(Fault) -> Result) throws(Fault) -> Result {
    let bodies = running
    running = []
    graph.beginUntracked()
    let depth = graph.trackingDepth
    defer {
      graph.unwindTracking(to: depth)
      graph.endTracking()
      running = bodies
    }
    return try work()
  }

  /// Calls a closure of the program as an action, called `name` or as the request that it serves.
  func act(_ closure: Value, _ arguments: [Value] = [], as name: String? = nil) throws(Fault) {
    try untracked { () throws(Fault) in
      try notingReads(of: name ?? request) { () throws(Fault) in
        try machine.onMainThread { () throws(Fault) in
          try machine.call(closure, arguments).release()
        }
      }
    }
  }

  /// Whether a value of the prelude, or one that conforms to a protocol of it, has a function.
  func understands(_ request: ViewRequest, _ value: Value) -> Bool {
    machine.dynamicType(value).nominal.map { members.inherited(request, in: $0) != nil } ?? false
  }

  /// Calls a function of the prelude on one of its values; the result is owned.
  func ask(_ request: ViewRequest, of value: Value, _ arguments: [Value] = []) throws(Fault)
    -> Value
  {
    guard let nominal = machine.dynamicType(value).nominal,
      let function = members.inherited(request, in: nominal)
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
