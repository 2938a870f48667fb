import SourceText
import Syntax

/// Warns of methods that nearly match a requirement, which nothing would call.
struct NearMissRules: CheckerPart {
  let checker: TypeChecker
  let nominal: NominalType
  let conformance: Conformance

  /// A requirement that a type need not implement.
  private struct Requirement {
    let name: FullName
    let isOptional: Bool
    let source: Source
    let span: Span
    let target: NominalType
  }

  /// Warns of methods declared together with the conformance.
  ///
  /// - Parameter targets: the protocol and its ancestors.
  func check(_ targets: [NominalType]) {
    var requirements = targets.flatMap(unfulfilled)
    guard !requirements.isEmpty else { return }
    for case .function(let method) in nominal.memberOrder where isCandidate(method) {
      let name = FullName(method)
      var best: (index: Int, distance: Int)?
      for (index, requirement) in requirements.enumerated() {
        guard let distance = requirement.name.distance(to: name),
          distance < best?.distance ?? .max
        else { continue }
        best = (index, distance)
      }
      // One warning per requirement.
      if let best, !fulfils(method) { warn(method, name, requirements.remove(at: best.index)) }
    }
  }

  /// Requirements that have a default or are optional and that the type does not implement.
  private func unfulfilled(_ target: NominalType) -> [Requirement] {
    var requirements = conformances.optionalRequirements(of: target).filter { !isDeclared($0) }
      .map { declaration in
        Requirement(
          name: FullName(declaration), isOptional: true, source: target.source,
          span: declaration.nameSpan, target: target)
      }
    // swiftc warns of methods similar to a default only in extensions.
    guard conformance.place != nil else { return requirements }
    for case .function(let function) in target.requirementsAndOthers
    where function.kind == .method && !function.modifiers.isStatic && !function.name.hasPrefix("_")
    {
      guard case .requirement = function.implementation,
        let witness = checker.witnesses.witness(for: function, in: nominal),
        witness.owner?.kind == .protocol
      else { continue }
      requirements.append(
        Requirement(
          name: FullName(function), isOptional: false, source: function.source,
          span: function.span, target: target))
    }
    return requirements
  }

  /// Whether the class or a superclass has a method of that name.
  private func isDeclared(_ requirement: FunctionDeclaration) -> Bool {
    let name = FullName(requirement)
    var current: NominalType? = nominal
    while let type = current {
      typeDeclarations.complete(type)
      for case .function(let function) in type.members[requirement.name] ?? []
      where FullName(function) == name {
        return true
      }
      current = type.superclassNominal
    }
    return false
  }

  /// Whether a method is declared together with the conformance, and not private.
  private func isCandidate(_ method: Function) -> Bool {
    guard method.kind == .method, !method.modifiers.isStatic, !method.modifiers.isOverride,
      method.modifiers.access > .fileprivate, method.name.utf8.first?.isIdentifierStart ?? false
    else { return false }
    let block = conformance.membersSpan ?? nominal.declaration?.block.span
    let source = conformance.place?.source ?? nominal.source
    guard let block, method.source === source else { return false }
    return block.start <= method.span.start && method.span.end <= block.end
  }

  /// Whether a method implements another requirement.
  private func fulfils(_ method: Function) -> Bool {
    let name = FullName(method)
    return conformances.protocols(of: nominal).contains { target, _ in
      typeDeclarations.complete(target)
      let isOptional = conformances.optionalRequirements(of: target).contains {
        FullName($0) == name
      }
      return isOptional
        || (target.members[method.name] ?? []).contains { member in
          guard case .function(let function) = member,
            case .requirement = function.implementation
          else { return false }
          return checker.witnesses.witness(for: function, in: nominal) === method
        }
    }
  }

  private func warn(_ method: Function, _ name: FullName, _ requirement: Requirement) {
    func note(_ warning: NearMissWarning) -> Diagnostic {
      Diagnostic(.note, warning, in: method.source, at: method.span)
    }
    var notes: [Diagnostic] = []
    if name == requirement.name {
      notes.append(note(.mismatchedType(.function(method.functionType))))
    } else {
      notes.append(note(.rename(requirement.name.text)))
    }
    notes.append(note(.move(name.text, isInExtension: conformance.place != nil)))
    if method.modifiers.access == .internal { notes.append(note(.makePrivate(name.text))) }
    if !requirement.source.isLibrary {
      notes.append(
        Diagnostic(
          .note, NearMissWarning.declared(requirement.name.text), in: requirement.source,
          at: requirement.span))
    }
    checker.report(
      Diagnostic(
        .warning,
        NearMissWarning.nearMatch(
          name.text, requirement.name.text, isOptional: requirement.isOptional,
          of: requirement.target),
        in: method.source, at: method.span, notes: notes))
  }
}

extension ConformanceLookup {
  /// The optional methods of a protocol.
  func optionalRequirements(of target: NominalType) -> [FunctionDeclaration] {
    guard target.kind == .protocol,
      target.modifiers.attributes.contains(where: { $0.name == "objc" })
    else { return [] }
    return (target.declaration?.members ?? []).compactMap { member in
      guard member.has("optional"), case .function(let function) = member.kind else { return nil }
      return function
    }
  }
}
