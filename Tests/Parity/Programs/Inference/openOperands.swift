// What stands open beside a value takes its type from it, or from what is expected.
struct Person { var name: String, friend: Friend? }
struct Friend { var name: String }
enum Kind { case a, b }
struct Styled: ExpressibleByStringInterpolation {
  var text: String
  init(stringLiteral value: String) { text = value }
  init(stringInterpolation parts: Parts) { text = parts.text }
  enum Style { case bold }
  struct Parts: StringInterpolationProtocol {
    var text = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ part: String, _ style: Style? = nil) {
      text += style == nil ? part : "*\(part)*"
    }
  }
}

let person: Person? = Person(name: "Ada", friend: Friend(name: "Bo"))
print(["Ada"].contains(person?.name), ["Ada"].contains(person?.friend?.name))
print(["Bo", "Cy"].firstIndex(of: person?.friend?.name) ?? -1)
if !["x"].contains(person?.name) { print("no x") }

let lines: [[Kind]] = [[.b], [.a, .b]]
print([.a] + lines.joined(), Array(lines.joined() + [.a]), [.b] + lines[0])
let all: [Kind] = [.a] + lines.joined()
print(all)
print([1] + lines.lazy.map(\.count), [0.5] + [1, 2].lazy.map { Double($0) })

let label: Styled = person.map { "name \($0.name, .bold)" } ?? "nobody"
print(label.text)
func show(_ styled: Styled) { print(styled.text) }
show(person?.friend.map { "friend \($0.name, .bold)!" } ?? "alone")
let missing: Person? = nil
show(missing.map { "name \($0.name, .bold)" } ?? "nobody \("at all", .bold)")
