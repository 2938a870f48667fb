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
  func trimmingCharacters(in set: CharacterSet) -> String { _trimmed(_string, set) }
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
    _divided(_string, separators)
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
    return found.map { _range($0) }
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
    let base = startIndex._offset
    let found = _rangeOfCharacter(
      _string, set, options._bits, (range?.lowerBound._offset ?? base) - base,
      range.map { $0.upperBound._offset - base } ?? _string._byteCount)
    return found.map { _range($0) }
  }
  /// The range between two byte offsets.
  func _range(_ offsets: [Int]) -> Range<String.Index> {
    let base = startIndex._offset
    return String.Index(_offset: base + offsets[0])..<String.Index(_offset: base + offsets[1])
  }
  func appending<T: StringProtocol>(_ text: T) -> String { _string + text._string }
  func lowercased(with locale: Locale?) -> String {
    locale.map { _lowercased(_string, $0.identifier) } ?? _string.lowercased()
  }
  func uppercased(with locale: Locale?) -> String {
    locale.map { _uppercased(_string, $0.identifier) } ?? _string.uppercased()
  }
  func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    _percentEncoded(_string, allowed)
  }
  var removingPercentEncoding: String? { _percentDecoded(_string) }
  /// From the start of the first line to the end of the last one, including its line break.
  func lineRange<R: RangeExpression>(for range: R) -> Range<Index> where R.Bound == Index {
    _lineRange(range.relative(to: self), isParagraph: false)
  }
  func _lineRange(_ range: Range<Index>, isParagraph: Bool) -> Range<Index> {
    let base = startIndex._offset
    return _range(
      _rangeOfLines(
        _string, range.lowerBound._offset - base, range.upperBound._offset - base, isParagraph))
  }
  func paragraphRange<R: RangeExpression>(for range: R) -> Range<Index>
  where R.Bound == Index {
    _lineRange(range.relative(to: self), isParagraph: true)
  }
  func enumerateLines(invoking body: (String, inout Bool) -> Void) {
    var stop = false
    for line in _lines(_string) {
      body(line, &stop)
      if stop { break }
    }
  }
}
