internal import Semantics
internal import SourceText
internal import Syntax

/// Whole functions: parameters, bodies, returns.
struct FunctionLowering: LoweringPart {
  let lowering: Lowering

  func lowerFunction() throws(Fault) {
    span = function.span
    if function.mentionsUnknownType {
      emitFault(.unknownType(of: function.displayName))
      return try finish()
    }
    switch function.implementation {
    case .native(let name):
      if function.instructionForm != nil {
        try lowerInstructionThunk()
      } else {
        lowerNativeThunk(name)
      }
    case .instruction:
      try lowerInstructionThunk()
    case .requirement:
      emitFault(.unsupported("a direct call of requirement '\(function.name)'"))
    case .synthesized(let synthesis):
      if let body = machine.program.body(of: function) {
        try lowerBody(body)
      } else {
        lowerSynthesized(synthesis)
      }
    case .source, .expression, .typed:
      guard let body = machine.program.body(of: function) else {
        // The next call checks again: an input that was stopped may have more time then, and a
        // name that was missing may be declared.
        if let stop = machine.program.budget.stop { throw Fault(stop) }
        throw Fault(
          .brokenBody(function: function.name, machine.program.bodyError(of: function)),
          places: code.places(at: 0) + machine.callStack())
      }
      try lowerBody(body)
    }
    try finish()
  }

  /// Binds parameters to the registers into which the caller put them.
  func declareParameters(_ body: TypedBody, first: Register = 0) throws(Fault) {
    var register = first
    let parameters = body.parameters
    // The captures of a closure may already have registers behind the parameters.
    lowering.registers.reserve(
      Int(first) + (body.selfVariable == nil ? 0 : 1) + parameters.count
        + function.generics.parameters.count)
    if let variable = body.selfVariable {
      lowering.arguments.receiver = register
      if function.takesReceiver {
        takeReceiver(variable, register)
      } else if function.kind != .initializer {
        if needsBoxAsParameter(variable) { keepTypeArguments() }
        bindParameter(variable, register)
      }
      register += 1
    }
    for parameter in parameters {
      bindParameter(parameter, register)
      register += 1
    }
    for parameter in function.generics.parameters {
      lowering.arguments[parameter] = register
      register += 1
    }
  }

  private func needsBoxAsParameter(_ variable: LocalVariable) -> Bool {
    variable.isCaptured && (variable.isMutated || variable.isInout) && !variable.isLet
  }

  /// Reads the owner's generic arguments from `self` before it moves into a box.
  private func keepTypeArguments() {
    for parameter in function.owner?.generics.parameters ?? [] {
      lowering.arguments[parameter] = metatypes.lowerType(.parameter(parameter))
    }
  }

  private func bindParameter(_ variable: LocalVariable, _ register: Register) {
    guard needsBoxAsParameter(variable) else {
      lowering.variables[variable] = .register(register)
      return
    }
    // A captured, mutable parameter lives in a box; an `inout` one moves back to its register at
    // the end, where the caller expects the new value.
    let box = makeRegister(isTrivial: false)
    if variable.isInout {
      emit(.makeBox, box, register)
    } else {
      let copy = makeManagedTemporary()
      emit(.copy, copy, register)
      emit(.makeBox, box, copy)
      free(copy)
    }
    lowering.variables[variable] = .box(box)
    lowering.cleanups.push(.release(box))
    if variable.isInout {
      lowering.cleanups.push(
        .putBack { [unowned lowering] in
          lowering.functions.emit(.takeSlot, register, box, 0, payload: -1)
        })
    }
  }

  private func lowerBody(_ body: TypedBody) throws(Fault) {
    code.executor = body.executor
    try declareParameters(body)
    for parameter in body.parameters where function.keepsUnread(parameter) {
      if case .register(let register)? = lowering.variables[parameter] {
        emit(.noteUnread, register)
      }
    }
    if function.kind == .initializer, let variable = body.selfVariable {
      return try lowerInitializer(body, variable)
    }
    try statements.lower(body.statements)
    if !endsInReturn(body.statements) { try lowerReturn(nil) }
  }

