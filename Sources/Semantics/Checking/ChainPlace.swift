import SourceText

/// Where the checker is in a postfix expression: `a?.b.c`.
struct ChainPlace {
  /// Whether a `?` stood in it so far.
  var isOptional = false
  /// What the whole must give, where it begins with `.name`: the type that the name is looked up in.
  var base: Type?
  /// The link being checked: where its name stands, and all of it.
  var link: (location: Span, span: Span)?
}
