import SourceText
import Syntax

/// What checking an expression made, to be used again where overloads around it are tried in turn:
/// without it, the cost of calls inside calls, and of closures inside closures, would grow with each
/// level.
///
/// Only what says nothing of types outside of it is kept. Types that were found inside are found
/// again as they were.
struct Memo {
  /// What the result depends on besides the text.
  struct Key: Hashable {
    let span: Span
    /// What is expected; nil where that is not known yet. Of a function type whose result is not known
    /// yet, all but that.
    let expected: Type?
    /// Whether a type is expected, known or not.
    let isExpecting: Bool
    /// Whether what the expected function gives is not known yet.
    var hasOpenResult = false
    /// What is asked of an expected type, or result, that is not known yet.
    let constraints: [Type]
    let place: Place
  }

  /// Where it is checked.
  enum Place: Hashable {
    /// In one body and scope.
    case scope(
      body: ObjectIdentifier, scope: ObjectIdentifier, isCovered: Bool, isAwaited: Bool)
    /// A closure. What it names in the bodies around may be declared anew each time that those are
    /// checked: that is a dependency.
    case closure(Passing, Surroundings, types: ObjectIdentifier?)
  }

  /// What the bodies around say about a closure in them.
  struct Surroundings: Hashable {
    /// The innermost function.
    let function: ObjectIdentifier?
    /// The actor that a closure around belongs to; nil where that is for the function to say.
    let isolation: Isolation?
    let isolatedParameter: String?
    /// Whether the innermost body may wait.
    let isAsync: Bool
    /// Whether a closure around may outlive the call that it is passed to.
    let escapes: Bool
    /// Whether such a closure has to name `self`.
    let needsSelf: Bool

    init(_ body: BodyContext) {
      let bodies = Array(sequence(first: body, next: \.parent))
      function = bodies.lazy.compactMap { $0.localFunction ?? $0.function }.first
        .map(ObjectIdentifier.init)
      isolation = bodies.lazy.compactMap(\.isolation).first
      isolatedParameter = bodies.lazy.compactMap(\.isolatedParameter).first
      isAsync = body.isAsync
      escapes = bodies.contains(where: \.isEscaping)
      needsSelf = bodies.contains { $0.isEscaping && !$0.impliesSelf }
    }
  }

  /// How a closure is passed.
  struct Passing: Hashable {
    let builder: Type?
    let escapes: Bool
    let impliesSelf: Bool
    let isolation: Isolation?
    let isAutoclosure: Bool
  }

