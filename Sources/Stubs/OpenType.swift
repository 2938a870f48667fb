/// Placeholder types in stubs, to be inferred from uses: names in backticks that no program can
/// contain.
enum OpenType {
  /// The label of a function result for which the uses suggest no name.
  static let resultLabel = " result"

  /// `` `?User.age` ``: the open type of the property `age` of `User`.
  static func named(_ owner: String, _ label: String) -> String { "`?\(owner).\(label)`" }

  /// The open type of a static member, which is mostly a value of its owner.
  static func ofStatic(_ owner: String, _ label: String) -> String {
    "`?\(owner).static.\(label)`"
  }

  /// The owner of a static member with this open type; nil for other open types.
  static func staticOwner(of name: String) -> String? {
    let text = identifier(name).dropFirst()
    return text.firstRange(of: ".static.").map { String(text[..<$0.lowerBound]) }
  }

  /// The type that conforms to a stub protocol and has its static members.
  static func witness(of name: String) -> String { "Any\(name)" }

  /// The open type of the elements of a list.
  static func element(of name: String) -> String { "`\(identifier(name)).0`" }

  /// The open types in a text, in order of first occurrence.
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

  /// The name without backticks, as the checker represents it.
  static func identifier(_ name: String) -> String { String(name.dropFirst().dropLast()) }

  /// Whether it is a function result for which the uses suggest no name.
  static func isUnnamedResult(_ name: String) -> Bool { name.hasSuffix(".\(resultLabel)`") }

  /// The name of values of the type: `age`, or `item` for elements of `items`.
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

  /// The text of a type in a stub, with each unknown part `_` replaced by an open type of its own.
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
