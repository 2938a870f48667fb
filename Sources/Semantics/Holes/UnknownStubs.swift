import SourceText
import Syntax

/// Stubs as unknowns, to find what is wrong whatever they are.
///
/// What a stub declares is guessed from its uses, so an error may follow from the guess. One that is found as
/// well while every stub has an unknown type depends on none.
extension TypeChecker {
  /// Runs a check in which nothing is known of what stubs declare.
  package func withUnknownStubs<Result>(_ check: () -> Result) -> Result {
    holes.areStubsUnknown = true
    defer { holes.areStubsUnknown = false }
    return check()
  }

  /// Whether nothing is known of what a source declares. What another text of the document declares is known.
  func isUnknown(_ source: @autoclosure () -> Source?) -> Bool {
    holes.areStubsUnknown && source()?.isGuess ?? false
  }

  /// Whether the program imports a module of which nothing is known, which may add members to any type.
  var importsUnknownModule: Bool { holes.areStubsUnknown && !knownModules.isEmpty }

  /// Whether a type mentions one of which something is unknown.
  func isAboutUnknown(_ type: Type) -> Bool {
    guard holes.areStubsUnknown else { return false }
    return type.holds { part in
      guard case .nominal(let nominal, _) = part else { return part.isOfStub }
      return hasUnknownPart(nominal)
    }
  }

  /// Whether a type inherits from something unknown, or has an unknown attribute.
  func hasUnknownPart(_ nominal: NominalType) -> Bool {
    guard holes.areStubsUnknown else { return false }
    var rest = [nominal]
    // Wrong programs have types that inherit from themselves.
    var seen: Set<NominalType> = []
    while let type = rest.popLast() {
      guard !type.isPrelude, seen.insert(type).inserted else { continue }
      if type.source.isGuess || type.attributes.contains(where: isUnknown)
        || type.declaration?.inheritance.contains(where: isUnknown) ?? false
      {
        return true
      }
      rest += type.conformances.map(\.protocol)
      if let parent = type.superclassNominal { rest.append(parent) }
    }
    return false
  }

  private func isUnknown(_ reference: TypeReference) -> Bool {
    guard case .named(nil, let name, _) = reference.stripped.0.kind else { return false }
    return globals(named: name).contains { isUnknown($0.source) }
  }

  private func isUnknown(_ attribute: Attribute) -> Bool {
    !isKnown(attribute) || globals(named: attribute.baseName).contains { isUnknown($0.source) }
  }
}

extension Type {
  /// Whether a stub declares it, or one of its constraints, that is no declaration of another text.
  var isOfStub: Bool {
    switch self {
    case .nominal(let nominal, _): nominal.source.isGuess
    case .existential(let constraints): constraints.contains(where: \.shallow.isOfStub)
    case .opaque(let opaque, _): opaque.constraints.contains(where: \.shallow.isOfStub)
    default: false
    }
  }
}
