internal import Semantics
internal import SourceText

/// Calls: functions, methods, initializers, function values, natives.
struct CallLowering: LoweringPart {
  let lowering: Lowering

  func lowerAnyCall(_ expression: TypedExpression, into dst: Register) throws(Fault) {
    switch expression.kind {
    case .call(let function, let receiver, let arguments, let substitutions, let dispatch):
      try lowerCall(
        function, receiver: receiver, arguments, substitutions, dispatch, expression.type,
        into: dst)
    case .apply(let callee, let arguments):
      try lowerApply(callee, arguments, into: dst)
    case .functionReference(
      let function, let receiver, let substitutions, let dispatch, let isUncurried):
      try closures.lowerFunctionReference(
        function, receiver, substitutions, dispatch, isUncurried: isUncurried, expression.type,
        into: dst)
    default: break
    }
  }

  func lowerCall(
    _ function: Function, receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch, _ type: Type, into dst: Register
  ) throws(Fault) {
    if dispatch == .witness, let witness = inlining.knownWitness(function, receiver) {
      return try lowerCall(
        witness, receiver: receiver, arguments, substitutions, .direct, type, into: dst)
    }
    if dispatch == .direct || function.virtualIndex == nil {
      if let form = instructions.form(of: function, arguments, type) {
        return try instructions.lowerInstruction(
          form, function, receiver: receiver, arguments, type, into: dst)
      }
      if try instructions.lowerCompound(function, arguments, into: dst) { return }
    }
    if let opcode = anyComparison(function, dispatch) {
      return try instructions.lowerInstruction(
        opcode, function, receiver: receiver, arguments, type, into: dst)
    }
    if function.kind == .initializer, let receiver, delegations.isOwnSelf(receiver) {
      return try delegations.lowerDelegation(
        function, receiver, arguments, substitutions, dispatch, into: dst)
    }
    if try inlining.lowerInlined(
      function, receiver: receiver, arguments, substitutions, dispatch, into: dst)
    {
      return
    }
    try lowerFullCall(function, receiver, arguments, substitutions, dispatch, into: dst)
  }

  /// `==` and `<` of a generic type compare by the dynamic values.
  private func anyComparison(_ function: Function, _ dispatch: Dispatch) -> InstructionForm? {
    guard dispatch == .witness, let owner = function.owner, owner.isPrelude else { return nil }
    switch (owner.name, function.name) {
    case ("Equatable", "=="): return .binary(.equalAny)
    case ("Comparable", "<"): return .binary(.lessAny)
    default: return nil
    }
  }

  private func lowerFullCall(
    _ function: Function, _ receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch, into dst: Register
  ) throws(Fault) {
    let hasReceiver = function.selfParameter != .none
    let window = openWindow(
      (hasReceiver ? 1 : 0) + arguments.count + function.generics.parameters.count + 1)
    defer { closeWindow(window) }
    var used: [Operand] = []
    var receiverPlace: Place?
    var next = window
    if hasReceiver {
      next += 1
      if let receiver {
        if case .inoutArgument(let target) = receiver.kind {
          let place = try places.prepare(target)
          try chains.enterChain(of: place, target, before: arguments[...])
          receiverPlace = place
        } else if types.isTrivial(receiver.type), !function.takesReceiver {
          try lower(receiver, into: window)
        } else {
          let operand = try stableOperand(receiver, before: arguments[...])
          used.append(operand)
          if function.takesReceiver {
            handOver(operand, to: window)
          } else {
            emit(.move, window, operand.register)
          }
        }
      } else {
        metatypes.lowerType(function.selfType ?? .any, into: window)
      }
    }
    used += try lowerArguments(
      arguments, function, substitutions, window: next,
      receiver: receiverPlace.map { ($0, window) }
    ) { () throws(Fault) in
      self.emitCall(function, dispatch, window: window, dst: dst)
    }
    takeBack(function, window: window)
    for operand in used.reversed() { discard(operand) }
  }

