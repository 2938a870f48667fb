import SourceText
import Syntax

/// Checks the generic requirements of functions and types: solves same-type requirements, verifies
/// conformances, and reports unmet ones.
struct RequirementChecker: BodyPart {
  let body: BodyChecker

  /// Verifies that the generic arguments meet the function's requirements.
  func verify(
    _ function: Function, _ callable: Callable, _ map: Substitution, _ name: String, _ call: Call,
    _ span: Span
  ) {
    let place = call.callee.span.isEmpty ? span : call.callee.location
    func ask(_ type: Type, _ constraint: Type, of asker: RequirementOwner) {
      require(constraint, of: type, by: asker, at: place, span)
    }
    let own = subject(function)
    for parameter in function.generics.parameters {
      guard let type = map[parameter] else { continue }
      body.ownership.requireCopyable(type, for: parameter, of: function, asker: own, call, span)
      for constraint in parameter.constraints {
        ask(type, constraint.substituting(map), of: own)
        if !isOpened(parameter, by: function) { refuseExistential(type, constraint, call, span) }
      }
    }
    // Explicit arguments are verified where the type is resolved.
    if function.kind == .initializer, let owner = function.owner,
      body.invocations.explicitArguments(call.callee).isEmpty
    {
      // An initializer from a protocol makes the named type.
      let made: Type? =
        if case .metatype(let instance)? = callable.receiver?.type.shallow { instance } else { nil }
      let named = owner.kind == .protocol ? made?.nominal ?? owner : owner
      let map = owner.kind == .protocol ? named.substitution(made?.arguments ?? []) : map
      for parameter in named.generics.parameters where !parameter.isProtocolSelf {
        guard let type = map[parameter] else { continue }
        for constraint in parameter.constraints {
          ask(type, constraint.substituting(map), of: subject(named))
          refuseExistential(type, constraint, call, span)
        }
      }
    }
    for requirement in function.generics.requirements {
      verify(requirement, map, by: own, at: place, span)
    }
    let conditional = subject(function, isReferenced: true)
    for requirement in function.generics.extensionRequirements {
      verify(requirement, map, by: conditional, at: place, span)
    }
  }

  private func verify(
    _ requirement: Requirement, _ map: Substitution, by asker: RequirementOwner, at place: Span,
    _ span: Span
  ) {
    switch requirement {
    case .conformance(let type, let constraint):
      for type in type.instances(map) {
        require(
          constraint.substituting(map), of: unifier.normalize(type), by: asker, at: place, span)
      }
    case .sameType(let left, let right):
      _ = body.packs.openPacks(equating: left, right, map)
      for (left, right) in Requirement.equations(left, right, map) {
        literals.settleMembers(in: left)
        literals.settleMembers(in: right)
        let types = (unifier.normalize(left), unifier.normalize(right))
        if !unifier.unify(types.0, types.1) {
          error(
            GenericError.requiresSameType(asker, types.0.displayed, types.1.displayed), at: span)
        }
      }
    }
  }

  /// Reports a type that does not meet a constraint; deferred while the type is open.
  ///
  /// - Parameters:
  ///   - place: where the error is reported.
  ///   - span: the whole expression with the requirement.
  private func require(
    _ constraint: Type, of type: Type, by asker: RequirementOwner, at place: Span, _ span: Span
  ) {
    switch unifier.simplify(type) {
    case .variable(let variable) where variable.literal == nil:
      checker.inference.pendingConformances.append(
        PendingConformance(
          type: .variable(variable), constraint: constraint, source: body.source, span: span,
          requirementOwner: asker))
    case .pack(let types):
      for one in types { require(constraint, of: one, by: asker, at: place, span) }
    case .expansion(let pattern): require(constraint, of: pattern, by: asker, at: place, span)
    case let type where conformances.meets(type, constraint): return
    case let type:
      error(
        GenericError.requiresConformance(
          asker, checker.displayed(type), to: constraint.displayed,
          mayConformLater(type, to: constraint) ? .callInside : .call), at: place)
    }
  }

  /// Whether an existential argument for the parameter is opened: only one argument mentions it,
  /// and not inside another type.
  private func isOpened(_ parameter: GenericParameter, by function: Function) -> Bool {
    let uses = function.parameters.filter { $0.type.mentions(parameter) }
    guard uses.count == 1 else { return uses.isEmpty }
    switch uses[0].type.wrapped ?? uses[0].type {
    case .parameter: return true
    case .metatype(let instance): return instance == .parameter(parameter)
    default: return false
    }
  }

  private func refuseExistential(_ type: Type, _ constraint: Type, _ call: Call, _ span: Span) {
    guard !body.declarations.isPrelude,
      conformances.failsToConform(unifier.simplify(type), constraint)
    else { return }
    error(
      GenericError.cannotConform(checker.displayed(type), to: constraint.displayed),
      at: call.callee.span.isEmpty ? span : call.callee.location)
  }

