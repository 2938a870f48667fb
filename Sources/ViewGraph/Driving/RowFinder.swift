internal import Interpreter

/// Finds the rows that a person means, and brings them into sight.
package final class RowFinder: HostRoom {
  /// The row that is meant: the one of that name, or else of that number, that says so, or that
  /// holds a view of that name. Of each, only where exactly one fits.
  func findRow(
    _ row: String, in lists: [ForEachNode]
  ) throws(Failure) -> (list: ForEachNode, index: Int)? {
    if let found = try only(row, try positions(ofRow: row, in: lists)) { return found }
    let rows = lists.flatMap { list in list.rows.filter(\.isShown).map { (list, $0) } }
    let saying = rows.filter { host.screen.rowName($1) == row }.map { ($0, $1.index) }
    if let found = try only(row, saying) { return found }
    // Of rows within one another, the innermost.
    return rows.last { holds(viewNamed: row, $1) }.map { ($0, $1.index) }
  }

  /// The rows of that name; where there are none, those of that number.
  private func positions(
    ofRow row: String, in lists: [ForEachNode]
  ) throws(Failure) -> [(ForEachNode, Int)] {
    try host.driver.runProgram { () throws(Fault) in
      var found: [(ForEachNode, Int)] = []
      for list in lists {
        if let index = try list.position(ofRow: row) { found.append((list, index)) }
      }
      guard found.isEmpty, let index = Int(row) else { return found }
      for list in lists where (0..<(try list.elementCount(of: list.value))).contains(index) {
        found.append((list, index))
      }
      return found
    }
  }

  private func only(
    _ row: String, _ found: [(ForEachNode, Int)]
  ) throws(Failure) -> (list: ForEachNode, index: Int)? {
    guard let first = found.first else { return nil }
    guard found.count == 1 else {
      let names = try host.driver.runProgram { () throws(Fault) in
        var names: [String] = []
        for (list, index) in found { names.append(try list.rowName(at: index)) }
        return names
      }
      throw .drive(.ambiguousRow(row, names: names))
    }
    return (first.0, first.1)
  }

  /// Whether a view of that name stands below a node.
  func holds(viewNamed name: String, _ node: ViewNode) -> Bool {
    node.children.contains { host.inspector.find(name, in: $0) != nil }
  }
}