  /// Evaluates arguments into a window, where they are borrowed, around the call itself: `inout`
  /// arguments are taken before it and put back after it. Returns the operands that the others are
  /// borrowed from.
  func lowerArguments(
    _ arguments: [TypedExpression], _ function: Function, _ substitutions: [Type],
    window: Register, receiver: (place: Place, register: Register)?,
    call: () throws(Fault) -> Void
  ) throws(Fault) -> [Operand] {
    var used: [Operand] = []
    var moves: [(target: Register, operand: Operand, isTaken: Bool)] = []
    var places: [(place: Place, register: Register)] = receiver.map { [$0] } ?? []
    for (index, argument) in arguments.enumerated() {
      let target = window + Register(index)
      if case .inoutArgument(let inner) = argument.kind {
        let place = try self.places.prepare(inner)
        if places.isEmpty {
          try chains.enterChain(of: place, inner, before: arguments[(index + 1)...])
        }
        places.append((place, target))
      } else if types.isTrivial(argument.type) {
        try lower(argument, into: target)
      } else {
        let operand = try stableOperand(argument, before: arguments[(index + 1)...])
        used.append(operand)
        let isTaken =
          function.parameters.indices.contains(index) && function.parameters[index].takesValue
        moves.append((target, operand, isTaken))
      }
    }
    for (target, operand, isTaken) in moves {
      if isTaken { handOver(operand, to: target) } else { emit(.move, target, operand.register) }
    }
    lowerSubstitutions(
      substitutions, function, window: window + Register(arguments.count))
    openExistentials(substitutions, function, window: window, count: arguments.count)
    for (place, register) in places {
      let value = try access.begin(place)
      emit(.take, register, value)
      lowering.cleanups.push(
        .putBack { [unowned lowering] in lowering.emit(.take, value, register) })
    }
    try call()
    for (place, _) in places.reversed() {
      try exits.popCleanups(downTo: lowering.cleanups.depth - 1)
      try access.end(place)
    }
    return used
  }

  func lowerSubstitutions(_ substitutions: [Type], _ function: Function, window: Register) {
    let count = function.generics.parameters.count
    for (index, type) in substitutions.suffix(count).enumerated() {
      metatypes.lowerType(type, into: window + Register(index))
    }
  }

  /// Passes the type inside an `any P` to a generic function that requires a conformance.
  private func openExistentials(
    _ substitutions: [Type], _ function: Function, window: Register, count: Int
  ) {
    let own = substitutions.suffix(function.generics.parameters.count)
    for (index, (parameter, type)) in zip(function.generics.parameters, own).enumerated() {
      guard case .existential = type, parameter.opensExistentials,
        let position = function.parameters.firstIndex(where: {
          $0.type == .parameter(parameter) && !$0.isInout && !$0.isVariadic && !$0.isAutoclosure
        })
      else { continue }
      emit(
        .dynamicType, window + Register(count + index), window + Register(position))
    }
  }

  /// Passes the types inside existentials to a local function, whose type arguments follow its
  /// arguments.
  private func openExistentials(
    in arguments: [TypedExpression], of function: Function, window: Register
  ) {
    let types = arguments.suffix(function.generics.parameters.count).map { argument -> Type in
      if case .metatype(let type) = argument.kind { type } else { .unknown }
    }
    openExistentials(types, function, window: window, count: function.parameters.count)
  }

  /// Emits the call instruction.
  ///
  /// - Parameter isInPlace: Whether it is a setter that puts back a value which was changed in place.
  func emitCall(
    _ function: Function, _ dispatch: Dispatch, isInPlace: Bool = false, window: Register,
    dst: Register
  ) {
    if dispatch == .direct, case .native(let name) = function.implementation,
      InstructionTable.form(name) == nil
    {
      emitNativeCall(name, function: function, window: window, dst: dst)
    } else if dispatch == .witness || function.isRequirement
      || dispatch == .virtual && isInPlace
    {
      let site = CallSitePointer.allocate(capacity: 1)
      site.initialize(to: CallSite(requirement: function, isInPlace: isInPlace, in: code))
      code.tables.sites.append(site)
      emit(.callWitness, dst, window, payload: Int(bitPattern: site))
    } else if dispatch == .virtual, let index = function.virtualIndex {
      emit(.callVirtual, dst, window, Register(index))
    } else {
      let target = machine.code(for: function)
      code.tables.references.append(target)
      emit(.call, dst, window, payload: Int(bitPattern: target.header))
    }
    pads.noteThrow()
  }

  func emitNativeCall(
    _ name: String, function: Function, window: Register, dst: Register
  ) {
    emitNativeCall(
      name, argumentCount: function.parameters.count,
      typeCount: function.generics.parameters.count,
      hasReceiver: function.selfParameter != .none, window: window, dst: dst)
    pads.noteThrow()
  }

