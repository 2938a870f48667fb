import SourceText

/// Notes beside an error that say what to change, each with its fix-it.
enum FixItNote: DiagnosticFact {
  case makeVariable
  case addReturnType
  case coalesce
  case forceUnwrap
  /// At the base of a member.
  case chain(member: String)

  var message: String {
    switch self {
    case .makeVariable: "change 'let' to 'var' to make it mutable"
    case .addReturnType: "did you mean to add a return type?"
    case .coalesce:
      "coalesce using '??' to provide a default when the optional value contains 'nil'"
    case .forceUnwrap:
      "force-unwrap using '!' to abort execution if the optional value contains 'nil'"
    case .chain(let name):
      "chain the optional using '?' to access member '\(name)' only for non-'nil' base values"
    }
  }
}
