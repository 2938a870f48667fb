// Stacks, queues, linked lists and trees.
protocol Container { associatedtype Item; var count: Int { get }; mutating func append(_ item: Item); subscript(i: Int) -> Item { get } }
struct Stack<Element>: Container {
  private var items: [Element] = []
  var count: Int { items.count }
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  mutating func append(_ item: Element) { push(item) }
  subscript(i: Int) -> Element { items[i] }
}
extension Stack: CustomStringConvertible { var description: String { "Stack" + items.reversed().map { "[\($0)]" }.joined() } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var copy = self; return AnyIterator { copy.pop() } } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
extension Container where Item: Equatable {
  func firstIndex(of item: Item) -> Int? { for i in 0..<count where self[i] == item { return i }; return nil }
}
func allMatch<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
  guard a.count == b.count else { return false }
  for i in 0..<a.count { if a[i] != b[i] { return false } }
  return true
}
var stack: Stack = [1, 2, 3]
stack.push(4); stack.pop(); stack.push(7)
print(stack, stack.count, stack.firstIndex(of: 7) ?? -1, stack.map { $0 * 2 })
print(allMatch(stack, [1, 2, 3, 7] as Stack<Int>))
struct Queue<T> {
  private var inbox: [T] = [], outbox: [T] = []
  mutating func enqueue(_ t: T) { inbox.append(t) }
  mutating func dequeue() -> T? { if outbox.isEmpty { outbox = inbox.reversed(); inbox.removeAll(keepingCapacity: true) }; return outbox.popLast() }
  var count: Int { inbox.count + outbox.count }
  var peek: T? { outbox.last ?? inbox.first }
}
var queue = Queue<String>()
["a", "b", "c"].forEach { queue.enqueue($0) }
while let next = queue.dequeue() { print(next, queue.count, queue.peek as Any, terminator: "; ") }
print()
final class Node<T> {
  var value: T; var next: Node?; weak var previous: Node?
  init(_ value: T, next: Node? = nil) { self.value = value; self.next = next }
}
struct LinkedList<T>: Sequence {
  private(set) var head: Node<T>?; private var tail: Node<T>?
  private(set) var count = 0
  init<S: Sequence>(_ s: S) where S.Element == T { for x in s { append(x) } }
  mutating func append(_ v: T) { let n = Node(v); n.previous = tail; if let tail { tail.next = n } else { head = n }; tail = n; count += 1 }
  func reversed() -> [T] { var r: [T] = []; var n = tail; while let c = n { r.append(c.value); n = c.previous }; return r }
  mutating func removeAll(where p: (T) -> Bool) { let kept = filter { !p($0) }; self = LinkedList(kept) }
  func makeIterator() -> some IteratorProtocol<T> {
    sequence(state: head) { (n: inout Node<T>?) -> T? in
      defer { n = n?.next }; return n?.value
    }.makeIterator()
  }
}
var list = LinkedList(1...6)
print(Array(list), list.reversed(), list.contains(3))
list.removeAll { $0.isMultiple(of: 2) }
print(list.map(String.init).joined(separator: "->"), list.count)
indirect enum Tree<T: Comparable> {
  case leaf; case node(Tree, T, Tree)
  func inserting(_ v: T) -> Tree {
    switch self {
    case .leaf: .node(.leaf, v, .leaf)
    case let .node(l, x, r) where v < x: .node(l.inserting(v), x, r)
    case let .node(l, x, r) where v > x: .node(l, x, r.inserting(v))
    case .node: self
    }
  }
  var inorder: [T] { if case let .node(l, x, r) = self { l.inorder + [x] + r.inorder } else { [] } }
  var depth: Int {
    switch self {
    case .leaf: 0;
    case let .node(l, _, r): 1 + Swift.max(l.depth, r.depth)
    }
  }
  func fold<R>(_ leaf: R, _ f: (R, T, R) -> R) -> R {
    switch self {
    case .leaf: leaf;
    case let .node(l, x, r): f(l.fold(leaf, f), x, r.fold(leaf, f))
    }
  }
}
let tree = [5, 2, 8, 1, 9, 3].reduce(Tree.leaf) { $0.inserting($1) }
print(tree.inorder, tree.depth, tree.fold(0) { $0 + $1 + $2 }, tree.fold("") { "(\($0)\($1)\($2))" })
