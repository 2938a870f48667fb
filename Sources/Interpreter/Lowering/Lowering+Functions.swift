internal import Semantics
internal import SourceText
internal import Syntax

extension Machine {
  /// The code of a function, lowered when it is first called.
  func code(for function: Function) -> Code {
    if let lowered = function.lowered {
      let code = unsafeDowncast(lowered, to: Code.self)
      if code.machineNumber == number { return code }
    }
    let code = Code(
      name: function.displayName, kind: function.kind, source: function.source,
      span: function.span, isMade: function.isMade, setsBinding: function.setsBinding)
    code.machineNumber = number
    code.parameterCount = function.parameters.count + (function.selfParameter == .none ? 0 : 1)
    code.prepare = { [unowned(unsafe) self] code throws(Fault) in
      try Lowering(machine: self, code: code, function: function).lowerFunction()
    }
    function.lowered = code
    return code
  }

  /// The code of a property's accessor that has no function in the program.
  func accessorCode(_ property: Property, _ kind: AccessorKey.Kind) -> Code {
    let key = AccessorKey(property: ObjectIdentifier(property), kind: kind)
    if let known = accessors[key] { return known.code }
    let code = Code(
      name: property.name, kind: kind == .getter ? .getter : .setter, source: property.source,
      span: property.span, isMade: true)
    code.machineNumber = number
    let function = Function(
      name: property.name, kind: kind == .getter ? .getter : .setter, parameters: [],
      result: kind == .getter ? property.type : .void, implementation: .requirement,
      source: property.source, span: property.span)
    function.property = property
    code.prepare = { [unowned(unsafe) self] code throws(Fault) in
      try Lowering(machine: self, code: code, function: function).lowerAccessor(property, kind)
    }
    accessors[key] = (property, code)
    return code
  }
}

extension Function {
  /// Whether it is compiler-generated: its body has no place in the source.
  fileprivate var isMade: Bool {
    switch implementation {
    case .synthesized: true
    case .source(let block): block.span == .none && kind != .topLevel
    case .native, .instruction, .requirement, .expression: false
    }
  }

  /// Whether it is the setter of a property of `Binding`.
  fileprivate var setsBinding: Bool {
    kind == .setter && owner?.isPrelude == true && owner?.name == "Binding"
  }

  /// The name in stack traces.
  var displayName: String {
    let prefix = owner.map { $0.name + "." } ?? ""
    switch kind {
    case .topLevel: return "top level"
    case .closure: return "closure"
    case .getter, .setter, .modify, .willSet, .didSet, .initAccessor, .initialValue:
      return prefix + name
    case .deinitializer: return prefix + "deinit"
    default:
      let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
      return prefix + name + "(" + labels + ")"
    }
  }
}

