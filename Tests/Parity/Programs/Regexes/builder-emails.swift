// Addresses: classes of characters, and captures that refer to each other.
import RegexBuilder

let word = OneOrMore(.word)
let pattern = Regex {
  Capture {
    ZeroOrMore {
      word
      "."
    }
    word
  }
  "@"
  Capture {
    word
    OneOrMore {
      "."
      word
    }
  }
}
let text = "Write to my.name@example.com or other@mail.host.org, not to me@here."
for match in text.matches(of: pattern) { print(match.1, "at", match.2) }
print(text.replacing(pattern) { "<\($0.1)>" })
print(text.replacing(pattern, with: "***"))
if let match = "a.b@c.d".wholeMatch(of: pattern) { print(match.output) }
print("a.b@c".wholeMatch(of: pattern) == nil, "x a@b.c".contains(pattern), "a@b.c d".starts(with: pattern))

let user = Reference(Substring.self)
let host = Reference(Substring.self)
let parts = Regex {
  Capture(OneOrMore(.word), as: user)
  "@"
  Capture(as: host) {
    OneOrMore(CharacterClass(.word, .anyOf(".-")))
  }
}
if let match = text.firstMatch(of: parts) { print(match[user], match[host], match.0) }
let twice = Regex {
  Capture(as: user) { OneOrMore(.word) }
  " "
  user
}
print("this is is it".firstMatch(of: twice)?[user] ?? "none")
