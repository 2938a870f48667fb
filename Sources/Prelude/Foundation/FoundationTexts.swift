extension PreludeLibrary {
  static let foundationTexts = PreludeChunk(
    names: ["String", "StringProtocol"],
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
      extension StringProtocol {
        var capitalized: String { _capitalized(_string) }
        var localizedCapitalized: String { _capitalized(_string) }
        var localizedUppercase: String { _string.uppercased() }
        var localizedLowercase: String { _string.lowercased() }
        func trimmingCharacters(in set: CharacterSet) -> String {
          let text = _string
          var start = text.startIndex
          var end = text.endIndex
          while start < end && set._containsAll(text[start]) { start = text.index(after: start) }
          while start < end {
            let last = text.index(before: end)
            if !set._containsAll(text[last]) { break }
            end = last
          }
          return text._slice(start._offset, end._offset)
        }
        func components<T: StringProtocol>(separatedBy separator: T) -> [String] {
          let text = _string
          let separator = separator._string
          var result: [String] = []
          var start = 0
          while !separator.isEmpty {
            let found = text._find(separator, start, 0)
            if found < 0 { break }
            result.append(text._slice(start, found))
            start = found + separator._byteCount
          }
          result.append(text._slice(start, text._byteCount))
          return result
        }
        func components(separatedBy separators: CharacterSet) -> [String] {
          var result: [String] = []
          var part = ""
          for character in _string {
            if separators._containsAll(character) {
              result.append(part)
              part = ""
            } else {
              part.append(character)
            }
          }
          result.append(part)
          return result
        }
        func replacingOccurrences<T: StringProtocol, U: StringProtocol>(
          of target: T, with replacement: U, options: String.CompareOptions = [],
          range: Range<String.Index>? = nil
        ) -> String {
          let text = _string
          let target = target._string
          if target.isEmpty { return text }
          let flags = options._searchFlags
          let limit = range?.upperBound._offset ?? text._byteCount
          var start = range?.lowerBound._offset ?? 0
          var result = text._slice(0, start)
          while true {
            let found = text._find(target, start, flags)
            if found < 0 || found >= limit { break }
            result += text._slice(start, found)
            result += replacement._string
            start = text._findEnd(target, start, flags)
          }
          return result + text._slice(start, text._byteCount)
        }
        func replacingCharacters<T: StringProtocol>(
          in range: Range<String.Index>, with replacement: T
        ) -> String {
          let text = _string
          return text._slice(0, range.lowerBound._offset) + replacement._string
            + text._slice(range.upperBound._offset, text._byteCount)
        }
        func range<T: StringProtocol>(
          of target: T, options: String.CompareOptions = [], range: Range<String.Index>? = nil
        ) -> Range<String.Index>? {
          let text = _string
          let target = target._string
          let flags = options._searchFlags
          let base = startIndex._offset
          let found =
            options.contains(.backwards)
            ? text._findLast(target, flags)
            : text._find(target, (range?.lowerBound._offset ?? base) - base, flags)
          if found < 0 { return nil }
          if options.contains(.anchored) && found != 0 { return nil }
          let end = text._findEnd(target, found, flags)
          if let range, base + end > range.upperBound._offset { return nil }
          return String.Index(_offset: base + found)..<String.Index(_offset: base + end)
        }
        func localizedStandardContains<T: StringProtocol>(_ text: T) -> Bool {
          _string._find(text._string, 0, 3) >= 0
        }
        func localizedCaseInsensitiveContains<T: StringProtocol>(_ text: T) -> Bool {
          _string._find(text._string, 0, 1) >= 0
        }
        func compare<T: StringProtocol>(
          _ other: T, options: String.CompareOptions = []
        ) -> ComparisonResult {
          ComparisonResult(_compareTexts(_string, other._string, options.rawValue))
        }
        func caseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
          ComparisonResult(_compareTexts(_string, other._string, 1))
        }
        func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
          ComparisonResult(_compareLocalized(_string, other._string, 0))
        }
        func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
          ComparisonResult(_compareLocalized(_string, other._string, 1))
        }
        func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
          ComparisonResult(_compareLocalized(_string, other._string, 64))
        }
        func padding<T: StringProtocol>(
          toLength newLength: Int, withPad padString: T, startingAt padIndex: Int
        ) -> String {
          var result = String(_string.prefix(newLength))
          let pad = Array(padString._string)
          var i = padIndex
          while result.count < newLength && !pad.isEmpty {
            result.append(pad[i % pad.count])
            i += 1
          }
          return result
        }
        func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
          Data(_string.utf8)
        }
        func folding(options: String.CompareOptions, locale: Locale?) -> String {
          _foldText(_string, options.rawValue)
        }
        func appending<T: StringProtocol>(_ text: T) -> String { _string + text._string }
        func lowercased(with locale: Locale?) -> String { _string.lowercased() }
        func uppercased(with locale: Locale?) -> String { _string.uppercased() }
        func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
          var result = ""
          for character in _string {
            if allowed._containsAll(character) {
              result.append(character)
            } else {
              for byte in String(character).utf8 {
                let text = String(byte, radix: 16, uppercase: true)
                result += text.count == 1 ? "%0" + text : "%" + text
              }
            }
          }
          return result
        }
        var removingPercentEncoding: String? {
          var bytes: [UInt8] = []
          var digits = Array(_string.utf8)
          var i = 0
          while i < digits.count {
            if digits[i] == 37 {
              if i + 2 >= digits.count { return nil }
              let code = String.init(decoding: [digits[i + 1], digits[i + 2]], as: UTF8.self)
              guard let byte = UInt8(code, radix: 16) else { return nil }
              bytes.append(byte)
              i += 3
            } else {
              bytes.append(digits[i])
              i += 1
            }
          }
          return String._decode(bytes)
        }
        func enumerateLines(invoking body: (String, inout Bool) -> Void) {
          var stop = false
          for line in _string.split(separator: "\n", omittingEmptySubsequences: false) {
            body(String(line), &stop)
            if stop { break }
          }
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
