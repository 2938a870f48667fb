import SourceText

/// Errors about property wrappers and other attributes of variables.
package enum WrapperError: DiagnosticFact {
  case noWrappedValue(NominalType)
  case onLazy(String)
  case onComputed
  case onLet
  case onSeveralVariables
  case mismatchedType(Type, wrappedValue: Type)
  /// The `@available` message of a wrapper that only classes can use.
  case unavailableValue(reason: String)
  case noAttribute(Type)

  package var message: String {
    switch self {
    case .noWrappedValue(let nominal):
      "property wrapper type '\(nominal.name)' does not contain a non-static property named "
        + "'wrappedValue'"
    case .onLazy(let name): "property '\(name)' with a wrapper cannot also be lazy"
    case .onComputed: "property wrapper cannot be applied to a computed property"
    case .onLet: "property wrapper can only be applied to a 'var'"
    case .onSeveralVariables: "property wrapper can only apply to a single variable"
    case .mismatchedType(let type, let own):
      "property type '\(type)' does not match 'wrappedValue' type '\(own)'"
    case .unavailableValue(let reason): "'wrappedValue' is unavailable: \(reason)"
    case .noAttribute(let type): "\(type.titleWithKind) cannot be used as an attribute"
    }
  }
}
