/// Breaks prose between its words where it is wider than the window.
package enum TextWrap {
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
