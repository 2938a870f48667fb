extension PreludeLibrary {
  static let regex = PreludeChunk(
    names: ["Regex", "RegexComponent", "AnyRegexOutput"],
    text: #"""
      @_native("regex.compile") func _regexProgram(_ pattern: String) -> Any?
      @_native("regex.problem") func _regexProblem(_ pattern: String) -> String
      @_native("regex.ignoringCase") func _regexIgnoringCase(_ program: Any, _ flag: Bool) -> Any
      @_native("regex.matches")
      func _regexMatches(
        _ program: Any, _ text: String, _ start: Int, _ end: Int, _ mode: Int
      ) -> [[Int]]
      @_native("regex.output") func _regexOutput<Output>(_ parts: [Substring?]) -> Output

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
          var value: Any? { substring }
        }
        let _elements: [Element]
        var startIndex: Int { 0 }
        var endIndex: Int { _elements.count }
        subscript(position: Int) -> Element { _elements[position] }
        subscript(name: String) -> Element? { _elements.first { $0.name == name } }
      }
      struct Regex<Output>: RegexComponent {
        typealias RegexOutput = Output
        let _program: Any
        let _names: [String]
        // Names of captures, the whole match first; empty for those without one.
        init(_literal pattern: String, names: [String]) {
          guard let program = _regexProgram(pattern) else { _fault(_regexProblem(pattern)) }
          _program = program
          _names = names
        }
        init(_program: Any, _names: [String]) {
          self._program = _program
          self._names = _names
        }
        init(_ pattern: String) throws where Output == AnyRegexOutput {
          guard let program = _regexProgram(pattern) else {
            throw _RegexError(description: _regexProblem(pattern))
          }
          _program = program
          _names = _regexNames(pattern)
        }
        init(_ pattern: String, as type: Output.Type) throws {
          guard let program = _regexProgram(pattern) else {
            throw _RegexError(description: _regexProblem(pattern))
          }
          _program = program
          _names = _regexNames(pattern)
        }
        var regex: Regex<Output> { self }
        func ignoresCase(_ flag: Bool = true) -> Regex<Output> {
          Regex(_program: _regexIgnoringCase(_program, flag), _names: _names)
        }
        func firstMatch(in text: String) throws -> Match? { _matches(Substring(text), 0).first }
        func wholeMatch(in text: String) throws -> Match? { _matches(Substring(text), 1).first }
        func prefixMatch(in text: String) throws -> Match? { _matches(Substring(text), 2).first }
        func firstMatch(in text: Substring) throws -> Match? { _matches(text, 0).first }
        func wholeMatch(in text: Substring) throws -> Match? { _matches(text, 1).first }
        func prefixMatch(in text: Substring) throws -> Match? { _matches(text, 2).first }
        func _matches(_ text: Substring, _ mode: Int) -> [Match] {
          let base = text._base
          return _regexMatches(_program, base, text._start, text._end, mode).map { places in
            var parts: [Substring?] = []
            for i in 0..<(places.count / 2) {
              let start = places[i * 2]
              parts.append(
                start < 0 ? nil : Substring(_base: base, _start: start, _end: places[i * 2 + 1]))
            }
            return Match(
              range: parts[0]!.startIndex..<parts[0]!.endIndex, output: _output(of: parts))
          }
        }
        func _output(of parts: [Substring?]) -> Output {
          guard Output.self == AnyRegexOutput.self else { return _regexOutput(parts) }
          let elements = parts.enumerated().map { index, part in
            let name = index < _names.count && _names[index] != "" ? _names[index] : nil
            return AnyRegexOutput.Element(
              name: name, range: part.map { $0.startIndex..<$0.endIndex }, substring: part)
          }
          return AnyRegexOutput(_elements: elements) as! Output
        }
        @dynamicMemberLookup
        struct Match {
          let range: Range<String.Index>
          let output: Output
          subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
          @_disfavoredOverload
          subscript(dynamicMember keyPath: KeyPath<(Output, _doNotUse: ()), Output>) -> Output {
            output
          }
        }
      }
      extension Regex.Match where Output == AnyRegexOutput {
        subscript(position: Int) -> AnyRegexOutput.Element { output[position] }
        subscript(name: String) -> AnyRegexOutput.Element? { output[name] }
        var count: Int { output.count }
      }
      func _regexNames(_ pattern: String) -> [String] {
        var names = [""]
        let characters = Array(pattern)
        var inClass = false
        var i = 0
        while i < characters.count {
          let character = characters[i]
          if character == "\\" {
            i += 2
            continue
          }
          if character == "[" { inClass = true }
          if character == "]" { inClass = false }
          if character == "(", !inClass {
            if i + 1 < characters.count, characters[i + 1] == "?" {
              let rest = characters[(i + 2)...]
              if rest.first == "<" || rest.first == "P", let open = rest.firstIndex(of: "<"),
                open + 1 < characters.count, characters[open + 1].isLetter,
                let close = rest.firstIndex(of: ">")
              {
                names.append(String(characters[(open + 1)..<close]))
              }
            } else {
              names.append("")
            }
          }
          i += 1
        }
        return names
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
          _ regex: Regex<Output>, maxReplacements: Int = Int.max,
          with replacement: (Regex<Output>.Match) throws -> T
        ) rethrows -> String {
          try _replacing(regex, maxReplacements) { try replacement($0)._string }
        }
      }
      extension String {
        mutating func replace<R: RegexComponent, T: StringProtocol>(
          _ regex: R, with replacement: T, maxReplacements: Int = Int.max
        ) {
          self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
        }
        mutating func replace<Output, T: StringProtocol>(
          _ regex: Regex<Output>, maxReplacements: Int = Int.max,
          with replacement: (Regex<Output>.Match) throws -> T
        ) rethrows {
          self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
        }
        mutating func trimPrefix<R: RegexComponent>(_ regex: R) {
          self = String(trimmingPrefix(regex))
        }
      }
      """#)

  /// What nothing but a regular expression is looked for by: the other members have names that other
  /// things bear too.
  static let regexMatches = PreludeChunk(
    members: ["_part", "firstMatch", "wholeMatch", "prefixMatch", "matches"],
    text: #"""
      extension StringProtocol {
        var _part: Substring { (self as? Substring) ?? Substring(_string) }
        func firstMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? {
          regex.regex._matches(_part, 0).first
        }
        func wholeMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? {
          regex.regex._matches(_part, 1).first
        }
        func prefixMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? {
          regex.regex._matches(_part, 2).first
        }
        func matches<R: RegexComponent>(of regex: R) -> [Regex<R.RegexOutput>.Match] {
          regex.regex._matches(_part, 3)
        }
      }
      """#)
}
