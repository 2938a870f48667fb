import SourceText
import Syntax

/// Diagnostics for systems without a solution: each operation is solved separately, and the first
/// failure is reported.
struct ConstraintDiagnosis: ConstraintPart {
  let system: ConstraintSystem

  func explained() -> TypedExpression {
    system.rechecksCalls = true
    return explain(system.terms.count - 1, system.context.expected.map(unifier.simplify))
  }

  private func explain(_ term: Int, _ target: Type?) -> TypedExpression {
    switch system.terms[term].kind {
    case .value(let value): return value
    case .deferred: return body.check(system.terms[term].expression, expecting: target)
    case .operation(let operation): return explain(term, operation, target)
    }
  }

  private func explain(_ term: Int, _ operation: Operation, _ target: Type?) -> TypedExpression {
    if operation.isLogical, !checker.tables.overloadedLogicalOperators.contains(operation.name) {
      return explainLogical(operation)
    }
    let operandTarget = operation.intrinsic == nil ? nil : target
    var operands = operation.operands.map { operand in
      system.terms[operand].isDeferred
        ? Operand(term: operand, kind: .deferred, isLate: false)
        : Operand(term: operand, kind: .value(explain(operand, operandTarget)), isLate: false)
    }
    if operands.contains(where: { $0.value?.type.isUnknown ?? false }) {
      return body.unknown(operation.span)
    }
    if let choice = bestChoice(term, operation, operands, target) {
      return system.application.made(choice, operation, operands, target)
    }
    operands = operands.map { settled($0, beside: operands, target) }
    let values = operands.compactMap(\.value)
    if values.count < operands.count || values.contains(where: \.type.isUnknown) {
      return body.unknown(operation.span)
    }
    if let choice = bestChoice(term, operation, operands, target) {
      return system.application.made(choice, operation, operands, target)
    }
    report(term, operation, values, target)
    return body.unknown(operation.span)
  }

  /// An operand that no choice accepts, checked with the type of the other operand, or with the
  /// expected one.
  private func settled(_ operand: Operand, beside others: [Operand], _ target: Type?) -> Operand {
    guard case .deferred = operand.kind else { return operand }
    let type = others.compactMap(\.value).first?.type
    let hint = type.flatMap { type -> Type? in
      if case .variable(let variable) = unifier.simplify(type) {
        return unifier.defaultType(of: variable) ?? target
      }
      return type
    }
    let value = body.check(system.terms[operand.term].expression, expecting: hint ?? target)
    return Operand(term: operand.term, kind: .value(value), isLate: false)
  }

  private func bestChoice(
    _ term: Int, _ operation: Operation, _ operands: [Operand], _ target: Type?
  ) -> Choice? {
    var state = system.initialState()
    for operand in operands { state.types[operand.term] = operand.value?.type }
    var best: (choice: Choice, score: Score)?
    for choice in [.literals] + system.disjunction(term, operation, state).joined() {
      let point = body.checkpoint()
      defer { body.rollBack(to: point) }
      body.score = .zero
      var pass = Pass(isFinal: false)
      guard system.choices.make(choice, operation, operands, target, &pass) != nil else { continue }
      if best.map({ body.score < $0.score }) ?? true { best = (choice, body.score) }
    }
    return best?.choice
  }

  private func explainLogical(_ operation: Operation) -> TypedExpression {
    let values = operation.operands.map {
      conversions.convert(explain($0, checker.bool), to: checker.bool, .operand)
    }
    return TypedExpression(
      operation.intrinsic == .and ? .and(values[0], values[1]) : .or(values[0], values[1]),
      type: checker.bool, span: operation.span)
  }

  private func report(
    _ term: Int, _ operation: Operation, _ values: [TypedExpression], _ target: Type?
  ) {
    switch operation.form {
    case .conditional: reportBranches(operation, values, target)
    case .prefix: body.operatorDiagnosis.reportUnary(operation, values[0], isPostfix: false)
    case .postfix: body.operatorDiagnosis.reportUnary(operation, values[0], isPostfix: true)
    case .infix where operation.intrinsic == .coalesce:
      reportCoalescing(operation, values[0], values[1])
    case .infix where operation.isLogical:
      for value in values { _ = conversions.convert(value, to: checker.bool, .operand) }
    case .infix:
      body.operatorDiagnosis.reportOperator(
        operation.name, values[0], values[1], operation.operatorSpan, expecting: target)
    }
  }

  private func reportBranches(
    _ operation: Operation, _ values: [TypedExpression], _ target: Type?
  ) {
    func isNil(_ value: TypedExpression) -> Bool {
      if case .nilLiteral = value.kind { true } else { false }
    }
    if let target, !target.hasVariables, !target.isUnknown,
      let empty = values.first(where: isNil),
      let other = values.first(where: { !isNil($0) }),
      conversions.tryConvert(other, to: target) != nil
    {
      return body.error(
        OperatorError.nilBranch(checker.displayed(target)),
        at: empty.span)
    }
    // If a type is written, the branch that does not convert to it is reported.
    if let target, let purpose = system.context.purpose, !target.hasVariables,
      let wrong = values.first(where: { conversions.tryConvert($0, to: target) == nil })
    {
      _ = conversions.convert(
        literals.applyDefaults(wrong), to: target, purpose, at: operation.operatorSpan)
      return
    }
    let types = values.map { unifier.normalize($0.type).resolved }
    body.error(
      OperatorError.mismatchingBranches(types[0].displayed, types[1].displayed),
      at: values[0].span)
  }

  private func reportCoalescing(
    _ operation: Operation, _ left: TypedExpression, _ right: TypedExpression
  ) {
    let own = unifier.normalize(right.type).resolved
    let optional = unifier.normalize(left.type).resolved
    let plain = optional.wrapped ?? optional
    let expected = system.context.expected
    if own.isOptional {
      body.error(
        OperatorError.cannotConvertOperand(own.displayed, to: optional.displayed), at: right.span)
    } else if let expected, !system.intrinsics.wouldEraseToAnyHashable(plain, right.type),
      conversions.tryConvert(right, to: expected) != nil
    {
      body.error(
        OperatorError.cannotConvertOperand(optional.displayed, to: checker.optional(own).displayed),
        at: left.span)
    } else if expected != nil {
      body.error(
        OperatorError.cannotConvertOperand(own.displayed, to: plain.displayed), at: right.span)
    } else {
      body.error(
        OperatorError.operands("??", optional.displayed, own.displayed), at: operation.operatorSpan)
    }
  }

  /// Whether an operator accepts operands of two types.
  func applies(_ name: String, _ a: Type, _ b: Type, _ span: Span) -> Bool {
    let values = [a, b].map { system.placeholder($0, span) }
    let operands = values.enumerated().map {
      Operand(term: $0.offset, kind: .value($0.element), isLate: false)
    }
    let operation = Operation(
      name: name, form: .infix, operands: [0, 1], operatorSpan: span, span: span)
    return body.operatorChecker.operators(name, [a, b]).contains { callable in
      guard case .function(let function) = callable.kind, function.parameters.count == 2,
        !checker.availability.isUnavailable(function)
      else { return false }
      let point = body.checkpoint()
      defer { body.rollBack(to: point) }
      var pass = Pass(isFinal: false)
      return system.choices.make(.function(function, callable), operation, operands, nil, &pass)
        != nil
    }
  }
}
