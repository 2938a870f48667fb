// Members that only take regular expressions; other members have names in common with other types.
//
// Loads by member

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
