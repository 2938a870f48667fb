for c in ["a", "Z", "5", "é", " ", "\n", "½", "٣", "+", "!", "😀", "ß", "中", "$", "_", "Ⅷ"]
  as [Character]
{
  print(
    c.isLetter, c.isNumber, c.isWholeNumber, c.isWhitespace, c.isNewline, c.isUppercase,
    c.isLowercase, c.isCased, c.isPunctuation, c.isSymbol, c.isMathSymbol, c.isCurrencySymbol,
    c.isASCII, c.isHexDigit, c.asciiValue as Any, c.wholeNumberValue as Any, c.hexDigitValue as Any)
}
let c: Character = "ß"
print(
  c.uppercased(), c.lowercased(), c.description, c.debugDescription, String(c), "\(c)",
  c.utf8.count, c.utf16.count, c.unicodeScalars.count)
print(
  Character("a") < Character("b"), Character("é") == Character("e\u{301}"),
  Character(UnicodeScalar(65)), Character("x").hashValue == Character("x").hashValue)
let u: Unicode.Scalar = "A"
print(
  u, u.value, u.isASCII, u.description, u.debugDescription, u.escaped(asASCII: true),
  Unicode.Scalar(0x1F600)!, Unicode.Scalar(0xD800 as UInt32) as Any,
  UnicodeScalar("é").escaped(asASCII: true))
print(
  u.properties.isAlphabetic, u.properties.isUppercase, u.properties.name as Any,
  u.properties.lowercaseMapping, u.properties.numericType as Any, u.properties.isWhitespace,
  u.properties.isEmoji, u.properties.generalCategory)
print(
  "e\u{301}".count, "e\u{301}".unicodeScalars.count, "👨‍👩‍👧".count, "👨‍👩‍👧".unicodeScalars.count, "🇩🇪🇫🇷".count
)
print("\r\n".count, "a\r\nb".count, "\r\n" == "\n")
print(
  Array("héllo".unicodeScalars), "héllo".unicodeScalars.first!,
  "héllo".unicodeScalars.filter(\.isASCII).count)
var scalars = String.UnicodeScalarView()
scalars.append("a"); scalars.append("b"); print(String(scalars), scalars.count)
print(String(String.UnicodeScalarView("hello".unicodeScalars.filter { $0 != "l" })))
print(
  "hello".utf8.first!, "hello".utf8.last!, "hello".utf8.contains(104),
  Array("hello".utf8.prefix(2)), Array("hi".utf8).map { String($0, radix: 16) })
print(
  "abc".unicodeScalars.map { String($0.value, radix: 16) }, "abc".utf8.reduce(0) { $0 + Int($1) })
let word = "Swift"
print(
  word.indices.map { word[$0] },
  word.index(word.startIndex, offsetBy: 9, limitedBy: word.endIndex) as Any,
  word.index(word.endIndex, offsetBy: -2) == word.index(word.startIndex, offsetBy: 3))
let sub = word[word.index(after: word.startIndex)...]
print(
  sub, sub.count, sub.startIndex == word.index(after: word.startIndex), type(of: sub), String(sub),
  sub == "wift", sub.base, sub.hasPrefix("wi"), sub.uppercased(), sub + "!")
print(
  sub.first!, sub[sub.startIndex], sub.split(separator: "i"), Array(sub),
  sub.dropFirst().dropLast(), sub.debugDescription)
func caesar(_ text: String, _ by: Int) -> String {
  String(
    text.map { c -> Character in
      guard let a = c.asciiValue, c.isLetter else { return c }
      let base: UInt8 = c.isUppercase ? 65 : 97
      return Character(UnicodeScalar((a - base + UInt8((by % 26 + 26) % 26)) % 26 + base))
    })
}
print(caesar("Hello, World!", 3), caesar(caesar("Hello, World!", 3), -3))
func isPalindrome(_ s: String) -> Bool {
  let t = s.lowercased().filter(\.isLetter); return t == String(t.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"))
print(
  "z".unicodeScalars.first!.value - "a".unicodeScalars.first!.value, ("a"..."e").contains("c"),
  ("a"..."e").contains("f"))
print(
  (UInt8(ascii: "a")...UInt8(ascii: "f")).map { Character(UnicodeScalar($0)) },
  String(UnicodeScalar(UInt8(65))))
print(
  "İ".lowercased().unicodeScalars.count, "ﬁ".uppercased(), "straße".uppercased(), "ΑΣ".lowercased())
print(["b", "A", "a", "B", "é", "z"].sorted(), ["10", "9", "1"].sorted(), "apple" < "Apple")
print("abc".hashValue == "abc".hashValue, "a".unicodeScalars.startIndex == "a".startIndex)
print("tschüß".utf8.count, "日本語".utf8.count, "日本語".utf16.count, "日本語".reversed().map(String.init))
var h = "hello"; h.replaceSubrange(h.startIndex...h.startIndex, with: "J"); print(h)
h.insert(contentsOf: " there", at: h.endIndex); print(h, h.firstIndex(of: "z") as Any)
h.unicodeScalars.append("!"); print(h, h.utf16.first!, h.lengthOfBytes)
extension String { var lengthOfBytes: Int { utf8.count } }
print(
  "a-b_c d".split { "-_ ".contains($0) },
  "k=v=w".split(separator: "=", maxSplits: 1).map(String.init), "".split(separator: ",").count,
  "".split(separator: ",", omittingEmptySubsequences: false).count)
print(
  "CamelCaseString".reduce(into: "") { r, c in
    if c.isUppercase && !r.isEmpty { r += "_" }; r += c.lowercased()
  })
print(
  String(12345).reversed().enumerated().reduce("") {
    ($1.offset > 0 && $1.offset % 3 == 0 ? "," : "").isEmpty
      ? String($1.element) + $0 : String($1.element) + "," + $0
  })
print("abc".isContiguousUTF8, "x".description)
switch "hello" {
case "a"..."i": print("a-i");
default: print("other")
}
switch Character("k") {
case "a", "e": print("vowel");
case "a"..."z": print("letter");
default: print("?")
}
