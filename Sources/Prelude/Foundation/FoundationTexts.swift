extension PreludeLibrary {
  static let foundationTexts = PreludeChunk(
    names: ["String"],
    text: #"""
      extension String {
        init(format: String, _ arguments: any CVarArg...) {
          self = _formatted(format, arguments)
        }
        init(format: String, arguments: [any CVarArg]) { self = _formatted(format, arguments) }
        init(format: String, locale: Locale?, _ arguments: any CVarArg...) {
          self = _formatted(format, arguments)
        }
        init(localized key: String, comment: String? = nil) { self = key }
        init?(data: Data, encoding: Encoding) { self = String._decode(data._bytes) }
        init?<S: Sequence>(bytes: S, encoding: Encoding) where S.Element == UInt8 {
          self = String._decode(Array(bytes))
        }
        static func localizedStringWithFormat(
          _ format: String, _ arguments: any CVarArg...
        ) -> String {
          _formatted(format, arguments)
        }
        enum Encoding { case utf8, utf16, ascii, unicode, isoLatin1 }
        struct CompareOptions: OptionSet, Hashable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let caseInsensitive = CompareOptions(rawValue: 1)
          static let literal = CompareOptions(rawValue: 2)
          static let backwards = CompareOptions(rawValue: 4)
          static let anchored = CompareOptions(rawValue: 8)
          static let numeric = CompareOptions(rawValue: 64)
          static let diacriticInsensitive = CompareOptions(rawValue: 128)
          static let regularExpression = CompareOptions(rawValue: 1024)
        }
      }
      extension String.CompareOptions {
        var _searchFlags: Int {
          (contains(.caseInsensitive) ? 1 : 0) + (contains(.diacriticInsensitive) ? 2 : 0)
        }
      }
      """#)

  static let comparisonResult = PreludeChunk(
    names: ["ComparisonResult"],
    text: #"""
      enum ComparisonResult: Int {
        case orderedAscending = -1
        case orderedSame = 0
        case orderedDescending = 1
        init(_ sign: Int) {
          self = sign < 0 ? .orderedAscending : sign > 0 ? .orderedDescending : .orderedSame
        }
      }
      """#)

  static let textPrimitives = PreludeChunk(
    names: [
      "_formatted", "_capitalized", "_compareTexts", "_compareLocalized", "_foldText",
      "_formatNumber",
    ],
    text: #"""
      @_native("text.format")
      func _formatted(_ format: String, _ arguments: [any CVarArg]) -> String
      @_native("text.capitalized") func _capitalized(_ text: String) -> String
      @_native("text.compare")
      func _compareTexts(_ lhs: String, _ rhs: String, _ options: Int) -> Int
      @_native("text.compareLocalized")
      func _compareLocalized(_ lhs: String, _ rhs: String, _ options: Int) -> Int
      @_native("text.fold") func _foldText(_ text: String, _ options: Int) -> String
      @_native("text.number")
      func _formatNumber(
        _ value: Double, _ leastFraction: Int, _ mostFraction: Int, _ isGrouped: Bool
      ) -> String
      """#)

  static let characterSet = PreludeChunk(
    names: ["CharacterSet"],
    text: #"""
      struct CharacterSet: Hashable {
        enum _Kind: Hashable {
          case whitespaces, whitespacesAndNewlines, newlines, letters, decimalDigits, alphanumerics
          case punctuation, symbols, uppercase, lowercase, url
        }
        var _kinds: [_Kind] = []
        var _members: Set<Character> = []
        var _isInverted = false
        init() {}
        init(_kind: _Kind) { _kinds = [_kind] }
        init(charactersIn text: String) { _members = Set(text) }
        static let whitespaces = CharacterSet(_kind: .whitespaces)
        static let whitespacesAndNewlines = CharacterSet(_kind: .whitespacesAndNewlines)
        static let newlines = CharacterSet(_kind: .newlines)
        static let letters = CharacterSet(_kind: .letters)
        static let decimalDigits = CharacterSet(_kind: .decimalDigits)
        static let alphanumerics = CharacterSet(_kind: .alphanumerics)
        static let punctuationCharacters = CharacterSet(_kind: .punctuation)
        static let symbols = CharacterSet(_kind: .symbols)
        static let uppercaseLetters = CharacterSet(_kind: .uppercase)
        static let lowercaseLetters = CharacterSet(_kind: .lowercase)
        static let urlQueryAllowed = CharacterSet(_kind: .url)
        static let urlPathAllowed = CharacterSet(_kind: .url)
        static let urlHostAllowed = CharacterSet(_kind: .url)
        var inverted: CharacterSet {
          var result = self
          result._isInverted = !_isInverted
          return result
        }
        func union(_ other: CharacterSet) -> CharacterSet {
          var result = self
          result._kinds = _kinds + other._kinds
          result._members = _members.union(other._members)
          return result
        }
        mutating func formUnion(_ other: CharacterSet) { self = union(other) }
        mutating func insert(charactersIn text: String) { _members.formUnion(text) }
        func contains(_ member: Unicode.Scalar) -> Bool { _containsAll(Character(member)) }
        func _containsAll(_ c: Character) -> Bool {
          var found = _members.contains(c)
          for kind in _kinds { if _matches(c, kind) { found = true } }
          return found != _isInverted
        }
        func _matches(_ c: Character, _ kind: _Kind) -> Bool {
          switch kind {
          case .whitespaces: return c.isWhitespace && !c.isNewline
          case .whitespacesAndNewlines: return c.isWhitespace
          case .newlines: return c.isNewline
          case .letters: return c.isLetter
          case .decimalDigits: return c.isWholeNumber
          case .alphanumerics: return c.isLetter || c.isNumber
          case .punctuation: return c.isPunctuation
          case .symbols: return c.isSymbol
          case .uppercase: return c.isUppercase
          case .lowercase: return c.isLowercase
          case .url: return c.isASCII && (c.isLetter || c.isNumber || "-._~!$&'()*+,;=:@/?".contains(c))
          }
        }
      }
      """#)
}
