internal import Semantics
internal import SourceText

/// What evaluating an expression, or accessing a property, may do: run code, change variables, release
/// values.
struct EffectAnalysis: LoweringPart {
  let lowering: Lowering

  func isMutableLocal(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .local(let variable): !variable.isLet || variable.isMutated
    case .global(let variable): lowering.variables[promoted: variable] != nil
    case .convert(let inner), .await(let inner): isMutableLocal(inner)
    default: false
    }
  }

  /// Whether evaluating an expression cannot end in an error.
  func cannotFail(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case _ where expression.hasUnknownType: false
    case _ where expression.isConstant: true
    case .local(let variable):
      switch locals.location(of: variable) {
      case .register?, .parts?, .metatype?: variable.ownership == .strong
      case .box?, .closureItself?, nil: false
      }
    case .convert(let inner):
      types.conversion(from: inner.type, to: expression.type) == nil && cannotFail(inner)
    default: false
    }
  }

  /// Whether evaluating the expression cannot change a variable.
  func isPure(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case _ where expression.isConstant: true
    case .local, .closure: true
    // A static variable, or a global of a file, may still need its lazy initialization.
    case .global(let variable):
      lowering.variables[promoted: variable] != nil || variable.lazyInitialValue == nil
    case .convert(let inner), .wrapOptional(let inner), .tupleElement(let inner, _),
      .forceUnwrap(let inner, _):
      isPure(inner)
    case .tuple(let elements): elements.allSatisfy(isPure)
    case .enumCase(_, let payload): payload.allSatisfy(isPure)
    case .property(let base, let property, let isDirect):
      if case .stored = property.storage, isDirect || !isOverridable(property) {
        isPure(base)
      } else if let getter = property.getter, getter.instructionForm != nil {
        isPure(base)
      } else {
        false
      }
    case .subscriptElement(let base, let element, let arguments, _, .direct):
      if let getter = element.getter, case .binary(.arrayGet)? = getter.instructionForm {
        isPure(base) && arguments.allSatisfy(isPure)
      } else {
        false
      }
    case .call(let function, let receiver, let arguments, _, _):
      if case .instruction(let name) = function.implementation {
        InstructionTable.isPure(name) && (receiver.map(isPure) ?? true)
          && arguments.allSatisfy(isPure)
      } else {
        false
      }
    default: false
    }
  }

  /// Whether reading a global may need to be tracked. In top-level code only objects need it,
  /// because only they can be passed to a view that is mounted.
  func mayBeTracked(_ variable: GlobalVariable) -> Bool {
    !variable.isLet && (function.kind != .topLevel || !types.isTrivial(variable.type))
  }

  /// Whether a value is stored inside the value of a variable and can be reached without running
  /// code.
  func isPart(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .tupleElement(let base, _): isVariableOrPart(base)
    case .property where splitting.splitField(expression) != nil: true
    case .property(let base, let property, let isDirect):
      if case .stored = property.storage, property.modifiers.ownership == .strong,
        isDirect || !isOverridable(property), !isTracked(property, isDirect && !isSuper(base))
      {
        isVariableOrPart(base)
      } else {
        false
      }
    case .subscriptElement(let base, let element, let arguments, _, .direct):
      if let getter = element.getter, case .binary(.arrayGet)? = getter.instructionForm {
        isVariableOrPart(base) && arguments.allSatisfy(hasNoEffects)
      } else {
        false
      }
    default: false
    }
  }

  /// Whether a value is a session variable, a variable in a register, or a part of one.
  func isVariableOrPart(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .local(let variable):
      if variable.ownership == .strong, case .register? = locals.location(of: variable) {
        true
      } else {
        false
      }
    // A static variable, or a global of a file, may still need its lazy initialization.
    case .global(let variable): variable.ownership == .strong && variable.lazyInitialValue == nil
    case .convert(let inner):
      types.conversion(from: inner.type, to: expression.type) == nil && isVariableOrPart(inner)
    default: isPart(expression)
    }
  }

  /// Whether evaluating an expression neither changes a variable nor releases a value.
  func hasNoEffects(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .integer, .double, .boolean, .inputLiteral: true
    case .local: isNumber(expression) || isVariableOrPart(expression)
    case .global: isPure(expression)
    case .convert(let inner):
      types.conversion(from: inner.type, to: expression.type) == nil && hasNoEffects(inner)
    case .tupleElement, .subscriptElement: isPart(expression)
    case .property(let base, let property, _):
      isPart(expression) || isCount(property) && isVariableOrPart(base)
    case .call(let function, let receiver, let arguments, _, .direct):
      if case .instruction(let name) = function.implementation, isNumber(expression),
        InstructionTable.isPure(name)
      {
        (receiver.map { function.selfParameter == .metatype || isNumber($0) && hasNoEffects($0) }
          ?? true)
          && arguments.allSatisfy { isNumber($0) && hasNoEffects($0) }
      } else {
        false
      }
    default: false
    }
  }

  /// Whether a property is the number of an array's elements.
  private func isCount(_ property: Property) -> Bool {
    if let getter = property.getter, case .unary(.arrayCount)? = getter.instructionForm {
      true
    } else {
      false
    }
  }

  private func isNumber(_ expression: TypedExpression) -> Bool {
    types.kind(of: expression.type)?.isNumber ?? false
  }

  /// Whether writes to a local variable call observers; the observers' own writes do not.
  func isObserved(_ variable: LocalVariable) -> Bool {
    let observers = [variable.willSet, variable.didSet].compactMap { $0 }
    return !observers.isEmpty && !observers.contains { lowering.isBeingLowered($0.function) }
  }

  /// Whether a subclass or conforming type may override a property.
  func isOverridable(_ property: Property) -> Bool {
    if property.owner?.kind == .protocol { return true }
    guard let getter = property.getter, getter.virtualIndex != nil else { return false }
    // Accessors made for a stored property access its storage, whether they are implicit or made
    // for a requirement.
    let isMadeForIt =
      function.isRequirement && function.accessed.property === property
    return function !== getter && function !== property.setter && !isMadeForIt
  }

  /// Whether another property overrides, or may later override, one with accessors.
  func mayBeOverridden(_ property: Property) -> Bool {
    property.owner?.kind == .protocol || machine.program.isOverridden(property)
  }

  /// Whether the base of an access is `super`: it bypasses overrides of the property, but not its
  /// observers.
  func isSuper(_ base: TypedExpression) -> Bool {
    guard case .convert(let inner) = base.kind, case .local(let variable) = inner.kind else {
      return false
    }
    return variable.name == "self" && types.isClass(base.type)
  }

  func isTracked(_ property: Property, _ isDirect: Bool) -> Bool {
    property.notification != nil && !isDirect
  }

  /// Whether a program may show that an initial value was evaluated: it is more than a literal.
  func mayShow(_ initialValue: Function) -> Bool {
    guard let body = machine.program.body(of: initialValue) else { return false }
    guard body.statements.count == 1, case .return(let value?) = body.statements[0].kind else {
      return true
    }
    return !value.isConstant
  }

  /// Whether the value is written by one instruction, after all operands were read.
  func isDirect(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .integer, .double, .boolean, .inputLiteral, .call, .local, .property: true
    default: false
    }
  }
}

extension TypedExpression {
  /// Whether it is a literal, or the name of a type or case: the same wherever it is evaluated.
  var isConstant: Bool {
    switch kind {
    case .integer, .integerLiteral, .double, .string, .character, .boolean, .inputLiteral,
      .nilLiteral, .metatype, .enumCaseReference:
      true
    default: false
    }
  }
}
