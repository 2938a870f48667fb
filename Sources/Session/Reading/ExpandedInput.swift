import SourceText

/// An input with its shorthands expanded, such as `help dune` for `dune?`.
///
/// Diagnostics about it are mapped back to what was typed.
struct ExpandedInput {
  /// A part of the typed text, and the text in its place.
  typealias Replacement = (span: Span, text: String)

  let typed: Source
  /// The text that is evaluated.
  let source: Source
  private let replacements: [Replacement]

  /// An input without shorthands.
  init(_ typed: Source) {
    self.typed = typed
    source = typed
    replacements = []
  }

  /// - Parameter replacements: In source order.
  init(_ typed: Source, replacing replacements: [Replacement]) {
    self.typed = typed
    self.replacements = replacements
    var bytes = typed.bytes
    for (span, text) in replacements.reversed() {
      bytes.replaceSubrange(Int(span.start)..<Int(span.end), with: text.utf8)
    }
    source = Source(
      name: typed.name, text: String(decoding: bytes, as: UTF8.self), firstLine: typed.firstLine)
  }

  /// The diagnostic about the typed text.
  func original(_ diagnostic: Diagnostic) -> Diagnostic {
    guard source !== typed, diagnostic.source === source else { return diagnostic }
    var mapped = Diagnostic(
      diagnostic.severity, diagnostic.fact, in: typed, at: original(diagnostic.span),
      notes: diagnostic.notes.map(original),
      fixIts: diagnostic.fixIts.map {
        Diagnostic.FixIt(span: original($0.span), replacement: $0.replacement)
      })
    mapped.candidates = diagnostic.candidates.map(original)
    return mapped
  }

  private func original(_ span: Span) -> Span {
    let start = place(Int(span.start), isEnd: false)
    return Span(start, max(start, place(Int(span.end), isEnd: true)))
  }

  /// The offset in the typed text. An offset inside a replacement maps to the start or end of the
  /// replaced text.
  private func place(_ offset: Int, isEnd: Bool) -> Int {
    var delta = 0
    for (span, text) in replacements {
      let start = Int(span.start) + delta
      let end = start + text.utf8.count
      if offset < start || offset == start && isEnd { break }
      if offset < end || offset == end && isEnd { return Int(isEnd ? span.end : span.start) }
      delta += text.utf8.count - Int(span.end - span.start)
    }
    return min(offset - delta, typed.bytes.count)
  }
}
