import Prelude
import SourceText
import Syntax

/// Resolves overloads.
struct OverloadResolver: BodyPart {
  let body: BodyChecker

  /// Chooses among callables by labels, then by types.
  ///
  /// - Parameter mayBeInert: whether a modifier without a declaration for these arguments is inert.
  func resolveCall(
    _ callables: [Callable], _ name: String, _ call: Call, _ span: Span, _ expected: Type?,
    having member: WantedMember? = nil, mayBeInert: Bool = true
  ) -> TypedExpression {
    var viable: [(Callable, [PassedArgument])] = []
    var failures: [(Callable, ArgumentFailure)] = []
    for callable in callables {
      switch body.matcher.match(parameters(of: callable), call) {
      case .success(let passed): viable.append((callable, passed))
      case .failure(let failure): failures.append((callable, failure))
      }
    }
    if viable.count > 1 {
      let usable = viable.filter { !isUnavailable($0.0) }
      if !usable.isEmpty, usable.count < viable.count, name != "buildExpression" {
        if let refusal = refusal(of: usable, instead: viable, name, call, span, expected) {
          error(refusal, at: span)
          return body.unknown(span)
        }
        viable = usable
      }
    }
    if viable.isEmpty {
      if mayBeInert, let inert = body.inert.inertCall(callables, name, call, span) { return inert }
      body.callDiagnosis.reportNoMatch(failures, name, call, span)
      for argument in call.arguments { body.calls.checkLoosely(argument.value) }
      return body.unknown(span)
    }
    if viable.count == 1 {
      if viable[0].0.isUncurried,
        body.callDiagnosis.refusesUncurried(viable[0].0, viable[0].1, call, span)
      {
        return body.unknown(span)
      }
      if mayBeInert, viable[0].0.receiver != nil, PreludeLibrary.inertModifierNames.contains(name),
        let made = finishOrInert(viable[0].0, viable[0].1, name, call, span, expected)
      {
        return made
      }
      return body.invocations.finish(viable[0].0, viable[0].1, name, call, span, expected)
    }
    return rank(viable, name, call, span, expected, having: member, mayBeInert: mayBeInert)
  }

  /// Checks a call of a modifier that is declared for some arguments and inert for others.
  private func finishOrInert(
    _ callable: Callable, _ passed: [PassedArgument], _ name: String, _ call: Call, _ span: Span,
    _ expected: Type?
  ) -> TypedExpression? {
    let start = body.checkpoint()
    let (made, problems) = body.attempt {
      body.invocations.finish(callable, passed, name, call, span, expected)
    }
    // An unmet requirement means that no other form of the modifier is intended.
    if problems.filter(\.isError).allSatisfy(\.isUnmetRequirement) {
      problems.forEach(checker.report)
      return made
    }
    body.rollBack(to: start)
    return body.inert.inertCall([callable], name, call, span)
  }

  /// The message of an unavailable overload, for a call that no other overload accepts.
  private func refusal(
    of usable: [(Callable, [PassedArgument])], instead all: [(Callable, [PassedArgument])],
    _ name: String, _ call: Call, _ span: Span, _ expected: Type?
  ) -> AvailabilityError? {
    let start = body.checkpoint()
    let fits = usable.contains { callable, passed in
      defer { body.rollBack(to: start) }
      return !body.attempt { body.invocations.finish(callable, passed, name, call, span, expected) }
        .1
        .contains(where: \.isError)
    }
    guard !fits, let argument = call.arguments.first else { return nil }
    let (value, _) = body.attempt { literals.applyDefaults(body.check(argument.value)) }
    body.rollBack(to: start)
    // A value without a type of its own, such as nil, meets no requirements.
    let isOpen = conversions.isVariable(unifier.simplify(value.type))
    let refusing = all.filter { isUnavailable($0.0) }.compactMap { callable, _ -> Function? in
      guard case .function(let function) = callable.kind,
        function.generics.extensionRequirements.allSatisfy({ requirement in
          if case .conformance(_, let constraint) = requirement {
            !isOpen && conformances.meets(value.type, constraint)
          } else {
            true
          }
        })
      else { return nil }
      return function
    }
    guard
      let nearest = refusing.max(by: {
        $0.generics.extensionRequirements.count < $1.generics.extensionRequirements.count
      }), let reason = checker.availability.unavailableMessage(nearest), !reason.isEmpty
    else { return nil }
    return .unavailable(checker.describeName(nearest), reason: reason)
  }

