// Loads by member

extension StringProtocol {
  func uppercased() -> String { _string.uppercased() }
  func lowercased() -> String { _string.lowercased() }
  func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool {
    _string.hasPrefix(prefix._string)
  }
  func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool {
    _string.hasSuffix(suffix._string)
  }
  func contains<T: StringProtocol>(_ other: T) -> Bool {
    _string._find(other._string, 0) >= 0
  }
  func contains(_ element: Character) -> Bool {
    _string._find(String(element), 0) >= 0
  }
  @_looped(_parts)
  func split(
    separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    if maxSplits < 0 { _fault("Must take zero or more splits") }
    return _base._split(
      String(separator), startIndex._offset, endIndex._offset, maxSplits, omittingEmptySubsequences)
  }
  func _parts(
    separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> _TextParts {
    if maxSplits < 0 { _fault("Must take zero or more splits") }
    return _TextParts(
      _text: _base, _separator: String(separator), _start: startIndex._offset,
      _end: endIndex._offset, _splits: maxSplits, _omitsEmpty: omittingEmptySubsequences)
  }
  func split<T: StringProtocol>(
    separator: T, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    if maxSplits < 0 { _fault("Must take zero or more splits") }
    return _base._split(
      separator._string, startIndex._offset, endIndex._offset, maxSplits,
      omittingEmptySubsequences)
  }
  func replacing<T: StringProtocol, U: StringProtocol>(
    _ other: T, with replacement: U, maxReplacements: Int = Int.max
  ) -> String {
    let text = _string
    let target = other._string
    if target.isEmpty { return text }
    var result = ""
    var start = 0
    var replaced = 0
    while replaced < maxReplacements {
      let found = text._find(target, start)
      if found < 0 { break }
      result += text._slice(start, found)
      result += replacement._string
      start = text._findEnd(target, found)
      replaced += 1
    }
    return result + text._slice(start, text._byteCount)
  }
  func firstRange<T: StringProtocol>(of other: T) -> Range<String.Index>? {
    let target = other._string
    let found = _string._find(target, 0)
    if found < 0 { return nil }
    let base = startIndex._offset + found
    return String.Index(_offset: base)..<String.Index(_offset: base + target._byteCount)
  }
  func ranges<T: StringProtocol>(of other: T) -> [Range<String.Index>] {
    let text = _string
    let target = other._string
    var result: [Range<String.Index>] = []
    var start = 0
    while !target.isEmpty {
      let found = text._find(target, start)
      if found < 0 { break }
      start = found + target._byteCount
      let base = startIndex._offset
      result.append(
        String.Index(_offset: base + found)..<String.Index(_offset: base + start))
    }
    return result
  }
  func trimmingPrefix(_ prefix: String) -> SubSequence {
    if _string.hasPrefix(prefix) { return dropFirst(prefix.count) }
    return self[startIndex..<endIndex]
  }
}
