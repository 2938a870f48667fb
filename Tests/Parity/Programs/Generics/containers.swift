// Generic stack / queue with protocol constraints (Swift book)
struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  subscript(i: Int) -> Element { items[i] }
}
extension Stack { var topItem: Element? { items.isEmpty ? nil : items[items.count - 1] } }
protocol Container {
  associatedtype Item
  mutating func append(_ item: Item)
  var count: Int { get }
  subscript(i: Int) -> Item { get }
  associatedtype Iterator: IteratorProtocol where Iterator.Element == Item
  func makeIterator() -> Iterator
}
extension Stack: Container {
  mutating func append(_ item: Element) { push(item) }
  func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() }
}
extension Container where Item: Equatable {
  func startsWith(_ item: Item) -> Bool { count >= 1 && self[0] == item }
}
extension Container where Item == Double {
  func average() -> Double {
    var sum = 0.0
    for i in 0..<count { sum += self[i] }
    return sum / Double(count)
  }
}
protocol SuffixableContainer: Container {
  associatedtype Suffix: SuffixableContainer where Suffix.Item == Item
  func suffix(_ size: Int) -> Suffix
}
extension Stack: SuffixableContainer {
  func suffix(_ size: Int) -> Stack {
    var r = Stack()
    for i in (count - size)..<count { r.append(self[i]) }
    return r
  }
}
func allItemsMatch<C1: Container, C2: Container>(_ a: C1, _ b: C2) -> Bool
where C1.Item == C2.Item, C1.Item: Equatable {
  if a.count != b.count { return false }
  for i in 0..<a.count where a[i] != b[i] { return false }
  return true
}
extension Array: Container {}
var s = Stack<String>()
s.push("uno")
s.push("dos")
s.push("tres")
print(s.topItem ?? "-", s.count, s.startsWith("uno"), allItemsMatch(s, ["uno", "dos", "tres"]))
print(s.suffix(2)[0], [1260.0, 1200.0, 98.6, 37.0].average())
var it = s.makeIterator()
while let x = it.next() { print(x, terminator: " ") }
print()
func makeOpaque<T>(_ item: T) -> some Container {
  var c = [T]()
  c.append(item)
  return c
}
let o = makeOpaque(12)
print(type(of: o[0]))
extension Container {
  subscript<Indices: Sequence>(indices: Indices) -> [Item] where Indices.Iterator.Element == Int {
    var r: [Item] = []
    for i in indices { r.append(self[i]) }
    return r
  }
}
print(s[[0, 2]])
