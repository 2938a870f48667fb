import SourceText
import Syntax

/// Checks with all stubs of unknown type.
///
/// The declarations of stubs are guesses, so an error may be due to a guess. An error that remains
/// when every stub has an unknown type is not.
struct UnknownStubs: CheckerPart {
  let checker: TypeChecker

  /// Whether the declarations in a source count as unknown; those of another text of the document do not.
  func isUnknown(_ source: @autoclosure () -> Source?) -> Bool {
    checker.holes.ignoresStubs && source()?.isGuess ?? false
  }

  /// Whether something is known of a type of a stub.
  func isTold(_ nominal: NominalType) -> Bool {
    checker.holes.ignoresStubs && checker.holes.told.types.contains(nominal.name)
      && nominal.source.isGuess && nominal.outer == nil
  }

  /// Whether a type of a stub is known to be none of the library's.
  private func isOwn(_ nominal: NominalType) -> Bool {
    isTold(nominal) && checker.holes.told.ownTypes.contains(nominal.name)
  }

  /// Whether literals are no values of a type: those of an enum are its cases.
  func refuses(_ literal: TypeVariable.Literal, _ nominal: NominalType) -> Bool {
    isOwn(nominal) && (nominal.kind == .enum || literal == .null)
  }

  /// Whether nothing is known of a declaration to which a name refers.
  func isUnknown(_ symbol: GlobalSymbol) -> Bool {
    if case .type(let type) = symbol, isTold(type) { return false }
    return isUnknown(symbol.source)
  }

  /// Whether nothing is known of a member.
  func isUnknown(_ member: Member) -> Bool {
    guard isUnknown(member.source) else { return false }
    guard case .property(let property) = member, let owner = property.owner, owner.outer == nil
    else { return true }
    return !checker.holes.told.properties.contains("\(owner.name).\(property.name)")
  }

  /// Whether a type is that of a stub of which nothing is known.
  func isUnknown(_ type: Type) -> Bool {
    checker.holes.ignoresStubs && type.isOfStub && !(type.nominal.map(isTold) ?? false)
  }

  /// Whether a value may be converted to any type because its own is unknown, or to a type that is.
  func mayConvert(_ from: Type, to target: Type) -> Bool {
    guard checker.holes.ignoresStubs else { return false }
    // A stub may have been declared again since.
    if let own = from.nominal, own.source.isGuess, own.name == target.nominal?.name { return true }
    return from.nominal.map { hasUnknownPart($0) && !isOwn($0) } ?? false
      || target.nominal.map { isTold($0) && !isOwn($0) } ?? false
  }

  /// Whether the program imports a missing module, which may add members to any type.
  var importsUnknownModule: Bool { checker.holes.ignoresStubs && !checker.knownModules.isEmpty }

  /// Whether a type mentions one that is unknown, or of which a part is unknown.
  func isAboutUnknown(_ type: Type) -> Bool {
    guard checker.holes.ignoresStubs else { return false }
    return type.holds { part in
      guard case .nominal(let nominal, _) = part else { return part.isOfStub }
      // What a known type is a part of has no more members than it has of others.
      return hasUnknownPart(nominal) && (!isTold(nominal) || nominal === type.nominal)
    }
  }

  /// Whether a type inherits from something unknown, or has an unknown attribute.
  func hasUnknownPart(_ nominal: NominalType) -> Bool {
    guard checker.holes.ignoresStubs else { return false }
    var rest = [nominal]
    // Wrong programs have types that inherit from themselves.
    var seen: Set<ObjectIdentifier> = []
    while let type = rest.popLast() {
      guard !type.isPrelude, seen.insert(ObjectIdentifier(type)).inserted else { continue }
      if type.source.isGuess || type.modifiers.attributes.contains(where: isUnknown)
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
    return checker.globals(named: name).contains { isUnknown($0.source) }
  }

  private func isUnknown(_ attribute: Attribute) -> Bool {
    !checker.isKnown(attribute)
      || checker.globals(named: attribute.baseName).contains { isUnknown($0.source) }
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
