/// The statement of a diagnostic as a value: code decides by it, people read its message.
package protocol DiagnosticFact: Sendable {
  /// In the compiler's wording: lower case, no full stop, names in single quotes.
  var message: String { get }

  /// The missing name, if a later declaration may fix the problem.
  var missingName: MissingName? { get }

  /// Whether the problem is only that a type lacks a requirement of a declaration.
  var isUnmetRequirement: Bool { get }
}

extension DiagnosticFact {
  package var missingName: MissingName? { nil }
  package var isUnmetRequirement: Bool { false }
}

/// A name without a declaration: code that mentions it may be correct once it is declared.
package enum MissingName: Hashable, Sendable {
  case value(String)
  case type(String)
  case `operator`(String)
  /// A conformance of a type to a protocol, which an extension may still declare.
  case conformance(String, to: String)
}

/// A message on which no code decides.
package struct Wording: DiagnosticFact {
  package let message: String

  package init(_ message: String) { self.message = message }
}
