internal import Semantics

/// Lowers one function to register code: instructions, the registers they use, and the cleanups on
/// every exit path.
///
/// This is what its parts (`LoweringPart`) share: the draft of the code, and what is known of the
/// place that has been reached in it. Each part lowers one kind of construct. A closure has a
/// `Lowering` of its own, inside that of the function around it.
final class Lowering: LoweringPart {
  var lowering: Lowering { self }

  let machine: Machine
  let code: Code
  /// The function that is lowered; closures have their own.
  let function: Function
  let parent: Lowering?

  var draft = InstructionDraft()
  var constants = ConstantPool()
  var registers = RegisterAreas()

  var variables = VariableTable()
  var consumed = ConsumedRegisters()
  var arguments = GenericArguments()
  /// The captures of the closure, in order; filled while its body is lowered.
  private(set) var captures: [Capture] = []

  var cleanups = Cleanups()
  var targets = JumpTargets()
  var errors = ErrorPaths()

  let types: StaticTypes
  /// The calls that are being inlined.
  var inline = InlineContext()
  /// The nesting depth of accessors lowered in place.
  var accessorDepth = 0
  /// The nesting depth of loops.
  var loopDepth = 0
  /// The location of the value that an initializer makes.
  var initializedSelf: VariableLocation?

  init(machine: Machine, code: Code, function: Function, parent: Lowering? = nil) {
    self.machine = machine
    self.code = code
    self.function = function
    self.parent = parent
    types = StaticTypes(machine: machine)
  }

  /// A capture of a closure.
  enum Capture {
    case variable(LocalVariable)
    /// A type argument of the enclosing function, or of its `self`.
    case type(GenericParameter)
    case value(Operand)
  }

  /// Adds a register that holds a captured value, borrowed from the closure, from the first
  /// instruction on.
  func addCapture(_ capture: Capture) -> Register {
    captures.append(capture)
    let register = registers.makeConstant()
    draft.emitInPrologue(
      DraftInstruction(.borrowSlot, register, 0, Register(captures.count - 1)))
    return register
  }

  func isBeingLowered(_ function: Function) -> Bool {
    self.function === function || parent?.isBeingLowered(function) ?? false
  }
}
