import Prelude
import SourceText
import Syntax

extension BodyChecker {
  func call(_ call: Call, _ span: Span, _ expected: Type?) -> TypedExpression {
    if case .identifier(let name) = call.callee.kind, name.name == "type",
      call.arguments.count == 1, call.arguments[0].label == "of", lookUpLocal("type") == nil
    {
      let value = settle(check(call.arguments[0].value))
      return TypedExpression(.dynamicType(value), type: .metatype(value.type), span: span)
    }
    if case .identifier(let name) = call.callee.kind, lookUpLocal(name.name) == nil,
      checker.lookUpGlobal(name.name).isEmpty, let leaf = inertLeaf(name.name, call, span)
    {
      return leaf
    }
    switch calleeReference(call.callee, expected) {
    case .failed:
      for argument in call.arguments { checkLoosely(argument.value) }
      return unknown(span)
    case .type(let type): return construct(type, call, span, expected: expected)
    case .value(let value): return callValue(value, call, span, expected)
    case .callables(let callables, let name):
      if callables.isEmpty {
        error("cannot call value of non-function type 'module<\(name)>'", at: call.callee.span)
        return unknown(span)
      }
      if case .inertModifier(let identifier) = callables[0].kind,
        let receiver = callables[0].receiver
      {
        if !PreludeLibrary.inertModifierNames.contains(identifier.name) {
          warning(
            "'\(identifier.name)' is not declared; it is taken for a modifier without effect",
            at: identifier.span)
        }
        return applyInert(identifier.name, receiver, call, span)
      }
      return resolveCall(callables, name, call, span, expected)
    }
  }

  /// Looks into an argument of a call that already failed, to find more errors.
  func checkLoosely(_ expression: Expression) {
    switch expression.kind {
    case .closure, .implicitMember, .addressOf: return
    default: _ = check(expression)
    }
  }

  private func calleeReference(_ callee: Expression, _ expected: Type?) -> Reference {
    switch callee.kind {
    case .identifier(let name):
      isCallee = true
      defer { isCallee = false }
      return reference(to: name, callee.span)
    case .member(let base, let name): return memberReference(base, name, callee.span, forCall: true)
    case .implicitMember(let name):
      isCallee = true
      defer { isCallee = false }
      return implicitReference(name, expected, callee.span)
    case .parenthesized(let inner): return calleeReference(inner, expected)
    case .array, .dictionary, .type, .optionalChain:
      if let type = typeNamed(by: callee) { return .type(type) }
      return .value(chainLink(callee, expecting: nil))
    default: return .value(chainLink(callee, expecting: nil))
    }
  }

  /// A call of a value: function, metatype, or a type with `callAsFunction`.
  private func callValue(
    _ value: TypedExpression, _ call: Call, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    let type = checker.simplify(value.type)
    switch type {
    case .unknown:
      for argument in call.arguments { checkLoosely(argument.value) }
      return unknown(span)
    case .function:
      return resolveCall(
        [Callable(kind: .value(value), map: [:], receiver: nil)], "function", call, span, expected)
    case .metatype(let instance):
      if case .metatype = value.kind { return construct(instance, call, span, expected: expected) }
      error(
        "initializing from a metatype value must reference 'init' explicitly", at: call.callee.span)
      return unknown(span)
    case .variable:
      // A parameter of unknown type that is called: it must be a function.
      let arguments = call.arguments.map { check($0.value) }
      let result = checker.makeVariable()
      let function = Type.function(
        FunctionType(parameters: arguments.map { .init(type: $0.type) }, result: result))
      guard checker.unify(type, function) else { return unknown(span) }
      return TypedExpression(.apply(value, arguments: arguments), type: result, span: span)
    default:
      let callables = checker.lookUpMembers("callAsFunction", in: type).compactMap {
        candidate -> Callable? in
        guard case .function(let function) = candidate.member, !function.isStatic else {
          return nil
        }
        return Callable(
          kind: .function(function), map: candidate.map, receiver: value,
          distance: candidate.distance)
      }
      if callables.isEmpty {
        if type.isOptional, case .function? = type.wrapped.map(checker.simplify) {
          error(
            "value of optional type '\(checker.normalize(type))' must be unwrapped to a value of type '\(checker.normalize(type.wrapped!))'",
            at: call.callee.span)
        } else {
          error(
            "cannot call value of non-function type '\(checker.normalize(type).resolved)'",
            at: call.callee.span)
        }
        return unknown(span)
      }
      return resolveCall(callables, "callAsFunction", call, span, expected)
    }
  }

