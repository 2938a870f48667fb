// Concatenation and alternation.
//
// Module: RegexBuilder

extension _RegexPattern {
  // The pattern as part of another. Named captures make a labeled tuple, whose
  // elements do not become captures of the pattern around it.
  func part() -> _RegexPattern {
    let hides = captures.contains { $0.name != "" }
    return _RegexPattern(
      text.hasPrefix("(?x)") ? "(?:" + text + "\n)" : "(?:" + text + ")",
      captures.map {
        var capture = $0
        if hides { capture.isHidden = true }
        return capture
      })
  }
  func joined(_ separator: String, _ next: _RegexPattern) -> _RegexPattern {
    _RegexPattern(text + separator + next.text, captures + next.captures)
  }
  // The pattern, made optional.
  func optional() -> _RegexPattern {
    _RegexPattern(
      text,
      captures.map {
        var capture = $0
        capture.depth += 1
        return capture
      })
  }
}
extension String: RegexComponent {
  typealias RegexOutput = Substring
  var regex: Regex<Substring> { Regex(_pattern: _RegexPattern(_regexEscaped(self))) }
}
extension Substring: RegexComponent {
  typealias RegexOutput = Substring
  var regex: Regex<Substring> { Regex(_pattern: _RegexPattern(_regexEscaped(String(self)))) }
}
extension Character: RegexComponent {
  typealias RegexOutput = Substring
  var regex: Regex<Substring> { Regex(_pattern: _RegexPattern(_regexEscaped(String(self)))) }
}
extension Unicode.Scalar: RegexComponent {
  typealias RegexOutput = Substring
  var regex: Regex<Substring> { Regex(_pattern: _RegexPattern(_regexEscaped(String(self)))) }
}
extension Regex {
  init<Content: RegexComponent>(
    @RegexComponentBuilder _ content: () -> Content
  ) where Content.RegexOutput == Output {
    _pattern = content().regex._pattern
  }
}
@resultBuilder
enum RegexComponentBuilder {
  static func buildBlock() -> Regex<Substring> { Regex(_pattern: _RegexPattern("")) }
  static func buildExpression<R: RegexComponent>(_ regex: R) -> R { regex }
  static func buildPartialBlock<R: RegexComponent>(first: R) -> Regex<R.RegexOutput> {
    first.regex
  }
  static func buildPartialBlock<
    R0: RegexComponent, R1: RegexComponent, W0, W1, each C0, each C1
  >(
    accumulated: R0, next: R1
  ) -> Regex<(Substring, repeat each C0, repeat each C1)>
  where R0.RegexOutput == (W0, repeat each C0), R1.RegexOutput == (W1, repeat each C1) {
    Regex(_pattern: accumulated.regex._pattern.part().joined("", next.regex._pattern.part()))
  }
}
struct ChoiceOf<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init(_regex: Regex<Output>) { regex = _regex }
  init(@AlternationBuilder _ content: () -> ChoiceOf<Output>) { self = content() }
}
@resultBuilder
enum AlternationBuilder {
  static func buildExpression<R: RegexComponent>(_ regex: R) -> R { regex }
  static func buildPartialBlock<R: RegexComponent, W, each C>(
    first: R
  ) -> ChoiceOf<(Substring, repeat (each C)?)>
  where R.RegexOutput == (W, repeat each C) {
    ChoiceOf(_regex: Regex(_pattern: first.regex._pattern.part().optional()))
  }
  static func buildPartialBlock<
    R0: RegexComponent, R1: RegexComponent, W0, W1, each C0, each C1
  >(
    accumulated: R0, next: R1
  ) -> ChoiceOf<(Substring, repeat each C0, repeat (each C1)?)>
  where R0.RegexOutput == (W0, repeat each C0), R1.RegexOutput == (W1, repeat each C1) {
    ChoiceOf(
      _regex: Regex(
        _pattern: accumulated.regex._pattern.joined(
          "|", next.regex._pattern.part().optional())))
  }
}
struct Local<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init<R: RegexComponent, W, each C>(_ component: R)
  where R.RegexOutput == (W, repeat each C), Output == (Substring, repeat each C) {
    regex = Regex(_pattern: component.regex._pattern.part().around("(?>", ")"))
  }
  init<R: RegexComponent, W, each C>(@RegexComponentBuilder _ component: () -> R)
  where R.RegexOutput == (W, repeat each C), Output == (Substring, repeat each C) {
    self.init(component())
  }
}
