typealias UnicodeScalar = Unicode.Scalar
typealias UTF8 = Unicode.UTF8
typealias UTF16 = Unicode.UTF16
typealias UTF32 = Unicode.UTF32
enum Unicode {
  enum UTF8 {
    static func width(_ x: Unicode.Scalar) -> Int { String(x).utf8.count }
  }
  enum UTF16 {
    static func width(_ x: Unicode.Scalar) -> Int { String(x).utf16.count }
    static func isLeadSurrogate(_ x: UInt16) -> Bool { x & 0xFC00 == 0xD800 }
    static func isTrailSurrogate(_ x: UInt16) -> Bool { x & 0xFC00 == 0xDC00 }
    static func isSurrogate(_ x: UInt16) -> Bool { x & 0xF800 == 0xD800 }
    static func isASCII(_ x: UInt16) -> Bool { x <= 0x7F }
    static func leadSurrogate(_ x: Unicode.Scalar) -> UInt16 {
      UInt16((x.value - 0x10000) >> 10) + 0xD800
    }
    static func trailSurrogate(_ x: Unicode.Scalar) -> UInt16 {
      UInt16((x.value - 0x10000) & 0x3FF) + 0xDC00
    }
  }
  enum UTF32 {}
  enum NumericType { case decimal, digit, numeric }
  struct CanonicalCombiningClass: RawRepresentable, Comparable, Hashable {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    static let notReordered = Self(rawValue: 0)
    static let overlay = Self(rawValue: 1)
    static let nukta = Self(rawValue: 7)
    static let kanaVoicing = Self(rawValue: 8)
    static let virama = Self(rawValue: 9)
    static let attachedBelow = Self(rawValue: 202)
    static let attachedAbove = Self(rawValue: 214)
    static let below = Self(rawValue: 220)
    static let above = Self(rawValue: 230)
  }
  enum GeneralCategory: String {
    case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
    case nonspacingMark, spacingMark, enclosingMark, decimalNumber, letterNumber, otherNumber
    case connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation
    case initialPunctuation, finalPunctuation, otherPunctuation
    case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
    case spaceSeparator, lineSeparator, paragraphSeparator
    case control, format, surrogate, privateUse, unassigned
  }
  struct Scalar: Hashable, Comparable, CustomStringConvertible,
    CustomDebugStringConvertible, ExpressibleByUnicodeScalarLiteral,
    _ExpressibleByBuiltinUnicodeScalarLiteral
  {
    let value: UInt32
    init(_value: UInt32) { value = _value }
    init(_ value: UInt8) { self.value = UInt32(_bits: value._bits) }
    init?(_ value: UInt32) {
      if value > 0x10FFFF || (value >= 0xD800 && value < 0xE000) { return nil }
      self.value = value
    }
    init?(_ value: UInt16) { self.init(UInt32(value)) }
    init?(_ value: Int) {
      if value < 0 || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000) { return nil }
      self.value = UInt32(_bits: value)
    }
    init?(_ description: String) {
      if description.unicodeScalars.count != 1 { return nil }
      self.value = description._scalar(0)
    }
    init(unicodeScalarLiteral value: String) { self.value = value._scalar(0) }
    var isASCII: Bool { value < 0x80 }
    var _string: String { Scalar._text(value) }
    @_native("string.fromScalar") static func _text(_ value: UInt32) -> String
    static func < (lhs: Scalar, rhs: Scalar) -> Bool { lhs.value < rhs.value }
    static func == (lhs: Scalar, rhs: Scalar) -> Bool { lhs.value == rhs.value }
    var properties: Properties {
      Properties(_scalar: value, _character: Character(_string))
    }
    var description: String { _string }
    var debugDescription: String { "\"\(escaped(asASCII: true))\"" }
    func escaped(asASCII forceASCII: Bool) -> String { Scalar._escaped(value, forceASCII) }
    @_native("scalar.escaped")
    static func _escaped(_ value: UInt32, _ forceASCII: Bool) -> String
    var utf8: String.UTF8View { _string.utf8 }
    var utf16: String.UTF16View { _string.utf16 }
    struct Properties {
      let _scalar: UInt32
      let _character: Character
      var changesWhenLowercased: Bool { Properties._is(_scalar, 0) }
      var changesWhenUppercased: Bool { Properties._is(_scalar, 1) }
      var changesWhenTitlecased: Bool { Properties._is(_scalar, 2) }
      var changesWhenCaseFolded: Bool { Properties._is(_scalar, 3) }
      var changesWhenCaseMapped: Bool { Properties._is(_scalar, 4) }
      var changesWhenNFKCCaseFolded: Bool { Properties._is(_scalar, 5) }
      var isBidiControl: Bool { Properties._is(_scalar, 6) }
      var isBidiMirrored: Bool { Properties._is(_scalar, 7) }
      var isCaseIgnorable: Bool { Properties._is(_scalar, 8) }
      var isCased: Bool { Properties._is(_scalar, 9) }
      var isDefaultIgnorableCodePoint: Bool { Properties._is(_scalar, 10) }
      var isDeprecated: Bool { Properties._is(_scalar, 11) }
      var isEmojiModifier: Bool { Properties._is(_scalar, 12) }
      var isEmojiModifierBase: Bool { Properties._is(_scalar, 13) }
      var isExtender: Bool { Properties._is(_scalar, 14) }
      var isFullCompositionExclusion: Bool { Properties._is(_scalar, 15) }
      var isGraphemeBase: Bool { Properties._is(_scalar, 16) }
      var isGraphemeExtend: Bool { Properties._is(_scalar, 17) }
      var isHexDigit: Bool { Properties._is(_scalar, 18) }
      var isIDContinue: Bool { Properties._is(_scalar, 19) }
      var isIDSBinaryOperator: Bool { Properties._is(_scalar, 20) }
      var isIDSTrinaryOperator: Bool { Properties._is(_scalar, 21) }
      var isIDStart: Bool { Properties._is(_scalar, 22) }
      var isJoinControl: Bool { Properties._is(_scalar, 23) }
      var isLogicalOrderException: Bool { Properties._is(_scalar, 24) }
      var isNoncharacterCodePoint: Bool { Properties._is(_scalar, 25) }
      var isPatternSyntax: Bool { Properties._is(_scalar, 26) }
      var isPatternWhitespace: Bool { Properties._is(_scalar, 27) }
      var isQuotationMark: Bool { Properties._is(_scalar, 28) }
      var isRadical: Bool { Properties._is(_scalar, 29) }
      var isSentenceTerminal: Bool { Properties._is(_scalar, 30) }
      var isSoftDotted: Bool { Properties._is(_scalar, 31) }
      var isTerminalPunctuation: Bool { Properties._is(_scalar, 32) }
      var isUnifiedIdeograph: Bool { Properties._is(_scalar, 33) }
      var isVariationSelector: Bool { Properties._is(_scalar, 34) }
      var isXIDContinue: Bool { Properties._is(_scalar, 35) }
      var isXIDStart: Bool { Properties._is(_scalar, 36) }
      var isAlphabetic: Bool { Properties._is(_scalar, 37) }
      var isWhitespace: Bool { Properties._is(_scalar, 38) }
      var isUppercase: Bool { Properties._is(_scalar, 39) }
      var isLowercase: Bool { Properties._is(_scalar, 40) }
      var isEmoji: Bool { Properties._is(_scalar, 41) }
      var isEmojiPresentation: Bool { Properties._is(_scalar, 42) }
      var isMath: Bool { Properties._is(_scalar, 43) }
      var isDiacritic: Bool { Properties._is(_scalar, 44) }
      var isDash: Bool { Properties._is(_scalar, 45) }
      var isIdeographic: Bool { Properties._is(_scalar, 46) }
      var isASCIIHexDigit: Bool { Properties._is(_scalar, 47) }
      @_native("scalar.is") static func _is(_ value: UInt32, _ property: Int) -> Bool
      var age: (major: Int, minor: Int)? {
        guard let text = Properties._text(_character, 7) else { return nil }
        let parts = text.split(separator: ".").map { Int($0) ?? 0 }
        return (major: parts[0], minor: parts[1])
      }
      var canonicalCombiningClass: CanonicalCombiningClass {
        CanonicalCombiningClass(rawValue: UInt8(Properties._text(_character, 8) ?? "") ?? 0)
      }
      var name: String? { Properties._text(_character, 0) }
      var nameAlias: String? { Properties._text(_character, 6) }
      var lowercaseMapping: String { Properties._text(_character, 1) ?? "" }
      var uppercaseMapping: String { Properties._text(_character, 2) ?? "" }
      var titlecaseMapping: String { Properties._text(_character, 3) ?? "" }
      var numericValue: Double? { Properties._numericValue(_character) }
      var numericType: NumericType? {
        switch Properties._text(_character, 4) {
        case "decimal": return .decimal
        case "digit": return .digit
        case "numeric": return .numeric
        default: return nil
        }
      }
      var generalCategory: GeneralCategory {
        GeneralCategory(rawValue: Properties._text(_character, 5) ?? "") ?? .unassigned
      }
      @_native("scalar.text")
      static func _text(_ character: Character, _ property: Int) -> String?
      @_native("scalar.numericValue")
      static func _numericValue(_ character: Character) -> Double?
    }
  }
}
