import SourceText

/// Why a type does not conform to a protocol; the note below the error.
package enum ConformanceObstacle: DiagnosticFact {
  case missing(Requirement)
  /// The nested type of that name does not meet the associated type's constraint.
  case unfitAssociatedType(String, constraint: Type)
  /// The conformance could be derived if a part of the type conformed.
  case partDoesNotConform(Type, to: String, of: NominalType)
  case strayCodingKey(String)
  case noCodingKey(String)

  /// A protocol requirement, with its name.
  package enum Requirement: Sendable {
    case function(String)
    case initializer(String)
    case property(String)
    case `subscript`(labels: [String])
    case nestedType(String)
  }

  package var message: String {
    switch self {
    case .missing(.function(let name)): "protocol requires function '\(name)'"
    case .missing(.initializer(let name)): "protocol requires initializer '\(name)'"
    case .missing(.property(let name)): "protocol requires property '\(name)'"
    case .missing(.subscript(let labels)):
      "protocol requires subscript 'subscript(\(labels.map { $0 + ":" }.joined()))'"
    case .missing(.nestedType(let name)): "protocol requires nested type '\(name)'"
    case .unfitAssociatedType(let name, let constraint):
      "possibly intended match '\(name)' does not conform to '\(constraint)'"
    case .partDoesNotConform(let type, let target, let nominal):
      "stored property type '\(type)' does not conform to protocol '\(target)', preventing "
        + "synthesized conformance of '\(nominal.name)' to '\(target)'"
    case .strayCodingKey(let name):
      "CodingKey case '\(name)' does not match any stored properties"
    case .noCodingKey(let name):
      "cannot automatically synthesize 'Decodable' because '\(name)' does not have a matching "
        + "CodingKey and does not have a default value"
    }
  }
}
