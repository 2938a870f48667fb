// Result builders with all their methods.
@resultBuilder enum TextBuilder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildExpression(_ list: [String]) -> [String] { list }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
  static func buildEither(first: [String]) -> [String] { ["first:"] + first }
  static func buildEither(second: [String]) -> [String] { ["second:"] + second }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } + ["end"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func text(@TextBuilder _ build: () -> String) -> String { build() }
@TextBuilder func greeting(_ name: String?, excited: Bool = false) -> String {
  "Hello"
  if let name { name } else { "you" }
  if excited { "!" }
  let count = (name ?? "").count
  count
  for index in 0..<2 { index * 10 }
}
print(greeting("Ann"))
print(greeting(nil, excited: true))
print(
  text {
    "a"; 1; ["b", "c"]
  })
enum Mode { case low, high(Int), none }
func mode(_ mode: Mode) -> String {
  text {
    switch mode {
    case .low: "low"
    case .high(let value):
      "high"
      value
    case .none: []
    }
  }
}
print(mode(.low), "|", mode(.high(5)), "|", mode(.none))
struct Page {
  var title: String
  @TextBuilder var body: String { title; if title.count > 3 { "long" } }
  @TextBuilder static func make(_ flag: Bool) -> String { if flag { "yes" } else if !flag { "no" } else { "never" } }
}
print(Page(title: "Home").body, Page(title: "Hi").body, Page.make(true), Page.make(false))
@resultBuilder struct Sum {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
  static func buildOptional(_ value: Int?) -> Int { value ?? 0 }
}
@Sum func digits(_ extra: Bool) -> Int { 1; 2; 3; if extra { 4 } }
print(digits(true), digits(false))
struct Node: CustomStringConvertible {
  let name: String, children: [Node]
  init(_ name: String, @NodeBuilder children: () -> [Node] = { [] }) { self.name = name; self.children = children() }
  var description: String { children.isEmpty ? name : "\(name)(\(children.map(\.description).joined(separator: ",")))" }
}
@resultBuilder enum NodeBuilder {
  static func buildBlock(_ nodes: [Node]...) -> [Node] { Array(nodes.joined()) }
  static func buildExpression(_ node: Node) -> [Node] { [node] }
  static func buildExpression(_ name: String) -> [Node] { [Node(name)] }
  static func buildArray(_ lists: [[Node]]) -> [Node] { lists.flatMap(\.self) }
  static func buildOptional(_ nodes: [Node]?) -> [Node] { nodes ?? [] }
  static func buildEither(first nodes: [Node]) -> [Node] { nodes }
  static func buildEither(second nodes: [Node]) -> [Node] { nodes }
}
let tree = Node("root") {
  Node("a") {
    "a1"; "a2"
  }
  for name in ["x", "y"] { Node(name) { if name == "y" { "inner" } } }
  if Bool.random() || true { "always" } else { "never" }
}
print(tree)
protocol Screen { associatedtype Body; @TextBuilder var body: Body { get } }
struct Home: Screen { var body: String { "one"; "two" } }
print(Home().body)
