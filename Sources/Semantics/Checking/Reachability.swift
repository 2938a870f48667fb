import SourceText
import Syntax

/// Decides whether control can reach the end of a body.
struct Reachability: BodyPart {
  let body: BodyChecker

  /// Whether control never passes the end of the statements.
  func endsAbruptly(_ statements: [TypedStatement]) -> Bool {
    statements.contains(where: endsAbruptly)
  }

  /// Reports a missing `return`: at the end of the body, or at the last statement if its value has
  /// the result type.
  func missingReturn(
    in kind: StatementError.Body, of type: Type, after statements: [TypedStatement], end: Span
  ) {
    let missing = StatementError.missingReturn(kind, type.displayed)
    if case .expression(let value)? = statements.last?.kind,
      unifier.normalize(value.type).resolved == type
    {
      let place = Span(Int(value.span.start), Int(value.span.start))
      let note = Diagnostic(
        .note, StatementError.returnLastExpression, in: body.source, at: value.span,
        fixIts: [.init(span: place, replacement: "return ")])
      return error(missing, at: value.span, notes: [note])
    }
    error(missing, at: Span(max(0, Int(end.end) - 1), Int(end.end)))
  }

  private func endsAbruptly(_ statement: TypedStatement) -> Bool {
    switch statement.kind {
    case .return, .throw, .break, .continue, .fallthrough: return true
    case .expression(let expression):
      return unifier.simplify(expression.type).isNever || isTrap(expression)
    case .if(_, _, let then, let otherwise):
      return !otherwise.isEmpty && endsAbruptly(then) && endsAbruptly(otherwise)
    case .switch(let label, _, let cases):
      return cases.allSatisfy { endsAbruptly($0.body) && !breaks($0.body, to: label) }
    case .do(_, let body, let catches, _):
      return endsAbruptly(body) && catches.allSatisfy { endsAbruptly($0.body) }
    case .while(let label, let conditions, let body):
      guard conditions.count == 1, case .expression(let test) = conditions[0],
        constant(test) == true
      else { return false }
      return !breaks(body, to: label)
    case .repeatWhile(let label, let body, let condition):
      if constant(condition) == true { return !breaks(body, to: label) }
      return endsAbruptly(body) && !breaks(body, to: label, orContinues: true)
    default: return false
    }
  }

  private func isTrap(_ expression: TypedExpression) -> Bool {
    if case .trap = expression.kind { true } else { false }
  }

  /// The constant value of a condition made of literals; nil for others.
  private func constant(_ condition: TypedExpression) -> Bool? {
    switch condition.kind {
    case .boolean(let value): return value
    case .and(let left, let right):
      return constant(left).flatMap { $0 ? constant(right) : false }
    case .or(let left, let right):
      return constant(left).flatMap { $0 ? true : constant(right) }
    case .call(let function, _, let operands, _, _):
      if function.name == "!", operands.count == 1 { return constant(operands[0]).map { !$0 } }
      guard operands.count == 2, case .integer(let left) = operands[0].kind,
        case .integer(let right) = operands[1].kind
      else { return nil }
      switch function.name {
      case "<": return left < right
      case "<=": return left <= right
      case ">": return left > right
      case ">=": return left >= right
      case "==": return left == right
      case "!=": return left != right
      default: return nil
      }
    default: return nil
    }
  }

  private func breaks(
    _ statements: [TypedStatement], to label: LabelID, orContinues: Bool = false
  ) -> Bool {
    func breaks(_ statements: [TypedStatement], to label: LabelID) -> Bool {
      self.breaks(statements, to: label, orContinues: orContinues)
    }
    return statements.contains { statement in
      switch statement.kind {
      case .break(let target): return target == label
      case .continue(let target): return orContinues && target == label
      case .if(_, _, let then, let otherwise):
        return breaks(then, to: label) || breaks(otherwise, to: label)
      case .guard(_, let otherwise): return breaks(otherwise, to: label)
      case .while(_, _, let body), .repeatWhile(_, let body, _): return breaks(body, to: label)
      case .for(_, let loop): return breaks(loop.body, to: label)
      case .forPack(_, _, let body): return breaks(body, to: label)
      case .switch(_, _, let cases): return cases.contains { breaks($0.body, to: label) }
      case .do(_, let body, let catches, _):
        return breaks(body, to: label) || catches.contains { breaks($0.body, to: label) }
      default: return false
      }
    }
  }
}
