import SourceText

/// The checker's position in a postfix expression such as `a?.b.c`, and the calls seen so far.
struct ChainPlace {
  /// Whether a `?` has occurred so far.
  var isOptional = false
  /// The expected type of a chain that begins with `.name`; the name is looked up in it.
  var base: Type?
  /// The link being checked: where its name is, and its whole span.
  var link: (location: Span, span: Span)?
  /// The whole spans of calls, by where the names of their functions are.
  var callSpans: [Span: Span] = [:]
}
