internal import Semantics
internal import SourceText

/// A call whose callee's body stands in its place.
struct InlinedCall {
  /// The instructions of the body.
  var range: Range<Int>
  let function: String
  let source: Source
  let isWritten: Bool
  /// Where the call stands, in the source of the code around it.
  let span: Span
}

/// What is being lowered in place of calls.
struct InlineContext {
  static let deepest = 4
  /// Code that has grown to this takes in no more.
  static let largestCode = 4000

  /// The callees, innermost last.
  var functions: [Function] = []
  /// What the generic parameters of the innermost stand for in the code around.
  var substitution: Substitution = [:]
  /// Where `return` goes.
  var target: Lowering.ResultTarget?
}

/// Small functions that are known when the call is lowered: their bodies take the place of the call.
extension Lowering {
  /// Lowers a call by lowering the callee's body; false where it has to be called.
  func lowerInlined(
    _ function: Function, receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch, into dst: Register
  ) throws(Fault) -> Bool {
    guard isWorthInlining, mayBeInlined(function, dispatch),
      !function.parameters.contains(where: { $0.isInout || $0.isAutoclosure || $0.isPack }),
      let substitution = inlineSubstitution(function, receiver, substitutions),
      let body = machine.program.body(of: function),
      InlineCandidate.fits(body, of: function, knowing: substitution)
    else { return false }
    var operands: [Operand] = []
    var parameters = body.parameters
    var values = arguments
    if function.kind != .initializer, let receiver, let variable = body.selfVariable {
      parameters.insert(variable, at: 0)
      values.insert(receiver, at: 0)
    }
    guard parameters.count == values.count else { return false }
    for (index, value) in values.enumerated() {
      operands.append(try stableOperand(value, before: values[(index + 1)...]))
    }
    for (parameter, operand) in zip(parameters, operands) {
      locations[ObjectIdentifier(parameter)] = .register(operand.register)
    }
    let whole = function.kind == .initializer ? InlineCandidate.wholeValue(of: body) : nil
    if function.kind == .initializer, whole == nil, let variable = body.selfVariable, let receiver {
      try lowerInlinedInitializer(
        body, of: function, substitution, variable, receiver.type, into: dst)
      for operand in operands.reversed() { discard(operand) }
      return true
    }
    // The body may look at what it was given after the first part of its result is there.
    let isInUse = operands.contains { $0.register == dst }
    let result =
      isInUse ? makeRegister(isTrivial: !isManaged(dst) && !isOutgoing(dst)) : dst
    if let whole {
      try lowerInPlace(function, substitution, selfLocation: nil) { () throws(Fault) in
        inline.target = nil
        try lower(whole, into: result)
      }
    } else {
      try lowerInlinedBody(body, of: function, substitution, into: result)
    }
    for operand in operands.reversed() { discard(operand) }
    if isInUse {
      emit(.take, dst, result)
      free(result)
    }
    return true
  }

  /// Whether code runs often enough: what stands at the top level outside loops runs once.
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
    // A place in the program is not told by code that the program did not write.
    guard function.source.isLibrary || code.isWritten else { return false }
    return !function.isAsync && !function.takesReceiver
      && !function.mentionsUnknownType && !isBeingLowered(function)
      && !inline.functions.contains { $0 === function }
  }

  /// What the callee's generic parameters stand for; nil where that is known only when it runs.
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

  /// The same for the parameters of the type that it belongs to.
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

  private func lowerInlinedBody(
    _ body: TypedBody, of function: Function, _ substitution: Substitution, into dst: Register
  ) throws(Fault) {
    let end = makeLabel()
    try lowerInPlace(function, substitution, selfLocation: nil) { () throws(Fault) in
      let depth = cleanups.count
      inline.target = ResultTarget(register: dst, label: end, depth: depth)
      try lower(body.statements)
      let isLeft = endsInReturn(body.statements)
      try popCleanups(downTo: depth, isReachable: !isLeft)
      if !isLeft { emitVoid(dst) }
      dropJump(to: end)
      if !end.references.isEmpty { place(end) }
    }
  }

  /// An initializer that only assigns the fields of the struct it makes.
  private func lowerInlinedInitializer(
    _ body: TypedBody, of function: Function, _ substitution: Substitution,
    _ variable: LocalVariable, _ metatype: Type, into dst: Register
  ) throws(Fault) {
    let own = makeManagedTemporary()
    let type = lowerType(metatype.instanceType)
    emit(.makeStruct, own, 0, type)
    free(type)
    locations[ObjectIdentifier(variable)] = .register(own)
    try lowerInPlace(function, substitution, selfLocation: .register(own)) { () throws(Fault) in
      inline.target = nil
      try lower(body.statements)
    }
    emit(.take, dst, own)
    free(own)
  }

  /// Lowers part of a callee, and notes whose part it is.
  private func lowerInPlace(
    _ function: Function, _ substitution: Substitution, selfLocation: Location?,
    _ part: () throws(Fault) -> Void
  ) throws(Fault) {
    let (outer, outerSelf, outerSpan) = (inline, initializedSelf, span)
    let start = instructions.count
    inline.functions.append(function)
    inline.substitution = substitution
    initializedSelf = selfLocation
    try part()
    (inline, initializedSelf, span) = (outer, outerSelf, outerSpan)
    code.inlinedCalls.append(
      InlinedCall(
        range: start..<instructions.count, function: function.displayName,
        source: function.source, isWritten: !function.source.isLibrary, span: span))
  }

  /// The witness of a library protocol's requirement, where the receiver's type is a generic parameter of
  /// the callee that the call substitutes with a library type.
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

  /// `return` in a body that stands in place of a call.
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

  /// Takes back the jump to what comes next, where nothing else jumps behind it.
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
  /// What a metatype is of; other types are their own.
  fileprivate var instanceType: Type {
    if case .metatype(let instance) = shallow { instance } else { self }
  }
}
