/// Breaks prose between its words where it is wider than the window.
package enum TextWrap {
  /// The rows of prose. Lines are joined up to a blank line, a heading or a list item.
  ///
  /// - Parameter columns: The maximum width of a row; nil returns the lines unchanged.
  package static func rows(ofProse lines: [String], within columns: Int?) -> [String] {
    guard let columns else { return lines }
    var paragraphs: [String] = []
    var isOpen = false
    for line in lines {
      let isPlain = line.first.map { !" -*|#>`".contains($0) && !$0.isNumber } ?? false
      if isOpen, isPlain, let last = paragraphs.last {
        paragraphs[paragraphs.count - 1] = last + " " + line
      } else {
        paragraphs.append(line)
      }
      isOpen = !line.isEmpty && !line.hasPrefix("#") && !line.hasPrefix("|")
    }
    return paragraphs.flatMap { rows(of: $0, within: columns) }
  }

  /// The rows of one line of prose, those behind the first indented as that is.
  ///
  /// - Parameter columns: How wide a row may be, in columns; nil for any width.
  package static func rows(of line: String, within columns: Int?) -> [String] {
    guard let columns, DisplayWidth.of(line) > columns else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    var rows: [String] = []
    for word in line.split(separator: " ").map(String.init) {
      if let last = rows.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(word) <= columns {
        rows[rows.count - 1] += " " + word
      } else {
        rows.append(indent + word)
      }
    }
    return rows
  }
}
