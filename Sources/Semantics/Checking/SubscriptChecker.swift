import SourceText
import Syntax

/// Checks subscript calls.
struct SubscriptChecker: BodyPart {
  let body: BodyChecker

  func subscriptCall(_ call: Call, _ span: Span, _ expected: Type?) -> TypedExpression {
    if let row = liveRow(call, span) { return row }
    let base: TypedExpression
    var staticBase: Type?
    switch literalBase(call, expected) ?? body.members.baseReference(call.callee) {
    case .failed: return body.unknown(span)
    case .type(let type):
      staticBase = type
      base = TypedExpression(.metatype(type), type: .metatype(type), span: call.callee.span)
    case .value(let value): base = body.chains.implicitlyUnwrapped(value) ?? value
    case let other: base = body.functionReferences.materialize(other, nil, call.callee.span, nil)
    }
    var type = unifier.simplify(staticBase ?? base.type)
    if !call.arguments.isEmpty {
      type = checker.holeSolver.indexed(
        type, call.arguments.map(\.label),
        by: body.attempt { body.check(call.arguments[0].value) }.0.type)
    }
    if type.isUnknown {
      for argument in call.arguments { body.calls.checkLoosely(argument.value) }
      return body.unknown(span)
    }
    if call.arguments.count == 1, case .placeholder = call.arguments[0].value.kind {
      return body.check(wholeRange(call, span), expecting: expected)
    }
    if call.arguments.count == 1, call.arguments[0].label == "keyPath" {
      return body.keyPaths.keyPathSubscript(base, call.arguments[0].value, span)
    }
    let start = body.checkpoint()
    let made = select(in: type, base, call, span, expected, isStatic: staticBase != nil)
    guard staticBase == nil, body.hasErrors(since: start),
      body.members.mayRecheck(call.callee, type)
    else { return made }
    // `numbers.reversed()[0]`: another overload may give what has such a subscript.
    let wanted = WantedMember.subscripted(call, span)
    let isOther = body.probe { body.members.rechecked(call.callee, having: wanted) != nil }
    guard isOther else { return made }
    body.rollBack(to: start)
    let other = body.members.rechecked(call.callee, having: wanted) ?? base
    return select(
      in: unifier.simplify(other.type), other, call, span, expected, isStatic: false)
  }

  /// Whether a type has a subscript that takes the arguments of a call.
  func takes(_ call: Call, _ span: Span, _ type: Type) -> Bool {
    body.probe {
      let base = TypedExpression(.trap(""), type: type, span: call.callee.span)
      let (_, problems) = body.attempt {
        select(in: unifier.simplify(type), base, call, span, nil, isStatic: false)
      }
      return !problems.contains(where: \.isError)
    }
  }

  /// A subscript that matches the arguments of a call by position and label.
  private struct Candidate {
    let element: Subscript
    let map: Substitution
    let distance: Int
    let passed: [PassedArgument]
  }

  /// The call of the best matching subscript of `type`.
  private func select(
    in type: Type, _ base: TypedExpression, _ call: Call, _ span: Span, _ expected: Type?,
    isStatic: Bool
  ) -> TypedExpression {
    var viable: [Candidate] = []
    var failures: [ArgumentFailure] = []
    for found in memberLookup.lookUpMembers("subscript", in: type) {
      guard case .subscript(let element) = found.member, element.isStatic == isStatic else {
        continue
      }
      switch body.matcher.match(element.parameters, call) {
      case .success(let passed):
        viable.append(
          Candidate(element: element, map: found.map, distance: found.distance, passed: passed))
      case .failure(let problem): failures.append(problem)
      }
    }
    let component = KeyPathLiteral.Component.subscriptCall(call.arguments, call.argumentsSpan)
    if viable.isEmpty {
      guard let failure = failures.first else {
        reportNone(in: type, call, span)
        return body.unknown(span)
      }
      if !isStatic, let dynamic = body.members.dynamicMember(component, nil, of: base, type, span) {
        return dynamic
      }
      body.matcher.report(failure, call, span, .subscript)
      return body.unknown(span)
    }
    let (best, problems) = best(of: viable, base, span, expected)
    if let best {
      let isSuper =
        if case .identifier(let name) = call.callee.kind { name.name == "super" } else { false }
      return finishSubscript(
        best.element, best.map, best.passed, base, span, expected, isSuper: isSuper)
    }
    // The value that a binding refers to may have a matching subscript.
    if !isStatic {
      let (dynamic, problems) = body.attempt {
        body.members.dynamicMember(component, nil, of: base, type, span)
      }
      if let dynamic, !problems.contains(where: \.isError) { return dynamic }
    }
    reportNoSubscript(problems, viable.map(\.element), call, span, expected)
    return body.unknown(span)
  }

