import Syntax

/// Which type conforms to which protocol, by what.
extension TypeChecker {
  private static let markers: Set<String> = [
    "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
  ]

  func conforms(_ type: Type, toPrelude name: String) -> Bool {
    conforms(type, to: wellKnown(name))
  }

  package func conforms(_ type: Type, to target: NominalType) -> Bool {
    if target.isPrelude, Self.markers.contains(target.name) { return true }
    let type = simplify(type)
    switch type {
    case .nominal(let nominal, let arguments):
      if target.isPrelude, target.name == "AnyObject" { return nominal.isReferenceType }
      return conformance(of: nominal, arguments, to: target) != nil
    case .parameter(let parameter):
      return parameter.constraints.contains { satisfies($0, target) }
        || activeConstraints(of: type).contains { satisfies($0, target) }
    case .opaque(let opaque, _): return opaque.constraints.contains { satisfies($0, target) }
    case .member(let base, let associated):
      return isOpen(base) || associated.constraints.contains { satisfies($0, target) }
        || activeConstraints(of: type).contains { satisfies($0, target) }
    case .existential(let types): return types.contains { satisfies($0, target) }
    case .variable(let variable):
      guard let fallback = defaultType(of: variable) else { return true }
      return conforms(fallback, to: target)
    case .unknown: return true
    case .tuple, .function, .metatype, .pack: return false
    }
  }

  /// Whether a constraint (a protocol, or a class) implies a protocol.
  func satisfies(_ constraint: Type, _ target: NominalType) -> Bool {
    guard case .nominal(let nominal, let arguments) = constraint.shallow else { return false }
    if nominal === target { return true }
    if nominal.kind != .protocol { return conforms(.nominal(nominal, arguments), to: target) }
    return inherits(nominal, target)
  }

  /// Whether a protocol inherits from another, at any distance.
  func inherits(_ nominal: NominalType, _ target: NominalType) -> Bool {
    if nominal === target { return true }
    complete(nominal, stage: .header)
    if target.isPrelude, target.name == "AnyObject",
      nominal.conformances.contains(where: { $0.protocol.kind != .protocol })
    {
      return true
    }
    return nominal.conformances.contains { inherits($0.protocol, target) }
  }

  /// How many protocols a protocol inherits from, at any distance.
  func ancestorCount(_ nominal: NominalType) -> Int {
    complete(nominal, stage: .header)
    var seen: Set<NominalType> = []
    func visit(_ parent: NominalType) {
      for conformance in parent.conformances where seen.insert(conformance.protocol).inserted {
        complete(conformance.protocol, stage: .header)
        visit(conformance.protocol)
      }
    }
    visit(nominal)
    return seen.count
  }

