// Twin: Optionally=ZeroOrMore, "?"="*"
// Module: RegexBuilder

struct Optionally<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init<R: RegexComponent, W, each C>(
    _ component: R, _ behavior: RegexRepetitionBehavior? = nil
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, repeat (each C)?)
  {
    regex = Regex(
      _pattern: component.regex._pattern.part().optional()
        .around("(?:", ")" + "?" + (behavior?._suffix ?? "")))
  }
  init<R: RegexComponent, W, each C>(
    _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> R
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, repeat (each C)?)
  {
    self.init(component(), behavior)
  }
}
