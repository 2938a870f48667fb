// `dump` shows a value by its own description, and what it is made of under it.
enum Shape: CustomStringConvertible {
  case dot, circle(Double), box(width: Int, height: Int)
  var description: String { "a shape" }
}
enum Rope: CustomStringConvertible {
  case leaf(String)
  indirect case node(Rope, Rope)
  var description: String {
    switch self {
    case .leaf(let text): text
    case .node(let left, let right): "\(left)\(right)"
    }
  }
}
enum Token: CustomDebugStringConvertible {
  case word(String)
  var debugDescription: String { "token" }
}
enum Plain { case some(Int), none }
struct Drawing { var shapes = [Shape.dot, .circle(2)], token = Token.word("x"), plain = Plain.some(1) }
dump(Shape.dot)
dump(Shape.box(width: 1, height: 2))
dump(Rope.node(.leaf("x"), .leaf("y")), name: "rope")
dump(Drawing())
dump(Optional(Shape.circle(1)))
