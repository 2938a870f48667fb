internal import Interpreter

/// Finds rows by name, number or content, and scrolls them into sight.
package final class RowFinder: HostRoom {
  /// The intended row: the one with that name, otherwise with that number, otherwise with that
  /// text, otherwise the one that contains a view of that name. Each rule applies only if exactly
  /// one row matches.
  func findRow(
    _ row: String, in lists: [ForEachNode]
  ) throws(Failure) -> (list: ForEachNode, index: Int)? {
    if let found = try only(row, try positions(ofRow: row, in: lists)) { return found }
    let rows = lists.flatMap { list in list.rows.filter(\.isShown).map { (list, $0) } }
    let saying = rows.filter { host.screen.rowName($1) == row }.map { ($0, $1.index) }
    if let found = try only(row, saying) { return found }
    // Of nested rows, the innermost.
    return rows.last { holds(viewNamed: row, $1) }.map { ($0, $1.index) }
  }

  /// The names by which a user can find the rows: a row's text, if no other row has it and it is
  /// not a number (which would mean a position); otherwise the row's name.
  func names(ofRowsIn lists: [ForEachNode]) -> [String] {
    let rows = lists.flatMap { $0.rows.filter(\.isShown) }
    let texts = rows.map { host.screen.rowName($0) }
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(rows, texts).compactMap { row, text in
      text.isEmpty || counts[text] != 1 || Int(text) != nil ? row.name : text
    }
  }

  /// The rows with that name; if there are none, those with that number.
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

  /// Whether a view of that name is below a node.
  func holds(viewNamed name: String, _ node: ViewNode) -> Bool {
    node.children.contains { host.inspector.find(name, in: $0) != nil }
  }
}
