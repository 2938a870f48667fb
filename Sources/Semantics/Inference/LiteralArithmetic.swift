import SourceText

/// Operations on open literals, which stay literals, and constants that do not fit their type.
struct LiteralArithmetic: BodyPart {
  let body: BodyChecker

  /// The operation as a literal of its own; nil if the operands are not open numbers, or if the
  /// program has matching functions.
  func literalOperation(
    _ name: String, _ operands: [TypedExpression], among callables: [Callable], _ span: Span
  ) -> TypedExpression? {
    guard !callables.contains(where: body.callDiagnosis.isOfProgram) else {
      return nil
    }
    let operation = LiteralOperation(name: name, operandCount: operands.count)
    let start = body.checkpoint()
    let type = unifier.makeVariable(.integer, taking: [operation])
    var wholeNumbers = 0
    for operand in operands {
      guard case .variable(let variable) = unifier.simplify(operand.type),
        variable.literal == .integer || variable.literal == .float,
        unifier.unify(operand.type, type)
      else {
        body.rollBack(to: start)
        return nil
      }
      if variable.literal == .integer { wholeNumbers += literals(in: operand) }
    }
    guard case .variable(let joined) = type.shallow,
      let usual = unifier.defaultType(of: joined), unifier.has(operation, usual)
    else {
      body.rollBack(to: start)
      return nil
    }
    // The `1` of `1 + 2.5` does not have its default type.
    if joined.literal == .float {
      body.score.nonDefaultLiterals += wholeNumbers
    }
    return TypedExpression(.literalOperation(operation, operands), type: type, span: span)
  }

  /// `$0 << 8` with an open first operand: the result is as open as that operand.
  func literalShift(
    _ name: String, _ left: TypedExpression, _ right: TypedExpression, among callables: [Callable],
    _ span: Span
  ) -> TypedExpression? {
    guard name.isShiftOperator,
      !callables.contains(where: body.callDiagnosis.isOfProgram),
      case .variable(let variable) = unifier.simplify(left.type), variable.literal == .integer
    else { return nil }
    let operation = LiteralOperation(name: name, operandCount: 2)
    let start = body.checkpoint()
    let type = unifier.makeVariable(.integer, taking: [operation])
    guard unifier.unify(left.type, type), case .variable(let joined) = type.shallow,
      let usual = unifier.defaultType(of: joined), unifier.has(operation, usual)
    else {
      body.rollBack(to: start)
      return nil
    }
    return TypedExpression(.literalOperation(operation, [left, right]), type: type, span: span)
  }

  /// The number of literals in an operand.
  func literals(in operand: TypedExpression) -> Int {
    guard case .literalOperation(_, let operands) = operand.kind else { return 1 }
    return operands.reduce(0) { $0 + literals(in: $1) }
  }
}

extension Finisher {
  /// Resolves the operator of a literal operation, once its type is known.
  func finished(
    _ operation: LiteralOperation, _ operands: [TypedExpression], _ type: Type, _ span: Span
  ) -> TypedExpression.Kind {
    // A type without the operator has been reported already.
    if type.isUnknown { return body.unknown(span).kind }
    let made = body.operatorChecker.operation(
      operation.name, operands.count == 1 ? .prefix : .infix, operands, span, expecting: type)
    return made.type == type ? finishedKind(made, type) : body.unknown(span).kind
  }
}
