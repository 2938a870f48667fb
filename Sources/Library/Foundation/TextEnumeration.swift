// Enumeration of the words, lines, sentences and characters of strings.
//
// Loads by member

extension String {
  struct EnumerationOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    // The kind of parts is a number, not a set of flags.
    static let byLines = EnumerationOptions([])
    static let byParagraphs = EnumerationOptions(rawValue: 1)
    static let byComposedCharacterSequences = EnumerationOptions(rawValue: 2)
    static let byWords = EnumerationOptions(rawValue: 3)
    static let bySentences = EnumerationOptions(rawValue: 4)
    static let byCaretPositions = EnumerationOptions(rawValue: 5)
    static let reverse = EnumerationOptions(rawValue: 1 << 8)
    static let substringNotRequired = EnumerationOptions(rawValue: 1 << 9)
    static let localized = EnumerationOptions(rawValue: 1 << 10)
  }
  /// The end of the word, or of the gap between words, that contains `offset`.
  @_native("text.wordEnd") static func _wordEnd(_ text: String, _ offset: Int) -> Int
  @_spi(_Unicode) public func _wordIndex(after i: Index) -> Index {
    Index(_offset: String._wordEnd(self, i._offset))
  }
  /// The byte ranges of the parts: of the part itself, and including what separates it.
  func _parts(_ kind: UInt) -> [(part: Range<Int>, enclosing: Range<Int>)] {
    var result: [(part: Range<Int>, enclosing: Range<Int>)] = []
    var start = 0
    var i = 0
    var isEnding = false
    switch kind {
    case 0, 1:
      for character in self {
        let next = i + character.utf8.count
        if character.isNewline {
          result.append((start..<i, start..<next))
          start = next
        }
        i = next
      }
      if start < i { result.append((start..<i, start..<i)) }
    case 3:
      while i < _byteCount {
        let next = String._wordEnd(self, i)
        if _slice(i, next).contains(where: { $0.isLetter || $0.isNumber }) {
          result.append((i..<next, i..<next))
        } else if let last = result.indices.last {
          result[last].enclosing = result[last].enclosing.lowerBound..<next
        }
        i = next
      }
    case 4:
      for character in self {
        if isEnding, !character.isWhitespace, !".!?\"')”’".contains(character), i > start,
          _slice(i - 1, i).first?.isWhitespace == true, !character.isLowercase
        {
          result.append((start..<i, start..<i))
          start = i
          isEnding = false
        }
        if ".!?…".contains(character) {
          isEnding = true
        } else if !character.isWhitespace && !"\"')”’".contains(character) {
          isEnding = false
        }
        i += character.utf8.count
      }
      if start < i { result.append((start..<i, start..<i)) }
    default:
      for character in self {
        let next = i + character.utf8.count
        result.append((i..<next, i..<next))
        i = next
      }
    }
    return result
  }
}
extension StringProtocol {
  func enumerateSubstrings<R: RangeExpression>(
    in range: R, options: String.EnumerationOptions = [],
    _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where R.Bound == String.Index {
    let range = range.relative(to: self)
    let base = range.lowerBound._offset
    let text = String(self[range])
    var parts = text._parts(options.rawValue & 0xFF)
    if options.contains(.reverse) { parts.reverse() }
    var stop = false
    for (part, enclosing) in parts {
      let isNeeded = !options.contains(.substringNotRequired)
      body(
        isNeeded ? text._slice(part.lowerBound, part.upperBound) : nil,
        String.Index(
          _offset: base + part.lowerBound)..<String.Index(_offset: base + part.upperBound),
        String.Index(
          _offset: base + enclosing.lowerBound)..<String.Index(_offset: base + enclosing.upperBound),
        &stop)
      if stop { break }
    }
  }
}
