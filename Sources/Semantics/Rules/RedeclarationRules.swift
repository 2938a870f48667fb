import SourceText
import Syntax

/// Checks for duplicate members.
struct RedeclarationRules: DeclarationRule {
  let rules: DeclarationRules

  /// Reports members of a type with the same signature.
  func check(in nominal: NominalType) {
    checkAliases(of: nominal)
    var seen: Set<String> = []
    for member in nominal.memberOrder {
      guard let members = nominal.members[member.name], members.count > 1,
        seen.insert(member.name).inserted
      else { continue }
      for (index, later) in members.enumerated() {
        guard let place = place(of: later),
          let older = members[..<index].first(where: {
            clashes($0, later, nominal) && areKnownTogether($0, later)
          }),
          let first = self.place(of: older)
        else { continue }
        checker.error(
          RedeclarationError.invalid(title(of: later)), in: place.source, at: place.span,
          notes: [
            Diagnostic(
              .note, RedeclarationError.previous(title(of: older)), in: first.source,
              at: first.span)
          ])
      }
    }
  }

  /// Whether two members are visible in the same file; private ones may not be.
  private func areKnownTogether(_ left: Member, _ right: Member) -> Bool {
    guard let (leftAccess, leftSource) = reach(of: left),
      let (rightAccess, rightSource) = reach(of: right)
    else { return true }
    return checker.globalLookup.isVisible(leftAccess, declaredIn: leftSource, from: rightSource)
      && checker.globalLookup.isVisible(rightAccess, declaredIn: rightSource, from: leftSource)
  }

  private func reach(of member: Member) -> (AccessLevel, Source)? {
    switch member {
    case .property(let property): (property.modifiers.access, property.source)
    case .function(let function): (function.modifiers.access, function.source)
    case .subscript(let element): (element.access, element.source)
    case .type(let type): (type.modifiers.access, type.source)
    case .enumCase, .typeAlias, .associatedType: nil
    }
  }

  /// Reports type aliases of the same name.
  private func checkAliases(of nominal: NominalType) {
    guard let declaration = nominal.declaration, isWritten(nominal.source) else { return }
    var first: [String: Span] = [:]
    for case .typeAlias(let alias) in declaration.members.map(\.kind) {
      guard let older = first[alias.name] else {
        first[alias.name] = alias.nameSpan
        continue
      }
      checker.error(
        RedeclarationError.invalid(alias.name), in: nominal.source, at: alias.nameSpan,
        notes: [
          Diagnostic(
            .note, RedeclarationError.previous(alias.name), in: nominal.source, at: older)
        ])
    }
  }

  /// Where a member is declared; nil for generated members.
  private func place(of member: Member) -> (source: Source, span: Span)? {
    switch member {
    case .property(let property):
      if property.name.hasPrefix("$") || property.wraps != nil { return nil }
      return isWritten(property.source) ? (property.source, property.span) : nil
    case .function(let function):
      guard isWritten(function.source),
        !checker.bodies.isSynthesized(function)
      else { return nil }
      if case .synthesized = function.implementation { return nil }
      return (function.source, function.span)
    case .subscript(let element):
      return isWritten(element.source) ? (element.source, element.span) : nil
    case .type(let inner):
      return isWritten(inner.source) ? (inner.source, inner.nameSpan) : nil
    case .enumCase(let element):
      guard let declaration = element.owner.declaration else { return nil }
      let all = declaration.caseElements
      guard all.indices.contains(element.index) else { return nil }
      return (element.owner.source, all[element.index].nameSpan)
    case .typeAlias, .associatedType: return nil
    }
  }

  private func isWritten(_ source: Source) -> Bool { !source.isLibrary }

  private func title(of member: Member) -> String {
    if case .function(let function) = member { return checker.shortName(function) }
    if case .subscript(let element) = member {
      let labels = element.parameters.map { ($0.label ?? "_") + ":" }
      return labels.allSatisfy { $0 == "_:" } ? "subscript" : "subscript(\(labels.joined()))"
    }
    return member.name
  }

  private func clashes(_ left: Member, _ right: Member, _ nominal: NominalType) -> Bool {
    guard place(of: left) != nil else { return false }
    switch (left, right) {
    case (.property(let a), .property(let b)):
      return a.isStatic == b.isStatic && isUnconditional(a.getter) && isUnconditional(b.getter)
        && (nominal.kind != .protocol || left.isRequirement == right.isRequirement)
    case (.property(let a), .function(let b)), (.function(let b), .property(let a)):
      return a.isStatic == b.modifiers.isStatic && b.parameters.isEmpty
        && b.generics.parameters.isEmpty
        && isUnconditional(b) && isUnconditional(a.getter) && nominal.kind != .protocol
    case (.function(let a), .function(let b)): return clashes(a, b, nominal)
    case (.enumCase(let a), .enumCase(let b)):
      return a.payload.map(\.label) == b.payload.map(\.label)
    case (.enumCase, .property(let b)): return b.isStatic
    case (.type, .type): return true
    case (.subscript(let a), .subscript(let b)):
      return a.isStatic == b.isStatic && a.result == b.result
        && sameParameters(a.parameters, b.parameters) && isUnconditional(a.getter)
        && isUnconditional(b.getter)
        && (a.getter?.generics.parameters ?? []).isEmpty
        && (nominal.kind != .protocol || left.isRequirement == right.isRequirement)
    default: return false
    }
  }

  private func clashes(_ a: Function, _ b: Function, _ nominal: NominalType) -> Bool {
    guard a.kind == b.kind, a.modifiers.isStatic == b.modifiers.isStatic,
      a.effects.isAsync == b.effects.isAsync,
      a.modifiers.isPostfix == b.modifiers.isPostfix, a.generics.parameters.isEmpty,
      b.generics.parameters.isEmpty,
      isUnconditional(a), isUnconditional(b),
      nominal.kind != .protocol || a.isRequirement == b.isRequirement,
      sameParameters(a.parameters, b.parameters)
    else { return false }
    return a.kind == .initializer || a.result.resolved == b.result.resolved
  }

  private func sameParameters(_ a: [ParameterSymbol], _ b: [ParameterSymbol]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy {
        $0.label == $1.label && $0.type.resolved == $1.type.resolved
          && $0.isVariadic == $1.isVariadic && $0.isInout == $1.isInout && !$0.type.isUnknown
          && $0.isAutoclosure == $1.isAutoclosure
      }
  }

  private func isUnconditional(_ function: Function?) -> Bool {
    function.map { $0.generics.extensionRequirements.isEmpty && $0.generics.requirements.isEmpty }
      ?? true
  }
}
