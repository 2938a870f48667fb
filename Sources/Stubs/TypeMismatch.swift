import Semantics
import SourceText

/// A value of one type where another is wanted.
struct TypeMismatch {
  let given: Type
  let wanted: Type
  let purpose: ConversionPurpose

  /// Nil for facts that say something else.
  init?(_ fact: any DiagnosticFact) {
    switch fact {
    case ConversionError.cannotConvert(let given, to: let wanted, let purpose):
      (self.given, self.wanted, self.purpose) = (given, wanted, purpose)
    case ConversionError.valueOfVoidClosure(let given):
      (self.given, wanted, purpose) = (given, .void, .result)
    case OperatorError.cannotConvertOperand(let given, to: let wanted):
      (self.given, self.wanted, purpose) = (given, wanted, .operand)
    default: return nil
    }
  }

  /// The types as a stub writes them.
  var givenText: String { given.description }
  var wantedText: String { wanted.asAsked }

  /// Whether a place is set, which has its type from elsewhere.
  var isOfAssignment: Bool { [.assignment, .elementAssignment].contains(purpose) }

  /// Whether a part of the wanted type is not known.
  var isOpen: Bool { wantedText.contains("_") }
}
