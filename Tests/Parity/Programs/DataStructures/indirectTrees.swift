indirect enum Tree<T: Comparable> {
  case empty
  case node(Tree, T, Tree)
  init() { self = .empty }
  mutating func insert(_ x: T) { self = inserting(x) }
  func inserting(_ x: T) -> Tree {
    switch self {
    case .empty: return .node(.empty, x, .empty)
    case let .node(l, v, r) where x < v: return .node(l.inserting(x), v, r)
    case let .node(l, v, r) where x > v: return .node(l, v, r.inserting(x))
    default: return self
    }
  }
  var depth: Int { guard case let .node(l, _, r) = self else { return 0 }; return 1 + max(l.depth, r.depth) }
  var sorted: [T] { if case let .node(l, v, r) = self { return l.sorted + [v] + r.sorted } else { return [] } }
  func contains(_ x: T) -> Bool {
    switch self { case .empty: false; case let .node(l, v, r): x == v ? true : x < v ? l.contains(x) : r.contains(x) }
  }
  func map<U: Comparable>(_ f: (T) -> U) -> Tree<U> {
    switch self { case .empty: .empty; case let .node(l, v, r): .node(l.map(f), f(v), r.map(f)) }
  }
  func fold<R>(_ e: R, _ f: (R, T, R) -> R) -> R { if case let .node(l, v, r) = self { f(l.fold(e, f), v, r.fold(e, f)) } else { e } }
}
var t = Tree<Int>()
[5, 2, 8, 1, 9, 3, 5].forEach { t.insert($0) }
print(t.sorted, t.depth, t.contains(8), t.contains(7))
print(t.map { "n\($0)" }.sorted, t.fold(0) { $0 + $1 + $2 })
print(t.fold("") { l, v, r in "(\(l)\(v)\(r))" })
let e: Tree<String> = .empty
print(e, Tree.node(.empty, 1, .empty))
