import Prelude
import SourceText
import Syntax

/// A call of one function: its arguments, its generic parameters, its requirements.
extension BodyChecker {
  /// Checks the arguments of a call that goes to `callable`, and makes the call.
  func finish(
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
    for (index, (parameter, argument)) in zip(type.parameters, passed).enumerated() {
      if case .expansion(let pattern) = parameter.type, case .pack(let list) = argument {
        let pack = ParameterSymbol(label: nil, name: "", type: pattern, isPack: true)
        guard let values = packs.packValues(list, pack, index, [:], span) else {
          return unknown(span)
        }
        arguments += values
        continue
      }
      var symbol = ParameterSymbol(
        label: nil, name: "", type: parameter.type, isInout: parameter.isInout,
        isVariadic: parameter.isVariadic, isAutoclosure: parameter.isAutoclosure)
      // Function types do not say whether what they take escapes.
      symbol.isNonEscaping = true
      arguments.append(
        self.argument(argument, symbol, parameter.type, span, mayLend: true))
    }
    if type.isThrowing { noteThrow(span, type: type.thrownType.map(checker.normalize)) }
    if type.isAsync { noteAwait(span) }
    return lender.lending(arguments, span) {
      TypedExpression(.apply(value, arguments: $0), type: type.result, span: span)
    }
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

  func functionValue(of callable: Callable, _ span: Span) -> TypedExpression? {
    let value = materialize(.callables([callable], name: ""), nil, span, nil)
    return value.type.isUnknown ? nil : value
  }

  private func makeCase(
    _ element: EnumCase, _ callable: Callable, _ passed: [PassedArgument], _ span: Span,
    _ expected: Type?
  ) -> TypedExpression {
    guard let type = caseType(element, callable) else { return unknown(span) }
    if let expected { anticipation.anticipate(type, expected) }
    if type.isOptional, let wrapped = type.wrapped, let argument = passed.first {
      let value = self.argument(
        argument, ParameterSymbol(label: nil, name: "", type: wrapped), wrapped, span)
      return TypedExpression(.wrapOptional(value), type: type, span: span)
    }
    let map = element.owner.substitution(type.arguments)
    var payload: [TypedExpression] = []
    for (symbol, argument) in zip(overloads.parameters(of: callable), passed) {
      let target = checker.normalize(symbol.type.substituting(map))
      if case .omitted = argument, let value = symbol.defaultValue {
        payload.append(check(value, to: target, .argument))
      } else {
        payload.append(self.argument(argument, symbol, target, span))
      }
    }
    return TypedExpression(.enumCase(element, payload: payload), type: type, span: span)
  }

  private func invoke(
    _ function: Function, _ callable: Callable, _ passed: [PassedArgument], _ name: String,
    _ call: Call, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    var map = callable.map
    guard
      checkAccess(
        function.access, function.owner, describe(function), call.callee.location,
        declaredIn: function.source, isInitializer: function.kind == .initializer)
    else {
      return unknown(span)
    }
    if let unavailability = checker.unavailability(of: function) {
      let name =
        function.source.isLibrary
        ? checker.describeName(function) : checker.shortName(function)
      error(
        unavailability.report(of: name),
        at: call.callee.span.isEmpty ? span : call.callee.location)
      return unknown(span)
    }
    if attemptDepth == 0 { requireFreeOfValues(callable) }
    let written = explicitArguments(call.callee)
    let explicit =
      written.isEmpty || function.kind == .initializer
      ? [] : function.genericParameters.collecting(written.map { resolveListedType($0) })
    let substitutions = function.genericParameters.enumerated().map { index, parameter -> Type in
      let type =
        index < explicit.count
        ? explicit[index] : checker.makeVariable()
      if case .variable(let variable) = type {
        (variable.parameterName, variable.constraints) = (parameter.name, parameter.constraints)
      }
      map[parameter] = type
      return type
    }
    var receiver = callable.receiver
    // A type whose arguments are open gets them from this call.
    if function.kind == .initializer, let base = receiver,
      case .metatype(let instance) = base.type.shallow, isConstruction(base)
    {
      receiver = TypedExpression(.metatype(instance), type: base.type, span: base.span)
      constrainOpenArguments(of: instance)
    }
    let passed = spreading(passed, of: function)
    packs.openPacks(of: function, passed, map)
    guard packs.requireShapes(of: function, map, call, span) else { return unknown(span) }
    let resultType = checker.normalize(function.result.substituting(map))
    if let expected {
      anticipation.anticipate(resultType, expectation(expected, of: function))
      anticipateBase(resultType, expected)
      anticipateLiteral(function, passed, map, expected)
    }
    anticipation.anticipateMembers(resultType, expected, function, passed, map)
    anticipation.anticipateReturns(resultType, expected, function, passed, map)
    anticipation.anticipateWritten(function, passed, map)
    let requirements = function.requirements + function.extensionRequirements
    solve(requirements, map)
    noteMembers(of: function, map)
    var arguments = [TypedExpression?](repeating: nil, count: passed.count)
    let isTold = { (type: Type) in
      zip(function.parameters, passed).contains { symbol, argument in
        guard symbol.type == type, case .expression(let value) = argument else { return false }
        return !argument.isClosure && !self.startsImplicitly(value)
      }
    }
    // Closures come last: the other arguments say what their parameters are.
    for round in 0..<5 {
      for (index, (symbol, argument)) in zip(function.parameters, passed).enumerated() {
        guard arguments[index] == nil else { continue }
        var target = checker.normalize(symbol.type.substituting(map))
        let isReady: Bool =
          switch round {
          case 0:
            !argument.isClosure && !waits(argument, for: symbol.type, map, isTold)
              && !target.hasOpenMember
          case 1: !argument.isClosure && !waits(argument, for: symbol.type, map, isTold)
          case 2:
            argument.isClosure && !hasOpenParameters(argument, target)
              && !isToldByClosures(argument, target, function, passed, map)
          case 3: argument.isClosure
          default: true
          }
        guard isReady else { continue }
        if round > 0, target.hasOpenMember {
          settleMembers(in: target)
          target = checker.normalize(target)
        }
        if case .omitted = argument {
          arguments[index] = defaultArgument(
            function, index, symbol, map, span, place: argumentsPlace(of: call, span))
        } else if case .pack(let list) = argument {
          arguments[index] = packs.pack(list, symbol, index, map, span)
        } else {
          let outer = passing.builder
          passing.builder = symbol.resultBuilder.map { checker.normalize($0.substituting(map)) }
          let rivals = hints.implicitBase
          hints.implicitBase = base(
            of: argument, target, among: passed, function, requirements, map)
          let around = hints.inferredParameter
          hints.inferredParameter = inferred(symbol, by: function, callable).map {
            InferredParameter(
              parameter: $0, type: map[$0] ?? .unknown, isOfLibrary: function.source.isLibrary,
              place: call.callee.location)
          }
          arguments[index] =
            elements(of: argument, symbol, target, requirements, map)
            ?? self.argument(argument, symbol, target, span, mayLend: true)
          hints.inferredParameter = around
          hints.implicitBase = rivals
          passing.builder = outer
        }
      }
      if round == 0 { solve(requirements, map) }
    }
    wrapArguments(&arguments, of: function, map)
    // What is asked of a type that a wrong argument did not tell would only hide what is wrong.
    let lacksType = zip(arguments, function.parameters).contains { argument, symbol in
      (argument?.type.isUnknown ?? false)
        && !checker.normalize(symbol.type.substituting(map)).isUnknown
    }
    if lacksType {
      leaveUnknown(arguments, of: function, map)
    } else {
      verify(function, callable, map, name, call, span)
    }
    noteStandIn(function, call, span)
    let thrown = function.thrownType.map { checker.normalize($0.substituting(map)) }
    if function.isThrowing, !(thrown?.isNever ?? false) {
      noteThrow(span, type: thrown, isStandIn: function.source.isStandIn)
    }
    if let types = thrownTypes(by: function, arguments) {
      noteThrow(span, type: commonThrownType(types))
    } else if let failure = failure(of: function, on: callable.receiver) {
      noteThrow(span, type: failure)
    }
    if function.isAsync { noteAwait(span, isStandIn: function.source.isStandIn) }
    isolation.requireIsolation(of: function, callable.receiver, call.callee.location)
    let typed = arguments.compactMap { $0 }
    guard typed.count == passed.count else { return unknown(span) }
    exclusivity.requireExclusivity(of: function, receiver, typed, span)
    return makeInvocation(
      function, callable, receiver, typed, substitutions,
      checker.normalize(function.result.substituting(map)), call, span)
  }

  /// What is expected of a call as it tells generic parameters. Where another type says what they are,
  /// as in `Array(zip(a, b))`, the names of a tuple's elements come with a conversion of the result.
  private func expectation(_ expected: Type, of function: Function) -> Type {
    let isTold = (function.requirements + function.extensionRequirements).contains { requirement in
      guard case .sameType(.parameter, _) = requirement else {
        if case .sameType(_, .parameter) = requirement { return true }
        return false
      }
      return true
    }
    return isTold ? expected.withoutTupleLabels : expected
  }

  /// A generic parameter of the function that only arguments of unknown types tell is unknown, too.
  private func leaveUnknown(
    _ arguments: [TypedExpression?], of function: Function, _ map: Substitution
  ) {
    for (symbol, argument) in zip(function.parameters, arguments)
    where argument?.type.isUnknown ?? false {
      guard case .parameter(let parameter) = symbol.type,
        function.genericParameters.contains(parameter)
      else { continue }
      let target = checker.simplify(symbol.type.substituting(map))
      if isVariable(target) { _ = checker.unify(target, .unknown) }
    }
  }

  /// The generic parameter whose type an argument tells by itself, if other arguments tell it too.
  private func inferred(
    _ symbol: ParameterSymbol, by function: Function, _ callable: Callable
  ) -> GenericParameter? {
    guard !symbol.isInout, case .parameter(let parameter) = symbol.type,
      function.genericParameters.contains(parameter)
        || function.kind == .initializer && parameter.belongsToType
    else { return nil }
    let tellers = function.parameters.filter { $0.type == symbol.type }
    return tellers.count > 1 ? parameter : nil
  }

  /// Lets `.name` among the arguments of an initializer see what the type asks of its parameters.
  private func constrainOpenArguments(of instance: Type) {
    guard case .nominal(let nominal, let arguments) = instance else { return }
    for (parameter, argument) in zip(nominal.genericParameters, arguments) {
      if case .variable(let variable) = checker.simplify(argument), variable.constraints.isEmpty {
        variable.constraints = parameter.constraints
      }
    }
  }

  /// Where the arguments of a call begin: at a parenthesis, or at the first closure.
  private func argumentsPlace(of call: Call, _ span: Span) -> Int {
    if call.hasParentheses, !call.argumentsSpan.isEmpty { return Int(call.argumentsSpan.start) }
    return Int((call.trailingClosures.first?.closure.span ?? span).start)
  }

  /// Whether it is a closure of several statements, which tell nothing of its parameters: other
  /// closures have to.
  private func hasOpenParameters(_ argument: PassedArgument, _ target: Type) -> Bool {
    guard let closure = argument.closure, closure.body.statements.count > 1,
      hasUntypedParameters(closure), case .function(let wanted) = target.shallow
    else { return false }
    return wanted.parameters.contains { checker.normalize($0.type).hasVariables }
  }

  /// `.zero` or `\.name` for a type that the other arguments have to tell first.
  ///
  /// - Parameter isTold: whether another argument is of that type too, and says what it is.
  private func waits(
    _ argument: PassedArgument, for type: Type, _ map: Substitution, _ isTold: (Type) -> Bool
  ) -> Bool {
    if case .expression(let expression) = argument, case .keyPath(let path) = expression.kind,
      path.root == nil,
      case .nominal(let wanted, let arguments) = checker.simplify(type.substituting(map))
    {
      if case .variable? = arguments.first.map(checker.simplify) { return true }
      guard wanted.name == "WritableKeyPath", case .variable? = arguments.last.map(checker.simplify)
      else { return false }
      // One that cannot be written is wrong, and what it should be is for the others to tell.
      let expected = Type.nominal(wanted, arguments)
      return attempt { check(expression, expecting: expected) }.0.type.isPrelude("KeyPath")
    }
    guard case .expression(let expression) = argument else { return false }
    let target = checker.simplify(type.substituting(map))
    // Closures say which of the initializers `String.init` is that stands beside them, and where
    // a key path that is passed as a function begins.
    if case .function(let function) = target,
      namesInitializer(expression) || isRootless(expression)
    {
      return function.parameters.contains { isVariable(checker.simplify($0.type)) }
    }
    guard startsImplicitly(expression), case .variable(let variable) = target else { return false }
    return variable.literal == nil && (variable.constraints.isEmpty || isTold(type))
  }

  private func namesInitializer(_ expression: Expression) -> Bool {
    if case .member(_, let name) = expression.kind { name.name == "init" } else { false }
  }

  private func isRootless(_ expression: Expression) -> Bool {
    if case .keyPath(let path) = expression.kind { path.root == nil } else { false }
  }

  private func isConstruction(_ base: TypedExpression) -> Bool {
    if case .metatype = base.kind { true } else { false }
  }

  func explicitArguments(_ callee: Expression) -> [TypeReference] {
    switch callee.kind {
    case .identifier(let name): name.genericArguments
    case .member(_, let name): name.genericArguments
    default: []
    }
  }

  /// Same-type requirements solve variables.
  func solve(_ requirements: [Requirement], _ map: Substitution) {
    for case .sameType(let left, let right) in requirements {
      guard packs.openPacks(equating: left, right, map) else { continue }
      for (left, right) in Type.equations(left, right, map) {
        let sides = (checker.normalize(left), checker.normalize(right))
        _ = checker.unify(sides.0, sides.1)
        if case .member(let base, let associated) = sides.0,
          !sides.1.hasVariables || sides.1.nominal != nil,
          case .variable(let variable) = checker.simplify(base)
        {
          variable.members[associated.name] = sides.1
        }
      }
    }
  }

  /// `some Collection<Value>` asks for as much as `where C.Element == Value`.
  private func noteMembers(of function: Function, _ map: Substitution) {
    for parameter in function.genericParameters {
      guard let type = map[parameter], case .variable(let variable) = checker.simplify(type) else {
        continue
      }
      for constraint in variable.constraints {
        guard case .nominal(let proto, let arguments) = constraint else { continue }
        for (name, argument) in zip(proto.primaryNames, arguments) {
          let asked = checker.normalize(argument.substituting(map))
          if !asked.hasVariables { variable.members[name] = asked }
        }
      }
    }
  }

  func describe(_ function: Function) -> String {
    if function.kind == .initializer { return function.owner?.name ?? "init" }
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return function.parameters.isEmpty ? function.name : "\(function.name)(\(labels))"
  }
}
