extension PreludeLibrary {
  /// What matches places.
  static let regexAnchors = PreludeChunk(
    names: ["_RegexAnchor", "Lookahead", "NegativeLookahead"], module: "RegexBuilder",
    text: #"""
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

      """#
        + lookaheadText("Lookahead", "(?=") + lookaheadText("NegativeLookahead", "(?!"))

  private static func lookaheadText(_ name: String, _ start: String) -> String {
    """
    struct \(name)<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent>(_ component: R) where R.RegexOutput == Output {
        regex = Regex(_pattern: component.regex._pattern.part().around("\(start)", ")"))
      }
      init<R: RegexComponent>(
        @RegexComponentBuilder _ component: () -> R
      ) where R.RegexOutput == Output {
        self.init(component())
      }
    }

    """
  }
}
