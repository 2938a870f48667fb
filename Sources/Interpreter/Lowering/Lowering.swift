internal import Semantics
internal import SourceText

/// Lowers one function to register code: instructions, the registers they use, and the cleanups on
/// every exit path.
///
/// During lowering registers are numbered in three areas, distinguished by their high bits: plain
/// ones, managed ones (which own their values), and outgoing ones (argument windows of calls).
/// `finish` lays the areas out one after the other.
final class Lowering {
  typealias Register = UInt16
  static let managedBit: Register = 0x4000
  static let outgoingBit: Register = 0x8000

  let machine: Machine
  let code: Code
  /// The function that is lowered; closures have their own.
  let function: Function
  let parent: Lowering?

  var instructions: [DraftInstruction] = []
  var spans: [Span] = []
  var span: Span = .none
  var constants: [Value] = []
  /// String constants by their bytes: equal strings may have different encodings.
  var constantStrings: [[UInt8]: Int] = [:]

  var plainCount: Register = 0
  var freePlain: [Register] = []
  var managedCount: Register = 0
  var freeManaged: [Register] = []
  var outgoing: Register = 0
  var maximumOutgoing: Register = 0
  /// Managed registers that hold values of unfinished expressions.
  var temporaries: Set<Register> = []

  var locations: [ObjectIdentifier: Location] = [:]
  var cleanups: [Cleanup] = []
  var targets: [LabelID: JumpTarget] = [:]
  var results: [ResultTarget] = []
  var fallthroughTargets: [(label: Label, depth: Int)] = []
  /// The bindings of earlier alternatives of the current `case`.
  var rebound: [Cleanup] = []
  /// Immutable variables that need a box, because closures capture them before they are
  /// initialized.
  var boxed: Set<ObjectIdentifier> = []
  /// Local functions that were declared at the start of their block.
  var hoisted: Set<ObjectIdentifier> = []
  var chains: [ChainTarget] = []
  var catchers: [Catcher] = []
  var pads: [Pad] = []
  /// The registers that pass errors to the handlers of `do` statements.
  var catchRegisters: [ObjectIdentifier: Register] = [:]

  /// The location of the value that an initializer makes.
  var initializedSelf: Location?
  /// The register of `self`, or of its metatype.
  var selfRegister: Register?
  /// The registers of the implicit type arguments.
  var typeArguments: [ObjectIdentifier: Register] = [:]
  /// The captures of the closure, in order; filled while its body is lowered.
  var captures: [Capture] = []
  /// Instructions that precede all others.
  var prologue: [DraftInstruction] = []
  /// Parameters that stand for expressions: autoclosures of accessors lowered in place.
  var deferred: [ObjectIdentifier: TypedExpression] = [:]
  /// The nesting depth of accessors lowered in place.
  var inlining = 0
  /// The calls that are being inlined.
  var inline = InlineContext()
  /// Whether nothing changes variables between the evaluation of a place and its use.
  var isUndisturbed = false
  /// The nesting depth of loops.
  var loopDepth = 0
  /// The registers of session variables that the surrounding loop keeps in registers.
  var promoted: [ObjectIdentifier: Register] = [:]
  /// A cache of `isTrivial`.
  var trivialTypes: [Type: Bool] = [:]

  init(machine: Machine, code: Code, function: Function, parent: Lowering? = nil) {
    self.machine = machine
    self.code = code
    self.function = function
    self.parent = parent
  }

  /// The location of a variable.
  enum Location {
    /// In a register that owns it (or needs no owner).
    case register(Register)
    /// In slot 0 of the box in the register.
    case box(Register)
    /// A struct whose fields are in registers.
    case parts([Register], RuntimeType)
    /// The running closure: a local function seen from inside.
    case closureItself
    /// A type that is known when the code is lowered: the `self` of an inlined static function.
    case metatype(Type)
  }

  /// What must run when a scope is left, on any path.
  struct Cleanup {
    /// One step of a cleanup.
    enum Action {
      case release(Register)
      case deferred([TypedStatement])
      /// Puts a value back that was moved out of its storage.
      case putBack(() -> Void)
    }
    let action: Action

    var mattersToErrors: Bool {
      if case .release = action { false } else { true }
    }

    func releases(_ register: Register) -> Bool {
      if case .release(register) = action { true } else { false }
    }
  }

  /// The targets of `break` and `continue` in a labeled statement.
  struct JumpTarget {
    let breakLabel: Label
    let continueLabel: Label?
    let depth: Int
  }

  /// The target of `TypedStatement.result`.
  struct ResultTarget {
    let register: Register
    let label: Label
    let depth: Int
  }

  /// The target of an optional chain that finds `nil`.
  struct ChainTarget {
    let label: Label
    let depth: Int
    let temporaries: Set<Register>
  }

