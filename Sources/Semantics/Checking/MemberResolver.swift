import SourceText
import Syntax

/// Resolves `base.name`: a member of a value, of a type or of `super`, or a dynamic member; reports
/// missing members.
struct MemberResolver: BodyPart {
  let body: BodyChecker

  func memberReference(
    _ base: Expression, _ name: Identifier, _ span: Span, forCall: Bool, receiving: Type? = nil
  ) -> Reference {
    if case .identifier(let outer) = base.kind {
      if outer.name == "super" { return superMember(name, span) }
      if outer.name == "self", name.name == "init" { return delegation(name, span) }
    }
    let found = baseReference(base, expecting: receiving)
    body.hints.isCallee = forCall
    defer { body.hints.isCallee = false }
    switch found {
    case .failed: return .failed
    case .type(let type):
      if name.isSelf {
        return .value(TypedExpression(.metatype(type), type: .metatype(type), span: span))
      }
      return staticMember(name, of: type, span, base: base.errorPlace)
    case .callables(let list, let module):
      // A module's declaration: `SwiftUI.View`, `Swift.print`.
      if list.isEmpty,
        BuildConfiguration.isModule(module) || checker.world.modules[module] != nil
      {
        return body.names.globalReference(
          name, span,
          in: TypeReference(.named(base: nil, name: module, arguments: []), span: base.span))
      }
      let value = body.functionReferences.materialize(found, nil, base.span, nil)
      return instanceMember(name, of: value, span)
    case .value(let value):
      return instanceMember(
        name, of: recheckingForMember(name, base, value, forCall: forCall), span, base: base)
    }
  }

  /// Checks the base again if it could have a type with the member: an integer literal as a
  /// `Double`, a call or operator with another overload, as in `3.feet` or
  /// `slice.filter { … }.total()`. In `zip(a, b).lazy.map { … }.first`, `first` is not the method
  /// `first(where:)`.
  private func recheckingForMember(
    _ name: Identifier, _ base: Expression, _ value: TypedExpression, forCall: Bool
  ) -> TypedExpression {
    let member = WantedMember.named(
      name.name, mayBeMethod: forCall || name.argumentLabels != nil)
    func has(_ type: Type) -> Bool { self.has(member, in: type) }
    if base.dependsOnContext, unifier.simplify(value.type) == checker.int, !name.isSelf,
      !has(checker.int), has(checker.double)
    {
      return body.check(base, expecting: checker.double)
    }
    guard !name.isSelf, mayRecheck(base, value.type),
      !body.inert.hasModifier(name.name, value.type),
      !has(value.type)
    else { return value }
    return rechecked(base, having: member) ?? value
  }

  /// Whether a base may have another type when it is checked with what is wanted of that.
  ///
  /// Such a search does not nest: chains of unknown members would take exponential time.
  func mayRecheck(_ base: Expression, _ type: Type) -> Bool {
    guard !body.guards.isChoosing, hasOverloads(base), case .nominal = unifier.simplify(type) else {
      return false
    }
    return !type.isOptional
  }

  /// The base checked with the overloads whose results have what is wanted; nil if there are none.
  func rechecked(_ base: Expression, having member: WantedMember) -> TypedExpression? {
    let start = body.checkpoint()
    body.hints.wantedMember = member
    body.guards.isChoosing = true
    let (other, problems) = body.attempt {
      literals.applyDefaults(body.chains.chainLink(base, expecting: nil))
    }
    body.hints.wantedMember = nil
    body.guards.isChoosing = false
    if !problems.contains(where: \.isError), !other.type.isUnknown, has(member, in: other.type) {
      return other
    }
    body.rollBack(to: start)
    return nil
  }

  private func hasOverloads(_ base: Expression) -> Bool {
    switch base.kind {
    case .call, .infix: true
    case .sequence(let elements): hasOverloads(body.fold(elements, base.span))
    case .parenthesized(let inner): hasOverloads(inner)
    default: false
    }
  }

