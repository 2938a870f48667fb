import Foundation

let named: [(String, CharacterSet)] = [
  ("whitespaces", .whitespaces), ("whitespacesAndNewlines", .whitespacesAndNewlines),
  ("newlines", .newlines), ("letters", .letters), ("decimalDigits", .decimalDigits),
  ("alphanumerics", .alphanumerics), ("punctuation", .punctuationCharacters), ("symbols", .symbols),
  ("uppercase", .uppercaseLetters), ("lowercase", .lowercaseLetters),
  ("capitalized", .capitalizedLetters), ("control", .controlCharacters),
  ("decomposables", .decomposables), ("nonBase", .nonBaseCharacters),
  ("illegal", .illegalCharacters), ("query", .urlQueryAllowed), ("path", .urlPathAllowed),
  ("host", .urlHostAllowed), ("fragment", .urlFragmentAllowed), ("user", .urlUserAllowed),
  ("password", .urlPasswordAllowed),
]
for (name, set) in named {
  let members = (0..<0x3100).compactMap { Unicode.Scalar($0) }.filter { set.contains($0) }
  print(name, members.count, String(String.UnicodeScalarView(members.prefix(300))).debugDescription)
  print((0...16).filter { set.hasMember(inPlane: UInt8($0)) }, set.inverted.contains("a"), set)
  print(set.isSuperset(of: .uppercaseLetters), set.isSubset(of: .alphanumerics), set == set.inverted.inverted)
}
var set: CharacterSet = ["a", "b"]
print(set.insert("c"), set.insert("c"), set.remove("z") as Any, set.remove("a") as Any)
print(set.update(with: "q") as Any, set.update(with: "q") as Any, set.contains("a"), set)
set.insert(charactersIn: "x"..."z")
set.remove(charactersIn: "y"..<"z")
set.insert(charactersIn: "é日👩")
set.remove(charactersIn: "q")
print("abcqxyzé日👩e\u{301}".unicodeScalars.filter { set.contains($0) }.map { String($0) })
print(CharacterSet(charactersIn: "a"..<"a").isEmpty, CharacterSet().isEmpty, set.isEmpty)
print(CharacterSet(charactersIn: "\u{D7FF}"..<"\u{E000}").contains("\u{D7FF}"))
print(CharacterSet(charactersIn: "\u{0}"..."\u{10FFFF}").contains("\u{10FFFF}"))
let left = CharacterSet(charactersIn: "abc"), right = CharacterSet(charactersIn: "bcd")
func shown(_ set: CharacterSet) -> String {
  "abcdef".unicodeScalars.filter { set.contains($0) }.map { String($0) }.joined()
}
print(shown(left.union(right)), shown(left.intersection(right)), shown(left.subtracting(right)))
print(shown(left.symmetricDifference(right)), left.isDisjoint(with: right), left == right)
print(left == CharacterSet(charactersIn: "cba"), Set([left, CharacterSet(charactersIn: "cab")]).count)
print(left.isStrictSubset(of: left), left.isStrictSubset(of: left.union(right)), [left, right])
// Sets hold scalars, not characters.
let combined = "e\u{301}x", family = "👨‍👩‍👧a"
func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
print(scalars(combined.trimmingCharacters(in: ["e"])), scalars(combined.trimmingCharacters(in: ["x"])))
print(scalars(family.trimmingCharacters(in: CharacterSet(charactersIn: "👨a"))))
print("  a b\r\n".trimmingCharacters(in: .whitespacesAndNewlines).debugDescription)
print("".trimmingCharacters(in: .letters), "aaa".trimmingCharacters(in: .letters).debugDescription)
print("a\r\nb\nc\u{2028}d".components(separatedBy: .newlines), "".components(separatedBy: .newlines))
for text in ["añb c", "100%", "a+b&c=d/e?f#g", "日本", "", "a\u{0}b", "👩"] {
  for (name, set) in named where ["alphanumerics", "query", "host"].contains(name) {
    print(text.addingPercentEncoding(withAllowedCharacters: set) as Any, terminator: " ")
  }
  print()
}
for text in ["%zz", "%C3%B1%", "%FF", "a%20b", "%41%e9", "%", "%E6%97%A5", "a+b", ""] {
  print(text.removingPercentEncoding as Any, terminator: " ")
}
print()
let text = "x, y; z"
func offsets(_ range: Range<String.Index>?) -> [Int]? {
  range.map { [$0.lowerBound, $0.upperBound].map { $0.utf16Offset(in: text) } }
}
let marks: CharacterSet = [",", ";"]
print(offsets(text.rangeOfCharacter(from: marks)) as Any)
print(offsets(text.rangeOfCharacter(from: marks, options: .backwards)) as Any)
print(offsets(text.rangeOfCharacter(from: marks, options: .anchored)) as Any)
print(offsets(text.rangeOfCharacter(from: .letters, options: [.anchored, .backwards])) as Any)
let rest = text.dropFirst(3)
print(rest.rangeOfCharacter(from: marks).map { String(rest[$0]) } as Any)
print(text.rangeOfCharacter(from: marks, range: text.index(after: text.startIndex)..<text.endIndex) != nil)
