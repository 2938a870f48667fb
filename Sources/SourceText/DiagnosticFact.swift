/// What a diagnostic states, as a value: code decides by it, people read its message.
package protocol DiagnosticFact: Sendable {
  /// In the compiler's wording: lower case, no full stop, names in single quotes.
  var message: String { get }

  /// The name that is missing, where something declared later may make it right.
  var missingName: MissingName? { get }

  /// Whether it says that a type lacks what a declaration asks of it, and nothing else is wrong.
  var isUnmetRequirement: Bool { get }
}

extension DiagnosticFact {
  package var missingName: MissingName? { nil }
  package var isUnmetRequirement: Bool { false }
}

/// A name that nothing declares yet: what mentions it may be right once something does.
package enum MissingName: Hashable, Sendable {
  case value(String)
  case type(String)
  case `operator`(String)
  /// That a type declares to conform to a protocol, which an extension may still do.
  case conformance(String, to: String)
}

/// A message that nothing is decided by.
package struct Wording: DiagnosticFact {
  package let message: String

  package init(_ message: String) { self.message = message }
}
