internal import Semantics

/// The memory layout of a type in compiled code, as `MemoryLayout` reports it: the compiler's rules
/// for 64-bit Linux.
struct TypeLayout {
  var size: Int
  var alignment: Int
  /// The number of bit patterns that are no value; an enum around the type uses them for its cases.
  var extraInhabitants: Int
  /// A mask of the bits that no value uses, by byte.
  var spare: [UInt8]

  var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

  init(_ size: Int, alignment: Int? = nil, extraInhabitants: Int = 0, spare: [UInt8]? = nil) {
    self.size = size
    self.alignment = alignment ?? max(1, size)
    self.extraInhabitants = extraInhabitants
    self.spare = spare ?? Array(repeating: 0, count: size)
  }

  /// The layout of an object reference.
  static let reference = TypeLayout(
    8, extraInhabitants: .max, spare: [7, 0, 0, 0, 0, 0, 0, 0xF0])

  /// A layout of consecutive fields, each at its alignment.
  init(fields: [TypeLayout]) {
    self.init(0)
    for field in fields {
      let offset = (size + field.alignment - 1) / field.alignment * field.alignment
      spare += Array(repeating: 0xFF, count: offset - size) + field.spare
      size = offset + field.size
      alignment = max(alignment, field.alignment)
      extraInhabitants = max(extraInhabitants, field.extraInhabitants)
    }
  }

  /// The layout of an enum with these payloads and a number of cases without payload.
  init(payloads: [TypeLayout], plainCases: Int) {
    switch payloads.count {
    case 0: self.init(plainCases: plainCases)
    case 1: self.init(payload: payloads[0], plainCases: plainCases)
    default: self.init(payloads: payloads, hasPlainCases: plainCases > 0)
    }
  }

  private init(plainCases: Int) {
    guard plainCases > 1 else {
      self.init(0)
      return
    }
    let bytes = plainCases <= 256 ? 1 : 2
    let values = 1 << (8 * bytes)
    let used = TypeLayout.bits(for: plainCases)
    let mask = UInt16(truncatingIfNeeded: values - (1 << used))
    self.init(
      bytes, extraInhabitants: values - plainCases,
      spare: (0..<bytes).map { UInt8(truncatingIfNeeded: mask >> (8 * $0)) })
  }

  private init(payload: TypeLayout, plainCases: Int) {
    self = payload
    if plainCases <= payload.extraInhabitants {
      extraInhabitants -= extraInhabitants == .max ? 0 : plainCases
      spare = Array(repeating: 0, count: size)
      return
    }
    // The bytes of the payload distinguish the cases; the tag byte behind them counts how often
    // they run through.
    let remaining = plainCases - payload.extraInhabitants
    let runs = size >= 4 ? 1 : (remaining + (1 << (8 * size)) - 1) >> (8 * size)
    size += runs < 256 ? 1 : 2
    extraInhabitants = 0
    spare = Array(repeating: 0, count: size)
  }

  private init(payloads: [TypeLayout], hasPlainCases: Bool) {
    let size = payloads.map(\.size).max() ?? 0
    let alignment = payloads.map(\.alignment).max() ?? 1
    let common = (0..<size).map { index in
      payloads.reduce(UInt8(0xFF)) { $0 & (index < $1.size ? $1.spare[index] : 0xFF) }
    }
    let tags = payloads.count + (hasPlainCases ? 1 : 0)
    let free = common.reduce(0) { $0 + $1.nonzeroBitCount }
    if free >= TypeLayout.bits(for: tags) {
      let patterns = free < 32 ? 1 << free : Int(Int32.max)
      self.init(size, alignment: alignment, extraInhabitants: patterns - tags)
    } else {
      self.init(size + 1, alignment: alignment, extraInhabitants: 256 - tags)
    }
  }

  /// The number of bits needed to number `count` things.
  private static func bits(for count: Int) -> Int {
    count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }
}

extension RuntimeType {
  /// The layout of the type in compiled code.
  var memoryLayout: TypeLayout {
    switch shape {
    case .nominal(let nominal): memoryLayout(of: nominal)
    case .tuple, .pack: TypeLayout(fields: arguments.map(\.memoryLayout))
    case .function: TypeLayout(16, alignment: 8, extraInhabitants: .max)
    case .metatype: TypeLayout(8, extraInhabitants: .max)
    case .existential(let protocols): memoryLayout(of: protocols)
    case .unknown: TypeLayout(32, alignment: 8, extraInhabitants: .max)
    }
  }

