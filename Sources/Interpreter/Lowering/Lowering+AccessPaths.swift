internal import Semantics

/// Reads of parts of variables: everything on the path to a part, such as the indices of subscripts, is
/// evaluated before the variable is read, so that an index sees the variable before, and the read after,
/// what evaluating the index has changed.
extension Lowering {
  /// Reads an element whose arguments may change what it is read from; false if they cannot.
  func lowerChangingSubscript(
    _ expression: TypedExpression, into dst: Register
  ) throws(Fault) -> Bool {
    guard case .subscriptElement(let base, let element, let arguments, _, _) = expression.kind,
      isPartOfBase(element, base), !arguments.allSatisfy(isPure),
      !arguments.contains(where: \.isExpansion)
    else { return false }
    var operands: [PathOperand] = []
    let path = try evaluatedPath(expression, &operands)
    try lower(path, into: dst)
    for operand in operands.reversed() {
      locations[ObjectIdentifier(operand.variable)] = nil
      discard(operand.value)
    }
    return true
  }

  /// The same storage, with all operands of its path evaluated: what is left to do is to read it.
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
      guard property.isSettable, !isSuper(base) else { break }
      let isPart = !isClassBound(base.type) && !property.isSetterNonmutating
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
      guard let name = nominal(of: path.type)?.name, name.hasSuffix("WritableKeyPath") else {
        break
      }
      let isPart = !isClassBound(base.type)
      let base = try evaluatedBase(base, isPart, &operands)
      return same(.keyPathElement(base: base, path: try evaluated(path, &operands)))
    case .tupleElement(let base, let index):
      return same(.tupleElement(try evaluatedPath(base, &operands), index))
    case .forceUnwrap(let inner, let isImplicit):
      return same(.forceUnwrap(try evaluatedPath(inner, &operands), isImplicit: isImplicit))
    case .convert(let inner) where conversion(from: inner.type, to: expression.type) == nil:
      return same(.convert(try evaluatedPath(inner, &operands)))
    default: break
    }
    return try evaluated(expression, &operands)
  }

  /// The base of a part: a path where setting the part changes it, and otherwise a value.
  private func evaluatedBase(
    _ base: TypedExpression, _ isChanged: Bool, _ operands: inout [PathOperand]
  ) throws(Fault) -> TypedExpression {
    isChanged ? try evaluatedPath(base, &operands) : try evaluated(base, &operands)
  }

  /// A global of a type, or of a file, is worked out when its path is evaluated.
  private func touched(_ variable: GlobalVariable, _ expression: TypedExpression) -> TypedExpression
  {
    if variable.lazyInitialValue != nil {
      emit(.touchGlobal, payload: Int(bitPattern: machine.cell(for: variable)))
    }
    return expression
  }

  /// Evaluates an operand of a path; returns an expression that reads its value again, without effects.
  private func evaluated(
    _ expression: TypedExpression, _ operands: inout [PathOperand]
  ) throws(Fault) -> TypedExpression {
    switch expression.kind {
    case .integer, .integerLiteral, .double, .string, .character, .boolean, .inputLiteral,
      .nilLiteral, .metatype, .closure, .enumCaseReference:
      return expression
    default: break
    }
    let value = try stableOwned(expression)
    let variable = LocalVariable(name: "", type: expression.type, isLet: true)
    operands.append(PathOperand(variable: variable, value: value))
    locations[ObjectIdentifier(variable)] = .register(value.register)
    return TypedExpression(.local(variable), type: expression.type, span: expression.span)
  }

  /// Whether an element is a part of the value it is read from, and changes it when it is set.
  private func isPartOfBase(_ element: Subscript, _ base: TypedExpression) -> Bool {
    element.isSettable && !element.isSetterNonmutating && !element.isStatic
      && !isClassBound(base.type)
  }
}

/// The value of an operand of a path, and the temporary variable by which the path refers to it.
private struct PathOperand {
  let variable: LocalVariable
  let value: Operand
}

extension Property {
  /// Whether it may be set, so that what it is read from is a path, too.
  fileprivate var isSettable: Bool {
    if isLet { return false }
    if case .computed = storage { return setter != nil || modify != nil }
    return true
  }
}

extension Subscript {
  fileprivate var isSettable: Bool { setter != nil || modify != nil }
}
