package import SourceText

/// The parse result of one text: its statements in order, and diagnostics.
package struct SourceFile: Sendable {
  package var statements: [Statement]
  package var diagnostics: [Diagnostic]
  package var completeness: Completeness

  package init(
    statements: [Statement], diagnostics: [Diagnostic], completeness: Completeness
  ) {
    self.statements = statements
    self.diagnostics = diagnostics
    self.completeness = completeness
  }
}

/// Whether a text is a whole input, the beginning of one, or wrong.
package enum Completeness: Hashable, Sendable {
  /// Every construct that was opened is closed.
  case complete
  /// Some appended text would make it complete; `opener` is what is still open (`{`, `(`, `"""`,
  /// `/*`, or an operator that wants its right side) and `at` where it stands.
  case incomplete(opener: String, at: Span)
  /// No appended text can mend it.
  case wrong
}
