/// Rows of cells, laid out in columns.
///
/// `Table(["name", "count"], rows: [["a", "1"]]).lines` are the lines `name  count` and `a     1`.
package struct Table: Sendable {
  /// Which side of its column a cell keeps to.
  package enum Alignment: Sendable { case left, right }

  private let titles: [StyledText]
  private let alignments: [Alignment]
  private var rows: [[StyledText]]

  /// A table with a title line, or without one where no title is given.
  ///
  /// Columns beyond the end of `alignments` are aligned to the left.
  package init(
    _ titles: [String] = [], alignments: [Alignment] = [], rows: [[StyledText]] = []
  ) {
    self.titles = titles.map { StyledText($0, .heading) }
    self.alignments = alignments
    self.rows = rows
  }

  package mutating func append(_ row: [StyledText]) {
    rows.append(row)
  }

  package var isEmpty: Bool { rows.isEmpty }

  /// The table's lines, two blanks between columns and none at the end of a line.
  package var lines: [StyledText] {
    let all = titles.isEmpty ? rows : [titles] + rows
    var widths: [Int] = []
    for row in all {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], cell.width)
      }
    }
    return all.map { line(of: $0, widths: widths) }
  }

  private func line(of row: [StyledText], widths: [Int]) -> StyledText {
    var line = StyledText()
    var pending = 0
    for (index, cell) in row.enumerated() {
      let missing = widths[index] - cell.width
      let isRight = index < alignments.count && alignments[index] == .right
      if isRight { pending += missing }
      if !cell.isEmpty {
        line.append(String(repeating: " ", count: pending))
        pending = 0
      }
      line.append(cell)
      pending += (isRight ? 0 : missing) + 2
    }
    return line
  }
}
