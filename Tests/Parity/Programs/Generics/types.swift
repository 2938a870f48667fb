// Generic types: stacks, linked lists, trees, extensions with constraints, statics, nested types.
struct Stack<Element> {
  private var items: [Element] = []
  init() {}
  init(_ items: Element...) { self.items = items }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
  func map<Other>(_ transform: (Element) -> Other) -> Stack<Other> {
    var result = Stack<Other>()
    for item in items { result.push(transform(item)) }
    return result
  }
  struct Entry { let value: Element; let depth: Int }
  var entries: [Entry] { items.enumerated().map { Entry(value: $1, depth: $0) } }
}
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var rest = items; return AnyIterator { rest.popLast() } } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
extension Stack where Element: Numeric { var sum: Element { reduce(0, +) } }
extension Stack where Element == String { func joined() -> String { reversed().joined(separator: "+") } }
extension Stack: CustomStringConvertible { var description: String { "Stack\(items)" } }
var stack: Stack = [1, 2, 3]
stack.push(4)
print(stack, stack.top!, stack.sum, Array(stack), stack.map { "n\($0)" }.joined(), stack.entries.last!.depth)
stack.pop()
print(stack == [1, 2, 3], stack != Stack(1), stack.contains(2), stack.sorted(by: <), Stack<Int>().top as Any)
indirect enum Tree<Value: Comparable> {
  case leaf
  case node(Tree, Value, Tree)
  init() { self = .leaf }
  func inserting(_ value: Value) -> Tree {
    switch self {
    case .leaf: .node(.leaf, value, .leaf)
    case .node(let left, let own, let right):
      if value < own { .node(left.inserting(value), own, right) } else { .node(left, own, right.inserting(value)) }
    }
  }
  var values: [Value] { if case .node(let l, let v, let r) = self { l.values + [v] + r.values } else { [] } }
  var depth: Int { if case .node(let l, _, let r) = self { 1 + Swift.max(l.depth, r.depth) } else { 0 } }
}
let tree = [5, 2, 8, 1, 9].reduce(Tree()) { $0.inserting($1) }
print(tree.values, tree.depth, Tree<String>().inserting("b").inserting("a").values)
final class Box<Content> {
  var content: Content { didSet { changes += 1 } }
  private(set) var changes = 0
  static var kind: String { "Box<\(Content.self)>" }
  init(_ content: Content) { self.content = content }
  func zip<Other>(_ other: Box<Other>) -> Box<(Content, Other)> { Box<(Content, Other)>((content, other.content)) }
}
class NamedBox<Content: CustomStringConvertible>: Store<Content> { var name: String { "box of \(content.description)" } }
class Store<Content> { let content: Content; required init(_ content: Content) { self.content = content } }
let box = Box(1)
box.content += 5
print(box.content, box.changes, box.zip(Box("s")).content, Box<[Int]>.kind, type(of: box), NamedBox([1]).name)
struct Pair<A, B> { var a: A, b: B; typealias Flipped = Pair<B, A>; var flipped: Flipped { Flipped(a: b, b: a) } }
typealias Table<Value> = [String: Value]
let table: Table<Int> = ["x": 1]
print(Pair(a: 1, b: "b").flipped, table["x"]!, Pair<Int, Int>.Flipped.self, type(of: Pair(a: 1.5, b: Optional(1))))
struct Matrix<let rows: Int> {}
enum Either<Left, Right> {
  case left(Left), right(Right)
  func fold<Result>(_ onLeft: (Left) -> Result, _ onRight: (Right) -> Result) -> Result {
    switch self {
    case .left(let value): onLeft(value);
    case .right(let value): onRight(value)
    }
  }
}
let eithers: [Either<Int, String>] = [.left(3), .right("word")]
print(eithers.map { $0.fold({ $0 * 2 }, \.count) }, eithers)
