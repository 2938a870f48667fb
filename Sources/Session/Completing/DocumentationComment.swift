import Semantics
import SourceText

/// The documentation comment before a declaration: lines with `///`, or `/** … */`.
struct DocumentationComment {
  /// The lines without comment markers.
  let lines: [String]

  init(_ place: DeclarationPlace) {
    let map = LineMap(place.source)
    var start = Int(map.lineSpan(at: Int(place.span.start)).start)
    var found: [String] = []
    var isInBlock = false
    while start > 0 {
      let span = map.lineSpan(at: start - 1)
      let line = place.source.text(in: place.source.trimmed(span))
      if isInBlock || line.hasSuffix("*/") {
        isInBlock = !line.hasPrefix("/*")
        found.insert(DocumentationComment.plain(line), at: 0)
      } else if line.hasPrefix("///") {
        found.insert(DocumentationComment.plain(line), at: 0)
      } else if !line.hasPrefix("@") {
        break
      }
      start = Int(span.start)
    }
    while found.first?.isEmpty ?? false { found.removeFirst() }
    while found.last?.isEmpty ?? false { found.removeLast() }
    lines = found
  }

  private static func plain(_ line: String) -> String {
    var text = Substring(line)
    for start in ["///", "/**", "/*", "*/", "*"] where text.hasPrefix(start) {
      text = text.dropFirst(start.count)
      break
    }
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    return String(text.drop { $0 == " " })
  }
}
