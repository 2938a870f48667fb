import SourceText
import Syntax

/// Checks calls of holes, and records what they determine.
struct StubCalls: BodyPart {
  let body: BodyChecker

  /// Calls a member whose type is open; the result is open as well. On a view, it is an undeclared
  /// modifier.
  func call(
    _ value: TypedExpression, _ variable: TypeVariable, _ call: Call, _ span: Span
  ) -> TypedExpression {
    if case .property(let base, let property, _) = value.kind, body.inert.isView(base.type),
      case .member = call.callee.kind
    {
      body.warning(CheckingWarning.undeclaredModifier(property.name), at: call.callee.location)
      return body.inert.applyInert(property.name, base, call, span)
    }
    if let pairs = sequence(givenBy: call, of: value, span) { return pairs }
    noteCall(ofMissing: variable, call, span)
    checker.holeSolver.addCall(call.arguments.map(\.label), to: variable)
    let known = checker.holeSolver.hole(value.type)?.hole?.result
    let result = known ?? checker.holeSolver.makeHole()
    if known == nil, let open = checker.holeSolver.hole(value.type) {
      checker.holeSolver.setResult(result, of: open)
    }
    for argument in call.arguments { body.calls.checkLoosely(argument.value) }
    return TypedExpression(.convert(value), type: result, span: span)
  }

  /// `cards.enumerated()`: a call that only lists have is one of a list, and its value has parts that others
  /// lack.
  private func sequence(
    givenBy call: Call, of member: TypedExpression, _ span: Span
  ) -> TypedExpression? {
    guard call.arguments.isEmpty, call.trailingClosures.isEmpty,
      case .member(_, let name) = call.callee.kind, case .convert(let base) = member.kind,
      let open = checker.holeSolver.hole(base.type)
    else { return nil }
    let list = checker.array(checker.holeSolver.makeHole())
    guard let result = checker.libraryMatches.otherSequence(givenBy: name.name, of: list),
      unifier.unify(.variable(open), list)
    else { return nil }
    return TypedExpression(.convert(member), type: result, span: span)
  }

  /// `.added(item)` where the expected type is a hole: an implicit member of it.
  func choice(_ call: Call, _ expected: Type?, _ span: Span) -> TypedExpression? {
    guard case .implicitMember(let name) = call.callee.kind,
      let type = expected ?? body.chainPlace.base,
      let hole = checker.holeSolver.hole(type)
    else { return nil }
    checker.holeSolver.addChoice(
      name.name, call.arguments.map(\.label), to: hole,
      isMade: call.trailingClosures.isEmpty && !call.arguments.isEmpty)
    for argument in call.arguments { body.calls.checkLoosely(argument.value) }
    return TypedExpression(.metatype(type), type: unifier.simplify(type), span: span)
  }

  /// A key path into a hole; the members it names are open as well.
  func keyPath(_ literal: KeyPathLiteral, _ root: Type, _ span: Span) -> TypedExpression? {
    guard checker.holeSolver.hole(root) != nil else { return nil }
    var type = root
    for component in literal.components {
      if case .identity = component { continue }
      guard case .member(let name) = component else { return nil }
      if name.isSelf { continue }
      guard let hole = checker.holeSolver.hole(type) else { return nil }
      type = checker.holeSolver.member(name.name, of: hole)
    }
    return TypedExpression(
      body.unknown(span).kind, type: checker.known("WritableKeyPath", root, type), span: span)
  }
}

