package import SourceText

/// The input that began a job or set an alarm, or began what did.
package struct Beginning: Hashable, Sendable {
  /// The number of the input.
  package let number: Int
  package let source: Source

  package init(number: Int, source: Source) {
    self.number = number
    self.source = source
  }

  package static func == (lhs: Beginning, rhs: Beginning) -> Bool {
    lhs.number == rhs.number && lhs.source === rhs.source
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
