import SourceText

/// Why a type does not conform to a protocol; the note below the error.
package enum ConformanceObstacle: DiagnosticFact {
  /// A requirement has no witness; the type that one would have, if that can be written.
  case missing(Requirement, Type?)
  /// The nested type of that name does not meet the associated type's constraint.
  case unfitAssociatedType(String, is: Type, constraint: Type)
  /// The conformance could be derived if a stored property or an associated value conformed.
  case partDoesNotConform(Type, to: String, of: NominalType)
  case strayCodingKey(String)
  case noCodingKey(String)

  /// A protocol requirement, with its name.
  package enum Requirement: Sendable, CustomStringConvertible {
    case function(String)
    case initializer(String)
    case property(String)
    case `subscript`
    case nestedType(String)

    package var description: String {
      switch self {
      case .function(let name): "function '\(name)'"
      case .initializer(let name): "initializer '\(name)'"
      case .property(let name): "property '\(name)'"
      case .subscript: "subscript"
      case .nestedType(let name): "nested type '\(name)'"
      }
    }
  }

  package var message: String {
    switch self {
    case .missing(let requirement, let type):
      "protocol requires \(requirement)" + (type.map { " with type '\($0)'" } ?? "")
    case .unfitAssociatedType(let name, is: _, let constraint):
      "possibly intended match '\(name)' does not conform to '\(constraint)'"
    case .partDoesNotConform(let type, let target, _)
    where ["Encodable", "Decodable"].contains(target):
      "cannot automatically synthesize '\(target)' because '\(type.sourceDescription)' does not "
        + "conform to '\(target)'"
    case .partDoesNotConform(let type, let target, let nominal):
      "\(nominal.kind == .enum ? "associated value" : "stored property") type "
        + "'\(type.sourceDescription)' does not conform to protocol '\(target)', preventing "
        + "synthesized conformance of '\(nominal.name)' to '\(target)'"
    case .strayCodingKey(let name):
      "CodingKey case '\(name)' does not match any stored properties"
    case .noCodingKey(let name):
      "cannot automatically synthesize 'Decodable' because '\(name)' does not have a matching "
        + "CodingKey and does not have a default value"
    }
  }
}