  /// `Type(…)`.
  func construct(_ type: Type, _ call: Call, _ span: Span, expected: Type?) -> TypedExpression {
    let type = checker.simplify(type)
    if type.isUnknown {
      for argument in call.arguments { checkLoosely(argument.value) }
      return unknown(span)
    }
    if case .existential(let types) = type, let first = types.first {
      error(
        "type 'any \(first)' cannot be instantiated", at: call.callee.span)
      return unknown(span)
    }
    var candidates: [MemberCandidate] = []
    if case .nominal(let nominal, let arguments) = type {
      checker.complete(nominal)
      if nominal.kind == .protocol {
        error(
          "'\(nominal.name)' cannot be constructed because it has no accessible initializers",
          at: call.callee.span)
        return unknown(span)
      }
      if let value = literalConstruction(type, call, span) { return value }
      _ = arguments
    }
    if case .tuple(let elements) = type, elements.isEmpty, call.arguments.isEmpty {
      return TypedExpression(.tuple([]), type: .void, span: span)
    }
    candidates = checker.lookUpMembers("init", in: type)
    let receiver = TypedExpression(.metatype(type), type: .metatype(type), span: call.callee.span)
    let callables = candidates.compactMap { candidate -> Callable? in
      guard case .function(let function) = candidate.member else { return nil }
      return Callable(
        kind: .function(function), map: candidate.map, receiver: receiver,
        distance: candidate.distance)
    }
    if callables.isEmpty {
      if case .nominal(let nominal, _) = type, nominal.kind == .enum {
        error(
          "'\(nominal.name)' cannot be constructed because it has no accessible initializers",
          at: call.callee.span)
      } else if case .parameter(let parameter) = type {
        error("type '\(parameter.name)' has no member 'init'", at: call.callee.span)
      } else {
        error(
          "'\(checker.normalize(type))' cannot be constructed because it has no accessible initializers",
          at: call.callee.span)
      }
      return unknown(span)
    }
    return resolveCall(callables, "init", call, span, expected)
  }

  /// `Int8(5)`, `Double(1)`: a literal becomes the type at once.
  private func literalConstruction(
    _ type: Type, _ call: Call, _ span: Span
  ) -> TypedExpression? {
    guard call.arguments.count == 1, call.trailingClosures.isEmpty,
      let argument = call.arguments.first, argument.label == nil,
      let nominal = type.nominal, nominal.isPrelude,
      nominal.attributes.contains(where: { $0.name == "_builtin" })
    else { return nil }
    var expression = argument.value
    while case .parenthesized(let inner) = expression.kind { expression = inner }
    var isNegative = false
    if case .prefixOperator("-", _, let inner) = expression.kind {
      isNegative = true
      expression = inner
    }
    switch expression.kind {
    case .integerLiteral where checker.accepts(.integer, type):
      _ = isNegative
      return TypedExpression(
        .convert(check(argument.value, to: type, .coercion)), type: type, span: span)
    case .floatLiteral where checker.accepts(.float, type):
      return TypedExpression(
        .convert(check(argument.value, to: type, .coercion)), type: type, span: span)
    default: return nil
    }
  }

  // Overloads.

  private struct Attempt {
    let expression: TypedExpression
    let cost: Int
    let callable: Callable
    let trail: [(TypeVariable, Type)]
  }

  /// Chooses among callables by labels, then by types.
  func resolveCall(
    _ callables: [Callable], _ name: String, _ call: Call, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    var viable: [(Callable, [PassedArgument])] = []
    var failures: [(Callable, ArgumentFailure)] = []
    for callable in callables {
      switch match(parameters(of: callable), call) {
      case .success(let passed): viable.append((callable, passed))
      case .failure(let failure): failures.append((callable, failure))
      }
    }
    if viable.count > 1 {
      let usable = viable.filter { !isUnavailable($0.0) }
      if !usable.isEmpty, usable.count < viable.count, name != "buildExpression" { viable = usable }
    }
    if viable.isEmpty {
      if let inert = inertCall(callables, name, call, span) { return inert }
      reportNoMatch(failures, name, call, span)
      for argument in call.arguments { checkLoosely(argument.value) }
      return unknown(span)
    }
    if viable.count == 1 {
      if PreludeLibrary.inertModifierNames.contains(name),
        let made = finishOrInert(viable[0].0, viable[0].1, name, call, span, expected)
      {
        return made
      }
      return finish(viable[0].0, viable[0].1, name, call, span, expected)
    }
    return rank(viable, name, call, span, expected)
  }

