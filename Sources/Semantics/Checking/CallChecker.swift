import Prelude
import SourceText
import Syntax

/// Checks calls: determines whether the callee is a function, a type or a value, and dispatches.
struct CallChecker: BodyPart {
  let body: BodyChecker

  func call(_ call: Call, _ span: Span, _ expected: Type?) -> TypedExpression {
    let member = body.hints.wantedMember
    body.hints.wantedMember = nil
    if isDynamicType(call) {
      let value = literals.applyDefaults(body.check(call.arguments[0].value))
      return TypedExpression(.dynamicType(value), type: .metatype(value.type), span: span)
    }
    if case .identifier(let name) = call.callee.kind, body.lookUpLocal(name.name) == nil,
      checker.globalLookup.lookUpGlobal(name.name, from: body.source).isEmpty,
      let leaf = body.inert.inertLeaf(name.name, call, span)
    {
      return leaf
    }
    if let choice = body.stubs.choice(call, expected, span) { return choice }
    loadRegex(for: call)
    switch calleeReference(call.callee, of: call, expected) {
    case .failed:
      checkArguments(ofUnknown: call)
      return body.unknown(span)
    case .type(let type) where type.nominal.map(checker.unknownStubs.isTold) ?? false:
      checkArguments(ofUnknown: call)
      return TypedExpression(.convert(body.unknown(span)), type: type, span: span)
    case .type(let type): return construct(type, call, span, expected: expected)
    case .value(let value): return callValue(value, call, span, expected)
    case .callables(let callables, let name):
      if callables.isEmpty {
        error(CallError.moduleCalled(name), at: call.callee.span)
        return body.unknown(span)
      }
      if case .inertModifier(let identifier) = callables[0].kind,
        let receiver = callables[0].receiver
      {
        if !PreludeLibrary.inertModifierNames.contains(identifier.name) {
          body.warning(
            CheckingWarning.undeclaredModifier(identifier.name),
            at: identifier.span)
        }
        return body.inert.applyInert(identifier.name, receiver, call, span)
      }
      return body.overloads.resolveCall(callables, name, call, span, expected, having: member)
    }
  }

  /// Whether it is Swift's own `type(of:)`, which members of that name shadow.
  private func isDynamicType(_ call: Call) -> Bool {
    guard call.arguments.count == 1, call.arguments[0].label == "of" else { return false }
    switch call.callee.kind {
    case .member(let base, let name):
      guard name.name == "type", case .identifier(let module) = base.kind else { return false }
      return module.name == "Swift" && body.lookUpLocal("Swift") == nil
    case .identifier(let name):
      return name.name == "type" && body.lookUpLocal("type") == nil && !isMemberOfSelf("type")
    default: return false
    }
  }

  /// Whether `self` or an enclosing type has a member of that name, accessible here or not.
  private func isMemberOfSelf(_ name: String) -> Bool {
    guard let nominal = body.declarations.nominal, let selfType = body.declarations.selfType else {
      return false
    }
    if !memberLookup.lookUpMembers(name, in: selfType).isEmpty { return true }
    return sequence(first: nominal, next: \.outer).dropFirst().contains { outer in
      memberLookup.lookUpMembers(name, in: outer.declaredType).contains {
        body.names.isStaticMember($0.member)
      }
    }
  }

  /// Checks an argument of a call that already failed, to find further errors.
  func checkLoosely(_ expression: Expression) {
    switch expression.kind {
    case .closure(let closure): checkClosure(ofUnknown: closure)
    case .implicitMember, .addressOf: return
    default:
      // The parameter would have said what an expression lacks.
      let (_, problems) = body.attempt { body.check(expression) }
      problems.filter { !$0.lacksContext }.forEach(checker.report)
    }
  }

