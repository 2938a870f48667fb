import SourceText
import Syntax

/// What checking an expression made, to be used again where overloads around it are tried in turn:
/// without it, the cost of calls inside calls would grow with each level.
///
/// Only what says nothing of types outside of it is kept. Types that were found inside are found
/// again as they were.
struct Recheck {
  /// What the result depends on besides the text.
  struct Circumstances: Equatable {
    /// What is expected; nil where that is not known yet.
    let expected: Type?
    /// Whether a type is expected, known or not.
    let isExpecting: Bool
    /// What is asked of an expected type that is not known yet.
    let constraints: [Type]
    let context: ObjectIdentifier
    let scope: ObjectIdentifier
    let isCovered: Bool
    let isAwaited: Bool
  }

  let circumstances: Circumstances
  /// So that nothing else comes to stand where they are.
  let owners: (BodyContext, Scope)
  let value: TypedExpression
  let solutions: [(variable: TypeVariable, type: Type?)]
  let openVariables: [TypeVariable]
  let pending: [PendingConformance]
  let problems: [Diagnostic]
  let score: Score
  let waits: Bool
  let throwsErrors: Bool
}

extension BodyChecker {
  /// Checks an argument, or gives what that made before.
  func recheck(_ expression: Expression, expecting expected: Type?) -> TypedExpression {
    guard let circumstances = circumstances(of: expression, expected) else {
      return check(expression, expecting: expected)
    }
    if let known = rechecks[expression.span]?.first(where: { $0.circumstances == circumstances }) {
      return restore(known)
    }
    let start = checker.mark()
    let lastVariable = checker.variableCount
    let (open, pending) = (checker.openVariables.count, checker.pendingConformances.count)
    let reported = checker.diagnostics.count
    let (outer, effects) = (context, (context.containsAwait, context.containsThrow))
    (outer.containsAwait, outer.containsThrow) = (false, false)
    let saved = score
    let value = check(expression, expecting: expected)
    let (waits, throwsErrors) = (outer.containsAwait, outer.containsThrow)
    (outer.containsAwait, outer.containsThrow) = (effects.0 || waits, effects.1 || throwsErrors)
    let bound = checker.trail.dropFirst(start)
    /// Whether it mentions nothing without a solution that is as old as what is around.
    func isOwn(_ type: Type?) -> Bool {
      type?.containsVariable { $0.binding == nil && $0.id <= lastVariable && !$0.isKept } != true
    }
    guard attemptDepth > 0, isOwn(value.type),
      bound.allSatisfy({ ($0.id > lastVariable || $0.isKept) && isOwn($0.binding) }),
      checker.openVariables.count >= open, checker.pendingConformances.count >= pending,
      checker.diagnostics.count >= reported
    else { return value }
    for variable in bound { variable.isKept = true }
    for variable in checker.openVariables.dropFirst(open) { variable.isKept = true }
    rechecks[expression.span, default: []].append(
      Recheck(
        circumstances: circumstances, owners: (context, scope), value: value,
        solutions: bound.map { ($0, $0.binding) },
        openVariables: Array(checker.openVariables.dropFirst(open)),
        pending: Array(checker.pendingConformances.dropFirst(pending)),
        problems: Array(checker.diagnostics.dropFirst(reported)), score: score - saved,
        waits: waits, throwsErrors: throwsErrors))
    return value
  }

  /// What decides how the expression is checked; nil where more does, or where it costs little.
  private func circumstances(
    of expression: Expression, _ expected: Type?
  ) -> Recheck.Circumstances? {
    switch expression.kind {
    case .call, .subscriptCall, .sequence, .infix: break
    default: return nil
    }
    guard implicitBase == nil, builder == nil, inferredParameter == nil, changedPlace == nil,
      wantedMember == nil, chainRoot == nil, !startsImplicitly(expression)
    else { return nil }
    let type = expected.map(checker.normalize)
    var constraints: [Type] = []
    var isOpen = type == nil
    if case .variable(let variable)? = type {
      guard variable.literal == nil, variable.members.isEmpty else { return nil }
      (isOpen, constraints) = (true, variable.constraints)
    }
    guard isOpen || !(type?.hasVariables ?? false), !constraints.contains(where: \.hasVariables)
    else {
      return nil
    }
    return Recheck.Circumstances(
      expected: isOpen ? nil : type?.resolved, isExpecting: type != nil, constraints: constraints,
      context: ObjectIdentifier(context), scope: ObjectIdentifier(scope), isCovered: isCovered,
      isAwaited: isAwaited)
  }

  private func restore(_ known: Recheck) -> TypedExpression {
    for (variable, type) in known.solutions {
      variable.binding = type
      checker.trail.append(variable)
    }
    checker.openVariables += known.openVariables
    checker.pendingConformances += known.pending
    known.problems.forEach(checker.report)
    score += known.score
    if known.waits { context.containsAwait = true }
    if known.throwsErrors { context.containsThrow = true }
    return known.value
  }
}
