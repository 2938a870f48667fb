import SourceText
import Syntax

/// Resolves `.name` as a static member of the expected type.
struct ImplicitMemberResolver: BodyPart {
  let body: BodyChecker

  func implicitReference(_ name: Identifier, _ expected: Type?, _ span: Span) -> Reference {
    guard let expected = expected ?? body.chainPlace.base else {
      error(MemberError.noContextualBase(name.name), at: span)
      return .failed
    }
    var type = unifier.simplify(expected)
    if type.isUnknown { return .failed }
    if let hole = checker.holeSolver.hole(type) {
      checker.holeSolver.addChoice(name.name, [], to: hole)
      return .value(TypedExpression(.metatype(type), type: unifier.simplify(type), span: span))
    }
    if case .variable(let variable) = type {
      // `.plain` for `some ButtonStyle`: static members of the protocol determine the type.
      for constraint in variable.constraints where variable.literal == nil {
        guard let nominal = constraint.nominal else { continue }
        if let found = constrainedStatic(name, nominal, span, for: variable) { return found }
      }
      if let found = errorOfResult(name, variable) {
        _ = unifier.unify(type, found)
        return body.members.staticMember(name, of: found, span)
      }
      guard let fallback = unifier.defaultType(of: variable) else {
        reportOpenBase(of: name, variable, span)
        return .failed
      }
      type = fallback
    }
    // `.some`, `.none` and members that the program adds belong to the optional itself, all others
    // to the wrapped type.
    let whole = type
    while let wrapped = type.wrapped {
      if name.name == "some" || name.name == "none" || isAdded(name.name, to: type) {
        return body.members.staticMember(name, of: type, span)
      }
      let inner = unifier.simplify(wrapped)
      if !memberLookup.lookUpMembers(name.name, in: inner).filter({
        body.names.isStaticMember($0.member)
      }).isEmpty || inner.isOptional {
        type = inner
        continue
      }
      break
    }
    if let wrapped = type.wrapped, name.name != "some", name.name != "none" {
      type = unifier.simplify(wrapped)
    }
    if case .function(let function) = type { type = unifier.simplify(function.result) }
    if let found = constrainedStatic(name, meetingConstraintsOf: type, span) { return found }
    if whole.isOptional, memberLookup.lookUpMembers(name.name, in: type).isEmpty, !type.isUnknown {
      body.members.reportMissingMember(name.name, whole, isStatic: true, name.span)
      return .failed
    }
    if name.name == "init" { checker.holes.noteImplicitInit(of: type, at: name.span) }
    return body.members.staticMember(name, of: type, name.span, isImplicit: true)
  }

  private func reportOpenBase(of name: Identifier, _ variable: TypeVariable, _ span: Span) {
    let asked = variable.constraints.filter { $0.nominal?.kind == .protocol }
    if asked.count == 1 {
      body.members.reportMissingMember(name.name, asked[0], isStatic: true, name.span)
    } else {
      error(MemberError.noContextualBase(name.name), at: span)
    }
  }

  /// `.automatic` as a static member of a protocol extension `where Self == X`.
  private func constrainedStatic(
    _ name: Identifier, meetingConstraintsOf type: Type, _ span: Span
  ) -> Reference? {
    switch type {
    case .parameter, .member, .existential, .opaque: break
    default: return nil
    }
    let constraints = conformances.constraints(of: type)
    for case let nominal? in constraints.map(\.nominal) {
      if let found = constrainedStatic(name, nominal, span, meeting: constraints) { return found }
    }
    return nil
  }

  /// Whether the program declares a static member of that name for optionals.
  private func isAdded(_ name: String, to optional: Type) -> Bool {
    memberLookup.lookUpMembers(name, in: optional).contains {
      body.names.isStaticMember($0.member) && !$0.member.isOfPrelude
    }
  }

  /// The error type of `.network` in `.mapError { .network($0) }`, taken from the result type of
  /// the enclosing function, which returns the chain.
  private func errorOfResult(_ name: Identifier, _ variable: TypeVariable) -> Type? {
    guard variable.literal == nil, variable.constraints.contains(where: { $0.isPrelude("Error") })
    else { return nil }
    var around: BodyContext? = body.context
    while let outer = around?.parent { around = outer }
    guard let result = around.map({ unifier.simplify($0.resultType) }) else { return nil }
    return result.arguments.first { argument in
      guard let nominal = argument.nominal, !nominal.isPrelude else { return false }
      return memberLookup.lookUpMembers(name.name, in: argument).contains {
        body.names.isStaticMember($0.member)
      }
        && variable.constraints.allSatisfy { constraint in
          constraint.nominal.map { conformances.conforms(argument, to: $0) } ?? true
        }
    }
  }

