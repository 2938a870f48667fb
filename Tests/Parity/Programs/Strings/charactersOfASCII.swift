let cs: [Character] = ["a", "Z", "1", " ", "\n", "\r\n", "é", "e\u{301}", "\u{212A}", "K", "😀", "\0", ";", "\u{37E}", "👨‍👩‍👧", "ß", "٣", "_"]
for c in cs { print(c.isLetter, c.isNumber, c.isWhitespace, c.isNewline, c.isPunctuation, c.isSymbol, c.isUppercase, c.isLowercase, c.isCased, c.isHexDigit, c.isASCII, c.asciiValue as Any, c.utf8.count) }
print(cs.map { a in cs.map { b in a == b ? "1" : a < b ? "<" : ">" }.joined() })
print(Set(cs).count, cs.sorted().map { $0.unicodeScalars.first!.value }, cs[6] == cs[7], cs[8] == cs[9])
print(Int("12")!, Int("x") as Any, Int("+7")!, Int("ff", radix: 16)!, Int("12"[...])!, ["1", "b", "3"].compactMap(Int.init), ["4", "5"].map { Int($0)! }, Int("99999999999999999999") as Any, Int8("200") as Any, "7".first.flatMap { Int(String($0)) } as Any)
let f: (String) -> Int? = Int.init
print(f("8") as Any, Optional("9").flatMap(Int.init) as Any, Int(exactly: 3.0)!, Int("3") ?? 0)
