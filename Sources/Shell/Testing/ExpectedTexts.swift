import Session
import SourceText

/// Writes texts anew that tests expect: those between three quotes behind `==` in a `#expect` that fails,
/// as `#expect(host.tree == """ … """)` has one.
struct ExpectedTexts {
  /// The file with all texts as they were found; nil where none of them is written in it.
  ///
  /// - Parameter issues: What failed in the file, each at its place.
  static func rewritten(_ file: Source, _ issues: [RecordedIssue]) -> (text: String, count: Int)? {
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var count = 0
    var done: Set<Int> = []
    // From the last one on, so that the places of the others hold.
    let places = issues.compactMap { issue in
      issue.found.flatMap { found in line(of: issue).map { ($0, found) } }
    }.sorted { $0.0 > $1.0 }
    for (line, found) in places where done.insert(line).inserted {
      guard let range = literal(behind: line, in: lines) else { continue }
      let indent = String(lines[range.upperBound].prefix { $0 == " " || $0 == "\t" })
      let texts = found.split(separator: "\n", omittingEmptySubsequences: false).map { text in
        text.isEmpty ? "" : indent + escaped(text)
      }
      lines.replaceSubrange(range, with: texts)
      count += 1
    }
    return count == 0 ? nil : (lines.joined(separator: "\n"), count)
  }

  /// The line of an issue, from 0.
  private static func line(of issue: RecordedIssue) -> Int? {
    let parts = issue.place?.split(separator: ":") ?? []
    return parts.count > 2 ? Int(parts[parts.count - 2]).map { $0 - 1 } : nil
  }

  /// The lines of the text that stands between three quotes in an expectation that begins on a line: from
  /// the one behind the opening quotes up to that of the closing ones.
  private static func literal(behind line: Int, in lines: [String]) -> Range<Int>? {
    // `#expect(` and what is on the left of `==` may take some lines of their own.
    guard
      let opening = lines.indices.dropFirst(line).prefix(3).first(where: {
        lines[$0].hasSuffix("== \"\"\"")
      }),
      let closing = lines.indices.dropFirst(opening + 1).first(where: {
        lines[$0].drop { $0 == " " || $0 == "\t" }.hasPrefix("\"\"\"")
      })
    else { return nil }
    return opening + 1..<closing
  }

  private static func escaped(_ text: Substring) -> String {
    String(text).replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"")
  }
}
