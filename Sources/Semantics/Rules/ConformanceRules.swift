import SourceText
import Syntax

/// Checks that a type satisfies the requirements of its protocols.
struct ConformanceRules: CheckerPart {
  let checker: TypeChecker
  let nominal: NominalType
  /// Where the conformance being checked is declared.
  private var place: (source: Source, span: Span)

  init(checker: TypeChecker, nominal: NominalType) {
    self.checker = checker
    self.nominal = nominal
    place = (nominal.source, nominal.nameSpan)
  }

  /// Reports every protocol with an unsatisfied requirement, once.
  mutating func check() {
    guard nominal.kind != .protocol else { return }
    var seen: Set<ObjectIdentifier> = []
    var broken: [Conformance] = []
    for conformance in nominal.conformances where !conformance.isChecked {
      // The library's own conformances are correct.
      if nominal.isPrelude, conformance.place == nil { continue }
      conformance.isChecked = true
      place = conformance.place ?? (nominal.source, nominal.nameSpan)
      var isSatisfied = true
      let outer = checker.reading.requirements
      checker.reading.requirements = nominal.allRequirements + conformance.requirements
      SendableRules(checker: checker, nominal: nominal).check(conformance)
      let targets = [conformance.protocol] + conformances.ancestors(of: conformance.protocol)
      for target in targets where seen.insert(ObjectIdentifier(target)).inserted {
        typeDeclarations.complete(target)
        if !satisfies(target) { isSatisfied = false }
      }
      NearMissRules(checker: checker, nominal: nominal, conformance: conformance).check(targets)
      checker.reading.requirements = outer
      if !isSatisfied { broken.append(conformance) }
    }
    if nominal.source.isGuess { withdraw(broken) }
  }

  /// Takes back conformances of a stub, which is declared all the same: nothing may rely on them.
  private func withdraw(_ broken: [Conformance]) {
    guard !broken.isEmpty else { return }
    checker.extensionDeclarations.rememberMembers(of: nominal)
    nominal.conformances.removeAll { conformance in broken.contains { $0 === conformance } }
  }

  /// Checks the requirements of a protocol and reports those that are not satisfied; whether all are.
  private func satisfies(_ target: NominalType) -> Bool {
    var obstacles = synthesisObstacles(target)
    if obstacles.isEmpty, let obstacle = associatedTypeObstacle(target) { obstacles = [obstacle] }
    var isUnfit = false
    for member in obstacles.isEmpty ? target.requirementsAndOthers : [] {
      switch objection(to: member, of: target) {
      case nil: continue
      case .missing(let what)?:
        if nominal.declaration?.isElided ?? false { continue }
        obstacles.append(missing(what, member, of: target))
      case .unfit(let fact, let source, let span)?:
        isUnfit = true
        checker.error(fact, in: source, at: span)
      }
    }
    if !obstacles.isEmpty { reportMissing(target, obstacles) }
    return obstacles.isEmpty && !isUnfit
  }

  /// Why a type does not conform, and the declaration that says so if it is one of the program.
  private struct Obstacle {
    let fact: ConformanceObstacle
    var place: (source: Source, span: Span)?
  }

  /// A requirement without a witness, at its place in a protocol of the program.
  private func missing(
    _ requirement: ConformanceObstacle.Requirement, _ member: Member, of target: NominalType
  ) -> Obstacle {
    let fact = ConformanceObstacle.missing(requirement, witnessType(of: member, in: target))
    guard !target.isPrelude, let span = member.span else { return Obstacle(fact: fact) }
    return Obstacle(fact: fact, place: (target.source, span))
  }

  /// The type that a witness would have; nil if it depends on associated or generic types.
  private func witnessType(of member: Member, in target: NominalType) -> Type? {
    let type: Type
    switch member {
    case .function(let function) where function.generics.parameters.isEmpty:
      type =
        function.kind == .initializer
        ? .tuple(function.parameters.map { .init(label: $0.label, type: $0.type) })
        : .function(function.functionType)
    case .property(let property): type = property.type
    case .subscript(let element):
      type = .function(
        FunctionType(
          parameters: element.parameters.map { .init(type: $0.type) }, result: element.result))
    default: return nil
    }
    let own = type.substituting([target.generics.parameters[0]: nominal.declaredType])
    return own.mentionsMember ? nil : own
  }

