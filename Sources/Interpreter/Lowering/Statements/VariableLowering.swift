internal import Semantics

/// Local variables: their locations and initialization.
struct VariableLowering: LoweringPart {
  let lowering: Lowering

  /// The location of a variable; captures it if it belongs to an enclosing body.
  func location(of variable: LocalVariable) -> VariableLocation? {
    lowering.variables[variable] ?? closures.capture(variable)
  }

  /// Whether a variable needs a box, because closures observe its changes.
  func needsBox(_ variable: LocalVariable) -> Bool {
    variable.isCaptured && (variable.isMutated || lowering.variables.isBoxed(variable))
  }

  /// Declares a variable with an initial value.
  func declare(_ variable: LocalVariable, _ value: TypedExpression) throws(Fault) {
    if variable.ownership == .strong, !needsBox(variable) {
      let register = makeVariableRegister(variable)
      try lower(value, into: register)
      bind(variable, to: .register(register), isOwned: true)
      return
    }
    let operand = try ownedOperand(value)
    declare(variable, taking: operand)
  }

  /// Declares a variable that takes ownership of a value.
  func declare(_ variable: LocalVariable, taking operand: Operand) {
    let operand = referring(operand, by: variable)
    if needsBox(variable) {
      if case .box(let box)? = lowering.variables[variable], lowering.variables.isBoxed(variable) {
        emit(.setSlot, box, 0, operand.register, payload: -1)
        consumed(operand)
        return
      }
      let box = reboundRegister(variable) ?? makeRegister(isTrivial: false)
      emit(.makeBox, box, operand.register)
      consumed(operand)
      bind(variable, to: .box(box), isOwned: true)
      return
    }
    let register = reboundRegister(variable) ?? makeVariableRegister(variable)
    if isManaged(register) {
      emit(.take, register, operand.register)
      consumed(operand)
    } else {
      moveTrivial(operand, to: register)
    }
    bind(variable, to: .register(register), isOwned: true)
  }

  /// A value as a variable holds it: a weak or unowned one holds a reference to it.
  func referring(_ operand: Operand, by variable: LocalVariable) -> Operand {
    if variable.ownership == .strong { return operand }
    let reference = makeManagedTemporary()
    emit(.makeWeak, reference, operand.register)
    discard(operand)
    return .owned(reference)
  }

  /// The register to which another alternative of the same `case` has bound the variable, emptied
  /// of what that alternative may have left in it.
  private func reboundRegister(_ variable: LocalVariable) -> Register? {
    let register = lowering.variables.reboundRegister(of: variable)
    if let register, isManaged(register) { emit(.release, register) }
    return register
  }

  private func makeVariableRegister(_ variable: LocalVariable) -> Register {
    makeRegister(isTrivial: variable.ownership == .strong && types.isTrivial(variable.type))
  }

  func bind(_ variable: LocalVariable, to location: VariableLocation, isOwned: Bool) {
    lowering.variables[variable] = location
    guard isOwned else { return }
    switch location {
    case .register(let register), .box(let register): lowering.cleanups.push(.release(register))
    case .parts, .closureItself, .metatype: break
    }
  }

  /// Declares variables without initial values.
  func declareAll(_ pattern: TypedPattern) {
    switch pattern {
    case .bind(let variable):
      if lowering.variables.isBoxed(variable) { return }
      if variable.isCaptured {
        // Closures made before the first assignment capture the box.
        declareEmptyBox(of: variable)
      } else {
        let register = makeVariableRegister(variable)
        if isNilByDefault(variable) {
          literals.lowerNil(variable.type, into: register)
        } else {
          emit(.loadImmediate, register, Register(ValueKind.hole.rawValue))
        }
        bind(variable, to: .register(register), isOwned: true)
      }
    case .tuple(let parts): for part in parts { declareAll(part) }
    case .bindGlobal(let variable):
      if let nominal = types.nominal(of: variable.type), types.isOptional(nominal), !variable.isLet
      {
        let register = makeManagedTemporary()
        literals.lowerNil(variable.type, into: register)
        emit(.setGlobal, register, payload: Int(bitPattern: machine.cell(for: variable)))
        free(register)
      }
    default: break
    }
  }

