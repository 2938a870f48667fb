// How much quantifiers take, and how often.
import RegexBuilder

let html = "<b>one</b><b>two</b>"
let eager = Regex { "<b>"; Capture { OneOrMore(.any) }; "</b>" }
let reluctant = Regex { "<b>"; Capture { OneOrMore(.any, .reluctant) }; "</b>" }
let block = Regex { "<b>"; Capture { ZeroOrMore(.reluctant) { CharacterClass.any } }; "</b>" }
print(html.firstMatch(of: eager)!.1, html.firstMatch(of: reluctant)!.1, html.matches(of: block).map(\.1))
print("aaa".wholeMatch(of: Regex { OneOrMore("a", .possessive); "a" }) == nil)
print("aaa".wholeMatch(of: Regex { OneOrMore("a", .eager); "a" }) != nil)
print("ab".wholeMatch(of: Regex { Local { ChoiceOf { "a"; "ab" } } }) == nil)
print("ab".wholeMatch(of: Regex { ChoiceOf { "a"; "ab" } }) != nil)
for text in ["a", "aa", "aaa", "aaaa"] {
  print(
    text, text.wholeMatch(of: Repeat("a", 2...3)) != nil, text.wholeMatch(of: Repeat("a", count: 2)) != nil,
    text.wholeMatch(of: Repeat(3...) { "a" }) != nil, text.wholeMatch(of: Repeat(..<3) { "a" }) != nil)
}
let pairs = Regex {
  OneOrMore {
    Capture { One(.word) }
    Optionally { "="; Capture(.digit) }
    ";"
  }
}
print(type(of: pairs))
print("a=1;b;c=3;".wholeMatch(of: pairs)!.output, "a;".wholeMatch(of: pairs)!.output)
let nested = Regex { Optionally { "a"; ZeroOrMore { Capture("b") } } }
print(type(of: nested), "".wholeMatch(of: nested)!.output, "abb".wholeMatch(of: nested)!.output)
let choice = ChoiceOf { Capture("a"); "b"; Capture { "c"; Capture("d") } }
print("b".firstMatch(of: choice)!.output, "cd".firstMatch(of: choice)!.output)
