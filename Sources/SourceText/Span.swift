/// A half-open range of UTF-8 offsets in one source.
///
/// In `let a = b`, the name `b` is `Span(8, 9)`.
package struct Span: Hashable, Sendable {
  package let start: Int32
  package let end: Int32

  package init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// The empty span at offset 0, for nodes without text.
  package static let none = Span(0, 0)

  package var range: Range<Int> { Int(start)..<Int(Swift.max(start, end)) }
  /// Whether this span contains all of another span.
  package func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }

  package var isEmpty: Bool { start >= end }

  /// The smallest span that contains both spans.
  package func joined(with other: Span) -> Span {
    Span(Int(Swift.min(start, other.start)), Int(Swift.max(end, other.end)))
  }

  /// The range of offsets, clamped to a text of `count` bytes.
  package func clamped(to count: Int) -> Range<Int> {
    let low = Swift.min(Swift.max(0, Int(start)), count)
    return low..<Swift.min(Swift.max(low, Int(end)), count)
  }
}