  /// Declares a variable whose value is set in its box later; returns the register of the box.
  @discardableResult
  private func declareEmptyBox(of variable: LocalVariable) -> Register {
    let empty = makePlainTemporary()
    emit(.loadImmediate, empty, Register(ValueKind.hole.rawValue))
    let box = makeRegister(isTrivial: false)
    emit(.makeBox, box, empty)
    free(empty)
    lowering.variables.box(variable)
    bind(variable, to: .box(box), isOwned: true)
    return box
  }

  private func isNilByDefault(_ variable: LocalVariable) -> Bool {
    !variable.isLet && (types.nominal(of: variable.type).map(types.isOptional) ?? false)
  }

  /// `variable = value`.
  func assign(_ variable: LocalVariable, _ value: TypedExpression, _ type: Type) throws(Fault) {
    guard let location = location(of: variable) else {
      return try expressions.lowerDiscarding(value)
    }
    if variable.ownership == .strong, case .register(let register) = location,
      types.isTrivial(type),
      effects.isDirect(value)
    {
      return try lower(value, into: register)
    }
    let operand = referring(try ownedOperand(value), by: variable)
    switch location {
    case .register(let register):
      lowering.consumed.restore(register)
      if types.isTrivial(type), variable.ownership == .strong {
        return moveTrivial(operand, to: register)
      }
      emit(.release, register)
      emit(.take, register, operand.register)
      consumed(operand)
    case .box(let box):
      emit(.setSlot, box, 0, operand.register, payload: -1)
      consumed(operand)
    case .parts, .closureItself, .metatype: discard(operand)
    }
  }

  /// Declares the local functions of a block at its start, with boxes for variables that they
  /// capture before these are declared.
  func declareLocalFunctions(_ statements: [TypedStatement]) {
    var pending: [(LocalVariable, TypedClosure)] = []
    for statement in statements {
      if case .localFunction(let variable, let closure) = statement.kind {
        pending.append((variable, closure))
      }
    }
    guard !pending.isEmpty else { return }
    let functions = Set(pending.map { ObjectIdentifier($0.0) })
    pending = Self.calledFirst(pending)
    var made: Set<ObjectIdentifier> = []
    for (variable, closure) in pending {
      defer { made.insert(ObjectIdentifier(variable)) }
      for captured in closure.body.captures where captured !== variable {
        let key = ObjectIdentifier(captured)
        guard !made.contains(key), location(of: captured) == nil,
          !lowering.variables.isBoxed(captured)
        else { continue }
        captured.isCaptured = true
        let box = declareEmptyBox(of: captured)
        // Breaks reference cycles between functions that call each other.
        if functions.contains(key) {
          lowering.cleanups.push(
            .putBack { [unowned lowering] in
              let locals = lowering.locals
              let none = locals.makePlainTemporary()
              locals.emit(.loadImmediate, none, Register(ValueKind.hole.rawValue))
              locals.emit(.putSlot, box, 0, none)
              locals.free(none)
            })
        }
      }
    }
    for (variable, _) in pending { lowering.variables.hoist(variable) }
    for (variable, closure) in pending {
      try? lowerLocalFunction(variable, closure, isHoisted: true)
    }
  }

  /// Sorts functions so that callees come before callers, except in cycles: a caller then retains a
  /// callee that already exists, even beyond the end of the block.
  private static func calledFirst(
    _ functions: [(LocalVariable, TypedClosure)]
  ) -> [(LocalVariable, TypedClosure)] {
    var ordered: [(LocalVariable, TypedClosure)] = []
    var visited: Set<ObjectIdentifier> = []
    func visit(_ function: (LocalVariable, TypedClosure)) {
      guard visited.insert(ObjectIdentifier(function.0)).inserted else { return }
      for captured in function.1.body.captures {
        if let called = functions.first(where: { $0.0 === captured }) { visit(called) }
      }
      ordered.append(function)
    }
    for function in functions { visit(function) }
    return ordered
  }

  func lowerLocalFunction(
    _ variable: LocalVariable, _ closure: TypedClosure, isHoisted: Bool = false
  ) throws(Fault) {
    // It was already declared at the start of its block.
    if lowering.variables.isHoisted(variable), !isHoisted { return }
    let register = makeManagedTemporary()
    try closures.lowerClosure(closure, variable.type, itself: variable, into: register)
    declare(variable, taking: .owned(register))
  }
}
