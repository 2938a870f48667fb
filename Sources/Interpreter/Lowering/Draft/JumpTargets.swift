internal import Semantics

/// The targets of `break` and `continue` in a labeled statement.
struct JumpTarget {
  let breakLabel: Label
  let continueLabel: Label?
  let depth: Int
}

/// The target of an expression that leaves with its value: `TypedStatement.result`, or `return` in
/// an inlined body.
struct ResultTarget {
  let register: Register
  let label: Label
  let depth: Int
}

/// The target of an optional chain that finds `nil`.
struct ChainTarget {
  let label: Label
  let depth: Int
  let temporaries: RegisterSet
}

/// Where jumps out of the constructs around what is being lowered lead to, innermost last.
///
/// Each target knows the depth of its cleanups; a jump to it runs those above.
struct JumpTargets {
  /// Those of labeled statements.
  var labeled: [LabelID: JumpTarget] = [:]
  var results: [ResultTarget] = []
  /// The bodies of the next cases.
  var fallthroughs: [(label: Label, depth: Int)] = []
  var chains: [ChainTarget] = []
}
