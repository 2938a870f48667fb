import SourceText

/// Aliases of the program that are not known to be right.
struct AliasTable {
  typealias Unread = (alias: TypeAlias, source: Source, span: Span)

  /// Those whose types nothing asked for yet, and where they are declared.
  var unread: [Unread] = []
  /// What is wrong with the types that aliases stand for.
  var diagnostics: [Diagnostic] = []
}