  func baseReference(_ base: Expression, expecting expected: Type? = nil) -> Reference {
    switch base.kind {
    case .identifier(let name): return body.names.reference(to: name, base.span)
    case .member(let inner, let name):
      return memberReference(inner, name, base.span, forCall: false)
    case .implicitMember(let name):
      // `.group.ui` may name a type nested in the expected one.
      let found = body.implicitMembers.implicitReference(name, expected, base.location)
      if case .type = found { return found }
      return .value(
        literals.applyDefaults(
          body.functionReferences.materialize(found, name.argumentLabels, base.location, expected)))
    case .array, .dictionary, .type, .tuple:
      if let type = body.collections.typeNamed(by: base) { return .type(type) }
      return .value(literals.applyDefaults(body.chains.chainLink(base, expecting: expected)))
    case .optionalChain:
      if let type = body.collections.typeNamed(by: base) { return .type(type) }
      return .value(body.chains.chainLink(base, expecting: nil))
    case .parenthesized(let inner):
      if let type = body.collections.typeNamed(by: inner) { return .type(type) }
      return .value(literals.applyDefaults(body.chains.chainLink(base, expecting: expected)))
    default: return .value(literals.applyDefaults(body.chains.chainLink(base, expecting: expected)))
    }
  }

  private func superMember(_ name: Identifier, _ span: Span) -> Reference {
    guard let base = body.selfExpression(span) else {
      error(
        NameError.superOutsideMember,
        at: span)
      return .failed
    }
    var instance = base.type
    if case .metatype(let type) = instance.shallow { instance = type }
    guard let parent = checker.superclass(of: instance) else {
      let name = body.declarations.nominal?.name ?? ""
      let isClass = body.declarations.nominal?.isReferenceType ?? true
      error(NameError.noSuperclass(of: name, isClass: isClass), at: span)
      return .failed
    }
    // `Self` in the superclass's members is the class of this instance.
    let isStatic: Bool = if case .metatype = base.type.shallow { true } else { false }
    let found = memberLookup.lookUpMembers(name.name, in: parent)
    let ofInstances = found.filter { !body.names.isStaticMember($0.member) }
    let candidates = (isStatic || ofInstances.isEmpty ? found : ofInstances).map { candidate in
      var map = candidate.map
      for (parameter, type) in map where parameter.isProtocolSelf && type == parent {
        map[parameter] = instance
      }
      return MemberCandidate(member: candidate.member, map: map, distance: candidate.distance)
    }
    guard !candidates.isEmpty else {
      error(MemberError.noMember(name.name, of: parent.displayed, .value), at: name.span)
      return .failed
    }
    switch body.selection.select(
      candidates, name, staticBase: isStatic && name.name != "init" ? parent : nil, base: base, span
    ) {
    case .callables(let callables, let name):
      return .callables(
        callables.map {
          var callable = $0
          callable.isSuper = true
          return callable
        }, name: name)
    case .value(let value):
      guard case .property(let base, let property, _) = value.kind else { return .value(value) }
      let inherited = isStatic ? base : TypedExpression(.convert(base), type: parent, span: span)
      return .value(
        TypedExpression(
          .property(base: inherited, property, isDirect: true), type: value.type, span: span))
    case let other: return other
    }
  }

  /// Initializer delegation: `self.init`.
  private func delegation(_ name: Identifier, _ span: Span) -> Reference {
    guard let base = body.selfExpression(span) else {
      error(NameError.cannotFind("self"), at: span)
      return .failed
    }
    if case .metatype(let type) = base.type.shallow {
      return type.isReference
        ? metatypeMember(name, of: base, type, span) : staticMember(name, of: type, span)
    }
    // An inherited initializer delegates to those of the class that inherits it.
    let function = body.selection.enclosingFunction
    let heir = function?.inheritedFrom == nil ? nil : function?.selfType
    let own = heir.map { TypedExpression(.convert(base), type: $0, span: span) } ?? base
    return body.selection.select(
      memberLookup.lookUpMembers("init", in: own.type), name, base: own, span)
  }

