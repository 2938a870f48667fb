internal import Semantics
internal import SourceText

/// Inlining: small functions that are known statically are lowered in place of the call.
struct InliningLowering: LoweringPart {
  let lowering: Lowering

  /// Inlines a call; returns false if it must be a real call.
  func lowerInlined(
    _ function: Function, receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch, into dst: Register
  ) throws(Fault) -> Bool {
    guard let call = inlineCall(function, receiver, arguments, substitutions, dispatch) else {
      return false
    }
    try lowerInlined(call, into: dst)
    return true
  }

  /// Inlines the call of a closure that is bound to a parameter.
  func lowerInlined(
    _ closure: InlineClosure, _ arguments: [TypedExpression], into dst: Register
  ) throws(Fault) {
    try lowerInlined(inlineCall(closure, arguments), into: dst)
  }

  private func inlineCall(_ closure: InlineClosure, _ arguments: [TypedExpression]) -> InlineCall {
    InlineCall(
      function: closure.closure.function, body: closure.closure.body, candidate: closure.candidate,
      substitution: closure.substitution,
      arguments: zip(closure.closure.body.parameters, arguments).map { ($0, $1) },
      closures: closure.closures, madeType: nil)
  }

  /// Inlines a call that is a condition: its body must be one expression, of which `jump` emits the
  /// jump, and no argument may need a release after it. Returns false if it is none of these.
  func lowerInlined(
    condition: TypedExpression, _ jump: (TypedExpression) throws(Fault) -> Void
  ) throws(Fault) -> Bool {
    guard let call = inlineCall(ofCondition: condition), call.madeType == nil,
      call.body.statements.count == 1,
      case .return(let value?) = call.body.statements[0].kind
    else { return false }
    let operands = try lowerParameters(of: call)
    try lowerInPlace(call) { () throws(Fault) in try jump(value) }
    endParameters(operands, of: call)
    return true
  }

  /// A call that would be inlined, without arguments that need a release; nil if it is none.
  private func inlineCall(ofCondition condition: TypedExpression) -> InlineCall? {
    switch condition.kind {
    case .apply(let callee, let arguments) where arguments.allSatisfy(needsNoRelease):
      guard case .local(let variable) = callee.kind,
        let closure = lowering.inline.closures[ObjectIdentifier(variable)]
      else { return nil }
      return inlineCall(closure, arguments)
    case .call(let function, let receiver, let arguments, let substitutions, .direct)
    where instructions.form(of: function, arguments, condition.type) == nil
      && arguments.allSatisfy(needsNoRelease) && receiver.map(needsNoRelease) ?? true:
      return inlineCall(function, receiver, arguments, substitutions, .direct)
    default: return nil
    }
  }

  /// Whether an argument is a trivial value, or a variable that holds no parts of its own.
  private func needsNoRelease(_ value: TypedExpression) -> Bool {
    if types.isTrivial(value.type) { return true }
    guard case .local(let variable) = value.kind, variable.isLet, variable.ownership == .strong,
      case .register? = locals.location(of: variable)
    else { return false }
    return !types.substituted(value.type).isStructLike
  }

  private func lowerInlined(_ call: InlineCall, into dst: Register) throws(Fault) {
    let operands = try lowerParameters(of: call)
    let whole =
      call.function.kind == .initializer ? InlineCandidate.wholeValue(of: call.body) : nil
    if whole == nil, let type = call.madeType {
      try lowerInlinedInitializer(call, type, into: dst)
      return endParameters(operands, of: call)
    }
    // The body may still read its arguments after it has written the first part of its result.
    let isInUse = operands.contains { $0.register == dst }
    let result =
      isInUse ? makeRegister(isTrivial: !isManaged(dst) && !RegisterAreas.isOutgoing(dst)) : dst
    if let whole {
      try lowerInPlace(call) { () throws(Fault) in
        try lower(whole, into: result)
      }
    } else {
      try lowerInlinedBody(call, into: result)
    }
    endParameters(operands, of: call)
    if isInUse {
      emit(.take, dst, result)
      free(result)
    }
  }

