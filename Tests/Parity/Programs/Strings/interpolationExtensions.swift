extension String.StringInterpolation {
  mutating func appendInterpolation(list: [Int]) { appendLiteral("<\(list.count)>") }
  mutating func appendInterpolation<T>(debug value: T) { appendInterpolation(String(reflecting: value)) }
}
struct Tagged: ExpressibleByStringInterpolation {
  let text: String
  init(stringLiteral value: String) { text = value }
}
enum Key: ExpressibleByStringInterpolation, Equatable {
  case name(String)
  init(stringLiteral value: String) { self = .name(value) }
}
func take(_ tagged: Tagged) -> String { tagged.text }
func maybe(_ tagged: Tagged?) -> String { tagged?.text ?? "none" }
let n = 3
print(("a\(1)b" as Tagged).text, "\(list: [1])", take("\(n) \(debug: "x")"), maybe("\(list: [1, 2])"))
print(["\(n)", "b"] as [Key])
let tags: [Tagged] = ["\(n)", "plain", "\(debug: n)"]
print(tags.map(\.text))
var text = "\(n)"
text += "\(list: []) and \(n == 3 ? "\(list: [n])" : "")"
print(text)
