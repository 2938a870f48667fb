struct Graph<V: Hashable & Comparable> {
  private var edges: [V: [(to: V, cost: Int)]] = [:]
  mutating func connect(_ a: V, _ b: V, cost: Int = 1, bothWays: Bool = true) {
    edges[a, default: []].append((b, cost))
    if bothWays { edges[b, default: []].append((a, cost)) } else if edges[b] == nil { edges[b] = [] }
  }
  func bfs(from s: V) -> [V] {
    var seen: Set = [s], queue = [s][...], order: [V] = []
    while let v = queue.popFirst() {
      order.append(v)
      for (n, _) in edges[v, default: []].sorted(by: { $0.to < $1.to }) where seen.insert(n).inserted { queue.append(n) }
    }
    return order
  }
  func dijkstra(from s: V) -> [V: Int] {
    var dist = [s: 0], open: [(V, Int)] = [(s, 0)]
    while let (v, d) = open.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
      open.removeAll { $0.0 == v }
      guard d <= dist[v, default: .max] else { continue }
      for e in edges[v] ?? [] where d + e.cost < dist[e.to, default: .max] {
        dist[e.to] = d + e.cost
        open.append((e.to, d + e.cost))
      }
    }
    return dist
  }
  func topological() -> [V]? {
    var state: [V: Bool] = [:], out: [V] = []
    func visit(_ v: V) -> Bool {
      if let s = state[v] { return s }
      state[v] = false
      for (n, _) in edges[v]! { guard visit(n) else { return false } }
      state[v] = true
      out.insert(v, at: 0)
      return true
    }
    for v in edges.keys.sorted() { guard visit(v) else { return nil } }
    return out
  }
}
var g = Graph<String>()
for (a, b, c) in [("a", "b", 4), ("a", "c", 1), ("c", "b", 2), ("b", "d", 5)] { g.connect(a, b, cost: c) }
print(g.bfs(from: "a"), g.dijkstra(from: "a").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var dag = Graph<Int>()
dag.connect(1, 2, bothWays: false); dag.connect(2, 3, bothWays: false); dag.connect(1, 3, bothWays: false)
print(dag.topological() ?? [], g.topological() as Any)
