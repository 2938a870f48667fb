internal import Semantics

/// A `_modify` accessor in use: its body stands around what is done to the place it yields.
final class Coroutine {
  let modify: Function
  let body: TypedBody
  let receiver: Place.Receiver
  let arguments: [Operand]
  /// The place that is yielded, while it is being changed.
  var yielded: Place?
  var depth = 0
  var outerSelf: Lowering.Register?

  init(modify: Function, body: TypedBody, receiver: Place.Receiver, arguments: [Operand]) {
    self.modify = modify
    self.body = body
    self.receiver = receiver
    self.arguments = arguments
  }

  /// The statements before and after the one `yield` at the top level.
  var parts: (before: [TypedStatement], place: TypedExpression, after: [TypedStatement])? {
    for (index, statement) in body.statements.enumerated() {
      if case .yield(let place) = statement.kind {
        return (
          Array(body.statements[..<index]), place, Array(body.statements[(index + 1)...])
        )
      }
    }
    return nil
  }
}

extension Lowering {
  /// The accessor, where it is known and has the form that can be lowered in place.
  func coroutine(_ modify: Function?, isOverridable: Bool) -> (Function, TypedBody)? {
    guard let modify, !isOverridable, inlining < 4,
      case .source = modify.implementation, let body = machine.program.body(of: modify),
      body.statements.contains(where: { if case .yield = $0.kind { true } else { false } })
    else { return nil }
    return (modify, body)
  }

  func coroutine(
    _ modify: (Function, TypedBody), _ base: TypedExpression, _ arguments: [TypedExpression]
  ) throws(Fault) -> Coroutine {
    let receiver: Place.Receiver =
      modify.0.selfParameter == .inout
      ? .place(try prepare(base)) : .operand(try stableOwned(base))
    var operands: [Operand] = []
    for argument in arguments { operands.append(try stableOwned(argument)) }
    return Coroutine(modify: modify.0, body: modify.1, receiver: receiver, arguments: operands)
  }

  /// Runs the part before `yield` and takes the yielded place out.
  func beginCoroutine(_ coroutine: Coroutine) throws(Fault) -> Register {
    guard let parts = coroutine.parts else { return 0 }
    var receiver: Register = 0
    switch coroutine.receiver {
    case .place(let place): receiver = try begin(place)
    case .operand(let operand): receiver = operand.register
    case .none: break
    }
    coroutine.depth = cleanups.count
    coroutine.outerSelf = selfRegister
    selfRegister = receiver
    inlining += 1
    if let variable = coroutine.body.selfVariable {
      locations[ObjectIdentifier(variable)] = .register(receiver)
    }
    for (parameter, argument) in zip(coroutine.body.parameters, coroutine.arguments) {
      locations[ObjectIdentifier(parameter)] = .register(argument.register)
    }
    try lower(parts.before)
    var target = parts.place
    if case .inoutArgument(let inner) = target.kind { target = inner }
    let place = try prepare(target)
    coroutine.yielded = place
    return try begin(place)
  }

  /// Puts the yielded place back and runs the rest.
  func endCoroutine(_ coroutine: Coroutine) throws(Fault) {
    guard let parts = coroutine.parts, let place = coroutine.yielded else { return }
    try end(place)
    try lower(parts.after)
    try popCleanups(downTo: coroutine.depth)
    inlining -= 1
    selfRegister = coroutine.outerSelf
    switch coroutine.receiver {
    case .place(let place): try end(place)
    case .operand(let operand): discard(operand)
    case .none: break
    }
    for argument in coroutine.arguments.reversed() { discard(argument) }
  }
}
