import Prelude
import SourceText
import Syntax

/// Diagnostics for calls that match no function.
struct CallDiagnosis: BodyPart {
  let body: BodyChecker

  func reportNoMatch(
    _ failures: [(Callable, ArgumentFailure)], _ name: String, _ call: Call, _ span: Span
  ) {
    if let (callable, _) = failures.first, failures.allSatisfy({ $0.0.isUncurried }),
      case .function(let function) = callable.kind, let owner = function.owner
    {
      reportInstanceMember(function, of: owner, call)
      return
    }
    if failures.count == 1, case .enumCase(let element) = failures[0].0.kind,
      element.payload.isEmpty
    {
      error(
        CallError.noAssociatedValues(case: element.name, of: element.owner),
        at: call.callee.location)
      return
    }
    let isMislabelled = failures.contains {
      if case .wrongLabel(nil, _, _) = $0.1.problem { true } else { false }
    }
    if !isMislabelled, reportUnmet(failures.map(\.0), name, call) { return }
    let count = call.arguments.count + call.trailingClosures.count
    let isLabel =
      if case .wrongLabel = failures[0].1.problem {
        failures.count == 1 && body.overloads.parameters(of: failures[0].0).count >= count
      } else {
        false
      }
    if !isLabel, failures.contains(where: { $0.0.receiver != nil }), reportsHidden(by: call) {
      return
    }
    if failures.count == 1
      || name != "init" && failures.allSatisfy({ sameProblem($0.1, failures[0].1) })
    {
      body.matcher.report(failures[0].1, call, span)
      return
    }
    if let failure = likeliestFailure(failures, name, call, span) {
      return body.matcher.report(failure, call, span)
    }
    error(
      CallError.noExactMatch(callee(name, failures.first?.0)), at: call.callee.location)
  }

  /// The failure of the most likely candidate, if there is one.
  private func likeliestFailure(
    _ failures: [(Callable, ArgumentFailure)], _ name: String, _ call: Call, _ span: Span
  ) -> ArgumentFailure? {
    // Prefer a candidate that accepts all given arguments but misses one.
    let unfinished = failures.filter { _, failure in
      if case .missing = failure.problem { failure.position == .max } else { false }
    }
    if name != "init", let first = unfinished.first?.1, call.trailingClosures.isEmpty,
      unfinished.allSatisfy({ sameProblem($0.1, first) })
    {
      return first
    }
    if let failure = body.overloads.likeliestFailure(failures, name, call, span) { return failure }
    // Of several candidates that lack arguments, prefer the one missing the fewest.
    if unfinished.count == failures.count || name == "init" && !unfinished.isEmpty,
      call.trailingClosures.isEmpty,
      let nearest = unfinished.min(by: { $0.1.missing.count < $1.1.missing.count })
    {
      return nearest.1
    }
    // Prefer the candidate with the nearest number of parameters.
    guard name == "init", failures.count == 2 else { return nil }
    let count = call.arguments.count + call.trailingClosures.count
    return failures.min {
      abs(body.overloads.parameters(of: $0.0).count - count)
        < abs(body.overloads.parameters(of: $1.0).count - count)
    }?.1
  }

  /// Reports an instance method called on the type with an argument that is not an instance.
  func refusesUncurried(
    _ callable: Callable, _ passed: [PassedArgument], _ call: Call, _ span: Span
  ) -> Bool {
    guard case .function(let function) = callable.kind, let owner = function.owner else {
      return false
    }
    let (_, problems) = body.probe {
      body.attempt { body.invocations.finish(callable, passed, function.name, call, span, nil) }
    }
    guard problems.contains(where: { $0.isError && isArgumentMismatch($0, call) }) else {
      return false
    }
    reportInstanceMember(function, of: owner, call)
    return true
  }

  private func base(of member: Expression) -> Expression? {
    if case .member(let base, _) = member.kind { base } else { nil }
  }

  private func reportInstanceMember(_ function: Function, of owner: NominalType, _ call: Call) {
    error(
      MemberError.instanceMember(function.name, onType: .nominal(owner, []), suggestsValue: true),
      at: base(of: call.callee)?.errorPlace ?? call.callee.location)
  }

  /// Arguments that infer different types for one generic parameter.
  func conflict(_ from: Type, _ target: Type) -> ConversionError? {
    guard let inferred = body.hints.sharedParameter, inferred.hasEquals else { return nil }
    let (parameter, isOfLibrary) = (inferred.parameter, inferred.isOfLibrary)
    func known(_ type: Type) -> Type? {
      if case .variable(let variable) = type { return unifier.defaultType(of: variable) }
      return type.nominal == nil ? nil : type
    }
    guard let own = known(from), let other = known(target) else { return nil }
    // A literal's type is inferred last; library functions have several overloads to try.
    let isLiteral = if case .variable = target { !isOfLibrary } else { false }
    let types = isLiteral ? (own, other) : (other, own)
    return .conflictingArguments(
      parameter: parameter.name, types.0.displayed, types.1.displayed)
  }