  private func isUnavailable(_ callable: Callable) -> Bool {
    if case .function(let function) = callable.kind {
      checker.availability.isUnavailable(function)
    } else {
      false
    }
  }

  private func rank(
    _ viable: [(Callable, [PassedArgument])], _ name: String, _ call: Call, _ span: Span,
    _ expected: Type?, having member: WantedMember?, mayBeInert: Bool
  ) -> TypedExpression {
    var best: [Ranked] = []
    var problems: [[Diagnostic]] = []
    for (index, (callable, passed)) in viable.enumerated() {
      let start = body.checkpoint()
      body.score = .zero
      let (_, found) = body.attempt {
        let made = body.invocations.finish(callable, passed, name, call, span, expected)
        if let expected, !isWanted(made, as: expected) { body.score.mismatches += 1 }
        if let member, !body.members.has(member, in: made.type) {
          body.score.mismatches += 1
        }
        return made
      }
      let (conversions, cost) = (
        body.score,
        body.score.weight * 10 + callable.distance / 50 + body.ranking.specificity(callable, passed)
          + (isAsync(callable) == (body.effects.isAwaited && canAwait)
            ? 0 : Self.effectMismatchPenalty)
      )
      let implausibility = checker.holeSolver.implausibility(ofHolesSolvedSince: start.trail)
      body.rollBack(to: start)
      if found.contains(where: \.isError) {
        problems.append(found)
        continue
      }
      best.append(
        Ranked(index: index, score: conversions, cost: cost, implausibility: implausibility))
    }
    let winners = winners(among: best, viable)
    if winners.isEmpty {
      let lacksConformance = problems.contains {
        $0.filter(\.isError).allSatisfy(\.isUnmetRequirement)
      }
      if mayBeInert, !lacksConformance,
        let inert = body.inert.inertCall(viable.map(\.0), name, call, span)
      {
        return inert
      }
      return body.callDiagnosis.reportAllFailed(viable, problems, name, call, span, expected)
    }
    if winners.count > 1, differOnlyInResult(winners.map { viable[$0.index].0 }) {
      body.ambiguousCalls[call.callee.span] = name
      if let expected, unifier.simplify(expected) == .any {
        return ambiguous(winners.map { viable[$0.index].0 }, name, call, span)
      }
    }
    let indices = winners.map(\.index)
    guard let chosen = indices.count == 1 ? indices[0] : body.ranking.mostSpecific(indices, viable)
    else {
      return ambiguous(indices.map { viable[$0].0 }, name, call, span)
    }
    return body.invocations.finish(viable[chosen].0, viable[chosen].1, name, call, span, expected)
  }

  /// A candidate that accepts the call.
  private struct Ranked {
    let index: Int
    let score: Score
    let cost: Int
    /// How unusual the types are that the candidate infers for holes.
    let implausibility: Int
  }

  /// The candidates of lowest cost, among those with the least surprise that no other refines.
  private func winners(
    among candidates: [Ranked], _ viable: [(Callable, [PassedArgument])]
  ) -> [Ranked] {
    let rivals = checker.holes.isEmpty ? candidates : plausible(candidates, viable)
    let least = rivals.map(\.implausibility).min()
    let likely = rivals.filter { $0.implausibility == least }
    let best = likely.filter { candidate in
      !likely.contains { other in
        let (own, rival) = (viable[candidate.index], viable[other.index])
        return other.score == candidate.score && body.ranking.isRefined(own, by: rival)
          || body.ranking.takesExistentials(rival.0, insteadOf: own.0)
      }
    }
    let lowest = best.map(\.cost).min()
    return best.filter { $0.cost == lowest }
  }

  /// Those candidates that are not disfavored, and those that infer far less unusual types for holes than
  /// these do. A list is not unusual enough: `flatMap` gives lists rather than what is not nil.
  private func plausible(
    _ candidates: [Ranked], _ viable: [(Callable, [PassedArgument])]
  ) -> [Ranked] {
    let isFavored = candidates.map { !viable[$0.index].0.isDisfavored }
    let least = zip(candidates, isFavored).filter(\.1).map(\.0.implausibility).min()
    guard let least, isFavored.contains(false) else { return candidates }
    return zip(candidates, isFavored).filter { $1 || $0.implausibility + 1 < least }.map(\.0)
  }

