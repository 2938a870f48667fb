import SourceText
import Syntax

/// Applies choices to operands, during the search and when the solution is applied.
struct ChoiceApplication: ConstraintPart {
  let system: ConstraintSystem

  /// Applies a choice to the operands; nil if they do not match.
  func make(
    _ choice: Choice, _ operation: Operation, _ operands: [Operand], _ target: Type?,
    _ pass: inout Pass
  ) -> TypedExpression? {
    switch choice {
    case .unknown: body.unknown(operation.span)
    case .function(let function, let callable):
      call(function, callable, operation, operands, target, &pass)
    case .literals: literals(operation, operands, &pass)
    case .logical: system.intrinsics.logical(operation, operands, &pass)
    case .coalesce(let form): system.intrinsics.coalesce(form, operation, operands, target, &pass)
    case .conditional: system.intrinsics.conditional(operation, operands, target, &pass)
    case .nilTest: system.intrinsics.nilTest(operation, operands, pass)
    case .structural: system.intrinsics.structural(operation, operands, pass)
    }
  }

  /// Calls a function: operands of known type are converted first, then those that depend on them.
  private func call(
    _ function: Function, _ callable: Callable, _ operation: Operation, _ operands: [Operand],
    _ target: Type?, _ pass: inout Pass
  ) -> TypedExpression? {
    if checker.availability.isUnavailable(function) { body.score.unavailable += 1 }
    let callable = body.operatorChecker.opened(callable)
    var map = callable.map
    let substitutions = function.generics.parameters.map { parameter -> Type in
      let variable = checker.makeVariable()
      map[parameter] = variable
      return variable
    }
    joinLiterals(operands)
    if operands.allSatisfy({ $0.value == nil || $0.isLate }) { relateResult(function, map, target) }
    var arguments: [TypedExpression?] = operands.map { _ in nil }
    let order = operands.indices.sorted { rank(operands[$0]) < rank(operands[$1]) }
    for (place, index) in order.enumerated() {
      if place > 0, case .deferred = operands[index].kind, !relateTypes(function, map) {
        return nil
      }
      let parameter = function.parameters[index]
      let type = unifier.normalize(parameter.type.substituting(map))
      guard let argument = argument(operands[index], parameter, type, &pass) else { return nil }
      arguments[index] = argument
    }
    guard meetsRequirements(function, map) else { return nil }
    if pass.isFinal, function.effects.isThrowing { body.effectChecker.noteThrow(operation.span) }
    return TypedExpression(
      .call(
        function, receiver: callable.receiver, arguments: arguments.compactMap { $0 },
        substitutions: substitutions, dispatch: body.functionReferences.dispatch(function, callable)
      ), type: unifier.normalize(function.result.substituting(map)), span: operation.span)
  }

  private func rank(_ operand: Operand) -> Int {
    switch operand.kind {
    case .value: operand.isLate ? 2 : 0
    case .deferred: 1
    case .pending: 2
    }
  }

  private func argument(
    _ operand: Operand, _ parameter: ParameterSymbol, _ type: Type, _ pass: inout Pass
  ) -> TypedExpression? {
    if parameter.isInout {
      guard var place = operand.value else { return nil }
      if let inside = body.chains.implicitlyUnwrapped(place), !type.isOptional { place = inside }
      guard unifier.unify(place.type, type) else { return nil }
      return TypedExpression(.inoutArgument(place), type: place.type, span: place.span)
    }
    if parameter.isAutoclosure, pass.isFinal {
      let expression = system.terms[operand.term].expression
      return body.passedArguments.argument(
        .expression(expression), parameter, type, expression.span)
    }
    return convert(operand, to: type, &pass)
  }

  /// `number == 5` for an `NSNumber`, which inherits `==` from its superclass: the literal takes
  /// the type of the other operand.
  private func joinLiterals(_ operands: [Operand]) {
    guard
      let told = operands.compactMap({ $0.value?.type }).first(where: {
        unifier.simplify($0).nominal?.superclass != nil
      })
    else { return }
    for operand in operands {
      guard let type = operand.value?.type, case .variable(let variable) = unifier.simplify(type),
        let literal = variable.literal, unifier.accepts(literal, told)
      else { continue }
      _ = unifier.unify(type, told)
    }
  }

  /// Infers generic parameters from the expected result where all operands depend on them: the
  /// element of `["\(x, .bold)"] + ["y"]`.
  private func relateResult(_ function: Function, _ map: Substitution, _ target: Type?) {
    guard var target, !target.isUnknown else { return }
    target = unifier.normalize(target)
    while let wrapped = target.wrapped { target = unifier.simplify(wrapped) }
    let point = body.checkpoint()
    if !unifier.unify(unifier.normalize(function.result.substituting(map)), target) {
      body.rollBack(to: point)
    }
  }

