/// A member found by name, with the generic arguments of its declaring type.
struct MemberCandidate {
  let member: Member
  let map: Substitution
  /// The distance in the hierarchy: 0 for the type itself, then superclasses, then protocols.
  let distance: Int
}

/// Finds the members of a type by name: its own, inherited ones, and those of its protocols.
struct MemberLookup: CheckerPart {
  let checker: TypeChecker

  /// All members with a name; for a metatype, pass the instance type.
  ///
  /// If `applicable` is false: the members whose extension requirements a nominal type does not
  /// meet.
  ///
  /// - Parameter shape: the call that means one of them, if only those that fit it are needed.
  func lookUpMembers(
    _ name: String, in type: Type, applicable: Bool = true, fitting shape: CallShape? = nil
  ) -> [MemberCandidate] {
    checker.libraryLoader.loadMembers(name)
    checker.lookupRecorder?.note(member: name)
    let type = unifier.simplify(type)
    if !applicable { return type.nominal.map { unmet(name, $0, type) } ?? [] }
    var result: [MemberCandidate] = []
    switch type {
    case .nominal(let nominal, let arguments):
      collect(name, nominal, arguments, type, 0, &result, fitting: shape)
    case .parameter, .member, .opaque, .existential:
      var seen: Set<ObjectIdentifier> = []
      for constraint in conformances.constraints(of: type) {
        collectConstraint(name, constraint, type, &seen, &result)
      }
      if case .parameter(let parameter) = type, parameter.isProtocolSelf == false {
        for case .sameType(let left, let right) in checker.reading.requirements
        where left == type && unifier.simplify(right) != type {
          result += lookUpMembers(name, in: right)
        }
      }
    case .variable(let variable):
      if let fallback = unifier.defaultType(of: variable) {
        return lookUpMembers(name, in: fallback)
      }
    case .tuple, .function, .metatype, .pack, .expansion, .unknown: break
    }
    return result
  }

  /// - Parameter isStart: whether it is the type being searched rather than one of its
  ///   superclasses.
  private func collect(
    _ name: String, _ nominal: NominalType, _ arguments: [Type], _ selfType: Type, _ distance: Int,
    _ result: inout [MemberCandidate], isStart: Bool = true, fitting shape: CallShape? = nil
  ) {
    checker.lookupRecorder?.note(nominal)
    typeDeclarations.complete(nominal)
    var map = nominal.substitution(arguments)
    if nominal.kind == .class, !nominal.modifiers.isFinal { map[nominal.dynamicSelf] = selfType }
    for member in nominal.members[name, fitting: shape] ?? [] {
      if distance > 0, isOverridden(member, by: result) { continue }
      if !isApplicable(member, map) { continue }
      result.append(MemberCandidate(member: member, map: map, distance: distance))
    }
    if case .nominal(let parent, let parentArguments)? = nominal.superclass, name != "init" {
      collect(
        name, parent, parentArguments.map { $0.substituting(map) }, selfType, distance + 1, &result,
        isStart: false)
    }
    guard isStart else { return }
    for (target, conformance) in checker.witnesses.protocols(ofClassChain: nominal) {
      typeDeclarations.complete(target)
      guard let members = target.members[name, fitting: shape] else { continue }
      if !conformance.requirements.isEmpty, conformance.type === nominal,
        !conformances.holds(conformance.requirements, map)
      {
        continue
      }
      let protocolMap: Substitution = [target.generics.parameters[0]: selfType]
      let found = members.filter { isApplicable($0, protocolMap) }
        .map { MemberCandidate(member: $0, map: protocolMap, distance: 100) }
      // A default implementation counts as the type's own member and replaces the requirement.
      let known = result + found
      result += found.filter { !$0.member.isRequirement || !hasConcrete($0.member, known) }
    }
  }

  private func unmet(_ name: String, _ nominal: NominalType, _ type: Type) -> [MemberCandidate] {
    typeDeclarations.complete(nominal)
    var sources = checker.witnesses.protocols(ofClassChain: nominal).map {
      target, _ -> (NominalType, Substitution) in
      typeDeclarations.complete(target)
      return (target, [target.generics.parameters[0]: type])
    }
    // The library declares some members on types, for speed, that the toolchain declares on
    // protocols; those come last.
    sources.insert(
      (nominal, nominal.substitution(type.arguments)), at: nominal.isPrelude ? sources.count : 0)
    return sources.flatMap { owner, map in
      (owner.members[name] ?? []).filter { !isApplicable($0, map) }
        .map { MemberCandidate(member: $0, map: map, distance: 0) }
    }
  }

