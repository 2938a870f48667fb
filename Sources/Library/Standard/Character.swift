@_builtin
struct Character: Hashable, Comparable, LosslessStringConvertible,
  CustomDebugStringConvertible, ExpressibleByExtendedGraphemeClusterLiteral, Sendable,
  _ExpressibleByBuiltinExtendedGraphemeClusterLiteral
{
  @_native("character.fromString") init(_ text: String)
  init(_ scalar: Unicode.Scalar) { self.init(scalar._string) }
  init(extendedGraphemeClusterLiteral value: String) { self.init(value) }
  @_instruction("any.equal") static func == (lhs: Character, rhs: Character) -> Bool
  @_instruction("any.notEqual") static func != (lhs: Character, rhs: Character) -> Bool
  @_instruction("any.less") static func < (lhs: Character, rhs: Character) -> Bool
  @_native("character.is") func _is(_ property: Int) -> Bool
  var isASCII: Bool { _is(0) }
  var isLetter: Bool { _is(1) }
  var isNumber: Bool { _is(2) }
  var isWhitespace: Bool { _is(3) }
  var isNewline: Bool { _is(4) }
  var isPunctuation: Bool { _is(5) }
  var isSymbol: Bool { _is(6) }
  var isUppercase: Bool { _is(7) }
  var isLowercase: Bool { _is(8) }
  var isCased: Bool { _is(9) }
  var isHexDigit: Bool { _is(10) }
  var isWholeNumber: Bool { _is(11) }
  var isMathSymbol: Bool { _is(12) }
  var isCurrencySymbol: Bool { _is(13) }
  var wholeNumberValue: Int? { @_native("character.wholeNumberValue") get }
  var hexDigitValue: Int? { @_native("character.hexDigitValue") get }
  var asciiValue: UInt8? { @_native("character.asciiValue") get }
  func uppercased() -> String { String(self).uppercased() }
  func lowercased() -> String { String(self).lowercased() }
  var unicodeScalars: String.UnicodeScalarView { String(self).unicodeScalars }
  var utf8: String.UTF8View { String(self).utf8 }
  var utf16: String.UTF16View { String(self).utf16 }
  var _hash: Int { @_native("any.hash") get }
  func hash(into hasher: inout Hasher) { hasher._combine(_hash) }
  var description: String { String(self) }
  var debugDescription: String { _debugDescription(self) }
}