/// Whole functions: parameters, bodies, returns.
extension Lowering {
  func lowerFunction() throws(Fault) {
    span = function.span
    if function.mentionsUnknownType {
      emitFault(.unknownType(of: function.displayName))
      return try finish()
    }
    switch function.implementation {
    case .native(let name):
      if form(of: function) != nil {
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
    case .source, .expression:
      guard let body = machine.program.body(of: function) else {
        // The next input checks again.
        if let stop = machine.program.budget.stop { throw Fault(stop) }
        emitFault(
          .brokenBody(
            function: function.name, machine.program.bodyError(of: function)))
        break
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
    plainCount = max(
      plainCount,
      register
        + Register(
          (body.selfVariable == nil ? 0 : 1) + parameters.count + function.genericParameters.count))
    if let variable = body.selfVariable {
      selfRegister = register
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
    for parameter in function.genericParameters {
      typeArguments[ObjectIdentifier(parameter)] = register
      register += 1
    }
  }

  private func needsBoxAsParameter(_ variable: LocalVariable) -> Bool {
    variable.isCaptured && (variable.isMutated || variable.isInout) && !variable.isLet
  }

  /// Reads the owner's generic arguments from `self` before it moves into a box.
  private func keepTypeArguments() {
    for parameter in function.owner?.genericParameters ?? [] {
      typeArguments[ObjectIdentifier(parameter)] = lowerType(.parameter(parameter))
    }
  }

  private func bindParameter(_ variable: LocalVariable, _ register: Register) {
    guard needsBoxAsParameter(variable) else {
      locations[ObjectIdentifier(variable)] = .register(register)
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
    locations[ObjectIdentifier(variable)] = .box(box)
    push(.release(box))
    if variable.isInout {
      push(.putBack { [unowned self] in self.emit(.takeSlot, register, box, 0, payload: -1) })
    }
  }

  func lowerBody(_ body: TypedBody) throws(Fault) {
    code.executor = body.executor
    try declareParameters(body)
    if function.kind == .initializer, let variable = body.selfVariable {
      return try lowerInitializer(body, variable)
    }
    try lower(body.statements)
    if !endsInReturn(body.statements) { try lowerReturn(nil) }
  }

  /// An initializer: it receives the metatype, or the instance it is called on, and returns the
  /// value.
  private func lowerInitializer(_ body: TypedBody, _ variable: LocalVariable) throws(Fault) {
    let isClass = function.selfParameter == .reference
    let own = makeRegister(isTrivial: false)
    emit(isClass ? .makeInstance : .makeStruct, own, 0, 0)
    push(.release(own))
    if variable.isCaptured, !isClass {
      let box = makeRegister(isTrivial: false)
      emit(.makeBox, box, own)
      locations[ObjectIdentifier(variable)] = .box(box)
      push(.release(box))
      initializedSelf = .box(box)
    } else {
      locations[ObjectIdentifier(variable)] = .register(own)
      initializedSelf = .register(own)
    }
    if isClass { selfRegister = own }
    try lower(body.statements)
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
    if let target = inline.target { return try lowerInlinedReturn(value, target) }
    if let own = initializedSelf {
      return try lowerInitializerReturn(value, own)
    }
    guard let value, !isVoid(value.type) || !isVoid(function.result) else {
      if let value { try lowerDiscarding(value) }
      try emitCleanups(downTo: 0)
      let register = makePlainTemporary()
      emit(.loadImmediate, register, Register(ValueKind.void.rawValue))
      emit(.returnValue, register)
      free(register)
      return
    }
    if let register = endingVariable(value) {
      for cleanup in cleanups.reversed() where !cleanup.releases(register) { try run(cleanup) }
      emit(.returnValue, register)
      return
    }
    let isPlain = isTrivial(value.type)
    let register = makeTemporary(value.type)
    try lower(value, into: register)
    temporaries.remove(register)
    try emitCleanups(downTo: 0)
    emit(.returnValue, register)
    // `returnValue` has emptied the register, so free it without a release.
    if isPlain { freePlain.append(register) } else { freeManaged.append(register) }
  }

  /// The register of a returned local variable that ends with the function, where no other code runs
  /// after it was read: it is moved instead of copied.
  private func endingVariable(_ value: TypedExpression) -> Register? {
    guard case .local(let variable) = value.kind, variable.ownership == .strong,
      case .register(let register)? = locations[ObjectIdentifier(variable)], isManaged(register),
      cleanups.contains(where: { $0.releases(register) }),
      !cleanups.contains(where: \.mattersToErrors)
    else { return nil }
    return register
  }

  private func lowerInitializerReturn(
    _ value: TypedExpression?, _ own: Location
  ) throws(Fault) {
    if value == nil, !function.isFailable, cleanups.count == 1, case .register(let register) = own {
      // There are no further cleanups: the value moves out.
      emit(.returnValue, register)
      return
    }
    let result = makeManagedTemporary()
    if let value, case .nilLiteral = value.kind {
      emit(.loadImmediate, result, Register(ValueKind.none.rawValue))
    } else {
      if let value { try lowerDiscarding(value) }
      // Cleanups may still read `self`, so the result is a copy; they release the original.
      switch own {
      case .register(let register): emit(.copy, result, register)
      case .box(let box): emit(.getSlot, result, box, 0)
      case .parts, .closureItself, .metatype: break
      }
      if function.isFailable { emit(.wrap, result, result) }
    }
    try emitCleanups(downTo: 0)
    emit(.returnValue, result)
    free(result)
  }

  private func lowerSynthesized(_ synthesis: Function.Synthesis) {
    plainCount = Register(function.parameters.count + 1 + function.genericParameters.count)
    code.requests.append(SynthesisRequest(synthesis: synthesis, function: function))
    let result = makeManagedTemporary()
    emit(.synthesized, result, 0, payload: code.requests.count - 1)
    emit(.returnValue, result)
  }

  /// Code that passes its own parameters on: they are contiguous and serve as the argument window.
  private func lowerNativeThunk(_ name: String) {
    plainCount = Register(
      function.parameters.count + function.genericParameters.count
        + (function.selfParameter == .none ? 0 : 1))
    let result = makeManagedTemporary()
    emitNativeCall(name, function: function, window: 0, dst: result)
    emit(.returnValue, result)
  }

  func lowerAccessor(_ property: Property, _ kind: AccessorKey.Kind) throws(Fault) {
    span = property.span
    let owner = property.owner
    let selfType: Type =
      owner.map { .nominal($0, $0.genericParameters.map(\.ownArgument)) } ?? .any
    let base = LocalVariable(
      name: "self", type: property.isStatic ? .metatype(selfType) : selfType, isLet: false,
      isInout: kind != .getter)
    locations[ObjectIdentifier(base)] = .register(0)
    selfRegister = 0
    plainCount = kind == .getter ? 1 : 2
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
      locations[ObjectIdentifier(value)] = .register(1)
      try lowerDiscarding(
        TypedExpression(
          .assign(
            target, TypedExpression(.local(value), type: property.type, span: .none), sign: nil),
          type: .void, span: property.span))
      try lowerReturn(nil)
    case .inPlaceSetter:
      let place = try prepare(target)
      let held = try begin(place)
      if isManaged(held) { emit(.release, held) }
      emit(isManaged(held) ? .copy : .move, held, 1)
      try end(place)
      try lowerReturn(nil)
    }
    try finish()
  }

  private func lowerInstructionThunk() throws(Fault) {
    // A function that is an instruction, called through a witness or used as a value.
    var parameters: [TypedExpression] = []
    var register: Register = function.selfParameter == .none ? 0 : 1
    plainCount = register + Register(function.parameters.count)
    for parameter in function.parameters {
      let variable = LocalVariable(
        name: parameter.name, type: parameter.type, isLet: !parameter.isInout,
        isInout: parameter.isInout)
      locations[ObjectIdentifier(variable)] = .register(register)
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
      locations[ObjectIdentifier(variable)] = .register(0)
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
}
