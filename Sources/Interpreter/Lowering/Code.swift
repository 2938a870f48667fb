internal import Semantics
internal import SourceText

/// The part of `Code` that call instructions read; its address never changes.
struct CodeHeader {
  /// Nil until the function is lowered.
  var instructions: UnsafeMutablePointer<Instruction>?
  var constants: UnsafeMutablePointer<Value>
  /// The number of registers, including the argument windows of its calls.
  var frameSize: Int
  /// The range of the managed registers, which own their values.
  var managedStart: Int
  var managedCount: Int
  var code: Unmanaged<Code>
}

typealias CodePointer = UnsafeMutablePointer<CodeHeader>

/// A lowered function: instructions, and the tables they refer to.
final class Code {
  let name: String
  /// The kind of the function; for inner code, of the function around it.
  let kind: Function.Kind
  /// Whether it comes from the program's text: neither from the library nor compiler-generated.
  let isWritten: Bool
  /// Whether it is the setter of `Binding.wrappedValue`.
  let setsBinding: Bool
  /// The source text. For an input that runs again with other literals, the text of the latest run.
  private(set) var source: Source
  let span: Span
  let header: CodePointer
  /// The number of the machine that it belongs to.
  var machineNumber = 0
  /// Lowers the function on its first call; nil once that is done.
  var prepare: ((Code) throws(Fault) -> Void)?

  var count = 0
  var constantCount = 0
  /// The source span of each instruction.
  var spans: [Span] = []
  /// The calls that were inlined, inner ones first; in their ranges `spans` refer to the callee's
  /// source.
  var inlinedCalls: [InlinedCall] = []
  var pads: [LandingPad] = []
  var tables = CodeTables()
  /// The literals that are set before each run.
  var literals: [OpenLiteral] = []
  /// The number of parameters, including `self` or the closure itself but not type arguments: the
  /// first registers.
  var parameterCount = 0
  /// The executor that it is isolated to, or its caller's.
  var executor = Executor.caller
  /// What is known of the closures with this code, if it is that of closures.
  var closures = ClosureTraits()

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
    for site in tables.sites {
      site.pointee.requirement.release()
      site.deallocate()
    }
  }

  /// Installs the instructions; takes ownership of the constants.
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

  /// Adapts the code to another input that differs from the last one only in its literals.
  func adapt(
    to input: Source, _ values: [InputLiteral], from last: [InputLiteral]
  ) {
    source = input
    for literal in literals {
      let constant = header.pointee.constants + literal.constant
      constant.pointee.release()
      constant.pointee = Value(values[literal.index].value, literal.kind)
    }
    guard zip(values, last).contains(where: { $0.span != $1.span }) else { return }
    func moved(_ offset: Int32) -> Int {
      guard let index = last.lastIndex(where: { $0.span.end <= offset }) else { return Int(offset) }
      return Int(values[index].span.end + offset - last[index].span.end)
    }
    spans = spans.map { Span(moved($0.start), moved($0.end)) }
  }

  /// The innermost landing pad for an error thrown by an instruction.
  func pad(at index: Int) -> Int? {
    pads.first { $0.range.contains(index) }?.target
  }

  /// Whether an instruction comes from the program's text; it may be part of an inlined callee.
  func isWritten(at index: Int) -> Bool {
    if inlinedCalls.isEmpty { return isWritten }
    return inlinedCalls.first { $0.range.contains(index) }?.isWritten ?? isWritten
  }

  /// The innermost place of an instruction in the program's own text; the outermost one if there is
  /// none.
  func writtenPlace(at index: Int) -> Fault.Place {
    let places = places(at: index)
    return places.first(where: \.isWritten) ?? places[places.count - 1]
  }

  /// The call stack of an instruction, innermost first: inlined calls, then the code itself.
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

/// What instructions of a code refer to: those of the tables by index, the rest by address.
struct CodeTables {
  var faults: [Fault.Kind] = []
  var recipes: [TypeRecipe] = []
  var writes: [WriteSite] = []
  var requests: [SynthesisRequest] = []
  var keyPaths: [KeyPathTemplate] = []
  /// Deallocated with the code.
  var sites: [CallSitePointer] = []
  /// Other code, retained here.
  var references: [Code] = []
}

