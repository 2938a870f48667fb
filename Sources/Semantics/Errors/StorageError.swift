import SourceText

/// Errors about stored properties: values that contain themselves, noncopyable parts, weak
/// references to values.
package enum StorageError: DiagnosticFact {
  case recursiveValue(NominalType)
  case recursiveEnum(NominalType)
  case noncopyableProperty(String, Type, in: NominalType)
  case noncopyableAssociatedValue(String, Type, in: NominalType)
  case weakWithoutOptional(Type)
  case weakValue(Type)

  package var message: String {
    switch self {
    case .recursiveValue(let nominal):
      "value type '\(nominal.name)' cannot have a stored property that recursively contains it"
    case .recursiveEnum(let nominal):
      "recursive enum '\(nominal.name)' is not marked 'indirect'"
    case .noncopyableProperty(let name, let type, let nominal):
      "stored property '\(name)' \(Self.reason(type, nominal))"
    case .noncopyableAssociatedValue(let name, let type, let nominal):
      "associated value '\(name)' \(Self.reason(type, nominal))"
    case .weakWithoutOptional(let type):
      "'weak' variable should have optional type '\(type)?'"
    case .weakValue(let type):
      "'weak' may only be applied to class and class-bound protocol types, not '\(type)'"
    }
  }

  private static func reason(_ type: Type, _ nominal: NominalType) -> String {
    "of 'Copyable'-conforming \(nominal.kind) '\(nominal.name)' has non-Copyable type '\(type)'"
  }
}