  private func calleeReference(
    _ callee: Expression, of call: Call, _ expected: Type?
  ) -> Reference {
    // A closure that is called immediately does not escape.
    if case .closure = callee.kind { body.passing.escapes = false }
    // `pick(_:with:)(3, 4)`: the labels select a function value, whose arguments have none.
    if isCompoundName(callee) { return .value(body.check(callee)) }
    switch callee.kind {
    case .identifier(let name):
      if let functions = functions(besideType: name, of: call) { return functions }
      body.hints.isCallee = true
      defer { body.hints.isCallee = false }
      return body.names.reference(to: name, callee.span)
    case .member(let base, let name):
      return body.members.memberReference(
        base, name, callee.span, forCall: true,
        receiving: receiver(of: name.name, giving: expected, base)
          ?? receiver(of: name.name, given: call, base))
    case .implicitMember(let name):
      body.hints.isCallee = true
      defer { body.hints.isCallee = false }
      return body.implicitMembers.implicitReference(name, expected, callee.span)
    case .parenthesized(let inner): return calleeReference(inner, of: call, expected)
    case .closure(let closure)
    where expected != nil && closure.parameters?.isEmpty ?? true
      && closure.highestShorthand < 0:
      // `let x: T = { … }()`: the callee is expected to return `T`.
      let type = FunctionType(parameters: [], result: expected ?? .void, isThrowing: true)
      return .value(body.check(callee, expecting: .function(type)))
    case .closure(let closure) where hasUntypedParameters(closure):
      return .value(body.check(callee, expecting: .function(calledType(call, expected))))
    case .array, .dictionary, .type, .optionalChain:
      if let type = body.collections.typeNamed(by: callee) { return .type(type) }
      return .value(body.chains.chainLink(callee, expecting: nil))
    default: return .value(body.chains.chainLink(callee, expecting: nil))
    }
  }

  /// The global functions that accept a call's arguments and share their name with a type: `stat`
  /// of the C library. Nil if no type has the name.
  private func functions(besideType name: Identifier, of call: Call) -> Reference? {
    let symbols = checker.globalLookup.lookUpGlobal(name.name, from: body.source)
    guard symbols.count > 1, body.lookUpLocal(name.name) == nil,
      symbols.contains(where: { if case .type = $0 { true } else { false } })
    else { return nil }
    let functions = symbols.compactMap { symbol -> Callable? in
      guard case .function(let function) = symbol, !function.parameters.isEmpty,
        case .success = body.matcher.match(function.parameters, call)
      else { return nil }
      return Callable(kind: .function(function), map: [:], receiver: nil)
    }
    return functions.isEmpty ? nil : .callables(functions, name: name.name)
  }

