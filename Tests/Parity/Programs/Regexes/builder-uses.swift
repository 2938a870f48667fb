// Where a builder may stand, and what its components may be.
import RegexBuilder

struct Parser {
  let key: String
  var rule: some RegexComponent<(Substring, Substring)> {
    Regex {
      key
      ": "
      Capture(OneOrMore(.word))
    }
  }
  func value(in text: String) -> String? { text.firstMatch(of: rule).map { String($0.1) } }
}
print(Parser(key: "a.b").value(in: "axb: no, a.b: yes") ?? "none")
@RegexComponentBuilder func pair(_ sign: Character) -> Regex<(Substring, Substring, Substring)> {
  Capture(OneOrMore(.word))
  sign
  Capture(OneOrMore(.word))
}
print("a+b".wholeMatch(of: pair("+"))!.output)
enum Failure: Error { case seven }
let picky = Regex {
  Capture(OneOrMore(.digit)) { digits -> Int in
    if digits == "7" { throw Failure.seven }
    return Int(digits)!
  }
}
do {
  print(try picky.firstMatch(in: "6")?.1 ?? 0)
  print(try picky.firstMatch(in: "7") as Any)
} catch { print("failed:", error) }
print("7".firstMatch(of: picky) == nil)
let literal = try Regex("[a-z]+")
print("12 ab".firstMatch(of: literal)![0].substring ?? "")
print("1+1=2".contains(Regex<Substring>(verbatim: "1+1")))
var text = "x = 10, y = 20"
text.replace(Regex { Capture(.word); " = "; TryCapture(OneOrMore(.digit)) { Int($0) } }) { "\($0.1): \($0.2 * 2)" }
print(text)
print("k1=v1;k2=v2".split(separator: Regex { ChoiceOf { "="; ";" } }))
print("  padded".trimmingPrefix(OneOrMore(.whitespace)))
switch "cmd 12" {
case let line where line.wholeMatch(of: Regex { "cmd "; OneOrMore(.digit) }) != nil: print("command")
default: print("other")
}
print(type(of: OneOrMore(.digit)), type(of: Capture { "a" }), type(of: ChoiceOf { "a"; "b" }))
