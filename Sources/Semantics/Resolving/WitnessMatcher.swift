import SourceText
import Syntax

/// Finds the witness of a protocol requirement in a type.
struct WitnessMatcher: CheckerPart {
  let checker: TypeChecker

  func requirement(_ name: String, of protocolName: String) -> Function? {
    let nominal = checker.wellKnown(protocolName)
    typeDeclarations.complete(nominal)
    for member in nominal.members[name] ?? [] {
      let found: Function? =
        switch member {
        case .function(let function): function
        case .property(let property): property.getter
        default: nil
        }
      if let found, case .requirement = found.implementation { return found }
    }
    return nil
  }

  func witness(for requirement: Function, in type: NominalType) -> Function? {
    guard let target = requirement.owner else { return nil }
    typeDeclarations.complete(type)
    let conforming = conformingClass(type, target)
    var current: NominalType? = type
    var isBelow = conforming !== type
    while let nominal = current {
      typeDeclarations.complete(nominal)
      if nominal === conforming { isBelow = false }
      if let found = ownWitness(requirement, in: nominal),
        !isBelow || found.kind == .initializer || found.modifiers.isOverride
          || overrides(found, nominal)
      {
        // A delegating initializer cannot forward variadic or `inout` arguments.
        if found.kind == .initializer,
          requirement.modifiers.isFailable
            ? !found.modifiers.isFailable : found.modifiers.isImplicitlyUnwrapped,
          !found.parameters.contains(where: { $0.isVariadic || $0.isInout })
        {
          return adapted(found, in: nominal)
        }
        // A property of another type does not implement the requirement, and coexists with the
        // protocol's default.
        return isOfAnotherType(found, requirement, in: type)
          ? defaultWitness(requirement, target, for: type) ?? found : found
      }
      if !isBelow, let found = operatorWitness(requirement, for: nominal) { return found }
      current = nominal.superclassNominal
    }
    return defaultWitness(requirement, target, for: type)
  }

  /// An adapter for an initializer that satisfies a requirement although only one of the two is failable: `init`
  /// for `init?`, `init!` for `init`.
  private func adapted(_ initializer: Function, in nominal: NominalType) -> Function {
    let key = ObjectIdentifier(initializer)
    if let known = checker.tables.adaptedInits[key] { return known }
    let made = checker.synthesis.delegatingInit(to: initializer, in: nominal)
    made.modifiers.access = initializer.modifiers.access
    checker.tables.adaptedInits[key] = made
    return made
  }

  /// Whether a property's type is known to differ from the required type.
  private func isOfAnotherType(
    _ found: Function, _ requirement: Function, in type: NominalType
  ) -> Bool {
    guard requirement.kind == .getter, let owner = requirement.owner,
      let own = found.accessed.property?.type
    else { return false }
    let wanted = unifier.normalize(
      requirement.result.substituting([owner.generics.parameters[0]: type.declaredType]))
    guard case .nominal = wanted, case .nominal = unifier.normalize(own), !wanted.hasParameters,
      !wanted.hasVariables, !own.hasVariables, !own.hasParameters
    else { return false }
    let start = unifier.mark()
    defer { unifier.undo(to: start) }
    return !unifier.unify(unifier.normalize(own), wanted)
  }

  /// Whether a protocol extension or an operator function implements a requirement for a type, so
  /// that it is not derived.
  func isGiven(_ name: String, of target: NominalType, to type: NominalType) -> Bool {
    func functions(in nominal: NominalType) -> [Function] {
      (nominal.members[name] ?? []).compactMap { member in
        switch member {
        case .function(let function): function
        case .property(let property): property.getter
        default: nil
        }
      }
    }
    let hasDefaults = conformances.protocols(of: type).contains { nominal, _ in
      typeDeclarations.complete(nominal)
      return functions(in: nominal).contains { !$0.isRequirement }
    }
    let hasOperators = !checker.names.ownSymbols(named: name, from: type.source).isEmpty
    guard hasDefaults || hasOperators else { return false }
    typeDeclarations.complete(target)
    guard let requirement = functions(in: target).first(where: \.isRequirement) else {
      return false
    }
    return operatorFunction(for: requirement, in: type) != nil
      || hasDefaults && defaultWitness(requirement, target, for: type) != nil
  }