  /// The candidate of lowest cost; nil, with the errors of one of them, if none is usable.
  private func best(
    of viable: [Candidate], _ base: TypedExpression, _ span: Span, _ expected: Type?
  ) -> (candidate: Candidate?, problems: [Diagnostic]) {
    if viable.count == 1 { return (viable[0], []) }
    var best: (candidate: Candidate, cost: Int)?
    var first: [Diagnostic] = []
    for candidate in viable {
      let element = candidate.element
      let start = body.checkpoint()
      body.score = .zero
      let (made, problems) = body.attempt {
        finishSubscript(element, candidate.map, candidate.passed, base, span, expected)
      }
      var cost =
        body.score.weight * 10 + candidate.distance
        + (element.getter?.generics.parameters.count ?? 0) * 5
      if let expected, conversions.tryConvert(made, to: expected) == nil { cost += 1_000_000 }
      body.rollBack(to: start)
      if problems.contains(where: \.isError) {
        // An unavailable subscript with a message explains the call if nothing else is wrong.
        let isRefused = element.getter.flatMap(checker.availability.unavailableMessage) != nil
        let isOnly = problems.count(where: \.isError) == 1
        if first.isEmpty || isRefused && isOnly { first = problems }
        continue
      }
      if let known = best,
        cost > known.cost
          || cost == known.cost && !refines(element, known.candidate.element)
      {
        continue
      }
      best = (candidate, cost)
    }
    return (best?.candidate, first)
  }

  private func reportNone(in type: Type, _ call: Call, _ span: Span) {
    guard let wrapped = type.wrapped,
      !memberLookup.lookUpMembers("subscript", in: wrapped).isEmpty
    else { return reportNoSubscripts(checker.displayed(type), call, span) }
    error(
      MemberError.optionalBase(
        checker.displayed(type), member: "subscript", wrapped: checker.displayed(wrapped)),
      at: call.callee.lastToken)
  }

  /// Whether a subscript's protocol inherits from that of the other, or its extension of the same
  /// type is more constrained.
  private func refines(_ element: Subscript, _ other: Subscript) -> Bool {
    guard let own = element.owner, let above = other.owner else { return false }
    if own === above {
      func conditions(_ element: Subscript) -> Int {
        element.getter?.generics.extensionRequirements.count ?? 0
      }
      return conditions(element) > conditions(other)
    }
    return own.kind == .protocol && above.kind == .protocol && conformances.inherits(own, above)
  }

  /// `Shelf#1[Book#2]`, which is the name of a row as a whole.
  private func liveRow(_ call: Call, _ span: Span) -> TypedExpression? {
    guard checker.liveNames != nil, call.callee.rootName?.contains("#") ?? false else { return nil }
    let name = body.source.text(in: span)
    guard !checker.globalLookup.lookUpGlobal(name, from: body.source).isEmpty,
      case .value(let row) = body.names.globalReference(Identifier(name: name, span: span), span)
    else { return nil }
    return row
  }

  private func brackets(of call: Call, _ span: Span) -> Span {
    Span(Int(call.callee.span.end), Int(span.end))
  }

  private func reportNoSubscripts(_ type: Type, _ call: Call, _ span: Span) {
    if let message = checker.liveNames?.absence(of: body.source.text(in: span)) {
      return error(Wording(message), at: span)
    }
    guard case .tuple(let elements) = type else {
      return error(MemberError.noSubscripts(type), at: brackets(of: call, span))
    }
    var element: Int?
    if call.arguments.count == 1,
      case .integerLiteral(let text) = call.arguments[0].value.kind, let index = Int(text),
      elements.indices.contains(index)
    {
      element = index
    }
    error(
      MemberError.subscriptOfTuple(type, index: element),
      at: brackets(of: call, span))
  }

  /// `[.left, .right][index]`, `["l": .left][key]`: the expected type is that of the elements.
  private func literalBase(_ call: Call, _ expected: Type?) -> Reference? {
    guard let expected, isLiteralOfOpenType(call) else { return nil }
    guard case .dictionary = call.callee.kind else {
      return .value(body.check(call.callee, expecting: checker.array(expected)))
    }
    let value = unifier.simplify(expected).wrapped ?? expected
    let type = checker.known("Dictionary", checker.makeVariable(), value)
    return .value(body.check(call.callee, expecting: type))
  }

  /// Whether the base of a subscript call is a collection literal whose elements do not determine
  /// their type.
  func isLiteralOfOpenType(_ call: Call) -> Bool {
    guard call.arguments.count == 1, call.arguments[0].label == nil else { return false }
    return switch call.callee.kind {
    case .array(let elements): elements.contains(where: \.startsImplicitly)
    case .dictionary(let pairs): pairs.contains { $0.value.startsImplicitly }
    default: false
    }
  }

  /// Reports that no subscript matches: for several ones of the library as a mismatch; if the
  /// element is written to, or an optional is expected, with the errors of the first.
  private func reportNoSubscript(
    _ first: [Diagnostic], _ all: [Subscript], _ call: Call, _ span: Span, _ expected: Type?
  ) {
    let isMismatch =
      first.count(where: \.isError) == 1
      && first.contains { problem in
        isConversion(problem) && call.arguments.contains { $0.value.span == problem.span }
      }
    let wantsOptional = expected.map { unifier.simplify($0).isOptional } ?? false
    guard isMismatch, body.hints.changedPlace == nil, !wantsOptional,
      all.allSatisfy({ $0.owner?.isPrelude ?? false })
    else { return first.forEach(checker.report) }
    error(CallError.noExactMatch(.subscript), at: brackets(of: call, span))
  }