  /// Releases the arguments of an inlined call, whose parameters end.
  func endParameters(_ operands: [Operand], of call: InlineCall) {
    for operand in operands.reversed() { discard(operand) }
    for (variable, _) in call.arguments { lowering.variables[variable] = nil }
  }

  /// A call as one that can be inlined; nil if it must be a real call.
  func inlineCall(
    _ function: Function, _ receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch
  ) -> InlineCall? {
    guard isWorthInlining, mayBeInlined(function, dispatch),
      !function.parameters.contains(where: { $0.isInout || $0.isAutoclosure || $0.isPack }),
      let substitution = inlineSubstitution(function, receiver, substitutions),
      let body = machine.program.body(of: function)
    else { return nil }
    let closures = function.source.isLibrary ? inlineClosures(arguments, for: body) : [:]
    guard
      let candidate = InlineCandidate(
        body, of: function, knowing: substitution, calling: closures)
    else { return nil }
    var parameters = body.parameters
    var values = arguments
    if function.kind != .initializer, let receiver, let variable = body.selfVariable {
      parameters.insert(variable, at: 0)
      values.insert(receiver, at: 0)
    }
    guard parameters.count == values.count else { return nil }
    let isMaking = function.kind == .initializer && body.selfVariable != nil
    return InlineCall(
      function: function, body: body, candidate: candidate, substitution: substitution,
      arguments: zip(parameters, values).filter { closures[ObjectIdentifier($0.0)] == nil }
        .map { ($0, $1) },
      closures: closures, madeType: isMaking ? receiver?.type : nil)
  }

  /// The arguments of a call that are closures which can be inlined, by the parameters to which they
  /// are bound.
  private func inlineClosures(
    _ arguments: [TypedExpression], for body: TypedBody
  ) -> [ObjectIdentifier: InlineClosure] {
    var closures: [ObjectIdentifier: InlineClosure] = [:]
    for (parameter, argument) in zip(body.parameters, arguments) {
      guard case .function(let type) = parameter.type.shallow,
        let closure = inlineClosure(argument),
        closure.closure.body.parameters.count == type.parameters.count
      else { continue }
      closures[ObjectIdentifier(parameter)] = closure
    }
    return closures
  }

  /// What a function value calls, if that is known and can be inlined.
  private func inlineClosure(_ value: TypedExpression) -> InlineClosure? {
    switch value.kind {
    case .local(let variable): return lowering.inline.closures[ObjectIdentifier(variable)]
    case .convert(let inner) where types.conversion(from: inner.type, to: value.type) == nil:
      return inlineClosure(inner)
    case .closure(let closure): return inlineClosure(closure)
    case .functionReference(let function, let receiver, let substitutions, let dispatch, false)
    where !function.parameters.contains(where: { $0.isInout || $0.isAutoclosure || $0.isPack })
      && (receiver == nil || receiver?.isMetatype == true):
      return inlineClosure(
        closures.closureCalling(function, receiver, substitutions, dispatch, value.type))
    default: return nil
    }
  }

  private func inlineClosure(_ closure: TypedClosure) -> InlineClosure? {
    // Where nothing is inlined yet, all generic parameters belong to the surrounding code.
    let known = lowering.inline.functions.isEmpty ? nil : types.substitution
    guard let candidate = InlineCandidate(closure, knowing: known) else { return nil }
    return InlineClosure(
      closure: closure, candidate: candidate, substitution: types.substitution,
      closures: lowering.inline.closures)
  }

