import Semantics
import SourceText

/// A conformance that a type lacks.
struct MissingConformance {
  let type: Type?
  /// The protocol, as an inheritance clause spells it.
  let asked: String
  /// Whether the type itself is written or declared there; otherwise it is the type of a value.
  let isDeclared: Bool

  /// Nil for other facts.
  init?(_ fact: any DiagnosticFact) {
    switch fact {
    case GenericError.requiresConformance(_, let type, to: let target, _),
      GenericError.cannotConform(let type, to: let target),
      ConversionError.nonConforming(let type, to: let target, _),
      OperatorError.requiresConformance(_, of: let type, to: let target):
      self.init(type, target.description)
    case OperatorError.requiresConformanceToCompare(_, of: let type, to: let target):
      self.init(type, target)
    case StatementError.notASequence(let type, let isAsync):
      self.init(type, isAsync ? "AsyncSequence" : "Sequence")
    case EffectError.thrownNoError(let type): self.init(type, "Error")
    case ConformanceError.doesNotConform(let mention, to: let target):
      self.init(mention.type, target.description, isDeclared: true)
    case ConformanceError.cannotConform(let type, to: let target):
      self.init(type, target.description, isDeclared: true)
    default: return nil
    }
  }

  init(_ type: Type?, _ asked: String, isDeclared: Bool = false) {
    (self.type, self.asked, self.isDeclared) = (type, asked, isDeclared)
  }
}
