internal import Semantics

/// Reads of parts of variables. The operands of the path to a part, such as subscript indices, are
/// evaluated before the variable is read. If evaluating an index changes the variable, the index
/// sees the old value and the read sees the new one.
struct PathLowering: LoweringPart {
  let lowering: Lowering

  /// Reads an element if evaluating its arguments may change the base; otherwise emits nothing and
  /// returns false.
  func lowerChangingSubscript(
    _ expression: TypedExpression, into dst: Register
  ) throws(Fault) -> Bool {
    guard case .subscriptElement(let base, let element, let arguments, _, _) = expression.kind,
      isPartOfBase(element, base), !arguments.allSatisfy(effects.isPure),
      !arguments.contains(where: \.isExpansion)
    else { return false }
    var operands: [PathOperand] = []
    let path = try evaluatedPath(expression, &operands)
    try lower(path, into: dst)
    for operand in operands.reversed() {
      lowering.variables[operand.variable] = nil
      for value in operand.values.reversed() { discard(value) }
    }
    return true
  }

  /// Evaluates the operands of a path; returns an expression for the same storage that only has to
  /// be read.
  private func evaluatedPath(
    _ expression: TypedExpression, _ operands: inout [PathOperand]
  ) throws(Fault) -> TypedExpression {
    guard !expression.hasUnknownType else { return try evaluated(expression, &operands) }
    func same(_ kind: TypedExpression.Kind) -> TypedExpression {
      TypedExpression(kind, type: expression.type, span: expression.span)
    }
    switch expression.kind {
    case .local: return expression
    case .global(let variable): return touched(variable, expression)
    case .property(let base, let property, let isDirect):
      if case .global(let variable) = property.storage { return touched(variable, expression) }
      guard property.isSettable, !effects.isSuper(base) else { break }
      let isPart = !types.isClassBound(base.type) && !property.modifiers.isSetterNonmutating
      return same(
        .property(base: try evaluatedBase(base, isPart, &operands), property, isDirect: isDirect))
    case .subscriptElement(let base, let element, let arguments, let substitutions, let dispatch):
      guard element.isSettable, !element.isStatic, !arguments.contains(where: \.isExpansion) else {
        break
      }
      let base = try evaluatedBase(base, isPartOfBase(element, base), &operands)
      var values: [TypedExpression] = []
      for argument in arguments { values.append(try evaluated(argument, &operands)) }
      return same(
        .subscriptElement(
          base: base, element, arguments: values, substitutions: substitutions, dispatch: dispatch))
    case .keyPathElement(let base, let path):
      guard let name = types.nominal(of: path.type)?.name, name.hasSuffix("WritableKeyPath") else {
        break
      }
      let isPart = !types.isClassBound(base.type)
      let base = try evaluatedBase(base, isPart, &operands)
      return same(.keyPathElement(base: base, path: try evaluated(path, &operands)))
    case .tupleElement(let base, let index):
      return same(.tupleElement(try evaluatedPath(base, &operands), index))
    case .forceUnwrap(let inner, let isImplicit):
      return same(.forceUnwrap(try evaluatedPath(inner, &operands), isImplicit: isImplicit))
    case .convert(let inner) where types.conversion(from: inner.type, to: expression.type) == nil:
      return same(.convert(try evaluatedPath(inner, &operands)))
    default: break
    }
    return try evaluated(expression, &operands)
  }

  /// Evaluates the base of a part: as a path if setting the part changes the base, otherwise as a
  /// value.
  private func evaluatedBase(
    _ base: TypedExpression, _ isChanged: Bool, _ operands: inout [PathOperand]
  ) throws(Fault) -> TypedExpression {
    isChanged ? try evaluatedPath(base, &operands) : try evaluated(base, &operands)
  }

  /// Initializes a lazy global when its path is evaluated.
  private func touched(_ variable: GlobalVariable, _ expression: TypedExpression) -> TypedExpression
  {
    if variable.lazyInitialValue != nil {
      emit(.touchGlobal, payload: Int(bitPattern: machine.cell(for: variable)))
    }
    return expression
  }

  /// Evaluates an operand of a path; returns an expression that reads the result without effects.
  private func evaluated(
    _ expression: TypedExpression, _ operands: inout [PathOperand]
  ) throws(Fault) -> TypedExpression {
    if expression.isConstant { return expression }
    if case .closure = expression.kind { return expression }
    let variable = LocalVariable(name: "", type: expression.type, isLet: true)
    if let parts = try splitting.split(expression) {
      operands.append(PathOperand(variable: variable, values: parts.operands))
      lowering.variables[variable] = .parts(parts.operands.map(\.register), parts.type)
    } else {
      let value = try self.operands.stableOwned(expression)
      operands.append(PathOperand(variable: variable, values: [value]))
      lowering.variables[variable] = .register(value.register)
    }
    return TypedExpression(.local(variable), type: expression.type, span: expression.span)
  }

  /// Whether setting an element changes the value that it is an element of.
  private func isPartOfBase(_ element: Subscript, _ base: TypedExpression) -> Bool {
    element.isSettable && !element.isSetterNonmutating && !element.isStatic
      && !types.isClassBound(base.type)
  }
}

/// The value of an operand of a path, or its fields, and the temporary variable by which the path
/// refers to it.
private struct PathOperand {
  let variable: LocalVariable
  let values: [Operand]
}

extension Property {
  /// Whether the property can be set; its base is then evaluated as a path, too.
  fileprivate var isSettable: Bool {
    if isLet { return false }
    if case .computed = storage { return setter != nil || accessors.modify != nil }
    return true
  }
}

extension Subscript {
  fileprivate var isSettable: Bool { setter != nil || modify != nil }
}
