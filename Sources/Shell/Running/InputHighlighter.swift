import Reports
import SourceText
import Syntax
import Terminal

/// Computes the syntax highlighting of an input while it is typed.
enum InputHighlighter {
  /// Highlights a text.
  ///
  /// - Parameters:
  ///   - cursor: The cursor's UTF-8 offset; negative if there is none.
  ///   - hasColor: Whether parts are colored.
  static func look(of text: String, at cursor: Int, hasColor: Bool) -> TextHighlighting {
    guard hasColor || text.utf8.contains(UInt8(ascii: "\n")) else { return TextHighlighting() }
    let outline = TextOutline(text)
    guard hasColor else { return TextHighlighting(openers: outline.openers) }
    var parts = outline.parts.compactMap { part in
      Theme.sequence(for: role(of: part.kind)).map { (range: part.span.range, start: $0) }
    }
    // A pair of brackets is highlighted if the cursor is on one of them or just after the closing
    // one.
    let pair = outline.pairs.last {
      $0.open == cursor || $0.close == cursor || $0.close + 1 == cursor
    }
    if let pair, let start = Theme.sequence(for: .bracket) {
      parts += [pair.open, pair.close].map { (range: $0..<($0 + 1), start: start) }
    }
    parts.sort { $0.range.lowerBound < $1.range.lowerBound }
    return TextHighlighting(parts: parts, openers: outline.openers)
  }

  private static func role(of kind: TextOutline.Kind) -> Role {
    switch kind {
    case .keyword, .attribute: .keyword
    case .string, .number: .literal
    case .comment: .comment
    }
  }
}
