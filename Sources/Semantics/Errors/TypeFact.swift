package import SourceText

/// A fact about types: who mends or explains what is wrong asks which.
package protocol TypeFact: DiagnosticFact {
  /// The types that the message names, in its order.
  var types: [Type] { get }
}

extension Diagnostic {
  /// The types that it is about, in the order of its message.
  package var types: [Type] { (fact as? any TypeFact)?.types ?? [] }
}
