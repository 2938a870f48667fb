package import SourceText

/// A diagnostic about types, which other code may inspect.
package protocol TypeFact: DiagnosticFact {
  /// The types in the message, in its order.
  var types: [Type] { get }
}

extension Diagnostic {
  /// The types that the diagnostic is about, in the order of its message.
  package var types: [Type] { (fact as? any TypeFact)?.types ?? [] }
}
