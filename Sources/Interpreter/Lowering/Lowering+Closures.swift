internal import Semantics
internal import SourceText

/// Closures, function references and key paths.
extension Lowering {
  func lowerClosure(
    _ closure: TypedClosure, _ type: Type, itself: LocalVariable? = nil, into dst: Register
  ) throws(Fault) {
    let name = itself?.name ?? "closure"
    let child = Lowering(
      machine: machine,
      code: Code(
        name: name, kind: .closure, source: code.source, span: closure.function.span),
      function: closure.function, parent: self)
    child.code.machineNumber = machine.number
    child.code.isClosure = true
    if case .function = type, !type.mentionsParameters {
      child.code.functionType = machine.types.type(for: type)
    }
    child.code.parameterCount = 1 + closure.body.parameters.count
    child.plainCount = Register(
      1 + closure.body.parameters.count + closure.function.genericParameters.count)
    if let itself { child.locations[ObjectIdentifier(itself)] = .closureItself }
    // Values of the capture list are evaluated now, in order.
    var values: [Operand] = []
    for (variable, value) in closure.captureList {
      var operand = try ownedOperand(value)
      if variable.ownership != .strong {
        let reference = makeManagedTemporary()
        emit(.makeWeak, reference, operand.register)
        discard(operand)
        operand = .owned(reference)
      }
      values.append(operand)
      if let copy = CapturedCopy(variable, value, index: child.captures.count) {
        child.code.capturedCopies.append(copy)
      }
      child.locations[ObjectIdentifier(variable)] = .register(child.addCapture(.value(operand)))
    }
    try child.lowerClosureBody(closure.body)
    emitClosure(child, into: dst)
    for value in values.reversed() { discard(value) }
  }

  private func lowerClosureBody(_ body: TypedBody) throws(Fault) {
    span = function.span
    code.executor = body.executor
    try declareParameters(body, first: 1)
    try lower(body.statements)
    if !endsInReturn(body.statements) { try lowerReturn(nil) }
    try finish()
  }

  /// Emits the creation of a closure with the captures that its body turned out to need.
  private func emitClosure(_ child: Lowering, into dst: Register) {
    let window = openWindow(child.captures.count)
    for (index, capture) in child.captures.enumerated() {
      let slot = window + Register(index)
      switch capture {
      case .variable(let variable):
        switch location(of: variable) {
        case .register(let register)?, .box(let register)?: emit(.copy, slot, register)
        case .closureItself?: emit(.copy, slot, 0)
        case .metatype(let type)?: lowerType(type, into: slot)
        case .parts(let registers, let type)?: lowerWhole(registers, type, into: slot)
        case nil: emit(.loadImmediate, slot, Register(ValueKind.hole.rawValue))
        }
      case .type(let parameter): lowerType(.parameter(parameter), into: slot)
      case .value(let operand): emit(.copy, slot, operand.register)
      }
    }
    child.code.captureCount = child.captures.count
    code.references.append(child.code)
    emit(
      .makeClosure, dst, window, Register(child.captures.count),
      payload: Int(bitPattern: child.code.header))
    closeWindow(window)
  }

  /// Captures a variable of an enclosing body; returns its location here.
  func capture(_ variable: LocalVariable) -> Location? {
    guard let outer = parent?.location(of: variable) else { return nil }
    let register = addCapture(.variable(variable))
    let location: Location
    if case .box = outer { location = .box(register) } else { location = .register(register) }
    locations[ObjectIdentifier(variable)] = location
    return location
  }

  /// Captures a type argument of an enclosing body.
  func captureType(_ parameter: GenericParameter) -> Register {
    let register = addCapture(.type(parameter))
    typeArguments[ObjectIdentifier(parameter)] = register
    return register
  }

  /// Adds a register that holds a captured value, borrowed from the closure, from the first
  /// instruction on.
  func addCapture(_ capture: Capture) -> Register {
    captures.append(capture)
    plainCount += 1
    let register = plainCount - 1
    prologue.append(DraftInstruction(.borrowSlot, register, 0, Register(captures.count - 1)))
    return register
  }