  /// An initializer: it receives the metatype, or the instance it is called on, and returns the
  /// value.
  private func lowerInitializer(_ body: TypedBody, _ variable: LocalVariable) throws(Fault) {
    let isClass = function.selfParameter == .reference
    let own = makeRegister(isTrivial: false)
    emit(isClass ? .makeInstance : .makeStruct, own, 0, 0)
    lowering.cleanups.push(.release(own))
    if variable.isCaptured, !isClass {
      let box = makeRegister(isTrivial: false)
      emit(.makeBox, box, own)
      lowering.variables[variable] = .box(box)
      lowering.cleanups.push(.release(box))
      lowering.initializedSelf = .box(box)
    } else {
      lowering.variables[variable] = .register(own)
      lowering.initializedSelf = .register(own)
    }
    if isClass { lowering.arguments.receiver = own }
    try statements.lower(body.statements)
    if !endsInReturn(body.statements) { try lowerReturn(nil) }
  }

  func endsInReturn(_ statements: [TypedStatement]) -> Bool {
    switch statements.last?.kind {
    case .return, .throw: true
    default: false
    }
  }

  /// Lowers a `return` statement at any depth.
  func lowerReturn(_ value: TypedExpression?) throws(Fault) {
    if let target = lowering.inline.target { return try inlining.lowerInlinedReturn(value, target) }
    if let own = lowering.initializedSelf {
      return try lowerInitializerReturn(value, own)
    }
    guard let value, !types.isVoid(value.type) || !types.isVoid(function.result) else {
      if let value { try expressions.lowerDiscarding(value) }
      try exits.emitCleanups(downTo: 0)
      let register = makePlainTemporary()
      emit(.loadImmediate, register, Register(ValueKind.void.rawValue))
      emit(.returnValue, register)
      free(register)
      return
    }
    if let register = endingVariable(value, inside: 0) {
      try exits.emitCleanups(downTo: 0, keeping: register)
      emit(.returnValue, register)
      return
    }
    let register = makeTemporary(value.type)
    try lower(value, into: register)
    lowering.registers.keep(register)
    try exits.emitCleanups(downTo: 0)
    emit(.returnValue, register)
    // `returnValue` has emptied the register, so free it without a release.
    free(register)
  }

  /// The register of a returned local variable that ends with the scopes inside a depth, where no
  /// other code runs after it was read: it is moved instead of copied.
  func endingVariable(_ value: TypedExpression, inside depth: Int) -> Register? {
    let cleanups = lowering.cleanups.inside(depth)
    guard case .local(let variable) = value.kind, variable.ownership == .strong,
      case .register(let register)? = lowering.variables[variable], isManaged(register),
      cleanups.contains(where: { $0.released == register }),
      !cleanups.contains(where: \.mattersToErrors)
    else { return nil }
    return register
  }

  private func lowerInitializerReturn(
    _ value: TypedExpression?, _ own: VariableLocation
  ) throws(Fault) {
    if value == nil, !function.modifiers.isFailable, lowering.cleanups.depth == 1,
      case .register(let register) = own
    {
      // There are no further cleanups: the value moves out.
      emit(.returnValue, register)
      return
    }
    let result = makeManagedTemporary()
    if let value, case .nilLiteral = value.kind {
      emit(.loadImmediate, result, Register(ValueKind.none.rawValue))
    } else {
      if let value { try expressions.lowerDiscarding(value) }
      // Cleanups may still read `self`, so the result is a copy; they release the original.
      switch own {
      case .register(let register): emit(.copy, result, register)
      case .box(let box): emit(.getSlot, result, box, 0)
      case .parts, .closureItself, .metatype: break
      }
      if function.modifiers.isFailable { emit(.wrap, result, result) }
    }
    try exits.emitCleanups(downTo: 0)
    emit(.returnValue, result)
    free(result)
  }

  private func lowerSynthesized(_ synthesis: Function.Synthesis) {
    lowering.registers.reserve(
      function.parameters.count + 1 + function.generics.parameters.count)
    code.tables.requests.append(SynthesisRequest(synthesis: synthesis, function: function))
    let result = makeManagedTemporary()
    emit(.synthesized, result, 0, payload: code.tables.requests.count - 1)
    emit(.returnValue, result)
  }

  /// Code that passes its own parameters on: they are contiguous and serve as the argument window.
  private func lowerNativeThunk(_ name: String) {
    lowering.registers.reserve(
      function.parameters.count + function.generics.parameters.count
        + (function.selfParameter == .none ? 0 : 1))
    let result = makeManagedTemporary()
    calls.emitNativeCall(name, function: function, window: 0, dst: result)
    emit(.returnValue, result)
  }