  /// Reports a library function of that name whose generic requirement the receiver does not meet.
  private func reportUnmet(_ callables: [Callable], _ name: String, _ call: Call) -> Bool {
    guard name != "init", !callables.contains(where: isOfProgram),
      let receiver = callables.first?.receiver,
      let unmet = body.genericRequirements.unmetRequirement(
        of: name, in: receiver.type, call)
    else { return false }
    error(unmet, at: call.callee.location)
    return true
  }

  /// Reports a call by name alone that resolved to a member of `self` with other parameters and
  /// shadows a global function that would match.
  ///
  /// - Returns: whether an error was reported.
  func reportsHidden(by call: Call) -> Bool {
    guard case .identifier(let name) = call.callee.kind, body.lookUpLocal(name.name) == nil else {
      return false
    }
    let globals = checker.globalLookup.lookUpGlobal(name.name, from: body.source).compactMap {
      symbol -> Function? in
      guard case .function(let function) = symbol, function.owner == nil,
        case .success = body.matcher.match(function.parameters, call)
      else { return nil }
      return function
    }
    var module = PreludeLibrary.module(declaring: name.name) ?? "Swift"
    let title: String
    if let global = globals.first {
      if !global.source.isLibrary { module = global.source.module }
      title = checker.shortName(global)
    } else if name.name == "type", call.arguments.map(\.label) == ["of"] {
      title = "type(of:)"
    } else {
      return false
    }
    error(
      NameError.hiddenByMember(name.name, function: title, module: module),
      at: call.callee.location,
      notes: [
        Diagnostic(
          .note, NameError.hiddenFunction(module: module),
          in: body.source, at: call.callee.location)
      ])
    return true
  }

  func isOfProgram(_ callable: Callable) -> Bool {
    if case .function(let function) = callable.kind {
      !function.source.isLibrary
    } else {
      true
    }
  }

  private func callee(_ name: String, _ callable: Callable?) -> CallError.Callee {
    if name == "init" { return .initializer }
    guard case .function(let function)? = callable?.kind else { return .function(name) }
    if function.owner == nil { return .globalFunction(name) }
    return function.modifiers.isStatic ? .staticMethod(name) : .instanceMethod(name)
  }

  private func sameProblem(_ left: ArgumentFailure, _ right: ArgumentFailure) -> Bool {
    switch (left.problem, right.problem) {
    case (.missing(let a), .missing(let b)): a.label == b.label
    case (.extra, .extra), (.extraTrailing, .extraTrailing): true
    default: false
    }
  }

  func reportAllFailed(
    _ viable: [(Callable, [PassedArgument])], _ problems: [[Diagnostic]], _ name: String,
    _ call: Call, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    let missing = missingNames(problems)
    if !missing.isEmpty {
      missing.forEach(checker.report)
      return body.unknown(span)
    }
    // An unavailable overload with a message exists to explain the error: report its message.
    for (callable, _) in viable {
      guard case .function(let function) = callable.kind,
        let reason = checker.availability.unavailableMessage(function), !reason.isEmpty
      else { continue }
      error(AvailabilityError.unavailable(function.name, reason: reason), at: span)
      return body.unknown(span)
    }
    if reportUnmet(viable.map(\.0), name, call) { return body.unknown(span) }
    if reportMemberOfNone(problems, call) { return body.unknown(span) }
    // If a closure is passed, ignore overloads that take none.
    let likely = zip(viable, problems).filter { takesClosures($0.0.0, $0.0.1) }
    if !likely.isEmpty, likely.count < viable.count, viable.count == problems.count {
      if likely.count == 1 {
        likely[0].1.forEach(checker.report)
        return body.unknown(span)
      }
      return reportAllFailed(likely.map(\.0), likely.map(\.1), name, call, span, expected)
    }
    if let shown = nearestProblems(problems, name, call) {
      shown.forEach(checker.report)
    } else {
      reportNoExactMatch(viable, problems, name, call)
    }
    return body.unknown(span)
  }

