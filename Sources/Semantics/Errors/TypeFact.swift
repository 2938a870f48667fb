package import SourceText

/// A diagnostic about types, which other code may inspect.
package protocol TypeFact: DiagnosticFact {
  /// The types in the message, in its order.
  var types: [Type] { get }
}

extension TypeFact {
  package var subjects: [any Sendable] { types }
}

extension Diagnostic {
  /// The types that the diagnostic is about, in the order of its message.
  package var types: [Type] { fact.subjects.compactMap { $0 as? Type } }
}
