extension PreludeLibrary {
  /// How often a component matches.
  static let regexQuantifiers = PreludeChunk(
    names: [
      "RegexRepetitionBehavior", "One", "Optionally", "ZeroOrMore", "OneOrMore", "Repeat",
    ],
    module: "RegexBuilder",
    text: #"""
      struct RegexRepetitionBehavior: Equatable {
        let _suffix: String
        static var eager: Self { Self(_suffix: "") }
        static var reluctant: Self { Self(_suffix: "?") }
        static var possessive: Self { Self(_suffix: "+") }
      }
      func _regexTimes(_ range: Range<Int>) -> String {
        if range.isEmpty || range.lowerBound < 0 { _fault("Cannot specify empty range") }
        let last = range.upperBound == Int.max ? "" : String(range.upperBound - 1)
        return "{" + String(range.lowerBound) + "," + last + "}"
      }

      """#
        + quantifierText("One", [RegexQuantifier(takesBehavior: false)])
        + quantifierText("Optionally", [RegexQuantifier(sign: #""?""#, isOptional: true)])
        + quantifierText("ZeroOrMore", [RegexQuantifier(sign: #""*""#, isOptional: true)])
        + quantifierText("OneOrMore", [RegexQuantifier(sign: #""+""#)])
        + quantifierText(
          "Repeat",
          [
            RegexQuantifier(
              sign: "_regexTimes(count..<(count + 1))", isOptional: true,
              label: "count: ", parameter: "count: Int"),
            RegexQuantifier(
              sign: "_regexTimes(count.relative(to: 0..<Int.max))", isOptional: true,
              parameter: "_ count: RE", generics: ", RE: RangeExpression",
              requirement: "RE.Bound == Int, "),
          ]))

  /// One way to say how often a component matches.
  private struct RegexQuantifier {
    /// The expression of what follows the component in a pattern.
    var sign = #""""#
    /// Whether a match may leave the component's captures out.
    var isOptional = false
    var takesBehavior = true
    /// The label and the declaration of the count, where there is one, and what it asks for.
    var label = ""
    var parameter: String?
    var generics = ""
    var requirement = ""
  }

  /// The initializers of a quantifier: each takes a component, or a closure that makes one.
  private static func quantifierText(_ name: String, _ quantifiers: [RegexQuantifier]) -> String {
    let initializers = quantifiers.map { quantifier in
      var parameters = quantifier.parameter.map { [$0] } ?? []
      var arguments = quantifier.parameter == nil ? [] : [quantifier.label + "count"]
      if quantifier.takesBehavior {
        parameters.append("_ behavior: RegexRepetitionBehavior? = nil")
        arguments.append("behavior")
      }
      let behavior = quantifier.takesBehavior ? #" + (behavior?._suffix ?? "")"# : ""
      let captures = quantifier.isOptional ? "(each C)?" : "each C"
      let generics = "<R: RegexComponent, W, each C\(quantifier.generics)>"
      let requirements = """
        where \(quantifier.requirement)R.RegexOutput == (W, repeat each C),
                Output == (Substring, repeat \(captures))
        """
      return """
          init\(generics)(
            \((["_ component: R"] + parameters).joined(separator: ", "))
          ) \(requirements) {
            regex = Regex(
              _pattern: component.regex._pattern.part()\(quantifier.isOptional ? ".optional()" : "")
                .around("(?:", ")" + \(quantifier.sign)\(behavior)))
          }
          init\(generics)(
            \((parameters + ["@RegexComponentBuilder _ component: () -> R"]).joined(separator: ", "))
          ) \(requirements) {
            self.init(\((["component()"] + arguments).joined(separator: ", ")))
          }

        """
    }
    return """
      struct \(name)<Output>: RegexComponent {
        typealias RegexOutput = Output
        let regex: Regex<Output>
      \(initializers.joined())}

      """
  }
}
