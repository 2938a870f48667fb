import Foundation

let texts = [
  "0x1F 12", "99999999999999999999 -5", "-99999999999999999999", "1.5e400 3", "nan", "inf", "0x1.8p3",
  "e\u{301}x", "1e5", "+5", " - 5", "", "١٢", "FFFFFFFFFFFFFFFFFF", "1,234.5", "-0x10", ".5", "5.",
  "12px", "\n\t7", "日本 3",
]
for text in texts {
  for skipped in [nil, .whitespacesAndNewlines, .letters] as [CharacterSet?] {
    func scanner() -> Scanner {
      let scanner = Scanner(string: text)
      scanner.charactersToBeSkipped = skipped
      return scanner
    }
    print(text.debugDescription, scanner().scanInt() as Any, scanner().scanInt(representation: .hexadecimal) as Any)
    print(scanner().scanInt32() as Any, scanner().scanInt32(representation: .hexadecimal) as Any)
    print(scanner().scanInt64() as Any, scanner().scanUInt64() as Any, scanner().scanUInt64(representation: .hexadecimal) as Any)
    print(scanner().scanDouble() as Any, scanner().scanDouble(representation: .hexadecimal) as Any)
    print(scanner().scanFloat() as Any, scanner().scanDecimal() as Any, scanner().scanCharacter() as Any)
    print(scanner().scanString("") as Any, scanner().scanString("1") as Any, scanner().scanUpToString("") as Any)
    print(scanner().scanUpToString("2") as Any, scanner().isAtEnd)
    print(scanner().scanCharacters(from: .decimalDigits) as Any, scanner().scanUpToCharacters(from: .decimalDigits) as Any)
    let all = scanner()
    var parts: [String] = []
    while !all.isAtEnd, parts.count < 20 {
      if let number = all.scanDouble() { parts.append("\(number)") } else if let c = all.scanCharacter() { parts.append("'\(c)'") }
    }
    print(parts, all.currentIndex.utf16Offset(in: text))
  }
}
let words = Scanner(string: "Name: Zoë; AGE: 7")
print(words.scanString("name:") as Any, words.scanUpToString(";") as Any, words.scanString(";") as Any)
words.caseSensitive = true
print(words.scanString("age:") as Any, words.scanString("AGE:") as Any, words.scanInt() as Any, words.isAtEnd)
words.currentIndex = words.string.startIndex
print(words.scanUpToCharacters(from: .punctuationCharacters) as Any, words.scanCharacter() as Any)
let german = Scanner(string: "1,5")
german.locale = Locale(identifier: "de_DE")
print(german.scanDouble() as Any, german.scanDecimal() as Any)
