import SourceText

/// Operations on literals whose type is open: they stay literals; and constants that do not fit their type.
struct LiteralArithmetic: BodyPart {
  let body: BodyChecker

  /// The operation as a literal of its own; nil where the operands are no open numbers, or where the
  /// program has functions of that name that could be meant.
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
    // The `1` of `1 + 2.5` is not what it is by itself.
    if joined.literal == .float {
      body.score.nonDefaultLiterals += wholeNumbers
    }
    return TypedExpression(.literalOperation(operation, operands), type: type, span: span)
  }

  /// `$0 << 8` where the first operand is still open: it is as open as that, however far it is shifted.
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

  /// How many literals an operand is made of.
  func literals(in operand: TypedExpression) -> Int {
    guard case .literalOperation(_, let operands) = operand.kind else { return 1 }
    return operands.reduce(0) { $0 + literals(in: $1) }
  }
}

extension Finisher {
  /// What the operator of a literal's operation is, now that the type is known.
  func finished(
    _ operation: LiteralOperation, _ operands: [TypedExpression], _ type: Type, _ span: Span
  ) -> TypedExpression.Kind {
    // What has no such operator was told to be another type, which has been reported.
    if type.isUnknown { return body.unknown(span).kind }
    let made = body.operatorChecker.operation(
      operation.name, operands.count == 1 ? .prefix : .infix, operands, span, expecting: type)
    return made.type == type ? finishedKind(made, type) : body.unknown(span).kind
  }
}