  /// Evaluates the arguments of a call that is inlined, and makes them its parameters; returns what
  /// must be discarded after it.
  func lowerParameters(of call: InlineCall) throws(Fault) -> [Operand] {
    var operands: [Operand] = []
    var bindings: [(variable: LocalVariable, location: VariableLocation)] = []
    let values = call.arguments.map(\.value)
    for (index, (variable, value)) in call.arguments.enumerated() {
      if case .metatype(let type) = value.kind {
        bindings.append((variable, .metatype(types.substituted(type))))
      } else if call.candidate.mayBeSplit(variable), let parts = try splitting.split(value) {
        operands += parts.operands
        bindings.append((variable, .parts(parts.operands.map(\.register), parts.type)))
      } else {
        let operand = try stableOperand(value, before: values[(index + 1)...])
        operands.append(operand)
        bindings.append((variable, .register(operand.register)))
      }
    }
    for (variable, location) in bindings { lowering.variables[variable] = location }
    return operands
  }

  /// Whether the code can run more than once: top-level code outside loops does not.
  private var isWorthInlining: Bool {
    (lowering.loopDepth > 0 || self.function.kind != .topLevel)
      && lowering.inline.functions.count < InlineContext.deepest
      && lowering.draft.count < InlineContext.largestCode
  }

  private func mayBeInlined(_ function: Function, _ dispatch: Dispatch) -> Bool {
    guard dispatch == .direct || dispatch == .virtual && function.virtualIndex == nil else {
      return false
    }
    switch function.implementation {
    case .source, .expression, .typed: break
    case .native, .instruction, .synthesized, .requirement: return false
    }
    switch function.kind {
    case .function, .method, .getter: if function.selfParameter == .inout { return false }
    case .initializer:
      if function.owner?.kind != .struct || function.modifiers.isFailable { return false }
    default: return false
    }
    // Library code does not inline the program's functions: places in the program come from its own
    // code.
    guard function.source.isLibrary || code.isWritten else { return false }
    return !function.effects.isAsync && !function.takesReceiver
      && !function.mentionsUnknownType && !lowering.isBeingLowered(function)
      && !lowering.inline.functions.contains { $0 === function }
  }

  /// The callee's generic arguments; nil if they are known only at run time.
  private func inlineSubstitution(
    _ function: Function, _ receiver: TypedExpression?, _ substitutions: [Type]
  ) -> Substitution? {
    var map: Substitution = [:]
    if let owner = function.owner {
      guard let known = ownerSubstitution(owner, receiver) else { return nil }
      map = known
    }
    let own = function.generics.parameters
    guard substitutions.count >= own.count else { return nil }
    for (parameter, type) in zip(own, substitutions.suffix(own.count)) {
      let type = types.substituted(type)
      if parameter.isPack { return nil }
      if case .existential = type.shallow { return nil }
      map[parameter] = type
    }
    return map
  }

  /// The generic arguments of the type that the callee belongs to; nil if they are known only at
  /// run time.
  private func ownerSubstitution(
    _ owner: NominalType, _ receiver: TypedExpression?
  ) -> Substitution? {
    guard let receiver else { return nil }
    var type = types.substituted(receiver.type).shallow
    if case .metatype(let instance) = type { type = instance.shallow }
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    if owner.kind == .protocol {
      guard nominal.kind == .struct || nominal.kind == .enum,
        let own = owner.generics.parameters.first
      else { return nil }
      return [own: type]
    }
    guard nominal === owner, arguments.count == owner.generics.parameters.count else { return nil }
    return owner.substitution(arguments)
  }

  private func lowerInlinedBody(_ call: InlineCall, into dst: Register) throws(Fault) {
    let end = makeLabel()
    let depth = lowering.cleanups.depth
    let target = ResultTarget(register: dst, label: end, depth: depth)
    try lowerInPlace(call, returnTarget: target) { () throws(Fault) in
      try statements.lower(call.body.statements)
      let neverCompletes = functions.endsInReturn(call.body.statements)
      try exits.popCleanups(downTo: depth, isReachable: !neverCompletes)
      if !neverCompletes { emitVoid(dst) }
      lowering.draft.dropJump(to: end)
      if end.isUsed { place(end) }
    }
  }

