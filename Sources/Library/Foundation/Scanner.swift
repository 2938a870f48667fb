// `Scanner`.

class Scanner: NSObject {
  enum NumberRepresentation { case decimal, hexadecimal }
  let string: String
  var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
  var caseSensitive = false
  var locale: Any? = nil
  var currentIndex: String.Index
  init(string: String) {
    self.string = string
    currentIndex = string.startIndex
  }
  static func localizedScanner(with string: String) -> Any { Scanner(string: string) }
  var isAtEnd: Bool { _start == string.endIndex }
  /// The position after the characters to be skipped.
  var _start: String.Index {
    guard let skipped = charactersToBeSkipped else { return currentIndex }
    return _end(from: currentIndex, while: { skipped._containsAll($0) })
  }
  func _end(
    from start: String.Index, while condition: (Character) -> Bool
  ) -> String.Index {
    var index = start
    while index < string.endIndex && condition(string[index]) {
      index = string.index(after: index)
    }
    return index
  }
  func _take(from start: String.Index, to end: String.Index) -> String? {
    if start == end { return nil }
    currentIndex = end
    return String(string[start..<end])
  }
  func _hasPrefix(_ text: String, at index: String.Index) -> Bool {
    let part = string[index...]
    return caseSensitive
      ? part.hasPrefix(text) : part.lowercased().hasPrefix(text.lowercased())
  }
  func scanString(_ text: String) -> String? {
    let start = _start
    if text.isEmpty || !_hasPrefix(text, at: start) { return nil }
    return _take(from: start, to: string.index(start, offsetBy: text.count))
  }
  func scanUpToString(_ text: String) -> String? {
    let start = _start
    var end = start
    while end < string.endIndex && !_hasPrefix(text, at: end) { end = string.index(after: end) }
    return _take(from: start, to: end)
  }
  func scanCharacters(from set: CharacterSet) -> String? {
    let start = _start
    return _take(from: start, to: _end(from: start, while: { set._containsAll($0) }))
  }
  func scanUpToCharacters(from set: CharacterSet) -> String? {
    let start = _start
    return _take(from: start, to: _end(from: start, while: { !set._containsAll($0) }))
  }
  func scanCharacter() -> Character? {
    let start = _start
    if start == string.endIndex { return nil }
    currentIndex = string.index(after: start)
    return string[start]
  }
  func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
    representation == .decimal ? _integer() : _hexadecimal().map { Int(bitPattern: $0) }
  }
  func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? {
    scanInt(representation: representation).map { Int32(clamping: $0) }
  }
  func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
    scanInt(representation: representation).map { Int64($0) }
  }
  func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
    representation == .decimal
      ? _integer().map { UInt64(clamping: $0) } : _hexadecimal().map { UInt64($0) }
  }
  @discardableResult
  func scanHexInt64(_ result: inout UInt64) -> Bool {
    guard let number = scanUInt64(representation: .hexadecimal) else {
      result = 0
      return false
    }
    result = number
    return true
  }
  /// A signed integer; clamped if it does not fit.
  func _integer() -> Int? {
    let start = _start
    var digits = start
    let isNegative = digits < string.endIndex && string[digits] == "-"
    if digits < string.endIndex && (isNegative || string[digits] == "+") {
      digits = string.index(after: digits)
    }
    let end = _end(from: digits, while: { $0.isASCII && $0.isNumber })
    if digits == end { return nil }
    currentIndex = end
    let text = string[digits..<end]
    return Int((isNegative ? "-" : "") + text) ?? (isNegative ? Int.min : Int.max)
  }
  func _hexadecimal() -> UInt? {
    let start = _start
    let isMarked = string[start...].hasPrefix("0x") || string[start...].hasPrefix("0X")
    let digits = isMarked ? string.index(start, offsetBy: 2) : start
    let end = _end(from: digits, while: { $0.isHexDigit })
    if digits == end { return nil }
    currentIndex = end
    return UInt(string[digits..<end], radix: 16) ?? UInt.max
  }
  func scanDouble(representation: NumberRepresentation = .decimal) -> Double? {
    if representation == .hexadecimal { return _hexadecimal().map { Double($0) } }
    return _number().flatMap { Double($0) }
  }
  func scanFloat(representation: NumberRepresentation = .decimal) -> Float? {
    scanDouble(representation: representation).map { Float($0) }
  }
  func scanDecimal() -> Decimal? { _number().flatMap { Decimal(string: $0) } }
  func _number() -> String? {
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    let start = _start
    var end = start
    if end < string.endIndex && (string[end] == "-" || string[end] == "+") {
      end = string.index(after: end)
    }
    let whole = end
    end = _end(from: end, while: isDigit)
    var count = string.distance(from: whole, to: end)
    if end < string.endIndex && string[end] == "." {
      let fraction = string.index(after: end)
      end = _end(from: fraction, while: isDigit)
      count += string.distance(from: fraction, to: end)
    }
    if count == 0 { return nil }
    if end < string.endIndex && (string[end] == "e" || string[end] == "E") {
      var digits = string.index(after: end)
      if digits < string.endIndex && (string[digits] == "-" || string[digits] == "+") {
        digits = string.index(after: digits)
      }
      let last = _end(from: digits, while: isDigit)
      if last > digits { end = last }
    }
    currentIndex = end
    return String(string[start..<end])
  }
}
