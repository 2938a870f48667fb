// `NSRegularExpression`: the machine's Foundation finds the matches. Ranges are in UTF-16.

final class NSTextCheckingResult {
  let _ranges: [NSRange]
  let _names: [String: NSRange]
  init(_ranges: [NSRange], _names: [String: NSRange]) {
    self._ranges = _ranges
    self._names = _names
  }
  var range: NSRange { _ranges[0] }
  var numberOfRanges: Int { _ranges.count }
  func range(at index: Int) -> NSRange { _ranges[index] }
  func range(withName name: String) -> NSRange {
    _names[name] ?? NSRange(location: NSNotFound, length: 0)
  }
}
/// The flag that a block sets to stop an enumeration.
final class _StopFlag {
  var pointee: ObjCBool = false
}
final class NSRegularExpression {
  struct Options: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let caseInsensitive = Options(rawValue: 1)
    static let allowCommentsAndWhitespace = Options(rawValue: 2)
    static let ignoreMetacharacters = Options(rawValue: 4)
    static let dotMatchesLineSeparators = Options(rawValue: 8)
    static let anchorsMatchLines = Options(rawValue: 16)
  }
  struct MatchingOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let reportProgress = MatchingOptions(rawValue: 1)
    static let reportCompletion = MatchingOptions(rawValue: 2)
    static let anchored = MatchingOptions(rawValue: 4)
    static let withTransparentBounds = MatchingOptions(rawValue: 8)
    static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
  }
  let pattern: String
  let options: Options
  init(pattern: String, options: Options = []) throws {
    self.pattern = pattern
    self.options = options
    guard NSRegularExpression._isValid(pattern, Int(options.rawValue)) else {
      throw CocoaError(.formatting)
    }
  }
  @_native("expression.isValid")
  static func _isValid(_ pattern: String, _ options: Int) -> Bool
  @_native("expression.groups")
  static func _groups(_ pattern: String, _ options: Int) -> Int
  @_native("expression.names") static func _names(_ pattern: String) -> [String]
  @_native("expression.matches")
  static func _matches(
    _ pattern: String, _ options: Int, _ text: String, _ matching: Int, _ range: [Int]
  ) -> [[Int]]
  @_native("expression.replaced")
  static func _replaced(
    _ pattern: String, _ options: Int, _ text: String, _ matching: Int, _ range: [Int],
    _ template: String
  ) -> String
  @_native("expression.escaped") static func _escaped(_ text: String) -> String
  static func escapedPattern(for text: String) -> String { _escaped(text) }
  func matches(
    in text: String, options: MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let names = NSRegularExpression._names(pattern)
    let found = NSRegularExpression._matches(
      pattern, Int(self.options.rawValue), text, Int(options.rawValue),
      [range.location, range.length])
    return found.map { numbers in
      let ranges = stride(from: 0, to: numbers.count, by: 2).map {
        NSRange(location: numbers[$0], length: numbers[$0 + 1])
      }
      let named = zip(names, ranges.suffix(names.count))
      return NSTextCheckingResult(
        _ranges: ranges.dropLast(names.count),
        _names: Dictionary(named.map { ($0, $1) }, uniquingKeysWith: { first, _ in first }))
    }
  }
  func firstMatch(
    in text: String, options: MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: text, options: options, range: range).first
  }
  func rangeOfFirstMatch(
    in text: String, options: MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: text, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
  var numberOfCaptureGroups: Int {
    NSRegularExpression._groups(pattern, Int(options.rawValue))
  }
  /// Calls `block` with each match until it sets its last argument.
  func enumerateMatches(
    in text: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, _StopFlag) -> Void
  ) {
    let stop = _StopFlag()
    for match in matches(in: text, options: options, range: range) {
      block(match, [], stop)
      if stop.pointee.boolValue { return }
    }
  }
  struct MatchingFlags: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let progress = MatchingFlags(rawValue: 1)
    static let completed = MatchingFlags(rawValue: 2)
  }
  func numberOfMatches(
    in text: String, options: MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: text, options: options, range: range).count
  }
  func stringByReplacingMatches(
    in text: String, options: MatchingOptions = [], range: NSRange, withTemplate template: String
  ) -> String {
    NSRegularExpression._replaced(
      pattern, Int(self.options.rawValue), text, Int(options.rawValue),
      [range.location, range.length], template)
  }
}