  /// The diagnostics of the overload that comes nearest to matching; nil if none stands out.
  private func nearestProblems(
    _ problems: [[Diagnostic]], _ name: String, _ call: Call
  ) -> [Diagnostic]? {
    func isInside(_ problem: Diagnostic) -> Bool {
      problem.isError && problem.span.start > call.callee.span.end
    }
    // Prefer an overload that accepts the arguments but fails inside a closure.
    let taken = problems.filter { list in
      !list.contains { $0.isError && isArgumentMismatch($0, call) }
    }
    if let shown = taken.min(by: { $0.count < $1.count }),
      taken.allSatisfy({ $0.contains(where: isInside) })
    {
      return shown
    }
    // If all overloads fail alike, or inside an argument, show that error.
    let inside = problems.filter { list in
      list.contains { isInside($0) && !isArgumentMismatch($0, call) }
    }
    if let shown = inside.min(by: { $0.count < $1.count }),
      inside.count == problems.count || problems.count == 1
    {
      return shown
    }
    // Prefer an unmet requirement to an argument mismatch.
    let unmet = problems.filter { list in
      let errors = list.filter(\.isError)
      return errors.count == 1 && errors[0].isUnmetRequirement
    }
    if let shown = unmet.first, name != "init" || unmet.count == 1 { return shown }
    if let first = problems.first, areSimilar(problems, first) { return first }
    // Prefer the error of a plain overload to the failed same-type requirements of generic ones.
    let plain = problems.filter { list in
      if case .requiresSameType? = list.first?.fact as? GenericError { false } else { true }
    }
    guard let shown = plain.first, plain.count < problems.count, areSimilar(plain, shown) else {
      return nil
    }
    return shown
  }

  private func areSimilar(_ problems: [[Diagnostic]], _ one: [Diagnostic]) -> Bool {
    problems.allSatisfy { $0.first?.message == one.first?.message }
  }

  private func reportNoExactMatch(
    _ viable: [(Callable, [PassedArgument])], _ problems: [[Diagnostic]], _ name: String,
    _ call: Call
  ) {
    let notes = viable.prefix(3).compactMap { callable, _ -> Diagnostic? in
      guard case .function(let function) = callable.kind, !(function.owner?.isPrelude ?? true)
      else { return nil }
      return Diagnostic(
        .note, CallError.candidate(takes: function.parameters.first?.type ?? .void),
        in: function.source, at: function.span)
    }
    var noMatch = Diagnostic(
      .error, CallError.noExactMatch(callee(name, viable.first?.0)), in: body.source,
      at: call.callee.location, notes: notes)
    noMatch.candidates = problems.flatMap { $0 }.filter(\.isError)
    checker.report(noMatch)
    guard name == "init" else { return }
    // Nothing else can determine the root of such a key path.
    for argument in call.arguments {
      guard case .keyPath(let path) = argument.value.kind, path.root == nil else { continue }
      error(KeyPathError.noRoot, at: argument.value.span)
    }
  }

  /// Undeclared names; swiftc looks names up before it tries overloads.
  private func missingNames(_ problems: [[Diagnostic]]) -> [Diagnostic] {
    problems.joined().reduce(into: []) { found, problem in
      guard case NameError.cannotFind = problem.fact,
        !found.contains(where: { $0.span == problem.span })
      else { return }
      found.append(problem)
    }
  }

  /// Reports an argument `.name` that is a member of none of the parameter types.
  private func reportMemberOfNone(_ problems: [[Diagnostic]], _ call: Call) -> Bool {
    for argument in call.arguments {
      guard case .implicitMember(let name) = argument.value.kind else { continue }
      let found = problems.compactMap { $0.first(where: \.isError) }
      guard Set(found.map(\.message)).count > 1,
        found.allSatisfy({ $0.span == name.span && isOfMissingMember($0) })
      else { continue }
      error(
        MemberError.noContextualType(name.name),
        at: name.span)
      return true
    }
    return false
  }

  private func isOfMissingMember(_ diagnostic: Diagnostic) -> Bool {
    if case .noMember? = diagnostic.fact as? MemberError { true } else { false }
  }

  /// Whether each closure is passed to a parameter of function type.
  private func takesClosures(_ callable: Callable, _ passed: [PassedArgument]) -> Bool {
    zip(body.overloads.parameters(of: callable), passed).allSatisfy { parameter, argument in
      guard argument.isClosure else { return true }
      var type = unifier.simplify(parameter.type)
      while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
      return if case .function = type { true } else { false }
    }
  }

  private func isArgumentMismatch(_ diagnostic: Diagnostic, _ call: Call) -> Bool {
    call.arguments.contains {
      $0.value.span == diagnostic.span && !isInsideKeyPath(diagnostic, $0.value, of: call)
        || $0.value.errorPlace == diagnostic.span && diagnostic.fact is ConversionError
    }
      || call.trailingClosures.contains { closure in
        // Overloads that call the closure with another number of values do not count.
        (diagnostic.fact as? ClosureError)?.isOfParameterCount ?? false
          && closure.closure.span.start <= diagnostic.span.start
          && diagnostic.span.start <= closure.closure.body.span.start
      }
  }
  /// Whether an error says that a key path has an unknown component in a known root. The overload
  /// then accepts the key path as such; an earlier argument determines the root.
  private func isInsideKeyPath(
    _ diagnostic: Diagnostic, _ argument: Expression, of call: Call
  ) -> Bool {
    if call.arguments.first?.value.span == argument.span { return false }
    guard case .keyPath = argument.kind,
      case .noMember(_, of: let root, _, suggestion: _)? = diagnostic.fact as? MemberError
    else { return false }
    return !unifier.simplify(root).containsVariable { _ in true }
  }
}
