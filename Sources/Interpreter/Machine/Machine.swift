package import ObservationGraph
package import Semantics
internal import SourceText
internal import Synchronization

/// Runs lowered programs: registers, calls, storage, faults.
///
/// A machine belongs to one session and one thread; only `interrupt` may be called from other
/// threads.
///
/// It is one type of many lines, with a file for each family of instructions, because the loop and
/// what it calls share the registers and the frames of the running code: parts with a state of their
/// own would cost an indirection in every instruction.
package final class Machine {
  /// Provides the declarations and typed bodies of the program.
  package let program: any ProgramProvider
  /// The dependency graph, which records reads and writes of tracked properties.
  package let graph: Graph
  /// The undo log of the open transaction.
  package let journal: Journal
  /// The limits of execution; they can be changed between inputs.
  package var limits: Limits
  /// The memory limit of the program.
  package var memory = MemoryGauge()
  /// What the program reaches besides values.
  package let outside: OutsideWorld
  /// Called for accesses outside the dependency graph.
  package var hooks = SilentAccessHooks()
  /// How writes are made.
  package var writing = WriteMode()
  /// The names of objects.
  package let names: ObjectNames
  /// The `==` of the program that was called last.
  package var lastEquality: Function?
  /// All types in use.
  package var types: TypeTable { typeTable.unsafelyUnwrapped }
  private var typeTable: TypeTable?
  /// Texts of values.
  package var describer: ValueDescriber { ValueDescriber(machine: self) }
  /// Tasks and the time.
  package var scheduler: Scheduler {
    outside.noteUse()
    return ownScheduler.unsafelyUnwrapped
  }
  private var ownScheduler: Scheduler?

  /// Identifies the machine: code belongs to a single one.
  let number = Machine.lastNumber.add(1, ordering: .relaxed).newValue
  let state: UnsafeMutablePointer<MachineState>
  let reclaimer = Reclaimer()
  let natives: NativeTable
  let textBuffer = TextBuffer()
  var globals: [ObjectIdentifier: UnsafeMutablePointer<GlobalCell>] = [:]
  var codes: CodeTable
  var requirements: RequirementTable { codes.requirements }
  /// Interrupts and limits.
  package let polling = Polling()
  /// The exact number of jumps and calls since `resetSteps`.
  package var steps: Int { polling.stepCount - state.pointee.fuel }
  private static let lastNumber = Atomic(0)

  /// A machine for a program; builtins later in the list replace earlier ones of the same name.
  package init(
    program: any ProgramProvider, graph: Graph, builtins: [Builtin],
    output: @escaping (String) -> Void, limits: Limits = .standard
  ) {
    self.program = program
    self.graph = graph
    outside = OutsideWorld(output: output)
    self.limits = limits
    codes = CodeTable(requirements: RequirementTable(program: program))
    natives = NativeTable(builtins)
    state = .allocate(capacity: 1)
    state.initialize(to: MachineState(depth: limits.depth, halt: Machine.makeHaltCode()))
    // The state is allocated on the heap, so its address is stable.
    journal = Journal(epochCopy: withUnsafeMutablePointer(to: &state.pointee.epoch) { $0 })
    names = ObjectNames(journal: journal, outside: outside)
    typeTable = TypeTable(machine: self)
    ownScheduler = Scheduler(machine: self)
    reclaimer.runDeinitializer = { [unowned(unsafe) self] value, type in
      self.runDeinitializer(of: value, type)
    }
    program.onMemberChange = { [unowned(unsafe) self] in
      codes.changeMembers()
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
    natives.deallocate()
    state.pointee.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Stops the program at its next jump or call. May be called from any thread and from signal
  /// handlers.
  package func interrupt() { polling.interrupt() }

  /// Resets the step count, at the start of each input.
  package func resetSteps() {
    polling.reset()
    state.pointee.fuel = Polling.quantum
  }

  /// Checks interrupts and limits, and grants the program another quantum of steps.
  @inline(never)
  func poll() throws(Fault) {
    state.pointee.fuel = Polling.quantum
    try polling.poll(limits, memory)
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

/// How writes are made.
package struct WriteMode {
  /// Whether writes to existing storage have no effect while a scope is tracked: set during a dry
  /// run.
  package var areHeld = false
  /// The kind of write in records, unless the write site determines it.
  package var kind: WriteKind?
}
