/// The appearance of a text while it is typed.
package struct TextHighlighting: Sendable {
  /// The styled parts, as offsets in UTF-8, each with the sequence that begins its style.
  package var parts: [(range: Range<Int>, start: String)]
  /// The innermost open delimiter at the beginning of each line, such as `{`.
  package var openers: [String]

  package init(parts: [(range: Range<Int>, start: String)] = [], openers: [String] = []) {
    self.parts = parts
    self.openers = openers
  }
}
