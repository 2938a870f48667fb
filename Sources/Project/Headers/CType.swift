/// A C type.
indirect enum CType: Hashable {
  case void
  /// A number type by its name in Swift: `Int32`.
  case number(String)
  /// A struct, or a name declared by `typedef`.
  case named(String)
  case pointer(CType)
  case constant(CType)
  case function(result: CType, parameters: [CType])

  /// Whether a function with a parameter of this type could change something visible to Swift, or
  /// call back. A named type may be a pointer.
  var isWritable: Bool {
    switch self {
    case .void, .number: false
    case .named(let name): CType.libraryNames[name] == nil
    case .constant(let type): type.isWritable
    case .pointer(.constant): false
    case .pointer, .function: true
    }
  }

  /// The words in the names of C's built-in types.
  static let words: Set<String> = [
    "void", "char", "short", "int", "long", "signed", "unsigned", "float", "double", "_Bool",
  ]

  /// The built-in type named by these words, in any order; nil if there is none.
  init?(_ words: [String]) {
    let isUnsigned = words.contains("unsigned")
    switch words.filter({ !["unsigned", "signed", "int"].contains($0) }) {
    case ["void"]: self = .void
    case ["char"]:
      self = .number(isUnsigned ? "UInt8" : words.contains("signed") ? "Int8" : "CChar")
    case ["short"]: self = .number(isUnsigned ? "UInt16" : "Int16")
    case []:
      guard !words.isEmpty else { return nil }
      self = .number(isUnsigned ? "UInt32" : "Int32")
    case ["long"]: self = .number(isUnsigned ? "UInt" : "Int")
    case ["long", "long"]: self = .number(isUnsigned ? "UInt64" : "Int64")
    case ["float"]: self = .number("Float")
    case ["double"]: self = .number("Double")
    case ["_Bool"]: self = .number("Bool")
    default: return nil
    }
  }

  /// The type names declared by C's own headers.
  private static let libraryNames = [
    "size_t": "Int", "ssize_t": "Int", "ptrdiff_t": "Int", "intptr_t": "Int", "uintptr_t": "UInt",
    "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64",
    "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64",
    "bool": "Bool", "wchar_t": "Int32", "UInt32": "UInt32",
  ]

  /// Whether C's own headers declare a type with this name.
  static func isLibraryName(_ name: String) -> Bool { libraryNames[name] != nil }

  /// The type in Swift.
  ///
  /// - Parameter mark: The suffix of pointer types: `?`, `!` for a pointer that is passed, or
  ///   nothing.
  func swift(_ names: CNames, _ mark: String = "?") -> String {
    switch self {
    case .void: "Void"
    case .number(let name): name
    case .named(let name):
      (CType.libraryNames[name] ?? "`\(name)`") + (names.pointers.contains(name) ? mark : "")
    case .constant(let type): type.swift(names, mark)
    case .function(let result, let parameters):
      "(@convention(c) (\(parameters.map { $0.swift(names) }.joined(separator: ", "))) -> "
        + "\(result.swift(names)))"
    case .pointer(let target): target.pointer(names) + mark
    }
  }

  /// A pointer to values of the type.
  private func pointer(_ names: CNames, isConstant: Bool = false) -> String {
    let kind = isConstant ? "Unsafe" : "UnsafeMutable"
    switch self {
    case .constant(let type): return type.pointer(names, isConstant: true)
    case .void: return "\(kind)RawPointer"
    case .function: return swift(names)
    // A struct of which only the name is known can be used only through pointers.
    case .named(let name) where CType.libraryNames[name] == nil && !names.sized.contains(name):
      return "OpaquePointer"
    default: return "\(kind)Pointer<\(swift(names))>"
    }
  }
}

/// Facts about the names that headers declare.
struct CNames {
  /// The names of types with known values.
  private(set) var sized: Set<String> = []
  /// The names of pointer types.
  private(set) var pointers: Set<String> = []

  init(_ declarations: [(name: String, declaration: CHeader.Declaration)]) {
    for (name, declaration) in declarations {
      switch declaration {
      case .structure: sized.insert(name)
      case .alias(.pointer):
        sized.insert(name)
        pointers.insert(name)
      case .alias(.named(let target)):
        // A `typedef` follows the declaration of the type that it names.
        if sized.contains(target) || CType.isLibraryName(target) { sized.insert(name) }
        if pointers.contains(target) { pointers.insert(name) }
      case .alias: sized.insert(name)
      case .function, .opaque, .number: continue
      }
    }
  }
}
