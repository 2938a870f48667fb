protocol Node { func render(_ indent: Int) -> String }
struct Text: Node { let s: String; func render(_ i: Int) -> String { String(repeating: " ", count: i) + s } }
struct Tag: Node {
  let name: String; var children: [any Node]
  init(_ name: String, @Builder _ c: () -> [any Node]) { self.name = name; children = c() }
  func render(_ i: Int) -> String {
    let pad = String(repeating: " ", count: i)
    return "\(pad)<\(name)>\n" + children.map { $0.render(i + 2) + "\n" }.joined() + "\(pad)</\(name)>"
  }
}
@resultBuilder enum Builder {
  static func buildExpression(_ s: String) -> [any Node] { [Text(s: s)] }
  static func buildExpression(_ n: any Node) -> [any Node] { [n] }
  static func buildBlock(_ p: [any Node]...) -> [any Node] { p.flatMap { $0 } }
  static func buildOptional(_ p: [any Node]?) -> [any Node] { p ?? [] }
  static func buildEither(first p: [any Node]) -> [any Node] { p }
  static func buildEither(second p: [any Node]) -> [any Node] { p }
  static func buildArray(_ p: [[any Node]]) -> [any Node] { Array(p.joined()) }
  static func buildLimitedAvailability(_ p: [any Node]) -> [any Node] { p }
}
func page(_ items: [String], admin: Bool) -> Tag {
  Tag("html") {
    "title"
    Tag("ul") { for (i, item) in items.enumerated() { Tag("li") { "\(i + 1). \(item)" } } }
    if admin { Tag("b") { "admin" } } else { "guest" }
    if items.isEmpty { "none" }
    switch items.count { case 0: "zero"; case 1...2: "few"; default: "many" }
    let note = "n=\(items.count)"
    Text(s: note)
  }
}
print(page(["a", "b"], admin: true).render(0))
print(page([], admin: false).render(1))
