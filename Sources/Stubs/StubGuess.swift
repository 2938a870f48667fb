import SourceText
import Syntax

/// Guesses what a stub is from how a text uses its name.
struct StubGuess {
  let source: Source
  /// The types declared at the top level of the text.
  let ownTypes: Set<String>
  /// The types and protocols that these inherit from.
  let inherited: Set<String>
  /// The modules that it imports.
  let imports: Set<String>
  private let parts: Parts

  /// The parts of the text, made when they are first asked for.
  private final class Parts {
    private let source: Source
    private(set) lazy var lines = source.text.split(separator: "\n")
    private(set) lazy var wordsOfLines = lines.map {
      $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }
    private(set) lazy var words = source.text.split {
      !($0.isLetter || $0.isNumber || $0 == "_")
    }

    init(_ source: Source) { self.source = source }
  }

  init(source: Source, _ file: SourceFile? = nil) {
    self.source = source
    parts = Parts(source)
    var (types, modules, parents): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for statement in file?.statements ?? [] {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .type(let type):
        types.insert(type.name)
        parents.formUnion(type.inheritance.flatMap { source.names(in: $0.span) })
      case .import(let path): modules.formUnion(path.prefix(1))
      default: continue
      }
    }
    (ownTypes, imports, inherited) = (types, modules, parents)
  }

  /// - Parameter isModifier: Whether views have a member of a name.
  func kind(of name: String, _ isModifier: (String) -> Bool) -> Stub.Kind {
    guard name.first?.isUppercase ?? false else { return .function }
    func mentions(_ pieces: [String]) -> Bool { pieces.contains(where: source.holds) }
    for (line, words) in zip(parts.lines, parts.wordsOfLines) where words.contains(name[...]) {
      if ["@StateObject", "@ObservedObject", "@EnvironmentObject"].contains(where: line.contains) {
        return .observableObject
      }
      if line.contains("@Bindable") { return .observable }
      // A type that a view stores and initializes is not a view, whatever its name.
      if line.contains("@State"), line.contains("= \(name)("), isCalledView(name) {
        return .observable
      }
    }
    if mentions([".environmentObject(\(name)("]) { return .observableObject }
    if mentions(["@Environment(\(name).self", ".environment(\(name)("]) { return .observable }
    let isProtocol = zip(parts.words, parts.words.dropFirst()).contains { before, word in
      word == name && ["protocol", "any", "some"].contains(before)
    }
    if isProtocol { return .protocol }
    let isType = isMade(name) || source.holds("\(name).self")
    if hasSuffix(name, ["Delegate", "DataSource", "Protocol"]), !isType { return .protocol }
    if isOfObjectFramework(name) { return .object }
    let isHeld = isHeldValue(name)
    if isCalledView(name), !isHeld, isMade(name) || name.hasSuffix("View") { return .view }
    let isBuilt = parts.lines.contains {
      let line = $0.drop { $0 == " " }
      return (line.hasPrefix("\(name)(") || line.hasPrefix("\(name) {")) && line.last != ","
    }
    let shown = [
      ": View {", "some View", "some Scene", "Text(", "Button(", "ProgressView(", "VStack",
      "Image(",
    ]
    if isBuilt || isBranch(name), !isHeld, mentions(shown) { return .view }
    if isModified(name, by: isModifier), !isHeld { return .view }
    if hasSuffix(name, ["Model", "Store", "Manager", "Service", "Library", "Settings", "Cart"]) {
      return .observable
    }
    return .structure
  }

  /// Whether the text initializes it, as it does with views.
  private func isMade(_ name: String) -> Bool {
    !calls(of: name).isEmpty || source.holds("\(name).init")
  }

  private func isCalledView(_ name: String) -> Bool {
    hasSuffix(
      name,
      [
        "View", "Row", "Screen", "Cell", "Card", "Page", "Sheet", "Editor", "Detail", "Button",
        "Header", "Footer", "Badge", "Banner", "Label", "Placeholder", "Overlay", "Tile",
      ])
  }

  /// Whether variables or lists have this type, or its static values are used, which excludes a
  /// view.
  private func isHeldValue(_ name: String) -> Bool {
    let pieces = ["[\(name)]", ": \(name)?", "\(name).all", "\(name).example", "\(name).sample"]
    if pieces.contains(where: { source.holds($0) }) { return true }
    return parts.lines.contains { line in
      let words = line.split(separator: " ")
      return zip(words, words.dropFirst()).contains { label, type in
        label.last == ":" && type == name && (line.contains("var ") || line.contains("let "))
          && line.last != "{"
      }
    }
  }

  /// Whether a branch on one line consists of a call that initializes it, as in view builders.
  private func isBranch(_ name: String) -> Bool {
    parts.lines.contains { line in
      guard let brace = line.firstRange(of: "{ \(name)(") else { return false }
      let words = line[..<brace.lowerBound].split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return words.first == "if" || words.first == "else"
    }
  }

  /// Whether a line that initializes it is followed by a modifier of views.
  private func isModified(_ name: String, by isModifier: (String) -> Bool) -> Bool {
    let lines = parts.lines.map { $0.drop { $0 == " " } }
    return zip(lines, lines.dropFirst()).contains { line, next in
      line.hasPrefix("\(name)(") && next.first == "."
        && isModifier(String(next.dropFirst().prefix { $0.isLetter || $0.isNumber }))
    }
  }

  /// Whether a name is passed as an action: `action: save`.
  func isAction(_ name: String) -> Bool {
    ["action", "perform", "onDismiss", "onCommit"].contains { label in
      [")", ",", "\n"].contains { source.holds("\(label): \(name)\($0)") }
    }
  }

  /// Whether a name in capitals is used as a value: it is neither called nor asked for members.
  func isConstant(_ name: String) -> Bool {
    name.count > 1 && name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
      && calls(of: name).isEmpty && !source.holds("\(name).")
  }

  /// The type of a variable, guessed from its uses or its name.
  func type(ofVariable name: String) -> String {
    func mentions(_ pieces: String...) -> Bool {
      pieces.contains { source.holds("\(name)\($0)") }
    }
    if mentions(".toggle()", " = true", " = false") || source.holds("!\(name)") {
      return "Bool"
    }
    if mentions(" = \"", " += \"") { return "String" }
    if mentions(" += 1", " -= 1") { return "Int" }
    let type = StubGuess.type(of: name)
    guard ["select", "optional"].contains(where: name.lowercased().hasPrefix) else { return type }
    return ["Color", "Date", "URL"].contains(type) ? type + "?" : "String?"
  }

  private func hasSuffix(_ name: String, _ endings: [String]) -> Bool {
    endings.contains(where: name.hasSuffix)
  }

  /// All calls of a name.
  func calls(of name: String) -> [CallText] {
    let bytes = source.bytes
    let pattern = Array(name.utf8)
    var calls: [CallText] = []
    var next = 0
    while let start = source.place(of: pattern, from: next) {
      let end = start + pattern.count
      next = end
      // `.name(…)` is a call of a member.
      guard start == 0 || !bytes[start - 1].isNamePart,
        start == 0 || bytes[start - 1] != UInt8(ascii: "."),
        end < bytes.count, !bytes[end].isNamePart
      else { continue }
      if let call = CallText(in: bytes, after: end) { calls.append(call) }
    }
    return calls
  }

  /// The generic arguments that a text first passes to a type: `State` and `Action` for
  /// `Store<State, Action>`.
  func typeArguments(of name: String) -> [String] {
    let bytes = source.bytes
    guard let range = bytes.firstRange(of: Array((name + "<").utf8)),
      let end = Brackets.end(ofAngle: range.upperBound - 1, in: bytes)
    else { return [] }
    return Brackets.types(of: String(decoding: bytes[range.upperBound..<end], as: UTF8.self))
      .map { String($0.drop { $0 == " " }) }
  }

  /// How the result of a call is used: the name of the variable, and whether it is optional.
  struct Use {
    let name: String?
    let isOptional: Bool
  }

  /// How the results of calls of a name are used; nil if they are discarded.
  func result(ofCallsOf name: String) -> Use? { result(ofUsesOf: name, by: "(") }

  /// How the results of calls or subscripts of a name are used; `bracket` is the bracket after it.
  func result(ofUsesOf name: String, by bracket: Character) -> Use? {
    for line in parts.lines {
      guard let place = line.firstRange(of: "\(name)\(bracket)"),
        place.lowerBound == line.startIndex
          || !(line[line.index(before: place.lowerBound)].isLetter)
      else { continue }
      if isOperand(line[line.index(before: place.upperBound)...]) {
        return Use(name: nil, isOptional: false)
      }
      var before = line[..<place.lowerBound]
      // Skip to the statement in the innermost braces.
      if let brace = before.lastIndex(where: { "{;".contains($0) }) {
        before = before[before.index(after: brace)...]
      }
      if before.last == "." {
        // The base of the call: `store` in `store.load(`.
        while let last = before.last, last.isLetter || last.isNumber || "_.?!$".contains(last) {
          before.removeLast()
        }
      }
      var words = before.split { " \t.?!".contains($0) }.map(String.init)
      while ["try", "await"].contains(words.last) { words.removeLast() }
      guard let equals = words.lastIndex(of: "="), equals > 0 else {
        // An argument or operand, or the base of another access, is not `Void`.
        let isInCase = ["case", "default"].contains(words.first)
        if let before = words.last?.last,
          "(,[&|+-*/<".contains(before) || before == ":" && !isInCase
        {
          return Use(name: nil, isOptional: false)
        }
        if words.last == "return" || words.last == "in" && words.contains("for") {
          let names = words.filter { !["for", "try", "await"].contains($0) }
          return Use(
            name: words.first == "for" ? names.first.map { $0 + "s" } : nil, isOptional: false)
        }
        continue
      }
      let isOptional = ["if", "guard", "while"].contains(words[0])
      let given = words[equals - 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return Use(name: String(given), isOptional: isOptional)
    }
    return nil
  }

  /// Whether an operator follows what is in brackets at the beginning of a text: `(a) < rank(b)`.
  private func isOperand(_ text: Substring) -> Bool {
    let bytes = Array(text.utf8)
    let end = Brackets.end(of: 0, in: bytes)
    guard end < bytes.count else { return false }
    let rest = bytes[(end + 1)...]
    guard rest.first == UInt8(ascii: " "), let next = rest.dropFirst().first else { return false }
    let isComparison = rest.dropFirst().starts(with: "==".utf8) || next == UInt8(ascii: "!")
    return isComparison || "<>+*/%&|".utf8.contains(next)
  }

  /// The head of the function declaration whose name is at a span, with its result: `func
  /// viewDidLoad()`.
  func head(at span: Span) -> String? {
    let bytes = source.bytes
    let place = span.clamped(to: bytes.count).lowerBound
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "{")) ?? bytes.count
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let keyword = line.firstRange(of: "func ") else { return nil }
    let head = line[keyword.lowerBound...].prefix { $0 != "\n" }
    return String(head.prefix(head.count - head.reversed().prefix(while: \.isWhitespace).count))
  }

  /// Whether a class in the text inherits from the name.
  func isInherited(_ name: String) -> Bool {
    parts.lines.contains {
      $0.contains("class ") && ($0.contains(": \(name)") || $0.contains(":\(name)"))
    }
  }

  /// Whether a name has the prefix of an Objective-C framework: `UILabel`, `MKMapView`.
  private func isOfObjectFramework(_ name: String) -> Bool {
    StubGuess.prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }
  }

  private static let prefixes = [
    "UI", "NS", "MK", "CK", "CL", "AV", "WK", "SK", "SCN", "AR", "LA", "PH", "CN", "EK", "HK", "MF",
    "GK", "UN", "MC", "NW", "SF", "PK", "CB",
  ]

  /// The variable that a selection is bound to, in `selection: $tab`.
  func selection() -> String? {
    guard let range = source.text.firstRange(of: "selection: $") else { return nil }
    let name = source.text[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// The declared type of a variable in the text: `var error: NSError?`.
  func declaredType(of variable: String) -> String? {
    guard let range = source.text.firstRange(of: "var \(variable): ") else { return nil }
    let type = source.text[range.upperBound...].prefix {
      $0.isLetter || $0.isNumber || "<>[]?.".contains($0)
    }
    return type.isEmpty ? nil : String(type)
  }

  /// Whether an argument is a projected value, `$name`; `$0` is not.
  static func isBinding(_ argument: String) -> Bool {
    argument.hasPrefix("$") && !(argument.dropFirst().first?.isNumber ?? true)
  }

  /// The type of a property, guessed from its name.
  static func type(of name: String) -> String {
    let lower = name.lowercased()
    if ["is", "has", "should", "can", "shows"].contains(where: { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }) || lower.hasSuffix("done") || lower.hasSuffix("completed") {
      return "Bool"
    }
    // Only the last word counts: an `image` is no `age`, an `account` no `count`.
    let word =
      name.last { $0.isUppercase } == nil
      ? lower
      : String(
        name[name.lastIndex(where: \.isUppercase)!...]
      ).lowercased()
    if ["count", "index", "number", "age", "year", "quantity", "votes", "points", "score"]
      .contains(word)
    {
      return "Int"
    }
    if [
      "price", "amount", "progress", "total", "rating", "width", "height", "radius", "spacing",
      "padding", "opacity", "temperature", "latitude", "longitude", "distance", "duration",
    ].contains(word) {
      return "Double"
    }
    if word == "date" { return "Date" }
    if lower.hasSuffix("color") { return "Color" }
    if lower.hasSuffix("url") { return "URL" }
    if lower == "data" { return "Data" }
    if ["success", "granted", "finished", "enabled", "flag"].contains(where: lower.hasSuffix) {
      return "Bool"
    }
    if ["indices", "offsets"].contains(where: lower.hasSuffix) { return "[Int]" }
    if lower.hasSuffix("s"), !lower.hasSuffix("ss"), !lower.hasSuffix("us") { return "[String]" }
    return "String"
  }
}

extension Source {
  /// Whether the text contains a piece.
  fileprivate func holds(_ piece: String) -> Bool { place(of: Array(piece.utf8), from: 0) != nil }

  /// The place of the first occurrence of some bytes at or after a place.
  fileprivate func place(of piece: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      piece.withUnsafeBufferPointer { piece in
        guard let first = piece.first else { return start }
        var place = start
        while place + piece.count <= bytes.count {
          if bytes[place] == first,
            piece.indices.allSatisfy({ bytes[place + $0] == piece[$0] })
          {
            return place
          }
          place += 1
        }
        return nil
      }
    }
  }
}
