import SourceText
import Syntax

/// Makes a reference from the candidates of a member lookup, a property or a set of overloads, and
/// checks access.
struct MemberSelection: BodyPart {
  let body: BodyChecker

  /// The reference to the candidates, on a value or on a type.
  func select(
    _ candidates: [MemberCandidate], _ name: Identifier, staticBase: Type? = nil,
    base: TypedExpression?, _ span: Span
  ) -> Reference {
    let candidates = visible(candidates)
    if candidates.contains(where: { checker.unknownStubs.isUnknown($0.member) }) {
      return .failed
    }
    var callables: [Callable] = []
    let isCallee = body.hints.isCallee
    body.hints.isCallee = false
    let hasFunctions = candidates.contains {
      switch $0.member {
      case .function, .enumCase: true
      default: false
      }
    }
    let receiver: TypedExpression? =
      staticBase.map { TypedExpression(.metatype($0), type: .metatype($0), span: span) } ?? base
    // A metatype that is a value stays that value.
    let own = staticBase == nil ? base : base.flatMap { isMeta($0) ? $0 : nil } ?? receiver
    for candidate in candidates {
      switch candidate.member {
      case .property(let found):
        if staticBase != nil, !found.isStatic { continue }
        let property = mostConstrained(found, candidate.distance, candidates)
        // `count` is the property, `count(where:)` the method of that name.
        let isMethod = name.argumentLabels != nil || isCallee && !isFunction(property.type)
        if hasFunctions, isMethod { continue }
        guard
          checkAccess(
            property.modifiers.access, property.owner, property.name, span,
            declaredIn: property.source)
        else {
          return .failed
        }
        if !callables.isEmpty, isCallee { continue }
        return .value(access(property, on: own!, candidate.map, span))
      case .function(let function):
        let isUncurried = staticBase != nil && !body.names.isStaticMember(candidate.member)
        var callable = Callable(
          kind: .function(function), map: candidate.map, receiver: isUncurried ? nil : own,
          distance: candidate.distance)
        callable.isUncurried = isUncurried
        callables.append(callable)
      case .enumCase(let element):
        callables.append(
          Callable(
            kind: .enumCase(element), map: candidate.map, receiver: receiver,
            distance: candidate.distance))
      case .type, .typeAlias, .associatedType:
        if let found = nestedType(name, of: staticBase ?? base!.type) { return .type(found) }
      case .subscript: continue
      }
    }
    return .callables(callables, name: name.name)
  }

  private func nestedType(_ name: Identifier, of type: Type) -> Type? {
    body.withOpenGenerics {
      checker.typeLookup.memberType(
        name.name, of: type, arguments: name.genericArguments, in: body.declarations)
    }
  }

  /// Among properties declared by extensions of one type, the one with the most constrained
  /// extension.
  private func mostConstrained(
    _ property: Property, _ distance: Int, _ candidates: [MemberCandidate]
  ) -> Property {
    var best = property
    for candidate in candidates where candidate.distance == distance {
      guard case .property(let other) = candidate.member, other.owner === property.owner,
        other.isStatic == property.isStatic,
        other.extensionRequirements.count > best.extensionRequirements.count
      else { continue }
      best = other
    }
    return best
  }

  func isFunction(_ type: Type) -> Bool {
    var type = unifier.simplify(type)
    while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
    if case .function = type { return true }
    return type.nominal.map {
      !memberLookup.lookUpMembers("callAsFunction", in: .nominal($0, type.arguments)).isEmpty
    } ?? false
  }

  private func isMeta(_ expression: TypedExpression) -> Bool {
    if case .metatype = expression.type.shallow { true } else { false }
  }

  /// An access to a property of a value or type.
  private func access(
    _ property: Property, on base: TypedExpression, _ map: Substitution, _ span: Span
  ) -> TypedExpression {
    checker.initialValues.inferType(of: property)
    // `.size` of a `Key<V>`, declared where `V == Int`, determines `V`.
    if !(property.owner?.isPrelude ?? true),
      let unavailability = checker.availability.availability(property.attributes)
    {
      error(unavailability.report(of: property.name), at: span)
    }
    body.genericRequirements.solve(property.extensionRequirements, map)
    let type = unifier.normalize(property.type.substituting(map))
    if let getter = property.getter, getter.effects.isThrowing {
      body.effectChecker.noteThrow(span, .propertyAccess, type: getter.effects.thrownType)
    }
    if property.getter?.effects.isAsync ?? false {
      let isChild = property.owner?.isPrelude ?? false && property.owner?.name == "_AsyncLet"
      body.effectChecker.recordSuspension(span, isChild ? .asyncLet : .propertyAccess)
    }
    // `where A == B` gives literals the other type.
    if let getter = property.getter {
      body.genericRequirements.solve(getter.generics.extensionRequirements, map)
    }
    body.isolation.requireIsolation(of: property, base, span)
    if body.hints.changedPlace != span, hasMutatingGetter(property) {
      body.assignments.requireMutable(base, span, .mutatingGetter)
    }
    if case .global(let variable) = property.storage {
      return TypedExpression(.global(variable), type: type, span: span)
    }
    return TypedExpression(
      .property(base: base, property, isDirect: isDirect(property, base)), type: type, span: span)
  }