  /// A modifier that is declared for some arguments, and without effect for the others.
  private func finishOrInert(
    _ callable: Callable, _ passed: [PassedArgument], _ name: String, _ call: Call, _ span: Span,
    _ expected: Type?
  ) -> TypedExpression? {
    let start = checker.mark()
    let (made, problems) = attempt { finish(callable, passed, name, call, span, expected) }
    if !problems.contains(where: \.isError) {
      problems.forEach(checker.report)
      return made
    }
    checker.undo(to: start)
    return inertCall([callable], name, call, span)
  }

  private func isUnavailable(_ callable: Callable) -> Bool {
    if case .function(let function) = callable.kind {
      checker.isUnavailable(function)
    } else {
      false
    }
  }

  private func rank(
    _ viable: [(Callable, [PassedArgument])], _ name: String, _ call: Call, _ span: Span,
    _ expected: Type?
  ) -> TypedExpression {
    var best: [(index: Int, cost: Int)] = []
    var problems: [[Diagnostic]] = []
    for (index, (callable, passed)) in viable.enumerated() {
      let start = checker.mark()
      let open = checker.openVariables.count
      let pending = checker.pendingConformances.count
      let saved = score
      score = 0
      let (typed, found) = attempt {
        let made = finish(callable, passed, name, call, span, expected)
        if let expected, tryConvert(made, to: expected) == nil,
          !checker.simplify(expected).isUnknown
        {
          score += 1_000_000
        }
        return made
      }
      let cost = score * 10 + callable.distance / 50 + specificity(callable, passed)
      score = saved
      checker.undo(to: start)
      checker.openVariables.removeSubrange(min(open, checker.openVariables.count)...)
      checker.pendingConformances.removeSubrange(min(pending, checker.pendingConformances.count)...)
      _ = typed
      if found.contains(where: \.isError) {
        problems.append(found)
        continue
      }
      best.append((index, cost))
    }
    guard let lowest = best.map(\.cost).min() else {
      if let inert = inertCall(viable.map(\.0), name, call, span) { return inert }
      return reportAllFailed(viable, problems, name, call, span, expected)
    }
    let winners = best.filter { $0.cost == lowest }
    let chosen =
      winners.count == 1 ? winners[0].index : mostSpecific(winners.map(\.index), viable)
    return finish(viable[chosen].0, viable[chosen].1, name, call, span, expected)
  }

  /// Fewer generics, defaults and variadics are more specific.
  private func specificity(_ callable: Callable, _ passed: [PassedArgument]) -> Int {
    guard case .function(let function) = callable.kind else { return 0 }
    var cost = function.genericParameters.count * 2
    for case .omitted in passed { cost += 1 }
    if function.parameters.contains(where: { $0.isVariadic || $0.isPack }) { cost += 4 }
    if function.attributes.contains(where: { $0.name == "_disfavoredOverload" }) { cost += 100_000 }
    if checker.isUnavailable(function) { cost += 50_000 }
    // A member of `Collection` is more specific than one of `Sequence`.
    if let owner = function.owner, owner.kind == .protocol {
      cost += 14 - min(12, checker.ancestorCount(owner) * 2)
    }
    for case .conformance(_, let constraint) in function.extensionRequirements {
      cost -= constraint.nominal.map { min(6, checker.ancestorCount($0)) } ?? 0
    }
    cost -=
      function.extensionRequirements.count
      + function.genericParameters.reduce(0) {
        $0 + min($1.constraints.count, 1)
      }
    return max(0, cost + 24)
  }

