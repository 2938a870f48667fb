/// How a text is shown while it is typed.
package struct TextLook: Sendable {
  /// The parts that look different, as offsets in UTF-8, each with the sequence that starts its look.
  package var parts: [(range: Range<Int>, start: String)]
  /// What is open at the beginning of each line, such as `{`.
  package var openers: [String]

  package init(parts: [(range: Range<Int>, start: String)] = [], openers: [String] = []) {
    self.parts = parts
    self.openers = openers
  }
}
