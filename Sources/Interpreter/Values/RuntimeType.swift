internal import ObservationGraph
package import Semantics

/// A type at run time: a declaration with its generic arguments. There is one object per machine
/// and type, so that types are compared by identity.
package final class RuntimeType {
  /// The kind of type, with its declaration.
  package enum Shape {
    case nominal(NominalType)
    case tuple(labels: [String?])
    /// The types bound to `each T`.
    case pack
    /// Parameter types, then the result in `arguments`.
    case function(FunctionType)
    case metatype
    case existential([NominalType])
    /// An unknown type, which matches everything.
    case unknown
  }

  /// Its number in the machine's table.
  package let id: UInt32
  /// The declaration, or the kind of a structural type.
  package let shape: Shape
  /// Generic arguments, tuple elements, or the instance type of a metatype.
  package private(set) var arguments: [RuntimeType]
  /// The type as the checker represents it.
  package let type: Type

  unowned(unsafe) let machine: Machine
  let reclaimer: Reclaimer
  let graph: Graph

  // The rest is computed on first use.

  /// How values of the type are represented.
  let kind: ValueKind?
  /// How the machine traverses a value of the type.
  let walkForm: IterationForm?
  /// The number of slots of a struct or instance.
  lazy var slotCount = layoutSlotCount
  lazy var superclass: RuntimeType? = resolveSuperclass()
  /// Whether values of the type have a `deinit` to run.
  @inline(__always)
  var hasDeinitializer: Bool {
    switch deinitialization {
    case .none: false
    case .byProgram: true
    case .unknown: findDeinitialization() == .byProgram
    }
  }
  private var deinitialization = Deinitialization.unknown
  /// The code of virtual functions by index, as far as they have been called.
  private var virtualCodes: UnsafeMutableBufferPointer<CodePointer?> = .init(start: nil, count: 0)
  /// The machine's `memberVersion` for which the following caches are valid.
  private var memberVersion = 0
  /// The witnesses of requirements for this type.
  var witnesses: [ObjectIdentifier: Function?] = [:]
  var associatedTypes: [ObjectIdentifier: RuntimeType] = [:]
  var conformances = ConformanceAnswers()
  /// Whether instances get ordinals when they are made.
  package internal(set) lazy var isObservedClass: Bool = resolveIsObservedClass()
  /// Counts the instances with ordinals of all classes of this name, once there is one.
  var ordinals: OrdinalCounter?
  /// The `Optional` of this type, once it was asked for.
  var wrappedOptional: RuntimeType?

  init(id: UInt32, shape: Shape, arguments: [RuntimeType], type: Type, machine: Machine) {
    self.id = id
    self.shape = shape
    self.arguments = arguments
    self.type = type
    self.machine = machine
    reclaimer = machine.reclaimer
    graph = machine.graph
    kind = RuntimeType.kind(of: shape)
    if case .nominal(let nominal) = shape {
      walkForm = IterationForm(nominal)
    } else {
      walkForm = nil
    }
  }

  deinit { virtualCodes.deallocate() }

  /// Lets go of all other types, at the end of the machine. Types refer to each other in cycles, and one may be
  /// nested so deep that freeing it from the outside would exhaust the stack.
  func releaseTypes() {
    (arguments, superclass, wrappedOptional, associatedTypes) = ([], nil, nil, [:])
  }

  /// Whether a `deinit` of the program runs when a value is freed.
  private enum Deinitialization { case unknown, none, byProgram }

  @inline(never)
  private func findDeinitialization() -> Deinitialization {
    deinitialization = resolveHasDeinitializer() ? .byProgram : .none
    return deinitialization
  }

  /// Discards the witnesses found before members changed.
  func forgetOutdated() {
    guard memberVersion != machine.codes.memberVersion else { return }
    memberVersion = machine.codes.memberVersion
    witnesses = [:]
    associatedTypes = [:]
  }

  func virtualCode(_ index: Int) -> CodePointer? {
    index < virtualCodes.count ? virtualCodes[index] : nil
  }

  /// Whether the code of any virtual function is known.
  var hasVirtualCodes: Bool { virtualCodes.count > 0 }

  func forgetVirtualCodes() {
    virtualCodes.deallocate()
    virtualCodes = .init(start: nil, count: 0)
  }

  func rememberVirtualCode(_ code: CodePointer, _ index: Int) {
    if index >= virtualCodes.count {
      let grown = UnsafeMutableBufferPointer<CodePointer?>.allocate(capacity: index + 8)
      grown.initialize(repeating: nil)
      for (index, code) in virtualCodes.enumerated() { grown[index] = code }
      virtualCodes.deallocate()
      virtualCodes = grown
    }
    virtualCodes[index] = code
  }

  /// The declaration, if there is one.
  package var nominal: NominalType? {
    if case .nominal(let nominal) = shape { nominal } else { nil }
  }

  /// Whether it is the library's `AnyHashable`.
  var isAnyHashable: Bool { nominal.map { $0.isPrelude && $0.name == "AnyHashable" } ?? false }

  /// Whether `type(of:)` a value of the type is always the type itself: values in an optional or a
  /// tuple may have another dynamic type.
  var isExact: Bool {
    switch shape {
    case .existential, .tuple, .function: true
    case .nominal(let nominal): nominal.isPrelude && nominal.name == "Optional"
    case .pack, .metatype, .unknown: false
    }
  }

  /// Whether it is a class or an actor.
  package var isClass: Bool { nominal?.isReferenceType ?? false }

  private static func kind(of shape: Shape) -> ValueKind? {
    switch shape {
    case .nominal(let nominal): kind(of: nominal)
    case .tuple(let labels): labels.isEmpty ? .void : .tuple
    case .function: .closure
    case .metatype: .metatype
    case .pack, .existential, .unknown: nil
    }
  }

  static func kind(of nominal: NominalType) -> ValueKind? {
    switch nominal.kind {
    case .class, .actor: return .instance
    case .enum: return .enumPayload
    case .protocol: return nil
    case .struct:
      guard nominal.isPrelude, nominal.outer == nil else { return .structure }
      return builtinKinds[nominal.name] ?? .structure
    }
  }

  /// The kinds of library structs whose values are stored without fields.
  private static let builtinKinds: [String: ValueKind] = [
    "Bool": .bool, "Int": .int, "Int8": .int8, "Int16": .int16, "Int32": .int32, "Int64": .int64,
    "UInt": .uint, "UInt8": .uint8, "UInt16": .uint16, "UInt32": .uint32, "UInt64": .uint64,
    "Double": .double, "Float": .float, "CGFloat": .cgFloat, "String": .string,
    "Character": .character, "Array": .array, "Dictionary": .dictionary, "Set": .set,
  ]
}

extension RuntimeType: Hashable {
  package static func == (lhs: RuntimeType, rhs: RuntimeType) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
