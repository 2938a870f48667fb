// Character classes.
//
// Module: RegexBuilder

struct CharacterClass: RegexComponent {
  typealias RegexOutput = Substring
  // The pattern for one of the characters, which is also valid in brackets.
  let _text: String
  init(_text: String) { self._text = _text }
  init(_ first: CharacterClass, _ rest: CharacterClass...) {
    _text =
      rest.isEmpty
      ? first._text : "[" + first._text + rest.map { $0._text }.joined() + "]"
  }
  var regex: Regex<Substring> { Regex(_pattern: _RegexPattern(_text)) }
  var inverted: CharacterClass { CharacterClass(_text: "[^" + _text + "]") }
  func union(_ other: CharacterClass) -> CharacterClass { _combined("", other) }
  func intersection(_ other: CharacterClass) -> CharacterClass { _combined("&&", other) }
  func subtracting(_ other: CharacterClass) -> CharacterClass { _combined("--", other) }
  func symmetricDifference(_ other: CharacterClass) -> CharacterClass {
    _combined("~~", other)
  }
  func _combined(_ sign: String, _ other: CharacterClass) -> CharacterClass {
    CharacterClass(_text: "[" + _text + sign + other._text + "]")
  }
}
extension RegexComponent where Self == CharacterClass {
  static var any: CharacterClass { CharacterClass(_text: "[\\s\\S]") }
  static var anyNonNewline: CharacterClass { CharacterClass(_text: "[^\\v]") }
  static var anyGraphemeCluster: CharacterClass { CharacterClass(_text: "\\X") }
  static var digit: CharacterClass { CharacterClass(_text: "\\d") }
  static var hexDigit: CharacterClass { CharacterClass(_text: "[0-9a-fA-F]") }
  static var word: CharacterClass { CharacterClass(_text: "\\w") }
  static var whitespace: CharacterClass { CharacterClass(_text: "\\s") }
  static var horizontalWhitespace: CharacterClass { CharacterClass(_text: "\\h") }
  static var verticalWhitespace: CharacterClass { CharacterClass(_text: "\\v") }
  static var newlineSequence: CharacterClass { CharacterClass(_text: "\\R") }
  static func anyOf<S: Sequence>(_ members: S) -> CharacterClass
  where S.Element == Character {
    CharacterClass(
      _text: "[" + members.map { _regexEscaped(String($0)) }.joined() + "]")
  }
}
func ... (first: Character, last: Character) -> CharacterClass {
  CharacterClass(
    _text: "[" + _regexEscaped(String(first)) + "-" + _regexEscaped(String(last)) + "]")
}
