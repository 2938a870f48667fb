internal import Interpreter
internal import Semantics

/// A range of a collection's data that has scrolled into sight.
struct RowWindow {
  var range: Range<Int>
  /// The number of views that fit.
  var room: Int
  /// The number of views in its visible rows.
  var views = 0
  /// Whether it is the window before any scrolling; it reaches as far as there is room.
  var isFirst = false
  /// The number of runs of the list since it was in sight.
  var age = 0
}

/// The visible part of a list, shared by the rows of all its collections and the views beside them.
extension ForEachNode {
  /// The list, lazy stack or grid that lays the rows out one by one.
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

  /// The number of rows that fit before any scrolling; `nil` if all rows are made at once.
  var room: Int? {
    guard isLazy else { return nil }
    return max(0, host.mounting.viewport - rowsBefore(self))
  }

  /// The rows from `index` on that may fit; unlimited if a row can contain no view.
  func reach(from index: Int, room: Int) -> Range<Int> {
    index..<(isCounted && room > 0 ? Int.max : index + room)
  }

  /// Fills the list up behind the rows that were scrolled to.
  func fillUp(behind row: RowNode) throws(Fault) {
    guard let container = ForEachNode.lazyContainer(around: parent), !isInRow else { return }
    let lists = host.driver.collections(below: container).filter { $0.isLazy && !$0.isInRow }
    for list in lists.drop(while: { $0 !== self }).dropFirst() {
      let room = host.mounting.viewport - list.rowsBefore(list, from: row)
      guard room > 0 else { return }
      if try list.elementCount(of: list.value) > 0 { try list.scrollIntoView(0, room: room) }
    }
  }

  /// Whether the collection is inside a row of another collection of the list.
  private var isInRow: Bool {
    var node = parent
    while let current = node, !((current as? ContainerNode)?.form.isLazy ?? false) {
      if current is RowNode { return true }
      node = current.parent
    }
    return false
  }

  /// The first of the visible rows that contain `node`, if they were scrolled to.
  private func startOfScrolledRows(around node: ViewNode) -> Int? {
    var current: ViewNode? = node
    while let inner = current, inner.parent !== self { current = inner.parent }
    return (current as? RowNode).flatMap { scrolledWindow(of: $0.index)?.lowerBound }
  }

  /// The number of visible rows of the list before a node, starting from `start` if given.
  func rowsBefore(_ node: ViewNode, from start: RowNode? = nil) -> Int {
    guard let container = ForEachNode.lazyContainer(around: parent) else { return 0 }
    var count = 0
    // The header of a table is not a row.
    let parts = container.children.dropFirst(container.form.role == .table ? 1 : 0)
    for child in parts where ForEachNode.counts(child, from: start, until: node, &count) { break }
    return count
  }

  /// Adds the number of rows that a node is laid out as; returns true if it contains `end`.
  fileprivate static func counts(
    _ node: ViewNode, from start: RowNode? = nil, until end: ViewNode? = nil, _ count: inout Int
  ) -> Bool {
    if node === end { return true }
    if node === start { count = 0 }
    var parts = Array(node.children)
    if node is BodyNode {
      count += 1
      return false
    } else if let container = node as? ContainerNode {
      guard container.form.isTransparent else {
        count += 1
        return false
      }
      switch container.form.role {
      case .tuple, .group, .subviews: break
      // The header and the footer are not rows.
      case .section: parts = Array(parts.dropFirst().prefix(1))
      // What a modifier adds is not part of the list.
      default: parts = Array(parts.prefix(1))
      }
    } else if let list = node as? ForEachNode {
      parts = parts.filter { $0.isShown || $0 === end }
      if let end, let start = list.startOfScrolledRows(around: end) {
        count = 0
        parts.removeAll { ($0 as? RowNode).map { $0.index < start } ?? false }
      }
    }
    for part in parts where counts(part, from: start, until: end, &count) { return true }
    return false
  }
}

extension RowNode {
  /// The number of list rows that it is laid out as.
  var viewCount: Int {
    var count = 0
    _ = ForEachNode.counts(self, until: nil, &count)
    return count
  }
}

extension Updates {
  /// Records that rows of a list changed their number of views: it is filled up after the rows have
  /// run.
  func noteGap(in container: ContainerNode) {
    if !pending.gaps.contains(where: { $0 === container }) { pending.gaps.append(container) }
  }

  /// Fills up the recorded lists; returns whether there were any.
  func fillGaps() throws(Fault) -> Bool {
    if pending.gaps.isEmpty { return false }
    let containers = pending.gaps
    pending.gaps = []
    for container in containers where container.isMounted {
      for list in host.driver.collections(below: container) where list.isLazy { try list.refill() }
    }
    return true
  }

  /// Whether a view of this type can be any number of rows, so that it must be built to be counted.
  func isVariable(_ type: RuntimeType) -> Bool {
    guard let nominal = type.nominal else { return false }
    if nominal.isPrelude, nominal.name == "Optional" { return true }
    switch host.library.traits(of: nominal)?.role {
    case .conditional, .erased, .collection: return true
    case .group, .modified, .drawnModifier:
      return type.arguments.first.map { isVariable($0) } ?? false
    case .section: return type.arguments.dropFirst().first.map { isVariable($0) } ?? false
    case .tuple:
      return type.arguments.first.map { $0.arguments.contains { isVariable($0) } } ?? false
    default: return false
    }
  }
}