  /// A `do` with `catch` clauses, while its body is lowered.
  struct Catcher {
    let label: Label
    let depth: Int
    let temporaries: Set<Register>
  }

  /// A landing pad to be emitted at the end of the code.
  struct Pad {
    let instruction: Int
    let cleanups: [Cleanup]
    let catcher: Catcher?
    let temporaries: [Register]
    let outgoing: Register
    let locations: [ObjectIdentifier: Location]
  }

  /// A capture of a closure.
  enum Capture {
    case variable(LocalVariable)
    /// A type argument of the enclosing function, or of its `self`.
    case type(GenericParameter)
    case value(Operand)
  }

  /// A position in the code that jumps refer to.
  final class Label {
    var position: Int?
    var references: [(instruction: Int, part: PayloadPart)] = []
  }

  /// The part of a jump's payload that holds the distance to its target.
  enum PayloadPart { case whole, low, high }

  /// Registers whose values were consumed, in order.
  var consumedRegisters: [Register] = []

  // Instructions.

  @discardableResult
  func emit(
    _ opcode: Opcode, _ a: Register = 0, _ b: Register = 0, _ c: Register = 0, payload: Int = 0
  ) -> Int {
    let instruction = DraftInstruction(opcode, a, b, c, payload: payload)
    if lastLabel < instructions.count,
      let merged = instructions[instructions.count - 1].merged(
        with: instruction)
    {
      instructions[instructions.count - 1] = merged
      return instructions.count - 1
    }
    instructions.append(instruction)
    spans.append(span)
    return instructions.count - 1
  }

  func jump(_ opcode: Opcode = .jump, _ a: Register = 0, _ b: Register = 0, to label: Label) {
    let index = emit(opcode, a, b)
    label.references.append((index, .whole))
  }

  func jump(_ opcode: Opcode, _ a: Register, constant: Int, to label: Label) {
    let index = emit(opcode, a, payload: Instruction.halves(low: constant, high: 0))
    label.references.append((index, .high))
  }

  func place(_ label: Label) {
    label.position = instructions.count
    lastLabel = instructions.count
  }
  /// The number of instructions when a label was last placed.
  var lastLabel = 0

  /// Sets the distances of all jumps. A jump to another jump leads to where that one leads, and a
  /// jump to the end of the function returns by itself.
  private func resolveJumps() {
    var targets: [Int: Int] = [:]
    for label in labels {
      for (index, part) in label.references
      where part == .whole && instructions[index].opcode == .jump {
        targets[index] = label.position ?? instructions.count
      }
    }
    for label in labels { resolve(label, through: targets) }
    for (index, target) in targets where target < instructions.count {
      let next = instructions[target]
      guard next.opcode == .returnValue else { continue }
      instructions[index] = next
      guard index > 0, let merged = instructions[index - 1].merged(with: next) else { continue }
      instructions[index - 1] = merged
    }
  }

  private func resolve(_ label: Label, through jumps: [Int: Int]) {
    for (index, part) in label.references {
      var position = label.position ?? instructions.count
      // Not all jumps count as steps, as those backwards must.
      while let next = jumps[position], next > position { position = next }
      let distance = position - index - 1
      let instruction = instructions[index]
      switch part {
      case .whole: instructions[index].payload = distance
      case .low:
        instructions[index].payload = Instruction.halves(low: distance, high: instruction.high)
      case .high:
        instructions[index].payload = Instruction.halves(low: instruction.low, high: distance)
      }
    }
  }

  /// A label; its references are resolved once everything is lowered.
  func makeLabel() -> Label {
    let label = Label()
    labels.append(label)
    return label
  }
  var labels: [Label] = []

  func constant(_ value: Value) -> Int {
    constants.append(value)
    return constants.count - 1
  }

  func string(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    if let known = constantStrings[bytes] { return known }
    let index = constant(.string(text))
    constantStrings[bytes] = index
    return index
  }

  func emitFault(_ kind: Fault.Kind) {
    code.faults.append(kind)
    emit(.fault, payload: code.faults.count - 1)
  }

  // Registers.

  func isManaged(_ register: Register) -> Bool { register & Lowering.managedBit != 0 }
  func isOutgoing(_ register: Register) -> Bool { register & Lowering.outgoingBit != 0 }

  func makeRegister(isTrivial: Bool) -> Register {
    if isTrivial {
      if let free = freePlain.popLast() { return free }
      plainCount += 1
      return plainCount - 1
    }
    if let free = freeManaged.popLast() { return free }
    managedCount += 1
    return Lowering.managedBit | (managedCount - 1)
  }

  func free(_ register: Register) {
    if isOutgoing(register) { return }
    temporaries.remove(register)
    if isManaged(register) { freeManaged.append(register) } else { freePlain.append(register) }
  }

