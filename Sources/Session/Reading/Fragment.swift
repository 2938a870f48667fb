import SourceText

/// A part of an input that is compiled inside another text: `show EXPR` compiles EXPR.
///
/// Its diagnostics are mapped back to the input.
struct Fragment {
  let original: Source
  /// The span of the part in the input.
  let span: Span
  /// The text that is compiled, with the part inside.
  let source: Source
  private let prefixLength: Int

  init(_ span: Span, of original: Source, prefix: String = "", suffix: String = "") {
    self.original = original
    self.span = span
    prefixLength = prefix.utf8.count
    let piece = original.text(in: span)
    let text = prefix + piece + (suffix.isEmpty ? "" : "\n" + suffix)
    source = Source(
      name: original.name, text: text, firstLine: original.firstLine,
      projectModule: original.projectModule)
  }

  /// Maps a span of the compiled text to the input.
  func original(_ place: Span) -> Span {
    let pieceEnd = prefixLength + Int(span.end) - Int(span.start)
    // Errors outside of the part are caused by it, so they map to all of it.
    guard Int(place.start) <= pieceEnd, Int(place.end) >= prefixLength else { return span }
    let delta = Int(span.start) - prefixLength
    let start = min(max(Int(place.start) + delta, Int(span.start)), Int(span.end))
    let end = min(max(Int(place.end) + delta, start), Int(span.end))
    return Span(start, end)
  }

  /// Maps a diagnostic about the compiled text to the input.
  func original(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.source === source else { return diagnostic }
    return Diagnostic(
      diagnostic.severity, diagnostic.fact, in: original, at: original(diagnostic.span),
      notes: diagnostic.notes.map(original), fixIts: [])
  }
}

extension [Fragment] {
  /// Maps a span of a source to what the user wrote: to the input, if the source is a fragment of
  /// it.
  func original(_ place: Span, in source: Source) -> (source: Source, span: Span) {
    guard let fragment = first(where: { $0.source === source }) else { return (source, place) }
    return (fragment.original, fragment.original(place))
  }
}
