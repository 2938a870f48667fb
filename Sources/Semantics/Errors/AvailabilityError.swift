import SourceText

/// Errors about unavailable declarations, with the message of their `@available`.
package enum AvailabilityError: DiagnosticFact {
  case unavailable(String, reason: String)
  case renamed(String, to: String, reason: String)

  package var message: String {
    switch self {
    case .unavailable(let name, let reason):
      "'\(name)' is unavailable" + (reason.isEmpty ? "" : ": \(reason)")
    case .renamed(let name, let newName, let reason):
      "'\(name)' has been renamed to '\(newName)'" + (reason.isEmpty ? "" : ": \(reason)")
    }
  }
}
