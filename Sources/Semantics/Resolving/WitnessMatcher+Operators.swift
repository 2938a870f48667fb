import Syntax

/// Global operator functions as witnesses of requirements on their operands' types.
extension WitnessMatcher {
  /// The witness made from a global operator function of the program.
  func operatorWitness(_ requirement: Function, for type: NominalType) -> Function? {
    guard let function = operatorFunction(for: requirement, in: type) else { return nil }
    let key = OperatorWitness(
      function: ObjectIdentifier(function), requirement: ObjectIdentifier(requirement),
      type: ObjectIdentifier(type))
    if let known = checker.tables.operatorWitnesses[key] { return known }
    let made = member(calling: function, for: requirement, in: type)
    checker.tables.operatorWitnesses[key] = made
    checker.journal.retained.append(function)
    return made
  }

  /// The program's global operator function that satisfies a requirement.
  func operatorFunction(for requirement: Function, in type: NominalType) -> Function? {
    guard requirement.isOperator, requirement.modifiers.isStatic,
      case let symbols = checker.names.ownSymbols(named: requirement.name, from: type.source),
      !symbols.isEmpty
    else { return nil }
    let outer = checker.reading.requirements
    checker.reading.requirements = type.allRequirements + conditions(of: type, for: requirement)
    defer { checker.reading.requirements = outer }
    let functions = symbols.compactMap { symbol -> Function? in
      guard case .function(let function) = symbol,
        function.modifiers.isPostfix == requirement.modifiers.isPostfix,
        witnesses(function, requirement, type.declaredType)
      else { return nil }
      return function
    }
    // `func == (l: Box, r: Box)` is preferred to `func == <T: Named>(l: T, r: T)`.
    return functions.min { $0.generics.parameters.count < $1.generics.parameters.count }
  }

  /// A static member that calls the function, as in `static func == (lhs: T, rhs: T) -> Bool`:
  /// requirements are called on a type.
  private func member(
    calling function: Function, for requirement: Function, in type: NominalType
  ) -> Function {
    var map: Substitution = [:]
    if let owner = requirement.owner { map[owner.generics.parameters[0]] = type.declaredType }
    let parameters = requirement.parameters.map { parameter in
      var own = parameter
      own.type = unifier.normalize(parameter.type.substituting(map))
      return own
    }
    let member = Function(
      name: function.name, kind: .method, parameters: parameters,
      result: unifier.normalize(requirement.result.substituting(map)),
      implementation: .typed, source: function.source, span: function.span)
    member.generics.parameters = requirement.generics.parameters
    member.generics.requirements = requirement.generics.requirements
    member.owner = type
    member.selfType = type.declaredType
    member.modifiers.isStatic = true
    member.selfParameter = .metatype
    member.modifiers.isPostfix = function.modifiers.isPostfix
    member.effects.isThrowing = function.effects.isThrowing
    member.effects.isAsync = function.effects.isAsync
    member.modifiers.access = function.modifiers.access
    member.generics.extensionRequirements = conditions(of: type, for: requirement)
    checker.bodies.noteSynthesized(member)
    member.body = body(of: member, calling: function)
    return member
  }

  private func body(of member: Function, calling function: Function) -> TypedBody {
    let span = member.span
    let own = LocalVariable(
      name: "self", type: .metatype(member.selfType ?? .unknown), isLet: true, span: span)
    let operands = member.parameters.map {
      LocalVariable(
        name: $0.name, type: $0.type, isLet: !$0.isInout, isInout: $0.isInout, span: span)
    }
    let arguments = operands.map { operand in
      let value = TypedExpression(.local(operand), type: operand.type, span: span)
      return operand.isInout
        ? TypedExpression(.inoutArgument(value), type: value.type, span: span) : value
    }
    let call = TypedExpression(
      .call(
        function, receiver: nil, arguments: arguments,
        substitutions: substitutions(of: function, taking: operands.map(\.type)),
        dispatch: .direct),
      type: member.result, span: span)
    return TypedBody(
      parameters: operands, selfVariable: own,
      statements: [
        TypedStatement(member.result.isVoid ? .expression(call) : .return(call), span: span)
      ])
  }

  /// The generic arguments of a function called with values of the given types.
  private func substitutions(of function: Function, taking types: [Type]) -> [Type] {
    let start = unifier.mark()
    defer { unifier.undo(to: start) }
    let variables = function.generics.parameters.map { _ in checker.makeVariable() }
    let map = Substitution(uniqueKeysWithValues: zip(function.generics.parameters, variables))
    for (parameter, type) in zip(function.parameters, types) {
      _ = unifier.unify(unifier.normalize(parameter.type.substituting(map)), type)
    }
    return variables.map(unifier.normalize)
  }

  /// The conditions of a type's conformance to the protocol of a requirement.
  private func conditions(of type: NominalType, for requirement: Function) -> [Requirement] {
    guard let target = requirement.owner else { return [] }
    return type.conformances.first { conformances.inherits($0.protocol, target) }?
      .requirements ?? []
  }

  /// Removes a derived operator that was synthesized for the operands' type before the program
  /// declared its own function.
  func replaceSynthesized(by function: Function) {
    guard function.isOperator, let nominal = function.parameters.first?.type.nominal,
      nominal.pending == nil, !nominal.isPrelude
    else { return }
    func isReplaced(_ member: Member) -> Bool {
      guard case .function(let made) = member, case .synthesized = made.implementation else {
        return false
      }
      return made.name == function.name && made.parameters.count == function.parameters.count
        && function.parameters.allSatisfy { $0.type.nominal === nominal }
    }
    guard nominal.members[function.name]?.contains(where: isReplaced) ?? false else { return }
    checker.extensionDeclarations.rememberMembers(of: nominal)
    nominal.members[function.name]?.removeAll(where: isReplaced)
    nominal.memberTable.removeFromOrder(where: isReplaced)
  }
}

/// An operator function as the witness of a requirement in a type.
struct OperatorWitness: Hashable {
  let function: ObjectIdentifier
  let requirement: ObjectIdentifier
  let type: ObjectIdentifier
}