  /// Solves the same-type requirements that the operands so far determine, so that a deferred
  /// operand has a type to depend on: the element of `[.a]` in `[.a] + lines.joined()`.
  private func relateTypes(_ function: Function, _ map: Substitution) -> Bool {
    for case .sameType(let a, let b) in function.generics.requirements
      + function.generics.extensionRequirements
    {
      let types = [a, b].map { unifier.normalize($0.substituting(map)) }
      guard types.contains(where: \.hasVariables), types.contains(where: { !$0.hasVariables })
      else { continue }
      if !unifier.unify(types[0], types[1]) { return false }
    }
    return true
  }

  private func meetsRequirements(_ function: Function, _ map: Substitution) -> Bool {
    for parameter in function.generics.parameters {
      guard let type = map[parameter] else { continue }
      for constraint in parameter.constraints
      where !conformances.meets(unifier.normalize(type), constraint.substituting(map)) {
        return false
      }
    }
    for requirement in function.generics.requirements + function.generics.extensionRequirements {
      switch requirement {
      case .conformance(let type, let constraint):
        guard
          conformances.meets(
            unifier.normalize(type.substituting(map)), constraint.substituting(map))
        else { return false }
      case .sameType(let a, let b):
        guard
          unifier.unify(
            unifier.normalize(a.substituting(map)), unifier.normalize(b.substituting(map)))
        else { return false }
      }
    }
    guard let owner = function.owner, owner.kind == .protocol,
      let type = map[owner.generics.parameters[0]]
    else { return true }
    return conformances.conforms(type, to: owner)
      && body.operatorChecker.isCallableOnExistential(type, function)
  }

  /// An operator applied to open literals: `2 * 3` is as open as `6`, and `0...5` is a range of an
  /// open type.
  private func literals(
    _ operation: Operation, _ operands: [Operand], _ pass: inout Pass
  ) -> TypedExpression? {
    let values = operands.compactMap(\.value)
    let isPostfix = if case .postfix = operation.form { true } else { false }
    let opens = operation.name.isShiftOperator ? values.prefix(1) : values[...]
    guard values.count == operands.count, operation.intrinsic == nil, opens.allSatisfy(isOpenNumber)
    else {
      return values.count == operands.count
        ? openSelf(operation, values, isPostfix) : nil
    }
    let callables = body.operatorChecker.operators(operation.name, values.map(\.type))
    if !isPostfix,
      let made = operation.name.isShiftOperator && values.count == 2
        ? body.literalArithmetic.literalShift(
          operation.name, values[0], values[1], among: callables, operation.span)
        : body.literalArithmetic.literalOperation(
          operation.name, values, among: callables, operation.span)
    {
      return made
    }
    return openSelf(operation, values, isPostfix)
  }

  private func isOpenNumber(_ value: TypedExpression) -> Bool {
    guard case .variable(let variable) = unifier.simplify(value.type) else { return false }
    return variable.literal == .integer || variable.literal == .float
  }

  /// A function of a protocol with `Self` in its result, for operands that leave `Self` open.
  private func openSelf(
    _ operation: Operation, _ values: [TypedExpression], _ isPostfix: Bool
  ) -> TypedExpression? {
    let isOpen = values.allSatisfy { value in
      guard case .variable(let variable) = unifier.simplify(value.type) else { return false }
      return unifier.defaultType(of: variable) != nil
    }
    guard isOpen, !values.isEmpty else { return nil }
    let callables = body.operatorChecker.operators(operation.name, values.map(\.type))
    for callable in callables {
      guard case .function(let function) = callable.kind, function.modifiers.isPostfix == isPostfix,
        function.parameters.count == values.count, function.generics.parameters.isEmpty,
        let owner = function.owner, owner.kind == .protocol,
        case let own = Type.parameter(owner.generics.parameters[0]),
        function.parameters.allSatisfy({ $0.type == own && !$0.isInout }),
        function.result != own, function.result.hasParameters
      else { continue }
      let point = body.checkpoint()
      let type = checker.makeVariable()
      var map = callable.map
      map[owner.generics.parameters[0]] = type
      if values.allSatisfy({ unifier.unify($0.type, type) }), meetsRequirements(function, map) {
        let receiver = TypedExpression(.metatype(type), type: .metatype(type), span: .none)
        return TypedExpression(
          .call(
            function, receiver: receiver, arguments: values, substitutions: [],
            dispatch: body.functionReferences.dispatch(function, callable)),
          type: unifier.normalize(function.result.substituting(map)), span: operation.span)
      }
      body.rollBack(to: point)
    }
    return nil
  }
}