  /// - Parameter isImplicit: whether the type is omitted, as in `.name`.
  func staticMember(
    _ name: Identifier, of type: Type, _ span: Span, isImplicit: Bool = false, base: Span? = nil
  ) -> Reference {
    let type = unifier.simplify(type)
    if type.isUnknown { return .failed }
    switch name.name {
    case "self" where !name.isEscaped:
      return .value(TypedExpression(.metatype(type), type: .metatype(type), span: span))
    case "Type" where !name.isEscaped:
      return .type(.metatype(type))
    default: break
    }
    let candidates = memberLookup.lookUpMembers(name.name, in: type)
    if candidates.isEmpty {
      if let value = body.names.genericValue(named: name.name, of: type, span) {
        return .value(value)
      }
      let metatype = TypedExpression(.metatype(type), type: .metatype(type), span: span)
      // Library types stand in for those whose members a project generates.
      if !isImplicit || type.nominal?.isPrelude ?? false,
        let dynamic = dynamicMember(.member(name), name.name, of: metatype, type, span)
      {
        return .value(dynamic)
      }
      return missingMember(name, of: type, isStatic: true, isImplicit: isImplicit, span)
    }
    let usable = candidates.filter { body.names.isStaticMember($0.member) }
    if usable.isEmpty {
      if candidates.contains(where: { if case .function = $0.member { true } else { false } }) {
        return body.selection.select(candidates, name, staticBase: type, base: nil, span)
      }
      error(
        MemberError.instanceMember(name.name, onType: checker.displayed(type), suggestsValue: true),
        at: base ?? span)
      return .failed
    }
    return body.selection.select(usable, name, staticBase: type, base: nil, span)
  }

  /// - Parameter base: the base expression.
  func instanceMember(
    _ name: Identifier, of value: TypedExpression, _ span: Span, base: Expression? = nil
  ) -> Reference {
    let type = unifier.simplify(value.type)
    if type.isUnknown { return .failed }
    if case .nilLiteral = value.kind, conversions.isVariable(type) {
      error(ConversionError.nilWithoutType, at: value.span)
      return .failed
    }
    switch type {
    case .metatype(let instance): return metatypeMember(name, of: value, instance, span)
    case .tuple(let elements):
      let position = Int(name.name).flatMap { $0 < elements.count ? $0 : nil }
      if let index = position ?? elements.firstIndex(where: { $0.label == name.name }) {
        return .value(
          TypedExpression(.tupleElement(value, index), type: elements[index].type, span: span))
      }
    case .variable(let variable) where variable.literal == nil:
      if name.isSelf { return .value(value) }
      if variable.hole != nil {
        let member = checker.holeSolver.member(name.name, of: variable)
        return .value(TypedExpression(.convert(value), type: member, span: span))
      }
      error(ClosureError.parameterTypeUnknown(name: nil), at: value.span)
      return .failed
    default: break
    }
    if name.isSelf { return .value(value) }
    let candidates = memberLookup.lookUpMembers(name.name, in: type).filter {
      !body.names.isStaticMember($0.member) || name.name == "init" && isSelf(value)
    }
    if !candidates.isEmpty {
      let usable = candidates.filter { candidate in
        guard case .function(let function) = candidate.member else { return true }
        return body.operatorChecker.isCallableOnExistential(type, function)
      }
      if usable.isEmpty {
        error(
          MemberError.memberOfExistential(name.name, type.displayed),
          at: base?.errorPlace ?? value.span)
        return .failed
      }
      return body.selection.select(usable, name, base: literals.applyDefaults(value), span)
    }
    if let inside = body.chains.implicitlyUnwrapped(value) {
      return instanceMember(name, of: inside, span)
    }
    if let backing = body.names.observableBacking(name.name, type),
      isSelf(value) || body.declarations.nominal === type.nominal
    {
      return .value(
        TypedExpression(
          .property(base: value, backing, isDirect: true), type: backing.type, span: span))
    }
    if let dynamic = dynamicMember(.member(name), name.name, of: value, type, span) {
      return .value(dynamic)
    }
    return missingMember(name, of: value, type, span, base: base)
  }

