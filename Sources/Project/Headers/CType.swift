/// A type of C.
indirect enum CType: Hashable {
  case void
  /// A number, as Swift calls it: `Int32`.
  case number(String)
  /// A struct, or a name that a `typedef` gives.
  case named(String)
  case pointer(CType)
  case constant(CType)
  case function(result: CType, parameters: [CType])

  /// Whether a function with a parameter of the type could change what Swift sees, or call back; a name may stand for
  /// a pointer.
  var isWritable: Bool {
    switch self {
    case .void, .number: false
    case .named(let name): CType.libraryNames[name] == nil
    case .constant(let type): type.isWritable
    case .pointer(.constant): false
    case .pointer, .function: true
    }
  }

  /// The words that the names of C's own types are made of.
  static let words: Set<String> = [
    "void", "char", "short", "int", "long", "signed", "unsigned", "float", "double", "_Bool",
  ]

  /// The type that C calls by these words, in any order; nil where it calls none so.
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

  /// The names that C's own headers give to types.
  private static let libraryNames = [
    "size_t": "Int", "ssize_t": "Int", "ptrdiff_t": "Int", "intptr_t": "Int", "uintptr_t": "UInt",
    "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64",
    "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64",
    "bool": "Bool", "wchar_t": "Int32", "UInt32": "UInt32",
  ]

  /// Whether C's own headers give a type that name.
  static func isLibraryName(_ name: String) -> Bool { libraryNames[name] != nil }

  /// As Swift writes it.
  ///
  /// - Parameter mark: What stands behind pointers, which may be nothing: `!` where one is handed over.
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
    // A struct of which nothing is known is seen through pointers alone.
    case .named(let name) where CType.libraryNames[name] == nil && !names.sized.contains(name):
      return "OpaquePointer"
    default: return "\(kind)Pointer<\(swift(names))>"
    }
  }
}

/// What is known of the names that headers declare.
struct CNames {
  /// The names of types with values.
  private(set) var sized: Set<String> = []
  /// The names that stand for pointers.
  private(set) var pointers: Set<String> = []

  init(_ declarations: [(name: String, declaration: CHeader.Declaration)]) {
    for (name, declaration) in declarations {
      switch declaration {
      case .structure: sized.insert(name)
      case .alias(.pointer):
        sized.insert(name)
        pointers.insert(name)
      case .alias(.named(let target)):
        // A name is declared after those that it stands for.
        if sized.contains(target) || CType.isLibraryName(target) { sized.insert(name) }
        if pointers.contains(target) { pointers.insert(name) }
      case .alias: sized.insert(name)
      case .function, .opaque, .number: continue
      }
    }
  }
}
