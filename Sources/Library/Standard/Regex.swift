@_native("regex.compile") func _regexProgram(_ pattern: String) -> Any?
@_native("regex.problem") func _regexProblem(_ pattern: String) -> String
@_native("regex.matches")
func _regexMatches(
  _ program: Any, _ text: String, _ start: Int, _ end: Int, _ mode: Int
) -> [[Int]]
@_native("regex.output") func _regexOutput<Output>(_ parts: [Any?], _ depths: [Int]) -> Output
@_native("regex.accepts") func _regexAccepts<Output>(
  _ type: Output.Type, _ depths: [Int]
) -> Bool

struct _RegexError: Error, CustomStringConvertible {
  let description: String
}
protocol RegexComponent<RegexOutput> {
  associatedtype RegexOutput
  var regex: Regex<RegexOutput> { get }
}
struct AnyRegexOutput: RandomAccessCollection, Sendable {
  typealias Index = Int
  struct Element {
    let name: String?
    let range: Range<String.Index>?
    let substring: Substring?
    // A capture that did not participate is nil of the type that it has in a typed output.
    let value: Any?
    let _depth: Int
  }
  let _elements: [Element]
  var startIndex: Int { 0 }
  var endIndex: Int { _elements.count }
  subscript(position: Int) -> Element { _elements[position] }
  subscript(name: String) -> Element? { _elements.first { $0.name == name } }
  func extractValues<Output>(as type: Output.Type = Output.self) -> Output? {
    let depths = _elements.map { $0.value == nil || $0.value is Substring ? $0._depth : -2 }
    guard _regexAccepts(type, depths) else { return nil }
    let made: Output = _regexOutput(
      _elements.map { $0.substring == nil ? nil : $0.value }, _elements.map { $0._depth })
    return made
  }
}
struct Regex<Output>: RegexComponent {
  typealias RegexOutput = Output
  let _pattern: _RegexPattern
  // The names of the captures, the whole match first, empty for unnamed ones; and whether a match
  // may leave them out.
  init(_literal pattern: String, names: [String], optionals: [Bool]) {
    _pattern = _RegexPattern(
      pattern,
      names.indices.dropFirst().map {
        _RegexCapture(name: names[$0], depth: optionals[$0] ? 1 : 0)
      })
    _ = _pattern.program
  }
  init(_pattern: _RegexPattern) { self._pattern = _pattern }
  init(_ pattern: String) throws where Output == AnyRegexOutput {
    _pattern = try _RegexPattern(written: pattern)
  }
  init(_ pattern: String, as type: Output.Type = Output.self) throws {
    _pattern = try _RegexPattern(written: pattern)
    guard _regexAccepts(type, _pattern.depths) else {
      throw _RegexError(
        description: "Cannot convert regex to type \(type), which has other captures")
    }
  }
  init?(_ regex: Regex<AnyRegexOutput>, as type: Output.Type = Output.self) {
    guard _regexAccepts(type, regex._pattern.depths) else { return nil }
    _pattern = regex._pattern
  }
  init<Typed>(_ regex: Regex<Typed>) where Output == AnyRegexOutput {
    _pattern = regex._pattern
  }
  init(verbatim text: String) {
    _pattern = _RegexPattern(_regexEscaped(text))
  }
  var regex: Regex<Output> { self }
  func contains(captureNamed name: String) -> Bool {
    _pattern.captures.contains { $0.name == name }
  }
  func _option(_ option: String, _ isOn: Bool) -> Regex<Output> {
    Regex(_pattern: _pattern.around("(?" + (isOn ? "" : "-") + option + ":", ")"))
  }
  func ignoresCase(_ flag: Bool = true) -> Regex<Output> { _option("i", flag) }
  func dotMatchesNewlines(_ flag: Bool = true) -> Regex<Output> { _option("s", flag) }
  func anchorsMatchLineEndings(_ flag: Bool = true) -> Regex<Output> { _option("m", flag) }
  func asciiOnlyDigits(_ flag: Bool = true) -> Regex<Output> { _option("D", flag) }
  func asciiOnlyWhitespace(_ flag: Bool = true) -> Regex<Output> { _option("S", flag) }
  func asciiOnlyWordCharacters(_ flag: Bool = true) -> Regex<Output> { _option("W", flag) }
  func asciiOnlyCharacterClasses(_ flag: Bool = true) -> Regex<Output> {
    _option("P", flag)
  }
  func firstMatch(in text: String) throws -> Match? {
    try _throwingMatches(Substring(text), 0).first
  }
  func wholeMatch(in text: String) throws -> Match? {
    try _throwingMatches(Substring(text), 1).first
  }
  func prefixMatch(in text: String) throws -> Match? {
    try _throwingMatches(Substring(text), 2).first
  }
  func firstMatch(in text: Substring) throws -> Match? {
    try _throwingMatches(text, 0).first
  }
  func wholeMatch(in text: Substring) throws -> Match? {
    try _throwingMatches(text, 1).first
  }
  func prefixMatch(in text: Substring) throws -> Match? {
    try _throwingMatches(text, 2).first
  }
  // A match whose transform throws is no match here.
  func _matches(_ text: Substring, _ mode: Int) -> [Match] {
    (try? _throwingMatches(text, mode)) ?? []
  }
  // Modes: 0 finds the first match, 1 matches the whole text, 2 a prefix, 3 finds all matches.
  func _throwingMatches(_ text: Substring, _ mode: Int) throws -> [Match] {
    let base = text._base
    var matches: [Match] = []
    var start = text._start
    while true {
      var rejected: Int?
      for places in _regexMatches(_pattern.program, base, start, text._end, mode) {
        var parts: [Substring?] = []
        for i in 0..<(places.count / 2) {
          let from = places[i * 2]
          parts.append(
            from < 0 ? nil : Substring(_base: base, _start: from, _end: places[i * 2 + 1]))
        }
        guard let values = try _pattern.values(of: parts) else {
          rejected = places[0]
          break
        }
        matches.append(
          Match(
            range: parts[0]!.startIndex..<parts[0]!.endIndex,
            output: _output(of: parts, values), _values: values, _pattern: _pattern))
      }
      // If a transform rejects a capture, the search continues after the start of the match.
      guard let place = rejected, mode == 0 || mode == 3, place < text._end else {
        return matches
      }
      let rest = Substring(_base: base, _start: place, _end: text._end)
      start = rest.index(after: rest.startIndex)._offset
    }
  }
  func _output(of parts: [Substring?], _ values: [Any?]) -> Output {
    let captures = _pattern.captures
    guard Output.self == AnyRegexOutput.self else {
      var shown: [Any?] = [parts[0]]
      var depths = [0]
      for (index, capture) in captures.enumerated() where !capture.isHidden {
        shown.append(values[index + 1])
        depths.append(capture.depth)
      }
      return _regexOutput(shown, depths)
    }
    let elements = parts.enumerated().map { index, part in
      let capture = index == 0 ? _RegexCapture() : captures[index - 1]
      return AnyRegexOutput.Element(
        name: capture.name == "" ? nil : capture.name,
        range: part.map { $0.startIndex..<$0.endIndex }, substring: part,
        value: part == nil ? part as Any : values[index], _depth: capture.depth)
    }
    return AnyRegexOutput(_elements: elements) as! Output
  }
  @dynamicMemberLookup
  struct Match {
    let range: Range<String.Index>
    let output: Output
    let _values: [Any?]
    let _pattern: _RegexPattern
    subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
  }
}
extension Regex.Match where Output == AnyRegexOutput {
  subscript(position: Int) -> AnyRegexOutput.Element { output[position] }
  subscript(name: String) -> AnyRegexOutput.Element? { output[name] }
  subscript(
    dynamicMember keyPath: KeyPath<(Substring, _doNotUse: ()), Substring>
  ) -> Substring {
    output[0].substring!
  }
  var count: Int { output.count }
}
extension Regex.Match {
  @_disfavoredOverload
  subscript(dynamicMember keyPath: KeyPath<(Output, _doNotUse: ()), Output>) -> Output {
    output
  }
}
extension StringProtocol {
  func contains<R: RegexComponent>(_ regex: R) -> Bool {
    !regex.regex._matches(_part, 0).isEmpty
  }
  func starts<R: RegexComponent>(with regex: R) -> Bool {
    !regex.regex._matches(_part, 2).isEmpty
  }
  func ranges<R: RegexComponent>(of regex: R) -> [Range<String.Index>] {
    regex.regex._matches(_part, 3).map { $0.range }
  }
  func firstRange<R: RegexComponent>(of regex: R) -> Range<String.Index>? {
    regex.regex._matches(_part, 0).first?.range
  }
  func split<R: RegexComponent>(
    separator: R, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    let text = _part
    var result: [Substring] = []
    var start = text._start
    for match in separator.regex._matches(text, 3) {
      if result.count >= maxSplits { break }
      let found = match.range.lowerBound._offset
      if found > start || !omittingEmptySubsequences {
        result.append(Substring(_base: text._base, _start: start, _end: found))
      }
      start = match.range.upperBound._offset
    }
    if start < text._end || !omittingEmptySubsequences {
      result.append(Substring(_base: text._base, _start: start, _end: text._end))
    }
    return result
  }
  func trimmingPrefix<R: RegexComponent>(_ regex: R) -> Substring {
    let text = _part
    guard let match = regex.regex._matches(text, 2).first else { return text }
    return text[match.range.upperBound..<text.endIndex]
  }
  func _replacing<Output>(
    _ regex: Regex<Output>, _ limit: Int, _ replacement: (Regex<Output>.Match) throws -> String
  ) rethrows -> String {
    let text = _part
    var result = ""
    var start = text._start
    for match in regex._matches(text, 3).prefix(limit) {
      result += text._base._slice(start, match.range.lowerBound._offset)
      result += try replacement(match)
      start = match.range.upperBound._offset
    }
    return result + text._base._slice(start, text._end)
  }
  func replacing<R: RegexComponent, T: StringProtocol>(
    _ regex: R, with replacement: T, maxReplacements: Int = Int.max
  ) -> String {
    let text = replacement._string
    return _replacing(regex.regex, maxReplacements) { _ in text }
  }
  func replacing<Output, T: StringProtocol>(
    _ regex: some RegexComponent<Output>, maxReplacements: Int = Int.max,
    with replacement: (Regex<Output>.Match) throws -> T
  ) rethrows -> String {
    try _replacing(regex.regex, maxReplacements) { try replacement($0)._string }
  }
}
extension String {
  mutating func replace<R: RegexComponent, T: StringProtocol>(
    _ regex: R, with replacement: T, maxReplacements: Int = Int.max
  ) {
    self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
  }
  mutating func replace<Output, T: StringProtocol>(
    _ regex: some RegexComponent<Output>, maxReplacements: Int = Int.max,
    with replacement: (Regex<Output>.Match) throws -> T
  ) rethrows {
    self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
  }
  mutating func trimPrefix<R: RegexComponent>(_ regex: R) {
    self = String(trimmingPrefix(regex))
  }
}