  func lowerAccessor(_ property: Property, _ kind: AccessorKey.Kind) throws(Fault) {
    span = property.span
    let owner = property.owner
    let selfType: Type =
      owner.map { .nominal($0, $0.generics.parameters.map(\.ownArgument)) } ?? .any
    let base = LocalVariable(
      name: "self", type: property.isStatic ? .metatype(selfType) : selfType, isLet: false,
      isInout: kind != .getter)
    lowering.variables[base] = .register(0)
    lowering.arguments.receiver = 0
    lowering.registers.reserve(kind == .getter ? 1 : 2)
    let target = TypedExpression(
      .property(
        base: TypedExpression(.local(base), type: base.type, span: .none), property,
        isDirect: false),
      type: property.type, span: property.span)
    switch kind {
    case .getter:
      function.result = property.type
      try lowerReturn(target)
    case .setter:
      let value = LocalVariable(name: "newValue", type: property.type, isLet: true)
      lowering.variables[value] = .register(1)
      try expressions.lowerDiscarding(
        TypedExpression(
          .assign(
            target, TypedExpression(.local(value), type: property.type, span: .none), sign: nil),
          type: .void, span: property.span))
      try lowerReturn(nil)
    case .inPlaceSetter:
      let place = try places.prepare(target)
      let held = try access.begin(place)
      if isManaged(held) { emit(.release, held) }
      emit(isManaged(held) ? .copy : .move, held, 1)
      try access.end(place)
      try lowerReturn(nil)
    }
    try finish()
  }

  private func lowerInstructionThunk() throws(Fault) {
    // A function that is an instruction, called through a witness or used as a value.
    var parameters: [TypedExpression] = []
    var register: Register = function.selfParameter == .none ? 0 : 1
    lowering.registers.reserve(Int(register) + function.parameters.count)
    for parameter in function.parameters {
      let variable = LocalVariable(
        name: parameter.name, type: parameter.type, isLet: !parameter.isInout,
        isInout: parameter.isInout)
      lowering.variables[variable] = .register(register)
      register += 1
      let local = TypedExpression(.local(variable), type: parameter.type, span: .none)
      parameters.append(
        parameter.isInout
          ? TypedExpression(.inoutArgument(local), type: parameter.type, span: .none) : local)
    }
    var receiver: TypedExpression?
    if function.selfParameter != .none {
      let variable = LocalVariable(
        name: "self", type: function.selfType ?? .any, isLet: false,
        isInout: function.selfParameter == .inout)
      lowering.variables[variable] = .register(0)
      let local = TypedExpression(.local(variable), type: variable.type, span: .none)
      receiver =
        function.selfParameter == .inout
        ? TypedExpression(.inoutArgument(local), type: variable.type, span: .none) : local
    }
    let call = TypedExpression(
      .call(
        function, receiver: receiver, arguments: parameters, substitutions: [],
        dispatch: .direct), type: function.result, span: function.span)
    try lowerReturn(call)
  }

  /// Takes ownership of the `self` of a consuming method.
  func takeReceiver(_ variable: LocalVariable, _ register: Register) {
    let own = makeRegister(isTrivial: false)
    emit(.take, own, register)
    locals.bind(variable, to: .register(own), isOwned: true)
    lowering.arguments.receiver = own
  }

  /// Lays out the register areas and installs the instructions.
  func finish() throws(Fault) {
    try pads.lowerPads()
    let prologue = lowering.draft.finish()
    for index in code.inlinedCalls.indices { code.inlinedCalls[index].range.shift(by: prologue) }
    for index in code.pads.indices { code.pads[index].shift(by: prologue) }
    let registers = lowering.registers
    guard let frameSize = registers.frameSize else {
      throw Fault(.unsupported("a function of this size"))
    }
    for recipe in code.tables.recipes { recipe.renumber(registers.placed) }
    code.spans = lowering.draft.spans
    let placed = lowering.draft.instructions.map {
      Instruction(
        $0.opcode, registers.placed($0.a), registers.placed($0.b), registers.placed($0.c),
        payload: $0.payload)
    }
    code.install(
      placed, constants: lowering.constants.values, frameSize: frameSize,
      managedStart: Int(registers.plainCount), managedCount: Int(registers.managedCount))
  }
}