  private func collectConstraint(
    _ name: String, _ constraint: Type, _ selfType: Type, _ seen: inout Set<ObjectIdentifier>,
    _ result: inout [MemberCandidate]
  ) {
    guard case .nominal(let nominal, let arguments) = constraint.shallow else { return }
    if nominal.kind != .protocol {
      collect(name, nominal, arguments, selfType, 1, &result)
      return
    }
    guard seen.insert(ObjectIdentifier(nominal)).inserted else { return }
    typeDeclarations.complete(nominal)
    let map: Substitution = [nominal.generics.parameters[0]: selfType]
    for member in nominal.members[name] ?? [] {
      guard isApplicable(member, map) else { continue }
      // A requirement is called through the conformance and replaces its default implementation,
      // unless that can be called with fewer arguments.
      var distance = 10
      if member.isRequirement {
        for index in result.indices.reversed()
        where !result[index].member.isRequirement && sameShape(result[index].member, member) {
          let rival = result.remove(at: index)
          guard rival.member.hasDefaultArguments else { continue }
          result.insert(
            MemberCandidate(member: rival.member, map: rival.map, distance: distance + 1),
            at: index)
        }
      } else if hasRequirement(like: member, result) {
        guard member.hasDefaultArguments else { continue }
        distance += 1
      }
      result.append(MemberCandidate(member: member, map: map, distance: distance))
    }
    for conformance in nominal.conformances {
      collectConstraint(name, .nominal(conformance.protocol, []), selfType, &seen, &result)
    }
    for own in nominal.generics.parameters[0].constraints where own.nominal !== nominal {
      collectConstraint(name, own, selfType, &seen, &result)
    }
  }

  func isApplicable(_ member: Member, _ map: Substitution) -> Bool {
    let requirements: [Requirement]
    switch member {
    case .function(let function): requirements = function.generics.extensionRequirements
    case .property(let property): requirements = property.extensionRequirements
    case .subscript(let element):
      requirements = element.getter?.generics.extensionRequirements ?? []
    default: return true
    }
    return requirements.isEmpty || conformances.holds(requirements, map)
  }

  private func hasConcrete(_ member: Member, _ result: [MemberCandidate]) -> Bool {
    result.contains { !$0.member.isRequirement && sameShape($0.member, member) }
  }

  private func hasRequirement(like member: Member, _ result: [MemberCandidate]) -> Bool {
    result.contains { $0.member.isRequirement && sameShape($0.member, member) }
  }

  private func sameShape(_ left: Member, _ right: Member) -> Bool {
    switch (left, right) {
    case (.function(let a), .function(let b)):
      a.parameters.map(\.label) == b.parameters.map(\.label)
        && a.modifiers.isStatic == b.modifiers.isStatic
        && a.generics.parameters.count == b.generics.parameters.count
        && zip(a.parameters, b.parameters).allSatisfy { mayBeSame($0.type, $1.type) }
        && mayBeSame(a.result, b.result) && !isAsyncOverload(a, of: b) && !isAsyncOverload(b, of: a)
    case (.property(let a), .property(let b)): a.isStatic == b.isStatic
    case (.subscript(let a), .subscript(let b)):
      a.parameters.map(\.label) == b.parameters.map(\.label)
        && a.getter?.generics.parameters.count == b.getter?.generics.parameters.count
    case (.enumCase, .property), (.enumCase, .function): true
    case (.associatedType, .typeAlias), (.associatedType, .type), (.typeAlias, .associatedType):
      true
    default: false
    }
  }

  /// Whether a function differs from a requirement by being `async`: `f()` and `f() async` are two
  /// functions.
  private func isAsyncOverload(_ function: Function, of requirement: Function) -> Bool {
    !function.isRequirement && function.effects.isAsync && !requirement.effects.isAsync
  }

