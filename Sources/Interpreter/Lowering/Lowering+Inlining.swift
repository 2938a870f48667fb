internal import Semantics
internal import SourceText

/// A call whose callee was inlined.
struct InlinedCall {
  /// The instructions of the callee's body.
  var range: Range<Int>
  let function: String
  let source: Source
  let isWritten: Bool
  /// The span of the call, in the source of the surrounding code.
  let span: Span
}

/// What is being inlined.
struct InlineContext {
  static let deepest = 4
  /// The number of instructions of code from which on nothing more is inlined into it.
  static let largestCode = 4000

  /// The callees, innermost last.
  var functions: [Function] = []
  /// The generic arguments of the innermost callee, in terms of the surrounding code.
  var substitution: Substitution = [:]
  /// The target of `return`.
  var target: Lowering.ResultTarget?
}

/// A call that can be inlined.
struct InlineCall {
  let function: Function
  let body: TypedBody
  let candidate: InlineCandidate
  /// The callee's generic arguments, in terms of the surrounding code.
  let substitution: Substitution
  /// The parameters, first `self`, and their values.
  let arguments: [(variable: LocalVariable, value: TypedExpression)]
  /// The type of an initializer's value.
  let madeType: Type?
}

extension InlineCall {
  /// The values of the fields of a struct, if the call only makes one of them.
  func fields(of type: RuntimeType) -> [(position: Int, value: TypedExpression)]? {
    guard madeType != nil, let fields = candidate.fields(body, of: function),
      fields.count == type.slotCount
    else { return nil }
    return fields
  }
}

/// Inlining: small functions that are known statically are lowered in place of the call.
extension Lowering {
  /// Inlines a call; returns false if it must be a real call.
  func lowerInlined(
    _ function: Function, receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch, into dst: Register
  ) throws(Fault) -> Bool {
    guard let call = inlineCall(function, receiver, arguments, substitutions, dispatch) else {
      return false
    }
    let operands = try lowerArguments(of: call)
    let whole =
      function.kind == .initializer ? InlineCandidate.wholeValue(of: call.body) : nil
    if whole == nil, let type = call.madeType {
      try lowerInlinedInitializer(call, type, into: dst)
      discard(operands, of: call)
      return true
    }
    // The body may still read its arguments after it has written the first part of its result.
    let isInUse = operands.contains { $0.register == dst }
    let result =
      isInUse ? makeRegister(isTrivial: !isManaged(dst) && !isOutgoing(dst)) : dst
    if let whole {
      try lowerInPlace(call, selfLocation: nil) { () throws(Fault) in
        inline.target = nil
        try lower(whole, into: result)
      }
    } else {
      try lowerInlinedBody(call, into: result)
    }
    discard(operands, of: call)
    if isInUse {
      emit(.take, dst, result)
      free(result)
    }
    return true
  }

  /// Releases the arguments of an inlined call, whose parameters end.
  func discard(_ operands: [Operand], of call: InlineCall) {
    for operand in operands.reversed() { discard(operand) }
    for (variable, _) in call.arguments { locations[ObjectIdentifier(variable)] = nil }
  }