  func emitNativeCall(
    _ name: String, argumentCount: Int, typeCount: Int = 0, hasReceiver: Bool = false,
    window: Register, dst: Register
  ) {
    guard let number = machine.natives.number(of: name) else {
      emitFault(.missingNative(name))
      return
    }
    emit(
      .callNative, dst, window,
      payload: number | (hasReceiver ? 1 : 0) << 24 | argumentCount << 32 | typeCount << 48)
  }

  private func lowerApply(
    _ callee: TypedExpression, _ arguments: [TypedExpression], into dst: Register
  ) throws(Fault) {
    if arguments.contains(where: \.isExpansion) {
      return try packs.lowerGatheredApply(callee, arguments, into: dst)
    }
    if case .local(let variable) = callee.kind, arguments.isEmpty,
      let expression = lowering.variables[deferred: variable]
    {
      return try lower(expression, into: dst)
    }
    if case .local(let variable) = callee.kind,
      let closure = lowering.inline.closures[ObjectIdentifier(variable)]
    {
      return try inlining.lowerInlined(closure, arguments, into: dst)
    }
    let window = openWindow(1 + arguments.count)
    defer { closeWindow(window) }
    let closure = try stableOperand(callee, before: arguments[...])
    emit(.move, window, closure.register)
    let used = try lowerArguments(
      arguments, CallLowering.noFunction, [], window: window + 1, receiver: nil
    ) { () throws(Fault) in
      if case .local(let variable) = callee.kind, let function = variable.function {
        self.openExistentials(in: arguments, of: function, window: window + 1)
      }
      self.emit(.callClosure, dst, window, payload: arguments.count)
      pads.noteThrow()
    }
    for operand in used.reversed() { discard(operand) }
    discard(closure)
  }

  /// A function that stands in for a callee without generic parameters.
  static let noFunction = Function(
    name: "", kind: .closure, parameters: [], result: .void, implementation: .requirement,
    source: .init(name: "", text: ""), span: .none)

  /// Calls an accessor with operands that are already evaluated; the result goes to `dst`.
  func callAccessor(
    _ accessor: Function, receiver: Register?, arguments: [Register], substitutions: [Type] = [],
    isVirtual: Bool, takesReceiver: Bool = false, isInPlace: Bool = false, into dst: Register
  ) {
    let offset: Register = accessor.selfParameter == .none ? 0 : 1
    let window = openWindow(Int(offset) + arguments.count + accessor.generics.parameters.count + 1)
    for (index, argument) in arguments.enumerated() {
      emit(.move, window + offset + Register(index), argument)
    }
    lowerSubstitutions(
      substitutions, accessor, window: window + offset + Register(arguments.count))
    if let receiver, offset == 1 {
      emit(takesReceiver ? .take : .move, window, receiver)
      if takesReceiver {
        lowering.cleanups.push(
          .putBack { [unowned lowering] in lowering.emit(.take, receiver, window) })
      }
    }
    let dispatch: Dispatch =
      accessor.isRequirement
      ? .witness : isVirtual && accessor.virtualIndex != nil ? .virtual : .direct
    if dispatch == .direct, let form = accessor.instructionForm, case .binary(let opcode) = form,
      arguments.count == 1
    {
      emit(opcode, dst, window, window + 1)
    } else if dispatch == .direct, let form = accessor.instructionForm,
      case .unary(let opcode) = form
    {
      emit(opcode, dst, window)
    } else {
      emitCall(accessor, dispatch, isInPlace: isInPlace, window: window, dst: dst)
    }
    if let receiver, takesReceiver, offset == 1 {
      _ = lowering.cleanups.pop()
      emit(.take, receiver, window)
    }
    closeWindow(window)
  }

  /// Passes an argument to a callee that takes ownership of it.
  func handOver(_ operand: Operand, to window: Register) {
    emit(operand.isOwned ? .take : .copy, window, operand.register)
  }

  /// Releases consumed arguments that the callee did not take: the witness of a consuming
  /// requirement may borrow.
  func takeBack(_ function: Function, window: Register) {
    if function.takesReceiver { emit(.release, window) }
    let first = window + (function.selfParameter == .none ? 0 : 1)
    for (index, parameter) in function.parameters.enumerated() where parameter.takesValue {
      emit(.release, first + Register(index))
    }
  }
}
