/// Types that stubs leave open until their uses tell them: names in backticks that no program can write.
enum OpenType {
  /// The label of what a function gives, where nothing says what its calls' values are called.
  static let resultLabel = " result"

  /// `` `?User.age` ``: the type of what `User` calls `age`.
  static func named(_ owner: String, _ label: String) -> String { "`?\(owner).\(label)`" }

  /// The type of what a type offers by name: mostly a value of it.
  static func ofStatic(_ owner: String, _ label: String) -> String {
    "`?\(owner).static.\(label)`"
  }

  /// The type that offers the value by name; nil for other open types.
  static func staticOwner(of name: String) -> String? {
    let text = identifier(name).dropFirst()
    return text.firstRange(of: ".static.").map { String(text[..<$0.lowerBound]) }
  }

  /// The type that conforms to a protocol which stands in.
  static func witness(of name: String) -> String { "Any\(name)" }

  /// The type of the elements of a list whose type is open.
  static func element(of name: String) -> String { "`\(identifier(name)).0`" }

  /// The open types in a text, in order of first mention.
  static func all(in text: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "`?") {
      guard let end = rest[start.upperBound...].firstIndex(of: "`") else { break }
      let name = String(rest[start.lowerBound...end])
      if !names.contains(name) { names.append(name) }
      rest = rest[rest.index(after: end)...]
    }
    return names
  }

  /// The name without its backticks, as the checker knows it.
  static func identifier(_ name: String) -> String { String(name.dropFirst().dropLast()) }

  /// Whether it is what a function gives whose calls' values have no name.
  static func isUnnamedResult(_ name: String) -> Bool { name.hasSuffix(".\(resultLabel)`") }

  /// What values of the type are called: `age`, and `item` for the elements of `items`.
  static func label(of name: String) -> String {
    var parts = identifier(name).split(separator: ".").map(String.init)
    var isElement = false
    while let last = parts.last, last.allSatisfy(\.isNumber) {
      parts.removeLast()
      isElement = true
    }
    if parts.last == resultLabel, parts.count > 1 { parts.removeLast() }
    let label = parts.last.map { $0.hasPrefix("?") ? String($0.dropFirst()) : $0 } ?? ""
    return isElement && label.hasSuffix("s") ? String(label.dropLast()) : label
  }

  /// A type as stubs write it: its open parts, `_`, are open types of their own.
  static func text(_ description: String, of name: String) -> String {
    var text = ""
    var count = 0
    var word = ""
    func flush() {
      text += word == "_" ? "`\(identifier(name)).\(count)`" : word
      if word == "_" { count += 1 }
      word = ""
    }
    for character in description {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        flush()
        text.append(character)
      }
    }
    flush()
    return text
  }
}
