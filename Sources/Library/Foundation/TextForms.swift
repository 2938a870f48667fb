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
}
@_native("text.canonical") func _canonicalText(_ text: String, _ isComposed: Bool) -> String
extension StringProtocol {
  var decomposedStringWithCanonicalMapping: String { _canonicalText(_string, false) }
  var precomposedStringWithCanonicalMapping: String { _canonicalText(_string, true) }
  func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    if reverse { return nil }
    switch transform {
    case .stripCombiningMarks, .stripDiacritics:
      return _canonicalText(
        _foldText(_string, String.CompareOptions.diacriticInsensitive.rawValue), true)
    case .toUnicodeName:
      return _string.unicodeScalars.reduce(into: "") { result, scalar in
        result += "\\N{" + (scalar.properties.name ?? "") + "}"
      }
    default: return nil
    }
  }
}
