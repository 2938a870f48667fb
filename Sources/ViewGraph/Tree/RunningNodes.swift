/// The nodes whose own code is being evaluated.
///
/// Only the innermost one is ever asked for; whoever runs another node keeps the nodes around it,
/// and sets them again afterwards.
struct RunningNodes {
  static var none: RunningNodes { RunningNodes(reference: nil, count: 0) }

  // Unretained, as its caller keeps it alive.
  private let reference: Unmanaged<ViewNode>?
  /// The number of nested runs.
  let count: Int

  /// The innermost node.
  var last: ViewNode? { reference?._withUnsafeGuaranteedRef { $0 } }

  var isEmpty: Bool { count == 0 }

  /// These, with a node that begins to run inside them.
  func entering(_ node: ViewNode) -> RunningNodes {
    RunningNodes(reference: .passUnretained(node), count: count + 1)
  }
}
