/// Reads Markdown line by line, and tells which lines belong to fenced blocks of code.
struct CodeBlockReader {
  /// What a line is.
  enum Line {
    case text
    case opening(CodeFence)
    /// A line of a block, without what stands before each of its lines.
    case code(String)
    case closing
  }

  /// The fence of the block that is open.
  private(set) var fence: CodeFence?
  /// The prefix of each line of that block: `>` marks of quotations, and blanks.
  private(set) var margin = ""
  /// The number of quotations that the last line is in.
  private var depth = 0
  /// The list item that the last line outside of blocks is in.
  private var item = ListItem()

  mutating func take(_ line: String) -> Line {
    if let fence {
      let marks = QuoteMarks(line, most: depth)
      if marks.depth == depth {
        if fence.isClosed(by: marks.rest) {
          self.fence = nil
          return .closing
        }
        let blanks = marks.rest.prefix { $0 == " " }.prefix(fence.indentation)
        return .code(String(marks.rest.dropFirst(blanks.count)))
      }
      // A block ends with the quotation that it is in.
      self.fence = nil
    }
    let marks = QuoteMarks(line)
    if marks.depth != depth { item = ListItem() }
    depth = marks.depth
    item.take(marks.rest)
    // A line that is further in is code by its indentation, not by a fence.
    guard let open = CodeFence(marks.rest), open.indentation < item.indentation + 4 else {
      return .text
    }
    fence = open
    margin = marks.text + String(repeating: " ", count: open.indentation)
    return .opening(open)
  }
}
