internal import Semantics
internal import SourceText

/// A part of lowering, for one kind of construct; what the parts share is in `lowering`.
///
/// The extension has what nearly every part says: to emit an instruction, to make and free a
/// register, to evaluate an expression.
protocol LoweringPart {
  var lowering: Lowering { get }
}

extension LoweringPart {
  var machine: Machine { lowering.machine }
  var code: Code { lowering.code }
  var function: Function { lowering.function }
  var types: StaticTypes { lowering.types }

  /// The place in the source of what is emitted next.
  var span: Span {
    get { lowering.draft.span }
    nonmutating set { lowering.draft.span = newValue }
  }

  // Instructions.

  @discardableResult
  func emit(
    _ opcode: Opcode, _ a: Register = 0, _ b: Register = 0, _ c: Register = 0, payload: Int = 0
  ) -> Int {
    lowering.draft.emit(DraftInstruction(opcode, a, b, c, payload: payload))
  }

  func emitVoid(_ dst: Register) {
    emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
  }

  func emitFault(_ kind: Fault.Kind) {
    code.tables.faults.append(kind)
    emit(.fault, payload: code.tables.faults.count - 1)
  }

  /// A label; jumps to it are resolved once everything is lowered.
  func makeLabel() -> Label { lowering.draft.makeLabel() }

  func place(_ label: Label) { lowering.draft.place(label) }

  func jump(_ opcode: Opcode = .jump, _ a: Register = 0, _ b: Register = 0, to label: Label) {
    label.refer(from: emit(opcode, a, b))
  }

  func jump(_ opcode: Opcode, _ a: Register, constant: Int, to label: Label) {
    label.refer(from: emit(opcode, a, payload: Instruction.halves(low: constant, high: 0)), .high)
  }

  // Registers.

  func isManaged(_ register: Register) -> Bool { RegisterAreas.isManaged(register) }

  func makeRegister(isTrivial: Bool) -> Register { lowering.registers.make(isTrivial: isTrivial) }

  /// A register for the value of an unfinished expression.
  func makeTemporary(_ type: Type) -> Register {
    makeTemporary(isTrivial: types.isTrivial(type))
  }

  func makeManagedTemporary() -> Register { makeTemporary(isTrivial: false) }

  func makePlainTemporary() -> Register { makeTemporary(isTrivial: true) }

  private func makeTemporary(isTrivial: Bool) -> Register {
    lowering.registers.makeTemporary(isTrivial: isTrivial, depth: lowering.cleanups.depth)
  }

  func free(_ register: Register) { lowering.registers.free(register) }

  /// Opens a window for the arguments of a call; close it with `closeWindow`.
  func openWindow(_ count: Int) -> Register { lowering.registers.openWindow(count) }

  func closeWindow(_ window: Register) { lowering.registers.closeWindow(window) }

  /// Releases an operand after use.
  func discard(_ operand: Operand) {
    guard operand.isOwned else { return }
    if isManaged(operand.register) { emit(.release, operand.register) }
    free(operand.register)
  }

  /// Moves a trivial value to a register, and consumes it. If the last instruction made it, it is
  /// made there.
  func moveTrivial(_ operand: Operand, to target: Register) {
    let isRedirected =
      operand.isOwned && lowering.draft.redirectLast(from: operand.register, to: target)
    if !isRedirected { emit(.move, target, operand.register) }
    consumed(operand)
  }

  /// Frees the register of an operand whose value was moved out.
  func consumed(_ operand: Operand) {
    if operand.isOwned { free(operand.register) }
  }

  // Expressions.

  /// Evaluates into an empty register, owned.
  func lower(_ expression: TypedExpression, into dst: Register) throws(Fault) {
    try expressions.lower(expression, into: dst)
  }

  /// The value in some register; a local variable's own register if possible.
  func operand(_ expression: TypedExpression) throws(Fault) -> Operand {
    try operands.operand(expression)
  }

  /// The value in a new register, owned, ready to be moved.
  func ownedOperand(_ expression: TypedExpression) throws(Fault) -> Operand {
    let register = makeTemporary(expression.type)
    try lower(expression, into: register)
    return .owned(register)
  }

  /// The value in a register that expressions lowered later cannot change.
  func stableOperand(
    _ expression: TypedExpression, before later: ArraySlice<TypedExpression>
  ) throws(Fault) -> Operand {
    try operands.stableOperand(expression, before: later)
  }
}

/// The other parts, each made where it is used: they have no state.
extension LoweringPart {
  var expressions: ExpressionLowering { ExpressionLowering(lowering: lowering) }
  var operands: OperandLowering { OperandLowering(lowering: lowering) }
  var effects: EffectAnalysis { EffectAnalysis(lowering: lowering) }
  var literals: LiteralLowering { LiteralLowering(lowering: lowering) }
  var choices: ChoiceLowering { ChoiceLowering(lowering: lowering) }
  var chains: ChainLowering { ChainLowering(lowering: lowering) }
  var conditions: ConditionLowering { ConditionLowering(lowering: lowering) }
  var packs: PackLowering { PackLowering(lowering: lowering) }
  var metatypes: MetatypeLowering { MetatypeLowering(lowering: lowering) }
  var calls: CallLowering { CallLowering(lowering: lowering) }
  var delegations: DelegationLowering { DelegationLowering(lowering: lowering) }
  var instructions: InstructionLowering { InstructionLowering(lowering: lowering) }
  var inlining: InliningLowering { InliningLowering(lowering: lowering) }
  var splitting: SplittingLowering { SplittingLowering(lowering: lowering) }
  var closures: ClosureLowering { ClosureLowering(lowering: lowering) }
  var functions: FunctionLowering { FunctionLowering(lowering: lowering) }
  var places: PlaceLowering { PlaceLowering(lowering: lowering) }
  var access: PlaceAccess { PlaceAccess(lowering: lowering) }
  var assignments: AssignmentLowering { AssignmentLowering(lowering: lowering) }
  var changes: PlaceChanges { PlaceChanges(lowering: lowering) }
  var properties: PropertyLowering { PropertyLowering(lowering: lowering) }
  var paths: PathLowering { PathLowering(lowering: lowering) }
  var coroutines: CoroutineLowering { CoroutineLowering(lowering: lowering) }
  var statements: StatementLowering { StatementLowering(lowering: lowering) }
  var cases: CaseLowering { CaseLowering(lowering: lowering) }
  var loops: LoopLowering { LoopLowering(lowering: lowering) }
  var patterns: PatternLowering { PatternLowering(lowering: lowering) }
  var locals: VariableLowering { VariableLowering(lowering: lowering) }
  var pads: LandingPads { LandingPads(lowering: lowering) }
  var exits: ScopeExits { ScopeExits(lowering: lowering) }
}