  /// A call as one that can be inlined; nil if it must be a real call.
  func inlineCall(
    _ function: Function, _ receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch
  ) -> InlineCall? {
    guard isWorthInlining, mayBeInlined(function, dispatch),
      !function.parameters.contains(where: { $0.isInout || $0.isAutoclosure || $0.isPack }),
      let substitution = inlineSubstitution(function, receiver, substitutions),
      let body = machine.program.body(of: function),
      let candidate = InlineCandidate(body, of: function, knowing: substitution)
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
      arguments: zip(parameters, values).map { ($0, $1) },
      madeType: isMaking ? receiver?.type : nil)
  }

  /// Evaluates the arguments of a call that is inlined, and makes them its parameters; returns what
  /// must be discarded after it.
  func lowerArguments(of call: InlineCall) throws(Fault) -> [Operand] {
    var operands: [Operand] = []
    var bindings: [(variable: LocalVariable, location: Location)] = []
    let values = call.arguments.map(\.value)
    for (index, (variable, value)) in call.arguments.enumerated() {
      if case .metatype(let type) = value.kind {
        bindings.append((variable, .metatype(type.substituting(inline.substitution))))
      } else if call.candidate.mayBeSplit(variable), let parts = try split(value) {
        operands += parts.operands
        bindings.append((variable, .parts(parts.operands.map(\.register), parts.type)))
      } else {
        let operand = try stableOperand(value, before: values[(index + 1)...])
        operands.append(operand)
        bindings.append((variable, .register(operand.register)))
      }
    }
    for (variable, location) in bindings { locations[ObjectIdentifier(variable)] = location }
    return operands
  }

  /// Whether the code can run more than once: top-level code outside loops does not.
  private var isWorthInlining: Bool {
    (loopDepth > 0 || self.function.kind != .topLevel)
      && inline.functions.count < InlineContext.deepest
      && instructions.count < InlineContext.largestCode
  }

  private func mayBeInlined(_ function: Function, _ dispatch: Dispatch) -> Bool {
    guard dispatch == .direct || dispatch == .virtual && function.virtualIndex == nil else {
      return false
    }
    switch function.implementation {
    case .source, .expression: break
    case .native, .instruction, .synthesized, .requirement: return false
    }
    switch function.kind {
    case .function, .method, .getter: if function.selfParameter == .inout { return false }
    case .initializer: if function.owner?.kind != .struct || function.isFailable { return false }
    default: return false
    }
    // Library code does not inline the program's functions: places in the program come from its own
    // code.
    guard function.source.isLibrary || code.isWritten else { return false }
    return !function.isAsync && !function.takesReceiver
      && !function.mentionsUnknownType && !isBeingLowered(function)
      && !inline.functions.contains { $0 === function }
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
    let own = function.genericParameters
    guard substitutions.count >= own.count else { return nil }
    for (parameter, type) in zip(own, substitutions.suffix(own.count)) {
      let type = type.substituting(inline.substitution)
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
    var type = receiver.type.substituting(inline.substitution).shallow
    if case .metatype(let instance) = type { type = instance.shallow }
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    if owner.kind == .protocol {
      guard nominal.kind == .struct || nominal.kind == .enum,
        let own = owner.genericParameters.first
      else { return nil }
      return [own: type]
    }
    guard nominal === owner, arguments.count == owner.genericParameters.count else { return nil }
    return owner.substitution(arguments)
  }

  private func lowerInlinedBody(_ call: InlineCall, into dst: Register) throws(Fault) {
    let end = makeLabel()
    try lowerInPlace(call, selfLocation: nil) { () throws(Fault) in
      let depth = cleanups.count
      inline.target = ResultTarget(register: dst, label: end, depth: depth)
      try lower(call.body.statements)
      let neverCompletes = endsInReturn(call.body.statements)
      try popCleanups(downTo: depth, isReachable: !neverCompletes)
      if !neverCompletes { emitVoid(dst) }
      dropJump(to: end)
      if !end.references.isEmpty { place(end) }
    }
  }

  /// Inlines an initializer that only initializes the stored properties of a struct.
  private func lowerInlinedInitializer(
    _ call: InlineCall, _ metatype: Type, into dst: Register
  ) throws(Fault) {
    let type = metatype.instanceType
    if let known = knownStruct(type), let fields = call.fields(of: known) {
      return try lowerInPlace(call, selfLocation: nil) { () throws(Fault) in
        inline.target = nil
        let window = try lowerOwned(fields)
        makeWhole(.makeWholeStruct, known, window, fields.count, into: dst)
        closeWindow(window)
      }
    }
    guard let variable = call.body.selfVariable else { return }
    let own = makeManagedTemporary()
    let typeRegister = lowerType(type)
    emit(.makeStruct, own, 0, typeRegister)
    free(typeRegister)
    locations[ObjectIdentifier(variable)] = .register(own)
    try lowerInPlace(call, selfLocation: .register(own)) { () throws(Fault) in
      inline.target = nil
      try lower(call.body.statements)
    }
    emit(.take, dst, own)
    free(own)
  }

  /// The type that values of a type have at run time, if that is known now and they consist of
  /// fields.
  func knownStruct(_ type: Type) -> RuntimeType? {
    guard let known = knownType(type), known.kind == .structure else { return nil }
    return known
  }

  /// Lowers part of a callee in place, and records the range of its instructions.
  func lowerInPlace(
    _ call: InlineCall, selfLocation: Location?, _ part: () throws(Fault) -> Void
  ) throws(Fault) {
    let function = call.function
    let (outer, outerSelf, outerSpan) = (inline, initializedSelf, span)
    let start = instructions.count
    inline.functions.append(function)
    inline.substitution = call.substitution
    initializedSelf = selfLocation
    try part()
    (inline, initializedSelf, span) = (outer, outerSelf, outerSpan)
    code.inlinedCalls.append(
      InlinedCall(
        range: start..<instructions.count, function: function.displayName,
        source: function.source, isWritten: !function.source.isLibrary, span: span))
  }

  /// The witness for a requirement of a library protocol, if the receiver's type is a generic
  /// parameter of an inlined callee whose argument is a library struct.
  func knownWitness(_ requirement: Function, _ receiver: TypedExpression?) -> Function? {
    guard !inline.substitution.isEmpty,
      requirement.kind == .method || requirement.kind == .function,
      requirement.genericParameters.isEmpty, requirement.owner?.isPrelude == true, let receiver,
      case .nominal(let nominal, _) = receiver.type.instanceType.substituting(inline.substitution)
        .shallow, nominal.kind == .struct, nominal.isPrelude,
      let witness = machine.program.witness(for: requirement, in: nominal),
      witness.source.isLibrary, witness.kind == requirement.kind,
      witness.genericParameters.isEmpty, witness.selfParameter == requirement.selfParameter,
      !witness.implementation.isRequirement
    else { return nil }
    return witness
  }

  /// A `return` statement in an inlined body.
  func lowerInlinedReturn(
    _ value: TypedExpression?, _ target: ResultTarget
  ) throws(Fault) {
    if let value, !isVoid(value.type) {
      try lower(value, into: target.register)
    } else {
      if let value { try lowerDiscarding(value) }
      emitVoid(target.register)
    }
    try emitCleanups(downTo: target.depth)
    jump(to: target.label)
  }

  /// Removes a jump to the next instruction, unless another jump leads behind it.
  private func dropJump(to label: Label) {
    guard let last = label.references.last, last.instruction == instructions.count - 1,
      lastLabel < instructions.count
    else { return }
    label.references.removeLast()
    instructions.removeLast()
    spans.removeLast()
  }
}

extension Type {
  /// The instance type of a metatype; other types are returned unchanged.
  var instanceType: Type {
    if case .metatype(let instance) = shallow { instance } else { self }
  }
}
