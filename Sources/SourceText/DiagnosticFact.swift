/// What a diagnostic states, as a value: code decides by it, people read its message.
package protocol DiagnosticFact: Sendable {
  /// In the compiler's wording: lower case, no full stop, names in single quotes.
  var message: String { get }
}

/// A message that nothing is decided by.
package struct Wording: DiagnosticFact {
  package let message: String

  package init(_ message: String) { self.message = message }
}
