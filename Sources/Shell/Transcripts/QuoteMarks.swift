/// The marks of the quotations that a line of Markdown is in: `> `.
struct QuoteMarks {
  /// The marks as written, with the blanks around them.
  let text: Substring
  /// How many there are.
  let depth: Int
  /// The line behind them.
  let rest: Substring

  /// - Parameter most: The most marks to read; further ones belong to the line.
  init(_ line: String, most: Int = .max) {
    var rest = line[...]
    var depth = 0
    while depth < most {
      let blanks = rest.prefix { $0 == " " }
      guard blanks.count < 4, rest.dropFirst(blanks.count).first == ">" else { break }
      rest = rest.dropFirst(blanks.count + 1)
      if rest.first == " " { rest = rest.dropFirst() }
      depth += 1
    }
    text = line[..<rest.startIndex]
    self.depth = depth
    self.rest = rest
  }
}
