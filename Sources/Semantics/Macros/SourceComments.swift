package import SourceText

/// The source comments before a test or an expectation, which a failure repeats.
package enum SourceComments {
  /// The comment lines directly above a position, if only `try`, `await` and attributes precede it
  /// in its line.
  package static func before(_ place: Int, in source: Source) -> [String] {
    let lines = LineMap(source)
    var start = Int(lines.lineSpan(at: place).start)
    let words = source.text(in: Span(start, place)).split(separator: " ")
    guard words.allSatisfy({ $0 == "try" || $0 == "await" || $0.hasPrefix("@") }) else { return [] }
    var comments: [String] = []
    while start > 0 {
      let line = lines.lineSpan(at: start - 1)
      let text = trimmed(source.text(in: line))
      guard text.hasPrefix("//") || (text.hasPrefix("/*") && text.hasSuffix("*/")) else { break }
      comments.insert(text, at: 0)
      start = Int(line.start)
    }
    return comments
  }

  private static func trimmed(_ line: String) -> String {
    let start = line.drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(start[...end])
  }
}
