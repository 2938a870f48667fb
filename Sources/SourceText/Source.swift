/// One text that was given to the program: a file, an input at the prompt, or a part of the prelude.
///
/// Sources are compared by identity; a `Span` has meaning only together with its source.
package final class Source: Sendable {
  /// What diagnostics call the text: a path, `<stdin>`, `<input 3>`.
  package let name: String
  /// The text as UTF-8. Offsets in a `Span` index this array.
  package let bytes: [UInt8]
  /// The number of the text's first line, from 1; more than 1 for inputs cut out of a longer text.
  package let firstLine: Int

  package init(name: String, text: String, firstLine: Int = 1) {
    self.name = name
    bytes = Array(text.utf8)
    self.firstLine = firstLine
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of a span, as a string.
  package func text(in span: Span) -> String {
    String(decoding: bytes[span.clamped(to: bytes.count)], as: UTF8.self)
  }
}
