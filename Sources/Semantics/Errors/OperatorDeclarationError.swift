import SourceText

/// A function that is no right implementation of an operator.
package enum OperatorDeclarationError: DiagnosticFact {
  case mustBeStatic(String, in: NominalType, isInExtension: Bool)
  /// No operand is of the type that the operator is a member of.
  case noOperand(String, of: NominalType)
  /// The only modifier that is meant, nil where it may be either.
  case missingFixity(Fixity?)
  case notDeclared

  package enum Fixity: String, Sendable { case prefix, postfix }

  package var message: String {
    switch self {
    case .mustBeStatic(let name, let nominal, let isInExtension):
      "operator '\(name)' declared in \(isInExtension ? "extension of" : "type") "
        + "'\(nominal.name)' must be 'static'"
    case .noOperand(let name, let nominal):
      nominal.kind == .protocol
        ? "member operator '\(name)' of protocol '\(nominal.name)' must have at least one "
          + "argument of type 'Self'"
        : "member operator '\(name)' must have at least one argument of type "
          + "'\(nominal.declaredType)'"
    case .missingFixity(let fixity?):
      "\(fixity.rawValue) unary operator missing '\(fixity.rawValue)' modifier"
    case .missingFixity(nil):
      "unary operator implementation must have a 'prefix' or 'postfix' modifier"
    case .notDeclared: "operator implementation without matching operator declaration"
    }
  }
}
