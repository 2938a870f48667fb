import SourceText

/// A piece of an input that is compiled inside other text: `show EXPR` compiles EXPR.
///
/// Its diagnostics are shown at their places in the input.
struct Fragment {
  let original: Source
  /// The place of the piece in the input.
  let span: Span
  /// The text that is compiled.
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

  /// Maps a place in the compiled text to the input.
  func original(_ place: Span) -> Span {
    let pieceEnd = prefixLength + Int(span.end) - Int(span.start)
    // Errors in the surrounding text are caused by the piece.
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
  /// Maps a place to what the user wrote: the input, if the place lies in a piece of it.
  func original(_ place: Span, in source: Source) -> (source: Source, span: Span) {
    guard let fragment = first(where: { $0.source === source }) else { return (source, place) }
    return (fragment.original, fragment.original(place))
  }
}
