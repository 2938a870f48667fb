import Semantics
import SourceText

/// A member that a type lacks.
struct MissingMember {
  let name: String
  let owner: Type
  /// Whether the member is accessed on the type itself rather than on a value.
  let isStatic: Bool
  /// Whether it could also be a member of what the type wraps.
  private(set) var isDynamic = false
  /// Whether there is a member with a similar name.
  let isLikelyMisspelled: Bool

  /// Nil for other facts.
  init?(_ fact: any DiagnosticFact) {
    switch fact {
    case MemberError.noMember(let name, of: let owner, let subject, suggestion: let near):
      let isOfLibrary = owner.nominal?.isPrelude ?? false
      self.init(
        name, owner, isStatic: subject == .type,
        isLikelyMisspelled: near.map { near in
          // Extensions often add constants to types of the library, and these resemble its own.
          subject != .type || !isOfLibrary || EditDistance.isMisspelledName(name, of: near)
        } ?? false)
    case MemberError.noDynamicMember(let name, of: let owner, root: _, wrapper: _):
      self.init(name, owner)
      isDynamic = true
    default: return nil
    }
  }

  init(
    _ name: String, _ owner: Type, isStatic: Bool = false, isLikelyMisspelled: Bool = false
  ) {
    self.name = name
    self.owner = owner
    self.isStatic = isStatic
    self.isLikelyMisspelled = isLikelyMisspelled
  }
}
