import Foundation
let s = "Hello, Wörld! 👋🏽"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count)
print(s.first!, s.last!, s.isEmpty, "".isEmpty)
print(s[s.startIndex], s[s.index(s.startIndex, offsetBy: 4)], s[s.index(before: s.endIndex)])
print(s.prefix(5), s.suffix(3), s.dropFirst(7), s.dropLast(2))
print(s.prefix(while: { $0 != "," }), s.drop(while: { $0 != " " }))
if let i = s.firstIndex(of: ",") {
  print(s[..<i], s[i...], s[...i], s.distance(from: s.startIndex, to: i))
}
print(s.lastIndex(of: "l").map { s.distance(from: s.startIndex, to: $0) } as Any)
print(s.uppercased(), s.lowercased(), s.hasPrefix("Hell"), s.hasSuffix("👋🏽"))
print(s.contains("W"), s.contains("Wör"), s.contains { $0.isNumber })
print(
  "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false))
print("a,b,c,d".split(separator: ",", maxSplits: 2), "a b  c".split(whereSeparator: \.isWhitespace))
print(
  "a--b--c".split(separator: "--"), ["x", "y"].joined(), ["x", "y", "z"].joined(separator: ", "))
print(
  String(s.reversed()), s.sorted().count, String("hello".sorted()), "hello".max()!, "hello".min()!)
print(String(repeating: "ab", count: 3), String(repeating: "x" as Character, count: 4))
var t = "abc"
t.append("d"); t.append(contentsOf: "ef"); t += "g"; t.insert("X", at: t.startIndex);
t.insert(contentsOf: "YZ", at: t.index(after: t.startIndex))
print(t)
t.remove(at: t.startIndex); print(t.removeFirst(), t.removeLast(), t)
t.removeFirst(1); t.removeLast(2); print(t)
t.removeSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 1)); print(t)
t.replaceSubrange(t.startIndex..., with: "new"); print(t)
t.removeAll(); print(t.isEmpty, t)
t = "banana"; t.removeAll(where: { $0 == "a" }); print(t, t.popLast() as Any, t)
print(
  "abc" < "abd", "a" < "B", "Z" < "a", "abc" == "abc", "é" == "e\u{301}",
  "abc".compare("abd") == .orderedAscending)
print(
  "hello".map { $0.uppercased() }.joined(), "a1b2".filter(\.isNumber),
  "abc".reduce("") { String($1) + $0 })
for (i, c) in "abc".enumerated() { print(i, c, terminator: ";") }
print()
print("hello".firstIndex(where: { $0 == "l" }) != nil, "hello".indices.count)
print("hello".replacing("l", with: "L"), "hello".replacing("l", with: "", maxReplacements: 1))
print(
  "abcabc".firstRange(of: "ca").map {
    "abcabc".distance(from: "abcabc".startIndex, to: $0.lowerBound)
  } as Any, "aXbXc".ranges(of: "X").count)
print("xxabc".trimmingPrefix("xx"), "xxabc".trimmingPrefix(while: { $0 == "x" }))
let multi = """
  Line 1
    "quoted" \(1 + 1)
  tab\tend \
  joined
  """
print(multi)
print(#"raw \n \(x) "q""#, #"inter \#(1 + 2)"#)
print("a\u{1F600}b\u{E9}\0".debugDescription, "\"q\"\n\t\\".debugDescription)
debugPrint("a\"b", 1, 2.0, ["x": "y"], Character("c"))
print(
  String(describing: "a"), String(reflecting: "a"), String(reflecting: ["a"]), ["a", "b"],
  Optional("a") as Any)
print(
  "abc".elementsEqual("abc"), "abc".starts(with: "ab"), "ab".lexicographicallyPrecedes("b"),
  zip("ab", "cd").map { "\($0)\($1)" })
print(
  "hello world".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
    separator: " "))
print(
  "a".isEmpty, "abc".allSatisfy(\.isLetter), Set("hello").count,
  Dictionary(grouping: "banana", by: { $0 }).mapValues(\.count).sorted { $0.key < $1.key })
print(
  Array("abc"), "abc".utf8.map { $0 }, Array("aé".utf8), Array("é😀".utf16),
  "aé".unicodeScalars.map(\.value))
print(
  String(decoding: [72, 105], as: UTF8.self), String(bytes: [72, 105], encoding: .utf8) as Any,
  String(validating: [72, 105, 0xFF] as [UInt8], as: UTF8.self) as Any)
