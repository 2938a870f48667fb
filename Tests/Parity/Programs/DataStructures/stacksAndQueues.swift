protocol Container { associatedtype Item; var count: Int { get }; mutating func push(_ i: Item); mutating func pop() -> Item? }
extension Container { var isEmpty: Bool { count == 0 }; mutating func pushAll<S: Sequence>(_ s: S) where S.Element == Item { s.forEach { push($0) } } }
struct Stack<T>: Container, ExpressibleByArrayLiteral, Sequence {
  private var items: [T] = []
  init(arrayLiteral e: T...) { items = e }
  var count: Int { items.count }
  mutating func push(_ i: T) { items.append(i) }
  @discardableResult mutating func pop() -> T? { items.popLast() }
  func makeIterator() -> AnyIterator<T> { var c = items; return AnyIterator { c.popLast() } }
}
struct Queue<T>: Container {
  private var inbox: [T] = [], outbox: [T] = []
  var count: Int { inbox.count + outbox.count }
  mutating func push(_ i: T) { inbox.append(i) }
  mutating func pop() -> T? {
    if outbox.isEmpty { outbox = inbox.reversed(); inbox.removeAll(keepingCapacity: true) }
    return outbox.popLast()
  }
}
func drain<C: Container>(_ c: C) -> [C.Item] { var c = c; var r: [C.Item] = []; while let x = c.pop() { r.append(x) }; return r }
var s: Stack = [1, 2, 3]
s.push(4); s.pop(); s.pushAll([7, 8])
print(Array(s), s.isEmpty, s.count, s.contains(7), s.map { $0 * 2 })
var q = Queue<String>(); q.pushAll("a b c".split(separator: " ").map(String.init))
print(q.pop() ?? "", drain(q), q.count)
print(drain(Stack<Int>()), Stack<Int>().isEmpty)
for (i, x) in zip(1..., s) { print("\(i):\(x)", terminator: " ") }
print()