/// Arguments of stubs.
extension StubCalls {
  /// Checks the argument for a parameter. If a stub's parameter has the undetermined type `Any?`,
  /// an argument that needs a type from its context, such as `.compact`, `[.title]` or `\.name`, is
  /// replaced by `nil`.
  ///
  /// - Parameter index: The place of the parameter.
  func argument(
    of function: Function, at index: Int, _ argument: PassedArgument, _ target: Type,
    _ check: () -> TypedExpression?
  ) -> TypedExpression? {
    guard function.source.isStub, let span = argument.span else { return check() }
    let start = body.checkpoint()
    let made = check()
    let errors = body.diagnostics(since: start).filter(\.isError)
    if checker.holes.effects != nil {
      let wrong = errors.lazy.compactMap { error -> StubArguments.Given? in
        guard case ConversionError.cannotConvert(let given, to: _, _) = error.fact else {
          return nil
        }
        return StubArguments.Given(type: given, isLiteral: false)
      }.first
      if let given = wrong ?? (errors.isEmpty ? made?.given : nil) {
        checker.holes.arguments.note(given, for: function, at: index)
      }
    }
    guard target.isAnyOrNil else { return made }
    guard !errors.isEmpty, errors.allSatisfy({ $0.lacksContext || $0.isMember(of: target) }) else {
      return made
    }
    body.rollBack(to: start)
    return TypedExpression(.nilLiteral, type: target, span: span)
  }
}

/// Effects of calls of stubs.
extension StubCalls {
  /// Records a call of a stub's function, which may have the effects that `try` and `await` cover.
  func noteCall(of function: Function, _ call: Call, _ span: Span) {
    guard function.source.isStub else { return }
    note(StubEffects.Name(owner: function.owner?.name, function: function.name), call, span)
  }

  /// Records a call of a function that nothing declares yet.
  private func noteCall(ofMissing variable: TypeVariable, _ call: Call, _ span: Span) {
    let name: String
    switch call.callee.kind {
    case .identifier(let identifier), .member(_, let identifier): name = identifier.name
    default: return
    }
    guard let missing = checker.holeSolver.missing(name, solvedAs: variable) else { return }
    note(StubEffects.Name(owner: missing.owner?.name, function: name), call, span)
  }

  private func note(_ name: StubEffects.Name, _ call: Call, _ span: Span) {
    guard checker.holes.effects != nil else { return }
    // Read beforehand: what the library loads for it asks for the stubs.
    let anyError = checker.anyError
    let thrown = body.context.errors.type.map { unifier.simplify($0) }
    checker.holes.effects?.note(
      StubEffects.Call(
        name: name, span: span, arguments: call.argumentsSpan,
        thrown: thrown.flatMap { $0 == anyError || $0.hasVariables ? nil : $0 }),
      tried: body.effects.coveringTry.map(cover), awaited: body.effects.awaiting.map(cover),
      mayAwait: body.effectChecker.supportsConcurrency)
  }

  /// Records an effect of something other than a stub.
  func noteEffect(isThrowing: Bool) {
    guard checker.holes.effects != nil else { return }
    if isThrowing, let place = body.effects.coveringTry {
      checker.holes.effects?.noteOther(tried: cover(place))
    } else if !isThrowing, let place = body.effects.awaiting {
      checker.holes.effects?.noteOther(awaited: cover(place))
    }
  }

  private func cover(_ place: Span) -> StubEffects.Cover {
    StubEffects.Cover(source: ObjectIdentifier(body.source), start: place.start)
  }
}

extension TypedExpression {
  /// The value that is passed, before it is converted to `Any?`.
  fileprivate var given: StubArguments.Given {
    switch kind {
    case .wrapOptional(let inner) where type.isAnyOrNil: inner.given
    case .convert(let inner) where type.isAnyOrNil || type.isAny: inner.given
    case .integer, .integerLiteral, .double, .literalOperation:
      StubArguments.Given(type: type, isLiteral: true)
    default: StubArguments.Given(type: type, isLiteral: false)
    }
  }
}

extension Type {
  /// Whether it is `Any`.
  fileprivate var isAny: Bool {
    if case .existential(let targets) = shallow { targets.isEmpty } else { false }
  }

  /// Whether it is `Any?`, of which any value is one.
  fileprivate var isAnyOrNil: Bool {
    guard case .existential(let targets)? = wrapped?.shallow else { return false }
    return targets.isEmpty
  }
}

extension Diagnostic {
  /// Whether the error is a static member that a type lacks.
  fileprivate func isMember(of type: Type) -> Bool {
    guard case MemberError.noMember(_, of: type, .type, suggestion: _) = fact else { return false }
    return true
  }
}
