import SourceText
import Syntax

/// Checks expressions with memoization.
struct MemoizedChecking: BodyPart {
  let body: BodyChecker

  /// Checks an argument, or returns the memoized result.
  func recheck(_ expression: Expression, expecting expected: Type?) -> TypedExpression {
    guard let key = memoKey(of: expression, expected) else {
      return body.check(expression, expecting: expected)
    }
    return value(for: key) { body.check(expression, expecting: expected) }
  }

  /// The memoized result for a key, or that of `work`.
  func value(for key: Memo.Key, _ work: () -> TypedExpression) -> TypedExpression {
    if let known = body.memos.values(of: key).first(where: isValid) { return restore(known) }
    // Outside speculative checks, an expression is checked only once.
    guard body.attemptDepth > 0 else { return work() }
    let (start, holeState) = (unifier.mark(), checker.inference.holeState)
    let lastVariable = checker.inference.variableCount
    let (open, pending) = (
      checker.inference.openVariables.count, checker.inference.pendingConformances.count
    )
    let reported = checker.diagnostics.count
    let (outer, before) = (body.context, body.context.found)
    outer.found = FoundEffects()
    let (saved, missed) = (body.score, body.later.usedName)
    let recorder = body.memos.beginRecording(
      DependencyRecorder(scope: body.scope, body: body.context))
    let value = work()
    body.memos.endRecording()
    let found = outer.found
    outer.found = before.union(found)
    let bound = checker.inference.trail.dropFirst(start)
    /// Whether a variable was made for the expression, or is one whose bindings are known for each
    /// state.
    func isOwn(_ variable: TypeVariable) -> Bool {
      variable.id > lastVariable || variable.isKept || variable.hole != nil
    }
    /// Whether a type mentions no unsolved variable from outside the expression.
    func isOwn(_ type: Type?) -> Bool {
      type?.containsVariable { $0.binding == nil && !isOwn($0) } != true
    }
    guard isOwn(value.type),
      bound.allSatisfy({ isOwn($0) && isOwn($0.binding) }),
      checker.inference.openVariables.count >= open,
      checker.inference.pendingConformances.count >= pending,
      checker.diagnostics.count >= reported, body.later.usedName == missed
    else { return value }
    for variable in bound { variable.isKept = true }
    for variable in checker.inference.openVariables.dropFirst(open) { variable.isKept = true }
    body.memos.keep(
      Memo(
        owners: (body.context, body.scope), recorder: recorder, value: value,
        solutions: bound.map { ($0, $0.binding) },
        holeStates: (holeState, checker.inference.holeState),
        openVariables: Array(checker.inference.openVariables.dropFirst(open)),
        pending: Array(checker.inference.pendingConformances.dropFirst(pending)),
        problems: Array(checker.diagnostics.dropFirst(reported)), score: body.score - saved,
        effects: found), for: key)
    return value
  }

  /// What a key contains about an expected type.
  private enum Openness {
    case known
    case open(constraints: [Type])
    /// More constraints than a key can hold.
    case constrained
  }

  private func openness(of type: Type?) -> Openness {
    guard let type else { return .open(constraints: []) }
    // The bindings of holes belong to the state in which the result is reused.
    let isKnown = !type.containsVariable { $0.hole == nil }
    guard !isKnown, case .variable(let variable) = type else {
      return isKnown ? .known : .constrained
    }
    guard variable.literal == nil, variable.members.isEmpty,
      !variable.constraints.contains(where: \.hasVariables)
    else { return .constrained }
    return .open(constraints: variable.constraints)
  }

  /// The key of an expression; nil if its result depends on more, or if it is cheap to check.
  private func memoKey(of expression: Expression, _ expected: Type?) -> Memo.Key? {
    switch expression.kind {
    case .call, .subscriptCall, .sequence, .infix: break
    default: return nil
    }
    guard body.passing.builder == nil, body.hints.isEmpty,
      !expression.startsImplicitly
    else { return nil }
    let type = expected.map(unifier.normalize)
    switch openness(of: type) {
    case .constrained: return nil
    case .known:
      return Memo.Key(
        span: expression.span, expected: type?.resolved, isExpecting: true, constraints: [],
        place: placeOfScope)
    case .open(let constraints):
      return Memo.Key(
        span: expression.span, expected: nil, isExpecting: type != nil, constraints: constraints,
        place: placeOfScope)
    }
  }

  private var placeOfScope: Memo.Place {
    .scope(body: ObjectIdentifier(body.context), scope: ObjectIdentifier(body.scope), body.effects)
  }

  private func placeOfClosure(_ passing: ClosurePassing) -> Memo.Place {
    .closure(
      passing, Memo.EnclosingBodies(body.context),
      types: body.scope.typeScope.map(ObjectIdentifier.init))
  }

  /// The key of a closure; nil if its result depends on more, such as open types.
  func memoKey(
    of closure: Closure, _ wanted: FunctionType?, _ passing: ClosurePassing
  ) -> Memo.Key? {
    guard body.attemptDepth > 0 || !body.memos.isEmpty, let wanted, body.hints.isEmpty,
      !(passing.builder?.hasVariables ?? false)
    else { return nil }
    let result = unifier.normalize(wanted.result)
    var open: [Type]?
    switch openness(of: result) {
    case .constrained: return nil
    case .known: break
    case .open(let constraints): open = constraints
    }
    // An open thrown type is inferred from the closure.
    let thrown = wanted.thrownType.map(unifier.normalize)
    let type = unifier.normalize(
      .function(
        FunctionType(
          parameters: wanted.parameters, result: open == nil ? result : .void,
          isAsync: wanted.isAsync, isThrowing: wanted.isThrowing,
          thrownType: thrown?.hasVariables ?? true ? nil : thrown)))
    guard !type.containsVariable(where: { $0.hole == nil }) else { return nil }
    return Memo.Key(
      span: closure.span, expected: type.resolved, isExpecting: true, hasOpenResult: open != nil,
      constraints: open ?? [],
      place: passing.isAutoclosure ? placeOfScope : placeOfClosure(passing))
  }

  /// Whether the names and holes that the result depends on still mean the same.
  private func isValid(_ known: Memo) -> Bool {
    guard known.holeStates.before == checker.inference.holeState else { return false }
    return known.recorder.dependencies.allSatisfy { dependency in
      body.lookUpLocal(dependency.name)?.identity == dependency.meaning
    }
  }

  private func restore(_ known: Memo) -> TypedExpression {
    checker.inference.repeatBindings(known.solutions, endingIn: known.holeStates.after)
    checker.inference.openVariables += known.openVariables
    checker.inference.pendingConformances += known.pending
    known.problems.forEach(checker.report)
    body.score += known.score
    for (variable, owner) in known.recorder.uses { body.use(variable, ownedBy: owner) }
    body.context.found = body.context.found.union(known.effects)
    return known.value
  }
}
