// A result builder nested in a generic type builds for the arguments of that type.
final class Node<Value> {
  let value: Value
  weak var parent: Node?
  private(set) var children: [Node] = [] { didSet { children.forEach { $0.parent = self } } }

  init(_ value: Value, @Children _ children: () -> [Node] = { [] }) {
    self.value = value
    defer { self.children = children() }
  }

  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }

  @resultBuilder enum Children {
    static func buildBlock(_ nodes: Node...) -> [Node] { nodes }
  }
}
struct Joined<Element> {
  var first: Element
  func with(@Elements _ others: () -> [Element]) -> [Element] { [first] + others() }
  @resultBuilder struct Elements {
    static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    static func buildExpression(_ one: Element) -> [Element] { [one] }
    static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  }
}
let tree = Node(1) {
  Node(2)
  Node(3) { Node(4) }
}
print(tree.depth, tree.children.map(\.value), tree.children[1].children[0].parent!.value)
let isLong = true
print(Joined(first: "a").with { "b"; if isLong { "c" } }, Joined(first: 1).with { 2 })
