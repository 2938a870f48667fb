import SourceText

/// A declaration that nothing tells from another one.
package enum RedeclarationError: DiagnosticFact {
  case invalid(String)
  /// The note at the other one.
  case previous(String)

  package var message: String {
    switch self {
    case .invalid(let name): "invalid redeclaration of '\(name)'"
    case .previous(let name): "'\(name)' previously declared here"
    }
  }
}
