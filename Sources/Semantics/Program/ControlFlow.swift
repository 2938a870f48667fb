/// Whether control can reach the end of statements.
package enum ControlFlow {
  /// Whether control never passes the end of the statements.
  package static func endsAbruptly(_ statements: [TypedStatement]) -> Bool {
    statements.contains(where: endsAbruptly)
  }

  /// Whether control never passes the end of the statement.
  private static func endsAbruptly(_ statement: TypedStatement) -> Bool {
    switch statement.kind {
    case .return, .throw, .break, .continue, .fallthrough: return true
    case .expression(let expression):
      return expression.type.resolved.isNever || isTrap(expression)
    case .if(let label, _, let then, let otherwise):
      return !otherwise.isEmpty && endsAbruptly(then) && endsAbruptly(otherwise)
        && !breaks(then + otherwise, to: label)
    case .switch(let label, _, let cases):
      return cases.allSatisfy { endsAbruptly($0.body) && !breaks($0.body, to: label) }
    case .do(let label, let body, let catches, _):
      return endsAbruptly(body) && !breaks(body, to: label)
        && catches.allSatisfy { endsAbruptly($0.body) && !breaks($0.body, to: label) }
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

  private static func isTrap(_ expression: TypedExpression) -> Bool {
    if case .trap = expression.kind { true } else { false }
  }

  /// The constant value of a condition made of literals; nil for others.
  private static func constant(_ condition: TypedExpression) -> Bool? {
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

  private static func breaks(
    _ statements: [TypedStatement], to label: LabelID, orContinues: Bool = false
  ) -> Bool {
    func breaks(_ statements: [TypedStatement], to label: LabelID) -> Bool {
      ControlFlow.breaks(statements, to: label, orContinues: orContinues)
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
