import SourceText

/// What a stub is like, told by how a text uses its name.
struct StubGuess {
  let source: Source

  func kind(of name: String) -> Stub.Kind {
    guard name.first?.isUppercase ?? false else { return .function }
    let text = source.text
    func mentions(_ pieces: [String]) -> Bool { pieces.contains { text.contains($0) } }
    for line in text.split(separator: "\n") where line.contains(name) {
      if ["@StateObject", "@ObservedObject", "@EnvironmentObject"].contains(where: line.contains) {
        return .observableObject
      }
      if line.contains("@Bindable") { return .observable }
    }
    if mentions([".environmentObject(\(name)("]) { return .observableObject }
    if mentions(["@Environment(\(name).self", ".environment(\(name)("]) { return .observable }
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let isProtocol = zip(words, words.dropFirst()).contains { before, word in
      word == name && ["protocol", "any", "some"].contains(before)
    }
    if isProtocol { return .protocol }
    if hasSuffix(
      name,
      [
        "View", "Row", "Screen", "Cell", "Card", "Page", "Sheet", "Editor", "Detail", "Button",
      ])
    {
      return .view
    }
    let isBuilt = text.split(separator: "\n").contains {
      let line = $0.drop { $0 == " " }
      return line.hasPrefix("\(name)(") || line.hasPrefix("\(name) {")
    }
    if isBuilt, mentions([": View {", "some View", "some Scene"]) { return .view }
    if isModified(name) { return .view }
    if hasSuffix(name, ["Model", "Store", "Manager", "Service", "Library", "Settings", "Cart"]) {
      return .observable
    }
    return .structure
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
    if name.lowercased().hasPrefix("select") { return "String?" }
    return StubGuess.type(of: name)
  }

  private func hasSuffix(_ name: String, _ endings: [String]) -> Bool {
    endings.contains(where: name.hasSuffix)
  }

  /// The arguments of every call of a name, as labels and texts; nil labels are left out.
  func arguments(ofCallsOf name: String) -> [[(label: String?, value: String)]] {
    var calls: [[(label: String?, value: String)]] = []
    let bytes = source.bytes
    let pattern = Array("\(name)(".utf8)
    var index = 0
    while index + pattern.count <= bytes.count {
      defer { index += 1 }
      guard bytes[index...].starts(with: pattern), index == 0 || !bytes[index - 1].isNamePart else {
        continue
      }
      calls.append(StubGuess.arguments(in: bytes, from: index + pattern.count))
    }
    return calls
  }

  /// Whether braces stand behind a call of a name.
  func hasTrailingClosure(_ name: String) -> Bool {
    source.text.split(separator: "\n").contains { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix(name), line.last == "{" else { return false }
      let rest = line.dropFirst(name.count)
      return rest.hasPrefix("(") || rest == " {"
    }
  }

  private static func arguments(
    in bytes: [UInt8], from start: Int
  ) -> [(label: String?, value: String)] {
    var parts: [[UInt8]] = [[]]
    var depth = 0
    var isQuoted = false
    for byte in bytes[start...] {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted {
        if "([{".utf8.contains(byte) { depth += 1 }
        if ")]}".utf8.contains(byte) {
          if depth == 0 { break }
          depth -= 1
        }
        if byte == UInt8(ascii: ","), depth == 0 {
          parts.append([])
          continue
        }
      }
      parts[parts.count - 1].append(byte)
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }.compactMap { part in
      let text = part.drop { $0.isWhitespace }
      guard !text.isEmpty else { return nil }
      let label = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = text.dropFirst(label.count)
      guard !label.isEmpty, rest.first == ":" else { return (nil, String(text)) }
      return (String(label), String(rest.dropFirst().drop { $0.isWhitespace }))
    }
  }

  /// The type of a property, by a value that it gets, or by its name.
  static func type(of name: String, value: String? = nil) -> String {
    if let value, let first = value.first {
      if first == "\"" { return "String" }
      if value == "true" || value == "false" { return "Bool" }
      if first.isNumber { return value.contains(".") ? "Double" : "Int" }
      if first == "{" { return "() -> Void" }
      if value.hasPrefix("UUID(") { return "UUID" }
      if value.hasPrefix("URL(") { return "URL" }
      if value.hasPrefix("Date(") || value.hasPrefix(".now") { return "Date" }
    }
    let lower = name.lowercased()
    if ["is", "has", "should", "can", "shows"].contains(where: { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }) || lower.hasSuffix("done") || lower.hasSuffix("completed") {
      return "Bool"
    }
    if ["count", "index", "number", "age", "year", "quantity"].contains(where: lower.hasSuffix) {
      return "Int"
    }
    if ["price", "amount", "progress", "total", "rating"].contains(where: lower.hasSuffix) {
      return "Double"
    }
    if lower.hasSuffix("date") { return "Date" }
    if lower.hasSuffix("url") { return "URL" }
    if lower == "id" { return "UUID" }
    if lower.hasSuffix("s"), !lower.hasSuffix("ss"), !lower.hasSuffix("us") { return "[String]" }
    return "String"
  }
}
