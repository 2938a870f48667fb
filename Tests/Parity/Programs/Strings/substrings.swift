let text = "Hello, wörld! 👩‍👩‍👧 é"
let comma = text.firstIndex(of: ",")!
let head = text[..<comma], tail = text[text.index(after: comma)...]
print(head, tail, head.count, tail.count, text.count, text.utf8.count, text.unicodeScalars.count, text.utf16.count)
print(text.split(separator: " "), text.split(separator: " ", maxSplits: 1), "a,,b".split(separator: ",", omittingEmptySubsequences: false))
print(text.hasPrefix("Hell"), text.hasSuffix("é"), text.contains("wör"), text.uppercased(), text.lowercased())
print(text.reversed().map(String.init).joined(), String(text.reversed()))
var s = "abc"; s.insert("X", at: s.startIndex); s.append(contentsOf: "de"); s.remove(at: s.index(s.startIndex, offsetBy: 2)); s.replaceSubrange(s.startIndex...s.startIndex, with: "YY")
print(s, s.dropFirst(), s.dropLast(2), s.prefix(2), s.suffix(2), s.first as Any, "".last as Any)
print("a" < "b", "é" == "e\u{301}", "é".unicodeScalars.count, "e\u{301}".unicodeScalars.count, "Z" < "a")
print("x".isEmpty, String(repeating: "ab", count: 3), "abc".map { $0.asciiValue! }, "a1 B".filter(\.isLetter), "12".allSatisfy(\.isNumber))
print("line1\nline2\r\nline3".split(whereSeparator: \.isNewline), "tab\t\"q\" \\ \u{1F600}".debugDescription, #"raw \n"#)
for (i, c) in "añ".enumerated() { print(i, c, c.isLetter, c.isASCII, c.utf8.count) }
print("abcabc".firstRange(of: "bc").map { "abcabc"[$0] } as Any, "abcabc".ranges(of: "bc").count, "abcabc".replacing("bc", with: "-"), "  x ".trimmingPrefix(" "))
print("""
  multi
    line \
  joined
  """)