  /// A register for the value of an unfinished expression.
  func makeTemporary(_ type: Type) -> Register {
    let register = makeRegister(isTrivial: isTrivial(type))
    if isManaged(register) { temporaries.insert(register) }
    return register
  }

  func makeManagedTemporary() -> Register {
    let register = makeRegister(isTrivial: false)
    temporaries.insert(register)
    return register
  }

  func makePlainTemporary() -> Register { makeRegister(isTrivial: true) }

  /// Opens a window for the arguments of a call; close it with `closeWindow`.
  func openWindow(_ count: Int) -> Register {
    let start = outgoing
    outgoing += Register(count)
    maximumOutgoing = max(maximumOutgoing, outgoing)
    return Lowering.outgoingBit | start
  }

  func closeWindow(_ window: Register) { outgoing = window & ~Lowering.outgoingBit }

  // Cleanups.

  func push(_ action: Cleanup.Action) {
    cleanups.append(Cleanup(action: action))
  }

  /// Whether the cleanups of the scopes above `depth` need no instructions.
  func leavesWithoutCode(downTo depth: Int) -> Bool {
    cleanups[depth...].allSatisfy { cleanup in
      if case .release(let register) = cleanup.action { !isManaged(register) } else { false }
    }
  }

  /// Emits the cleanups of the scopes above `depth`, without leaving them.
  func emitCleanups(downTo depth: Int) throws(Fault) {
    let saved = cleanups
    while cleanups.count > depth { try run(cleanups.removeLast()) }
    cleanups = saved
  }

  /// Leaves the scopes above `depth`, and emits their cleanups if the end is reachable.
  func popCleanups(downTo depth: Int, isReachable: Bool = true) throws(Fault) {
    while cleanups.count > depth {
      let cleanup = cleanups.removeLast()
      if isReachable { try run(cleanup) }
      if case .release(let register) = cleanup.action { free(register) }
    }
  }

  func run(_ cleanup: Cleanup) throws(Fault) {
    switch cleanup.action {
    case .release(let register): if isManaged(register) { emit(.release, register) }
    case .putBack(let body): body()
    case .deferred(let statements):
      let depth = cleanups.count
      try lower(statements)
      try popCleanups(downTo: depth)
    }
  }

  // Finishing.

  /// Lays out the register areas and installs the instructions.
  func finish() throws(Fault) {
    try lowerPads()
    resolveJumps()
    insertPrologue()
    let frameSize = Int(plainCount) + Int(managedCount) + Int(maximumOutgoing) + 1
    guard plainCount < Lowering.managedBit, managedCount < Lowering.managedBit,
      maximumOutgoing < Lowering.managedBit, frameSize < Instruction.operandLimit
    else { throw Fault(.unsupported("a function of this size")) }
    for recipe in code.recipes {
      for index in recipe.leaves.indices {
        switch recipe.leaves[index].leaf {
        case .register(let register): recipe.leaves[index].leaf = .register(place(register))
        case .dynamicType(let register): recipe.leaves[index].leaf = .dynamicType(place(register))
        case .argument(let register, let parameter):
          recipe.leaves[index].leaf = .argument(of: place(register), parameter)
        }
      }
    }
    code.spans = spans
    let placed = instructions.map {
      Instruction($0.opcode, place($0.a), place($0.b), place($0.c), payload: $0.payload)
    }
    code.install(
      placed, constants: constants, frameSize: frameSize, managedStart: Int(plainCount),
      managedCount: Int(managedCount))
  }

  /// Inserts the prologue: jump distances stay the same, instruction indices grow.
  private func insertPrologue() {
    let count = prologue.count
    guard count > 0 else { return }
    instructions.insert(contentsOf: prologue, at: 0)
    spans.insert(contentsOf: Array(repeating: span, count: count), at: 0)
    for index in code.inlinedCalls.indices {
      let range = code.inlinedCalls[index].range
      code.inlinedCalls[index].range = (range.lowerBound + count)..<(range.upperBound + count)
    }
    code.pads = code.pads.map { pad in
      LandingPad(
        range: (pad.range.lowerBound + count)..<(pad.range.upperBound + count),
        target: pad.target + count)
    }
  }

  private func place(_ register: Register) -> Register {
    if register & Lowering.outgoingBit != 0 {
      return plainCount + managedCount + (register & ~Lowering.outgoingBit)
    }
    if register & Lowering.managedBit != 0 {
      return plainCount + (register & ~Lowering.managedBit)
    }
    return register
  }
}

/// A value in a register, and whether the register owns it.
struct Operand {
  let register: Lowering.Register
  let isOwned: Bool

  static func borrowed(_ register: Lowering.Register) -> Operand {
    Operand(register: register, isOwned: false)
  }
  static func owned(_ register: Lowering.Register) -> Operand {
    Operand(register: register, isOwned: true)
  }
}
