import SourceText
import Syntax

/// Generates terms from syntax: one for each operand and operation.
struct ConstraintGenerator: ConstraintPart {
  let system: ConstraintSystem

  /// Generates the terms of an expression, operands first.
  func generate(_ expression: Expression, _ locator: Locator) -> Int {
    switch expression.kind {
    case .parenthesized(let inner) where !body.packs.isExpansion(inner):
      return generate(inner, locator)
    case .sequence(let elements): return generate(body.fold(elements, expression.span), locator)
    case .infix(let lhs, let name, let operatorSpan, let rhs)
    where locator.path.isEmpty || !checker.isAssignmentOperator(name):
      return generate(
        name, .infix, [lhs, rhs], operatorSpan,
        Self.standsAtOperator(name) ? operatorSpan : expression.span, expression, locator)
    case .prefixOperator(let name, let operatorSpan, let operand):
      if let literal = body.operatorChecker.signedLiteral(expression, expecting: nil) {
        return system.add(Term(expression: expression, locator: locator, kind: .value(literal)))
      }
      guard checker.operators.isPrefix(name), !Self.isMissing(operand) else {
        body.operatorDiagnosis.reportMisplacedPrefix(name, operatorSpan, operand, expression.span)
        return system.add(unknown(expression, locator))
      }
      return generate(
        name, .prefix, [operand], operatorSpan, expression.span, expression, locator)
    case .postfixOperator(let operand, let name, let operatorSpan)
    where locator.path.isEmpty || endsChain(operand):
      guard checker.operators.isPostfix(name) else {
        body.error(FoldingError.notPostfix(name), at: operatorSpan)
        body.calls.checkLoosely(operand)
        return system.add(unknown(expression, locator))
      }
      return generate(
        name, .postfix, [operand], operatorSpan, expression.location, expression, locator)
    case .ternary(let condition, let then, let otherwise):
      let test = body.check(condition, to: checker.bool, .condition)
      let branches = [then, otherwise].enumerated().map { index, branch in
        generate(branch, locator.appending(.branch(index), at: branch.span))
      }
      let operation = Operation(
        name: "?:", form: .conditional(test), operands: branches,
        operatorSpan: expression.operatorSpan ?? expression.span,
        span: expression.span)
      return system.add(Term(expression: expression, locator: locator, kind: .operation(operation)))
    default: return leaf(expression, locator)
    }
  }

  /// Whether the typed expression has the operator's span, as calls of operator functions do.
  private static func standsAtOperator(_ name: String) -> Bool {
    !["&&", "||", "??"].contains(name)
  }

  private static func isMissing(_ expression: Expression) -> Bool {
    if case .missing = expression.kind { true } else { false }
  }

  private func unknown(_ expression: Expression, _ locator: Locator) -> Term {
    Term(expression: expression, locator: locator, kind: .value(body.unknown(expression.span)))
  }

  private func generate(
    _ name: String, _ form: Operation.Form, _ operands: [Expression], _ operatorSpan: Span,
    _ span: Span, _ expression: Expression, _ locator: Locator
  ) -> Int {
    // Functions passed to an operator are checked like arguments of a call.
    if !locator.path.isEmpty, operands.contains(where: body.operatorChecker.isFunctionLike) {
      return leaf(expression, locator)
    }
    if let call = body.operatorChecker.operatorWithClosure(
      operands, name, operatorSpan, locator.path.isEmpty ? system.context.expected : nil)
    {
      return system.add(Term(expression: expression, locator: locator, kind: .value(call)))
    }
    let isPostfix = if case .postfix = form { true } else { false }
    let ids = operands.enumerated().map { index, operand in
      let place = locator.appending(.operand(index), at: operand.span)
      if isPostfix, !endsChain(operand) { return leaf(operand, place, inChain: true) }
      return index == 1 && !Self.standsAtOperator(name)
        ? body.effectChecker.rethrowing(at: operatorSpan) { generate(operand, place) }
        : generate(operand, place)
    }
    if let value = system.holeOperation(name, form, ids, span) {
      return system.add(Term(expression: expression, locator: locator, kind: .value(value)))
    }
    let operation = Operation(
      name: name, form: form, operands: ids, operatorSpan: operatorSpan, span: span)
    return system.add(Term(expression: expression, locator: locator, kind: .operation(operation)))
  }

  /// Whether an optional chain inside the operand ends there.
  private func endsChain(_ operand: Expression) -> Bool {
    switch operand.kind {
    case .parenthesized, .integerLiteral, .floatLiteral, .stringLiteral, .array, .dictionary: true
    default: false
    }
  }

  /// A term for an operand that is not an operation; its check is deferred if it depends on the
  /// expected type.
  private func leaf(
    _ expression: Expression, _ locator: Locator, inChain: Bool = false
  ) -> Int {
    func deferred() -> Int {
      system.add(Term(expression: expression, locator: locator, kind: .deferred))
    }
    if needsContext(expression) {
      // Operators of arrays are candidates if the literal could be an array.
      if case .array = expression.kind { system.see(checker.array(checker.makeVariable())) }
      return deferred()
    }
    let start = body.checkpoint()
    let value =
      inChain
      ? body.chains.chainLink(expression, expecting: nil)
      : body.memoized.recheck(expression, expecting: nil)
    let isWrong = body.hasErrors(since: start)
    if isWrong && dependsOnResult(expression) || isAmbiguous(expression) {
      body.rollBack(to: start)
      return deferred()
    }
    return system.add(Term(expression: expression, locator: locator, kind: .value(value)))
  }

  /// Whether an expression has no type of its own.
  private func needsContext(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .nilLiteral, .closure, .array, .dictionary:
      return body.collections.typeNamed(by: expression) == nil
    case .tuple(let elements): return elements.contains { needsContext($0.value) }
    case .keyPath(let path): return path.root == nil
    case .parenthesized(let inner): return needsContext(inner)
    // An operator as a function has as many types as overloads.
    case .identifier(let name): return !(name.name.utf8.first?.isIdentifierStart ?? true)
    default: return expression.startsImplicitly
    }
  }

  /// Whether the arguments of a call that fails by itself may depend on its expected result.
  private func dependsOnResult(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .stringLiteral(let literal):
      return literal.segments.contains {
        if case .interpolation(let arguments, _) = $0 { arguments.count > 1 } else { false }
      }
    case .call(let call), .subscriptCall(let call):
      return !call.trailingClosures.isEmpty || call.arguments.contains { needsContext($0.value) }
        || needsContext(call.callee) || dependsOnResult(call.callee)
    case .member(let base, _), .forceUnwrap(let base), .parenthesized(let base):
      return dependsOnResult(base)
    case .try(_, let inner), .await(let inner), .cast(let inner, _, _):
      return needsContext(inner) || dependsOnResult(inner)
    case .tuple(let elements):
      return elements.contains { needsContext($0.value) || dependsOnResult($0.value) }
    case .infix(let left, _, _, let right):
      return [left, right].contains(where: body.operatorChecker.isFunctionLike)
    case .prefixOperator(_, _, let operand): return body.operatorChecker.isFunctionLike(operand)
    default: return false
    }
  }

  /// Whether the call's overloads differ only in their results.
  private func isAmbiguous(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind else { return false }
    return body.ambiguousCalls[call.callee.span] != nil
  }
}
