import SourceText

/// Errors about raw values of enums.
package enum RawValueError: DiagnosticFact {
  case noRawType
  /// The raw type is not expressible by a literal.
  case unfitRawType(Type)
  case caseWithArguments
  case noLiteral
  case mismatchedType(LiteralDefaultType, rawType: Type)
  case repeated
  /// The note at the first of two equal values.
  case previous
  case notRawRepresentable(NominalType, rawType: Type)

  package var message: String {
    switch self {
    case .noRawType:
      "enum case cannot have a raw value if the enum does not have a raw type"
    case .unfitRawType(let type):
      "raw type '\(type)' is not expressible by a string, integer, or floating-point literal"
    case .caseWithArguments: "enum with raw type cannot have cases with arguments"
    case .noLiteral: "raw value for enum case must be a literal"
    case .mismatchedType(let literal, let type):
      "cannot convert value of type '\(literal.rawValue)' to raw type '\(type)'"
    case .repeated: "raw value for enum case is not unique"
    case .previous: "raw value previously used here"
    case .notRawRepresentable(let nominal, let type):
      "'\(nominal.name)' declares raw type '\(type)', but does not conform to RawRepresentable "
        + "and conformance could not be synthesized"
    }
  }
}
