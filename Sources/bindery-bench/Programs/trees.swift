// Binary trees of an indirect enum, built and counted.
indirect enum Tree {
  case leaf
  case node(Tree, Tree)
  static func made(_ depth: Int) -> Tree {
    depth == 0 ? .node(.leaf, .leaf) : .node(made(depth - 1), made(depth - 1))
  }
  var count: Int {
    switch self {
    case .leaf: 0
    case .node(let left, let right): 1 + left.count + right.count
    }
  }
}
var total = 0
for _ in 0..<50 { total += Tree.made(11).count }
print(total)
