import SourceText
import Syntax

/// Checks `if` and `switch` as expressions: whether each branch gives a value, and what type they share.
struct BranchValueChecker: BodyPart {
  let body: BodyChecker

  func valueStatement(
    _ statement: Statement, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    guard hasValues(statement) else { return body.unknown(span) }
    var target = expected.map(unifier.simplify) ?? checker.makeVariable()
    // What stands behind `some P` is for the branches to tell.
    if case .opaque = target { target = checker.makeVariable() }
    if target.hasVariables {
      // What an optional wraps is for the branches to tell, some of which may give nil.
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

  /// Whether a closure that consists of an `if` or a `switch` gives nothing: nothing is asked for, or
  /// nobody says what is and the branches disagree.
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

  /// What the values of two branches both can be; nil where there is nothing.
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

  /// `if` and `switch` are expressions only where they are the whole of one.
  func requireOutermost(_ keyword: String, _ span: Span) {
    guard body.expressionDepth > 1 else { return }
    error(
      StatementError.statementAsValue(keyword: keyword),
      at: span)
  }

  /// Whether every branch gives a value or throws; where one does not, that is reported.
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
    // What leaves the branch is refused where it is checked.
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

  /// A branch after the first, where nothing outside says what the branches give: each has the type that it
  /// has by itself, so that `2` beside `1.5` is an `Int`. Nil where it has none, as a closure may.
  private func alone(_ expression: Expression, for target: ResultTarget) -> TypedExpression? {
    guard target.isOpen, target.firstSpan != nil else { return nil }
    return body.kept(
      { literals.settle(body.check(expression)) }, if: { !unifier.normalize($0.type).hasVariables })
  }

  /// An expression that gives the value of the enclosing `if` or `switch` expression.
  func resultStatement(_ expression: Expression, _ span: Span) -> [TypedStatement] {
    guard let target = body.flow.value.target else { return [] }
    body.flow.value.isResult = false
    defer { body.flow.value.isResult = true }
    let type = unifier.simplify(target.type)
    let typed = alone(expression, for: target) ?? body.check(expression, expecting: target.type)
    if unifier.simplify(typed.type).isNever {
      return [TypedStatement(.expression(typed), span: span)]
    }
    if case .variable(let variable) = type, variable.literal == nil {
      _ = unifier.unify(type, literals.settle(typed).type)
      body.flow.value.target?.firstSpan = span
      return [TypedStatement(.result(typed), span: span)]
    }
    if target.isOpen, target.joined != nil || conversions.tryConvert(typed, to: type) == nil {
      if let joined = join(target.joined ?? type, literals.settle(typed).type) {
        body.flow.value.target?.joined = joined
        return [TypedStatement(.result(typed), span: span)]
      }
      body.mismatchedBranches = (type, typed.type)
      error(
        ConversionError.mismatchedBranches(checker.stated(type), checker.stated(typed.type)),
        at: target.firstSpan ?? span)
      return []
    }
    return [
      TypedStatement(.result(conversions.convert(typed, to: type, .initialization)), span: span)
    ]
  }
}

extension Expression {
  /// Whether what is inside stands where the expression does.
  var isTransparent: Bool {
    switch kind {
    case .assignment, .sequence, .try, .await: true
    default: false
    }
  }
}
