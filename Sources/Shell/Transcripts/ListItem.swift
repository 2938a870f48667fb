/// The item of a list that a line of Markdown belongs to; only the column of its content is known.
struct ListItem {
  /// The number of blanks before its content; 0 outside of lists.
  private(set) var indentation = 0

  /// Takes the next line that is in no block of code.
  mutating func take(_ line: Substring) {
    let rest = line.drop { $0 == " " }
    guard !rest.isEmpty else { return }
    let blanks = line.count - rest.count
    if let width = ListItem.markWidth(rest) {
      indentation = blanks + width
    } else if blanks < indentation {
      indentation = 0
    }
  }

  /// The width of the marker at the beginning of a line with its blanks: of `- ` or `12. `; nil if
  /// there is none.
  private static func markWidth(_ line: Substring) -> Int? {
    let digits = line.prefix(while: \.isWholeNumber)
    let rest = line.dropFirst(digits.count)
    guard let sign = rest.first, digits.isEmpty ? "-*+".contains(sign) : ".)".contains(sign)
    else { return nil }
    let blanks = rest.dropFirst().prefix { $0 == " " }.count
    return blanks == 0 ? nil : digits.count + 1 + blanks
  }
}