  private func isCompoundName(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .identifier(let name), .member(_, let name): name.argumentLabels != nil
    default: false
    }
  }

  func hasUntypedParameters(_ closure: Closure) -> Bool {
    closure.parameters?.contains { $0.type == nil } ?? (closure.highestShorthand >= 0)
  }

  /// The type of a closure that is called immediately: its arguments determine its parameters.
  private func calledType(_ call: Call, _ expected: Type?) -> FunctionType {
    let parameters = call.arguments.map { argument in
      if case .addressOf(let place) = argument.value.kind {
        return FunctionType.Parameter(
          type: body.attempt { body.check(place) }.0.type, isInout: true)
      }
      return FunctionType.Parameter(
        type: body.attempt { literals.applyDefaults(body.check(argument.value)) }.0.type)
    }
    return FunctionType(
      parameters: parameters, result: expected ?? checker.makeVariable(), isThrowing: true)
  }

  /// Calls a value: a function, a metatype, or an instance with `callAsFunction`.
  private func callValue(
    _ value: TypedExpression, _ call: Call, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    let value = body.chains.implicitlyUnwrapped(value) ?? value
    let type = unifier.simplify(value.type)
    switch type {
    case .unknown:
      checkArguments(ofUnknown: call)
      return body.unknown(span)
    case .function:
      return body.overloads.resolveCall(
        [Callable(kind: .value(value), map: [:], receiver: nil)], "function", call, span, expected)
    case .metatype(let instance):
      if case .metatype = value.kind { return construct(instance, call, span, expected: expected) }
      error(
        CallError.metatypeCalled, at: call.callee.span)
      return body.unknown(span)
    case .variable(let variable) where variable.hole != nil:
      return body.stubs.call(value, variable, call, span)
    case .variable:
      // A called parameter of unknown type must be a function.
      let arguments = call.arguments.map { body.check($0.value) }
      let result = checker.makeVariable()
      let function = Type.function(
        FunctionType(parameters: arguments.map { .init(type: $0.type) }, result: result))
      guard unifier.unify(type, function) else { return body.unknown(span) }
      return TypedExpression(.apply(value, arguments: arguments), type: result, span: span)
    default:
      let callables = memberLookup.lookUpMembers("callAsFunction", in: type).compactMap {
        candidate -> Callable? in
        guard case .function(let function) = candidate.member, !function.modifiers.isStatic else {
          return nil
        }
        return Callable(
          kind: .function(function), map: candidate.map, receiver: value,
          distance: candidate.distance)
      }
      if callables.isEmpty, let made = dynamicCall(value, type, call, span, expected) {
        return made
      }
      if callables.isEmpty {
        if type.isOptional, case .function? = type.wrapped.map(unifier.simplify) {
          error(
            CallError.optionalFunction(
              checker.displayed(type), wrapped: checker.displayed(type.wrapped!)),
            at: call.callee.span)
        } else if !body.callDiagnosis.reportsHidden(by: call) {
          error(
            CallError.notAFunction(checker.displayed(type)),
            at: call.callee.location)
        }
        return body.unknown(span)
      }
      return body.overloads.resolveCall(callables, "callAsFunction", call, span, expected)
    }
  }

  /// A call of a `@dynamicCallable` value: its arguments are passed as one array or dictionary.
  private func dynamicCall(
    _ value: TypedExpression, _ type: Type, _ call: Call, _ span: Span, _ expected: Type?
  ) -> TypedExpression? {
    guard
      type.nominal?.modifiers.attributes.contains(where: { $0.name == "dynamicCallable" }) ?? false
    else {
      return nil
    }
    let callables = memberLookup.lookUpMembers("dynamicallyCall", in: type).compactMap {
      candidate -> Callable? in
      guard case .function(let function) = candidate.member else { return nil }
      return Callable(
        kind: .function(function), map: candidate.map, receiver: value,
        distance: candidate.distance)
    }
    if callables.isEmpty {
      error(CallError.notAFunction(checker.displayed(type)), at: span)
      return body.unknown(span)
    }
    let isKeyed =
      call.arguments.contains { $0.label != nil }
      || !callables.contains { body.overloads.parameters(of: $0).first?.label == "withArguments" }
    let list: Expression.Kind =
      isKeyed
      ? .dictionary(
        call.arguments.map { argument in
          let label = StringLiteral(segments: [.text(argument.label ?? "")])
          return (key: Expression(.stringLiteral(label), span: span), value: argument.value)
        })
      : .array(call.arguments.map(\.value))
    let argument = Argument(
      label: isKeyed ? "withKeywordArguments" : "withArguments",
      value: Expression(list, span: span))
    return body.overloads.resolveCall(
      callables, "dynamicallyCall",
      Call(callee: call.callee, arguments: [argument], argumentsSpan: call.argumentsSpan), span,
      expected)
  }

  /// Initializes a tuple through a type alias, `Point(x: 1, y: 2)` or `Point(1, 2)`; nil if the
  /// arguments do not match the elements.
  private func constructTuple(
    _ type: Type, _ elements: [Type.TupleElement], _ call: Call, _ span: Span
  ) -> TypedExpression? {
    let arguments = call.arguments
    guard arguments.count == elements.count, call.trailingClosures.isEmpty,
      zip(arguments, elements).allSatisfy({ $0.label == nil || $0.label == $1.label })
    else { return nil }
    let values = zip(arguments, elements).map { body.check($0.value, to: $1.type, .argument) }
    return TypedExpression(.tuple(values), type: type, span: span)
  }

  /// `Type(…)`; only initializers whose first label is `label`, if given.
  func construct(
    _ type: Type, _ call: Call, _ span: Span, expected: Type?, label: String? = nil
  ) -> TypedExpression {
    let type = unifier.simplify(type)
    if type.isUnknown {
      checkArguments(ofUnknown: call)
      return body.unknown(span)
    }
    if case .existential(let types) = type, let first = types.first {
      error(
        CallError.noInitializers(.existential([first.displayed])),
        at: call.callee.span)
      return body.unknown(span)
    }
    if case .nominal(let nominal, _) = type {
      typeDeclarations.complete(nominal)
      if nominal.kind == .protocol {
        error(
          CallError.notConstructible(nominal),
          at: call.callee.span)
        return body.unknown(span)
      }
      if let value = literalConstruction(type, call, span) { return value }
    }
    if case .tuple(let elements) = type, let made = constructTuple(type, elements, call, span) {
      return made
    }
    loadInitializers(of: type, for: call)
    let start = body.checkpoint()
    let fitting = initializers(of: type, for: call, label, fitting: CallShape(call))
    if !fitting.isEmpty {
      let made =
        constructAndCall(type, fitting, call, span, expected)
        ?? body.overloads.resolveCall(fitting, "init", call, span, expected)
      guard body.hasErrors(since: start), type.nominal?.memberTable.hasUnread("init") == true else {
        return made
      }
    }
    // What does not fit is for the error alone.
    let callables = initializers(of: type, for: call, label, fitting: nil)
    body.rollBack(to: start)
    if callables.isEmpty {
      let fact: any DiagnosticFact =
        switch type {
        case .nominal(let nominal, _) where nominal.kind == .enum:
          CallError.notConstructible(nominal)
        case .parameter: MemberError.noMember("init", of: type, .type)
        default: CallError.noInitializers(checker.displayed(type))
        }
      error(fact, at: call.callee.span)
      return body.unknown(span)
    }
    if let made = constructAndCall(type, callables, call, span, expected) { return made }
    return body.overloads.resolveCall(callables, "init", call, span, expected)
  }

  /// - Parameter label: the label that the first parameter must have.
  private func initializers(
    of type: Type, for call: Call, _ label: String?, fitting shape: CallShape?
  ) -> [Callable] {
    let receiver = TypedExpression(.metatype(type), type: .metatype(type), span: call.callee.span)
    let found = memberLookup.lookUpMembers("init", in: type, fitting: shape)
    let candidates =
      shape == nil
      ? body.selection.reachable(found) : found.filter(body.selection.isReachable)
    return candidates.compactMap { candidate in
      guard case .function(let function) = candidate.member,
        label == nil || function.parameters.first?.label == label
      else { return nil }
      return Callable(
        kind: .function(function), map: candidate.map, receiver: receiver,
        distance: candidate.distance)
    }
  }

  /// Loads initializers of library types that are found by labels or by an argument.
  private func loadInitializers(of type: Type, for call: Call) {
    guard type.nominal?.isPrelude ?? false else { return }
    if let last = call.arguments.last?.label {
      let first = call.arguments[0].label
      checker.libraryLoader.loadMembers(first.map { "init(\($0):)" } ?? "init(_:\(last):)")
    }
    if call.arguments.count == 1, call.arguments[0].label == nil,
      case .implicitMember = call.arguments[0].value.kind
    {
      // `Color(.systemBackground)`: only the argument shows that UIKit's colors are used.
      checker.libraryLoader.loadMembers("init(_:)")
    }
  }

  /// `Flow(spacing: 8) { … }`: trailing closures that no initializer takes go to `callAsFunction`.
  private func constructAndCall(
    _ type: Type, _ callables: [Callable], _ call: Call, _ span: Span, _ expected: Type?
  ) -> TypedExpression? {
    guard !call.trailingClosures.isEmpty,
      !memberLookup.lookUpMembers("callAsFunction", in: type).isEmpty
    else { return nil }
    let start = body.checkpoint()
    let made = body.overloads.resolveCall(callables, "init", call, span, expected)
    if !body.hasErrors(since: start), !made.type.isUnknown { return made }
    let problems = Array(body.diagnostics(since: start))
    body.rollBack(to: start)
    let making = Call(
      callee: call.callee, arguments: call.arguments, argumentsSpan: call.argumentsSpan)
    let calling = Call(
      callee: call.callee, arguments: [], trailingClosures: call.trailingClosures,
      hasParentheses: false)
    let called = callValue(construct(type, making, span, expected: nil), calling, span, expected)
    // If all errors are inside the closures, the initializer accepts the closures themselves, and
    // these errors are reported. A closure that is not accepted has its error at its start.
    let isTaken = problems.filter(\.isError).allSatisfy { problem in
      call.trailingClosures.contains {
        $0.closure.span.contains(problem.span) && problem.span.start > $0.closure.span.start
      }
    }
    guard isTaken, body.hasErrors(since: start) else { return called }
    body.rollBack(to: start)
    problems.forEach(checker.report)
    return body.unknown(span)
  }

  /// `Int8(5)`, `Double(1)`: the literal gets the type directly.
  private func literalConstruction(
    _ type: Type, _ call: Call, _ span: Span
  ) -> TypedExpression? {
    guard call.arguments.count == 1, call.trailingClosures.isEmpty,
      let argument = call.arguments.first, argument.label == nil, !type.hasVariables
    else { return nil }
    var expression = argument.value
    while case .parenthesized(let inner) = expression.kind { expression = inner }
    if case .prefixOperator("-", _, let inner) = expression.kind { expression = inner }
    switch expression.kind {
    case .integerLiteral where unifier.accepts(.integer, type):
      return TypedExpression(
        .convert(body.check(argument.value, to: type, .coercion)), type: type, span: span)
    case .floatLiteral where unifier.accepts(.float, type):
      return TypedExpression(
        .convert(body.check(argument.value, to: type, .coercion)), type: type, span: span)
    case .stringLiteral(let literal)
    where !type.isPrelude("Character")
      && unifier.accepts(TypeVariable.Literal(of: literal), type)
      && (literal.plainText != nil || type.isPrelude("String")
        || conformances.conforms(type, toPrelude: "ExpressibleByStringInterpolation")):
      return body.check(argument.value, to: type, .coercion)
    default: return nil
    }
  }
}