  private func reportMissing(_ target: NominalType, _ obstacles: [Obstacle]) {
    if checker.unknownStubs.hasUnknownPart(nominal) || checker.unknownStubs.hasUnknownPart(target) {
      return
    }
    let isOwn = place.span == nominal.nameSpan
    // What would be derived there names the declaration.
    let isDerived = target.isPrelude && ["Encodable", "Decodable"].contains(target.name)
    let subject: TypeMention =
      isOwn && isDerived ? .declaration(nominal) : .type(nominal.declaredType)
    checker.error(
      ConformanceError.doesNotConform(subject, to: .declaration(target)),
      in: place.source, at: place.span,
      notes: obstacles.sorted { ($0.place?.span.start ?? 0) < ($1.place?.span.start ?? 0) }.map {
        let place = $0.place ?? place
        return Diagnostic(.note, $0.fact, in: place.source, at: place.span)
      })
  }

  /// Why a requirement is not satisfied.
  private enum Objection {
    /// There is no witness.
    case missing(ConformanceObstacle.Requirement)
    /// A member nearly satisfies it.
    case unfit(ConformanceError, Source, Span)
  }

  private func objection(to member: Member, of target: NominalType) -> Objection? {
    switch member {
    case .function(let requirement): return objection(toFunction: requirement, of: target)
    case .property(let property): return objection(to: property, of: target)
    case .subscript(let element):
      return objection(to: element, of: target)
    case .enumCase, .type, .typeAlias, .associatedType: return nil
    }
  }

  // Functions.

  private func objection(toFunction requirement: Function, of target: NominalType) -> Objection? {
    guard case .requirement = requirement.implementation else { return nil }
    let name = checker.describeName(requirement)
    guard let witness = checker.witnesses.witness(for: requirement, in: nominal) else {
      if let near = relabeled(requirement) {
        let isBare = requirement.parameters.allSatisfy { $0.label == nil }
        return .unfit(
          .mismatchedLabels(
            isStatic: near.modifiers.isStatic, method: checker.shortName(near), protocol: target,
            required: isBare ? requirement.name : name), near.source, near.span)
      }
      return .missing(
        requirement.kind == .initializer
          ? .initializer(name) : .function(checker.shortName(requirement)))
    }
    guard witness.owner === nominal, !nominal.isPrelude else { return nil }
    if witness.effects.isThrowing && !requirement.effects.isThrowing
      && !requirement.effects.isRethrowing
      || witness.effects.isAsync && !requirement.effects.isAsync
      || isMutatingTooMuch(witness, requirement)
    {
      return .missing(.function(name))
    }
    if witness.kind == .method, requirement.generics.parameters.isEmpty,
      witness.generics.parameters.isEmpty,
      differs(
        witness.result.substituting([nominal.dynamicSelf: nominal.declaredType]),
        from: requirement.result, of: target)
    {
      return .missing(.function(name))
    }
    if witness.kind == .method, nominal.kind == .class, !nominal.modifiers.isFinal,
      requirement.result == .parameter(target.generics.parameters[0]),
      witness.result == nominal.declaredType
    {
      return .unfit(
        .mustReturnSelf(method: name, class: nominal, protocol: target), witness.source,
        witness.span)
    }
    if requirement.kind == .initializer, nominal.kind == .class, !nominal.modifiers.isFinal,
      isWrittenWithout("required", witness)
    {
      return .unfit(
        .mustBeRequired(initializer: name, class: nominal), witness.source, witness.span)
    }
    if requirement.kind == .initializer, witness.modifiers.isFailable,
      !witness.modifiers.isImplicitlyUnwrapped, !requirement.modifiers.isFailable
    {
      return .unfit(.failableInitializer(name), witness.source, witness.span)
    }
    let isOperator = !(requirement.name.utf8.first?.isIdentifierStart ?? true)
    let shown = isOperator ? requirement.name : name
    // An error about a global operator is reported at the conformance.
    let isMember = (nominal.members[witness.name] ?? []).contains { member in
      if case .function(let function) = member { function === witness } else { false }
    }
    let (source, span) = isMember ? (witness.source, witness.span) : place
    return hidden(
      witness.kind == .initializer ? .initializer(shown) : .method(shown), witness.modifiers.access,
      source,
      span, target)
  }

  /// A method that would satisfy the requirement with other labels.
  private func relabeled(_ requirement: Function) -> Function? {
    for case .function(let candidate) in nominal.members[requirement.name] ?? []
    where candidate.kind == .method
      && candidate.modifiers.isStatic == requirement.modifiers.isStatic
      && candidate.parameters.count == requirement.parameters.count
      && candidate.result.resolved == requirement.result.resolved
      && zip(candidate.parameters, requirement.parameters).allSatisfy({
        $0.type.resolved == $1.type.resolved
      })
      && candidate.parameters.map(\.label) != requirement.parameters.map(\.label)
    {
      return candidate
    }
    return nil
  }

  private func isMutatingTooMuch(_ witness: Function, _ requirement: Function) -> Bool {
    witness.kind == .method && witness.selfParameter == .inout
      && requirement.selfParameter == .value
  }