  /// Whether two parameter types may be equal once `Self` and its associated types are known.
  private func mayBeSame(_ left: Type, _ right: Type) -> Bool {
    guard case .nominal(let a, let aArguments) = left.shallow,
      case .nominal(let b, let bArguments) = right.shallow
    else { return true }
    return a === b && zip(aArguments, bArguments).allSatisfy { mayBeSame($0, $1) }
  }

  private func isOverridden(_ member: Member, by result: [MemberCandidate]) -> Bool {
    result.contains { candidate in
      switch (candidate.member, member) {
      case (.function(let own), .function(let inherited)):
        own.virtualIndex != nil && own.virtualIndex == inherited.virtualIndex
          || own.modifiers.isOverride
            && own.parameters.map(\.label) == inherited.parameters.map(\.label)
            && zip(own.parameters, inherited.parameters).allSatisfy { mayBeSame($0.type, $1.type) }
      case (.property(let own), .property(let inherited)): own.isStatic == inherited.isStatic
      case (.subscript(let own), .subscript(let inherited)):
        own.parameters.map(\.label) == inherited.parameters.map(\.label)
          && own.parameters.map(\.type) == inherited.parameters.map(\.type)
      default: false
      }
    }
  }

  /// The most similar name to one that was not found, if any is similar.
  func nearest(to name: String, among names: some Sequence<String>) -> String? {
    var best: (String, Int)?
    for candidate in names {
      guard let distance = distance(from: name, to: candidate) else { continue }
      if best.map({ distance < $0.1 || (distance == $0.1 && candidate < $0.0) }) ?? true {
        best = (candidate, distance)
      }
    }
    return best?.0
  }

  /// Whether a name that was not found may be a misspelling of another one.
  func isNear(_ name: String, _ candidate: String) -> Bool {
    distance(from: name, to: candidate) != nil
  }

  /// The distance to a similar name; nil if they are not similar.
  private func distance(from name: String, to candidate: String) -> Int? {
    let dollar = UInt8(ascii: "$")
    guard name.utf8.count > 2, candidate.utf8.first != UInt8(ascii: "_"),
      (name.utf8.first == dollar) == (candidate.utf8.first == dollar)
    else { return nil }
    let limit = max(1, min(name.utf8.count, candidate.utf8.count) / 3)
    let distance = EditDistance.between(name, candidate, limit: limit)
    return distance <= limit && distance > 0 ? distance : nil
  }
}

extension Member {
  /// Whether it is a function with default arguments.
  fileprivate var hasDefaultArguments: Bool {
    guard case .function(let function) = self else { return false }
    return function.parameters.contains { $0.defaultValue != nil }
  }
}

/// The edit distance between two names.
package enum EditDistance {
  /// The distance in bytes, counting transpositions as one; may stop at `limit + 1` if it is
  /// larger.
  package static func between(_ left: String, _ right: String, limit: Int) -> Int {
    if abs(left.utf8.count - right.utf8.count) > limit { return limit + 1 }
    // An edit takes one byte away from those that occur, and adds one, at most.
    if (bytes(of: left) ^ bytes(of: right)).nonzeroBitCount > 2 * limit { return limit + 1 }
    let a = Array(left.utf8)
    let b = Array(right.utf8)
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var cost = min(previous[j] + 1, row[j - 1] + 1)
        cost = min(cost, previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, before[j - 2] + 1)
        }
        row.append(cost)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }

  /// Whether one letter makes the difference between two names. Other endings, as in `items`, and other
  /// numbers make other names, and so do other beginnings, and short names are often similar.
  package static func isMisspelledName(_ name: String, of other: String) -> Bool {
    let (short, long) =
      name.utf8.count < other.utf8.count ? (name, other) : (other, name)
    guard short != long, long.utf8.count > 4, name.first == other.first, !long.hasPrefix(short),
      name.filter(\.isNumber) == other.filter(\.isNumber)
    else { return false }
    return between(name, other, limit: 1) == 1
  }

  /// Whether a label is one letter away from another; short ones are often similar.
  package static func isMisspelling(_ label: String, of other: String) -> Bool {
    label.utf8.count > 3 && between(label, other, limit: 1) == 1
  }

  /// The bytes that occur in a name, each modulo 64.
  private static func bytes(of name: String) -> UInt64 {
    name.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}
