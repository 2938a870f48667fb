internal import Semantics

/// Local variables: their locations and initialization.
extension Lowering {
  /// The location of a variable; captures it if it belongs to an enclosing body.
  func location(of variable: LocalVariable) -> Location? {
    let key = ObjectIdentifier(variable)
    if let known = locations[key] { return known }
    if let parent, parent.location(of: variable) != nil { return capture(variable) }
    return nil
  }

  /// Whether a variable needs a box, because closures observe its changes.
  func needsBox(_ variable: LocalVariable) -> Bool {
    variable.isCaptured && (variable.isMutated || boxed.contains(ObjectIdentifier(variable)))
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
    var operand = operand
    if variable.ownership != .strong {
      let reference = makeManagedTemporary()
      emit(.makeWeak, reference, operand.register)
      discard(operand)
      operand = .owned(reference)
    }
    let key = ObjectIdentifier(variable)
    if needsBox(variable) {
      if case .box(let box)? = locations[key], boxed.contains(key) {
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
    emit(isManaged(register) ? .take : .move, register, operand.register)
    consumed(operand)
    bind(variable, to: .register(register), isOwned: true)
  }

  /// The register to which another alternative of the same `case` has bound the variable, emptied
  /// of what that alternative may have left in it.
  private func reboundRegister(_ variable: LocalVariable) -> Register? {
    switch locations[ObjectIdentifier(variable)] {
    case .register(let register)?, .box(let register)?:
      guard rebound.contains(where: { $0.releases(register) }) else { return nil }
      if isManaged(register) { emit(.release, register) }
      return register
    case .parts?, .closureItself?, .metatype?, nil: return nil
    }
  }

  private func makeVariableRegister(_ variable: LocalVariable) -> Register {
    makeRegister(isTrivial: variable.ownership == .strong && isTrivial(variable.type))
  }

  func bind(_ variable: LocalVariable, to location: Location, isOwned: Bool) {
    locations[ObjectIdentifier(variable)] = location
    guard isOwned else { return }
    switch location {
    case .register(let register), .box(let register): push(.release(register))
    case .parts, .closureItself, .metatype: break
    }
  }

  /// Declares variables without initial values.
  func declareAll(_ pattern: TypedPattern) {
    switch pattern {
    case .bind(let variable):
      if boxed.contains(ObjectIdentifier(variable)) { return }
      if variable.isCaptured {
        // Closures made before the first assignment capture the box.
        let empty = makePlainTemporary()
        emit(.loadImmediate, empty, Register(ValueKind.hole.rawValue))
        let box = makeRegister(isTrivial: false)
        emit(.makeBox, box, empty)
        free(empty)
        boxed.insert(ObjectIdentifier(variable))
        bind(variable, to: .box(box), isOwned: true)
      } else {
        let register = makeVariableRegister(variable)
        if isNilByDefault(variable) {
          lowerNil(variable.type, into: register)
        } else {
          emit(.loadImmediate, register, Register(ValueKind.hole.rawValue))
        }
        bind(variable, to: .register(register), isOwned: true)
      }
    case .tuple(let parts): for part in parts { declareAll(part) }
    case .bindGlobal(let variable):
      if let nominal = nominal(of: variable.type), isOptional(nominal), !variable.isLet {
        let register = makeManagedTemporary()
        lowerNil(variable.type, into: register)
        emit(.setGlobal, register, payload: Int(bitPattern: machine.cell(for: variable)))
        free(register)
      }
    default: break
    }
  }

  private func isNilByDefault(_ variable: LocalVariable) -> Bool {
    !variable.isLet && (nominal(of: variable.type).map(isOptional) ?? false)
  }

  /// `variable = value`.
  func assign(_ variable: LocalVariable, _ value: TypedExpression, _ type: Type) throws(Fault) {
    guard let location = location(of: variable) else {
      return try lowerDiscarding(value)
    }
    if variable.ownership == .strong, case .register(let register) = location, isTrivial(type),
      isDirect(value)
    {
      return try lower(value, into: register)
    }
    var operand = try ownedOperand(value)
    if variable.ownership != .strong {
      let reference = makeManagedTemporary()
      emit(.makeWeak, reference, operand.register)
      discard(operand)
      operand = .owned(reference)
    }
    switch location {
    case .register(let register):
      consumedRegisters.removeAll { $0 == register }
      let isPlain = isTrivial(type) && variable.ownership == .strong
      if !isPlain { emit(.release, register) }
      emit(isPlain ? .move : .take, register, operand.register)
      consumed(operand)
    case .box(let box):
      emit(.setSlot, box, 0, operand.register, payload: -1)
      consumed(operand)
    case .parts, .closureItself, .metatype: discard(operand)
    }
  }

  /// Whether the value is written by one instruction, after all operands were read.
  func isDirect(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .integer, .double, .boolean, .inputLiteral, .call, .local, .property: true
    default: false
    }
  }

  // Local functions.

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
        guard !made.contains(key), location(of: captured) == nil, !boxed.contains(key) else {
          continue
        }
        captured.isCaptured = true
        boxed.insert(key)
        let empty = makePlainTemporary()
        emit(.loadImmediate, empty, Register(ValueKind.hole.rawValue))
        let box = makeRegister(isTrivial: false)
        emit(.makeBox, box, empty)
        free(empty)
        bind(captured, to: .box(box), isOwned: true)
        // Breaks reference cycles between functions that call each other.
        if functions.contains(key) {
          push(
            .putBack { [unowned self] in
              let none = self.makePlainTemporary()
              self.emit(.loadImmediate, none, Register(ValueKind.hole.rawValue))
              self.emit(.putSlot, box, 0, none)
              self.free(none)
            })
        }
      }
    }
    hoisted.formUnion(functions)
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
    if hoisted.contains(ObjectIdentifier(variable)), !isHoisted { return }
    let register = makeManagedTemporary()
    try lowerClosure(closure, variable.type, itself: variable, into: register)
    declare(variable, taking: .owned(register))
  }
}
