// generics 2: linked list, tree, heap, graph, LRU
enum List<Element>: Sequence, ExpressibleByArrayLiteral {
  case end
  indirect case node(Element, List)
  init(arrayLiteral e: Element...) { self = e.reversed().reduce(.end) { .node($1, $0) } }
  func makeIterator() -> AnyIterator<Element> {
    var cur = self
    return AnyIterator {
      guard case .node(let v, let n) = cur else { return nil }
      cur = n
      return v
    }
  }
  mutating func push(_ e: Element) { self = .node(e, self) }
  func map<T>(_ f: (Element) -> T) -> List<T> {
    switch self {
    case .end: .end
    case .node(let v, let n): .node(f(v), n.map(f))
    }
  }
}
var l: List = [1, 2, 3]
l.push(0)
print(Array(l), l.map { "\($0)" }.joined(separator: "-"), l.contains(2), l.reduce(0, +))
final class Tree<Key: Comparable, Value> {
  private final class Node {
    let k: Key
    var v: Value
    var l: Node?, r: Node?
    init(_ k: Key, _ v: Value) {
      self.k = k
      self.v = v
    }
  }
  private var root: Node?
  private(set) var count = 0
  subscript(k: Key) -> Value? {
    get {
      var n = root
      while let c = n {
        if k == c.k { return c.v }
        n = k < c.k ? c.l : c.r
      }
      return nil
    }
    set {
      guard let newValue else { return }
      func ins(_ n: inout Node?) {
        if let c = n {
          if k == c.k { c.v = newValue } else if k < c.k { ins(&c.l) } else { ins(&c.r) }
        } else {
          n = Node(k, newValue)
          count += 1
        }
      }
      ins(&root)
    }
  }
  func forEach(_ f: (Key, Value) throws -> Void) rethrows {
    func go(_ n: Node?) throws {
      guard let n else { return }
      try go(n.l)
      try f(n.k, n.v)
      try go(n.r)
    }
    try { try go(root) }()
  }
}
let t = Tree<String, Int>()
for (i, w) in ["m", "c", "x", "a", "m"].enumerated() { t[w] = i }
print(t.count, t["m"] ?? -1, t["q"] as Any)
t.forEach { print($0, $1, terminator: " ") }
print()
struct Heap<T> {
  private var a: [T] = []
  private let less: (T, T) -> Bool
  init(_ less: @escaping (T, T) -> Bool) { self.less = less }
  var isEmpty: Bool { a.isEmpty }
  mutating func push(_ x: T) {
    a.append(x)
    var i = a.count - 1
    while i > 0, case let p = (i - 1) / 2, less(a[i], a[p]) {
      a.swapAt(i, p)
      i = p
    }
  }
  mutating func pop() -> T? {
    guard !a.isEmpty else { return nil }
    a.swapAt(0, a.count - 1)
    let r = a.removeLast()
    var i = 0
    while true {
      let c = [2 * i + 1, 2 * i + 2].filter { $0 < a.count }
      guard let m = c.min(by: { less(a[$0], a[$1]) }), less(a[m], a[i]) else { break }
      a.swapAt(m, i)
      i = m
    }
    return r
  }
}
extension Heap where T: Comparable { init() { self.init(<) } }
var h = Heap<Int>()
[5, 1, 4, 2].forEach { h.push($0) }
var out: [Int] = []
while let x = h.pop() { out.append(x) }
print(out)
struct Graph<V: Hashable> {
  var adj: [V: [(V, Int)]] = [:]
  mutating func add(_ a: V, _ b: V, _ w: Int = 1) {
    adj[a, default: []].append((b, w))
    adj[b, default: []].append((a, w))
  }
  func dijkstra(_ s: V) -> [V: Int] {
    var d = [s: 0]
    var q = Heap<(V, Int)> { $0.1 < $1.1 }
    q.push((s, 0))
    while let (u, du) = q.pop() {
      for (v, w) in adj[u] ?? [] where du + w < d[v, default: .max] {
        d[v] = du + w
        q.push((v, du + w))
      }
    }
    return d
  }
  func bfs(_ s: V) -> [V] {
    var seen: Set = [s]
    var q = [s]
    var r: [V] = []
    while !q.isEmpty {
      let u = q.removeFirst()
      r.append(u)
      for (v, _) in adj[u] ?? [] where seen.insert(v).inserted { q.append(v) }
    }
    return r
  }
}
var g = Graph<Character>()
g.add("a", "b", 4)
g.add("a", "c", 1)
g.add("c", "b", 2)
g.add("b", "d")
print(g.dijkstra("a").sorted { $0.key < $1.key }.map { "\($0)\($1)" }, g.bfs("a"))
final class LRU<K: Hashable, V> {
  private let cap: Int
  private var d: [K: V] = [:], order: [K] = []
  init(_ c: Int) { cap = c }
  func get(_ k: K) -> V? {
    guard let v = d[k] else { return nil }
    touch(k)
    return v
  }
  func set(_ k: K, _ v: V) {
    d[k] = v
    touch(k)
    if order.count > cap { d[order.removeFirst()] = nil }
  }
  private func touch(_ k: K) {
    order.removeAll { $0 == k }
    order.append(k)
  }
  var keys: [K] { order }
}
let c = LRU<String, Int>(2)
c.set("a", 1)
c.set("b", 2)
_ = c.get("a")
c.set("c", 3)
print(c.keys, c.get("b") as Any)
struct Tagged<Tag, Raw: Hashable>: Hashable, RawRepresentable {
  var rawValue: Raw
  init(rawValue: Raw) { self.rawValue = rawValue }
}
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral {
  init(integerLiteral v: Raw.IntegerLiteralType) { rawValue = Raw(integerLiteral: v) }
}
enum UserTag {}
typealias UserID = Tagged<UserTag, Int>
let uid: UserID = 5
print(uid.rawValue, Set([uid, 5]).count)
protocol Monoid {
  static var empty: Self { get }
  func combine(_ o: Self) -> Self
}
extension Int: Monoid {
  static var empty: Int { 0 }
  func combine(_ o: Int) -> Int { self + o }
}
extension Optional: Monoid where Wrapped: Monoid {
  static var empty: Self { nil }
  func combine(_ o: Self) -> Self {
    switch (self, o) {
    case (let a?, let b?): a.combine(b)
    case (let x, nil), (nil, let x): x
    }
  }
}
extension Sequence where Element: Monoid {
  func fold() -> Element { reduce(.empty) { $0.combine($1) } }
}
print([1, 2, 3].fold())
struct ZipLongest<A: Sequence, B: Sequence>: Sequence {
  let a: A, b: B
  struct Iterator: IteratorProtocol {
    var a: A.Iterator, b: B.Iterator
    mutating func next() -> (A.Element?, B.Element?)? {
      let x = a.next()
      let y = b.next()
      return x == nil && y == nil ? nil : (x, y)
    }
  }
  func makeIterator() -> Iterator { .init(a: a.makeIterator(), b: b.makeIterator()) }
}
for (a, b) in ZipLongest(a: [1, 2, 3], b: "x") {
  print(a.map(String.init) ?? "_", b.map(String.init) ?? "_", terminator: " ")
}
print()
