import Session
import SourceText

/// Rewrites the expected texts of failed tests.
///
/// They are multi-line string literals after `==`, as in `#expect(host.tree == """ … """)`.
struct ExpectedTexts {
  /// The file with all expected texts replaced by the actual ones; nil if it contains none of them.
  ///
  /// - Parameter issues: The issues recorded in the file.
  static func rewritten(_ file: Source, _ issues: [RecordedIssue]) -> (text: String, count: Int)? {
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var count = 0
    var done: Set<Int> = []
    // From the last to the first, so that earlier line numbers stay valid.
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

  /// The line of an issue, counted from 0.
  private static func line(of issue: RecordedIssue) -> Int? {
    let parts = issue.place?.split(separator: ":") ?? []
    return parts.count > 2 ? Int(parts[parts.count - 2]).map { $0 - 1 } : nil
  }

  /// The lines of the multi-line literal in the expectation that starts on a line.
  ///
  /// The range goes from the line after the opening quotes to that of the closing ones.
  private static func literal(behind line: Int, in lines: [String]) -> Range<Int>? {
    // `#expect(` and the left operand of `==` may be on lines of their own.
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
