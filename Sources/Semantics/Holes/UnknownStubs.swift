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

  /// Whether nothing is known of what a source declares.
  func isUnknown(_ source: Source) -> Bool { holes.areStubsUnknown && source.isStub }

  /// Whether nothing is known of a declaration with a name.
  func isUnknown(_ symbol: GlobalSymbol) -> Bool {
    guard holes.areStubsUnknown else { return false }
    return switch symbol {
    case .type(let type): type.source.isStub
    case .typeAlias(let alias): alias.type.nominal?.source.isStub ?? false
    case .function(let function): function.source.isStub
    case .variable(let variable), .wrapped(let variable, _): variable.source.isStub
    case .computed(let property): property.source.isStub
    }
  }

  /// Whether nothing is known of a member that a stub adds to a type.
  func isUnknown(_ member: Member) -> Bool {
    guard holes.areStubsUnknown else { return false }
    return switch member {
    case .property(let property): property.source.isStub
    case .function(let function): function.source.isStub
    case .subscript(let element): element.source.isStub
    case .type(let type): type.source.isStub
    case .typeAlias(let alias): alias.type.nominal?.source.isStub ?? false
    case .enumCase, .associatedType: false
    }
  }

  /// Whether a type may have a member that nobody sees: it inherits from something unknown, has an attribute that may
  /// add some, or the program imports an unknown module, which may extend it.
  ///
  /// - Parameter near: A member of the type that has nearly its name.
  func mayHaveUnknownMember(_ type: Type, resembling near: String?) -> Bool {
    guard holes.areStubsUnknown else { return false }
    if near == nil, !knownModules.isEmpty { return true }
    return isAboutUnknown(type)
  }

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
      if type.source.isStub || type.attributes.contains(where: isUnknown)
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
    return globals(named: name).contains(where: isUnknown)
  }

  private func isUnknown(_ attribute: Attribute) -> Bool {
    !isKnown(attribute) || globals(named: attribute.baseName).contains(where: isUnknown)
  }
}

extension Type {
  /// Whether a stub declares it, or one of its constraints.
  var isOfStub: Bool {
    switch self {
    case .nominal(let nominal, _): nominal.source.isStub
    case .existential(let constraints): constraints.contains(where: \.shallow.isOfStub)
    case .opaque(let opaque, _): opaque.constraints.contains(where: \.shallow.isOfStub)
    default: false
    }
  }
}
