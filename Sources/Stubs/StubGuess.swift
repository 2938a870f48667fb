import SourceText
import Syntax

/// What a stub is like, told by how a text uses its name.
struct StubGuess {
  let source: Source
  /// The types that the text declares at its top level.
  let ownTypes: Set<String>
  private let imports: Set<String>

  init(source: Source, _ file: SourceFile? = nil) {
    self.source = source
    var (types, modules): (Set<String>, Set<String>) = ([], [])
    for statement in file?.statements ?? [] {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .type(let type): types.insert(type.name)
      case .import(let path): modules.formUnion(path.prefix(1))
      default: continue
      }
    }
    (ownTypes, imports) = (types, modules)
  }

  func kind(of name: String) -> Stub.Kind {
    guard name.first?.isUppercase ?? false else { return .function }
    let text = source.text
    func mentions(_ pieces: [String]) -> Bool { pieces.contains { text.contains($0) } }
    for line in text.split(separator: "\n") where isNamed(name, in: line) {
      if ["@StateObject", "@ObservedObject", "@EnvironmentObject"].contains(where: line.contains) {
        return .observableObject
      }
      if line.contains("@Bindable") { return .observable }
      // What a view keeps and makes is no view, whatever it is called.
      if line.contains("@State"), line.contains("= \(name)("), isCalledView(name) {
        return .observable
      }
    }
    if mentions([".environmentObject(\(name)("]) { return .observableObject }
    if mentions(["@Environment(\(name).self", ".environment(\(name)("]) { return .observable }
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let isProtocol = zip(words, words.dropFirst()).contains { before, word in
      word == name && ["protocol", "any", "some"].contains(before)
    }
    if isProtocol { return .protocol }
    let isType = isMade(name) || text.contains("\(name).self")
    if hasSuffix(name, ["Delegate", "DataSource", "Protocol"]), !isType { return .protocol }
    if isOfObjectFramework(name) { return .object }
    let isHeld = isHeldValue(name)
    if isCalledView(name), !isHeld, isMade(name) || name.hasSuffix("View") { return .view }
    let isBuilt = text.split(separator: "\n").contains {
      let line = $0.drop { $0 == " " }
      return (line.hasPrefix("\(name)(") || line.hasPrefix("\(name) {")) && line.last != ","
    }
    let shown = [
      ": View {", "some View", "some Scene", "Text(", "Button(", "ProgressView(", "VStack",
      "Image(",
    ]
    if isBuilt, !isHeld, mentions(shown) { return .view }
    if isModified(name), !isHeld { return .view }
    if hasSuffix(name, ["Model", "Store", "Manager", "Service", "Library", "Settings", "Cart"]) {
      return .observable
    }
    return .structure
  }

  /// Whether the text makes values of it, as it does of views that it shows.
  private func isMade(_ name: String) -> Bool {
    !calls(of: name).isEmpty || source.text.contains("\(name).init")
  }

  private func isCalledView(_ name: String) -> Bool {
    hasSuffix(
      name,
      [
        "View", "Row", "Screen", "Cell", "Card", "Page", "Sheet", "Editor", "Detail", "Button",
        "Header", "Footer", "Badge", "Banner", "Label", "Placeholder", "Overlay", "Tile",
      ])
  }

  /// Whether variables or lists have it for a type, or values of it are asked for by name, as no view is.
  private func isHeldValue(_ name: String) -> Bool {
    let pieces = ["[\(name)]", ": \(name)?", "\(name).all", "\(name).example", "\(name).sample"]
    if pieces.contains(where: { source.text.contains($0) }) { return true }
    return source.text.split(separator: "\n").contains { line in
      let words = line.split(separator: " ")
      return zip(words, words.dropFirst()).contains { label, type in
        label.last == ":" && type == name && (line.contains("var ") || line.contains("let "))
          && line.last != "{"
      }
    }
  }

  /// Whether the text says that it means the types of a framework beside SwiftUI.
  var importsOtherFrameworks: Bool {
    !imports.isDisjoint(with: ["WidgetKit", "AppIntents", "Testing"])
  }

  /// Whether a line has a name as a whole word.
  private func isNamed(_ name: String, in line: Substring) -> Bool {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
  }

  /// Whether a line with a modifier follows one that makes it.
  private func isModified(_ name: String) -> Bool {
    let lines = source.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return zip(lines, lines.dropFirst()).contains { line, next in
      line.hasPrefix("\(name)(") && next.first == "."
        && next.dropFirst().first?.isLowercase ?? false
    }
  }

  /// Whether a name is handed over where something is to be done: `action: save`.
  func isAction(_ name: String) -> Bool {
    ["action", "perform", "onDismiss", "onCommit"].contains { label in
      [")", ",", "\n"].contains { source.text.contains("\(label): \(name)\($0)") }
    }
  }

  /// The type of a variable, by what is done with it, or by its name.
  func type(ofVariable name: String) -> String {
    func mentions(_ pieces: String...) -> Bool {
      pieces.contains { source.text.contains("\(name)\($0)") }
    }
    if mentions(".toggle()", " = true", " = false") || source.text.contains("!\(name)") {
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

  /// Every call of a name.
  func calls(of name: String) -> [CallText] {
    let bytes = source.bytes
    let pattern = Array(name.utf8)
    var calls: [CallText] = []
    var rest = bytes[...]
    while let found = rest.firstRange(of: pattern) {
      rest = bytes[found.upperBound...]
      // `.name(…)` calls a member.
      guard found.lowerBound == 0 || !bytes[found.lowerBound - 1].isNamePart,
        found.lowerBound == 0 || bytes[found.lowerBound - 1] != UInt8(ascii: "."),
        rest.first.map({ !$0.isNamePart }) ?? false
      else { continue }
      if let call = CallText(in: bytes, after: found.upperBound) { calls.append(call) }
    }
    return calls
  }

  /// How many types a text puts behind a name: 2 in `Store<State, Action>`.
  func typeArguments(of name: String) -> Int {
    let bytes = source.bytes
    guard let range = bytes.firstRange(of: Array((name + "<").utf8)),
      let end = Brackets.end(ofAngle: range.upperBound - 1, in: bytes)
    else { return 0 }
    return Brackets.types(of: String(decoding: bytes[range.upperBound..<end], as: UTF8.self)).count
  }

  /// How what a call gives is used: the name it is given, and whether it may be nothing.
  struct Use {
    let name: String?
    let isOptional: Bool
  }

  /// How the calls of a name are used; nil where they stand alone.
  func result(ofCallsOf name: String) -> Use? { result(ofUsesOf: name, by: "(") }

  /// How what is asked of a name with a bracket behind it is used.
  func result(ofUsesOf name: String, by bracket: Character) -> Use? {
    for line in source.text.split(separator: "\n") {
      guard let place = line.firstRange(of: "\(name)\(bracket)"),
        place.lowerBound == line.startIndex
          || !(line[line.index(before: place.lowerBound)].isLetter)
      else { continue }
      var before = line[..<place.lowerBound]
      // A statement in braces begins behind them.
      if let brace = before.lastIndex(where: { "{;".contains($0) }) {
        before = before[before.index(after: brace)...]
      }
      if before.last == "." {
        // `store.load(` of `store`.
        while let last = before.last, last.isLetter || last.isNumber || "_.?!$".contains(last) {
          before.removeLast()
        }
      }
      var words = before.split { " \t.?!".contains($0) }.map(String.init)
      while ["try", "await"].contains(words.last) { words.removeLast() }
      guard let equals = words.lastIndex(of: "="), equals > 0 else {
        // What is handed on, or asked for more, is not nothing.
        let isInCase = ["case", "default"].contains(words.first)
        if let before = words.last?.last,
          "(,[&|+-*/<".contains(before) || before == ":" && !isInCase
        {
          return Use(name: nil, isOptional: false)
        }
        if words.last == "return" || words.last == "in" && words.contains("for") {
          return Use(
            name: words.first == "for" && words.count > 1 ? words[1] + "s" : nil,
            isOptional: false)
        }
        continue
      }
      let isOptional = ["if", "guard", "while"].contains(words[0])
      let given = words[equals - 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return Use(name: String(given), isOptional: isOptional)
    }
    return nil
  }

  /// The head of the function whose name is at a place: `func viewDidLoad()`, with its result.
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

  /// Whether a class of the text inherits from a name.
  func isInherited(_ name: String) -> Bool {
    source.text.split(separator: "\n").contains {
      $0.contains("class ") && ($0.contains(": \(name)") || $0.contains(":\(name)"))
    }
  }

  /// Whether a name has the prefix of a framework of classes: `UILabel`, `MKMapView`.
  private func isOfObjectFramework(_ name: String) -> Bool {
    StubGuess.prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }
  }

  private static let prefixes = [
    "UI", "NS", "MK", "CK", "CL", "AV", "WK", "SK", "SCN", "AR", "LA", "PH", "CN", "EK", "HK", "MF",
    "GK", "UN", "MC", "NW", "SF", "PK", "CB",
  ]

  /// The variable that a selection is bound to: `selection: $tab`.
  func selection() -> String? {
    guard let range = source.text.firstRange(of: "selection: $") else { return nil }
    let name = source.text[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// The type that the text gives a variable: `var error: NSError?`.
  func declaredType(of variable: String) -> String? {
    guard let range = source.text.firstRange(of: "var \(variable): ") else { return nil }
    let type = source.text[range.upperBound...].prefix {
      $0.isLetter || $0.isNumber || "<>[]?.".contains($0)
    }
    return type.isEmpty ? nil : String(type)
  }

  /// Whether an argument is a projection, `$name`; `$0` is none.
  static func isBinding(_ argument: String) -> Bool {
    argument.hasPrefix("$") && !(argument.dropFirst().first?.isNumber ?? true)
  }

  /// The type of a property, by its name.
  static func type(of name: String) -> String {
    let lower = name.lowercased()
    if ["is", "has", "should", "can", "shows"].contains(where: { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }) || lower.hasSuffix("done") || lower.hasSuffix("completed") {
      return "Bool"
    }
    // The last word of the name alone tells: an `image` is no `age`, an `account` no `count`.
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
    if ["price", "amount", "progress", "total", "rating", "width", "height", "radius"]
      .contains(word)
    {
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
