import Semantics
import SourceText

/// A value of one type used where another is expected.
struct TypeMismatch {
  let given: Type
  let wanted: Type
  let purpose: ConversionPurpose

  /// Nil for other facts.
  init?(_ fact: any DiagnosticFact) {
    switch fact {
    case ConversionError.cannotConvert(let given, to: let wanted, let purpose):
      (self.given, self.wanted, self.purpose) = (given, wanted, purpose)
    case ConversionError.defaultArgument(let given, to: let wanted):
      (self.given, self.wanted, purpose) = (given, wanted, .assignment)
    case ConversionError.valueOfVoidClosure(let given):
      (self.given, wanted, purpose) = (given, .void, .result)
    case OperatorError.cannotConvertOperand(let given, to: let wanted):
      (self.given, self.wanted, purpose) = (given, wanted, .operand)
    default: return nil
    }
  }

  /// The types as stubs spell them.
  var givenText: String { given.description }
  var wantedText: String { wanted.sourceDescription }

  /// Whether the value is assigned to a place, whose type is determined elsewhere.
  var isOfAssignment: Bool { [.assignment, .elementAssignment].contains(purpose) }

  /// Whether a part of the expected type is unknown.
  var isOpen: Bool { wantedText.contains("_") }

  /// Whether the type of the value is unknown.
  var isOfUnknown: Bool { givenText == "_" }
}
