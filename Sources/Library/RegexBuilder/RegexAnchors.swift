// Anchors and lookaround.
//
// Module: RegexBuilder

struct _RegexAnchor: RegexComponent {
  typealias RegexOutput = Substring
  let _text: String
  var regex: Regex<Substring> { Regex(_pattern: _RegexPattern(_text)) }
  static var startOfSubject: Self { Self(_text: "\\A") }
  static var endOfSubject: Self { Self(_text: "\\z") }
  static var endOfSubjectBeforeNewline: Self { Self(_text: "\\Z") }
  static var startOfLine: Self { Self(_text: "(?m:^)") }
  static var endOfLine: Self { Self(_text: "(?m:$)") }
  static var firstMatchingPositionInSubject: Self { Self(_text: "\\G") }
  static var textSegmentBoundary: Self { Self(_text: "\\y") }
  static var wordBoundary: Self { Self(_text: "\\b") }
  var inverted: Self { Self(_text: _text == "\\b" ? "\\B" : "(?!" + _text + ")") }
}
struct Lookahead<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init<R: RegexComponent>(_ component: R) where R.RegexOutput == Output {
    regex = Regex(_pattern: component.regex._pattern.part().around("(?=", ")"))
  }
  init<R: RegexComponent>(
    @RegexComponentBuilder _ component: () -> R
  ) where R.RegexOutput == Output {
    self.init(component())
  }
}
struct NegativeLookahead<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init<R: RegexComponent>(_ component: R) where R.RegexOutput == Output {
    regex = Regex(_pattern: component.regex._pattern.part().around("(?!", ")"))
  }
  init<R: RegexComponent>(
    @RegexComponentBuilder _ component: () -> R
  ) where R.RegexOutput == Output {
    self.init(component())
  }
}
