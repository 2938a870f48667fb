import RegexBuilder

// Ranges of characters where a component is asked for: as arguments, in builders, as bases.
let lower = OneOrMore("a"..."z")
print("hello WORLD".firstMatch(of: lower)?.output ?? "none")
let others = OneOrMore(("a"..."z").inverted)
print("hello WORLD".firstMatch(of: others)?.output ?? "none")
let code = Regex {
  "#"
  Capture { Repeat("0"..."9", count: 2) }
  ChoiceOf {
    "a"..."f"
    "x"
  }
  Optionally("g"..."h")
  ZeroOrMore { "p"..."q" }
}
if let match = "##12bgpp".firstMatch(of: code) { print(match.0, match.1) }
let hex = ("a"..."f").union(.digit)
print("zzc3g".firstMatch(of: OneOrMore(hex))!.0)
print("hello".matches(of: ("a"..."z").subtracting(.anyOf("aeiou"))).map { String($0.output) })
let middle = ("a"..."z").intersection("m"..."r")
print("hello program".matches(of: OneOrMore(middle)).map { String($0.output) })
let range = "a"..."z"
print(type(of: range), type(of: "aa"..."zz"))
print("hello".firstMatch(of: OneOrMore(range))!.0)
switch "q" as Character {
case "a"..."m": print("first half")
default: print("second half")
}
print(("a"..."f" as ClosedRange<Character>).contains("c"))

// Outputs whose types are not known.
let known = try Regex("(\\d+)-(?<word>\\w+)(x)?")
let match = "12-ab".firstMatch(of: known)!
print(match.0, match[1].substring ?? "-", match["word"]?.substring ?? "-", match.count)
for element in match.output { print(element.substring ?? "nil", element.value ?? "no value") }
typealias Parts = (Substring, Substring, Substring, Substring?)
if let (whole, number, word, last) = match.output.extractValues(as: Parts.self) {
  print(whole, number, word, last as Any)
}
let typed = try Regex("(\\d+)-(\\w+)", as: (Substring, Substring, Substring).self)
print("1-a".wholeMatch(of: Regex<AnyRegexOutput>(typed))!.output.count)
print(Regex(Regex<AnyRegexOutput>(typed), as: (Substring, Substring, Substring).self) != nil)
do {
  _ = try Regex("(a)(b)", as: (Substring, Substring).self)
} catch {
  print("other captures")
}
