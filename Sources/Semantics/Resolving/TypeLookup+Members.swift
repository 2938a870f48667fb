import SourceText
import Syntax

/// Member types.
extension TypeLookup {
  /// A member type, nested or associated: `Outer.Inner`, `T.Element`.
  func memberType(
    _ name: String, of base: Type, arguments: [TypeReference] = [], at span: Span = .none,
    in context: DeclarationContext
  ) -> Type? {
    let base = unifier.simplify(base)
    switch base {
    case .nominal(let nominal, let ownArguments):
      let members = declaredMembers(name, of: nominal)
      let map = nominal.substitution(ownArguments)
      for member in members {
        switch member {
        case .type(let inner):
          if inner.generics.parameters.count > (inner.outer?.generics.parameters.count ?? 0),
            !arguments.isEmpty || checker.reading.openGenerics && !context.isInside(inner)
          {
            let own = arguments.map { checker.typeResolver.resolve($0, in: context) }
            return .nominal(
              inner,
              ownArguments
                + (own.isEmpty
                  ? inner.generics.parameters.dropFirst(ownArguments.count).map { _ in
                    checker.makeVariable()
                  } : own))
          }
          return .nominal(inner, inner.generics.parameters.map { map[$0] ?? $0.ownArgument })
        case .typeAlias(let alias):
          return checker.typeResolver.apply(alias, arguments, span, in: context).substituting(map)
        case .associatedType(let associated): return .member(base, associated)
        default: continue
        }
      }
      for (target, _) in conformances.protocols(of: nominal) {
        for case .associatedType(let associated) in target.members[name] ?? [] {
          return checker.associatedTypes.associatedType(associated, in: base)
        }
        for case .typeAlias(let alias) in target.members[name] ?? [] {
          return checker.typeResolver.apply(alias, arguments, span, in: context)
            .substituting([target.generics.parameters[0]: base])
        }
      }
      if let parent = nominal.superclass {
        return memberType(name, of: parent.substituting(map), in: context)
      }
      return nil
    case .parameter, .member, .opaque, .existential:
      for constraint in conformances.constraints(of: base) {
        guard let nominal = constraint.nominal else { continue }
        if let found = associatedType(named: name, in: nominal) {
          return unifier.simplify(.member(base, found))
        }
        for case .typeAlias(let alias) in nominal.members[name] ?? [] {
          return checker.typeResolver.apply(alias, arguments, span, in: context)
            .substituting([nominal.generics.parameters[0]: base])
        }
      }
      return nil
    default: return nil
    }
  }

  /// The members with a name that a type itself declares, after its header is read.
  private func declaredMembers(_ name: String, of nominal: NominalType) -> [Member] {
    typeDeclarations.complete(nominal, stage: .header)
    if nominal.isPrelude { checker.libraryLoader.loadMembers(name) }
    return nominal.members[name] ?? []
  }

  /// The requirement of a constrained extension that a type does not meet, so that the alias which
  /// the extension declares is not a member of the type; nil if there is no such alias.
  func obstacle(
    toAlias name: String, of type: Type
  ) -> (alias: TypeAlias, fact: ConformanceError)? {
    guard case .nominal(let nominal, let arguments) = type,
      case .typeAlias(let alias)? = declaredMembers(name, of: nominal).first,
      !alias.extensionRequirements.isEmpty
    else { return nil }
    let map = nominal.substitution(arguments)
    for case .conformance(let subject, let constraint) in alias.extensionRequirements {
      let subject = unifier.normalize(subject.substituting(map))
      let target = constraint.substituting(map)
      if !conformances.meets(subject, target) {
        return (alias, .doesNotConform(.type(subject.resolved), to: .type(target)))
      }
    }
    return nil
  }

  /// An associated type of a protocol, possibly inherited.
  func associatedType(named name: String, in nominal: NominalType) -> AssociatedType? {
    conformances.first(of: nominal) { ancestor in
      for case .associatedType(let associated) in ancestor.members[name] ?? [] {
        return associated
      }
      return nil
    }
  }
}
