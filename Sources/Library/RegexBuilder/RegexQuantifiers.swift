// Quantifiers.
//
// Module: RegexBuilder

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
struct One<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init<R: RegexComponent, W, each C>(
    _ component: R
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, repeat each C)
  {
    regex = Regex(
      _pattern: component.regex._pattern.part()
        .around("(?:", ")" + ""))
  }
  init<R: RegexComponent, W, each C>(
    @RegexComponentBuilder _ component: () -> R
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, repeat each C)
  {
    self.init(component())
  }
}
struct OneOrMore<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init<R: RegexComponent, W, each C>(
    _ component: R, _ behavior: RegexRepetitionBehavior? = nil
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, repeat each C)
  {
    regex = Regex(
      _pattern: component.regex._pattern.part()
        .around("(?:", ")" + "+" + (behavior?._suffix ?? "")))
  }
  init<R: RegexComponent, W, each C>(
    _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> R
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, repeat each C)
  {
    self.init(component(), behavior)
  }
}
struct Repeat<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init<R: RegexComponent, W, each C>(
    _ component: R, count: Int, _ behavior: RegexRepetitionBehavior? = nil
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, repeat (each C)?)
  {
    regex = Regex(
      _pattern: component.regex._pattern.part().optional()
        .around("(?:", ")" + _regexTimes(count..<(count + 1)) + (behavior?._suffix ?? "")))
  }
  init<R: RegexComponent, W, each C>(
    count: Int, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ component: () -> R
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, repeat (each C)?)
  {
    self.init(component(), count: count, behavior)
  }
  init<R: RegexComponent, W, each C, RE: RangeExpression>(
    _ component: R, _ count: RE, _ behavior: RegexRepetitionBehavior? = nil
  )
  where
    RE.Bound == Int, R.RegexOutput == (W, repeat each C),
    Output == (Substring, repeat (each C)?)
  {
    regex = Regex(
      _pattern: component.regex._pattern.part().optional()
        .around(
          "(?:", ")" + _regexTimes(count.relative(to: 0..<Int.max)) + (behavior?._suffix ?? "")))
  }
  init<R: RegexComponent, W, each C, RE: RangeExpression>(
    _ count: RE, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ component: () -> R
  )
  where
    RE.Bound == Int, R.RegexOutput == (W, repeat each C),
    Output == (Substring, repeat (each C)?)
  {
    self.init(component(), count, behavior)
  }
}
