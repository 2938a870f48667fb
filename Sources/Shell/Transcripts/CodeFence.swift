/// A line that opens a fenced code block of Markdown: ```` ```swift ````.
struct CodeFence {
  /// The fence itself; the block ends at a fence at least as long.
  let mark: Substring
  /// The word after it, which names the language; empty if there is none.
  let word: String
  /// What each line of the block begins with: the blanks of an indented block or of a list item, and the `>`
  /// of a quotation.
  let prefix: String

  /// Nil if the line does not open a block.
  init?(_ line: some StringProtocol) {
    prefix = CodeFence.prefix(of: line).text
    let rest = line.dropFirst(prefix.count)
    guard let character = rest.first, character == "`" || character == "~" else { return nil }
    mark = Substring(rest.prefix { $0 == character })
    guard mark.count >= 3 else { return nil }
    word = String(rest.dropFirst(mark.count).drop { $0 == " " }.prefix { $0 != " " })
  }

  /// A line of the block, without what encloses the block.
  func content(of line: some StringProtocol) -> Substring {
    let line = Substring(line)
    if line.hasPrefix(prefix) { return line.dropFirst(prefix.count) }
    let marks = CodeFence.trimmed(prefix)
    if !marks.isEmpty, line.hasPrefix(marks) { return line.dropFirst(marks.count) }
    return line.dropFirst(line.prefix(prefix.count).prefix { $0 == " " }.count)
  }

  /// Whether a line closes the block.
  func isClosed(by line: some StringProtocol) -> Bool {
    let rest = content(of: line).drop { $0 == " " }
    guard rest.hasPrefix(mark), let character = mark.first else { return false }
    return rest.drop { $0 == character }.allSatisfy { $0 == " " }
  }

  /// A line of a document: `content` behind a prefix, without blanks at its end where there is no content.
  static func line(_ content: String, behind prefix: String) -> String {
    content.isEmpty ? String(trimmed(prefix)) : prefix + content
  }

  private static func trimmed(_ prefix: String) -> Substring {
    guard let last = prefix.lastIndex(where: { $0 != " " }) else { return "" }
    return prefix[...last]
  }

  /// The blanks, `>` and list markers that a line begins with; blanks stand for the markers, as in the lines
  /// that follow.
  static func prefix(
    of line: some StringProtocol
  ) -> (text: String, hasListMarker: Bool) {
    var rest = Substring(line)
    var (text, hasListMarker) = ("", false)
    while let first = rest.first {
      if first == " " || first == ">" {
        text.append(first)
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let ends = digits.isEmpty ? "-*+" : ".)"
      let after = rest.dropFirst(digits.count)
      guard let end = after.first, ends.contains(end), after.dropFirst().first == " " else { break }
      text += String(repeating: " ", count: digits.count + 2)
      hasListMarker = true
      rest = after.dropFirst(2)
    }
    return (text, hasListMarker)
  }
}
