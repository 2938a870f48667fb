@_spi(_Unicode) import Swift

/// Foundation's string comparison and folding: case, diacritics, localized order, words.
enum FoldedText {
  /// The text without diacritics and other nonspacing marks.
  static func withoutMarks(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text._nfd where scalar.properties.generalCategory != .nonspacingMark {
      kept.append(scalar)
    }
    return String(kept)
  }

  /// The text in composed (NFC) or decomposed (NFD) form.
  static func canonical(_ text: String, isComposed: Bool) -> String {
    var scalars = String.UnicodeScalarView()
    if isComposed {
      for scalar in text._nfc { scalars.append(scalar) }
    } else {
      for scalar in text._nfd { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// The byte offset at which the word, or the gap between words, that begins at `offset` ends.
  static func wordEnd(in text: String, from offset: Int) -> Int {
    let limit = text.utf8.index(
      text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex)
    guard let start = limit, start < text.endIndex else { return text.utf8.count }
    return text.utf8.distance(from: text.startIndex, to: text._wordIndex(after: start))
  }

  /// Returns -1, 0 or 1. `options` are raw values of `NSString.CompareOptions`: 1 case-insensitive,
  /// 64 numeric, 128 diacritic-insensitive.
  static func compare(_ lhs: String, _ rhs: String, options: Int) -> Int {
    let left = folded(lhs, options)
    let right = folded(rhs, options)
    if options & 64 != 0 { return compareByNumbers(left, right) }
    return left == right ? 0 : left < right ? -1 : 1
  }

  /// Compares in a language-neutral order for people: by base letters, then by diacritics, then by
  /// case. Returns -1, 0 or 1.
  static func compareLocalized(_ lhs: String, _ rhs: String, options: Int) -> Int {
    for level in [options | 129, options | 1, options] {
      let left = folded(lhs, level)
      let right = folded(rhs, level)
      let result =
        level & 64 != 0 ? compareByNumbers(left, right) : compareKeys(left, right, level & 1 == 0)
      if result != 0 || level == options && options & 1 != 0 { return result }
    }
    return 0
  }

  static func folded(_ text: String, _ options: Int) -> String {
    let marked = options & 128 != 0 ? withoutMarks(text) : text
    return options & 1 != 0 ? withoutCase(marked) : marked
  }

  /// The case-folded text: lowercase, with letters expanded whose uppercase has several letters
  /// (`ß` is `ss`).
  private static func withoutCase(_ text: String) -> String {
    let lower = text.lowercased()
    guard lower.unicodeScalars.contains(where: { !$0.isASCII }) else { return lower }
    var result = String.UnicodeScalarView()
    for scalar in lower.unicodeScalars {
      let capital = scalar.isASCII ? "" : scalar.properties.uppercaseMapping
      if capital.unicodeScalars.count > 1 || scalar == "ς" {
        result.append(contentsOf: capital.lowercased().unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text with every word capitalized: its first letter uppercase, the rest lowercase.
  static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || character.isNumber || (isInWord && character == "'")
    }
    return result
  }

  private static func compareKeys(_ lhs: String, _ rhs: String, _ lowercaseFirst: Bool) -> Int {
    if lhs == rhs { return 0 }
    for (left, right) in zip(lhs, rhs) where left != right {
      let ranks = (rank(left), rank(right))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 ? -1 : 1 }
      if lowercaseFirst, left.isLowercase != right.isLowercase { return left.isLowercase ? -1 : 1 }
      return left < right ? -1 : 1
    }
    return lhs.count == rhs.count ? 0 : lhs.count < rhs.count ? -1 : 1
  }

  /// The sort rank of a character: whitespace, punctuation, symbols, digits, letters.
  private static func rank(_ character: Character) -> Int {
    if character.isLetter { return 4 }
    if character.isNumber { return 3 }
    if character.isWhitespace { return 0 }
    return character.isPunctuation ? 1 : 2
  }

  private static func compareByNumbers(_ lhs: String, _ rhs: String) -> Int {
    var (left, right) = (lhs[...], rhs[...])
    while let first = left.first, let second = right.first {
      let numbers = (
        left.prefix { $0.isASCII && $0.isNumber }, right.prefix { $0.isASCII && $0.isNumber }
      )
      if let leftNumber = Int(numbers.0), let rightNumber = Int(numbers.1) {
        if leftNumber != rightNumber { return leftNumber < rightNumber ? -1 : 1 }
        left = left.dropFirst(numbers.0.count)
        right = right.dropFirst(numbers.1.count)
        continue
      }
      if first != second { return compareKeys(String(left), String(right), true) }
      left = left.dropFirst()
      right = right.dropFirst()
    }
    return left.isEmpty ? (right.isEmpty ? 0 : -1) : 1
  }
}
