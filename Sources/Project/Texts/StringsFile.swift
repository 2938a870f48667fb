/// Parses `.strings` files: lines such as `"key" = "text";`, and comments.
struct StringsFile {
  private var rest: Substring

  /// The texts by key; nil if the file is malformed.
  static func read(_ bytes: [UInt8]) -> [String: String]? {
    guard let text = decoded(bytes) else { return nil }
    var file = StringsFile(rest: text[...])
    var texts: [String: String] = [:]
    while true {
      guard file.skipComments() else { return nil }
      if file.rest.isEmpty { return texts }
      guard let key = file.word(), file.take("="), let text = file.word(), file.take(";") else {
        return nil
      }
      texts[key] = text
    }
  }

  /// Decodes a file: UTF-16 if it starts with a byte order mark, otherwise UTF-8.
  private static func decoded(_ bytes: [UInt8]) -> String? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      return String(validating: bytes, as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }

  /// Skips blanks and comments; false if a comment is not terminated.
  private mutating func skipComments() -> Bool {
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.firstRange(of: "*/") else { return false }
        rest = rest[end.upperBound...]
      } else {
        return true
      }
    }
  }

  private mutating func take(_ mark: Character) -> Bool {
    guard skipComments(), rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  /// Parses a quoted string or a bare word.
  private mutating func word() -> String? {
    guard skipComments() else { return nil }
    guard rest.first == "\"" else {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "._-".contains($0) }
      rest = rest.dropFirst(word.count)
      return word.isEmpty ? nil : String(word)
    }
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n"?: text.append("\n")
      case "t"?: text.append("\t")
      case "r"?: text.append("\r")
      case "U"?, "u"?:
        let digits = rest.prefix(4)
        guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
          return nil
        }
        rest = rest.dropFirst(4)
        text.unicodeScalars.append(scalar)
      case let other?: text.append(other)
      case nil: return nil
      }
    }
    return nil
  }
}
