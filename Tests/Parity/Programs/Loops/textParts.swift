// Loops over the parts of texts.
func parts(_ text: String, _ separator: Character, _ omits: Bool) {
  var all: [Substring] = []
  for part in text.split(separator: separator, omittingEmptySubsequences: omits) { all.append(part) }
  print(all, all == text.split(separator: separator, omittingEmptySubsequences: omits))
}
let texts = [
  "", " ", "a", "a b", " a  b ", "one two three four five", "  leading and trailing  ",
  "a longer text with a number of words", "caf\u{65}\u{301} \u{301}x y", "\u{600} a b c d e f g h i j k",
  "tabs\tand\r\nlines\r\n of text that is long", "ünïcödé wörds äre sëparated tøø",
]
for text in texts {
  for omits in [true, false] { parts(text, " ", omits) }
}
parts("aébécéd", "é", true)
parts("a\u{65}\u{301}b\u{65}\u{301}c", "é", true)
parts("line one is here\nline two is there\n\nline four", "\n", false)

// Parts of parts, with their places in the whole text.
let table = "name=Dune;pages=412;year=1965;;author=Frank Herbert"
for row in table.split(separator: ";") {
  var fields: [String] = []
  for field in row.split(separator: "=") {
    fields.append("\(field)@\(table.distance(from: table.startIndex, to: field.startIndex))")
  }
  print(fields)
}

// A limit, a condition, an early end, and a text that changes.
for part in table.split(separator: ";", maxSplits: 2) { print(part) }
for part in table.split(separator: ";", maxSplits: 0) where part.count > 3 { print(part.count) }
var text = "alpha beta gamma delta epsilon"
outer: for part in text.split(separator: " ") {
  text += "!"
  for letter in part.split(separator: "e") {
    if part.hasPrefix("d") { break outer }
    print(part, letter)
  }
}
print(text)

// The same in generic code, of a part, and as a value.
func count<Text: StringProtocol>(_ text: Text) -> Int {
  var sum = 0
  for part in text.split(separator: ",") { sum += part.count }
  return sum
}
print(count("ab,c,,def,ghijklmnop"), count("xx,ab,c,,def,ghijklmnop".dropFirst(3)))
for part: Substring in "p q".split(separator: " ") { print(type(of: part), part) }
for (index, part) in "p q r".split(separator: " ").enumerated() { print(index, part) }
let kept = "p q r".split(separator: " ")
for part in kept { print(part, terminator: kept.count == 3 ? "." : "") }
print()
let words: [String] = { var words: [String] = []; for w in "x yy zzz".split(separator: " ") { words.append(String(w)) }; return words }()
print(words)
