internal import Semantics
internal import SourceText

/// What calls need to know of a piece of code, in memory that does not move.
struct CodeHeader {
  /// Nil until the function was lowered.
  var instructions: UnsafeMutablePointer<Instruction>?
  var constants: UnsafeMutablePointer<Value>
  /// Registers, with the windows of the calls it makes.
  var frameSize: Int
  /// The registers that own what they hold.
  var managedStart: Int
  var managedCount: Int
  var code: Unmanaged<Code>
}

typealias CodePointer = UnsafeMutablePointer<CodeHeader>

/// A lowered function: instructions, and the tables they refer to.
final class Code {
  let name: String
  /// What kind of function it is, or stands in.
  let kind: Function.Kind
  /// Whether the program wrote it: it is not the library's, and not made by the compiler.
  let isWritten: Bool
  /// Whether it sets what a binding leads to.
  let setsBinding: Bool
  let source: Source
  let span: Span
  let header: CodePointer
  /// The number of the machine it was made for.
  var machineNumber = 0
  /// Makes the instructions when first called; nil where they are there.
  var prepare: ((Code) throws(Fault) -> Void)?

  var count = 0
  var constantCount = 0
  /// Where each instruction comes from.
  var spans: [Span] = []
  /// The calls whose bodies stand in their places, inner ones first; there `spans` are of the callee.
  var inlinedCalls: [InlinedCall] = []
  var pads: [LandingPad] = []
  var faults: [Fault.Kind] = []
  var sites: [CallSitePointer] = []
  var recipes: [TypeRecipe] = []
  var writes: [WriteSite] = []
  var properties: [Property] = []
  var requests: [SynthesisRequest] = []
  var keyPaths: [KeyPathTemplate] = []
  /// Code that instructions point to.
  var references: [Code] = []
  /// Parameters with `self` (or the closure itself) and without type arguments: the first registers.
  var parameterCount = 0
  var isClosure = false
  /// The type of the closures made of it, where it is the same for all.
  var functionType: RuntimeType?
  /// Where it runs, as far as that does not follow from who calls it.
  var executor = Executor.caller
  /// The number of captured values; for the comparison of closures.
  var captureCount = 0

  init(
    name: String, kind: Function.Kind, source: Source, span: Span, isMade: Bool = false,
    setsBinding: Bool = false
  ) {
    self.name = name
    self.kind = kind
    isWritten = !isMade && !source.isLibrary
    self.setsBinding = setsBinding
    self.source = source
    self.span = span
    header = .allocate(capacity: 1)
    header.initialize(
      to: CodeHeader(
        instructions: nil, constants: HeapObject.noSlots, frameSize: 0, managedStart: 0,
        managedCount: 0, code: Unmanaged.passUnretained(self)))
  }

  deinit {
    if let instructions = header.pointee.instructions {
      instructions.deallocate()
      let constants = header.pointee.constants
      for index in 0..<constantCount { constants[index].release() }
      if constants != HeapObject.noSlots { constants.deallocate() }
    }
    header.deallocate()
    for site in sites {
      site.pointee.requirement.release()
      site.deallocate()
    }
  }

  /// Puts the instructions in place; constants become the code's.
  func install(
    _ instructions: [Instruction], constants: [Value], frameSize: Int, managedStart: Int,
    managedCount: Int
  ) {
    let memory = UnsafeMutablePointer<Instruction>.allocate(capacity: max(1, instructions.count))
    for (index, instruction) in instructions.enumerated() { memory[index] = instruction }
    count = instructions.count
    if !constants.isEmpty {
      let values = UnsafeMutablePointer<Value>.allocate(capacity: constants.count)
      for (index, constant) in constants.enumerated() { values[index] = constant }
      header.pointee.constants = values
      constantCount = constants.count
    }
    header.pointee.frameSize = frameSize
    header.pointee.managedStart = managedStart
    header.pointee.managedCount = managedCount
    header.pointee.instructions = memory
  }

  /// The innermost landing pad for an error at an instruction.
  func pad(at index: Int) -> Int? {
    pads.first { $0.range.contains(index) }?.target
  }