  /// Whether reading the property mutates its base.
  private func hasMutatingGetter(_ property: Property) -> Bool {
    guard !property.isStatic, let owner = property.owner, !owner.isReferenceType else {
      return false
    }
    return property.modifiers.isLazy || property.getter?.selfParameter == .inout
  }

  /// Whether an access bypasses observers and accessors: in initializers, and in the property's own
  /// observers.
  private func isDirect(_ property: Property, _ base: TypedExpression) -> Bool {
    guard case .local(let variable) = base.kind, variable.name == "self",
      let function = enclosingFunction
    else { return false }
    guard case .stored = property.storage else { return isFirstValue(of: property, in: function) }
    switch function.kind {
    case .initializer:
      // In `defer`, everything is initialized, so observers are called.
      let owner = function.inheritedFrom?.nominal ?? function.owner
      guard property.owner === owner, body.context.parent == nil, !body.flow.isDeferred else {
        return false
      }
      if property.notification != nil {
        return property.initialValue == nil
          && !body.initialization.properties.contains(ObjectIdentifier(property))
      }
      return property.accessors.initialize == nil
    case .deinitializer:
      return property.owner === function.owner && body.context.parent == nil
        && property.notification == nil
    case .willSet, .didSet:
      // In an observable class, observers run inside the accessors that notify.
      return function.accessed.property === property && property.notification == nil
    case .initAccessor: return true
    default: return false
    }
  }

  /// Whether an assignment in an initializer calls the `init` accessor of a computed property,
  /// because the properties that it initializes have no value yet.
  private func isFirstValue(of property: Property, in function: Function) -> Bool {
    guard property.accessors.initialize != nil, function.kind == .initializer,
      property.owner === function.owner, body.context.parent == nil, !body.flow.isDeferred,
      !body.initialization.properties.contains(ObjectIdentifier(property))
    else { return false }
    return property.accessors.initializes.allSatisfy { name in
      (property.owner?.members[name] ?? []).allSatisfy { member in
        guard case .property(let storage) = member else { return true }
        return storage.initialValue == nil
          && !body.initialization.properties.contains(ObjectIdentifier(storage))
      }
    }
  }

  /// The innermost declared function, skipping closures.
  var enclosingFunction: Function? {
    var current: BodyContext? = body.context
    while let body = current {
      if let function = body.function { return function }
      current = body.parent
    }
    return nil
  }

  /// The candidates visible here; all of them if none is, so that an error can name them.
  func visible(_ candidates: [MemberCandidate]) -> [MemberCandidate] {
    let candidates = reachable(candidates)
    guard body.source.projectModule != nil else { return candidates }
    let known = candidates.filter { candidate in
      switch candidate.member {
      case .property(let property):
        checker.globalLookup.isVisible(
          property.modifiers.access, declaredIn: property.source, from: body.source)
      case .function(let function):
        checker.globalLookup.isVisible(
          function.modifiers.access, declaredIn: function.source, from: body.source)
      case .type(let type):
        checker.globalLookup.isVisible(
          type.modifiers.access, declaredIn: type.source, from: body.source)
      case .subscript, .enumCase, .typeAlias, .associatedType: true
      }
    }
    return known.isEmpty ? candidates : known
  }

  /// The candidates without functions that are private to another type; all of them if nothing remains.
  func reachable(_ candidates: [MemberCandidate]) -> [MemberCandidate] {
    guard candidates.count > 1 else { return candidates }
    let reachable = candidates.filter(isReachable)
    return reachable.isEmpty ? candidates : reachable
  }

  /// Whether a candidate is no function that is private to another type.
  func isReachable(_ candidate: MemberCandidate) -> Bool {
    guard case .function(let function) = candidate.member else { return true }
    return isInsideOwner(function.modifiers.access, function.owner)
  }

  /// Whether a declaration with that access may be used here; reports an error otherwise.
  ///
  /// - Parameter declaring: the source that declares it.
  func checkAccess(
    _ access: AccessLevel, _ owner: NominalType?, _ name: String, _ span: Span,
    declaredIn declaring: Source, isInitializer: Bool = false
  ) -> Bool {
    guard
      !checker.globalLookup.isVisible(access, declaredIn: declaring, from: body.source)
        || !isInsideOwner(access, owner)
    else { return true }
    error(MemberError.inaccessible(name, access, isInitializer: isInitializer), at: span)
    return false
  }

  /// Whether `private` members of a type are visible here, inside declarations of the type.
  func isInsideOwner(_ access: AccessLevel, _ owner: NominalType?) -> Bool {
    guard access == .private, let owner, !checker.mode.ignoresAccess, !owner.isPrelude else {
      return true
    }
    var current = body.declarations.nominal
    while let nominal = current {
      if nominal === owner || nominal.name == owner.name { return true }
      current = nominal.outer
    }
    var outer = owner.outer
    while let nominal = outer {
      if nominal === body.declarations.nominal { return true }
      outer = nominal.outer
    }
    return false
  }

  /// An access to a property that must exist, such as `wrappedValue`.
  func member(_ name: String, of base: TypedExpression, _ span: Span) -> TypedExpression {
    for candidate in memberLookup.lookUpMembers(name, in: base.type) {
      if case .property(let property) = candidate.member, !property.isStatic {
        return access(property, on: base, candidate.map, span)
      }
    }
    error(MemberError.noMember(name, of: checker.displayed(base.type), .value), at: span)
    return body.unknown(span)
  }
}
