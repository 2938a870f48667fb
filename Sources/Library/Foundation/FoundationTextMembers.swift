// Loads by member

extension StringProtocol {
  func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: any CVarArg...) -> String {
    _string + _formatted(format._string, arguments)
  }
  var capitalized: String { _capitalized(_string, nil) }
  func capitalized(with locale: Locale?) -> String { _capitalized(_string, locale?.identifier) }
  func localizedStandardRange<T: StringProtocol>(of text: T) -> Range<String.Index>? {
    range(of: text, options: [.caseInsensitive, .diacriticInsensitive], locale: .current)
  }
  var localizedCapitalized: String { capitalized(with: .current) }
  var localizedUppercase: String { uppercased(with: .current) }
  var localizedLowercase: String { lowercased(with: .current) }
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
      let found = text._find(separator, start)
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
    for scalar in _string.unicodeScalars {
      if separators.contains(scalar) {
        result.append(part)
        part = ""
      } else {
        part += String(scalar)
      }
    }
    result.append(part)
    return result
  }
  func replacingOccurrences<T: StringProtocol, U: StringProtocol>(
    of target: T, with replacement: U, options: String.CompareOptions = [],
    range: Range<String.Index>? = nil
  ) -> String {
    _replacedText(
      _string, target._string, replacement._string, options._bits,
      range?.lowerBound._offset ?? 0, range?.upperBound._offset ?? _string._byteCount)
  }
  func replacingCharacters<T: StringProtocol>(
    in range: Range<String.Index>, with replacement: T
  ) -> String {
    let text = _string
    return text._slice(0, range.lowerBound._offset) + replacement._string
      + text._slice(range.upperBound._offset, text._byteCount)
  }
  func range<T: StringProtocol>(
    of target: T, options: String.CompareOptions = [], range: Range<String.Index>? = nil,
    locale: Locale? = nil
  ) -> Range<String.Index>? {
    let base = startIndex._offset
    let found = _rangeOfText(
      _string, target._string, options._bits, (range?.lowerBound._offset ?? base) - base,
      range.map { $0.upperBound._offset - base } ?? _string._byteCount, locale?.identifier)
    return found.map {
      String.Index(_offset: base + $0[0])..<String.Index(_offset: base + $0[1])
    }
  }
  func _hasText(_ text: String, _ options: String.CompareOptions) -> Bool {
    let whole = _string
    return _rangeOfText(whole, text, options._bits, 0, whole._byteCount, "en_US") != nil
  }
  func localizedStandardContains<T: StringProtocol>(_ text: T) -> Bool {
    _hasText(text._string, [.caseInsensitive, .diacriticInsensitive])
  }
  func localizedCaseInsensitiveContains<T: StringProtocol>(_ text: T) -> Bool {
    _hasText(text._string, .caseInsensitive)
  }
  func compare<T: StringProtocol>(
    _ other: T, options: String.CompareOptions = [], range: Range<String.Index>? = nil,
    locale: Locale? = nil
  ) -> ComparisonResult {
    let part = range.map { String(self[$0]) } ?? _string
    return ComparisonResult(
      _compareTexts(part, other._string, options._bits, locale?.identifier))
  }
  func caseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    compare(other, options: .caseInsensitive)
  }
  func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    compare(other, locale: .current)
  }
  func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    compare(other, options: .caseInsensitive, locale: .current)
  }
  func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    compare(
      other, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
      locale: .current)
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
  func folding(options: String.CompareOptions, locale: Locale?) -> String {
    _foldText(_string, options._bits, locale?.identifier)
  }
  func commonPrefix<T: StringProtocol>(
    with other: T, options: String.CompareOptions = []
  ) -> String {
    _commonPrefix(_string, other._string, options._bits)
  }
  func rangeOfCharacter(
    from set: CharacterSet, options: String.CompareOptions = [],
    range: Range<String.Index>? = nil
  ) -> Range<String.Index>? {
    let part = self[range ?? startIndex..<endIndex]
    let found =
      options.contains(.backwards)
      ? part.lastIndex(where: { set._containsAll($0) })
      : part.firstIndex(where: { set._containsAll($0) })
    guard let i = found else { return nil }
    if options.contains(.anchored) {
      let isAtEdge =
        options.contains(.backwards) ? index(after: i) == part.endIndex : i == part.startIndex
      if !isAtEdge { return nil }
    }
    return i..<index(after: i)
  }
  func appending<T: StringProtocol>(_ text: T) -> String { _string + text._string }
  func lowercased(with locale: Locale?) -> String {
    locale.map { _lowercased(_string, $0.identifier) } ?? _string.lowercased()
  }
  func uppercased(with locale: Locale?) -> String {
    locale.map { _uppercased(_string, $0.identifier) } ?? _string.uppercased()
  }
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
  /// From the start of the first line to the end of the last one, including its line break.
  func lineRange<R: RangeExpression>(for range: R) -> Range<Index> where R.Bound == Index {
    let range = range.relative(to: self)
    var start = range.lowerBound
    while start > startIndex, !self[index(before: start)].isNewline {
      start = index(before: start)
    }
    var end = range.upperBound
    if end > range.lowerBound, self[index(before: end)].isNewline { return start..<end }
    while end < endIndex {
      let isBreak = self[end].isNewline
      end = index(after: end)
      if isBreak { break }
    }
    return start..<end
  }
  func paragraphRange<R: RangeExpression>(for range: R) -> Range<Index>
  where R.Bound == Index {
    lineRange(for: range)
  }
  func enumerateLines(invoking body: (String, inout Bool) -> Void) {
    var stop = false
    for line in _string.split(separator: "\n", omittingEmptySubsequences: false) {
      body(String(line), &stop)
      if stop { break }
    }
  }
}
