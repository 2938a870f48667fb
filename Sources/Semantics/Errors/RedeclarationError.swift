import SourceText

/// Errors about duplicate declarations.
package enum RedeclarationError: DiagnosticFact {
  case invalid(String)
  /// The note at the previous declaration.
  case previous(String)

  package var message: String {
    switch self {
    case .invalid(let name): "invalid redeclaration of '\(name)'"
    case .previous(let name): "'\(name)' previously declared here"
    }
  }
}
