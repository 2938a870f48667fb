import SourceText

/// Reads the texts of types, which are known to be correct.
enum TypeText {
  /// The elements of a comma-separated list of types: `A`, `[B: C]` and `(D, E<F, G>) -> H`.
  static func parts(of list: String) -> [String] {
    var (depth, before): (Int, Character) = (0, " ")
    return list.split(omittingEmptySubsequences: true) { character in
      defer { before = character }
      depth += change(of: character, after: before)
      return character == "," && depth == 0
    }.map(String.init)
  }

  /// Whether a type is one of functions: not an optional one.
  static func isFunction(_ type: String) -> Bool {
    guard type.first == "(" else { return false }
    var (depth, before): (Int, Character) = (0, " ")
    let close = type.firstIndex { character in
      defer { before = character }
      depth += change(of: character, after: before)
      return depth == 0
    }
    return close.map { type[type.index(after: $0)...].first == " " } ?? false
  }

  /// How a character changes the number of open brackets; an arrow is no bracket.
  private static func change(of character: Character, after before: Character) -> Int {
    if "([{<".contains(character) { return 1 }
    return ")]}".contains(character) || character == ">" && before != "-" ? -1 : 0
  }
}

extension String {
  /// The text with one name in place of another.
  func replacing(word: String, with other: String) -> String {
    let bytes = Array(utf8)
    var (text, end) = ("", 0)
    bytes.forEachName(in: bytes.indices) { place in
      guard bytes[place].elementsEqual(word.utf8) else { return }
      text += String(decoding: bytes[end..<place.lowerBound], as: UTF8.self) + other
      end = place.upperBound
    }
    return text + String(decoding: bytes[end...], as: UTF8.self)
  }
}