  /// A closure without source, whose body is one expression.
  func lowerMadeClosure(
    parameters: [LocalVariable], result: TypedExpression, _ type: Type, into dst: Register
  ) throws(Fault) {
    let function = Function(
      name: "closure", kind: .closure, parameters: [], result: result.type,
      implementation: .requirement, source: code.source, span: span)
    let body = TypedBody(
      parameters: parameters, selfVariable: nil,
      statements: [TypedStatement(.return(result), span: span)])
    try lowerClosure(TypedClosure(function: function, body: body), type, into: dst)
  }

  /// A function, method or initializer as a value.
  func lowerFunctionReference(
    _ function: Function, _ receiver: TypedExpression?, _ substitutions: [Type],
    _ dispatch: Dispatch, isUncurried: Bool, _ type: Type, into dst: Register
  ) throws(Fault) {
    var functionType: FunctionType?
    if case .function(let own) = type { functionType = own }
    if isUncurried {
      let base = LocalVariable(
        name: "self", type: functionType?.parameters.first?.type ?? function.selfType ?? .any,
        isLet: true)
      let inner = TypedExpression(
        .functionReference(
          function, receiver: TypedExpression(.local(base), type: base.type, span: span),
          substitutions: substitutions, dispatch: dispatch, isUncurried: false),
        type: functionType?.result ?? .any, span: span)
      return try lowerMadeClosure(parameters: [base], result: inner, type, into: dst)
    }
    var held: Operand?
    var bound: TypedExpression?
    if let receiver {
      let operand = try ownedOperand(receiver)
      let variable = LocalVariable(name: "self", type: receiver.type, isLet: true)
      locations[ObjectIdentifier(variable)] = .register(operand.register)
      held = operand
      bound = TypedExpression(.local(variable), type: receiver.type, span: span)
    }
    var parameters: [LocalVariable] = []
    var arguments: [TypedExpression] = []
    for (index, parameter) in function.parameters.enumerated() {
      var type = parameter.type
      if let own = functionType?.parameters, own.indices.contains(index) { type = own[index].type }
      let variable = LocalVariable(
        name: parameter.name, type: type, isLet: !parameter.isInout, isInout: parameter.isInout)
      parameters.append(variable)
      let local = TypedExpression(.local(variable), type: type, span: span)
      arguments.append(
        parameter.isInout
          ? TypedExpression(.inoutArgument(local), type: type, span: span) : local)
    }
    let call = TypedExpression(
      .call(
        function, receiver: bound, arguments: arguments, substitutions: substitutions,
        dispatch: dispatch), type: functionType?.result ?? function.result, span: span)
    try lowerMadeClosure(parameters: parameters, result: call, type, into: dst)
    if let held { discard(held) }
  }

  /// `\.x` as a function.
  func lowerKeyPathFunction(_ path: TypedExpression, into dst: Register) throws(Fault) {
    let operand = try ownedOperand(path)
    let variable = LocalVariable(name: "path", type: path.type, isLet: true)
    locations[ObjectIdentifier(variable)] = .register(operand.register)
    var arguments: [Type] = []
    if case .nominal(_, let types) = path.type { arguments = types }
    let root = LocalVariable(name: "root", type: arguments.first ?? .any, isLet: true)
    let read = TypedExpression(
      .keyPathElement(
        base: TypedExpression(.local(root), type: root.type, span: span),
        path: TypedExpression(.local(variable), type: path.type, span: span)),
      type: arguments.count > 1 ? arguments[1] : .any, span: span)
    try lowerMadeClosure(parameters: [root], result: read, .any, into: dst)
    discard(operand)
  }

  func lowerKeyPath(
    _ components: [TypedKeyPathComponent], _ type: Type, into dst: Register
  ) throws(Fault) {
    var arguments: [TypedExpression] = []
    for case .subscriptElement(_, let values, _) in components { arguments += values }
    let window = try lowerOwned(arguments)
    let typeRegister = lowerType(type)
    code.keyPaths.append(KeyPathTemplate(components: components))
    emit(.makeKeyPath, dst, window, typeRegister, payload: code.keyPaths.count - 1)
    free(typeRegister)
    closeWindow(window)
  }
}