  private func defaultWitness(
    _ requirement: Function, _ target: NominalType, for type: NominalType
  ) -> Function? {
    // Default implementations, the most derived protocol first; in one protocol, the one with the
    // most requirements that hold under the conditions of the conformance.
    let outer = checker.reading.requirements
    if let conditions = conditions(where: type, conformsTo: target) {
      checker.reading.requirements = conditions
    }
    defer { checker.reading.requirements = outer }
    let known = protocolsKnown(to: type)
    let derived = known.filter { conformances.inherits($0, target) }.map {
      (type: $0, ancestors: conformances.protocols(of: $0).count)
    }.sorted { $0.ancestors > $1.ancestors }
    for (candidate, _) in derived {
      if let found = extensionWitness(requirement, in: candidate, for: type) { return found }
    }
    for candidate in known {
      if let found = extensionWitness(requirement, in: candidate, for: type) { return found }
    }
    return nil
  }

  /// What holds where a type conforms to a protocol; nil if it conforms to nothing conditionally.
  private func conditions(
    where type: NominalType, conformsTo target: NominalType
  ) -> [Requirement]? {
    let all = protocols(ofClassChain: type)
    guard all.contains(where: { !$0.1.requirements.isEmpty }) else { return nil }
    let stated =
      all.first { $0.0 === target && $0.1.protocol === target }
      ?? all.first { $0.0 === target }
    return stated.map { type.allRequirements + $0.1.requirements }
  }

  /// The protocols to which a type conforms under what is known to hold; others cannot implement
  /// its requirements.
  private func protocolsKnown(to type: NominalType) -> [NominalType] {
    protocols(ofClassChain: type).filter {
      $0.1.requirements.isEmpty || conformances.holds($0.1.requirements, [:])
    }.map(\.0)
  }

  /// The topmost class with the conformance; its subclasses take part only by overriding.
  private func conformingClass(_ type: NominalType, _ target: NominalType) -> NominalType {
    var result = type
    var current = type.superclassNominal
    while let nominal = current {
      typeDeclarations.complete(nominal)
      if conformances.protocols(of: nominal).contains(where: { conformances.inherits($0.0, target) }
      ) {
        result = nominal
      }
      current = nominal.superclassNominal
    }
    return result
  }

  private func overrides(_ function: Function, _ nominal: NominalType) -> Bool {
    guard let index = function.virtualIndex, let parent = nominal.superclassNominal else {
      return false
    }
    return index < parent.inheritance.virtualTable.count
  }

  func protocols(ofClassChain type: NominalType) -> [(NominalType, Conformance)] {
    var result = conformances.protocols(of: type)
    var current = type.superclassNominal
    while let nominal = current {
      result += conformances.protocols(of: nominal)
      current = nominal.superclassNominal
    }
    return result
  }

  private func ownWitness(_ requirement: Function, in nominal: NominalType) -> Function? {
    let selfType = nominal.declaredType
    var fallback: Function?
    for candidate in accessors(like: requirement, in: nominal) {
      if witnesses(candidate, requirement, selfType) { return candidate }
      if requirement.accessed.property != nil { fallback = candidate }
    }
    return fallback
  }

  private func extensionWitness(
    _ requirement: Function, in target: NominalType, for type: NominalType
  ) -> Function? {
    var best: Function?
    for candidate in accessors(like: requirement, in: target) {
      if case .requirement = candidate.implementation { continue }
      guard
        candidate.generics.extensionRequirements.isEmpty
          || conformances.holds(
            candidate.generics.extensionRequirements,
            [target.generics.parameters[0]: type.declaredType]),
        witnesses(candidate, requirement, type.declaredType)
      else { continue }
      if best == nil
        || candidate.generics.extensionRequirements.count
          > best!.generics.extensionRequirements.count
      {
        best = candidate
      }
    }
    return best
  }

