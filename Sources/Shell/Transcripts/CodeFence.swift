/// A line that opens a fenced block of a Markdown text: ```` ```swift ````.
struct CodeFence {
  /// The marks that it begins with; as many, or more, end the block.
  let mark: Substring
  /// The word behind them, which says what the block holds; empty where there is none.
  let word: String
  /// How many blanks stand before it, which each line of the block may begin with.
  let indentation: Int

  /// Nil for lines that open no block.
  init?(_ line: some StringProtocol) {
    let text = Substring(line)
    let rest = text.drop { $0 == " " }
    guard let character = rest.first, character == "`" || character == "~" else { return nil }
    mark = rest.prefix { $0 == character }
    guard mark.count >= 3 else { return nil }
    word = String(rest.dropFirst(mark.count).drop { $0 == " " }.prefix { $0 != " " })
    indentation = text.count - rest.count
  }

  /// Whether a line ends the block.
  func isClosed(by line: some StringProtocol) -> Bool {
    let rest = Substring(line).drop { $0 == " " }
    guard rest.hasPrefix(mark), let character = mark.first else { return false }
    return rest.drop { $0 == character }.allSatisfy { $0 == " " }
  }
}
