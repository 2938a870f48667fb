import SourceText
import Syntax

/// Checks `if` and `switch` expressions: whether each branch has a value, and their common type.
struct BranchValueChecker: BodyPart {
  let body: BodyChecker

  func valueStatement(
    _ statement: Statement, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    guard hasValues(statement) else { return body.unknown(span) }
    var target = expected.map(unifier.simplify) ?? checker.makeVariable()
    // The branches determine the underlying type of `some P`.
    if case .opaque = target { target = checker.makeVariable() }
    if target.hasVariables {
      // The branches determine the wrapped type of an optional; some may be nil.
      target = target.isOptional ? checker.optional(checker.makeVariable()) : checker.makeVariable()
    }
    let outer = body.flow.value
    defer { body.flow.value = outer }
    body.flow.value = BranchValue(
      target: ResultTarget(type: target, isOpen: target.hasVariables), isResult: true)
    let start = body.checkpoint()
    var typed = body.statementChecker.statement(statement)
    if let joined = body.flow.value.target?.joined {
      body.rollBack(to: start)
      target = joined
      body.flow.value.target = ResultTarget(type: joined, isOpen: false)
      typed = body.statementChecker.statement(statement)
    }
    return TypedExpression(
      .statement(
        typed.first
          ?? TypedStatement(
            .do(
              checker.makeLabel(), body: [], catches: [],
              error: body.makeLocal("error", .any, isLet: true, span: span)), span: span)),
      type: target, span: span)
  }

  /// Whether a closure whose body is a single `if` or `switch` has no result: it needs none, or its
  /// type is open and the branches disagree.
  func isOnlyStatement(
    _ block: CodeBlock, _ single: Expression, _ result: Type
  ) -> Bool {
    if case .expression = block.statements[0].kind { return false }
    switch unifier.simplify(result) {
    case let type where type.isVoid: return true
    case .variable:
      let start = body.checkpoint()
      defer { body.rollBack(to: start) }
      body.mismatchedBranches = nil
      _ = body.attempt { body.check(single, expecting: result) }
      return body.mismatchedBranches != nil
    default: return false
    }
  }

  /// The common type of two branches; nil if there is none.
  private func join(_ first: Type, _ second: Type) -> Type? {
    func converts(_ type: Type, to target: Type) -> Bool {
      let value = LocalVariable(name: "$", type: type, isLet: true, span: .none)
      return body.probe {
        conversions.conversion(body.local(value, .none), to: unifier.simplify(target)) != nil
      }
    }
    if converts(second, to: first) { return first }
    if converts(first, to: second) { return second }
    return body.collections.commonSuperclass([first, second])
  }

  /// Reports `if` and `switch` expressions that are nested in another expression.
  func requireOutermost(_ keyword: String, _ span: Span) {
    guard body.expressionDepth > 1 else { return }
    error(
      StatementError.statementAsValue(keyword: keyword),
      at: span)
  }

  /// Whether every branch has a value or throws; reports those that do not.
  private func hasValues(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .if(let branches):
      guard hasValue(branches.body, of: "if") else { return false }
      return switch branches.otherwise {
      case .block(let block)?: hasValue(block, of: "if")
      case .if(let inner, let span)?: hasValues(Statement(.if(inner), span: span))
      case nil: true
      }
    case .switch(let branches):
      return branches.cases.allSatisfy { branch in
        if case .element(let branch) = branch { hasValue(branch.body, of: "switch") } else { true }
      }
    default: return true
    }
  }

  private func hasValue(_ block: CodeBlock, of keyword: String) -> Bool {
    let ending = Span(max(0, Int(block.span.end) - 1), Int(block.span.end))
    if block.isElided { return true }
    guard let last = block.statements.last else {
      error(StatementError.emptyBranch(keyword: keyword), at: ending)
      return false
    }
    switch last.kind {
    // Leaving the branch is reported where the statement is checked.
    case .throw, .fallthrough, .return, .break, .continue: return true
    case .expression where block.statements.count == 1: return true
    case .if, .switch, .do, .conditionalCompilation, .placeholder:
      if block.statements.count == 1 { return hasValues(last) }
    default: break
    }
    error(
      StatementError.branchWithoutValue(keyword: keyword), at: keyword == "if" ? ending : last.span
    )
    return false
  }

  /// A later branch of an expression without an expected type, checked by itself: `2` beside `1.5`
  /// is an `Int`. Nil if it has no type by itself, as a closure may.
  private func checkedWithoutContext(_ expression: Expression, for target: ResultTarget)
    -> TypedExpression?
  {
    guard target.isOpen, target.firstSpan != nil else { return nil }
    return body.keepIfValid(
      { literals.applyDefaults(body.check(expression)) },
      if: { !unifier.normalize($0.type).hasVariables })
  }

  /// The expression that is the value of a branch of the enclosing `if` or `switch` expression.
  func resultStatement(_ expression: Expression, _ span: Span) -> [TypedStatement] {
    guard let target = body.flow.value.target else { return [] }
    body.flow.value.isResult = false
    defer { body.flow.value.isResult = true }
    let type = unifier.simplify(target.type)
    let typed =
      checkedWithoutContext(expression, for: target)
      ?? body.check(expression, expecting: target.type)
    if unifier.simplify(typed.type).isNever {
      return [TypedStatement(.expression(typed), span: span)]
    }
    if case .variable(let variable) = type, variable.literal == nil {
      _ = unifier.unify(type, literals.applyDefaults(typed).type)
      body.flow.value.target?.firstSpan = span
      return [TypedStatement(.result(typed), span: span)]
    }
    if target.isOpen, target.joined != nil || conversions.tryConvert(typed, to: type) == nil {
      if let joined = join(target.joined ?? type, literals.applyDefaults(typed).type) {
        body.flow.value.target?.joined = joined
        return [TypedStatement(.result(typed), span: span)]
      }
      body.mismatchedBranches = (type, typed.type)
      error(
        ConversionError.mismatchedBranches(checker.displayed(type), checker.displayed(typed.type)),
        at: target.firstSpan ?? span)
      return []
    }
    return [
      TypedStatement(.result(conversions.convert(typed, to: type, .initialization)), span: span)
    ]
  }
}

extension Expression {
  /// Whether the operand inside counts as being at the same depth as the expression.
  var isTransparent: Bool {
    switch kind {
    case .assignment, .sequence, .try, .await: true
    default: false
    }
  }
}
