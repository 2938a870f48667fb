/// The direct children of a node: a single child, the common case, takes no extra storage.
enum ChildNodes {
  case none
  case one(ViewNode)
  /// Two or more.
  case several([ViewNode])

  init(_ nodes: [ViewNode]) {
    switch nodes.count {
    case 0: self = .none
    case 1: self = .one(nodes[0])
    default: self = .several(nodes)
    }
  }
}

extension ChildNodes: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .several(let nodes): nodes.count
    }
  }

  subscript(index: Int) -> ViewNode {
    switch self {
    case .none: preconditionFailure("there is no node below")
    case .one(let node):
      precondition(index == 0, "there is one node below")
      return node
    case .several(let nodes): return nodes[index]
    }
  }
}
