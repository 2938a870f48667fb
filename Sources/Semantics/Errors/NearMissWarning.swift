import SourceText

/// Warnings about methods that nearly match a requirement, and the notes with fixes.
enum NearMissWarning: DiagnosticFact {
  case nearMatch(String, String, isOptional: Bool, of: NominalType)
  case rename(String)
  case mismatchedType(Type)
  case move(String, isInExtension: Bool)
  case makePrivate(String)
  case declared(String)

  var message: String {
    switch self {
    case .nearMatch(let method, let requirement, let isOptional, let target):
      "instance method '\(method)' nearly matches \(isOptional ? "optional" : "defaulted") "
        + "requirement '\(requirement)' of protocol '\(target.name)'"
    case .rename(let name): "rename to '\(name)' to satisfy this requirement"
    case .mismatchedType(let type): "candidate has non-matching type '\(type)'"
    case .move(let method, let isInExtension):
      "move '\(method)' to \(isInExtension ? "another" : "an") extension to silence this warning"
    case .makePrivate(let method): "make '\(method)' private to silence this warning"
    case .declared(let name): "requirement '\(name)' declared here"
    }
  }
}