  /// Inlines an initializer that only initializes the stored properties of a struct.
  private func lowerInlinedInitializer(
    _ call: InlineCall, _ metatype: Type, into dst: Register
  ) throws(Fault) {
    let type = metatype.instanceType
    if let known = types.knownStruct(type), let fields = call.fields(of: known) {
      return try lowerInPlace(call) { () throws(Fault) in
        let window = try literals.lowerOwned(fields)
        literals.makeWhole(.makeWholeStruct, known, window, fields.count, into: dst)
        closeWindow(window)
      }
    }
    guard let variable = call.body.selfVariable else { return }
    let own = makeManagedTemporary()
    let typeRegister = metatypes.lowerType(type)
    emit(.makeStruct, own, 0, typeRegister)
    free(typeRegister)
    lowering.variables[variable] = .register(own)
    try lowerInPlace(call, selfLocation: .register(own)) { () throws(Fault) in
      try statements.lower(call.body.statements)
    }
    emit(.take, dst, own)
    free(own)
  }

  /// Lowers part of a callee in place, and records the range of its instructions.
  ///
  /// - Parameters:
  ///   - selfLocation: The value that it initializes, if it is an initializer.
  ///   - returnTarget: The target of `return`, if it contains any.
  func lowerInPlace(
    _ call: InlineCall, selfLocation: VariableLocation? = nil, returnTarget: ResultTarget? = nil,
    _ part: () throws(Fault) -> Void
  ) throws(Fault) {
    let function = call.function
    let (outer, outerTypes) = (lowering.inline, types.substitution)
    let (outerSelf, outerSpan) = (lowering.initializedSelf, span)
    let start = lowering.draft.count
    lowering.inline.functions.append(function)
    lowering.inline.target = returnTarget
    lowering.inline.closures = call.closures
    types.substitution = call.substitution
    lowering.initializedSelf = selfLocation
    try part()
    (lowering.inline, types.substitution) = (outer, outerTypes)
    (lowering.initializedSelf, span) = (outerSelf, outerSpan)
    code.inlinedCalls.append(
      InlinedCall(
        range: start..<lowering.draft.count, function: function.displayName,
        source: function.source, isWritten: !function.source.isLibrary, span: span))
  }

  /// The witness for a requirement of a library protocol, if the receiver's type is a generic
  /// parameter of an inlined callee whose argument is a library struct.
  func knownWitness(_ requirement: Function, _ receiver: TypedExpression?) -> Function? {
    guard !types.substitution.isEmpty,
      requirement.kind == .method || requirement.kind == .function,
      requirement.generics.parameters.isEmpty, requirement.owner?.isPrelude == true, let receiver,
      case .nominal(let nominal, _) = types.substituted(receiver.type.instanceType).shallow,
      nominal.kind == .struct, nominal.isPrelude,
      let witness = machine.program.witness(for: requirement, in: nominal),
      witness.source.isLibrary, witness.kind == requirement.kind,
      witness.generics.parameters.isEmpty, witness.selfParameter == requirement.selfParameter,
      !witness.isRequirement
    else { return nil }
    return witness
  }

  /// A `return` statement in an inlined body.
  func lowerInlinedReturn(
    _ value: TypedExpression?, _ target: ResultTarget
  ) throws(Fault) {
    if let value, let register = functions.endingVariable(value, inside: target.depth) {
      emit(.take, target.register, register)
      try exits.emitCleanups(downTo: target.depth, keeping: register)
      return jump(to: target.label)
    }
    if let value, !types.isVoid(value.type) {
      try lower(value, into: target.register)
    } else {
      if let value { try expressions.lowerDiscarding(value) }
      emitVoid(target.register)
    }
    try exits.emitCleanups(downTo: target.depth)
    jump(to: target.label)
  }
}

extension TypedExpression {
  fileprivate var isMetatype: Bool {
    if case .metatype = kind { true } else { false }
  }
}