  /// The unmet requirement because of which a member is not found in a type; only of functions that
  /// accept the arguments, if a call is given.
  ///
  /// - Parameter isStatic: whether it is a member of the type or of its values; nil for either.
  func unmetRequirement(
    of name: String, in type: Type, isStatic: Bool? = nil, _ call: Call? = nil
  ) -> GenericError? {
    // A member missing from a key path belongs to the root type.
    if type.nominal?.modifiers.attributes.contains(where: { $0.name == "dynamicMemberLookup" })
      ?? false
    {
      return nil
    }
    for candidate in unmetMembers(name, of: type)
    where isStatic.map({ $0 == body.names.isStaticMember(candidate.member) }) ?? true {
      let function: Function
      let asker: RequirementOwner
      switch candidate.member {
      case .function(let found):
        if let call, case .failure = body.matcher.match(found.parameters, call) { continue }
        function = found
        asker = subject(found, isReferenced: true)
      case .property(let property):
        guard call == nil, let getter = property.getter else { continue }
        function = getter
        asker = .property(property.name)
      default: continue
      }
      for case .sameType(let left, let right) in function.generics.extensionRequirements {
        let types = [left, right].map { unifier.normalize($0.substituting(candidate.map)).resolved }
        if types.allSatisfy({ $0.nominal != nil && !$0.hasVariables }), types[0] != types[1] {
          return .requiresSameType(asker, types[0].displayed, types[1].displayed)
        }
      }
      for case .conformance(let asked, let constraint) in function.generics.extensionRequirements {
        let own = unifier.normalize(asked.substituting(candidate.map))
        if own.nominal != nil || isParameter(own), !conformances.meets(own, constraint) {
          return .requiresConformance(asker, own.displayed, to: constraint.displayed)
        }
      }
    }
    return nil
  }

  /// Whether a type could conform by an empty extension declared later, for calls inside the type.
  private func mayConformLater(_ type: Type, to constraint: Type) -> Bool {
    guard let nominal = type.nominal, nominal === body.declarations.nominal, !nominal.isPrelude,
      let target = constraint.nominal, target.kind == .protocol,
      !target.requirementsAndOthers.contains(where: \.isRequirement)
    else { return false }
    return true
  }

  private func isParameter(_ type: Type) -> Bool {
    if case .parameter(let parameter) = type { !parameter.isProtocolSelf } else { false }
  }

  /// The candidates, those with the fewest generic parameters first.
  private func unmetMembers(_ name: String, of type: Type) -> [MemberCandidate] {
    func parameters(_ candidate: MemberCandidate) -> Int {
      if case .function(let function) = candidate.member {
        function.generics.parameters.count
      } else {
        0
      }
    }
    let found = memberLookup.lookUpMembers(name, in: type, applicable: false)
    return found.filter { parameters($0) == 0 } + found.filter { parameters($0) > 0 }
  }

  private func subject(_ owner: NominalType) -> RequirementOwner { .type(owner.kind, owner.name) }

  /// The function, or the extension that declares it, as the requirer in diagnostics.
  func subject(_ function: Function, isReferenced: Bool = false) -> RequirementOwner {
    let use = isReferenced ? RequirementOwner.Use.reference(of: function.owner?.name) : .call
    switch function.kind {
    case .initializer:
      let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
      return .initializer("init(\(labels))", use)
    case .method:
      guard function.name.utf8.first.map(\.isIdentifierStart) ?? true else {
        return .operatorFunction(function.name)
      }
      return .method(checker.shortName(function), isStatic: function.modifiers.isStatic, use)
    default: return .globalFunction(checker.shortName(function))
    }
  }

  /// Solves type variables by same-type requirements.
  func solve(_ requirements: [Requirement], _ map: Substitution) {
    for case .sameType(let left, let right) in requirements {
      guard body.packs.openPacks(equating: left, right, map) else { continue }
      for (left, right) in Requirement.equations(left, right, map) {
        let sides = (unifier.normalize(left), unifier.normalize(right))
        _ = unifier.unify(sides.0, sides.1)
        if case .member(let base, let associated) = sides.0,
          !sides.1.hasVariables || sides.1.nominal != nil,
          case .variable(let variable) = unifier.simplify(base)
        {
          variable.members[associated.name] = sides.1
        }
      }
    }
  }

  /// Solves type variables by the associated types of known arguments: `E` in `_ list: some Sequence<E>`.
  func solvePrimaries(of function: Function, _ map: Substitution) {
    for parameter in function.generics.parameters {
      guard let type = map[parameter].map(unifier.simplify), type.nominal != nil else { continue }
      for case .nominal(let proto, let arguments) in parameter.constraints {
        for (name, argument) in zip(proto.associated.primaryNames, arguments) {
          let wanted = unifier.normalize(argument.substituting(map))
          guard wanted.hasVariables,
            let associated = checker.typeLookup.associatedType(named: name, in: proto),
            let own = checker.associatedTypes.associatedType(associated, in: type)
          else { continue }
          _ = unifier.unify(unifier.normalize(own), wanted)
        }
      }
    }
  }

  /// Records the associated types that constraints fix: `some Collection<Value>` requires as much
  /// as `where C.Element == Value`.
  func noteMembers(of function: Function, _ map: Substitution) {
    for parameter in function.generics.parameters {
      guard let type = map[parameter], case .variable(let variable) = unifier.simplify(type)
      else {
        continue
      }
      for constraint in variable.constraints {
        guard case .nominal(let proto, let arguments) = constraint else { continue }
        for (name, argument) in zip(proto.associated.primaryNames, arguments) {
          let asked = unifier.normalize(argument.substituting(map))
          if !asked.hasVariables { variable.members[name] = asked }
        }
      }
    }
  }
}
