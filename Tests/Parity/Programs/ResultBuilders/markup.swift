// result builders
@resultBuilder enum HTML {
  static func buildBlock(_ c: Node...) -> [Node] { c }
  static func buildBlock(_ c: [Node]...) -> [Node] { c.flatMap { $0 } }
  static func buildExpression(_ n: Node) -> [Node] { [n] }
  static func buildExpression(_ s: String) -> [Node] { [.text(s)] }
  static func buildOptional(_ c: [Node]?) -> [Node] { c ?? [] }
  static func buildEither(first c: [Node]) -> [Node] { c }
  static func buildEither(second c: [Node]) -> [Node] { c }
  static func buildArray(_ c: [[Node]]) -> [Node] { c.flatMap { $0 } }
  static func buildLimitedAvailability(_ c: [Node]) -> [Node] { c }
}
indirect enum Node {
  case text(String)
  case tag(String, [String: String], [Node])
  func render(_ depth: Int = 0) -> String {
    let pad = String(repeating: "  ", count: depth)
    switch self {
    case .text(let t): return pad + t
    case .tag(let n, let a, let kids):
      let attrs = a.sorted { $0.key < $1.key }.map { " \($0)=\"\($1)\"" }.joined()
      return kids.isEmpty
        ? "\(pad)<\(n)\(attrs)/>"
        : "\(pad)<\(n)\(attrs)>\n" + kids.map { $0.render(depth + 1) }.joined(separator: "\n")
          + "\n\(pad)</\(n)>"
    }
  }
}
func tag(_ n: String, _ a: [String: String] = [:], @HTML _ c: () -> [Node] = { [] }) -> Node {
  .tag(n, a, c())
}
func div(@HTML _ c: () -> [Node]) -> Node { tag("div", [:], c) }
let items = ["a", "b"]
let admin = true
let n: Int? = nil
let page = tag("html") {
  tag("body", ["class": "x", "id": "y"]) {
    div {
      "Hello"
      for i in items { tag("li") { i } }
      if admin { tag("b") { "admin" } } else { "guest" }
      if let n { "n \(n)" }
      tag("br")
      switch items.count {
      case 0: "none"
      case 1: "one"
      default:
        "many"
        "really"
      }
    }
  }
}
print(page.render())
@resultBuilder struct Sum {
  static func buildBlock(_ x: Int...) -> Int { x.reduce(0, +) }
  static func buildFinalResult(_ x: Int) -> String { "sum \(x)" }
}
func sum(@Sum _ f: () -> String) -> String { f() }
print(
  sum {
    1
    2
    3
  })
@resultBuilder enum Rules {
  static func buildPartialBlock(first: Rule) -> [Rule] { [first] }
  static func buildPartialBlock(accumulated: [Rule], next: Rule) -> [Rule] { accumulated + [next] }
}
struct Rule {
  var name: String
  var check: (String) -> Bool
}
struct Validator {
  var rules: [Rule]
  init(@Rules _ r: () -> [Rule]) { rules = r() }
  func validate(_ s: String) -> [String] { rules.filter { !$0.check(s) }.map(\.name) }
}
let v = Validator {
  Rule(name: "short") { $0.count >= 3 }
  Rule(name: "digit") { $0.contains(where: \.isNumber) }
}
print(v.validate("ab"), v.validate("abc1"))
struct Menu {
  var entries: [String]
  @HTML var nodes: [Node] { for e in entries { tag("i") { e } } }
}
print(Menu(entries: ["x", "y"]).nodes.map { $0.render() })
