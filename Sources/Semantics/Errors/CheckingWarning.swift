import SourceText

/// Warnings of the checker.
package enum CheckingWarning: DiagnosticFact {
  case undeclaredModifier(String)
  case unusedResult(String)

  package var message: String {
    switch self {
    case .undeclaredModifier(let name):
      "'\(name)' is not declared; it is taken for a modifier without effect"
    case .unusedResult(let name): "result of call to '\(name)' is unused"
    }
  }
}
