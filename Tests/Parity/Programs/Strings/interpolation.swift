// Interpolation, raw and multi-line literals, escapes, own interpolations.
let name = "Ann", count = 3
print("\(name) has \(count) item\(count == 1 ? "" : "s"), \(count * 2) soon, \([1, 2].map { "\($0)!" })")
print(#"raw \n \(name) and \#(name)"#, ##"more "# \##(count)"##)
let text = """
  first line
    indented \(name)
  "quoted" and \"""
  joined \
  here
  """
print(text)
print(
  """
  one

  two
  """.split(separator: "\n", omittingEmptySubsequences: false).count)
print("tab\tend", "quote\"", "nul\0".count, "\u{e9}\u{301}".count, "back\\slash", "a\nb".count, "\r\n".count)
struct Price: CustomStringConvertible, CustomDebugStringConvertible {
  let cents: Int
  var description: String { "\(cents / 100).\(cents % 100)" }
  var debugDescription: String { "Price(\(cents))" }
}
let price = Price(cents: 1250)
print(price, "\(price)", [price], String(describing: price), String(reflecting: price), Optional(price) as Any)
debugPrint(price, "text", 1.0, ["a": price])
extension String.StringInterpolation {
  mutating func appendInterpolation(_ value: Int, padded width: Int) { appendLiteral(String(repeating: "0", count: max(0, width - "\(value)".count)) + "\(value)") }
  mutating func appendInterpolation(repeat value: String, _ times: Int) { for _ in 0..<times { appendInterpolation(value) } }
  mutating func appendInterpolation(_ price: Price) { appendLiteral("$\(price.description)") }
  mutating func appendInterpolation<T>(if condition: Bool, _ value: @autoclosure () -> T) { if condition { appendLiteral("\(value())") } }
}
print("\(7, padded: 3) \(repeat: "ab", 3) \(price) \(if: count > 2, name)\(if: false, "never")")
struct Markup: ExpressibleByStringInterpolation, CustomStringConvertible {
  struct StringInterpolation: StringInterpolationProtocol {
    var parts: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) { parts.append("\(interpolationCount)") }
    mutating func appendLiteral(_ literal: String) { parts.append(literal) }
    mutating func appendInterpolation(_ value: some CustomStringConvertible) { parts.append("<\(value.description)>") }
    mutating func appendInterpolation(bold text: String) { parts.append("*\(text)*") }
  }
  let description: String
  init(stringLiteral value: String) { description = "plain " + value }
  init(stringInterpolation: StringInterpolation) { description = stringInterpolation.parts.joined(separator: "|") }
}
let markup: Markup = "hello \(name) and \(bold: "you") \(count)"
print(markup, "plain" as Markup)
print("nested \("inner \("deep \(1 + 1)")")", "\(nil as Int?)", "\((1, "a"))", "\(Int.self)", "\(name.count > 2 ? "long" : "short")")
print("a" + "b" < "abc", "é" == "e\u{301}", "straße".uppercased(), "HeLLo".lowercased(), String("abc".reversed()), "abc".contains("b"))
var line = "start"
line += " \(line.count)"
line.append("!")
line.insert("*", at: line.startIndex)
print(line, line.hasPrefix("*s"), line.dropFirst(2), line.first!, line.last!, line.firstIndex(of: "t")!.utf16Offset(in: line))
print(String(repeating: "=", count: 5), String(42, radix: 2), String(3.0), Int("ff", radix: 16)!, "1,2,,3".split(separator: ","), "a b".map(\.self))
