/// A line that opens a fenced code block of Markdown: ```` ```swift ````.
struct CodeFence {
  /// The fence itself; the block ends at a fence at least as long.
  let mark: Substring
  /// The word after it, which names the language; empty if there is none.
  let word: String
  /// The number of blanks before it.
  let indentation: Int

  /// Nil if the line does not open a block.
  init?(_ line: some StringProtocol) {
    let text = Substring(line)
    let rest = text.drop { $0 == " " }
    guard let character = rest.first, character == "`" || character == "~" else { return nil }
    mark = rest.prefix { $0 == character }
    // What has further backquotes is code within a line.
    guard mark.count >= 3, character == "~" || !rest.dropFirst(mark.count).contains("`") else {
      return nil
    }
    word = String(rest.dropFirst(mark.count).drop { $0 == " " }.prefix { $0 != " " })
    indentation = text.count - rest.count
  }

  /// Whether a line closes the block.
  func isClosed(by line: some StringProtocol) -> Bool {
    let rest = Substring(line).drop { $0 == " " }
    guard rest.hasPrefix(mark), let character = mark.first else { return false }
    return rest.drop { $0 == character }.allSatisfy { $0 == " " }
  }
}
