// An associated type may be constrained by another one of the same protocol.
protocol Tree<Value> {
  associatedtype Value
  associatedtype Child: Tree<Value> = Self
  var value: Value { get }
  var children: [Child] { get }
}
extension Tree {
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
  func flatten() -> [Value] { [value] + children.flatMap { $0.flatten() } }
}
extension Tree where Value: Numeric {
  var total: Value { children.reduce(value) { $0 + $1.total } }
}
struct Branch: Tree {
  let value: Int
  var children: [Branch] = []
}
struct Root: Tree {
  let value: Int
  let children: [Branch]
}
let root = Root(value: 1, children: [Branch(value: 2, children: [Branch(value: 5)]), Branch(value: 3)])
print(root.depth, root.flatten(), root.total, root.children.map(\.total))
let trees: [any Tree<Int>] = [root, Branch(value: 44)]
print(trees.map { $0.depth })

protocol Rule<Input> {
  associatedtype Input
  associatedtype Body: Rule<Input>
  var body: Body { get }
  func check(_ input: Input) -> [String]
}
extension Rule { func check(_ input: Input) -> [String] { body.check(input) } }
extension Never: Rule {
  typealias Input = Any
  var body: Never { fatalError() }
}
struct Long: Rule {
  typealias Input = String
  var body: Self { self }
  func check(_ input: String) -> [String] { input.count > 3 ? [] : ["short"] }
}
struct Named: Rule { var body: some Rule<String> { Long() } }
print(Named().check("ab"), Named().check("abcd"))
