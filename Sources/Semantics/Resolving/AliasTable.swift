import SourceText

/// Type aliases of the program that are not validated yet.
struct AliasTable {
  typealias Unread = (alias: TypeAlias, source: Source, span: Span)

  /// Those that nothing has resolved yet, and where they are declared.
  var unread: [Unread] = []
  /// Errors in the underlying types of aliases.
  var diagnostics: [Diagnostic] = []
}
