// strings
let s = "Hello, Wörld! 👋🏽"
print(s.count, s.utf8.count, s.unicodeScalars.count, s.uppercased(), String(s.reversed()))
let i = s.index(s.startIndex, offsetBy: 7)
print(s[i], s[i...], s[..<i], s.prefix(5), s.suffix(2), s.dropFirst(2).dropLast())
if let r = s.firstIndex(of: ",") { print(s[..<r], s.distance(from: s.startIndex, to: r)) }
var m = "abc"
m.insert("X", at: m.index(after: m.startIndex))
m.insert(contentsOf: "YZ", at: m.endIndex)
m.remove(at: m.startIndex)
m.removeLast()
m.replaceSubrange(m.startIndex..<m.index(m.startIndex, offsetBy: 1), with: "--")
print(m)
print(
  "a,b,,c".split(separator: ","),
  "a,b,,c".split(separator: ",", omittingEmptySubsequences: false).count,
  "k=v=w".split(separator: "=", maxSplits: 1))
func isPalindrome(_ s: String) -> Bool {
  let t = s.lowercased().filter(\.isLetter)
  return t == String(t.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"))
func caesar(_ s: String, _ k: Int) -> String {
  String(
    s.map { c in
      guard c.isASCII, c.isLetter, let a = c.asciiValue else { return c }
      let b: UInt8 = c.isUppercase ? 65 : 97
      return Character(UnicodeScalar((a - b + UInt8(k)) % 26 + b))
    })
}
print(caesar("Hello, Zed", 3))
let words = "the quick brown fox jumps over the lazy dog the end".split(separator: " ")
let freq = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(
  freq.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(3).map { "\($0.key):\($0.value)" })
print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
extension String {
  var camel: String {
    let p = split(separator: "_")
    return ([String(p[0])] + p.dropFirst().map { $0.capitalized2 }).joined()
  }
  subscript(_ n: Int) -> Character { self[index(startIndex, offsetBy: n)] }
  subscript(_ r: Range<Int>) -> Substring {
    self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
  }
}
extension StringProtocol {
  var capitalized2: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
print(
  "snake_case_name".camel, "hello"[1], "hello"[1..<3], String(repeating: "ab", count: 2), "z" > "a",
  "abc" == "ab" + "c")
let multi = """
  Line "one"
    indented \(1 + 1)
  tail \
  joined
  """
print(multi)
print(#"raw \n \#(2)"#, "tab\tq\"", "\u{1F600}")
for (n, c) in "héy".enumerated() { print(n, c, c.isLetter, terminator: " ") }
print()
print(
  "abc".contains("bc"), "abc".hasPrefix("ab"), "x".isEmpty, "10".compare2("9"), Int("42")! + 1,
  Double("3.5")!, Int("0x1", radix: 16) as Any, String(255, radix: 16, uppercase: true),
  Int("ff", radix: 16)!)
extension String { func compare2(_ o: String) -> Bool { self < o } }
print(
  "a-b_c".map { $0.isLetter ? $0 : " " },
  "mississippi".reduce(into: [Character]()) { if !$0.contains($1) { $0.append($1) } })
let padded = String(repeating: " ", count: max(0, 6 - "abc".count)) + "abc"
print("[\(padded)]")
print("é" == "e\u{301}", "e\u{301}".count, Array("e\u{301}".unicodeScalars).count)
var it = "ab".makeIterator()
while let c = it.next() { print(c, terminator: ".") }
print()
print(
  "b".unicodeScalars.first!.value, Character("a") < "b", "abc".max()!,
  zip("abc", 1...).map { "\($0)\($1)" })
print(
  String(describing: Optional(3)), String(reflecting: "q"), "\("x" as String?)",
  "Swift".lowercased().sorted(), "a".utf8.map { $0 })
