// A type's interpolation is what its init(stringInterpolation:) takes, by whatever name.
struct Message: ExpressibleByStringInterpolation, CustomStringConvertible {
  struct Parts: StringInterpolationProtocol {
    var text = ""
    init(literalCapacity: Int, interpolationCount: Int) { text = "[\(interpolationCount)] " }
    mutating func appendLiteral(_ literal: String) { text += literal.uppercased() }
    mutating func appendInterpolation(_ number: Int) { text += "#\(number)" }
    mutating func appendInterpolation<T>(hidden value: T) {
      text += String(repeating: "*", count: "\(value)".count)
    }
  }
  let description: String
  init(stringLiteral value: String) { description = "literal \(value)" }
  init(stringInterpolation parts: Parts) { description = parts.text }
}
func show(_ message: Message) { print(message) }
show("plain")
show("number \(5) and \(hidden: "secret")")
let message: Message = "\(1)\(2)"
print(message, "\(message)" as String)

struct Path: ExpressibleByStringInterpolation {
  typealias StringInterpolation = Message.Parts
  var parts: [String]
  init(stringLiteral value: String) { parts = [value] }
  init(stringInterpolation: StringInterpolation) { parts = ["made", stringInterpolation.text] }
}
print(("a/\(3)" as Path).parts)

struct Plain: ExpressibleByStringInterpolation {
  let text: String
  init(stringLiteral value: String) { text = value }
}
print(("just \(3) \("words")" as Plain).text)

// An operator whose operands all depend on what is expected.
struct Styled: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ text: String) { self.text += text }
    mutating func appendInterpolation(_ text: String, _ mark: Character) {
      self.text += "\(mark)\(text)\(mark)"
    }
  }
  var text: String
  init(stringLiteral value: String) { text = value }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
func styled(_ notes: [String]) -> [Styled] {
  ["\("head", "*")"] + notes.map { "\("note", "_") \($0)" } + ["\("end", "*")", "."]
}
func optionallyStyled() -> [Styled]? { ["\("a", "*")"] + ["\("b", "_")"] }
print(styled(["one", "two"]).map(\.text), optionallyStyled()?.map(\.text) ?? [])
