/// The problem of a diagnostic as a value: code decides by it, users read its message.
package protocol DiagnosticFact: Sendable {
  /// The text in the compiler's wording: lower case, no full stop, names in single quotes.
  var message: String { get }

  /// The undeclared name, if a later declaration of it can fix the problem.
  var missingName: MissingName? { get }

  /// Whether the only problem is that a type lacks a conformance that a generic call requires.
  var isUnmetRequirement: Bool { get }

  /// The values that the message describes, for code that knows them.
  var subjects: [any Sendable] { get }
}

extension DiagnosticFact {
  package var missingName: MissingName? { nil }
  package var isUnmetRequirement: Bool { false }
  package var subjects: [any Sendable] { [] }
}

/// A name without a declaration, or a missing conformance; a later input may add it.
package enum MissingName: Hashable, Sendable {
  case value(String)
  case type(String)
  case `operator`(String)
  /// A conformance to a protocol, which an extension may add later.
  case conformance(String, to: String)
}

/// A diagnostic that consists of its message only: no code decides by it.
package struct Wording: DiagnosticFact {
  package let message: String

  package init(_ message: String) { self.message = message }
}