  /// An existential: an inline value or a pointer to it, its type, and a witness table for each
  /// protocol.
  private func memoryLayout(of protocols: [NominalType]) -> TypeLayout {
    func isMarker(_ proto: NominalType) -> Bool {
      proto.isPrelude && ["AnyObject", "Sendable", "Copyable"].contains(proto.name)
    }
    func isObject(_ proto: NominalType) -> Bool {
      proto.isPrelude && proto.name == "AnyObject"
        || proto.conformances.contains { isObject($0.protocol) }
    }
    let size = protocols.contains(where: isObject) ? 8 : 32
    let tables = protocols.count { !isMarker($0) }
    if protocols.count == 1, protocols[0].isPrelude, protocols[0].name == "Error" {
      return .reference
    }
    return TypeLayout(size + 8 * tables, alignment: 8, extraInhabitants: .max)
  }

  private func memoryLayout(of nominal: NominalType) -> TypeLayout {
    if nominal.isReferenceType { return .reference }
    if nominal.isPrelude, let known = RuntimeType.libraryLayouts[nominal.name] { return known }
    machine.program.readMembers(of: nominal)
    func layout(_ type: Type) -> TypeLayout {
      machine.types.type(for: type.substituting(nominal.substitution(self.type.arguments)))
        .memoryLayout
    }
    guard nominal.kind == .enum || nominal.isPrelude && nominal.name == "Optional" else {
      return TypeLayout(fields: nominal.storedProperties.map { layout($0.type) })
    }
    if nominal.name == "Optional", nominal.isPrelude {
      return TypeLayout(payloads: [arguments[0].memoryLayout], plainCases: 1)
    }
    let payloads = nominal.enumeration.cases.filter { !$0.payload.isEmpty }.map { element in
      nominal.modifiers.isIndirect || element.isIndirect
        ? TypeLayout.reference : TypeLayout(fields: element.payload.map { layout($0.type) })
    }
    return TypeLayout(
      payloads: payloads, plainCases: nominal.enumeration.cases.count - payloads.count)
  }

  /// The layouts of library types whose stored fields differ from those of compiled code.
  private static let libraryLayouts: [String: TypeLayout] = {
    let text = TypeLayout(16, alignment: 8, extraInhabitants: .max)
    let slice = TypeLayout(32, alignment: 8, extraInhabitants: .max)
    var layouts: [String: TypeLayout] = [
      "Bool": TypeLayout(1, extraInhabitants: 254, spare: [0xFE]), "String": text,
      "Character": text, "Substring": slice, "ArraySlice": slice, "Array": .reference,
      "Dictionary": .reference, "Set": .reference, "ContiguousArray": .reference,
      "AnyHashable": TypeLayout(40, alignment: 8, extraInhabitants: .max),
      "ObjectIdentifier": TypeLayout(8, extraInhabitants: 1),
      "Duration": TypeLayout(16, alignment: 8),
      "Scalar": TypeLayout(4, extraInhabitants: .max), "Index": TypeLayout(8),
      "Date": TypeLayout(8), "UUID": TypeLayout(16, alignment: 1),
      "Decimal": TypeLayout(20, alignment: 4), "Data": text, "URL": text,
      "CGFloat": TypeLayout(8), "CGPoint": TypeLayout(16, alignment: 8),
      "CGSize": TypeLayout(16, alignment: 8), "CGRect": TypeLayout(32, alignment: 8),
      "Double": TypeLayout(8), "Float": TypeLayout(4),
    ]
    for name in ["Pointer", "MutablePointer", "RawPointer", "MutableRawPointer"] {
      layouts["Unsafe" + name] = TypeLayout(8, extraInhabitants: 1)
    }
    for name in ["Buffer", "MutableBuffer", "RawBuffer", "MutableRawBuffer"] {
      layouts["Unsafe" + name + "Pointer"] = TypeLayout(16, alignment: 8)
    }
    layouts["Span"] = TypeLayout(16, alignment: 8)
    for (suffix, size) in [("", 8), ("8", 1), ("16", 2), ("32", 4), ("64", 8)] {
      layouts["Int" + suffix] = TypeLayout(size)
      layouts["UInt" + suffix] = TypeLayout(size)
    }
    return layouts
  }()
}
