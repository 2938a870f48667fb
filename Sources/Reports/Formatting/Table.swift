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
  package var lines: [StyledText] { lines(within: nil) }

  /// The lines for a maximum width: the widest cells are cut in the middle.
  package func lines(within width: Int?) -> [StyledText] {
    if titles.isEmpty, rows.isEmpty { return [] }
    if width == nil, titles.isEmpty, rows.count == 1 {
      // Its cells are as wide as their columns.
      return [line(of: rows[0].lazy.map { ($0, 0) })]
    }
    let all = (titles.isEmpty ? rows : [titles] + rows).map { row in
      row.map { (text: $0, width: $0.width) }
    }
    var widths: [Int] = []
    for row in all {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], cell.width)
      }
    }
    if let width { Table.shrink(&widths, to: width) }
    return all.map { row in
      let cut = zip(row, widths).map { cell, width in
        guard cell.width > width else { return (cell.text, width - cell.width) }
        let text = cell.text.cutInMiddle(to: width)
        return (text, width - text.width)
      }
      return line(of: cut)
    }
  }

  /// The lines for a maximum width if the last column contains prose: long text continues below
  /// itself.
  package func lines(wrappedWithin width: Int?) -> [StyledText] {
    let all = titles.isEmpty ? rows : [titles] + rows
    let last = (all.map(\.count).max() ?? 0) - 1
    guard let width, last > 0 else { return lines }
    let before = (0..<last).map { index in
      all.map { index < $0.count ? $0[index].width : 0 }.max() ?? 0
    }
    let room = max(Table.narrowest, width - before.reduce(0) { $0 + $1 + 2 })
    var wrapped = self
    wrapped.rows = rows.flatMap { row -> [[StyledText]] in
      guard row.count > last, row[last].width > room else { return [row] }
      let style = row[last].runs.first?.role
      return TextWrap.rows(of: row[last].plain, within: room).enumerated().map { index, text in
        (index == 0 ? Array(row[..<last]) : before.map { _ in StyledText() })
          + [StyledText(text, style)]
      }
    }
    return wrapped.lines
  }

  /// The minimum width of a shortened column.
  private static let narrowest = 8

  /// Shortens the widest columns to a total width.
  private static func shrink(_ widths: inout [Int], to total: Int) {
    var surplus = widths.reduce(0, +) + 2 * max(0, widths.count - 1) - total
    while surplus > 0, let widest = widths.max(), widest > narrowest,
      let index = widths.lastIndex(of: widest)
    {
      let second = widths.enumerated().filter { $0.offset != index }.map(\.element).max() ?? 0
      let step = min(surplus, max(1, widest - max(second, narrowest)))
      widths[index] -= step
      surplus -= step
    }
  }

  /// - Parameter row: The cells, each with what its column is wider.
  private func line(of row: some Sequence<(StyledText, Int)>) -> StyledText {
    var line = StyledText()
    var pending = 0
    for (index, (cell, missing)) in row.enumerated() {
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
