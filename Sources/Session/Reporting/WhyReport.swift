import Reports

/// The chain from the writes of one input to the updates that they led to.
struct WhyReport {
  private let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }

  /// Everything that updated, came or went.
  func lines() -> [StyledText] {
    var lines: [StyledText] = []
    for update in transaction.updates { lines += self.lines(for: update.name) }
    for appearance in transaction.appeared
    where !transaction.updates.contains(where: { $0.name == appearance.name }) {
      lines += self.lines(for: appearance.name)
    }
    for name in transaction.disappeared { lines.append("\(name, .name) disappeared") }
    lines += UpdateReport.lines(of: onlyStale)
    if lines.isEmpty {
      lines.append(
        UpdateReport.silence(of: transaction)
          ?? StyledText("· nothing updated: the input wrote nothing that is observed", .quiet))
    }
    return lines
  }

  private var onlyStale: Transaction {
    var only = Transaction()
    only.stale = transaction.stale
    return only
  }

  /// One view.
  func lines(for name: String) -> [StyledText] {
    if transaction.updates.contains(where: { $0.name == name }) {
      return TreeLayout.lines(of: node(for: name, seen: []))
    }
    if let appearance = transaction.appeared.first(where: { $0.name == name }) {
      let reason = appearance.reason.isEmpty ? "it was mounted" : "it came \(appearance.reason)"
      return TreeLayout.lines(
        of: TreeNode("\(name, .name) appeared", [TreeNode(StyledText(reason)), origin]))
    }
    return TreeLayout.lines(of: TreeNode("\(name, .name) disappeared", [origin]))
  }

  private var origin: TreeNode {
    TreeNode("\("input \(transaction.number):", .quiet) \(transaction.headline)")
  }

  private func node(for name: String, seen: Set<String>) -> TreeNode {
    guard let update = transaction.updates.first(where: { $0.name == name }),
      !seen.contains(name)
    else { return TreeNode(StyledText(name, .name)) }
    var label: StyledText = "\(name, .name) updated"
    if update.isWasted { label += StyledText(", to the same effect", .quiet) }
    return TreeNode(label, update.causes.map { node(for: $0, seen: seen.union([name])) })
  }

  private func node(for cause: Transaction.Cause, seen: Set<String>) -> TreeNode {
    var label = StyledText(phrase(cause.kind))
    let cells = UpdateReport.cells(of: cause)
    for (index, cell) in cells.enumerated() { label += StyledText(index == 0 ? " " : "  ") + cell }
    if let parent = cause.parent, transaction.updates.contains(where: { $0.name == parent }) {
      return TreeNode(label, [node(for: parent, seen: seen)])
    }
    guard let statement = cause.statement, !statement.isEmpty,
      statement != transaction.headline
    else { return TreeNode(label, [origin]) }
    return TreeNode(label, [TreeNode("\("written by", .quiet) \(statement)", [origin])])
  }

  private func phrase(_ kind: Transaction.Cause.Kind) -> String {
    switch kind {
    case .property: "it reads"
    case .state: "its state"
    case .environment: "its environment"
    case .object: "its object"
    case .input: "its input"
    case .identity: "its identity"
    case .row: "its row"
    case .external: "it depends on"
    }
  }
}
