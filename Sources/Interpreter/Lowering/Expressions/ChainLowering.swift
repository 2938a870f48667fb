internal import Semantics

/// Optional chains, also those through which values are changed: `car?.engine.power = value`,
/// `car?.wheels.append(wheel)`.
struct ChainLowering: LoweringPart {
  let lowering: Lowering

  func lowerChain(
    _ inner: TypedExpression, _ type: Type, into dst: Register
  ) throws(Fault) {
    let isNil = makeLabel()
    let end = makeLabel()
    lowering.targets.chains.append(
      ChainTarget(
        label: isNil, depth: lowering.cleanups.depth, temporaries: lowering.registers.temporaries))
    try lower(inner, into: dst)
    lowering.targets.chains.removeLast()
    jump(to: end)
    place(isNil)
    literals.lowerNil(type, into: dst)
    place(end)
  }

  func lowerBindOptional(
    _ inner: TypedExpression, _ type: Type, into dst: Register
  ) throws(Fault) {
    try lower(inner, into: dst)
    if let chain = lowering.targets.chains.last {
      let proceed = makeLabel()
      jump(.jumpUnlessNil, dst, to: proceed)
      try leaveChain(chain)
      place(proceed)
    }
    emit(.unwrap, dst, dst)
  }

  /// Jumps to the end of an optional chain, after putting back the places taken on the way.
  func leaveChain(_ chain: ChainTarget) throws(Fault) {
    try exits.emitCleanups(downTo: chain.depth)
    for register in lowering.registers.temporaries.subtracting(chain.temporaries).sorted {
      emit(.release, register)
    }
    jump(to: chain.label)
  }

  /// Begins access to the base of an optional chain before the assigned value or arguments are
  /// evaluated: if the chain ends in `nil`, they must not be.
  func enterChain(
    of place: Place, _ target: TypedExpression, before values: ArraySlice<TypedExpression>
  ) throws(Fault) {
    guard let base = place.base, place.isChained || base.hasChain,
      !values.allSatisfy(\.isLiteral)
    else { return }
    // A variable must not be read while it is moved out of its register, and other tasks may access
    // a property while a value is awaited.
    let root = target.rootVariable
    guard values.allSatisfy({ $0.leavesAlone(root) }) else { return }
    let register = try access.begin(base)
    if place.isChained { try leaveChainIfNil(register) }
  }

  /// Jumps to the end of the chain if the optional in a register is `nil`.
  func leaveChainIfNil(_ register: Register) throws(Fault) {
    guard let chain = lowering.targets.chains.last else { return }
    let proceed = makeLabel()
    jump(.jumpUnlessNil, register, to: proceed)
    try leaveChain(chain)
    self.place(proceed)
  }
}

extension Place {
  var isChained: Bool { if case .chained = kind { true } else { false } }

  /// The place that it is part of.
  var base: Place? {
    switch kind {
    case .ownField(let base, _), .arrayElement(let base, _), .dictionaryElement(let base, _),
      .dictionaryValue(let base, _),
      .unwrapped(let base, _), .chained(let base), .computed(.place(let base), _, _, _),
      .keyPath(.place(let base), _):
      base
    case .register, .box, .global, .field, .pointerElement, .computed, .keyPath, .coroutine,
      .temporary, .discard:
      nil
    }
  }

  /// Whether it, or a place that it is part of, is unwrapped with `?`.
  var hasChain: Bool { isChained || base?.hasChain ?? false }
}

extension TypedExpression {
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .double, .string, .character, .boolean, .inputLiteral, .nilLiteral: true
    case .convert(let inner), .wrapOptional(let inner): inner.isLiteral
    default: false
    }
  }

  /// The local variable that contains the place.
  fileprivate var rootVariable: LocalVariable? {
    switch kind {
    case .local(let variable): variable
    case .property(let base, _, _), .subscriptElement(let base, _, _, _, _),
      .tupleElement(let base, _), .forceUnwrap(let base, _), .bindOptional(let base),
      .convert(let base), .inoutArgument(let base), .keyPathElement(let base, _):
      base.rootVariable
    default: nil
    }
  }

  /// Whether it is certain that it neither mentions a local variable nor awaits.
  fileprivate func leavesAlone(_ variable: LocalVariable?) -> Bool {
    switch kind {
    case .integer, .double, .string, .character, .boolean, .inputLiteral, .nilLiteral, .global,
      .metatype:
      true
    case .local(let other): other !== variable
    case .property(let base, _, _), .tupleElement(let base, _), .forceUnwrap(let base, _),
      .convert(let base), .wrapOptional(let base), .tryOptional(let base), .tryForced(let base),
      .inoutArgument(let base):
      base.leavesAlone(variable)
    case .call(let function, _, _, _, _) where function.effects.isAsync: false
    case .call(_, let receiver, let arguments, _, _):
      receiver?.leavesAlone(variable) ?? true && arguments.allSatisfy { $0.leavesAlone(variable) }
    case .apply(let function, let arguments):
      function.leavesAlone(variable) && arguments.allSatisfy { $0.leavesAlone(variable) }
    case .subscriptElement(let base, _, let arguments, _, _):
      base.leavesAlone(variable) && arguments.allSatisfy { $0.leavesAlone(variable) }
    case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right):
      left.leavesAlone(variable) && right.leavesAlone(variable)
    case .ternary(let test, let then, let otherwise):
      [test, then, otherwise].allSatisfy { $0.leavesAlone(variable) }
    case .interpolation(let parts):
      parts.allSatisfy {
        if case .value(let value) = $0 { value.leavesAlone(variable) } else { true }
      }
    case .enumCase(_, let parts), .array(let parts), .tuple(let parts):
      parts.allSatisfy { $0.leavesAlone(variable) }
    case .closure(let closure): !closure.body.captures.contains { $0 === variable }
    default: false
    }
  }
}
