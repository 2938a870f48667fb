/// An input of a document, with the prose before it.
package struct DocumentStep: Sendable {
  package let prose: [String]
  package let input: String
  /// The number of the input's first line in the document, from 1.
  package let line: Int
  /// Whether the document records that the input fails.
  package let isToFail: Bool

  package init(prose: [String], input: String, line: Int, isToFail: Bool = false) {
    self.isToFail = isToFail
    self.prose = prose
    self.input = input
    self.line = line
  }
}
