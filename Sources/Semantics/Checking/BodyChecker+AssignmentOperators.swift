import SourceText
import Syntax

/// Operators that change their left side.
extension BodyChecker {
  /// `a += b`.
  func assignmentOperator(
    _ lhs: Expression, _ name: String, _ operatorSpan: Span, _ rhs: Expression, _ span: Span
  ) -> TypedExpression {
    let outer = hasOptionalChain
    hasOptionalChain = false
    defer { hasOptionalChain = outer }
    let place = changed(lhs)
    if place.type.isUnknown {
      checkLoosely(rhs)
      return unknown(span)
    }
    let chained = hasOptionalChain
    hasOptionalChain = false
    let type = checker.simplify(place.type)
    let deferring = operators(name, [type]).filter(takesAutoclosure)
    // `n += 2` beside a `+=` that takes an autoclosure of another type is the usual one.
    if !deferring.isEmpty, !chained,
      let made = kept({ resolveOperator(deferring, [lhs, rhs], name, operatorSpan, nil) })
    {
      return made
    }
    var right = check(rhs, expecting: type)
    // `scores += [1, 2]` and `scores += others` for a `[Int?]`: of an array, one of the same elements.
    if type.isPrelude("Array"), right.type.isPrelude("Array") {
      right = tryConvert(right, to: type) ?? right
    }
    let callables = operators(name, [type, right.type])
    // `counter += 2` may be an operator that takes an object, and changes that.
    if !right.type.isUnknown, let made = unchanging(callables, place, right, span) {
      return chained ? closeChain(made) : made
    }
    requireMutable(place, lhs.location, .mutatingOperator)
    if right.type.isUnknown { return unknown(span) }
    var best: (Int, Int)?
    for (index, callable) in callables.enumerated() {
      guard case .function(let function) = callable.kind, function.parameters.count == 2,
        function.parameters[0].isInout
      else { continue }
      let start = checker.mark()
      let saved = score
      score = 0
      let (made, problems) = attempt {
        operatorCall(function, callable, [place, right], span, deferred: rhs)
      }
      if made != nil, !problems.contains(where: \.isError) {
        let cost = score * 10 + rank(of: function, callable)
        if best == nil || cost < best!.1 { best = (index, cost) }
      }
      score = saved
      checker.undo(to: start)
    }
    guard let best, case .function(let function) = callables[best.0].kind,
      let made = operatorCall(function, callables[best.0], [place, right], span, deferred: rhs)
    else {
      reportOperator(name, place, right, operatorSpan, expecting: nil)
      return unknown(span)
    }
    requireUse(of: function, by: right, operatorSpan)
    return chained ? closeChain(made) : made
  }

  /// The call of an operator that takes its left side as a value, where one fits.
  private func unchanging(
    _ callables: [Callable], _ left: TypedExpression, _ right: TypedExpression, _ span: Span
  ) -> TypedExpression? {
    for callable in callables {
      guard case .function(let function) = callable.kind, function.parameters.count == 2,
        !function.parameters[0].isInout, !function.parameters[1].isAutoclosure
      else { continue }
      let start = checker.mark()
      if let made = operatorCall(function, callable, [left, right], span) {
        requireUse(of: function, by: right, span)
        return made
      }
      checker.undo(to: start)
    }
    return nil
  }
}

extension TypeChecker {
  /// Whether an operator changes its left side.
  func isAssignmentOperator(_ name: String) -> Bool {
    operators.group(ofInfix: name)?.isAssignment ?? false
  }
}