  private func isConversion(_ problem: Diagnostic) -> Bool {
    switch problem.fact as? ConversionError {
    case .cannotConvert, .wrapper: true
    default: false
    }
  }

  /// `base[...]` as the range from start to end; as `dropFirst(0)` if the base is not a place, so
  /// that it is evaluated only once.
  private func wholeRange(_ call: Call, _ span: Span) -> Expression {
    func isPlace(_ expression: Expression) -> Bool {
      switch expression.kind {
      case .identifier: true
      case .member(let base, _): isPlace(base)
      default: false
      }
    }
    guard isPlace(call.callee) else {
      let dropped = Expression(
        .member(base: call.callee, Identifier(name: "dropFirst", span: span)), span: span)
      let none = Argument(label: nil, value: Expression(.integerLiteral("0"), span: span))
      return Expression(
        .call(Call(callee: dropped, arguments: [none], argumentsSpan: call.argumentsSpan)),
        span: span)
    }
    func end(_ name: String) -> Expression {
      Expression(.member(base: call.callee, Identifier(name: name, span: span)), span: span)
    }
    let range = Expression(
      .infix(lhs: end("startIndex"), operator: "..<", operatorSpan: span, rhs: end("endIndex")),
      span: span)
    return Expression(
      .subscriptCall(
        Call(
          callee: call.callee, arguments: [Argument(label: nil, value: range)],
          argumentsSpan: call.argumentsSpan)), span: span)
  }

  private func finishSubscript(
    _ element: Subscript, _ baseMap: Substitution, _ passed: [PassedArgument],
    _ base: TypedExpression, _ span: Span, _ expected: Type?, isSuper: Bool = false
  ) -> TypedExpression {
    var map = baseMap
    let substitutions = (element.getter?.generics.parameters ?? []).map { parameter -> Type in
      let variable = checker.makeVariable()
      map[parameter] = variable
      return variable
    }
    guard
      body.selection.checkAccess(
        element.access, element.owner, "subscript", span, declaredIn: element.source)
    else {
      return body.unknown(span)
    }
    body.isolation.requireIsolation(of: element, base, span)
    var arguments: [TypedExpression] = []
    for (index, (symbol, argument)) in zip(element.parameters, passed).enumerated() {
      if case .omitted = argument, let getter = element.getter {
        let value = body.passedArguments.defaultArgument(
          getter, index, symbol, map, span, place: Int(span.start))
        arguments.append(value ?? body.unknown(span))
      } else {
        let target = unifier.normalize(symbol.type.substituting(map))
        arguments.append(body.passedArguments.argument(argument, symbol, target, span))
      }
    }
    for parameter in element.getter?.generics.parameters ?? [] {
      guard let type = map[parameter] else { continue }
      for constraint in parameter.constraints
      where !conformances.meets(type, constraint.substituting(map)) {
        error(
          GenericError.requiresConformance(
            .subscript, checker.displayed(type), to: constraint.displayed),
          at: span)
      }
    }
    for case .sameType(let left, let right) in element.getter?.generics.requirements ?? [] {
      let first = unifier.normalize(left.substituting(map))
      let second = unifier.normalize(right.substituting(map))
      guard !unifier.unify(first, second) else { continue }
      error(
        GenericError.requiresSameType(.subscript, first.displayed, second.displayed),
        at: span)
    }
    if let reason = element.getter.flatMap(checker.availability.unavailableMessage),
      !arguments.contains(where: \.type.isUnknown)
    {
      error(
        AvailabilityError.unavailable(body.isolation.title(of: element), reason: reason), at: span)
    }
    if let getter = element.getter, getter.effects.isThrowing {
      body.effectChecker.noteThrow(span, .subscriptAccess, type: getter.effects.thrownType)
    }
    return TypedExpression(
      .subscriptElement(
        base: literals.applyDefaults(base), element, arguments: arguments,
        substitutions: substitutions,
        dispatch: isSuper ? .direct : dispatch(element)),
      type: unifier.normalize(element.result.substituting(map)), span: span)
  }

  /// How the accessors of a subscript are dispatched.
  func dispatch(_ element: Subscript) -> Dispatch {
    if case .requirement? = element.getter?.implementation { return .witness }
    let isOverridable =
      element.getter?.virtualIndex != nil && element.owner?.modifiers.isFinal == false
    return isOverridable ? .virtual : .direct
  }
}

extension Expression {
  /// The first name of a chain of members and subscripts.
  fileprivate var rootName: String? {
    switch kind {
    case .identifier(let name): name.name
    case .member(let base, _): base.rootName
    case .subscriptCall(let call): call.callee.rootName
    default: nil
    }
  }
}