  /// A missing member: an inert modifier if one has the name, otherwise an error.
  private func missingMember(
    _ name: Identifier, of value: TypedExpression, _ type: Type, _ span: Span, base: Expression?
  ) -> Reference {
    if let wrapped = type.wrapped,
      memberLookup.lookUpMembers(name.name, in: wrapped).contains(where: {
        !body.names.isStaticMember($0.member)
      })
    {
      error(
        MemberError.optionalBase(
          checker.displayed(type), member: name.name, wrapped: checker.displayed(wrapped)),
        at: base?.lastToken ?? value.span,
        notes: UnwrapNotes(body: body).notes(
          atBase: base?.lastToken ?? value.span, of: name.name))
      return .failed
    }
    if let inert = body.inert.inertMember(name, of: value, type, span) { return inert }
    if let found = memberLookup.lookUpMembers(name.name, in: type).first {
      let isCase = if case .enumCase = found.member { true } else { false }
      error(
        isCase
          ? MemberError.caseOnInstance(name.name)
          : MemberError.staticMember(name.name, onInstanceOf: checker.displayed(type)),
        at: base?.errorPlace ?? value.span)
      return .failed
    }
    if body.collections.reportMixedElements(of: value, having: name.name) { return .failed }
    if let unmet = body.genericRequirements.unmetRequirement(
      of: name.name, in: type, isStatic: false)
    {
      error(unmet, at: name.span)
    } else {
      return missingMember(name, of: type, isStatic: false, span)
    }
    return .failed
  }

  /// Reports a member that a type lacks. While stubs are solved, its uses determine its type.
  private func missingMember(
    _ name: Identifier, of type: Type, isStatic: Bool, isImplicit: Bool = false, _ span: Span
  ) -> Reference {
    func report() { reportMissingMember(name.name, type, isStatic: isStatic, name.span) }
    if isStatic, !isImplicit,
      let unmet = body.genericRequirements.unmetRequirement(of: name.name, in: type, isStatic: true)
    {
      error(unmet, at: name.span)
      return .failed
    }
    guard !isImplicit, checker.holeSolver.infersUndeclared(name.name, of: type) else {
      report()
      return .failed
    }
    let open = checker.holeSolver.missingMember(
      name.name, of: type, isStatic: isStatic, body.attempt(report).1)
    return .value(TypedExpression(body.unknown(span).kind, type: open, span: span))
  }

  private func isSelf(_ value: TypedExpression) -> Bool {
    if case .local(let variable) = value.kind { variable.name == "self" } else { false }
  }

  private func metatypeMember(
    _ name: Identifier, of value: TypedExpression, _ instance: Type, _ span: Span
  ) -> Reference {
    if case .metatype = value.kind { return staticMember(name, of: instance, span) }
    if name.isSelf { return .value(value) }
    let candidates = memberLookup.lookUpMembers(name.name, in: instance).filter {
      body.names.isStaticMember($0.member)
    }
    if candidates.isEmpty {
      if let number = body.names.genericValue(
        named: name.name, of: unifier.simplify(instance), span)
      {
        return .value(number)
      }
      if let dynamic = dynamicMember(
        .member(name), name.name, of: value, unifier.simplify(instance), span)
      {
        return .value(dynamic)
      }
      reportMissingMember(name.name, instance, isStatic: true, span)
      return .failed
    }
    switch body.selection.select(candidates, name, staticBase: instance, base: value, span) {
    case .callables(let callables, let name):
      return .callables(
        callables.map {
          Callable(kind: $0.kind, map: $0.map, receiver: value, distance: $0.distance)
        }, name: name)
    case let other: return other
    }
  }

  /// Whether a name refers to a local value or to a property of the enclosing type.
  func hasValue(_ name: String) -> Bool {
    if body.lookUpLocal(name) != nil { return true }
    return body.declarations.nominal?.members[name]?.contains { member in
      if case .property = member { true } else { false }
    } ?? false
  }
}
