import Reports
import SourceText
import Syntax
import Terminal

/// How Swift looks while it is typed.
enum InputLook {
  /// - Parameters:
  ///   - cursor: Where the cursor is, as an offset in UTF-8; negative for no cursor.
  ///   - hasColor: Whether parts look different at all.
  static func look(of text: String, at cursor: Int, hasColor: Bool) -> TextLook {
    guard hasColor || text.utf8.contains(UInt8(ascii: "\n")) else { return TextLook() }
    let outline = TextOutline(text)
    guard hasColor else { return TextLook(openers: outline.openers) }
    var parts = outline.parts.compactMap { part in
      Theme.sequence(for: role(of: part.kind)).map { (range: part.span.range, start: $0) }
    }
    // A pair is shown where the cursor is on one of its brackets, or behind the closing one.
    let pair = outline.pairs.last {
      $0.open == cursor || $0.close == cursor || $0.close + 1 == cursor
    }
    if let pair, let start = Theme.sequence(for: .bracket) {
      parts += [pair.open, pair.close].map { (range: $0..<($0 + 1), start: start) }
    }
    parts.sort { $0.range.lowerBound < $1.range.lowerBound }
    return TextLook(parts: parts, openers: outline.openers)
  }

  private static func role(of kind: TextOutline.Kind) -> Role {
    switch kind {
    case .keyword, .attribute: .keyword
    case .string, .number: .literal
    case .comment: .comment
    }
  }
}