  /// Retained so that their ObjectIdentifiers stay unique.
  let owners: (BodyContext, Scope)
  /// What it depends on in the bodies around.
  let recorder: DependencyRecorder
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
    guard let key = memoKey(of: expression, expected) else {
      return check(expression, expecting: expected)
    }
    return memoized(key) { check(expression, expecting: expected) }
  }

  /// What the work makes, or what it made before in the same circumstances.
  func memoized(_ key: Memo.Key, _ work: () -> TypedExpression) -> TypedExpression {
    if let known = memos[key]?.first(where: isValid) { return restore(known) }
    // What is not an attempt is checked once.
    guard attemptDepth > 0 else { return work() }
    let start = checker.mark()
    let lastVariable = checker.variableCount
    let (open, pending) = (checker.openVariables.count, checker.pendingConformances.count)
    let reported = checker.diagnostics.count
    let (outer, effects) = (context, (context.containsAwait, context.containsThrow))
    (outer.containsAwait, outer.containsThrow) = (false, false)
    let (saved, missed) = (score, missedName)
    let recorder = DependencyRecorder(scope: scope, body: context)
    recorders.append(recorder)
    let value = work()
    recorders.removeLast()
    let (waits, throwsErrors) = (outer.containsAwait, outer.containsThrow)
    (outer.containsAwait, outer.containsThrow) = (effects.0 || waits, effects.1 || throwsErrors)
    let bound = checker.trail.dropFirst(start)
    /// Whether it mentions nothing without a solution that is as old as what is around.
    func isOwn(_ type: Type?) -> Bool {
      type?.containsVariable { $0.binding == nil && $0.id <= lastVariable && !$0.isKept } != true
    }
    guard isOwn(value.type),
      bound.allSatisfy({ ($0.id > lastVariable || $0.isKept) && isOwn($0.binding) }),
      checker.openVariables.count >= open, checker.pendingConformances.count >= pending,
      checker.diagnostics.count >= reported, missedName == missed
    else { return value }
    for variable in bound { variable.isKept = true }
    for variable in checker.openVariables.dropFirst(open) { variable.isKept = true }
    memos[key, default: []].append(
      Memo(
        owners: (context, scope), recorder: recorder, value: value,
        solutions: bound.map { ($0, $0.binding) },
        openVariables: Array(checker.openVariables.dropFirst(open)),
        pending: Array(checker.pendingConformances.dropFirst(pending)),
        problems: Array(checker.diagnostics.dropFirst(reported)), score: score - saved,
        waits: waits, throwsErrors: throwsErrors))
    return value
  }

  /// What is asked of a type that is not known yet, as a key tells it.
  private enum Openness {
    case known
    case open(constraints: [Type])
    /// More is asked than a key tells.
    case constrained
  }

  private func openness(of type: Type?) -> Openness {
    guard let type else { return .open(constraints: []) }
    guard case .variable(let variable) = type else {
      return type.hasVariables ? .constrained : .known
    }
    guard variable.literal == nil, variable.members.isEmpty,
      !variable.constraints.contains(where: \.hasVariables)
    else { return .constrained }
    return .open(constraints: variable.constraints)
  }

  /// What decides how the expression is checked; nil where more does, or where it costs little.
  private func memoKey(of expression: Expression, _ expected: Type?) -> Memo.Key? {
    switch expression.kind {
    case .call, .subscriptCall, .sequence, .infix: break
    default: return nil
    }
    guard builder == nil, isWithoutContext, !startsImplicitly(expression) else { return nil }
    let type = expected.map(checker.normalize)
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
    .scope(
      body: ObjectIdentifier(context), scope: ObjectIdentifier(scope), isCovered: isCovered,
      isAwaited: isAwaited)
  }

  private func placeOfClosure(_ passing: Memo.Passing) -> Memo.Place {
    .closure(
      passing, Memo.Surroundings(context), types: scope.typeScope.map(ObjectIdentifier.init))
  }

  /// What decides how the closure is checked; nil where more does, such as types that are not known yet.
  func memoKey(
    of closure: Closure, _ wanted: FunctionType?, _ passing: Memo.Passing
  ) -> Memo.Key? {
    guard attemptDepth > 0 || !memos.isEmpty, let wanted, isWithoutContext,
      !(passing.builder?.hasVariables ?? false)
    else { return nil }
    let result = checker.normalize(wanted.result)
    var open: [Type]?
    switch openness(of: result) {
    case .constrained: return nil
    case .known: break
    case .open(let constraints): open = constraints
    }
    // What is thrown is the closure's own where it is not known yet.
    let thrown = wanted.thrownType.map(checker.normalize)
    let type = checker.normalize(
      .function(
        FunctionType(
          parameters: wanted.parameters, result: open == nil ? result : .void,
          isAsync: wanted.isAsync, isThrowing: wanted.isThrowing,
          thrownType: thrown?.hasVariables ?? true ? nil : thrown)))
    guard !type.hasVariables else { return nil }
    return Memo.Key(
      span: closure.span, expected: type.resolved, isExpecting: true, hasOpenResult: open != nil,
      constraints: open ?? [],
      place: passing.isAutoclosure ? placeOfScope : placeOfClosure(passing))
  }

  /// Whether nothing but the expected type is handed down to what is checked next.
  private var isWithoutContext: Bool {
    implicitBase == nil && inferredParameter == nil && changedPlace == nil && wantedMember == nil
      && chainRoot == nil
  }

  /// Whether the names that it depends on mean the same.
  private func isValid(_ known: Memo) -> Bool {
    known.recorder.dependencies.allSatisfy { dependency in
      lookUpLocal(dependency.name)?.identity == dependency.meaning
    }
  }

  private func restore(_ known: Memo) -> TypedExpression {
    // What the expression came to before may still hold, where it is checked twice.
    for (variable, type) in known.solutions where variable.binding == nil {
      variable.binding = type
      checker.trail.append(variable)
    }
    checker.openVariables += known.openVariables
    checker.pendingConformances += known.pending
    known.problems.forEach(checker.report)
    score += known.score
    for (variable, owner) in known.recorder.uses { use(variable, ownedBy: owner) }
    if known.waits { context.containsAwait = true }
    if known.throwsErrors { context.containsThrow = true }
    return known.value
  }
}
