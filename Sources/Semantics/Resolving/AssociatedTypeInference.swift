import SourceText
import Syntax

/// Finds the type witness of an associated type in a conforming type: declared, inferred from
/// members, or the default.
struct AssociatedTypeInference: CheckerPart {
  let checker: TypeChecker

  func associatedType(_ associated: AssociatedType, in type: Type) -> Type? {
    let type = unifier.simplify(type)
    switch type {
    case .nominal(let nominal, let arguments):
      return binding(of: associated.name, in: nominal, arguments, for: associated.owner)
    case .opaque(let opaque, let arguments):
      if let bound = constrained(type, associated) { return bound }
      if let underlying = opaque.underlying(with: arguments) {
        return associatedType(associated, in: underlying)
      }
      return .member(type, associated)
    case .unknown: return .unknown
    default: return constrained(type, associated) ?? .member(type, associated)
    }
  }

  /// The type of an associated type, as the constraints of an opaque type, existential or parameter
  /// determine it.
  func constrained(_ base: Type, _ associated: AssociatedType) -> Type? {
    var constraints: [Type]
    switch base {
    case .parameter(let parameter): constraints = parameter.constraints
    case .opaque(let opaque, let arguments): constraints = opaque.constraints(with: arguments)
    case .existential(let types): constraints = types
    case .member(let outer, let inner):
      constraints = inner.constraints
      // `Self.Iterator.Element == Self.Element`, a requirement of the protocol itself.
      for case .sameType(.member(.member(_, let middle), let last), let right)
        in inner.owner.generics.requirements
      where middle.name == inner.name && last.name == associated.name {
        // Requirements of protocols may be circular.
        guard checker.inference.guards.equationDepth < 6 else { return nil }
        checker.inference.guards.equationDepth += 1
        defer { checker.inference.guards.equationDepth -= 1 }
        return unifier.simplify(right.substituting([inner.owner.generics.parameters[0]: outer]))
      }
    default: return nil
    }
    for case .sameType(let left, let right) in checker.reading.requirements {
      if case .member(let subject, let named) = left, named.name == associated.name,
        subject == base
      {
        return right
      }
    }
    constraints += conformances.activeConstraints(of: base)
    for constraint in constraints {
      guard case .nominal(let nominal, let arguments) = constraint.shallow else { continue }
      // The header of a protocol contains everything it fixes; its members, which may be many, are
      // not needed.
      typeDeclarations.complete(nominal, stage: .header)
      for (name, argument) in zip(nominal.associated.primaryNames, arguments)
      where name == associated.name {
        return argument
      }
      if let said = equation(associated.name, in: nominal) {
        return unifier.simplify(said.substituting([nominal.generics.parameters[0]: base]))
      }
    }
    return nil
  }

  /// The type of an associated type that a protocol, or one it inherits from, fixes:
  /// `protocol StringProtocol: Collection where Element == Character`.
  private func equation(_ name: String, in nominal: NominalType) -> Type? {
    guard nominal.kind == .protocol else { return nil }
    return conformances.first(of: nominal) { ancestor in
      for case .sameType(.member(.parameter(let subject), let associated), let right)
        in ancestor.generics.requirements where subject.isProtocolSelf && associated.name == name
      {
        if case .member(.parameter(let other), _) = right, other.isProtocolSelf { continue }
        let own = ancestor.generics.parameters[0]
        return right.substituting([subject: .parameter(own)])
          .substituting([own: .parameter(nominal.generics.parameters[0])])
      }
      return nil
    }
  }

