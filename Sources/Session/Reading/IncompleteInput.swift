import Syntax

/// The state of a long declaration that is being typed.
///
/// Lines that are clearly inside it are scanned incrementally, so that it is not parsed in full for
/// each of them.
struct IncompleteInput {
  /// The least length in bytes; shorter texts are parsed just as fast.
  static let shortest = 2000

  private var text: String
  private var brackets: OpenBrackets
  /// The indentation of the line that opens the declaration.
  private let column: Int

  /// Nil unless brackets and indentation show that the text is incomplete.
  init?(_ text: String) {
    guard text.utf8.count >= IncompleteInput.shortest else { return nil }
    let lines = IncompleteInput.lines(of: text)
    guard let start = lines.firstIndex(where: IncompleteInput.opens) else { return nil }
    column = IncompleteInput.column(of: lines[start])
    self.text = text
    brackets = OpenBrackets()
    guard lines[(start + 1)...].allSatisfy({ [column] in IncompleteInput.column(of: $0) > column }),
      IncompleteInput.isPlain(text[...]), brackets.read(text), brackets.innermost != nil
    else { return nil }
  }

  /// The innermost open delimiter of a text that extends this one; nil if it has to be parsed.
  mutating func opener(in longer: String) -> String? {
    guard longer.utf8.count > text.utf8.count, longer.hasPrefix(text) else { return nil }
    let rest = longer.utf8.dropFirst(text.utf8.count)
    guard text.utf8.last == UInt8(ascii: "\n") || rest.first == UInt8(ascii: "\n"),
      IncompleteInput.isPlain(Substring(rest)), case let added = String(Substring(rest)),
      IncompleteInput.lines(of: added).allSatisfy({ IncompleteInput.column(of: $0) > column }),
      brackets.read(added), let opener = brackets.innermost
    else { return nil }
    text = longer
    return opener
  }

  /// Whether all slashes start line comments; others may start a regex.
  private static func isPlain(_ text: Substring) -> Bool {
    let slash = UInt8(ascii: "/")
    var previous: UInt8 = 0
    var isPaired = true
    for byte in text.utf8 {
      if byte == slash {
        isPaired = previous == slash
      } else if !isPaired {
        return false
      }
      previous = byte
    }
    return isPaired
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private static func column(of line: Substring) -> Int {
    line.prefix(while: \.isWhitespace).count
  }

  private static func opens(_ line: Substring) -> Bool {
    line.last { !$0.isWhitespace }.map { "{([".contains($0) } ?? false
  }
}