  /// The functions of a type that could implement a requirement, by name and kind.
  private func accessors(like requirement: Function, in nominal: NominalType) -> [Function] {
    var result: [Function] = []
    typeDeclarations.complete(nominal)
    if let property = requirement.accessed.property {
      for case .property(let candidate) in nominal.members[property.name] ?? []
      where candidate.isStatic == property.isStatic {
        switch requirement.kind {
        case .getter: result.append(checker.functionDeclarations.getter(of: candidate))
        case .setter:
          // A property without `set` is set by its `_modify`.
          if let setter = checker.functionDeclarations.setter(of: candidate)
            ?? candidate.accessors.modify
          {
            result.append(setter)
          }
        default: break
        }
      }
      if property.isStatic, requirement.kind == .getter {
        for case .enumCase(let element) in nominal.members[property.name] ?? [] {
          result.append(checker.functionDeclarations.constructor(of: element))
        }
      }
      return result
    }
    if let declaration = requirement.accessed.subscript {
      for case .subscript(let candidate) in nominal.members["subscript"] ?? []
      where candidate.parameters.count == declaration.parameters.count {
        switch requirement.kind {
        case .getter: if let getter = candidate.getter { result.append(getter) }
        case .setter: if let setter = candidate.setter { result.append(setter) }
        default: break
        }
      }
      return result
    }
    checker.libraryLoader.loadMembers(requirement.name)
    for case .function(let candidate) in nominal.members[requirement.name] ?? []
    where candidate.kind == requirement.kind || candidate.kind == .function {
      result.append(candidate)
    }
    for case .enumCase(let element) in nominal.members[requirement.name] ?? []
    where requirement.modifiers.isStatic {
      result.append(checker.functionDeclarations.constructor(of: element))
    }
    return result
  }

  func witnesses(_ candidate: Function, _ requirement: Function, _ selfType: Type) -> Bool {
    guard candidate !== requirement,
      (candidate.modifiers.isStatic || candidate.owner == nil) == requirement.modifiers.isStatic,
      candidate.parameters.count == requirement.parameters.count
    else { return false }
    if requirement.accessed.property != nil { return true }
    let start = unifier.mark()
    defer { unifier.undo(to: start) }
    var map: Substitution = [:]
    if let owner = requirement.owner { map[owner.generics.parameters[0]] = selfType }
    for parameter in requirement.generics.parameters { map[parameter] = checker.makeVariable() }
    var own: Substitution = [:]
    if let owner = candidate.owner, owner.kind == .protocol {
      own[owner.generics.parameters[0]] = selfType
    } else if let owner = candidate.owner, owner.kind == .class {
      own[owner.dynamicSelf] = selfType
    }
    for parameter in candidate.generics.parameters { own[parameter] = checker.makeVariable() }
    for (left, right) in zip(candidate.parameters, requirement.parameters) {
      guard left.label == right.label, left.isInout == right.isInout,
        left.isVariadic == right.isVariadic,
        unifier.unify(
          unifier.normalize(left.type.substituting(own)),
          unifier.normalize(right.type.substituting(map)))
      else { return false }
    }
    // Members apply to all values of the type; a global function may be constrained.
    if candidate.owner == nil, !isApplicable(candidate, own) { return false }
    // A generic witness must accept whatever type the requirement accepts.
    for case let type? in requirement.generics.parameters.map({ map[$0] }) {
      guard case .variable = unifier.simplify(type) else { return false }
    }
    if requirement.kind == .initializer { return true }
    return unifier.unify(
      unifier.normalize(candidate.result.substituting(own)),
      unifier.normalize(requirement.result.substituting(map))
    )
      || candidate.result.substituting(own).resolved.isNever
      || requirement.result.resolved.hasParameters
  }

  private func isApplicable(_ function: Function, _ map: Substitution) -> Bool {
    conformances.holds(function.generics.requirements, map)
      && function.generics.parameters.allSatisfy { parameter in
        guard let type = map[parameter] else { return true }
        return parameter.constraints.allSatisfy { conformances.meets(type, $0.substituting(map)) }
      }
  }
}
