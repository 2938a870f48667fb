// `NSRegularExpression`: patterns of the standard library's engine, with UTF-16 ranges.

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
  let _regex: Regex<AnyRegexOutput>
  init(pattern: String, options: Options = []) throws {
    self.pattern = pattern
    self.options = options
    let text =
      options.contains(.ignoreMetacharacters)
      ? NSRegularExpression.escapedPattern(for: pattern) : pattern
    var flags = ""
    if options.contains(.caseInsensitive) { flags += "i" }
    if options.contains(.allowCommentsAndWhitespace) { flags += "x" }
    if options.contains(.dotMatchesLineSeparators) { flags += "s" }
    if options.contains(.anchorsMatchLines) { flags += "m" }
    _regex = try Regex(flags.isEmpty ? text : "(?" + flags + ")" + text)
  }
  static func escapedPattern(for text: String) -> String {
    text.map { "*?+[(){}^$|\\./".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
  func matches(
    in text: String, options: MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    guard let part = Range(range, in: text) else { return [] }
    let nowhere = NSRange(location: NSNotFound, length: 0)
    // With transparent or nonanchoring bounds, the text around the range is part of the match.
    let isBounded = options.isDisjoint(with: [.withTransparentBounds, .withoutAnchoringBounds])
    var found =
      isBounded
      ? text[part].matches(of: _regex)
      : text.matches(of: _regex).filter {
        part.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= part.upperBound
      }
    if options.contains(.anchored) {
      found = found.prefix(1).filter { $0.range.lowerBound == part.lowerBound }
    }
    return found.map { match in
      var names: [String: NSRange] = [:]
      let ranges = match.output.map { element in
        let range = element.range.map { NSRange($0, in: text) } ?? nowhere
        if let name = element.name { names[name] = range }
        return range
      }
      return NSTextCheckingResult(_ranges: ranges, _names: names)
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
  var numberOfCaptureGroups: Int { _regex._pattern.captures.count }
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
    var result = ""
    var rest = text.startIndex
    for match in matches(in: text, options: options, range: range) {
      let found = Range(match.range, in: text)!
      result += text[rest..<found.lowerBound] + _filled(template, match, text)
      rest = found.upperBound
    }
    return result + text[rest...]
  }
  /// Fills in a template: `$2` is the second group, and a backslash escapes what follows.
  func _filled(_ template: String, _ match: NSTextCheckingResult, _ text: String) -> String {
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character == "$", let group = rest.first?.wholeNumberValue {
        rest.removeFirst()
        if group < match.numberOfRanges, let range = Range(match.range(at: group), in: text) {
          result += text[range]
        }
      } else {
        result.append(character)
      }
    }
    return result
  }
}
