package import ObservationGraph
package import Semantics
internal import SourceText
internal import Synchronization

/// Runs lowered programs: registers, calls, storage, faults.
///
/// A machine belongs to one session and one thread; only `interrupt` may be called from others.
package final class Machine {
  package let program: any ProgramProvider
  package let graph: Graph
  package let journal: Journal
  package var limits: Limits
  /// Followed by whoever makes objects or views.
  package var heap = GrowingHeap()
  /// What the program may hold.
  package var memory = MemoryGauge()
  /// Random numbers and the time, as the program sees them.
  package var surroundings: Surroundings {
    get {
      noteOutsideUse()
      return ownSurroundings
    }
    _modify {
      noteOutsideUse()
      yield &ownSurroundings
    }
  }
  private var ownSurroundings = Surroundings()
  /// Receives what the program prints.
  package var output: (String) -> Void {
    get {
      noteOutsideUse()
      return ownOutput
    }
    set { ownOutput = newValue }
  }
  private var ownOutput: (String) -> Void
  /// How often anything but values was used: the surroundings, the output, the scheduler, the views.
  /// Code that ran without adding to it depends on nothing but what it read.
  package private(set) var outsideUses = 0
  /// Told of reads of fields outside the dependency graph while a scope is tracked.
  package var onUntrackedRead: ((Value, Int) -> Void)?
  /// Told of reads of variables, global and static, while a scope is tracked.
  package var onUntrackedVariableRead: ((GlobalVariable) -> Void)?
  /// Told of variables that are written while a scope is tracked, before they are.
  package var onTrackedVariableWrite: ((GlobalVariable, Value) -> Void)?
  /// Told of fields of older objects that are written while a scope is tracked, before they are.
  package var onTrackedWrite: ((Value, Int) -> Void)?
  /// Told of references that are read while a scope is tracked and end when their object does.
  package var onWeakRead: ((Value) -> Void)?
  /// Whether writes to what was there before have no effect while a scope is tracked: bodies run
  /// only to be looked at.
  package var holdsWrites = false
  /// The `==` of the program that was asked last.
  package var lastEquality: Function?
  /// Told what tests come upon while they run; nil where none do, and failed expectations are faults.
  package var testObserver: ((TestEvent) -> Void)?
  /// Asked now and then while the program runs: whether somebody wants it to stop.
  package var isStopRequested: () -> Bool = { false }
  /// How writes made now are called in write records, where the site does not know better.
  package var writeKind: WriteKind?
  /// All types in use.
  package var types: TypeTable { typeTable.unsafelyUnwrapped }
  private var typeTable: TypeTable?
  /// Tasks and the time.
  package var scheduler: Scheduler {
    noteOutsideUse()
    return ownScheduler.unsafelyUnwrapped
  }
  private var ownScheduler: Scheduler?

  /// Tells machines apart: code is made for one.
  let number = Machine.lastNumber.add(1, ordering: .relaxed).newValue
  let state: UnsafeMutablePointer<MachineState>
  let reclaimer = Reclaimer()
  let haltCode: Code
  let builtins: BuiltinIndex
  let textBuffer = TextBuffer()
  /// Functions of the rows that are in use, by the number instructions give.
  var natives: UnsafeMutablePointer<Builtin>
  var globals: [ObjectIdentifier: UnsafeMutablePointer<GlobalCell>] = [:]
  /// Code for accessors that no function stands for, by property.
  var accessors: [AccessorKey: (property: Property, code: Code)] = [:]
  /// Grows when types that are known get other members.
  var memberVersion = 0
  var answeredCodes = AnsweredCodes()
  /// Requirements of the prelude's protocols by `Protocol.name`.
  var requirements: [String: Function?] = [:]
  /// `==`, `<` and `hash` among them, which are asked for most.
  var comparisons = ComparisonRequirements()
  /// Values made only to be shown; let go at the next poll.
  var temporaries: [Value] = []
  /// Names of objects.
  var ordinals: [String: Int] = [:]
  /// The instances of the program's classes that have ordinals.
  var namedInstances = NamedInstances()
  var nesting = 0
  /// The nesting that the running coroutine began at.
  var coroutineNesting = -1
  /// The call below which others run: a task, an action and so on begin on the main thread.
  var threadBase: UnsafeMutablePointer<FrameRecord>?
  /// A fault in a `deinit`, which cannot travel from there; reported at the next poll.
  var pendingFault: Fault?
  /// Jumps and calls made since the last `resetSteps`.
  package private(set) var stepCount = 0
  /// The same up to this very step.
  package var steps: Int { stepCount - state.pointee.fuel }
  private let isInterrupted = Atomic(false)
  private static let quantum = 4096
  private static let lastNumber = Atomic(0)

  package init(
    program: any ProgramProvider, graph: Graph, builtins: [Builtin],
    output: @escaping (String) -> Void, limits: Limits = .standard
  ) {
    self.program = program
    self.graph = graph
    ownOutput = output
    self.limits = limits
    let halt = Machine.makeHaltCode()
    haltCode = halt
    state = .allocate(capacity: 1)
    state.initialize(to: MachineState(depth: limits.depth, halt: halt.header))
    // The state lies on the heap and does not move.
    journal = Journal(epochCopy: withUnsafeMutablePointer(to: &state.pointee.epoch) { $0 })
    self.builtins = BuiltinIndex(builtins)
    natives = .allocate(capacity: builtins.count + 1)
    for (index, builtin) in builtins.enumerated() {
      (natives + index).initialize(to: builtin)
    }
    typeTable = TypeTable(machine: self)
    ownScheduler = Scheduler(machine: self)
    reclaimer.runDeinitializer = { [unowned(unsafe) self] value, type in
      self.runDeinitializer(of: value, type)
    }
    program.onMemberChange = { [unowned(unsafe) self] in
      memberVersion += 1
      answeredCodes.forget()
    }
    precondition(Machine.layoutIsAsExpected, "the header of heap objects is not where it should be")
  }

  /// Ends the program: no task goes on, and no `deinit` runs any more, as globals are not destroyed
  /// when a program exits.
  package func retire() {
    program.onMemberChange = {}
    reclaimer.runDeinitializer = { _, _ in }
    scheduler.tearDown()
  }

  deinit {
    retire()
    for cell in globals.values {
      cell.pointee.value.release()
      cell.deallocate()
    }
    natives.deinitialize(count: builtins.count)
    natives.deallocate()
    state.pointee.deallocate()
    state.deallocate()
  }

  /// Counts a use of something that is no value.
  @inline(__always)
  package func noteOutsideUse() { outsideUses &+= 1 }

  /// Stops the program at its next jump or call. May be called from any thread and from signal
  /// handlers.
  package func interrupt() { isInterrupted.store(true, ordering: .relaxed) }

  /// Starts counting steps anew, as each input does.
  package func resetSteps() {
    stepCount = Machine.quantum
    state.pointee.fuel = Machine.quantum
    isInterrupted.store(false, ordering: .relaxed)
  }

  /// Throws what went wrong in a `deinit`, which cannot do so itself.
  package func throwPendingFault() throws(Fault) {
    guard let fault = pendingFault else { return }
    pendingFault = nil
    throw fault
  }

  /// Looks at what may stop the program, and lets it run on for a while.
  @inline(never)
  func poll() throws(Fault) {
    state.pointee.fuel = Machine.quantum
    stepCount += Machine.quantum
    for value in temporaries { value.release() }
    temporaries = []
    try throwPendingFault()
    if isInterrupted.exchange(false, ordering: .relaxed) || isStopRequested() {
      throw Fault(.interrupted)
    }
    try memory.look(isDue: stepCount & (MemoryGauge.interval - 1) < Machine.quantum)
    if let steps = limits.steps, stepCount > steps + Machine.quantum {
      throw Fault(.stepLimit(steps))
    }
  }

  private static func makeHaltCode() -> Code {
    let code = Code(name: "", kind: .topLevel, source: .init(name: "", text: ""), span: .none)
    code.install(
      [Instruction(.halt)], constants: [], frameSize: 0, managedStart: 0, managedCount: 0)
    return code
  }

  /// Whether raw pointers find the header of an object.
  private static var layoutIsAsExpected: Bool {
    let value = Value.string("layout")
    defer { value.release() }
    let pair = TupleObject(type: nil, slotCount: 2)
    pair.room = (.int(1), .int(2), .hole)
    return value.header.pointee.count == value.stringObject.header.count
      && value.header.pointee.slots == HeapObject.noSlots && pair.fields[0].asInt == 1
      && pair.fields[1].asInt == 2
  }
}

/// The rows of builtins by name.
struct BuiltinIndex {
  let count: Int
  private let numbers: [String: Int]

  init(_ builtins: [Builtin]) {
    count = builtins.count
    var numbers: [String: Int] = [:]
    // A later row replaces an earlier one of the same name.
    for (index, builtin) in builtins.enumerated() { numbers[builtin.name] = index }
    self.numbers = numbers
  }

  func number(of name: String) -> Int? { numbers[name] }

  /// The name of the function with a number, for listings.
  func name(of number: Int) -> String { numbers.first { $0.value == number }?.key ?? "" }
}

/// Which accessor of which property.
struct AccessorKey: Hashable {
  enum Kind { case getter, setter }
  let property: ObjectIdentifier
  let kind: Kind
}