  private func isWrittenWithout(_ modifier: String, _ function: Function) -> Bool {
    nominal.declaration?.members.contains { member in
      guard case .initializer(let initializer) = member.kind else { return false }
      return initializer.keywordSpan == function.span && !member.has(modifier)
    } ?? false
  }

  // Properties.

  private func objection(to property: Property, of target: NominalType) -> Objection? {
    guard let getter = property.getter, case .requirement = getter.implementation else {
      return nil
    }
    let missing = Objection.missing(.property(property.name))
    guard let found = checker.witnesses.witness(for: getter, in: nominal) else { return missing }
    // A default of type `Never`, such as the `body` of the library's views, cannot be called and satisfies nothing.
    if let fallback = found.accessed.property, fallback.type.isNever,
      found.owner === property.owner,
      case .member(_, let associated) = property.type.shallow, target.isPrelude,
      !nominal.isPrelude, !declares(typeNamed: associated.name)
    {
      return missing
    }
    guard let witness = found.accessed.property, witness.owner === nominal, !nominal.isPrelude
    else {
      return nil
    }
    if differs(witness.type, from: property.type, of: target) { return missing }
    if property.setter != nil, !checker.propertyWrappers.isSettable(witness) { return missing }
    if found.effects.isThrowing && !getter.effects.isThrowing
      || found.effects.isAsync && !getter.effects.isAsync
    {
      return missing
    }
    return hidden(
      .property(property.name), witness.modifiers.access, witness.source, witness.span, target)
  }

  /// Whether the type, or a protocol such as `Shape` that it conforms to, declares a type of that name.
  private func declares(typeNamed name: String) -> Bool {
    ([nominal] + conformances.ancestors(of: nominal)).contains { type in
      type.members[name]?.contains { if case .typeAlias = $0 { true } else { false } } ?? false
    }
  }

  /// Whether a property's type differs from the required one, if both are known.
  private func differs(_ own: Type, from required: Type, of target: NominalType) -> Bool {
    let wanted = unifier.normalize(
      required.substituting([target.generics.parameters[0]: nominal.declaredType]))
    guard isKnown(own), isKnown(wanted) else { return false }
    let start = unifier.mark()
    defer { unifier.undo(to: start) }
    return !unifier.unify(unifier.normalize(own), wanted)
  }

  private func isKnown(_ type: Type) -> Bool {
    switch type.resolved {
    case .unknown, .opaque, .member, .variable, .pack, .expansion: false
    case .nominal(_, let arguments): arguments.allSatisfy(isKnown)
    case .tuple(let elements): elements.allSatisfy { isKnown($0.type) }
    case .function(let function):
      isKnown(function.result) && function.parameters.allSatisfy { isKnown($0.type) }
    case .metatype(let type): isKnown(type)
    case .existential, .parameter: true
    }
  }

  /// The error for a witness that is less accessible than both its type and the protocol.
  private func hidden(
    _ what: ConformanceError.Witness, _ access: AccessLevel, _ source: Source, _ span: Span,
    _ target: NominalType
  ) -> Objection? {
    let asked = min(reach(of: nominal), target.isPrelude ? .public : reach(of: target), .public)
    guard access < asked, asked >= .internal else { return nil }
    let isAsEnclosing = target.isPrelude && asked == .internal
    return .unfit(
      .hidden(what, demands: isAsEnclosing ? .ofEnclosingType : .level(asked), protocol: target),
      source, span)
  }

  private func objection(to element: Subscript, of target: NominalType) -> Objection? {
    guard let getter = element.getter, case .requirement = getter.implementation else {
      return nil
    }
    guard let found = checker.witnesses.witness(for: getter, in: nominal) else {
      return .missing(.subscript)
    }
    guard let witness = found.accessed.subscript, witness.owner === nominal, !nominal.isPrelude
    else { return nil }
    return hidden(.subscript, witness.access, witness.source, witness.span, target)
  }

  /// The access level of a type, limited by the enclosing types.
  private func reach(of nominal: NominalType) -> AccessLevel {
    let own =
      nominal.localScope == nil
      ? nominal.modifiers.access : min(nominal.modifiers.access, .fileprivate)
    return nominal.outer.map { min(own, reach(of: $0)) } ?? own
  }

  // Associated types.

  private func associatedTypeObstacle(_ target: NominalType) -> Obstacle? {
    if nominal.declaration?.isElided ?? false { return nil }
    for associated in target.associated.types {
      guard
        let bound = checker.associatedTypes.binding(
          of: associated.name, in: nominal, nominal.declaredType.arguments, for: target)
      else {
        if !target.isPrelude, associated.defaultType == nil, !isMentioned(associated, in: target) {
          return Obstacle(fact: .missing(.nestedType(associated.name), nil))
        }
        continue
      }
      guard isKnown(bound) else { continue }
      for constraint in associated.constraints where !fits(bound, constraint, of: target) {
        return Obstacle(
          fact: .unfitAssociatedType(associated.name, is: bound, constraint: constraint))
      }
    }
    return nil
  }

