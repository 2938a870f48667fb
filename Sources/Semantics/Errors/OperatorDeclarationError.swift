import SourceText

/// Errors about operator functions.
package enum OperatorDeclarationError: DiagnosticFact {
  case mustBeStatic(String, in: NominalType, isInExtension: Bool)
  /// No operand has the type that declares the operator.
  case noOperand(String, of: NominalType)
  /// The missing modifier; nil if either is possible.
  case missingFixity(Fixity?)
  case notDeclared

  /// The fixity of a unary operator.
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
