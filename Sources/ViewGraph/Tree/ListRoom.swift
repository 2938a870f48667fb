internal import Interpreter
internal import Semantics

/// How much of a list is in sight: the rows of all its collections and the views beside them share it.
extension ForEachNode {
  /// The list, lazy stack or grid that the rows are laid out in one by one.
  static func lazyContainer(around parent: ViewNode?) -> ContainerNode? {
    var node = parent
    while let current = node {
      if let container = current as? ContainerNode {
        if container.form.isLazy { return container }
        if !container.form.isTransparent { return nil }
      } else if current is BodyNode {
        // A view in between is laid out as one row.
        return nil
      }
      node = current.parent
    }
    return nil
  }

  /// How many rows there is room for that nobody has scrolled to; `nil` where all are made at once.
  var room: Int? {
    guard isLazy else { return nil }
    return max(0, host.viewport - rowsBefore(self))
  }

  /// Where the rows in sight begin that a node of the list is among, if somebody has scrolled there.
  private func startOfScrolledRows(around node: ViewNode) -> Int? {
    var current: ViewNode? = node
    while let inner = current, inner.parent !== self { current = inner.parent }
    return (current as? RowNode).flatMap { scrolledWindow(of: $0.index)?.lowerBound }
  }

  /// How many rows of the list stand before a node of it, as far as they are in sight with it.
  func rowsBefore(_ node: ViewNode) -> Int {
    guard let container = ForEachNode.lazyContainer(around: parent) else { return 0 }
    var count = 0
    // The header of a table is no row.
    let parts = container.children.dropFirst(container.form.name == "Table" ? 1 : 0)
    for child in parts where ForEachNode.counts(child, until: node, &count) { break }
    return count
  }

  /// Adds the rows that a node is laid out as; true where `end` was found in it.
  private static func counts(
    _ node: ViewNode, until end: ViewNode, _ count: inout Int
  ) -> Bool {
    if node === end { return true }
    var parts = Array(node.children)
    if node is BodyNode {
      count += 1
      return false
    } else if let container = node as? ContainerNode {
      guard container.form.isTransparent else {
        count += 1
        return false
      }
      switch container.form.name {
      case "TupleView", "Group", "SubviewsCollection": break
      // The header and the footer are no rows.
      case "Section": parts = Array(parts.dropFirst().prefix(1))
      // What a modifier adds stands elsewhere.
      default: parts = Array(parts.prefix(1))
      }
    } else if let list = node as? ForEachNode {
      parts = parts.filter { $0.isShown || $0 === end }
      if let start = list.startOfScrolledRows(around: end) {
        count = 0
        parts.removeAll { ($0 as? RowNode).map { $0.index < start } ?? false }
      }
    }
    for part in parts where counts(part, until: end, &count) { return true }
    return false
  }
}

extension ViewHost {
  /// Whether a view of this type can be any number of rows, so that it has to be made to be counted.
  func isVariable(_ type: RuntimeType) -> Bool {
    guard let nominal = type.nominal, nominal.isPrelude else { return false }
    switch nominal.name {
    case "Optional", "_ConditionalContent", "AnyView", "ForEach": return true
    case "Group", "ModifiedContent", "_InertView":
      return type.arguments.first.map { isVariable($0) } ?? false
    case "Section": return type.arguments.dropFirst().first.map { isVariable($0) } ?? false
    case "TupleView":
      return type.arguments.first.map { $0.arguments.contains { isVariable($0) } } ?? false
    default: return false
    }
  }
}
