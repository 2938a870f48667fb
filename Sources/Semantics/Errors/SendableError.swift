import SourceText

/// Warnings about types that declare conformance to `Sendable`; errors only in the Swift 6 language
/// mode.
package enum SendableError: DiagnosticFact {
  /// A stored part of a type: `stored property 'n'`, `associated value 'a(x:)'`.
  package enum Part: Sendable {
    case property(String)
    case associatedValue(String)
  }

  /// A class that is not final.
  case nonFinal(NominalType)
  case inherits(NominalType)
  case mutable(String, in: NominalType)
  /// - Parameter isWhole: whether the part itself has the type, rather than containing it.
  case nonSendable(Part, Type, isWhole: Bool, in: NominalType)

  package var message: String { reason + "; this is an error in the Swift 6 language mode" }

  private var reason: String {
    switch self {
    case .nonFinal(let nominal):
      return "non-final class '\(nominal.name)' cannot conform to the 'Sendable' protocol"
    case .inherits(let nominal):
      return "'Sendable' class '\(nominal.name)' cannot inherit from another class"
    case .mutable(let name, let nominal):
      return "stored property '\(name)' of 'Sendable'-conforming \(Self.title(nominal)) is mutable"
    case .nonSendable(let part, let type, let isWhole, let nominal):
      let words = isWhole ? "has" : "contains"
      return "\(part.words) of 'Sendable'-conforming \(Self.title(nominal)) \(words) "
        + "non-Sendable type '\(type)'"
    }
  }

  private static func title(_ nominal: NominalType) -> String {
    let isGeneric = nominal.generics.parameters.contains { !$0.isProtocolSelf }
    let kind =
      switch nominal.kind {
      case .struct: "struct"
      case .enum: "enum"
      case .class: "class"
      case .actor: "actor"
      case .protocol: "protocol"
      }
    return "\(isGeneric ? "generic " : "")\(kind) '\(nominal.name)'"
  }
}

extension SendableError.Part {
  fileprivate var words: String {
    switch self {
    case .property(let name): "stored property '\(name)'"
    case .associatedValue(let name): "associated value '\(name)'"
    }
  }
}