  /// The penalty for an async/sync mismatch: an async function without `await`, or a synchronous
  /// one after it.
  private static let effectMismatchPenalty = 10_000_000

  /// Whether a value converts to the expected type, or meets the constraints of an open one.
  private func isWanted(_ made: TypedExpression, as expected: Type) -> Bool {
    let expected = unifier.simplify(expected)
    if case .variable(let variable) = expected, variable.literal == nil,
      case .nominal = unifier.simplify(made.type)
    {
      return variable.constraints.allSatisfy { conformances.meets(made.type, $0) }
    }
    return expected.isUnknown || conversions.tryConvert(made, to: expected) != nil
  }

  private var canAwait: Bool {
    body.effectChecker.supportsConcurrency || body.context.function?.kind == .topLevel
  }

  private func isAsync(_ callable: Callable) -> Bool {
    if case .function(let function) = callable.kind { function.effects.isAsync } else { false }
  }

  /// Whether functions of the program differ only in their result types.
  private func differOnlyInResult(_ callables: [Callable]) -> Bool {
    let functions = callables.compactMap { callable in
      if case .function(let function) = callable.kind { function } else { nil }
    }
    guard functions.count == callables.count, let first = functions.first else { return false }
    return functions.dropFirst().allSatisfy { other in
      !other.source.isLibrary && other.owner === first.owner
        && other.parameters.map(\.type) == first.parameters.map(\.type)
        && other.result != first.result && other.generics.parameters.isEmpty
    }
  }

  /// Reports an ambiguous call that is the initial value of a variable without a type.
  func requireUnambiguous(_ initializer: Expression) {
    guard case .call(let call) = initializer.kind, let name = body.ambiguousCalls[call.callee.span]
    else {
      return
    }
    error(
      NameError.ambiguous(shownName(name, call.arguments.map { $0.label ?? "_" })),
      at: call.callee.location)
  }

  /// A function's name with its labels, which are omitted if none of its arguments is labeled.
  private func shownName(_ name: String, _ labels: [String]) -> String {
    name != "init" && !labels.isEmpty && labels.allSatisfy { $0 == "_" }
      ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// Reports a call that is ambiguous among functions of the program.
  private func ambiguous(
    _ callables: [Callable], _ name: String, _ call: Call, _ span: Span
  ) -> TypedExpression {
    let names = Set(
      callables.map { shownName(name, parameters(of: $0).map { $0.label ?? "_" }) })
    let notes = callables.compactMap { callable -> Diagnostic? in
      guard case .function(let function) = callable.kind else { return nil }
      return Diagnostic(
        .note, CallError.foundCandidate, in: function.source, at: function.span)
    }
    error(
      NameError.ambiguous(names.count == 1 ? names.first ?? name : name),
      at: call.callee.span.isEmpty ? span : call.callee.location, notes: notes)
    return body.unknown(span)
  }

  func parameters(of callable: Callable) -> [ParameterSymbol] {
    switch callable.kind {
    case .inertModifier: return []
    case .function(let function):
      if callable.isUncurried {
        return [
          ParameterSymbol(label: nil, name: "self", type: function.owner?.declaredType ?? .unknown)
        ]
      }
      return function.parameters
    case .enumCase(let element):
      let defaults = checker.tables.caseDefaults[ObjectIdentifier(element)] ?? []
      return element.payload.enumerated().map { index, part in
        ParameterSymbol(
          label: part.label, name: part.label ?? "", type: part.type,
          defaultValue: index < defaults.count ? defaults[index] : nil)
      }
    case .value(let value):
      guard case .function(let type) = unifier.simplify(value.type) else { return [] }
      return type.parameters.map {
        if case .expansion(let pattern) = $0.type {
          return ParameterSymbol(label: nil, name: "", type: pattern, isPack: true)
        }
        return ParameterSymbol(
          label: nil, name: "", type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic,
          isAutoclosure: $0.isAutoclosure)
      }
    }
  }
}