  /// The conformance of a declared type, its superclasses' included, whose conditions hold.
  func conformance(of nominal: NominalType, _ arguments: [Type], to target: NominalType)
    -> Conformance?
  {
    complete(nominal, stage: .header)
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
        meets(type.substituting(map), constraint.substituting(map))
      case .sameType(let left, let right):
        matches(left.substituting(map), right.substituting(map))
      }
    }
  }

  private func matches(_ left: Type, _ right: Type) -> Bool {
    let start = mark()
    defer { undo(to: start) }
    return unify(normalize(left), normalize(right))
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
    complete(nominal)
    for (associated, argument) in zip(nominal.associatedTypes, arguments) {
      guard unify(.member(type, associated), argument) else { return false }
    }
    return true
  }

  func isSubclass(_ type: Type, of target: NominalType) -> Bool {
    var current: Type? = simplify(type)
    while let type = current {
      if type.nominal === target { return true }
      if case .parameter(let parameter) = type {
        return parameter.constraints.contains { isSubclass($0, of: target) }
      }
      current = superclass(of: type)
    }
    return false
  }

  /// Every protocol a type conforms to, nearest first.
  func protocols(of nominal: NominalType) -> [(NominalType, Conformance)] {
    complete(nominal, stage: .header)
    var result: [(NominalType, Conformance)] = []
    var seen: Set<NominalType> = []
    func visit(_ target: NominalType, _ conformance: Conformance) {
      guard seen.insert(target).inserted else { return }
      complete(target, stage: .header)
      result.append((target, conformance))
      for parent in target.conformances where parent.protocol.kind == .protocol {
        visit(parent.protocol, conformance)
      }
    }
    for conformance in nominal.conformances where conformance.protocol.kind == .protocol {
      visit(conformance.protocol, conformance)
    }
    return result
  }

  // Associated types.

  package func associatedType(_ associated: AssociatedType, in type: Type) -> Type? {
    let type = simplify(type)
    switch type {
    case .nominal(let nominal, let arguments):
      return binding(of: associated.name, in: nominal, arguments, for: associated.owner)
    case .opaque(let opaque, _):
      if let bound = constrained(type, associated) { return bound }
      if let underlying = opaque.underlying { return associatedType(associated, in: underlying) }
      return .member(type, associated)
    case .unknown: return .unknown
    default: return constrained(type, associated) ?? .member(type, associated)
    }
  }

  /// What the constraints of an opaque type, existential or parameter say of an associated type.
  func constrained(_ base: Type, _ associated: AssociatedType) -> Type? {
    var constraints: [Type]
    switch base {
    case .parameter(let parameter): constraints = parameter.constraints
    case .opaque(let opaque, _): constraints = opaque.constraints
    case .existential(let types): constraints = types
    case .member(let outer, let inner):
      constraints = inner.constraints
      // `Self.Iterator.Element == Self.Element`, said by the protocol itself.
      for case .sameType(.member(.member(_, let middle), let last), let right)
        in inner.owner.requirements where middle.name == inner.name && last.name == associated.name
      {
        // Protocols may say the same in a circle.
        guard equationDepth < 6 else { return nil }
        equationDepth += 1
        defer { equationDepth -= 1 }
        return simplify(right.substituting([inner.owner.genericParameters[0]: outer]))
      }
    default: return nil
    }
    for case .sameType(let left, let right) in activeRequirements {
      if case .member(let subject, let named) = left, named.name == associated.name,
        subject == base
      {
        return right
      }
      // Not both ways between two associated types: that would go in a circle.
      if case .member = left { continue }
      if case .member(let subject, let named) = right, named.name == associated.name,
        subject == base
      {
        return left
      }
    }
    constraints += activeConstraints(of: base)
    for constraint in constraints {
      guard case .nominal(let nominal, let arguments) = constraint.shallow else { continue }
      complete(nominal)
      for (own, argument) in zip(nominal.associatedTypes, arguments)
      where own.name == associated.name { return argument }
      if let said = equation(associated.name, in: nominal) {
        return simplify(said.substituting([nominal.genericParameters[0]: base]))
      }
    }
    return nil
  }

  /// What a protocol, or one that it inherits from, says an associated type is:
  /// `protocol StringProtocol: Collection where Element == Character`.
  private func equation(_ name: String, in nominal: NominalType) -> Type? {
    guard nominal.kind == .protocol else { return nil }
    for case .sameType(.member(.parameter(let subject), let associated), let right)
      in nominal.requirements where subject.isProtocolSelf && associated.name == name
    {
      if case .member(.parameter(let other), _) = right, other.isProtocolSelf { continue }
      return right.substituting([subject: .parameter(nominal.genericParameters[0])])
    }
    for conformance in nominal.conformances where conformance.protocol.kind == .protocol {
      complete(conformance.protocol, stage: .header)
      if let found = equation(name, in: conformance.protocol) {
        return found.substituting([
          conformance.protocol.genericParameters[0]: .parameter(nominal.genericParameters[0])
        ])
      }
    }
    return nil
  }

  /// The type that a nominal type binds to a name that a protocol asks for.
  func binding(
    of name: String, in nominal: NominalType, _ arguments: [Type], for owner: NominalType
  ) -> Type? {
    complete(nominal)
    let map = nominal.substitution(arguments)
    for member in nominal.members[name] ?? [] {
      switch member {
      case .typeAlias(let alias): return alias.type.substituting(map)
      case .type(let inner):
        return .nominal(inner, inner.genericParameters.map { map[$0] ?? .parameter($0) })
      default: continue
      }
    }
    if let parameter = nominal.genericParameters.first(where: { $0.name == name }) {
      return map[parameter]
    }
    if let conformance = conformance(of: nominal, arguments, to: owner) {
      if let bound = conformance.associatedTypes[name] { return bound.substituting(map) }
      if let inferred = inferAssociatedType(name, in: nominal, conformance, owner) {
        conformance.associatedTypes[name] = inferred
        return inferred.substituting(map)
      }
      for (target, _) in protocols(of: nominal) {
        // `typealias Body = Never` in an extension of a protocol, or a default in the protocol.
        for member in target.members[name] ?? [] {
          switch member {
          case .typeAlias(let alias):
            return alias.type.substituting([
              target.genericParameters[0]: .nominal(nominal, arguments)
            ])
          case .associatedType(let associated):
            if let fallback = associated.defaultType {
              return normalize(
                fallback.substituting([target.genericParameters[0]: .nominal(nominal, arguments)]))
            }
          default: continue
          }
        }
      }
    }
    if case .nominal(let parent, let parentArguments)? = nominal.superclass {
      return binding(
        of: name, in: parent, parentArguments.map { $0.substituting(map) }, for: owner)
    }
    return nil
  }

  /// Finds `Element` from the witnesses of the requirements that mention it.
  private func inferAssociatedType(
    _ name: String, in nominal: NominalType, _ conformance: Conformance, _ owner: NominalType
  ) -> Type? {
    let key = "\(nominal.id).\(name)"
    guard inferring.insert(key).inserted else { return nil }
    defer { inferring.remove(key) }
    for (target, _) in protocols(of: nominal) {
      let selfParameter = target.genericParameters[0]
      complete(target)
      for requirement in target.memberOrder {
        guard
          let solution = solve(
            name, requirement, selfParameter, in: nominal)
        else { continue }
        return solution
      }
    }
    // `where Iterator.Element == Element`: known through another associated type.
    for (target, _) in protocols(of: nominal) {
      for case .sameType(
        .member(.member(.parameter(let subject), let through), let last), let right)
        in target.requirements where subject.isProtocolSelf
      {
        guard case .member(.parameter(let other), let wanted) = right, other.isProtocolSelf,
          wanted.name == name,
          let middle = binding(
            of: through.name, in: nominal, nominal.declaredType.arguments, for: target),
          let found = associatedType(last, in: middle)
        else { continue }
        if case .member = found { continue }
        return found
      }
    }
    return nil
  }

  private func solve(
    _ name: String, _ requirement: Member, _ selfParameter: GenericParameter,
    in nominal: NominalType
  ) -> Type? {
    let hole = makeVariable()
    func open(_ type: Type) -> Type {
      replaceMember(type, selfParameter, name, hole).substituting([
        selfParameter: nominal.declaredType
      ])
    }
    let start = mark()
    switch requirement {
    case .function(let function):
      guard case .requirement = function.implementation,
        mentions(function.result, selfParameter, name)
          || function.parameters.contains(where: { mentions($0.type, selfParameter, name) })
      else { return nil }
      for case .function(let candidate) in nominal.members[function.name] ?? []
      where candidate.parameters.count == function.parameters.count
        && zip(candidate.parameters, function.parameters).allSatisfy({ $0.label == $1.label })
      {
        let matched =
          zip(candidate.parameters, function.parameters).allSatisfy {
            unify($0.type, open($1.type))
          } && unify(candidate.result, open(function.result))
        if matched, !hole.resolved.hasVariables { return hole.resolved }
        undo(to: start)
      }
    case .property(let property):
      guard mentions(property.type, selfParameter, name) else { return nil }
      for case .property(let candidate) in nominal.members[property.name] ?? [] {
        if unify(candidate.type, open(property.type)), !hole.resolved.hasVariables {
          return hole.resolved
        }
        undo(to: start)
      }
    case .subscript(let element):
      guard mentions(element.result, selfParameter, name) else { return nil }
      for case .subscript(let candidate) in nominal.members["subscript"] ?? []
      where candidate.parameters.count == element.parameters.count {
        let matched = zip(candidate.parameters, element.parameters).allSatisfy {
          unify($0.type, normalize(open($1.type)))
        }
        if matched, unify(candidate.result, open(element.result)), !hole.resolved.hasVariables {
          return hole.resolved
        }
        undo(to: start)
      }
    default: break
    }
    return nil
  }

  private func mentions(_ type: Type, _ selfParameter: GenericParameter, _ name: String) -> Bool {
    switch type.shallow {
    case .member(let base, let associated):
      if associated.name == name, case .parameter(let parameter) = base.shallow,
        parameter === selfParameter
      {
        return true
      }
      return mentions(base, selfParameter, name)
    case .nominal(_, let arguments):
      return arguments.contains { mentions($0, selfParameter, name) }
    case .tuple(let elements): return elements.contains { mentions($0.type, selfParameter, name) }
    case .function(let function):
      return mentions(function.result, selfParameter, name)
        || function.parameters.contains { mentions($0.type, selfParameter, name) }
    case .metatype(let type): return mentions(type, selfParameter, name)
    default: return false
    }
  }

  private func replaceMember(
    _ type: Type, _ selfParameter: GenericParameter, _ name: String, _ hole: Type
  ) -> Type {
    func replace(_ type: Type) -> Type {
      switch type.shallow {
      case .member(let base, let associated):
        if associated.name == name, case .parameter(let parameter) = base.shallow,
          parameter === selfParameter
        {
          return hole
        }
        return .member(replace(base), associated)
      case .nominal(let nominal, let arguments): return .nominal(nominal, arguments.map(replace))
      case .tuple(let elements):
        return .tuple(elements.map { .init(label: $0.label, type: replace($0.type)) })
      case .function(var function):
        for index in function.parameters.indices {
          function.parameters[index].type = replace(function.parameters[index].type)
        }
        function.result = replace(function.result)
        return .function(function)
      case .metatype(let type): return .metatype(replace(type))
      default: return type
      }
    }
    return replace(type)
  }

  // Witnesses.

  package func witness(for requirement: Function, in type: NominalType) -> Function? {
    guard let target = requirement.owner else { return nil }
    complete(type)
    var current: NominalType? = type
    while let nominal = current {
      complete(nominal)
      if let found = ownWitness(requirement, in: nominal) { return found }
      current = nominal.superclassNominal
    }
    // Defaults of protocol extensions, the most derived protocol first; of several in one protocol
    // the one with the most conditions that hold.
    for (candidate, _) in protocols(ofClassChain: type) where inherits(candidate, target) {
      if let found = extensionWitness(requirement, in: candidate, for: type) { return found }
    }
    for (candidate, _) in protocols(ofClassChain: type) {
      if let found = extensionWitness(requirement, in: candidate, for: type) { return found }
    }
    return nil
  }

  func protocols(ofClassChain type: NominalType) -> [(NominalType, Conformance)] {
    var result: [(NominalType, Conformance)] = []
    var current: NominalType? = type
    while let nominal = current {
      result += protocols(of: nominal)
      current = nominal.superclassNominal
    }
    return result
  }

  private func ownWitness(_ requirement: Function, in nominal: NominalType) -> Function? {
    let selfType = nominal.declaredType
    var fallback: Function?
    for candidate in accessors(like: requirement, in: nominal) {
      if witnesses(candidate, requirement, selfType) { return candidate }
      if requirement.property != nil { fallback = candidate }
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
        candidate.extensionRequirements.isEmpty
          || holds(
            candidate.extensionRequirements, [target.genericParameters[0]: type.declaredType]),
        witnesses(candidate, requirement, type.declaredType)
      else { continue }
      if best == nil
        || candidate.extensionRequirements.count > best!.extensionRequirements.count
      {
        best = candidate
      }
    }
    return best
  }

  /// The functions of a type that could implement a requirement, by name and kind.
  private func accessors(like requirement: Function, in nominal: NominalType) -> [Function] {
    var result: [Function] = []
    complete(nominal)
    if let property = requirement.property {
      for case .property(let candidate) in nominal.members[property.name] ?? []
      where candidate.isStatic == property.isStatic {
        switch requirement.kind {
        case .getter: result.append(getter(of: candidate))
        case .setter: if let setter = setter(of: candidate) { result.append(setter) }
        default: break
        }
      }
      if property.isStatic, requirement.kind == .getter {
        for case .enumCase(let element) in nominal.members[property.name] ?? [] {
          result.append(constructor(of: element))
        }
      }
      return result
    }
    if let declaration = requirement.subscriptDeclaration {
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
    loadPreludeMembers(requirement.name)
    for case .function(let candidate) in nominal.members[requirement.name] ?? []
    where candidate.kind == requirement.kind || candidate.kind == .function {
      result.append(candidate)
    }
    for case .enumCase(let element) in nominal.members[requirement.name] ?? []
    where requirement.isStatic {
      result.append(constructor(of: element))
    }
    return result
  }

  private func witnesses(_ candidate: Function, _ requirement: Function, _ selfType: Type) -> Bool {
    guard candidate !== requirement, candidate.isStatic == requirement.isStatic,
      candidate.parameters.count == requirement.parameters.count
    else { return false }
    if requirement.property != nil { return true }
    let start = mark()
    defer { undo(to: start) }
    var map: Substitution = [:]
    if let owner = requirement.owner { map[owner.genericParameters[0]] = selfType }
    for parameter in requirement.genericParameters { map[parameter] = makeVariable() }
    var own: Substitution = [:]
    if let owner = candidate.owner, owner.kind == .protocol {
      own[owner.genericParameters[0]] = selfType
    }
    for parameter in candidate.genericParameters { own[parameter] = makeVariable() }
    for (left, right) in zip(candidate.parameters, requirement.parameters) {
      guard requirement.subscriptDeclaration != nil || left.label == right.label,
        left.isInout == right.isInout,
        unify(normalize(left.type.substituting(own)), normalize(right.type.substituting(map)))
      else { return false }
    }
    if requirement.kind == .initializer { return true }
    return unify(
      normalize(candidate.result.substituting(own)), normalize(requirement.result.substituting(map))
    )
      || candidate.result.substituting(own).resolved.isNever
      || requirement.result.resolved.hasParameters
  }
}

extension TypeChecker {
  /// What the `where` clauses in force ask of a parameter or an associated type.
  func activeConstraints(of type: Type) -> [Type] {
    activeRequirements.compactMap { requirement in
      if case .conformance(let subject, let constraint) = requirement, subject == type {
        constraint
      } else {
        nil
      }
    }
  }

  /// Everything that is known of a type that is not concrete.
  func constraints(of type: Type) -> [Type] {
    switch type {
    case .parameter(let parameter): parameter.constraints + activeConstraints(of: type)
    case .member(_, let associated): associated.constraints + activeConstraints(of: type)
    case .opaque(let opaque, _): opaque.constraints
    case .existential(let types): types
    default: []
    }
  }
}
