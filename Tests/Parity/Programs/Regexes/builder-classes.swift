// Classes of characters and what is made of them.
import RegexBuilder

func show(_ name: String, _ set: CharacterClass) {
  let all = "aZ5 _-.\t\n€é"
  print(name, all.matches(of: set).map { String($0.output).debugDescription }.joined(separator: " "))
}
show("digit", .digit)
show("word", .word)
show("whitespace", .whitespace)
show("hex", .hexDigit)
show("range", "a"..."z")
show("any of", .anyOf("5-."))
show("inverted", .word.inverted)
show("inverted range", CharacterClass("a"..."z").inverted)
show("union", CharacterClass.digit.union(.whitespace))
show("intersection", .word.intersection("0"..."9"))
show("subtracting", .word.subtracting(.digit))
show("difference", .word.symmetricDifference(.anyOf("a-")))
show("several", CharacterClass("a"..."z", "A"..."Z", .digit))
show("any", .any)
let identifier = Regex {
  CharacterClass("a"..."z", .anyOf("_"))
  ZeroOrMore(CharacterClass(.word, .digit))
}
print("let _x1 = 9lives".matches(of: identifier).map { String($0.output) })
print("1.5*2+(3)".split(separator: CharacterClass.anyOf("*+()")))
