package import ObservationGraph
package import Semantics
internal import SourceText
internal import Synchronization

/// Runs lowered programs: registers, calls, storage, faults.
///
/// A machine belongs to one session and one thread; only `interrupt` may be called from other
/// threads.
package final class Machine {
  /// Provides the declarations and typed bodies of the program.
  package let program: any ProgramProvider
  /// The dependency graph, which records reads and writes of tracked properties.
  package let graph: Graph
  /// The undo log of the open transaction.
  package let journal: Journal
  /// The limits of execution; they can be changed between inputs.
  package var limits: Limits
  /// The process heap; call `heap.follow()` where many objects or views are made.
  package var heap = GrowingHeap()
  /// The memory limit of the program.
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
  /// The number of uses of anything but values: surroundings, output, scheduler, views. Code that
  /// does not increase it depends only on what it reads.
  package private(set) var outsideUses = 0
  /// Called for reads of fields outside the dependency graph while a scope is tracked.
  package var onUntrackedRead: ((Value, Int) -> Void)?
  /// Called for reads of global and static variables while a scope is tracked.
  package var onUntrackedVariableRead: ((GlobalVariable) -> Void)?
  /// Called before a global or static variable is written while a scope is tracked.
  package var onTrackedVariableWrite: ((GlobalVariable, Value) -> Void)?
  /// Called before a field of an older object is written while a scope is tracked.
  package var onTrackedWrite: ((Value, Int) -> Void)?
  /// Called for reads of weak and unowned references while a scope is tracked.
  package var onWeakRead: ((Value) -> Void)?
  /// Called when the program reads the current time.
  package var onClockRead: (() -> Void)?
  /// Whether writes to existing storage have no effect while a scope is tracked: set during a dry
  /// run.
  package var holdsWrites = false
  /// The `==` of the program that was called last.
  package var lastEquality: Function?
  /// Receives the events of running tests; nil if none run, and failed expectations are then
  /// faults.
  package var testObserver: ((TestEvent) -> Void)?
  /// Polled while the program runs: returns true if it must stop.
  package var isStopRequested: () -> Bool = { false }
  /// The kind of write in records, unless the write site determines it.
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

  /// Identifies the machine: code belongs to a single one.
  let number = Machine.lastNumber.add(1, ordering: .relaxed).newValue
  let state: UnsafeMutablePointer<MachineState>
  let reclaimer = Reclaimer()
  let haltCode: Code
  let builtins: BuiltinIndex
  let textBuffer = TextBuffer()
  /// The builtins, indexed by the numbers in instructions.
  var natives: UnsafeMutablePointer<Builtin>
  var globals: [ObjectIdentifier: UnsafeMutablePointer<GlobalCell>] = [:]
  /// Code of accessors that are not functions of the program, by property.
  var accessors: [AccessorKey: (property: Property, code: Code)] = [:]
  /// Incremented when types that are already in use get new members.
  var memberVersion = 0
  var answeredCodes = AnsweredCodes()
  /// Requirements of library protocols by `Protocol.name`.
  var requirements: [String: Function?] = [:]
  /// The requirements for `==`, `<` and hashing, which are used most.
  var comparisons = ComparisonRequirements()
  /// Values made for display; released at the next poll.
  var temporaries: [Value] = []
  /// The last ordinal for each class name.
  var ordinals: [String: OrdinalCounter] = [:]
  /// The instances of the program's classes that have ordinals.
  var namedInstances = NamedInstances()
  var nesting = 0
  /// The value of `nesting` at which the current coroutine started; -1 outside of coroutines.
  var coroutineNesting = -1
  /// The frame below the current job: a task, an action and so on start on the main thread.
  var threadBase: UnsafeMutablePointer<FrameRecord>?
  /// A fault in a `deinit`, which cannot throw; rethrown at the next poll.
  var pendingFault: Fault?
  /// Jumps and calls since `resetSteps`, rounded up to the quantum.
  package private(set) var stepCount = 0
  /// The exact number of jumps and calls since `resetSteps`.
  package var steps: Int { stepCount - state.pointee.fuel }
  private let isInterrupted = Atomic(false)
  private static let quantum = 4096
  private static let lastNumber = Atomic(0)

  /// A machine for a program; builtins later in the list replace earlier ones of the same name.
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
    // The state is allocated on the heap, so its address is stable.
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

  /// Ends the program: tasks are not resumed and `deinit`s no longer run, just as globals are not
  /// destroyed when a program exits.
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

  /// Counts a use of anything but a value.
  @inline(__always)
  package func noteOutsideUse() { outsideUses &+= 1 }

  /// Stops the program at its next jump or call. May be called from any thread and from signal
  /// handlers.
  package func interrupt() { isInterrupted.store(true, ordering: .relaxed) }

  /// Resets the step count, at the start of each input.
  package func resetSteps() {
    stepCount = Machine.quantum
    state.pointee.fuel = Machine.quantum
    isInterrupted.store(false, ordering: .relaxed)
  }

  /// Throws the fault of a `deinit`, which cannot throw itself.
  package func throwPendingFault() throws(Fault) {
    guard let fault = pendingFault else { return }
    pendingFault = nil
    throw fault
  }

  /// Checks interrupts and limits, and grants the program another quantum of steps.
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

  /// Whether raw pointers reach the header of an object.
  private static var layoutIsAsExpected: Bool {
    let text = StringObject("layout")
    let value = Value(.longString, text)
    defer { value.release() }
    let pair = TupleObject(type: nil, slotCount: 2)
    pair.room = (.int(1), .int(2), .hole)
    return SmallStringWords.isLayoutOfStrings && value.header.pointee.count == text.header.count
      && value.header.pointee.slots == HeapObject.noSlots && pair.fields[0].asInt == 1
      && pair.fields[1].asInt == 2
  }
}

/// The numbers of builtins by name.
struct BuiltinIndex {
  let count: Int
  private let numbers: [String: Int]

  init(_ builtins: [Builtin]) {
    count = builtins.count
    var numbers: [String: Int] = [:]
    // A later builtin replaces an earlier one of the same name.
    for (index, builtin) in builtins.enumerated() { numbers[builtin.name] = index }
    self.numbers = numbers
  }

  func number(of name: String) -> Int? { numbers[name] }

  /// The name of a builtin, for listings.
  func name(of number: Int) -> String { numbers.first { $0.value == number }?.key ?? "" }
}

/// Identifies an accessor of a property.
struct AccessorKey: Hashable {
  /// The kind of accessor.
  enum Kind { case getter, setter, inPlaceSetter }
  let property: ObjectIdentifier
  let kind: Kind
}
