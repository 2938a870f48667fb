import SourceText

/// Errors about parameters and generic parameters of functions.
package enum ParameterError: DiagnosticFact {
  case unusedGeneric(String)
  case inoutWithDefault(String)
  case escapingValue
  case unlabelledAfterVariadic
  case defaultInProtocol(Owner)
  case mismatchedDefault(LiteralDefaultType, parameter: NominalType)
  case ownershipMissing(Type)
  /// A note: an ownership modifier that a noncopyable parameter may have.
  case addOwnership(Ownership)

  /// The kind of declaration.
  package enum Owner: String, Sendable { case method, initializer, `subscript` }

  /// An ownership modifier.
  package enum Ownership: String, Sendable, CaseIterable { case borrowing, `inout`, consuming }

  package var message: String {
    switch self {
    case .unusedGeneric(let name):
      "generic parameter '\(name)' is not used in function signature"
    case .inoutWithDefault(let name):
      "cannot provide default value to inout parameter '\(name)'"
    case .escapingValue: "'@escaping' only applies to function types"
    case .unlabelledAfterVariadic:
      "a parameter following a variadic parameter requires a label"
    case .defaultInProtocol(let owner):
      "default argument not permitted in a protocol \(owner.rawValue)"
    case .mismatchedDefault(let literal, let nominal):
      "default argument value of type '\(literal.rawValue)' cannot be converted to type "
        + "'\(nominal.name)'"
    case .ownershipMissing(let type):
      "parameter of noncopyable type '\(type)' must specify ownership"
    case .addOwnership(.borrowing): "add 'borrowing' for an immutable reference"
    case .addOwnership(.inout): "add 'inout' for a mutable reference"
    case .addOwnership(.consuming): "add 'consuming' to take the value from the caller"
    }
  }
}
