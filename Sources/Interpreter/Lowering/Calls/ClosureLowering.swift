internal import Semantics
internal import SourceText

/// Closures, function references and key paths.
struct ClosureLowering: LoweringPart {
  let lowering: Lowering

  func lowerClosure(
    _ closure: TypedClosure, _ type: Type, itself: LocalVariable? = nil, into dst: Register
  ) throws(Fault) {
    let name = itself?.name ?? "closure"
    let child = Lowering(
      machine: machine,
      code: Code(
        name: name, kind: .closure, source: code.source, span: closure.function.span),
      function: closure.function, parent: lowering)
    child.code.machineNumber = machine.number
    if case .function = type, !type.mentionsParameters {
      child.code.closures.functionType = machine.types.type(for: type)
    }
    child.code.parameterCount = 1 + closure.body.parameters.count
    child.registers.reserve(
      1 + closure.body.parameters.count + closure.function.generics.parameters.count)
    if let itself { child.variables[itself] = .closureItself }
    // Values of the capture list are evaluated now, in order.
    var values: [Operand] = []
    for (variable, value) in closure.captureList {
      let operand = locals.referring(try ownedOperand(value), by: variable)
      values.append(operand)
      if let copy = CapturedCopy(variable, value, index: child.captures.count) {
        child.code.closures.copies.append(copy)
      }
      child.variables[variable] = .register(child.addCapture(.value(operand)))
    }
    try child.closures.lowerClosureBody(closure.body)
    emitClosure(child, into: dst)
    for value in values.reversed() { discard(value) }
  }

  private func lowerClosureBody(_ body: TypedBody) throws(Fault) {
    span = function.span
    code.executor = body.executor
    try functions.declareParameters(body, first: 1)
    try statements.lower(body.statements)
    if !functions.endsInReturn(body.statements) { try functions.lowerReturn(nil) }
    try functions.finish()
  }

  /// Emits the creation of a closure with the captures that its body turned out to need.
  private func emitClosure(_ child: Lowering, into dst: Register) {
    let window = openWindow(child.captures.count)
    for (index, capture) in child.captures.enumerated() {
      let slot = window + Register(index)
      switch capture {
      case .variable(let variable):
        switch locals.location(of: variable) {
        case .register(let register)?, .box(let register)?: emit(.copy, slot, register)
        case .closureItself?: emit(.copy, slot, 0)
        case .metatype(let type)?: metatypes.lowerType(type, into: slot)
        case .parts(let registers, let type)?: splitting.lowerWhole(registers, type, into: slot)
        case nil: emit(.loadImmediate, slot, Register(ValueKind.hole.rawValue))
        }
      case .type(let parameter): metatypes.lowerType(.parameter(parameter), into: slot)
      case .value(let operand): emit(.copy, slot, operand.register)
      }
    }
    code.tables.references.append(child.code)
    emit(
      .makeClosure, dst, window, Register(child.captures.count),
      payload: Int(bitPattern: child.code.header))
    closeWindow(window)
  }

  /// Captures a variable if it belongs to an enclosing body; returns its location here.
  func capture(_ variable: LocalVariable) -> VariableLocation? {
    guard let outer = lowering.parent?.locals.location(of: variable) else { return nil }
    let register = lowering.addCapture(.variable(variable))
    let location: VariableLocation
    if case .box = outer { location = .box(register) } else { location = .register(register) }
    lowering.variables[variable] = location
    return location
  }

  /// A closure without source, whose body is one expression.
  func lowerMadeClosure(
    parameters: [LocalVariable], result: TypedExpression, _ type: Type, into dst: Register
  ) throws(Fault) {
    try lowerClosure(madeClosure(parameters: parameters, result: result), type, into: dst)
  }

  private func madeClosure(
    parameters: [LocalVariable], result: TypedExpression
  ) -> TypedClosure {
    let function = Function(
      name: "closure", kind: .closure, parameters: [], result: result.type,
      implementation: .requirement, source: code.source, span: span)
    let body = TypedBody(
      parameters: parameters, selfVariable: nil,
      statements: [TypedStatement(.return(result), span: span)])
    return TypedClosure(function: function, body: body)
  }

  /// A function, method or initializer as a value.
  func lowerFunctionReference(
    _ function: Function, _ receiver: TypedExpression?, _ substitutions: [Type],
    _ dispatch: Dispatch, isUncurried: Bool, _ type: Type, into dst: Register
  ) throws(Fault) {
    if isUncurried {
      var functionType: FunctionType?
      if case .function(let own) = type { functionType = own }
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
      lowering.variables[variable] = .register(operand.register)
      held = operand
      bound = TypedExpression(.local(variable), type: receiver.type, span: span)
    }
    let closure = closureCalling(function, bound, substitutions, dispatch, type)
    try lowerClosure(closure, type, into: dst)
    if let held { discard(held) }
  }

  /// A closure that passes its parameters to a function.
  func closureCalling(
    _ function: Function, _ receiver: TypedExpression?, _ substitutions: [Type],
    _ dispatch: Dispatch, _ type: Type
  ) -> TypedClosure {
    var functionType: FunctionType?
    if case .function(let own) = type { functionType = own }
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
        function, receiver: receiver, arguments: arguments, substitutions: substitutions,
        dispatch: dispatch), type: functionType?.result ?? function.result, span: span)
    return madeClosure(parameters: parameters, result: call)
  }

  /// `\.x` as a function.
  func lowerKeyPathFunction(_ path: TypedExpression, into dst: Register) throws(Fault) {
    let operand = try ownedOperand(path)
    let variable = LocalVariable(name: "path", type: path.type, isLet: true)
    lowering.variables[variable] = .register(operand.register)
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
    let window = try literals.lowerOwned(arguments)
    let typeRegister = metatypes.lowerType(type)
    code.tables.keyPaths.append(KeyPathTemplate(components: components))
    emit(.makeKeyPath, dst, window, typeRegister, payload: code.tables.keyPaths.count - 1)
    free(typeRegister)
    closeWindow(window)
  }
}
