func shift(_ s: String, by k: Int) -> String {
  String(s.unicodeScalars.map { u -> Character in
    switch u {
    case "a"..."z": return Character(UnicodeScalar((Int(u.value) - 97 + k + 26) % 26 + 97)!)
    case "A"..."Z": return Character(UnicodeScalar((Int(u.value) - 65 + k + 26) % 26 + 65)!)
    default: return Character(u)
    }
  })
}
let secret = shift("Hello, World!", by: 3)
print(secret, shift(secret, by: -3))
func vigenere(_ s: String, key: String) -> String {
  let ks = key.compactMap(\.asciiValue).map { Int($0) - 97 }
  var i = 0
  return String(s.map { c in
    guard let a = c.asciiValue, c.isLetter else { return c }
    defer { i += 1 }
    let base: UInt8 = c.isUppercase ? 65 : 97
    return Character(UnicodeScalar((a - base + UInt8(ks[i % ks.count])) % 26 + base))
  })
}
print(vigenere("Attack at Dawn", key: "lemon"))
let rle = "aaabbbccd".reduce(into: [(Character, Int)]()) { acc, c in
  if acc.last?.0 == c { acc[acc.count - 1].1 += 1 } else { acc.append((c, 1)) }
}
print(rle.map { "\($0.1)\($0.0)" }.joined(), rle)
func isPalindrome<S: StringProtocol>(_ s: S) -> Bool {
  let cs = s.lowercased().filter(\.isLetter)
  return cs == String(cs.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("xyz".dropLast()))
print("😀é".unicodeScalars.count, "😀é".utf8.count, Array("😀é".utf16).count)
for (i, c) in "abc".enumerated() where i != 1 { print(i, c, terminator: ";") }
print()
