import SourceText

/// Errors about tuple patterns that destructure a value.
package enum DestructuringError: DiagnosticFact {
  case mismatchedLength(Type)
  case noTuple(Type)
  case lazy
  case constantsOfStruct

  package var message: String {
    switch self {
    case .mismatchedLength(let type):
      "tuple pattern has the wrong length for tuple type '\(type)'"
    case .noTuple(let type):
      "tuple pattern cannot match values of the non-tuple type '\(type)'"
    case .lazy: "'lazy' cannot destructure an initializer"
    case .constantsOfStruct:
      "binding multiple 'let' stored properties from a single initializer expression in a struct "
        + "is unsupported"
    }
  }
}