  /// Whether the program wrote what an instruction does, which may be part of a callee.
  func isWritten(at index: Int) -> Bool {
    inlinedCalls.first { $0.range.contains(index) }?.isWritten ?? isWritten
  }

  /// Where in the program's own text an instruction comes from; in other text where none of it was called.
  func writtenPlace(at index: Int) -> Fault.Place {
    let places = places(at: index)
    return places.first(where: \.isWritten) ?? places[places.count - 1]
  }

  /// The calls in progress at an instruction, innermost first: those that stand in their places, then
  /// the code itself.
  func places(at index: Int) -> [Fault.Place] {
    var places: [Fault.Place] = []
    var span = spans.indices.contains(index) ? spans[index] : span
    for call in inlinedCalls where call.range.contains(index) {
      places.append(
        Fault.Place(
          function: call.function, source: call.source, span: span, isWritten: call.isWritten))
      span = call.span
    }
    places.append(Fault.Place(function: name, source: source, span: span, isWritten: isWritten))
    return places
  }
}

/// Where errors thrown by a run of instructions go. Inner pads come before outer ones.
struct LandingPad {
  let range: Range<Int>
  let target: Int
}

/// A call whose target depends on the receiver's type, with the last answers.
struct CallSite {
  static let capacity = 4

  let requirement: Unmanaged<Function>
  /// The code that it stands in.
  let code: Unmanaged<Code>
  private var keys: (UInt64, UInt64, UInt64, UInt64) = (.max, .max, .max, .max)
  private var targets: (CodePointer?, CodePointer?, CodePointer?, CodePointer?) = (
    nil, nil, nil, nil
  )
  private var oldest = 0

  init(requirement: Function, in code: Code) {
    self.requirement = Unmanaged.passRetained(requirement)
    self.code = Unmanaged.passUnretained(code)
  }

  /// Whether it was never answered, since that was last forgotten.
  var isUnanswered: Bool { keys.0 == .max }

  mutating func forget() {
    keys = (.max, .max, .max, .max)
    oldest = 0
  }

  @inline(__always)
  func target(for key: UInt64) -> CodePointer? {
    if keys.0 == key { return targets.0 }
    if keys.1 == key { return targets.1 }
    if keys.2 == key { return targets.2 }
    if keys.3 == key { return targets.3 }
    return nil
  }

  mutating func remember(_ target: CodePointer, for key: UInt64) {
    switch oldest {
    case 0: (keys.0, targets.0) = (key, target)
    case 1: (keys.1, targets.1) = (key, target)
    case 2: (keys.2, targets.2) = (key, target)
    default: (keys.3, targets.3) = (key, target)
    }
    oldest = (oldest + 1) % CallSite.capacity
  }
}

typealias CallSitePointer = UnsafeMutablePointer<CallSite>

/// What a write is called in reports.
struct WriteSite {
  let property: Property?
  let kind: WriteKind
}

/// A type with generic parameters in it, and where their arguments are found.
final class TypeRecipe {
  enum Leaf {
    /// A register holds the metatype.
    case register(UInt16)
    /// An argument of the type of the value (or metatype) in a register.
    case argument(of: UInt16, GenericParameter)
    /// The type of the value in a register itself: `Self`.
    case dynamicType(UInt16)
  }
  let type: Type
  var leaves: [(parameter: GenericParameter, leaf: Leaf)]
  /// Earlier answers by the types at the leaves.
  var answers: [(keys: [UInt32], type: RuntimeType)] = []
  /// The last answer of a recipe with one leaf or two, and their types' numbers as one.
  var recent: (key: UInt64, type: RuntimeType)?

  init(type: Type, leaves: [(parameter: GenericParameter, leaf: Leaf)]) {
    self.type = type
    self.leaves = leaves
  }
}

/// A function that the machine makes itself.
struct SynthesisRequest {
  let synthesis: Function.Synthesis
  let function: Function
}

/// A key path expression; subscript arguments are in registers, in order of components.
struct KeyPathTemplate {
  let components: [TypedKeyPathComponent]
}
