// Texts made of pieces: interpolations, streams, scalars.
let missing: Int? = nil
let present: Int? = 4
print("\(missing, default: "none") \(present, default: "none")")
struct Money: ExpressibleByStringInterpolation, CustomStringConvertible {
  var text: String
  init(stringLiteral value: String) { text = value }
  init(stringInterpolation: DefaultStringInterpolation) { text = String(stringInterpolation: stringInterpolation) + "!" }
  var description: String { text }
}
let money: Money = "pay \(5)"
print(money, "plain" as Money)
extension DefaultStringInterpolation {
  mutating func appendInterpolation(hex value: Int) { appendLiteral("0x" + String(value, radix: 16)) }
  mutating func appendInterpolation(_ value: Int, width: Int) {
    let text = String(value)
    appendInterpolation(String(repeating: " ", count: max(0, width - text.count)) + text)
  }
}
print("\(hex: 255) [\(7, width: 4)] \([1, 2]) \((1, b: "x")) \(nil as Int?, default: "-")")
struct Log: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var parts: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) { parts.append("\(literalCapacity)/\(interpolationCount)") }
    mutating func appendLiteral(_ literal: String) { parts.append("L:" + literal) }
    mutating func appendInterpolation<T>(_ value: T) { parts.append("V:\(value)") }
    mutating func appendInterpolation(secret value: String) { parts.append("S:" + String(repeating: "*", count: value.count)) }
  }
  var parts: [String]
  init(stringLiteral value: String) { parts = [value] }
  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}
let log: Log = "user \(1) has \(secret: "pass")"
print(log.parts, ("x" as Log).parts)
struct Upper: TextOutputStream {
  var text = ""
  mutating func write(_ string: String) { text += string.uppercased() }
}
var upper = Upper()
print("a", 1, true, separator: "+", to: &upper)
debugPrint("q", to: &upper)
"tail".write(to: &upper)
2.5.write(to: &upper)
Character("c").write(to: &upper)
print(upper.text)
var out = ""
dump((1, ["k": [2]]), to: &out)
print(out, terminator: "")
let cafe = "cafe\u{301}"
print(cafe.count, cafe.unicodeScalars.count, cafe.utf16.count, cafe == "café", cafe.unicodeScalars.map { $0.value })
print(cafe.unicodeScalars.last!.properties.isDiacritic, ("A" as Unicode.Scalar).properties.name ?? "", ("ß" as Unicode.Scalar).properties.uppercaseMapping)
print("a\u{1F1EE}\u{1F1F9}b".map { String($0) }, Character("\u{1F1EE}\u{1F1F9}").unicodeScalars.count)
let text = "one two"
let sub = text[text.firstIndex(of: "t")!...]
let view = sub.unicodeScalars
print(view.count, view.first!, sub.utf16.count, sub.utf8.map { $0 }.first!)
print(String(sub.unicodeScalars.filter { $0 != "w" }.map(Character.init)), Character("é").utf8.count, Character("é").utf16.first!)
print(String(decoding: [72, 105], as: UTF8.self), String(decoding: [0x48, 0x20AC], as: UTF16.self))
print("abc".utf8CString.count, String(decoding: [0xD83D, 0xDE00, 0xD83D, 65, 0xDE00], as: UTF16.self))
let index = text.index(text.startIndex, offsetBy: 4)
print(text.utf16.distance(from: text.startIndex, to: index), index.utf16Offset(in: text), String.Index(utf16Offset: 2, in: text) < index)
print(text[String.Index(index, within: text)!], index.samePosition(in: text.utf8)! == index)
print("\u{65E5}本".utf8.map { String($0, radix: 16) }, "日本".utf16.map { $0 }, "日本".unicodeScalars.map { $0.isASCII })
print("Zażółć".lowercased(), "straße".uppercased(), "İ".lowercased().count, "ǆ".uppercased())
print("a" < "b", "a" < "B", "é" < "f", "" < "a", "10" < "9", "A".compareFirst("a"))
extension String { func compareFirst(_ other: String) -> Bool { self.first! < other.first! } }
print("%", #"raw \#(1 + 1) \n"#, """
  multi \
  line
    indented "quoted"
  """)
let mixed = "a😀é€"
print(mixed.utf16.count, Array(mixed.utf16), mixed.utf16.map { $0 }, mixed.utf16.first!, mixed.utf16.last!)
for i in mixed.utf16.indices { print(mixed.utf16[i], i.utf16Offset(in: mixed), terminator: " ") }
print(Array(mixed.utf16.reversed()), mixed.utf16.firstIndex(of: 233).map { mixed[$0] } as Any)
let third = mixed.utf16.index(mixed.utf16.startIndex, offsetBy: 3)
print(mixed[third...], mixed[..<third].utf16.count, mixed.dropFirst().utf16.first!, mixed.utf16, mixed.utf16.dropLast(2).count)
