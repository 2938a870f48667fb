// Unicode normalization and transforms of strings.
//
// Loads by member

struct StringTransform: RawRepresentable, Hashable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
  static let stripCombiningMarks = StringTransform("NFD; [:nonspacing mark:] Remove; NFC")
  static let stripDiacritics = StringTransform("NFD; [:diacritic:] Remove; NFC")
  static let toUnicodeName = StringTransform("Any-Name")
  static let toLatin = StringTransform("Any-Latin")
  static let toXMLHex = StringTransform("Any-Hex/XML")
  static let latinToKatakana = StringTransform("Latin-Katakana")
  static let latinToHiragana = StringTransform("Latin-Hiragana")
  static let latinToHangul = StringTransform("Latin-Hangul")
  static let latinToArabic = StringTransform("Latin-Arabic")
  static let latinToHebrew = StringTransform("Latin-Hebrew")
  static let latinToThai = StringTransform("Latin-Thai")
  static let latinToCyrillic = StringTransform("Latin-Cyrillic")
  static let latinToGreek = StringTransform("Latin-Greek")
  static let mandarinToLatin = StringTransform("Han-Latin")
  static let hiraganaToKatakana = StringTransform("Hiragana-Katakana")
  static let fullwidthToHalfwidth = StringTransform("Fullwidth-Halfwidth")
}
@_native("text.normalized") func _normalized(_ text: String, _ form: String) -> String
@_native("text.transformed")
func _transformed(_ text: String, _ transform: String, _ isReverse: Bool) -> String?
extension StringProtocol {
  var decomposedStringWithCanonicalMapping: String { _normalized(_string, "NFD") }
  var precomposedStringWithCanonicalMapping: String { _normalized(_string, "NFC") }
  var decomposedStringWithCompatibilityMapping: String { _normalized(_string, "NFKD") }
  var precomposedStringWithCompatibilityMapping: String { _normalized(_string, "NFKC") }
  func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    _transformed(_string, transform.rawValue, reverse)
  }
}
