// Less frequent members of `NSString`, which forward to its `String`.
//
// Loads with: NSString

extension NSString {
  convenience init?(data: Data, encoding: UInt) {
    guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else {
      return nil
    }
    self.init(string: text)
  }
  convenience init(format: String, arguments: [any CVarArg]) {
    self.init(string: String(format: format, arguments: arguments))
  }
  func copy() -> Any { NSString(string: _text) }
  func mutableCopy() -> Any { NSMutableString(string: _text) }
  func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    _text.addingPercentEncoding(withAllowedCharacters: allowed)
  }
  var removingPercentEncoding: String? { _text.removingPercentEncoding }
  func data(using encoding: UInt, allowLossyConversion: Bool = false) -> Data? {
    _text.data(
      using: String.Encoding(rawValue: encoding), allowLossyConversion: allowLossyConversion)
  }
  func canBeConverted(to encoding: UInt) -> Bool { data(using: encoding) != nil }
  func lengthOfBytes(using encoding: UInt) -> Int {
    _text.lengthOfBytes(using: String.Encoding(rawValue: encoding))
  }
  func capitalized(with locale: Locale?) -> String { _text.capitalized }
  func lowercased(with locale: Locale?) -> String { _text.lowercased() }
  func uppercased(with locale: Locale?) -> String { _text.uppercased() }
  var localizedCapitalized: String { _text.capitalized }
  var localizedUppercase: String { _text.uppercased() }
  var localizedLowercase: String { _text.lowercased() }
  var decomposedStringWithCanonicalMapping: String {
    _text.decomposedStringWithCanonicalMapping
  }
  var precomposedStringWithCanonicalMapping: String {
    _text.precomposedStringWithCanonicalMapping
  }
  func commonPrefix(with text: String, options: String.CompareOptions = []) -> String {
    _text.commonPrefix(with: text, options: options)
  }
  func compare(_ text: String, options: String.CompareOptions) -> ComparisonResult {
    _text.compare(text, options: options)
  }
  func compare(
    _ text: String, options: String.CompareOptions, range: NSRange
  ) -> ComparisonResult {
    String(_text[_part(range)]).compare(text, options: options)
  }
  func localizedCompare(_ text: String) -> ComparisonResult { _text.localizedCompare(text) }
  func localizedCaseInsensitiveCompare(_ text: String) -> ComparisonResult {
    _text.localizedCaseInsensitiveCompare(text)
  }
  func localizedStandardCompare(_ text: String) -> ComparisonResult {
    _text.localizedStandardCompare(text)
  }
  func localizedCaseInsensitiveContains(_ text: String) -> Bool {
    _text.localizedCaseInsensitiveContains(text)
  }
  func localizedStandardContains(_ text: String) -> Bool {
    _text.localizedStandardContains(text)
  }
  func localizedStandardRange(of text: String) -> NSRange {
    range(of: text, options: [.caseInsensitive, .diacriticInsensitive])
  }
  func folding(options: String.CompareOptions, locale: Locale?) -> String {
    _text.folding(options: options, locale: locale)
  }
  func padding(
    toLength newLength: Int, withPad padString: String, startingAt padIndex: Int
  ) -> String {
    _text.padding(toLength: newLength, withPad: padString, startingAt: padIndex)
  }
  func lineRange(for range: NSRange) -> NSRange {
    NSRange(_text.lineRange(for: _part(range)), in: _text)
  }
  func rangeOfCharacter(
    from set: CharacterSet, options: String.CompareOptions = []
  ) -> NSRange {
    _text.rangeOfCharacter(from: set, options: options).map { NSRange($0, in: _text) }
      ?? NSRange(location: NSNotFound, length: 0)
  }
  func enumerateLines(_ body: (String, UnsafeMutablePointer<ObjCBool>) -> Void) {
    let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
    stop.initialize(to: false)
    _text.enumerateLines { line, isDone in
      body(line, stop)
      isDone = stop.pointee.boolValue
    }
  }
  func enumerateSubstrings(
    in range: NSRange, options: String.EnumerationOptions = [],
    using body: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
    stop.initialize(to: false)
    _text.enumerateSubstrings(in: _part(range), options: options) {
      part, range, enclosing, isDone in
      body(part, NSRange(range, in: _text), NSRange(enclosing, in: _text), stop)
      isDone = stop.pointee.boolValue
    }
  }
  var longLongValue: Int64 { Int64(integerValue) }
  var expandingTildeInPath: String {
    _text == "~" || _text.hasPrefix("~/") ? "/home/user" + _text.dropFirst() : _text
  }
  var standardizingPath: String {
    var parts: [String] = []
    for part in expandingTildeInPath.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return (_text.hasPrefix("/") || _text.hasPrefix("~") ? "/" : "")
      + parts.joined(separator: "/")
  }
  func write(toFile path: String, atomically: Bool, encoding: UInt) throws {
    try _text.write(
      toFile: path, atomically: atomically, encoding: String.Encoding(rawValue: encoding))
  }
}
