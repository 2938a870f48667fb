// Lines of a log: anchors, levels in any case, what follows.
import RegexBuilder

let log = """
  [Error] disk: full
  [info] net: up
  note [warning] skipped
  [WARNING] cpu: hot
  """
let level = Reference(String.self)
let entry = Regex {
  Anchor.startOfLine
  "["
  Capture(as: level) {
    ChoiceOf {
      "error"
      "warning"
      "info"
    }
  } transform: { $0.lowercased() }
  "] "
  Capture { OneOrMore(CharacterClass("a"..."z")) }
  ": "
  Capture { OneOrMore(.anyNonNewline) }
  Anchor.endOfLine
}.ignoresCase()
for match in log.matches(of: entry) { print(match[level], match.2, match.3) }
print(log.matches(of: Regex { Anchor.startOfSubject; "["; OneOrMore(.word) }).map(\.output))
print("cat concat cat".matches(of: Regex { Anchor.wordBoundary; "cat"; Anchor.wordBoundary }).count)
let price = Regex {
  Capture(OneOrMore(.digit))
  Lookahead { " EUR" }
}
print("12 USD 34 EUR".firstMatch(of: price)?.1 ?? "")
let plain = Regex {
  Anchor.wordBoundary
  NegativeLookahead { "un" }
  OneOrMore(.word)
}
print("unhappy happy undo do".matches(of: plain).map { String($0.output) })
let everything = Regex { OneOrMore(.any) }
print("a\nb".wholeMatch(of: everything) != nil, "a\nb".wholeMatch(of: Regex { OneOrMore(.anyNonNewline) }) != nil)
print("a\nb".matches(of: #/^\w$/#.anchorsMatchLineEndings()).map { String($0.output) })