  private func mostSpecific(_ indices: [Int], _ viable: [(Callable, [PassedArgument])]) -> Int {
    // The first whose parameter types convert to those of all others.
    func function(_ index: Int) -> Function? {
      if case .function(let function) = viable[index].0.kind { function } else { nil }
    }
    for index in indices {
      guard let own = function(index) else { continue }
      let wins = indices.allSatisfy { other in
        guard other != index, let rival = function(other),
          rival.parameters.count == own.parameters.count
        else { return true }
        let start = checker.mark()
        defer { checker.undo(to: start) }
        return zip(own.parameters, rival.parameters).allSatisfy { left, right in
          let probe = TypedExpression(.trap(""), type: left.type, span: .none)
          return tryConvert(probe, to: right.type) != nil
        }
      }
      if wins { return index }
    }
    return indices[0]
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
      let defaults = checker.caseDefaults[ObjectIdentifier(element)] ?? []
      return element.payload.enumerated().map { index, part in
        ParameterSymbol(
          label: part.label, name: part.label ?? "", type: part.type,
          defaultValue: index < defaults.count ? defaults[index] : nil)
      }
    case .value(let value):
      guard case .function(let type) = checker.simplify(value.type) else { return [] }
      return type.parameters.map {
        ParameterSymbol(
          label: nil, name: "", type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic,
          isAutoclosure: $0.isAutoclosure)
      }
    }
  }

  // One callable.

  /// Checks the arguments of a call that goes to `callable`, and makes the call.
  private func finish(
    _ callable: Callable, _ passed: [PassedArgument], _ name: String, _ call: Call, _ span: Span,
    _ expected: Type?
  ) -> TypedExpression {
    switch callable.kind {
    case .value(let value): return apply(value, passed, span)
    case .inertModifier: return unknown(span)
    case .enumCase(let element): return makeCase(element, callable, passed, span, expected)
    case .function(let function):
      if callable.isUncurried { return applyUncurried(function, callable, passed, call, span) }
      return invoke(function, callable, passed, name, call, span, expected)
    }
  }

  private func apply(
    _ value: TypedExpression, _ passed: [PassedArgument], _ span: Span
  ) -> TypedExpression {
    guard case .function(let type) = checker.simplify(value.type) else { return unknown(span) }
    var arguments: [TypedExpression] = []
    for (parameter, argument) in zip(type.parameters, passed) {
      let symbol = ParameterSymbol(
        label: nil, name: "", type: parameter.type, isInout: parameter.isInout,
        isVariadic: parameter.isVariadic, isAutoclosure: parameter.isAutoclosure)
      arguments.append(self.argument(argument, symbol, parameter.type, span))
    }
    if type.isThrowing { noteThrow(span) }
    if type.isAsync { noteAwait(span) }
    return TypedExpression(.apply(value, arguments: arguments), type: type.result, span: span)
  }

  private func applyUncurried(
    _ function: Function, _ callable: Callable, _ passed: [PassedArgument], _ call: Call,
    _ span: Span
  ) -> TypedExpression {
    guard let value = functionValue(of: callable, span),
      case .function(let type) = checker.simplify(value.type)
    else { return unknown(span) }
    let arguments = zip(type.parameters, passed).map { parameter, argument in
      self.argument(
        argument, ParameterSymbol(label: nil, name: "", type: parameter.type), parameter.type, span)
    }
    return TypedExpression(.apply(value, arguments: arguments), type: type.result, span: span)
  }

  private func functionValue(of callable: Callable, _ span: Span) -> TypedExpression? {
    let value = materialize(.callables([callable], name: ""), nil, span, nil)
    return value.type.isUnknown ? nil : value
  }

  private func makeCase(
    _ element: EnumCase, _ callable: Callable, _ passed: [PassedArgument], _ span: Span,
    _ expected: Type?
  ) -> TypedExpression {
    guard let type = caseType(element, callable) else { return unknown(span) }
    if let expected { anticipate(type, expected) }
    if type.isOptional, let wrapped = type.wrapped, let argument = passed.first {
      let value = self.argument(
        argument, ParameterSymbol(label: nil, name: "", type: wrapped), wrapped, span)
      return TypedExpression(.wrapOptional(value), type: type, span: span)
    }
    let map = element.owner.substitution(type.arguments)
    var payload: [TypedExpression] = []
    for (symbol, argument) in zip(parameters(of: callable), passed) {
      let target = checker.normalize(symbol.type.substituting(map))
      if case .omitted = argument, let value = symbol.defaultValue {
        payload.append(check(value, to: target, .argument))
      } else {
        payload.append(self.argument(argument, symbol, target, span))
      }
    }
    return TypedExpression(.enumCase(element, payload: payload), type: type, span: span)
  }

  /// Lets the expected type fill in generic arguments where the head is the same.
  private func anticipate(_ result: Type, _ expected: Type) {
    let result = checker.simplify(result)
    var wanted = checker.simplify(expected)
    guard case .nominal(let nominal, _) = result, result.hasVariables else { return }
    if nominal.name != "Optional" || !nominal.isPrelude {
      while let wrapped = wanted.wrapped { wanted = checker.simplify(wrapped) }
    }
    guard case .nominal(let target, _) = wanted, target === nominal else { return }
    let start = checker.mark()
    if !checker.unify(result, wanted) { checker.undo(to: start) }
  }

  private func invoke(
    _ function: Function, _ callable: Callable, _ passed: [PassedArgument], _ name: String,
    _ call: Call, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    var map = callable.map
    guard checkAccess(function.access, function.owner, describe(function), call.callee.span) else {
      return unknown(span)
    }
    if let message = checker.unavailableMessage(function) {
      let shown = describe(function)
      error(
        message.isEmpty ? "'\(shown)' is unavailable" : "'\(shown)' is unavailable: \(message)",
        at: call.callee.span.isEmpty ? span : call.callee.span)
      return unknown(span)
    }
    let explicit = explicitArguments(call.callee)
    let substitutions = function.genericParameters.enumerated().map { index, parameter -> Type in
      let type =
        index < explicit.count && function.kind != .initializer
        ? resolveType(explicit[index]) : checker.makeVariable()
      if case .variable(let variable) = type { variable.constraints = parameter.constraints }
      map[parameter] = type
      return type
    }
    var receiver = callable.receiver
    // A type whose arguments are open gets them from this call.
    if function.kind == .initializer, let base = receiver,
      case .metatype(let instance) = base.type.shallow, isConstruction(base)
    {
      receiver = TypedExpression(.metatype(instance), type: base.type, span: base.span)
    }
    let resultType = checker.normalize(function.result.substituting(map))
    if let expected { anticipate(resultType, expected) }
    let requirements = function.requirements + function.extensionRequirements
    solve(requirements, map)
    var arguments = [TypedExpression?](repeating: nil, count: passed.count)
    // Closures come last: the other arguments say what their parameters are.
    for round in 0..<3 {
      for (index, (symbol, argument)) in zip(function.parameters, passed).enumerated() {
        guard arguments[index] == nil else { continue }
        let isReady: Bool =
          switch round {
          case 0: !argument.isClosure && !waits(argument, for: symbol.type, map)
          case 1: argument.isClosure
          default: true
          }
        guard isReady else { continue }
        let target = checker.normalize(symbol.type.substituting(map))
        if case .omitted = argument {
          arguments[index] = defaultArgument(function, index, symbol, map, span)
        } else if case .pack(let list) = argument {
          arguments[index] = pack(list, symbol, map, span)
        } else {
          let outer = builder
          builder = symbol.resultBuilder.map { checker.normalize($0.substituting(map)) }
          arguments[index] = self.argument(argument, symbol, target, span)
          builder = outer
        }
      }
      if round == 0 { solve(requirements, map) }
    }
    verify(function, callable, map, name, call, span)
    if function.isThrowing { noteThrow(span) }
    if function.isRethrowing, arguments.contains(where: { $0.map(throwsWhenCalled) ?? false }) {
      noteThrow(span)
    }
    if function.isAsync { noteAwait(span) }
    let typed = arguments.compactMap { $0 }
    guard typed.count == passed.count else { return unknown(span) }
    return makeInvocation(
      function, callable, receiver, typed, substitutions,
      checker.normalize(function.result.substituting(map)), call, span)
  }

  /// `.zero` for a type that the other arguments have to tell first.
  private func waits(_ argument: PassedArgument, for type: Type, _ map: Substitution) -> Bool {
    guard case .expression(let expression) = argument, startsImplicitly(expression),
      case .variable(let variable) = checker.simplify(type.substituting(map))
    else { return false }
    return variable.literal == nil && variable.constraints.isEmpty
  }

  private func isConstruction(_ base: TypedExpression) -> Bool {
    if case .metatype = base.kind { true } else { false }
  }

  private func throwsWhenCalled(_ argument: TypedExpression) -> Bool {
    switch argument.kind {
    case .convert(let inner), .wrapOptional(let inner): return throwsWhenCalled(inner)
    default:
      if case .function(let type) = checker.simplify(argument.type) { return type.isThrowing }
      return false
    }
  }

  private func explicitArguments(_ callee: Expression) -> [TypeReference] {
    switch callee.kind {
    case .identifier(let name): name.genericArguments
    case .member(_, let name): name.genericArguments
    default: []
    }
  }

  /// Same-type requirements solve variables.
  private func solve(_ requirements: [Requirement], _ map: Substitution) {
    for case .sameType(let left, let right) in requirements {
      _ = checker.unify(
        checker.normalize(left.substituting(map)), checker.normalize(right.substituting(map)))
    }
  }

  /// Checks that generic arguments meet what the function asks of them.
  private func verify(
    _ function: Function, _ callable: Callable, _ map: Substitution, _ name: String, _ call: Call,
    _ span: Span
  ) {
    func ask(_ type: Type, _ constraint: Type) {
      let type = checker.simplify(type)
      if case .variable(let variable) = type, variable.literal == nil {
        checker.pendingConformances.append(
          PendingConformance(
            type: type, constraint: constraint, source: source, span: span,
            context: subject(function, name)))
        return
      }
      if case .pack(let types) = type {
        for one in types { ask(one, constraint) }
        return
      }
      guard !checker.meets(type, constraint) else { return }
      error(
        "\(subject(function, name)) requires that '\(checker.normalize(type).resolved)' conform to '\(constraint)'",
        at: call.callee.span.isEmpty ? span : call.callee.span)
    }
    for parameter in function.genericParameters {
      guard let type = map[parameter] else { continue }
      for constraint in parameter.constraints { ask(type, constraint.substituting(map)) }
    }
    if function.kind == .initializer, let owner = function.owner {
      for parameter in owner.genericParameters where !parameter.isProtocolSelf {
        guard let type = map[parameter] else { continue }
        for constraint in parameter.constraints { ask(type, constraint.substituting(map)) }
      }
    }
    for requirement in function.requirements + function.extensionRequirements {
      switch requirement {
      case .conformance(let type, let constraint):
        ask(checker.normalize(type.substituting(map)), constraint.substituting(map))
      case .sameType(let left, let right):
        let a = checker.normalize(left.substituting(map))
        let b = checker.normalize(right.substituting(map))
        if !checker.unify(a, b) {
          error(
            "\(subject(function, name)) requires the types '\(a.resolved)' and '\(b.resolved)' be equivalent",
            at: span)
        }
      }
    }
  }

  private func subject(_ function: Function, _ name: String) -> String {
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
    switch function.kind {
    case .initializer:
      if let owner = function.owner, function.genericParameters.isEmpty {
        let kind =
          switch owner.kind {
          case .struct: "generic struct"
          case .class, .actor: "generic class"
          case .enum: "generic enum"
          case .protocol: "protocol"
          }
        return "\(kind) '\(owner.name)'"
      }
      return "initializer 'init(\(labels))'"
    case .method:
      let kind = function.isStatic ? "static method" : "instance method"
      if name == "init" { return "referencing initializer 'init(\(labels))'" }
      let shown = function.parameters.isEmpty ? "\(function.name)()" : "\(function.name)(\(labels))"
      return function.name.utf8.first.map(\.isIdentifierStart) ?? true
        ? "\(kind) '\(shown)'" : "operator function '\(function.name)'"
    default:
      return "global function '\(function.name)(\(labels))'"
    }
  }

  func describe(_ function: Function) -> String {
    if function.kind == .initializer { return function.owner?.name ?? "init" }
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return function.parameters.isEmpty ? function.name : "\(function.name)(\(labels))"
  }

  // Arguments.

  func argument(
    _ passed: PassedArgument, _ symbol: ParameterSymbol, _ target: Type, _ span: Span
  ) -> TypedExpression {
    switch passed {
    case .omitted, .pack: return unknown(span)
    case .variadic(let list):
      let values = list.map { check($0, to: target, .argument) }
      return TypedExpression(.array(values), type: checker.array(target), span: span)
    case .closure(let closure):
      return convert(self.closure(closure, target), to: target, .argument)
    case .expression(let expression):
      if case .addressOf(let place) = expression.kind {
        guard symbol.isInout else {
          error("use of extraneous '&'", at: expression.span)
          return unknown(expression.span)
        }
        return inoutArgument(place, target, expression.span)
      }
      if symbol.isInout {
        error(
          "passing value of type '\(checker.normalize(target).resolved)' to an inout parameter requires explicit '&'",
          at: expression.span,
          fixIts: [
            .init(
              span: Span(Int(expression.span.start), Int(expression.span.start)), replacement: "&")
          ])
        return unknown(expression.span)
      }
      if symbol.isAutoclosure { return autoclosure(expression, target) }
      return check(expression, to: target, .argument)
    }
  }

  func inoutArgument(_ place: Expression, _ target: Type, _ span: Span) -> TypedExpression {
    let typed = chain(place, expecting: nil)
    requireMutable(typed, span, .inoutArgument)
    if !checker.unify(typed.type, target) {
      error(
        "cannot convert value of type '\(checker.normalize(typed.type).resolved)' to expected argument type '\(checker.normalize(target).resolved)'",
        at: span)
    }
    return TypedExpression(.inoutArgument(typed), type: typed.type, span: span)
  }

  private func autoclosure(_ expression: Expression, _ target: Type) -> TypedExpression {
    let block = CodeBlock(
      statements: [Statement(.expression(expression), span: expression.span)], span: expression.span
    )
    let closure = Closure(
      attributes: [], captures: [], parameters: [], effects: Effects(), result: nil, body: block,
      span: expression.span)
    let type = Type.function(
      FunctionType(parameters: [], result: target, isThrowing: isCovered))
    let made = self.closure(closure, type)
    return TypedExpression(made.kind, type: made.type, span: expression.span)
  }

  private func pack(
    _ list: [Expression], _ symbol: ParameterSymbol, _ map: Substitution, _ span: Span
  ) -> TypedExpression {
    var types: [Type] = []
    var values: [TypedExpression] = []
    for expression in list {
      let value = settle(check(expression))
      values.append(value)
      types.append(checker.normalize(value.type))
    }
    if case .parameter(let parameter) = symbol.type, let variable = map[parameter] {
      _ = checker.unify(variable, .pack(types))
    }
    if values.count == 1 { return values[0] }
    return TypedExpression(
      .tuple(values), type: .tuple(types.map { .init(type: $0) }), span: span)
  }

  /// The value of a parameter that was left out: its default, in the callee's own context.
  private func defaultArgument(
    _ function: Function, _ index: Int, _ symbol: ParameterSymbol, _ map: Substitution, _ span: Span
  ) -> TypedExpression? {
    guard let expression = symbol.defaultValue else { return nil }
    if case .magicLiteral(let name) = expression.kind {
      return check(
        Expression(.magicLiteral(name), span: span), to: symbol.type.substituting(map), .argument)
    }
    let bodyContext = BodyContext(
      function: nil, parent: nil, resultType: .void, isThrowingAllowed: false)
    let inner = BodyChecker(
      checker: checker, context: bodyContext,
      declarations: checker.declarationContext(of: function))
    if let selfType = function.selfType {
      let variable = LocalVariable(name: "self", type: .metatype(selfType), isLet: true)
      inner.scope.symbols["self"] = .variable(variable)
    }
    // Generic parameters stand for what this call gives them.
    let target = checker.normalize(symbol.type.substituting(map))
    if symbol.isAutoclosure { return inner.autoclosure(expression, target) }
    let value = inner.check(expression, expecting: target)
    guard let converted = inner.tryConvert(value, to: target) else {
      error("generic parameter could not be inferred", at: span)
      return nil
    }
    return converted
  }

  func noteAwait(_ span: Span) {
    context.containsAwait = true
  }

  // The call itself.

  private func makeInvocation(
    _ function: Function, _ callable: Callable, _ receiver: TypedExpression?,
    _ arguments: [TypedExpression], _ substitutions: [Type], _ type: Type, _ call: Call,
    _ span: Span
  ) -> TypedExpression {
    // A local function is a closure in a variable.
    if let receiver, function.kind == .function,
      function.owner == nil || isLocalFunction(receiver, function)
    {
      return TypedExpression(.apply(receiver, arguments: arguments), type: type, span: span)
    }
    var target = receiver
    if let base = receiver, function.selfParameter == .inout, function.kind != .initializer {
      requireMutable(base, call.callee.location, .mutatingMember(describe(function)))
      target = TypedExpression(.inoutArgument(base), type: base.type, span: base.span)
    }
    if function.kind == .initializer, let base = receiver, case .local = base.kind,
      function.owner?.isReferenceType == false
    {
      target = TypedExpression(.inoutArgument(base), type: base.type, span: base.span)
    }
    return TypedExpression(
      .call(
        function, receiver: target, arguments: arguments, substitutions: substitutions,
        dispatch: dispatch(function, callable)), type: type, span: span)
  }

  private func isLocalFunction(_ receiver: TypedExpression, _ function: Function) -> Bool {
    if case .local(let variable) = receiver.kind { return variable.name == function.name }
    return false
  }

  // Errors.

  private func reportNoMatch(
    _ failures: [(Callable, ArgumentFailure)], _ name: String, _ call: Call, _ span: Span
  ) {
    if failures.count == 1
      || name != "init" && failures.allSatisfy({ sameProblem($0.1, failures[0].1) })
    {
      report(failures[0].1, call, span)
      return
    }
    // The callable with the nearest number of parameters tells most.
    let count = call.arguments.count + call.trailingClosures.count
    let nearest = failures.min {
      abs(parameters(of: $0.0).count - count) < abs(parameters(of: $1.0).count - count)
    }
    if name == "init", failures.count == 2, let nearest {
      report(nearest.1, call, span)
      return
    }
    let what = name == "init" ? "initializer" : "'\(name)'"
    if name == "init" {
      error("no exact matches in call to initializer", at: call.callee.span)
    } else {
      error(
        "no exact matches in call to \(callKind(failures.first?.0)) \(what)", at: call.callee.span)
    }
  }

  private func callKind(_ callable: Callable?) -> String {
    guard case .function(let function)? = callable?.kind else { return "function" }
    if function.owner == nil { return "global function" }
    return function.isStatic ? "static method" : "instance method"
  }

  private func sameProblem(_ left: ArgumentFailure, _ right: ArgumentFailure) -> Bool {
    switch (left.problem, right.problem) {
    case (.missing(let a), .missing(let b)): a.label == b.label
    case (.extra, .extra), (.extraTrailing, .extraTrailing): true
    default: false
    }
  }

  private func reportAllFailed(
    _ viable: [(Callable, [PassedArgument])], _ problems: [[Diagnostic]], _ name: String,
    _ call: Call, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    // Where all overloads fail alike, or inside an argument, that error is the one to show.
    let first = problems[0]
    let inside = problems.filter { list in
      list.contains {
        $0.isError && $0.span.start > call.callee.span.end && !isArgumentMismatch($0, call)
      }
    }
    if let shown = inside.first, inside.count == problems.count || problems.count == 1 {
      shown.forEach(checker.report)
      return unknown(span)
    }
    if problems.allSatisfy({ $0.first?.message == first.first?.message }) {
      first.forEach(checker.report)
      return unknown(span)
    }
    let notes = viable.prefix(3).compactMap { callable, _ -> Diagnostic? in
      guard case .function(let function) = callable.kind, !(function.owner?.isPrelude ?? true)
      else {
        return nil
      }
      return Diagnostic(
        .note,
        "candidate expects value of type '\(function.parameters.first?.type.description ?? "()")' for parameter #1",
        in: function.source, at: function.span)
    }
    if name == "init" {
      error("no exact matches in call to initializer", at: call.callee.span, notes: notes)
    } else {
      error(
        "no exact matches in call to \(callKind(viable.first?.0)) '\(name)'", at: call.callee.span,
        notes: notes)
    }
    return unknown(span)
  }

  private func isArgumentMismatch(_ diagnostic: Diagnostic, _ call: Call) -> Bool {
    call.arguments.contains { $0.value.span == diagnostic.span }
  }
}
