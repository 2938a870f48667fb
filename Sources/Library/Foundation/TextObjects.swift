// `NSString` and `NSMutableString`.

class NSString: NSObject, _ValueObject, ExpressibleByStringLiteral, CVarArg {
  var _text: String
  override init() { _text = "" }
  init(string: String) { _text = string }
  convenience init(format: String, _ arguments: CVarArg...) {
    self.init(string: String(format: format, arguments: arguments))
  }
  required init(stringLiteral value: String) { _text = value }
  var length: Int { _text.utf16.count }
  var uppercased: String { _text.uppercased() }
  var lowercased: String { _text.lowercased() }
  var capitalized: String { _text.capitalized }
  override var description: String { _text }
  override var hash: Int { _text.hashValue }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSString)?._text == _text }
  var lastPathComponent: String {
    _text.split(separator: "/").last.map({ String($0) }) ?? _text
  }
  var pathExtension: String {
    let parts = lastPathComponent.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
  }
  var deletingPathExtension: String {
    pathExtension.isEmpty ? _text : String(_text.dropLast(pathExtension.count + 1))
  }
  func appendingPathComponent(_ component: String) -> String {
    _text.isEmpty || _text.hasSuffix("/") ? _text + component : _text + "/" + component
  }
  /// The number at the start of the text.
  var doubleValue: Double {
    var rest = _text.drop(while: \.isWhitespace)
    var number = ""
    func take(_ characters: String, atMost count: Int) -> Int {
      let part = rest.prefix(count).prefix(while: { characters.contains($0) })
      number += part
      rest = rest.dropFirst(part.count)
      return part.count
    }
    _ = take("+-", atMost: 1)
    var digits = take("0123456789", atMost: .max)
    if take(".", atMost: 1) > 0 { digits += take("0123456789", atMost: .max) }
    if digits == 0 { return 0 }
    if take("eE", atMost: 1) > 0 {
      _ = take("+-", atMost: 1)
      _ = take("0123456789", atMost: .max)
    }
    return Double(number) ?? 0
  }
  /// The number at the start of the text.
  var integerValue: Int {
    let text = _text.drop(while: \.isWhitespace)
    let sign = text.first == "-" || text.first == "+" ? text.prefix(1) : ""
    let digits = text.dropFirst(sign.count).prefix(while: { ("0"..."9").contains($0) })
    return Int(sign + digits) ?? 0
  }
  func _part(_ range: NSRange) -> Range<String.Index> {
    guard let part = Range(range, in: _text) else {
      _fault("Range or index out of bounds")
    }
    return part
  }
  func substring(with range: NSRange) -> String { String(_text[_part(range)]) }
  func substring(from index: Int) -> String {
    substring(with: NSRange(location: index, length: length - index))
  }
  func substring(to index: Int) -> String {
    substring(with: NSRange(location: 0, length: index))
  }
  func range(of text: String, options: String.CompareOptions = []) -> NSRange {
    _text.range(of: text, options: options).map { NSRange($0, in: _text) }
      ?? NSRange(location: NSNotFound, length: 0)
  }
  func contains(_ text: String) -> Bool { _text.contains(text) }
  func components(separatedBy separator: String) -> [String] {
    _text.components(separatedBy: separator)
  }
  func appending(_ text: String) -> String { _text + text }
  func replacingCharacters(in range: NSRange, with text: String) -> String {
    _text.replacingCharacters(in: _part(range), with: text)
  }
  func replacingOccurrences(of text: String, with other: String) -> String {
    _text.replacingOccurrences(of: text, with: other)
  }
  func replacingOccurrences(
    of text: String, with other: String, options: String.CompareOptions, range: NSRange
  ) -> String {
    let part = String(_text[_part(range)])
    return replacingCharacters(
      in: range, with: part.replacingOccurrences(of: text, with: other, options: options))
  }
  func trimmingCharacters(in set: CharacterSet) -> String {
    _text.trimmingCharacters(in: set)
  }
  var boolValue: Bool {
    let text = _text.drop(while: { $0.isWhitespace || $0 == "+" || $0 == "-" || $0 == "0" })
    return text.first.map { "YyTt123456789".contains($0) } ?? false
  }
  var intValue: Int32 { Int32(clamping: integerValue) }
  var floatValue: Float { Float(doubleValue) }
  var isAbsolutePath: Bool { _text.hasPrefix("/") || _text.hasPrefix("~") }
  var pathComponents: [String] {
    let parts = _text.split(separator: "/").map { String($0) }
    let isOpen = _text.count > 1 && _text.hasSuffix("/")
    return (_text.hasPrefix("/") ? ["/"] : []) + parts + (isOpen ? ["/"] : [])
  }
  var deletingLastPathComponent: String {
    let parts = pathComponents.filter { $0 != "/" }.dropLast()
    return (_text.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
  func appendingPathExtension(_ other: String) -> String? { _text + "." + other }
  static func path(withComponents components: [String]) -> String {
    let text = components.joined(separator: "/")
    return text.hasPrefix("//") ? String(text.dropFirst()) : text
  }
  func character(at index: Int) -> UInt16 {
    let units = Array(_text.utf16)
    if !units.indices.contains(index) { _fault("Range or index out of bounds") }
    return units[index]
  }
  func hasPrefix(_ text: String) -> Bool { _text.hasPrefix(text) }
  func hasSuffix(_ text: String) -> Bool { _text.hasSuffix(text) }
  func isEqual(to text: String) -> Bool { _text == text }
  func compare(_ text: String) -> ComparisonResult { _text.compare(text) }
  func caseInsensitiveCompare(_ text: String) -> ComparisonResult {
    _text.caseInsensitiveCompare(text)
  }
  func range(
    of text: String, options: String.CompareOptions = [], range: NSRange
  ) -> NSRange {
    _text.range(of: text, options: options, range: _part(range)).map { NSRange($0, in: _text) }
      ?? NSRange(location: NSNotFound, length: 0)
  }
  func components(separatedBy separator: CharacterSet) -> [String] {
    _text.components(separatedBy: separator)
  }
}
class NSMutableString: NSString {
  func append(_ text: String) { _text += text }
  func setString(_ text: String) { _text = text }
  func insert(_ text: String, at index: Int) {
    replaceCharacters(in: NSRange(location: index, length: 0), with: text)
  }
  func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  func replaceCharacters(in range: NSRange, with text: String) {
    _text = replacingCharacters(in: range, with: text)
  }
  @discardableResult
  func replaceOccurrences(
    of text: String, with other: String, options: String.CompareOptions = [], range: NSRange
  ) -> Int {
    let part = String(_text[_part(range)])
    let found = part.ranges(of: text).count
    let changed = part.replacingOccurrences(of: text, with: other, options: options)
    replaceCharacters(in: range, with: changed)
    return found
  }
}
