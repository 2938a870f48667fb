struct Edge<V: Hashable>: Hashable { let from, to: V; var weight = 1 }
struct Graph<V: Hashable & Comparable> {
  private(set) var adjacency: [V: [Edge<V>]] = [:]
  var isDirected: Bool
  init(directed: Bool = false, _ edges: [(V, V, Int)]) { isDirected = directed; for (a, b, w) in edges { connect(a, b, w) } }
  mutating func connect(_ a: V, _ b: V, _ w: Int = 1) {
    adjacency[a, default: []].append(Edge(from: a, to: b, weight: w)); adjacency[b, default: []] += isDirected ? [] : [Edge(from: b, to: a, weight: w)]
  }
  func neighbours(_ v: V) -> [V] { adjacency[v, default: []].map(\.to).sorted() }
  func bfs(from s: V) -> [V] {
    var seen: Set = [s], queue = [s], order: [V] = []
    while !queue.isEmpty { let v = queue.removeFirst(); order.append(v); for n in neighbours(v) where seen.insert(n).inserted { queue.append(n) } }; return order
  }
  func dfs(from s: V, visit: (V, Int) -> Void) {
    var seen: Set<V> = []; func go(_ v: V, _ depth: Int) { guard seen.insert(v).inserted else { return }; visit(v, depth); neighbours(v).forEach { go($0, depth + 1) } }; go(s, 0)
  }
  func shortest(from s: V) -> (distance: [V: Int], path: (V) -> [V]?) {
    var distance = [s: 0], previous: [V: V] = [:], open: Set = [s]
    while let v = open.min(by: { (distance[$0]!, $0) < (distance[$1]!, $1) }) {
      open.remove(v)
      for e in adjacency[v] ?? [] { let d = distance[v]! + e.weight; if d < distance[e.to] ?? .max { distance[e.to] = d; previous[e.to] = v; open.insert(e.to) } }
    }
    return (
      distance,
      { target in
        guard distance[target] != nil else { return nil }; return Array(sequence(first: target) { previous[$0] }.reversed())
      }
    )
  }
  func topological() throws -> [V] {
    var incoming: [V: Int] = adjacency.mapValues { _ in 0 }; for e in adjacency.values.joined() { incoming[e.to, default: 0] += 1 }
    var ready = incoming.filter { $0.value == 0 }.keys.sorted(), out: [V] = []
    while let v = ready.first { ready.removeFirst(); out.append(v); for n in neighbours(v) { incoming[n]! -= 1; if incoming[n] == 0 { ready.append(n); ready.sort() } } }
    if out.count < incoming.count { throw CycleError(remaining: Set(incoming.keys).subtracting(out).count) }; return out
  }
  struct CycleError: Error, CustomStringConvertible { let remaining: Int; var description: String { "cycle among \(remaining)" } }
}
let g = Graph([("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("C", "D", 8), ("D", "E", 3)])
print(g.bfs(from: "A"))
g.dfs(from: "A") { v, d in print(String(repeating: "  ", count: d) + v) }
let (distance, path) = g.shortest(from: "A")
print(distance.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, path("E") ?? [], path("Z") as Any)
let tasks = Graph(directed: true, [("shop", "cook", 1), ("cook", "eat", 1), ("wash", "eat", 1), ("eat", "sleep", 1)])
print(try tasks.topological())
do { _ = try Graph(directed: true, [(1, 2, 1), (2, 3, 1), (3, 1, 1)]).topological() } catch { print(error) }
struct Point: Hashable {
  var x, y: Int; static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }; static let around = [Point(x: 1, y: 0), .init(x: -1, y: 0), .init(x: 0, y: 1), .init(x: 0, y: -1)]
}
let maze = """
  S.#.
  .#..
  ...E
  """.split(separator: "\n").map(Array.init)
func find(_ c: Character) -> Point? { for (y, row) in maze.enumerated() { if let x = row.firstIndex(of: c) { return Point(x: x, y: y) } }; return nil }
func solve() -> Int? {
  guard let s = find("S"), let e = find("E") else { return nil }; var steps = [s: 0], queue = [s][...]
  while let p = queue.popFirst() {
    if p == e { return steps[p] };
    for n in Point.around.map({ $0 + p }) where maze.indices ~= n.y && maze[n.y].indices.contains(n.x) && maze[n.y][n.x] != "#" && steps[n] == nil { steps[n] = steps[p]! + 1; queue.append(n) }
  }; return nil
}
print(solve() ?? -1)
struct UnionFind {
  var parent: [Int]; init(_ n: Int) { parent = Array(0..<n) }
  mutating func find(_ x: Int) -> Int { if parent[x] != x { parent[x] = find(parent[x]) }; return parent[x] }
  mutating func union(_ a: Int, _ b: Int) -> Bool { let (x, y) = (find(a), find(b)); guard x != y else { return false }; parent[x] = y; return true }
}
var u = UnionFind(6); print([(0, 1), (2, 3), (1, 3), (0, 2), (4, 5)].map { u.union($0.0, $0.1) }, (0..<6).map { u.find($0) })
struct Heap<T> {
  var items: [T] = []; let less: (T, T) -> Bool
  mutating func push(_ t: T) { items.append(t); var i = items.count - 1; while i > 0, case let p = (i - 1) / 2, less(items[i], items[p]) { items.swapAt(i, p); i = p } }
  mutating func pop() -> T? {
    guard let top = items.first else { return nil }; let last = items.removeLast(); if items.isEmpty { return top }; items[0] = last; var i = 0
    while true { var m = i; for c in [2 * i + 1, 2 * i + 2] where c < items.count && less(items[c], items[m]) { m = c }; if m == i { return top }; items.swapAt(i, m); i = m }
  }
}
var h = Heap<(name: String, priority: Int)>(less: { $0.priority < $1.priority }); for x in [("c", 3), ("a", 1), ("d", 9), ("b", 2)] { h.push(x) }
while let (n, p) = h.pop() { print(n, p, terminator: " ") }; print()