/// What is the same for all closures with one code.
struct ClosureTraits {
  /// Their type; nil if they have several.
  var functionType: RuntimeType?
  /// The capture-list variables that hold copies of properties.
  var copies: [CapturedCopy] = []
}

/// A constant that is a literal of the input.
struct OpenLiteral {
  /// The number of the literal.
  let index: Int
  let constant: Int
  let kind: ValueKind
}

extension Value {
  fileprivate init(_ literal: InputLiteral.Value, _ kind: ValueKind) {
    self =
      switch literal {
      case .integer(let number):
        kind.isFloating
          ? .floating(Double(number), kind) : .integer(number, kind)
      case .double(let number): .floating(number, kind)
      case .string(let text): .string(text)
      }
  }
}

/// The target of errors thrown in a range of instructions. Inner pads come before outer ones.
struct LandingPad {
  private(set) var range: Range<Int>
  private(set) var target: Int

  /// Adapts it to instructions that were inserted at the start.
  mutating func shift(by count: Int) {
    range.shift(by: count)
    target += count
  }
}

extension Range<Int> {
  mutating func shift(by count: Int) { self = (lowerBound + count)..<(upperBound + count) }
}

/// A call whose target depends on the receiver's type, with a cache of the last targets.
struct CallSite {
  static let capacity = 4

  let requirement: Unmanaged<Function>
  /// Whether it is a setter that puts back a value which was changed in place.
  let isInPlace: Bool
  /// The code that contains the call.
  let code: Unmanaged<Code>
  private var keys: (UInt64, UInt64, UInt64, UInt64) = (.max, .max, .max, .max)
  private var targets: (CodePointer?, CodePointer?, CodePointer?, CodePointer?) = (
    nil, nil, nil, nil
  )
  private var oldest = 0

  init(requirement: Function, isInPlace: Bool, in code: Code) {
    self.requirement = Unmanaged.passRetained(requirement)
    self.isInPlace = isInPlace
    self.code = Unmanaged.passUnretained(code)
  }

  /// Whether the cache is empty.
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

/// What reports say about a write: the property and the kind of change.
struct WriteSite {
  let property: Property?
  let kind: WriteKind
}

/// A type with generic parameters, and the registers from which their arguments are read.
final class TypeRecipe {
  /// The source of a generic argument.
  enum Leaf {
    /// The metatype in a register.
    case register(UInt16)
    /// A generic argument of the type of the value, or of the metatype, in a register.
    case argument(of: UInt16, GenericParameter)
    /// The dynamic type of the value in a register: `Self`.
    case dynamicType(UInt16)
  }
  let type: Type
  private(set) var leaves: [(parameter: GenericParameter, leaf: Leaf)]
  /// The types produced so far, by the types at the leaves.
  var answers: [(keys: [UInt32], type: RuntimeType)] = []
  /// The last type produced by a recipe with one or two leaves; the key combines the leaves'
  /// numbers.
  var recent: (key: UInt64, type: RuntimeType)?

  init(type: Type, leaves: [(parameter: GenericParameter, leaf: Leaf)]) {
    self.type = type
    self.leaves = leaves
  }

  /// Gives the registers of the leaves other numbers.
  func renumber(_ number: (UInt16) -> UInt16) {
    for index in leaves.indices {
      switch leaves[index].leaf {
      case .register(let register): leaves[index].leaf = .register(number(register))
      case .dynamicType(let register): leaves[index].leaf = .dynamicType(number(register))
      case .argument(let register, let parameter):
        leaves[index].leaf = .argument(of: number(register), parameter)
      }
    }
  }
}

/// A function body that the machine synthesizes.
struct SynthesisRequest {
  let synthesis: Function.Synthesis
  let function: Function
}

/// A key path expression; its subscript arguments are in registers, in the order of the components.
struct KeyPathTemplate {
  let components: [TypedKeyPathComponent]
}
