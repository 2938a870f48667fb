import SourceText

/// Errors about uses of a variable whose value was consumed.
package enum ConsumptionError: DiagnosticFact {
  case usedAfter(String)
  case twice(String)
  case inLoop(String)
  case ofCaptured(String)
  case ofBorrowed(String)
  case notGivenBack(String)
  /// Notes.
  case consumedHere
  case consumedAgainHere
  case usedHere

  package var message: String {
    switch self {
    case .usedAfter(let name): "'\(name)' used after consume"
    case .twice(let name): "'\(name)' consumed more than once"
    case .inLoop(let name): "'\(name)' consumed in a loop"
    case .ofCaptured(let name):
      "noncopyable '\(name)' cannot be consumed when captured by an escaping closure or borrowed "
        + "by a non-Escapable type"
    case .ofBorrowed(let name): "'\(name)' is borrowed and cannot be consumed"
    case .notGivenBack(let name):
      "missing reinitialization of inout parameter '\(name)' after consume"
    case .consumedHere: "consumed here"
    case .consumedAgainHere: "consumed again here"
    case .usedHere: "used here"
    }
  }
}
