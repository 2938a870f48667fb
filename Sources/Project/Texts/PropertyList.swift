/// Reads property lists in XML, such as `.stringsdict` files; nil for other texts.
struct PropertyList {
  private var rest: Substring
  private var depth = 0
  private static let maxDepth = 200

  static func read(_ bytes: [UInt8]) -> JSON? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var list = PropertyList(rest: text[...])
    guard list.tag() == "plist", let first = list.tag(), let value = list.value(in: first),
      list.tag() == "/plist"
    else { return nil }
    return value
  }

  private init(rest: Substring) { self.rest = rest }

  /// The name of the next tag: `dict`, `/dict` or `true/`. Skips comments and declarations.
  private mutating func tag() -> String? {
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.popFirst() == "<" else { return nil }
      if rest.hasPrefix("!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let tag = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" || $0 == "/" && tag.first == "/" }
      return tag.hasSuffix("/") ? name + "/" : String(name)
    }
  }

  private mutating func value(in tag: String) -> JSON? {
    guard depth < Self.maxDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch tag {
    case "dict": return dictionary()
    case "array": return array()
    case "dict/": return .object([:])
    case "array/": return .array([])
    case "string/": return .string("")
    case "true/", "false/": return .other(String(tag.dropLast()))
    case "string": return text(in: tag).map(JSON.string)
    case "integer", "real", "date", "data": return text(in: tag).map(JSON.other)
    default: return nil
    }
  }

  private mutating func dictionary() -> JSON? {
    var fields: [String: JSON] = [:]
    while let next = tag() {
      if next == "/dict" { return .object(fields) }
      guard next == "key", let key = text(in: next), let tag = tag(), let value = value(in: tag)
      else { return nil }
      fields[key] = value
    }
    return nil
  }

  private mutating func array() -> JSON? {
    var elements: [JSON] = []
    while let next = tag() {
      if next == "/array" { return .array(elements) }
      guard let value = value(in: next) else { return nil }
      elements.append(value)
    }
    return nil
  }

  /// The text up to the end of an element.
  private mutating func text(in tag: String) -> String? {
    guard let end = rest.firstRange(of: "</\(tag)>") else { return nil }
    let text = rest[..<end.lowerBound]
    rest = rest[end.upperBound...]
    return Self.unescaped(text)
  }

  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  private static func unescaped(_ text: Substring) -> String? {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "&" else {
        result.append(character)
        continue
      }
      guard let end = rest.firstIndex(of: ";") else { return nil }
      let name = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if let known = entities[String(name)] {
        result += known
      } else {
        let isHexadecimal = name.hasPrefix("#x")
        guard name.hasPrefix("#"),
          let code = UInt32(
            name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
          let scalar = Unicode.Scalar(code)
        else { return nil }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