  /// Finds a member as in
  /// `extension ButtonStyle where Self == PlainButtonStyle { static var plain … }`.
  ///
  /// - Parameters:
  ///   - variable: the type variable that the member's type solves, if the enclosing call has
  ///     others.
  ///   - constraints: all constraints on the type.
  private func constrainedStatic(
    _ name: Identifier, _ nominal: NominalType, _ span: Span, for variable: TypeVariable? = nil,
    meeting constraints: [Type] = []
  ) -> Reference? {
    checker.libraryLoader.loadMembers(name.name)
    typeDeclarations.complete(nominal)
    let parents = conformances.protocols(of: nominal).map(\.0)
    for parent in parents { typeDeclarations.complete(parent) }
    let members = ([nominal] + parents).flatMap { $0.members[name.name] ?? [] }
    // A call prefers a function to a property of the same name.
    let likely = members.filter { isFunction($0) == body.hints.isCallee }
    for member in likely + members where body.names.isStaticMember(member) {
      let requirements: [Requirement]
      var map: Substitution = [:]
      switch member {
      case .property(let property): requirements = property.extensionRequirements
      case .function(let function):
        requirements = function.generics.extensionRequirements + function.generics.requirements
        for parameter in function.generics.parameters { map[parameter] = checker.makeVariable() }
      default: continue
      }
      for case .sameType(.parameter(let parameter), let stated) in requirements
      where parameter.isProtocolSelf {
        let type = stated.substituting(map)
        if let variable, !fits(type, variable) { continue }
        if !type.hasVariables, !constraints.allSatisfy({ conformances.meets(type, $0) }) {
          continue
        }
        return body.members.staticMember(name, of: type, span)
      }
    }
    return nil
  }

  /// The constraints of a call on the type in which `.name` is looked up, if that is one of the
  /// function's generic parameters: `.number` in `TextField("Age", value: $age, format: .number)`.
  func base(
    of argument: PassedArgument, _ target: Type, among passed: [PassedArgument],
    _ function: Function, _ requirements: [Requirement], _ map: Substitution
  ) -> ImplicitBase? {
    guard case .expression(let expression) = argument,
      expression.startsImplicitly,
      case .variable(let variable) = unifier.simplify(target), variable.literal == nil,
      !variable.constraints.isEmpty
    else { return nil }
    var conditions: [(value: TypedExpression, type: Type)] = []
    for (symbol, other) in zip(function.parameters, passed) {
      guard case .expression(let value) = other, !other.isClosure,
        !value.startsImplicitly,
        unifier.normalize(symbol.type.substituting(map)).contains(variable)
      else { continue }
      let (typed, problems) = body.attempt { body.check(value) }
      if problems.isEmpty { conditions.append((typed, symbol.type.substituting(map))) }
    }
    return ImplicitBase(
      variable: variable,
      equations: requirements.compactMap {
        guard case .sameType(let left, let right) = $0 else { return nil }
        return (left, right)
      }, map: map, conditions: conditions)
  }

  private func isFunction(_ member: Member) -> Bool {
    if case .function = member { true } else { false }
  }

  /// Whether a type satisfies the constraints on the base of `.name`.
  private func fits(_ type: Type, _ variable: TypeVariable) -> Bool {
    guard let base = body.hints.implicitBase, base.variable === variable else { return true }
    return body.probe {
      unifier.unify(.variable(variable), type) && unifyEquations(of: base)
        && base.conditions.allSatisfy {
          conversions.tryConvert($0.value, to: unifier.normalize($0.type)) != nil
        }
    }
  }

  private func unifyEquations(of base: ImplicitBase) -> Bool {
    base.equations.allSatisfy { left, right in
      // Packs of unknown length equal anything.
      !body.packs.openPacks(equating: left, right, base.map)
        || unifier.unify(
          unifier.normalize(left.substituting(base.map)),
          unifier.normalize(right.substituting(base.map)))
    }
  }

  /// `.list(memberStyle: .percent)`: the requirements of the enclosing call determine generic
  /// arguments of the base.
  func unifyBase(_ result: Type, with expected: Type) {
    guard let base = body.hints.implicitBase,
      unifier.simplify(expected) == .variable(base.variable),
      case .nominal = unifier.simplify(result), result.hasVariables
    else { return }
    _ = unifier.tentatively {
      unifier.unify(.variable(base.variable), result) && unifyEquations(of: base)
    }
  }
}

/// A generic parameter that an implicit member determines, and its other constraints.
struct ImplicitBase {
  let variable: TypeVariable
  /// Same-type requirements, in terms of the call's generic parameters.
  let equations: [(left: Type, right: Type)]
  let map: Substitution
  /// Other arguments, and the types of their parameters.
  let conditions: [(value: TypedExpression, type: Type)]
}
