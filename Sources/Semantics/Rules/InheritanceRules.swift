import SourceText
import Syntax

/// Checks inheritance clauses.
struct InheritanceRules: DeclarationRule {
  let rules: DeclarationRules

  /// Checks the inheritance clause of a type.
  func check(of nominal: NominalType, _ declaration: TypeDeclaration) {
    var classes: [NominalType] = []
    var protocols: Set<ObjectIdentifier> = []
    for (offset, reference) in declaration.inheritance.enumerated() {
      guard let target = named(by: reference, in: nominal) else { continue }
      if target.kind == .protocol {
        if !protocols.insert(ObjectIdentifier(target)).inserted {
          reportRedundant(target, nominal, at: reference.span)
        }
        if nominal.isReferenceType, let superclass = superclass(askedBy: target),
          let parent = superclass.nominal, !nominal.inherits(from: parent)
        {
          error(
            ConformanceError.doesNotConform(.declaration(nominal), to: .declaration(target)),
            at: nominal.nameSpan)
          error(
            ConformanceError.requires(target, of: .declaration(nominal), .superclass(superclass)),
            at: nominal.nameSpan)
        }
        if !nominal.isReferenceType, nominal.kind != .protocol, isClassBound(target) {
          error(ConformanceError.notClass(nominal, classProtocol: target), at: nominal.nameSpan)
        }
        continue
      }
      guard nominal.isReferenceType, target.isReferenceType else { continue }
      if let first = classes.first {
        error(InheritanceError.severalClasses(first.name, target.name), at: reference.span)
      } else if offset > 0 {
        error(InheritanceError.classNotFirst(target.name), at: reference.span)
      } else if target.kind == .actor {
        error(InheritanceError.fromActor, at: nominal.nameSpan)
      } else if target.modifiers.isFinal {
        error(InheritanceError.fromFinalClass(target.name), at: nominal.nameSpan)
      }
      classes.append(target)
    }
  }

  /// Reports protocols that an extension repeats.
  func check(of nominal: NominalType, addedBy part: ExtensionDeclaration) {
    guard let declaration = nominal.declaration, !nominal.isPrelude else { return }
    let known = declaration.inheritance.compactMap { named(by: $0, in: nominal) }
    for reference in part.inheritance {
      guard let target = named(by: reference, in: nominal), target.kind == .protocol,
        known.contains(target)
      else { continue }
      reportRedundant(target, nominal, at: reference.span)
    }
  }

  private func reportRedundant(_ target: NominalType, _ nominal: NominalType, at span: Span) {
    error(ConformanceError.redundant(nominal, protocol: target), at: span)
  }

  private func named(by reference: TypeReference, in nominal: NominalType) -> NominalType? {
    guard case .named(nil, let name, _) = reference.kind else { return nil }
    return checker.typeLookup.nominalType(
      named: name,
      in: DeclarationContext(nominal: nominal.outer, source: source, isPrelude: false))
  }

  private func isClassBound(_ target: NominalType) -> Bool {
    let object = checker.wellKnown("AnyObject")
    return target !== object
      && (conformances.inherits(target, object) || superclass(askedBy: target) != nil)
  }

  /// The class that a protocol requires of conforming types.
  private func superclass(askedBy target: NominalType) -> Type? {
    typeDeclarations.complete(target, stage: .header)
    return target.generics.parameters.first?.constraints.first { $0.nominal?.kind == .class }
  }
}
