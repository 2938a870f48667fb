// Cutting texts and looking into them, plain ones and others.
print("a b  c".split(separator: " "), " a ".split(separator: " "), "".split(separator: " "))
print("a b  c".split(separator: " ", omittingEmptySubsequences: false))
print("a b c d".split(separator: " ", maxSplits: 2), "a b".split(separator: " ", maxSplits: 0))
print(" a b".split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false))
print("a,b".split(separator: ";"), ",,,".split(separator: ","))
print(",,,".split(separator: ",", omittingEmptySubsequences: false).count)
let lines: [Substring] = "one\r\ntwo\nthree".split(separator: "\n" as Character)
print(lines.map(\.count))
let ends: [Substring] = "one\r\ntwo\nthree".split(separator: "\r\n" as Character)
print(ends.map(\.count))
print("one\r\ntwo".split(whereSeparator: \.isNewline))
print("naïve café e\u{301}e".split(separator: "é"), "日、本".split(separator: "、"))
let marked: [Substring] = "a \u{301}b c".split(separator: " ")
print(marked.map { $0.unicodeScalars.count })
print("x\u{37E}y;z".split(separator: ";"))
let part = "head tail end".dropFirst(5)
print(part.split(separator: " "), part.split(separator: "a"))
let piece = part.split(separator: " ")[1]
print(piece, piece.base, String(piece) == "end", piece.startIndex == part.index(part.startIndex, offsetBy: 5))
func cut<S: StringProtocol>(_ text: S) -> [String] {
  let parts: [S.SubSequence] = text.split(separator: "-")
  return parts.map { String($0) }
}
print(cut("a-b-c"), cut("xa-b".dropFirst()))
print("abc".split(separator: ""), "ae\u{301}b".replacing("é", with: "-"))
print("a--b--c".split(separator: "--"), "aXbXc".split(separator: "X", maxSplits: 1))
print([1, 0, 2, 0, 0, 3].split(separator: 0).map(Array.init))
print("hello".contains("ell"), "hello".contains("elx"), "hello".contains("o"), "".contains("a"))
print("cafe\u{301}".contains("e"), "café".contains("é"), "a\r\nb".contains("\n"), "a\nb".contains("\n"))
print("x\u{37E}".contains(";"), "aK\u{212A}".contains("KK"))
print("abcabc".replacing("bc", with: "-"), "aaa".replacing("aa", with: "b"))
if let range = "key=value=x".firstRange(of: "=") { print("key=value=x"[range.upperBound...]) }
print("ab\u{301}c".firstRange(of: "b") == nil, "abc".ranges(of: "c").count)
for character in "e\u{301}a\r\n🇫🇷" { print(character.unicodeScalars.count, character.utf8.count) }
print("日本".first as Any, "日本".last as Any, "abc".reversed().map { String($0) }.joined(separator: "+"))
let both: [Substring] = "line 1\nline 2".split(separator: "\n" as Character)
print(both.map { $0.hasPrefix("line") && $0.hasSuffix("2") })
