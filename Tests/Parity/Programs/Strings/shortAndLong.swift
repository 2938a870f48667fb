// Texts of up to twelve bytes of ASCII, longer ones, and those with other characters: the same rules
// for all, on both sides of the border and across it.
var growing = ""
for i in 0..<14 {
  growing += "\(i % 10)"
  print(growing, growing.count, growing.utf8.count, growing.hasPrefix("01"), growing < "0123456")
}
while !growing.isEmpty {
  growing.removeLast()
  if growing.count == 12 || growing.isEmpty { print(growing == "012345678901", growing.isEmpty) }
}
var text = "abc"
text.append("d" as Character)
text.append("é" as Character)
print(text, text.count)
text.removeLast()
print(text, text == "abcd", ["abcd": 1][text] ?? 0)
text.insert("-", at: text.startIndex)
text.replaceSubrange(text.startIndex..<text.index(after: text.startIndex), with: "more than twelve ")
print(text)
text.removeSubrange(text.index(text.startIndex, offsetBy: 4)...)
print(text, text == "more", "more".hashValue == text.hashValue)

// A long text may equal a short one: the Kelvin sign is canonically a K.
let kelvin = "\u{212A}"
print(kelvin == "K", ["K": 1][kelvin] ?? 0, [kelvin: 2]["K"] ?? 0, Set(["K", kelvin]).count)
print("K" < kelvin, kelvin < "L", "K".hashValue == kelvin.hashValue)
// Bytes that are no characters of their own.
print("a\0b".count, "a\r\nb".count, "\r\n".count, "a\0b" == "a\0b", "\0" == "", "\0".isEmpty, "".isEmpty)

struct Label { var name = "a" }
class Box { var text = "m" }
var label = Label()
label.name += "b"
label.name.append("c")
var labels = [Label(), label]
labels[0].name += "0123456789ab"
labels[1].name += "d"
var words = ["k": "v"]
words["k"]! += "w"
words["new", default: "x"] += "y"
var pair = (1, "u")
pair.1 += "v"
let box = Box()
box.text += "n"
box.text.append("o" as Character)
var optional: String? = "ab"
optional? += "cd"
print(label.name, labels.map(\.name), words.sorted { $0.key < $1.key }.map(\.value), pair, box.text)
print(optional as Any)
optional?.append("efghijklmnop")
print(optional as Any)
func grow(_ text: inout String, by part: String) { text += part; text += text }
grow(&label.name, by: "-long-enough")
print(label.name)

for character in "héllo" { print(character, terminator: " ") }
for character in "hello" { print(character, terminator: " ") }
for byte in "hello".utf8 { print(byte, terminator: " ") }
print()
let parts = "one two three, which is long".split(separator: " ")
print(parts, String(parts[1]), parts[1] + "x", parts.map(\.count))
print("one  two ".split(separator: " ", omittingEmptySubsequences: false), "a-b-c".split(separator: "-", maxSplits: 1))
print("é è e".split(separator: " "), "a\r\nb\nc".split(separator: "\n"), "aXXbXXc".split(separator: "XX"))
print(["b", "a", "abc", "ab", "B", "abcdefghijklmn", "abcdefghijkl", "abcdefghijk", ""].sorted())
print("abcdefgh" < "abcdefghi", "abcdefghi" < "abcdefgh", "abcdefghijkl" + "", "abcdefghijkl".count)

let any: Any = "x"
print(any is String, any as? String ?? "", type(of: any), any as? Character ?? "?")
let key: AnyHashable = "key"
print(key == AnyHashable("key"), [key: 1][AnyHashable("key")] ?? 0)
print("abc".dropFirst(), "abcdef".prefix(3), String("abcdef".suffix(2)), "x".uppercased(), "abc".contains("b"))
print(Array("abc".utf16), "abc".reversed().map { String($0) }, "abc".unicodeScalars.map(\.value))
func lesser<T: CustomStringConvertible & Comparable>(_ a: T, _ b: T) -> String {
  a < b ? a.description : b.description
}
print(lesser("abc", "abd"), lesser("abcdefghijklmnopq", "abd"), lesser("abd", "abcdefghijklmnopq"))
