internal import Semantics

/// Accesses through `_modify` accessors, whose bodies are lowered around them.
struct CoroutineLowering: LoweringPart {
  let lowering: Lowering

  /// The accessor, if it is known statically and its body can be lowered in place.
  func coroutine(_ modify: Function?, isOverridable: Bool) -> (Function, TypedBody)? {
    guard let modify, !isOverridable, lowering.accessorDepth < 4,
      case .source = modify.implementation, let body = machine.program.body(of: modify),
      body.statements.contains(where: { if case .yield = $0.kind { true } else { false } })
    else { return nil }
    return (modify, body)
  }

  func coroutine(
    _ modify: (Function, TypedBody), _ base: TypedExpression, _ arguments: [TypedExpression]
  ) throws(Fault) -> Coroutine {
    // The body runs between the evaluation of the arguments and their use.
    let receiver: Place.Receiver =
      modify.0.selfParameter == .inout
      ? .place(try places.prepare(base)) : .operand(try operands.stableOwned(base))
    var values: [Coroutine.Argument] = []
    for (index, argument) in arguments.enumerated() {
      if let expression = deferred(argument, index, modify) {
        values.append(.expression(expression))
      } else {
        values.append(.operand(try operands.stableOwned(argument)))
      }
    }
    return Coroutine(modify: modify.0, body: modify.1, receiver: receiver, arguments: values)
  }

  /// The place of a `_modify` accessor whose body only yields an element of a pointer, such as
  /// `pointee`; nil for other accessors.
  func pointerElement(
    _ modify: (function: Function, body: TypedBody), _ base: TypedExpression, isUndisturbed: Bool,
    _ type: Type
  ) throws(Fault) -> Place? {
    guard modify.body.statements.count == 1,
      case .yield(let yielded) = modify.body.statements[0].kind
    else { return nil }
    var target = yielded
    if case .inoutArgument(let inner) = target.kind { target = inner }
    guard case .subscriptElement(let pointer, let element, let arguments, _, .direct) = target.kind,
      case .native("pointer.get")? = element.getter?.implementation,
      case .local(let variable) = pointer.kind, variable === modify.body.selfVariable,
      case .integer = arguments[0].kind
    else { return nil }
    let operand = try operands.stableOwned(base, isUndisturbed: isUndisturbed)
    return Place(.pointerElement(operand, try operands.operand(arguments[0])), type)
  }

  /// The expression of an autoclosure argument that needs no closure object.
  private func deferred(
    _ argument: TypedExpression, _ index: Int, _ modify: (function: Function, body: TypedBody)
  ) -> TypedExpression? {
    guard modify.function.parameters.indices.contains(index),
      modify.function.parameters[index].isAutoclosure,
      modify.body.parameters.indices.contains(index), !modify.body.parameters[index].isCaptured,
      case .closure(let closure) = argument.kind, closure.captureList.isEmpty,
      closure.body.statements.count == 1,
      case .return(let expression?) = closure.body.statements[0].kind
    else { return nil }
    return expression
  }

  /// Runs the part before `yield` and begins access to the yielded place.
  func beginCoroutine(_ coroutine: Coroutine) throws(Fault) -> Register {
    guard let place = try enter(coroutine) else { return 0 }
    coroutine.yielded = place
    return try access.begin(place)
  }

  /// Ends access to the yielded place and runs the rest.
  func endCoroutine(_ coroutine: Coroutine) throws(Fault) {
    guard let place = coroutine.yielded else { return }
    try access.end(place)
    try leave(coroutine)
  }

  /// Runs the part before `yield`; returns the yielded place.
  func enter(_ coroutine: Coroutine) throws(Fault) -> Place? {
    guard let parts = coroutine.parts else { return nil }
    var receiver: Register = 0
    switch coroutine.receiver {
    case .place(let place): receiver = try access.begin(place)
    case .operand(let operand): receiver = operand.register
    case .none: break
    }
    coroutine.depth = lowering.cleanups.depth
    coroutine.outerSelf = lowering.arguments.receiver
    lowering.arguments.receiver = receiver
    lowering.accessorDepth += 1
    if let variable = coroutine.body.selfVariable {
      lowering.variables[variable] = .register(receiver)
    }
    for (parameter, argument) in zip(coroutine.body.parameters, coroutine.arguments) {
      switch argument {
      case .operand(let operand):
        lowering.variables[parameter] = .register(operand.register)
      case .expression(let expression): lowering.variables[deferred: parameter] = expression
      }
    }
    try statements.lower(parts.before)
    var target = parts.place
    if case .inoutArgument(let inner) = target.kind { target = inner }
    // Nothing but the part after `yield` changes the variables of the accessor.
    return try places.prepare(target, isUndisturbed: true)
  }

  /// Runs the part after `yield`, once access to the yielded place has ended.
  func leave(_ coroutine: Coroutine) throws(Fault) {
    guard let parts = coroutine.parts else { return }
    try statements.lower(parts.after)
    try exits.popCleanups(downTo: coroutine.depth)
    lowering.accessorDepth -= 1
    lowering.arguments.receiver = coroutine.outerSelf
    switch coroutine.receiver {
    case .place(let place): try access.end(place)
    case .operand(let operand): discard(operand)
    case .none: break
    }
    for case .operand(let argument) in coroutine.arguments.reversed() { discard(argument) }
  }
}
