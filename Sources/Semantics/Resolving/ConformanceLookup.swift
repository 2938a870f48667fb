import Syntax

/// Decides whether a type conforms to a protocol, meets a constraint, or inherits from a class.
package struct ConformanceLookup: CheckerPart {
  let checker: TypeChecker

  /// Whether a type is `any P` where conformance to `P` is required: a protocol does not conform to
  /// itself, except the library's protocols without requirements, and `Error`.
  func failsToConform(_ type: Type, _ constraint: Type) -> Bool {
    guard case .existential(let protocols) = type, let wanted = constraint.nominal,
      wanted.kind == .protocol, wanted !== checker.wellKnown("AnyObject"),
      !wanted.members.isEmpty || !wanted.isPrelude,
      !wanted.isPrelude || wanted.name != "Error"
    else { return false }
    return protocols.contains { own in
      own.nominal.map { $0 === wanted || inherits($0, wanted) } ?? false
    }
  }

  private static let markers: Set<String> = [
    "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
  ]

  func conforms(_ type: Type, toPrelude name: String) -> Bool {
    conforms(type, to: checker.wellKnown(name))
  }

  func conforms(_ type: Type, to target: NominalType) -> Bool {
    if target.isPrelude, Self.markers.contains(target.name) { return true }
    if checker.unknownStubs.isUnknown(target.source) { return true }
    let type = unifier.simplify(type)
    switch type {
    case .nominal(let nominal, let arguments):
      if target.isPrelude, target.name == "AnyObject" { return nominal.isReferenceType }
      return conformance(of: nominal, arguments, to: target) != nil
        || checker.unknownStubs.hasUnknownPart(nominal)
    case .member(let base, _) where unifier.isOpen(base): return true
    case .parameter, .opaque, .member, .existential:
      return constraints(of: type).contains { satisfies($0, target) }
    case .variable(let variable):
      guard let fallback = unifier.defaultType(of: variable) else { return true }
      return conforms(fallback, to: target)
    case .unknown: return true
    case .pack(let types): return types.allSatisfy { conforms($0, to: target) }
    case .expansion(let pattern): return conforms(pattern, to: target)
    case .tuple, .function, .metatype: return false
    }
  }

  /// Whether a constraint, a protocol or class, implies conformance to a protocol.
  private func satisfies(_ constraint: Type, _ target: NominalType) -> Bool {
    guard case .nominal(let nominal, let arguments) = constraint.shallow else { return false }
    if nominal === target { return true }
    if nominal.kind != .protocol { return conforms(.nominal(nominal, arguments), to: target) }
    return inherits(nominal, target)
  }

  /// Whether a protocol inherits from another, directly or indirectly.
  func inherits(_ nominal: NominalType, _ target: NominalType) -> Bool {
    var seen: [NominalType] = []
    let isObject = target.isPrelude && target.name == "AnyObject"
    return inherits(nominal, &seen) { $0 === target || isObject && $0.kind != .protocol }
  }

  /// Whether a protocol is a library protocol, or inherits from it, directly or indirectly. A library
  /// protocol that nothing names so far is not loaded for this.
  package func inherits(_ nominal: NominalType, fromPrelude name: String) -> Bool {
    var seen: [NominalType] = []
    return inherits(nominal, &seen) { $0.isPrelude && $0.name == name }
  }

  private func inherits(
    _ nominal: NominalType, _ seen: inout [NominalType], _ isTarget: (NominalType) -> Bool
  ) -> Bool {
    if isTarget(nominal) { return true }
    typeDeclarations.complete(nominal, stage: .header)
    let parents = nominal.conformances
    if parents.isEmpty { return false }
    // Each protocol is visited once, however many inherit from it; there are few.
    if nominal.kind == .protocol {
      if seen.contains(where: { $0 === nominal }) { return false }
      seen.append(nominal)
    }
    return parents.contains { inherits($0.protocol, &seen, isTarget) }
  }

  /// The first result of `find` for a type or one of its ancestor protocols; each is visited once.
  func first<Found>(
    of nominal: NominalType, andAncestors find: (NominalType) -> Found?
  ) -> Found? {
    var seen: Set<ObjectIdentifier> = []
    func visit(_ nominal: NominalType) -> Found? {
      typeDeclarations.complete(nominal, stage: .header)
      if let found = find(nominal) { return found }
      for parent in nominal.conformances.map(\.protocol)
      where parent.kind == .protocol && seen.insert(ObjectIdentifier(parent)).inserted {
        if let found = visit(parent) { return found }
      }
      return nil
    }
    return visit(nominal)
  }

  /// The protocols that a type inherits from, directly or indirectly, each once and before its own
  /// ancestors.
  func ancestors(of nominal: NominalType) -> [NominalType] {
    var found: [NominalType] = []
    _ = first(of: nominal) { ancestor -> Void? in
      if ancestor !== nominal { found.append(ancestor) }
      return nil
    }
    return found
  }

  /// The conformance of a nominal type, possibly inherited from a superclass, whose conditions
  /// hold.
  func conformance(of nominal: NominalType, _ arguments: [Type], to target: NominalType)
    -> Conformance?
  {
    checker.lookupRecorder?.note(nominal)
    typeDeclarations.complete(nominal, stage: .header)
    if nominal.kind == .enum, let pending = nominal.pending, target.isPrelude {
      switch target.name {
      case "Equatable", "Hashable":
        checker.conformanceSynthesis.conformIfWithoutPayloads(nominal, pending)
      case "RawRepresentable": checker.conformanceSynthesis.conformToRawRepresentable(nominal)
      default: break
      }
    }
    for conformance in nominal.conformances where inherits(conformance.protocol, target) {
      if conformance.requirements.isEmpty
        || holds(conformance.requirements, nominal.substitution(arguments))
      {
        return conformance
      }
    }
    if case .nominal(let parent, let parentArguments)? = nominal.superclass {
      let map = nominal.substitution(arguments)
      return conformance(of: parent, parentArguments.map { $0.substituting(map) }, to: target)
    }
    return nil
  }

  func holds(_ requirements: [Requirement], _ map: Substitution) -> Bool {
    requirements.allSatisfy { requirement in
      switch requirement {
      case .conformance(let type, let constraint):
        type.instances(map).allSatisfy { meets($0, constraint.substituting(map)) }
      case .sameType(let left, let right):
        Requirement.equations(left, right, map).allSatisfy(matches)
      }
    }
  }

  private func matches(_ left: Type, _ right: Type) -> Bool {
    let start = unifier.mark()
    defer { unifier.undo(to: start) }
    return unifier.unify(unifier.normalize(left), unifier.normalize(right))
  }

  /// Whether a type meets a constraint: conforms to the protocol, or inherits from the class.
  func meets(_ type: Type, _ constraint: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = constraint.shallow else {
      if case .existential(let all) = constraint.shallow {
        return all.allSatisfy { meets(type, $0) }
      }
      return true
    }
    if nominal.kind != .protocol { return isSubclass(type, of: nominal) || type.isUnknown }
    guard conforms(type, to: nominal) else { return false }
    // Primary associated types: `some Collection<Int>`.
    typeDeclarations.complete(nominal)
    for (name, argument) in zip(nominal.associated.primaryNames, arguments) {
      guard let associated = checker.typeLookup.associatedType(named: name, in: nominal) else {
        continue
      }
      guard unifier.unify(.member(type, associated), argument) else { return false }
    }
    return true
  }

  func isSubclass(_ type: Type, of target: NominalType) -> Bool {
    var current: Type? = unifier.simplify(type)
    while let type = current {
      if type.nominal === target { return true }
      if case .parameter = type {
        return constraints(of: type).contains { isSubclass($0, of: target) }
      }
      current = checker.superclass(of: type)
    }
    return false
  }

  /// All protocols to which a type conforms, nearest first.
  func protocols(of nominal: NominalType) -> [(NominalType, Conformance)] {
    typeDeclarations.complete(nominal, stage: .header)
    if let known = nominal.protocols.known { return known }
    var result: [(NominalType, Conformance)] = []
    var seen: Set<ObjectIdentifier> = []
    func visit(_ target: NominalType, _ conformance: Conformance) {
      guard seen.insert(ObjectIdentifier(target)).inserted else { return }
      typeDeclarations.complete(target, stage: .header)
      result.append((target, conformance))
      for parent in target.conformances where parent.protocol.kind == .protocol {
        visit(parent.protocol, conformance)
      }
    }
    for conformance in nominal.conformances where conformance.protocol.kind == .protocol {
      visit(conformance.protocol, conformance)
    }
    nominal.protocols.note(result)
    return result
  }
}

