// Associated types: inferred, constrained, with defaults, primary, through extensions.
protocol Container<Item> {
  associatedtype Item
  associatedtype Key: Hashable = String
  var items: [Item] { get set }
  func key(of item: Item) -> Key
}
extension Container {
  var count: Int { items.count }
  mutating func add(_ item: Item) { items.append(item) }
  func grouped() -> [Key: [Item]] { Dictionary(grouping: items, by: key(of:)) }
}
extension Container where Item: Comparable {
  var biggest: Item? { items.max() }
}
extension Container where Item == Int {
  var sum: Int { items.reduce(0, +) }
}
struct Words: Container {
  var items: [String] = []
  func key(of item: String) -> String { String(item.prefix(1)) }
}
struct Numbers: Container {
  typealias Key = Bool
  var items = [3, 8, 5]
  func key(of item: Int) -> Bool { item.isMultiple(of: 2) }
}
var words = Words()
words.add("apple")
words.add("avocado")
words.add("beet")
print(words.count, words.biggest!, words.grouped()["a"]!, words.grouped()["b"]!)
print(Numbers().sum, Numbers().biggest!, Numbers().grouped()[false]!)
func first<C: Container>(_ container: C) -> C.Item? { container.items.first }
func total(_ container: some Container<Int>) -> Int { container.items.reduce(0, +) }
func names(_ container: any Container<String>) -> String { container.items.joined(separator: ",") }
print(first(words)!, first(Numbers())!, total(Numbers()), names(words))
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable { a.items == b.items }
print(same(words, Words(items: ["apple"])), same(Numbers(), Numbers()))
let mixed: [any Container] = [words, Numbers()]
for container in mixed { print(container.count, type(of: container)) }
protocol Graph {
  associatedtype Vertex: Hashable
  func neighbours(of vertex: Vertex) -> [Vertex]
}
extension Graph {
  func reachable(from start: Vertex) -> Set<Vertex> {
    var seen: Set<Vertex> = []
    var queue = [start]
    while let next = queue.popLast(), seen.insert(next).inserted { queue += neighbours(of: next) }
    return seen
  }
}
struct Ring: Graph {
  let size: Int
  func neighbours(of vertex: Int) -> [Int] { [(vertex + 2) % size] }
}
print(Ring(size: 6).reachable(from: 0).sorted(), Ring(size: 5).reachable(from: 1).count)
