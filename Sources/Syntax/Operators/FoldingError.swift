internal import SourceText

/// Errors in sequences of operators.
package enum FoldingError: DiagnosticFact {
  case unknown(String)
  case nonAssociative(String)
  case unordered(String, String)
  case coverToTheRight(String)
  case notPrefix(String)
  case notPostfix(String)

  package var message: String {
    switch self {
    case .unknown(let name):
      "cannot find operator '\(name)' in scope"
        + (correction.map { "; did you mean '\($0)'?" } ?? "")
    case .nonAssociative(let group):
      "adjacent operators are in non-associative precedence group '\(group)'"
    case .unordered(let first, let second):
      "adjacent operators are in unordered precedence groups '\(first)' and '\(second)'"
    case .coverToTheRight(let word):
      "'\(word)' cannot appear to the right of a non-assignment operator"
    case .notPrefix(let name): "'\(name)' is not a prefix unary operator"
    case .notPostfix(let name): "'\(name)' is not a postfix unary operator"
    }
  }
}

extension FoldingError {
  /// The range operator that a lookalike was meant to be.
  var correction: String? {
    guard case .unknown(let name) = self else { return nil }
    return switch name {
    case "..", "\u{2026}", "....": "..."
    case "...<", "....<", "\u{2026}<": "..<"
    default: nil
    }
  }
}