extension ConformanceLookup {
  /// The constraints on a parameter or associated type from `where` clauses in scope.
  func activeConstraints(of type: Type) -> [Type] {
    guard !checker.reading.requirements.isEmpty else { return [] }
    let own = representative(type)
    return checker.reading.requirements.compactMap { requirement in
      if case .conformance(let subject, let constraint) = requirement,
        subject == type || representative(subject) == own
      {
        constraint
      } else {
        nil
      }
    }
  }

  /// A representative of the associated types that `where` clauses equate.
  private func representative(_ type: Type) -> Type {
    var type = type
    for _ in 0..<4 {
      guard case .member = type else { return type }
      let next = checker.reading.requirements.lazy.compactMap { requirement -> Type? in
        if case .sameType(type, let other) = requirement, case .member = other {
          other
        } else {
          nil
        }
      }.first
      guard let next else { return type }
      type = next
    }
    return type
  }

  /// The constraints on an associated type from other protocols than its own:
  /// `protocol StringProtocol: Collection where SubSequence: StringProtocol`.
  private func protocolConstraints(of associated: AssociatedType, in base: Type) -> [Type] {
    var found: [Type] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(associated.owner)]
    func visit(_ nominal: NominalType) {
      guard nominal.kind == .protocol, seen.insert(ObjectIdentifier(nominal)).inserted else {
        return
      }
      typeDeclarations.complete(nominal, stage: .header)
      for case .conformance(.member(.parameter(let subject), let named), let constraint)
        in nominal.generics.requirements
      where subject.isProtocolSelf && named.name == associated.name {
        found.append(constraint)
      }
      for parent in nominal.conformances { visit(parent.protocol) }
    }
    for case .nominal(let nominal, _) in constraints(of: base) { visit(nominal) }
    return found
  }

  /// All constraints on a type that is not concrete.
  package func constraints(of type: Type) -> [Type] {
    switch type {
    case .parameter(let parameter): parameter.constraints + activeConstraints(of: type)
    case .member(let base, let associated):
      associated.constraints + protocolConstraints(of: associated, in: base)
        + activeConstraints(of: type)
    case .opaque(let opaque, let arguments): opaque.constraints(with: arguments)
    case .existential(let types): types
    default: []
    }
  }
}
