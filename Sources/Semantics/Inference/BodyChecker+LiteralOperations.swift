import SourceText

/// Operators between literals: `2 * 3` is as open as `6` is, and which function the operator stands for
/// is known when the type is.
extension BodyChecker {
  /// The operation as a literal of its own; nil where the operands are no open numbers, or where the
  /// program has functions of that name that could be meant.
  func literalOperation(
    _ name: String, _ operands: [TypedExpression], among callables: [Callable], _ span: Span
  ) -> TypedExpression? {
    guard !callables.contains(where: callDiagnosis.isOfProgram) else {
      return nil
    }
    let operation = LiteralOperation(name: name, operandCount: operands.count)
    let start = checkpoint()
    let type = checker.makeVariable(.integer, taking: [operation])
    var wholeNumbers = 0
    for operand in operands {
      guard case .variable(let variable) = checker.simplify(operand.type),
        variable.literal == .integer || variable.literal == .float,
        checker.unify(operand.type, type)
      else {
        rollBack(to: start)
        return nil
      }
      if variable.literal == .integer { wholeNumbers += literals(in: operand) }
    }
    guard case .variable(let joined) = type.shallow,
      let usual = checker.defaultType(of: joined), checker.has(operation, usual)
    else {
      rollBack(to: start)
      return nil
    }
    // The `1` of `1 + 2.5` is not what it is by itself.
    if joined.literal == .float {
      score.nonDefaultLiterals += wholeNumbers
    }
    return TypedExpression(.literalOperation(operation, operands), type: type, span: span)
  }

  /// `$0 << 8` where the first operand is still open: it is as open as that, however far it is shifted.
  func literalShift(
    _ name: String, _ left: TypedExpression, _ right: TypedExpression, among callables: [Callable],
    _ span: Span
  ) -> TypedExpression? {
    guard isShift(name), !callables.contains(where: callDiagnosis.isOfProgram),
      case .variable(let variable) = checker.simplify(left.type), variable.literal == .integer
    else { return nil }
    let operation = LiteralOperation(name: name, operandCount: 2)
    let start = checkpoint()
    let type = checker.makeVariable(.integer, taking: [operation])
    guard checker.unify(left.type, type), case .variable(let joined) = type.shallow,
      let usual = checker.defaultType(of: joined), checker.has(operation, usual)
    else {
      rollBack(to: start)
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
    let made = body.operation(
      operation.name, operands.count == 1 ? .prefix : .infix, operands, span, expecting: type)
    return made.type == type ? finishedKind(made, type) : body.unknown(span).kind
  }
}

extension TypeChecker {
  /// An open number that operators are applied to.
  func makeVariable(_ literal: TypeVariable.Literal, taking operations: Set<LiteralOperation>)
    -> Type
  {
    let type = makeVariable(literal)
    if case .variable(let variable) = type { variable.operations = operations }
    return type
  }

  /// Whether a type has an operator that takes and gives nothing but that type.
  func has(_ operation: LiteralOperation, _ type: Type) -> Bool {
    // How far to shift is a number of any type of its own.
    let isShift = operation.name == "<<" || operation.name == ">>"
    func isSuch(_ function: Function, _ map: Substitution) -> Bool {
      let operands = function.parameters.map(\.type).prefix(isShift ? 1 : operation.operandCount)
      return function.parameters.count == operation.operandCount && !function.isPostfix
        && ([function.result] + operands).allSatisfy { normalize($0.substituting(map)) == type }
    }
    let type = normalize(type)
    if type.isUnknown { return true }
    if lookUpMembers(operation.name, in: type).contains(where: { candidate in
      if case .function(let function) = candidate.member {
        function.isStatic && isSuch(function, candidate.map)
      } else {
        false
      }
    }) {
      return true
    }
    return lookUpGlobal(operation.name, from: type.nominal?.source).contains { symbol in
      if case .function(let function) = symbol { isSuch(function, [:]) } else { false }
    }
  }
}