  /// The type witness with a name in a nominal type.
  func binding(
    of name: String, in nominal: NominalType, _ arguments: [Type], for owner: NominalType
  ) -> Type? {
    typeDeclarations.complete(nominal)
    let map = nominal.substitution(arguments)
    for member in nominal.members[name] ?? [] {
      switch member {
      case .typeAlias(let alias): return alias.type.substituting(map)
      case .type(let inner):
        return .nominal(inner, inner.generics.parameters.map { map[$0] ?? .parameter($0) })
      default: continue
      }
    }
    // Parameters of enclosing types are not the type's own.
    let own = nominal.generics.parameters.dropFirst(nominal.outer?.generics.parameters.count ?? 0)
    let parameter = own.first { $0.name == name }
    if let parameter, nominal.isPrelude { return map[parameter] }
    if let conformance = conformances.conformance(of: nominal, arguments, to: owner) {
      if let bound = conformance.associatedTypes[name] { return bound.substituting(map) }
      if let inferred = fixedWitness(of: name, in: nominal)
        ?? inferAssociatedType(name, in: nominal, conformance, owner)
      {
        conformance.associatedTypes[name] = inferred
        return inferred.substituting(map)
      }
      // Members take precedence over a generic parameter of that name.
      if let parameter { return map[parameter] }
      for (target, _) in conformances.protocols(of: nominal) {
        // `typealias Body = Never` in a protocol extension, or a default in the protocol.
        for member in target.members[name] ?? [] {
          switch member {
          case .typeAlias(let alias):
            return alias.type.substituting([
              target.generics.parameters[0]: .nominal(nominal, arguments)
            ])
          case .associatedType(let associated):
            // A circular default is none.
            let use = DefaultUse(associated: .init(associated), nominal: .init(nominal))
            if let fallback = associated.defaultType,
              checker.inference.guards.usedDefaults.insert(use).inserted
            {
              defer { checker.inference.guards.usedDefaults.remove(use) }
              return unifier.normalize(
                fallback.substituting([target.generics.parameters[0]: .nominal(nominal, arguments)])
              )
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

  /// The type of an associated type that the protocols of a type fix for all conforming types.
  private func fixedWitness(of name: String, in nominal: NominalType) -> Type? {
    for (target, _) in conformances.protocols(of: nominal) {
      guard let said = equation(name, in: target) else { continue }
      return said.substituting([target.generics.parameters[0]: nominal.declaredType])
    }
    return nil
  }

  /// Infers an associated type such as `Element` from the witnesses of requirements that mention
  /// it.
  private func inferAssociatedType(
    _ name: String, in nominal: NominalType, _ conformance: Conformance, _ owner: NominalType
  ) -> Type? {
    let key = "\(nominal.id).\(name)"
    guard checker.inference.guards.inferring.insert(key).inserted else { return nil }
    defer { checker.inference.guards.inferring.remove(key) }
    for (target, _) in conformances.protocols(of: nominal) {
      let selfParameter = target.generics.parameters[0]
      typeDeclarations.complete(target)
      for requirement in target.requirementsAndOthers {
        guard
          let solution = solve(
            name, requirement, selfParameter, in: nominal)
        else { continue }
        return solution
      }
    }
    // `where Iterator.Element == Element`: known through another associated type.
    for (target, _) in conformances.protocols(of: nominal) {
      for case .sameType(
        .member(.member(.parameter(let subject), let through), let last), let right)
        in target.generics.requirements where subject.isProtocolSelf
      {
        guard case .member(.parameter(let other), let wanted) = right, other.isProtocolSelf,
          wanted.name == name,
          let middle = binding(
            of: through.name, in: nominal, nominal.declaredType.arguments, for: target),
          let found = associatedType(last, in: middle).map(unifier.normalize)
        else { continue }
        if found == .member(middle, last) { continue }
        return found
      }
    }
    return inferFromConstraint(name, in: nominal) ?? inferFromDefault(name, in: nominal)
  }

  /// Infers an associated type from the constraint on another one:
  /// `associatedtype Body: Rule<Input>`.
  private func inferFromConstraint(_ name: String, in nominal: NominalType) -> Type? {
    for (target, _) in conformances.protocols(of: nominal) {
      for middle in target.associated.types where middle.name != name {
        for case .nominal(let constraint, let arguments) in middle.constraints {
          for (primary, argument) in zip(constraint.associated.primaryNames, arguments) {
            guard case .member(.parameter(let subject), let wanted) = argument,
              subject.isProtocolSelf, wanted.name == name,
              let associated = constraint.associated.types.first(where: { $0.name == primary }),
              let witness = binding(
                of: middle.name, in: nominal, nominal.declaredType.arguments, for: target),
              witness != nominal.declaredType,
              let found = associatedType(associated, in: witness).map(unifier.normalize),
              found != .member(witness, associated)
            else { continue }
            return found
          }
        }
      }
    }
    return nil
  }

  /// Infers an associated type such as `ID` from a property or method in a protocol extension.
  private func inferFromDefault(_ name: String, in nominal: NominalType) -> Type? {
    let targets = conformances.protocols(of: nominal).map(\.0)
    for target in targets {
      for requirement in target.requirementsAndOthers where canTell(name, requirement, in: target) {
        if let found = solve(name, requirement, of: target, from: targets, for: nominal) {
          return found
        }
      }
    }
    return nil
  }

  /// Infers an associated type from the protocol extensions' implementations of one requirement.
  private func solve(
    _ name: String, _ requirement: Member, of target: NominalType, from givers: [NominalType],
    for nominal: NominalType
  ) -> Type? {
    let selfParameter = target.generics.parameters[0]
    guard let wanted = type(of: requirement), mentions(wanted, selfParameter, name) else {
      return nil
    }
    for giver in givers {
      let map: Substitution = [giver.generics.parameters[0]: nominal.declaredType]
      for candidate in giver.members[requirement.name] ?? [] {
        guard !candidate.isRequirement, let given = type(of: candidate),
          !isExtensionBound(candidate, to: name), memberLookup.isApplicable(candidate, map)
        else { continue }
        let hole = checker.makeVariable()
        let open = replaceMember(wanted, selfParameter, name, hole)
          .substituting([selfParameter: nominal.declaredType])
        let start = unifier.mark()
        if unifier.unify(given.substituting(map), open), !hole.resolved.hasVariables {
          return hole.resolved
        }
        unifier.undo(to: start)
      }
    }
    return nil
  }

  /// Whether an associated type may be inferred from a requirement's implementation: from a
  /// property, or, if the associated type has a default, from a method, which takes precedence over
  /// the default.
  private func canTell(_ name: String, _ requirement: Member, in target: NominalType) -> Bool {
    guard requirement.isRequirement else { return false }
    switch requirement {
    case .property: return true
    case .function(let function) where function.kind == .method:
      return target.members[name]?.contains { member in
        if case .associatedType(let associated) = member { return associated.defaultType != nil }
        return false
      } ?? false
    default: return false
    }
  }

  private func type(of member: Member) -> Type? {
    switch member {
    case .property(let property): property.type
    case .function(let function) where function.generics.parameters.isEmpty:
      .function(function.functionType)
    default: nil
    }
  }

  /// Whether a member is in an extension that requires a specific type for this associated type.
  private func isExtensionBound(_ member: Member, to name: String) -> Bool {
    guard case .function(let function) = member else { return false }
    return function.generics.extensionRequirements.contains { requirement in
      if case .sameType(.member(_, let associated), _) = requirement {
        associated.name == name
      } else {
        false
      }
    }
  }

  /// The known types of the properties with a name, of which some may have been mentioned before their
  /// initial values are checked, or before they are declared: `ID` in a function above `let id = UUID()`.
  private func types(ofProperty name: String, in nominal: NominalType) -> [Type] {
    let declared = nominal.members[name] ?? []
    guard !declared.isEmpty else {
      return typeAhead(ofProperty: name, in: nominal).map { [$0] } ?? []
    }
    return declared.compactMap { member in
      guard case .property(let property) = member else { return nil }
      checker.initialValues.inferType(of: property)
      return property.type.isUnknown ? nil : property.type
    }
  }

  /// The type that a property will have when it is declared; nil if it is not among the members that are
  /// still to be declared.
  private func typeAhead(ofProperty name: String, in nominal: NominalType) -> Type? {
    guard let pending = checker.tables.declaring[ObjectIdentifier(nominal)] else { return nil }
    for case .variable(let variable) in pending.declaration.members.map(\.kind) {
      for binding in variable.bindings {
        guard case .binding(name) = binding.pattern.kind else { continue }
        let context = typeDeclarations.memberContext(nominal, pending.context)
        return binding.type.map { checker.typeResolver.resolve($0, in: context) }
          ?? binding.initializer.map { checker.initialValues.inferredType(of: $0, in: context) }
      }
    }
    return nil
  }

  private func solve(
    _ name: String, _ requirement: Member, _ selfParameter: GenericParameter,
    in nominal: NominalType
  ) -> Type? {
    let hole = checker.makeVariable()
    func open(_ type: Type) -> Type {
      replaceMember(type, selfParameter, name, hole).substituting([
        selfParameter: nominal.declaredType
      ])
    }
    let start = unifier.mark()
    switch requirement {
    case .function(let function):
      guard case .requirement = function.implementation,
        mentions(.function(function.functionType), selfParameter, name)
      else { return nil }
      for case .function(let candidate) in nominal.members[function.name] ?? []
      where candidate.parameters.count == function.parameters.count
        && zip(candidate.parameters, function.parameters).allSatisfy({ $0.label == $1.label })
      {
        let matched =
          zip(candidate.parameters, function.parameters).allSatisfy {
            unifier.unify($0.type, open($1.type))
          } && unifier.unify(candidate.result, open(function.result))
          && unifyThrown(of: candidate, open(.function(function.functionType)))
        if matched, !hole.resolved.hasVariables { return hole.resolved }
        unifier.undo(to: start)
      }
    case .property(let property):
      guard mentions(property.type, selfParameter, name) else { return nil }
      for type in types(ofProperty: property.name, in: nominal) {
        if unifier.unify(type, open(property.type)), !hole.resolved.hasVariables {
          return hole.resolved
        }
        unifier.undo(to: start)
      }
    case .subscript(let element):
      guard
        mentions(element.result, selfParameter, name)
          || element.parameters.contains(where: { mentions($0.type, selfParameter, name) })
      else { return nil }
      for case .subscript(let candidate) in nominal.members["subscript"] ?? []
      where candidate.parameters.map(\.label) == element.parameters.map(\.label) {
        let matched = zip(candidate.parameters, element.parameters).allSatisfy {
          let wanted = open($1.type)
          return unifier.unify($0.type, wanted.hasVariables ? wanted : unifier.normalize(wanted))
        }
        if matched, unifier.unify(candidate.result, open(element.result)),
          !hole.resolved.hasVariables
        {
          return hole.resolved
        }
        unifier.undo(to: start)
      }
    default: break
    }
    return nil
  }

  private func unifyThrown(of candidate: Function, _ requirement: Type) -> Bool {
    // A typed error may be thrown where any error may be.
    guard case .function(let wanted) = requirement, wanted.thrownType != nil else { return true }
    return unifier.unifyThrown(candidate.functionType, wanted)
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
      return function.contains { mentions($0, selfParameter, name) }
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
      case .function(let function): return .function(function.mapping(replace))
      case .metatype(let type): return .metatype(replace(type))
      default: return type
      }
    }
    return replace(type)
  }
}

/// A default of an associated type, while it is applied to a type.
struct DefaultUse: Hashable {
  let associated: ObjectIdentifier
  let nominal: ObjectIdentifier
}
