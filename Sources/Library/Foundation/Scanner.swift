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
  @_native("scanner.scan")
  static func _scan(
    _ text: String, _ offset: Int, _ skipped: CharacterSet?, _ isCaseSensitive: Bool,
    _ locale: String?, _ kind: String, _ wanted: String, _ set: CharacterSet
  ) -> [String?]
  /// What was scanned; nil if that is not what comes next.
  func _scan(_ kind: String, _ wanted: String = "", _ set: CharacterSet = CharacterSet()) -> String?
  {
    let found = Scanner._scan(
      string, currentIndex._offset, charactersToBeSkipped, caseSensitive,
      (locale as? Locale)?.identifier, kind, wanted, set)
    if let end = found[1].flatMap({ Int($0) }) { currentIndex = String.Index(_offset: end) }
    return found[0]
  }
  func _number(_ kind: String, _ representation: NumberRepresentation) -> String? {
    _scan(representation == .decimal ? kind : "hexadecimal " + kind)
  }
  var isAtEnd: Bool {
    let start = currentIndex
    defer { currentIndex = start }
    return _scan("end") != nil
  }
  func scanString(_ text: String) -> String? { _scan("string", text) }
  func scanUpToString(_ text: String) -> String? { _scan("upToString", text) }
  func scanCharacters(from set: CharacterSet) -> String? { _scan("characters", "", set) }
  func scanUpToCharacters(from set: CharacterSet) -> String? { _scan("upToCharacters", "", set) }
  func scanCharacter() -> Character? { _scan("character").map { Character($0) } }
  func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
    _number("int", representation).flatMap { Int($0) }
  }
  func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? {
    _number("int32", representation).flatMap { Int32($0) }
  }
  func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
    _number("int", representation).flatMap { Int64($0) }
  }
  func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
    _number("uint64", representation).flatMap { UInt64($0) }
  }
  @discardableResult
  func scanHexInt64(_ result: inout UInt64) -> Bool {
    let number = scanUInt64(representation: .hexadecimal)
    result = number ?? 0
    return number != nil
  }
  func scanDouble(representation: NumberRepresentation = .decimal) -> Double? {
    _number("double", representation).flatMap { Double($0) }
  }
  func scanFloat(representation: NumberRepresentation = .decimal) -> Float? {
    _number("float", representation).flatMap { Float($0) }
  }
  func scanDecimal() -> Decimal? { _scan("decimal").flatMap { Decimal(string: $0) } }
}
