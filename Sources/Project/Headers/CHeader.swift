/// Reads the declarations of a C header that Swift programs can use: functions, structs, enums,
/// type names and numeric constants. Other declarations are skipped.
///
/// Conditions of the preprocessor are ignored; if a name is declared twice, the first declaration
/// counts.
struct CHeader {
  /// A name with its type: a parameter or a field.
  struct Field: Hashable {
    let name: String
    let type: CType
  }

  enum Declaration: Hashable {
    case function(result: CType, parameters: [CType])
    case structure([Field])
    /// A struct of which only the name is known.
    case opaque
    case alias(CType)
    case number(String)
  }

  /// The declarations, in order.
  private(set) var declarations: [(name: String, declaration: Declaration)] = []
  private var known: Set<String> = []
  private var tokens: [CToken] = []
  private var place = 0

  /// The files that a header includes.
  static func includes(of text: String) -> [CToken.Inclusion] { CToken.scan(text).includes }

  /// Reads a header. It can use the declarations of the headers read before.
  mutating func read(_ text: String) {
    let scanned = CToken.scan(text)
    (tokens, place) = (scanned.tokens, 0)
    for (name, value) in scanned.numbers { declare(name, .number(value)) }
    while place < tokens.count {
      let start = place
      if !declaration() {
        place = start
        skip()
      }
    }
  }

  private mutating func declare(_ name: String, _ declaration: Declaration) {
    if declaration == .opaque, known.contains(name) { return }
    if let index = declarations.firstIndex(where: { $0.name == name && $0.declaration == .opaque })
    {
      declarations[index].declaration = declaration
    } else if known.insert(name).inserted {
      declarations.append((name, declaration))
    }
  }

  // Tokens.

  private var next: CToken? { place < tokens.count ? tokens[place] : nil }

  private mutating func take(_ mark: Character) -> Bool {
    guard next == .mark(mark) else { return false }
    place += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard next == .word(word) else { return false }
    place += 1
    return true
  }

  private mutating func word() -> String? {
    guard case .word(let word)? = next else { return nil }
    place += 1
    return word
  }

  /// Skips a declaration up to its `;`, or to the `}` of its body.
  private mutating func skip() {
    var depth = 0
    while let token = next {
      place += 1
      switch token {
      case .mark("{"), .mark("("): depth += 1
      case .mark("}"), .mark(")"):
        depth -= 1
        if depth <= 0, token == .mark("}"), next != .mark(";") { return }
      case .mark(";") where depth <= 0: return
      default: continue
      }
    }
  }

  // Declarations.

  private mutating func declaration() -> Bool {
    if take(";") { return true }
    if take(word: "typedef") { return alias() }
    guard let type = specifiers() else { return false }
    if take(";") { return true }
    guard let (name, declared) = declarator(type) else { return false }
    if case .function(let result, let parameters) = declared,
      next == .mark(";") || next == .mark("{")
    {
      declare(name, .function(result: result, parameters: parameters))
      skip()
      return true
    }
    return false
  }

  private mutating func alias() -> Bool {
    guard let type = specifiers(), let (name, declared) = declarator(type), take(";") else {
      return false
    }
    if case .named(name) = declared { return true }
    declare(name, .alias(declared))
    return true
  }

  /// Parses the specifiers before a declared name: `const unsigned int`, `struct Row`.
  private mutating func specifiers() -> CType? {
    var words: [String] = []
    var isConstant = false
    var found: CType?
    while case .word(let word)? = next {
      if word == "const" {
        isConstant = true
      } else if ["static", "inline", "extern", "volatile", "register", "__inline"].contains(word) {
        place += 1
        continue
      } else if word == "__attribute__" {
        place += 1
        skipParentheses()
        continue
      } else if ["struct", "union", "enum"].contains(word), words.isEmpty, found == nil {
        place += 1
        found = tagged(word)
        continue
      } else if CType.words.contains(word) {
        words.append(word)
      } else if words.isEmpty, found == nil {
        found = .named(word)
      } else {
        break
      }
      place += 1
    }
    guard let type = found ?? CType(words) else { return nil }
    return isConstant ? .constant(type) : type
  }

  private mutating func skipParentheses() {
    guard take("(") else { return }
    var depth = 1
    while depth > 0, let token = next {
      place += 1
      if token == .mark("(") { depth += 1 }
      if token == .mark(")") { depth -= 1 }
    }
  }

  /// Parses a struct, union or enum, with its body if there is one.
  private mutating func tagged(_ kind: String) -> CType? {
    let name = word()
    guard take("{") else {
      guard let name else { return nil }
      if kind == "enum" { return .named("UInt32") }
      declare(name, .opaque)
      return .named(name)
    }
    if kind == "enum" { return enumerators() ? .named("UInt32") : nil }
    var fields: [Field] = []
    while !take("}") {
      guard let type = specifiers() else { return nil }
      repeat {
        guard let (name, declared) = declarator(type) else { return nil }
        fields.append(Field(name: name, type: declared))
      } while take(",")
      guard take(";") else { return nil }
    }
    // `typedef struct { … } Row;`
    guard let own = name ?? nameBehind else { return nil }
    declare(own, kind == "struct" ? .structure(fields) : .opaque)
    return .named(own)
  }

  private var nameBehind: String? {
    if case .word(let word)? = next { word } else { nil }
  }

  private mutating func enumerators() -> Bool {
    var value = 0
    while !take("}") {
      guard let name = word() else { return false }
      if take("=") {
        guard case .number(let text)? = next, let number = Int(text) else { return false }
        place += 1
        value = number
      }
      declare(name, .number("\(value)"))
      value += 1
      _ = take(",")
    }
    return true
  }

  /// Parses a declared name with the declarators around it: `*name`, `(*name)(int)`, `name[4]`.
  private mutating func declarator(_ base: CType) -> (name: String, type: CType)? {
    var type = base
    while take("*") {
      type = .pointer(type)
      while take(word: "const") || take(word: "restrict") || take(word: "__restrict")
        || take(word: "_Nonnull") || take(word: "_Nullable")
      {}
    }
    if take("(") {
      guard take("*") else { return nil }
      let name = word() ?? ""
      guard take(")"), let parameters = parameters() else { return nil }
      return (name, .pointer(.function(result: type, parameters: parameters)))
    }
    let name = word() ?? ""
    if next == .mark("(") {
      guard let parameters = parameters() else { return nil }
      while take(word: "__attribute__") { skipParentheses() }
      return (name, .function(result: type, parameters: parameters))
    }
    while take("[") {
      if case .number? = next { place += 1 }
      guard take("]") else { return nil }
      type = .pointer(type)
    }
    return (name, type)
  }

  /// `(int count, const char *text)`; nil if the function takes any number of arguments.
  private mutating func parameters() -> [CType]? {
    guard take("(") else { return nil }
    if take(")") { return [] }
    if next == .word("void"), place + 1 < tokens.count, tokens[place + 1] == .mark(")") {
      place += 2
      return []
    }
    var types: [CType] = []
    repeat {
      guard let type = specifiers(), let (_, declared) = declarator(type) else { return nil }
      types.append(declared)
    } while take(",")
    return take(")") ? types : nil
  }
}