  /// Whether a type witness meets a constraint, which may mention other associated types of the
  /// protocol: `associatedtype Child: Tree<Value>`.
  private func fits(_ witness: Type, _ constraint: Type, of target: NominalType) -> Bool {
    let own = unifier.normalize(
      constraint.substituting([target.generics.parameters[0]: nominal.declaredType]))
    return conformances.meets(witness, own) && !conformances.failsToConform(witness, own)
  }

  /// Whether an associated type could be inferred from a requirement.
  private func isMentioned(_ associated: AssociatedType, in target: NominalType) -> Bool {
    guard let declaration = target.declaration else { return true }
    let text = target.source
    return declaration.members.contains { member in
      if case .associatedType = member.kind { return false }
      return text.mentions(associated.name, in: member.span)
    } || nominal.conformances.contains { $0.protocol !== target }
  }

  // Requirements that can be derived if all parts conform.

  private func synthesisObstacles(_ target: NominalType) -> [Obstacle] {
    guard target.isPrelude, !nominal.isPrelude else { return [] }
    switch target.name {
    case "Equatable": return isSynthesized("==") ? partObstacles("Equatable") : []
    case "Hashable": return isSynthesized("hash") ? partObstacles("Hashable") : []
    case "Comparable":
      guard isSynthesized("<") else { return [] }
      if nominal.enumeration.rawType != nil {
        return [Obstacle(fact: .missing(.function("<"), nil))]
      }
      return partObstacles("Comparable")
    case "CaseIterable":
      let isPlain = nominal.enumeration.cases.allSatisfy(\.payload.isEmpty)
      return isSynthesized("allCases") && !isPlain
        ? [Obstacle(fact: .missing(.property("allCases"), nil))] : []
    case "Encodable": return declares("encode", "to") ? [] : codingObstacles("Encodable")
    case "Decodable": return declares("init", "from") ? [] : codingObstacles("Decodable")
    default: return []
    }
  }

  private func isSynthesized(_ name: String) -> Bool {
    (nominal.members[name] ?? []).contains { member in
      let function: Function? =
        switch member {
        case .function(let function): function
        case .property(let property): property.getter
        default: nil
        }
      if case .synthesized? = function?.implementation { return true }
      return false
    }
  }

  private func declares(_ name: String, _ label: String) -> Bool {
    (nominal.members[name] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.first?.label == label
      } else {
        false
      }
    }
  }

  private func partObstacles(_ name: String) -> [Obstacle] {
    let properties = nominal.storedProperties.filter { isObstacle($0.type, to: name) }.map {
      (type: $0.type, span: $0.span)
    }
    let payloads = nominal.enumeration.cases.flatMap { element in
      element.payload.filter { isObstacle($0.type, to: name) }.map {
        (type: $0.type, span: nominal.nameSpan)
      }
    }
    return (properties + payloads).map { type, span in
      Obstacle(
        fact: .partDoesNotConform(type.resolved, to: name, of: nominal),
        place: (nominal.source, span))
    }
  }

  private func isObstacle(_ type: Type, to name: String) -> Bool {
    !conformances.conforms(type, toPrelude: name) && !type.isUnknown
  }

  private func codingObstacles(_ name: String) -> [Obstacle] {
    var keys: Set<String>?
    if let inner = nominal.codingKeys, inner.kind == .enum {
      typeDeclarations.complete(inner)
      keys = Set(inner.enumeration.cases.map(\.name))
    }
    if let keys, nominal.kind != .enum, !nominal.isObservable {
      let stored = nominal.storedProperties.map { $0.wraps?.name ?? $0.name }
      if let stray = keys.subtracting(stored).sorted().first {
        return [Obstacle(fact: .strayCodingKey(stray))]
      }
    }
    return nominal.storedProperties.filter { !$0.modifiers.isLazy }.compactMap { property in
      let own = (property.wraps ?? property).name
      guard keys?.contains(own) ?? true else {
        let isLacking =
          name == "Decodable" && property.initialValue == nil && !property.type.isOptional
        return isLacking ? Obstacle(fact: .noCodingKey(own)) : nil
      }
      guard isObstacle(property.type, to: name) else { return nil }
      return Obstacle(
        fact: .partDoesNotConform(property.type.resolved, to: name, of: nominal),
        place: (property.source, property.span))
    }
  }
}
