import SourceText
import Syntax

/// The state of checking a call of one function: its generic arguments, and its arguments so far.
struct FunctionInvocation: BodyPart {
  let body: BodyChecker
  let function: Function
  let callable: Callable
  let call: Call
  /// The name used to call the function.
  let name: String
  let span: Span
  /// The substitution for all generic parameters, including those of the receiver's type.
  var map: Substitution
  var receiver: TypedExpression?
  var passed: [PassedArgument]
  /// The arguments for the function's own generic parameters, in order.
  private(set) var substitutions: [Type] = []
  private(set) var arguments: [TypedExpression?] = []
  /// The generic parameters that the expected result determines.
  private var toldByResult: [GenericParameter] = []
  /// Whether an argument widened a generic parameter that others determine, too.
  private var isWidened = false

  init(
    body: BodyChecker, function: Function, callable: Callable, call: Call, name: String, span: Span,
    map: Substitution, receiver: TypedExpression?, passed: [PassedArgument]
  ) {
    (self.body, self.function, self.callable, self.call) = (body, function, callable, call)
    (self.name, self.span, self.map, self.receiver) = (name, span, map, receiver)
    self.passed = passed
  }

  private var requirements: [Requirement] {
    function.generics.requirements + function.generics.extensionRequirements
  }

  /// Checks the call; returns an expression of unknown type if it is wrong.
  mutating func check(expecting expected: Type?) -> TypedExpression {
    guard isAllowed() else { return body.unknown(span) }
    openGenerics()
    openReceiver()
    passed = body.passedArguments.spreading(passed, of: function)
    body.packs.openPacks(of: function, passed, map)
    guard body.packs.requireShapes(of: function, map, call, span) else { return body.unknown(span) }
    body.contextualInference.infer(function, passed, map, expecting: expected)
    toldByResult = ownParameters.filter(isTold)
    body.genericRequirements.solve(requirements, map)
    body.genericRequirements.noteMembers(of: function, map)
    checkArguments()
    verifyRequirements()
    body.stubs.noteCall(of: function, call, span)
    body.assets.check(function, call)
    noteEffects()
    body.isolation.requireIsolation(of: function, callable.receiver, call.callee.location)
    let typed = arguments.compactMap { $0 }
    guard typed.count == passed.count else { return body.unknown(span) }
    body.exclusivity.requireExclusivity(of: function, receiver, typed, span)
    let result = unifier.normalize(function.result.substituting(map))
    return body.passedArguments.evaluatingExplicitFirst(passed, typed, receiver, span) {
      body.passedArguments.makeInvocation(
        function, callable, $0, $1, substitutions, result, call, span)
    }
  }

  /// Whether the function may be called here: accessible and available.
  private func isAllowed() -> Bool {
    guard
      body.selection.checkAccess(
        function.modifiers.access, function.owner, title, call.callee.location,
        declaredIn: function.source, isInitializer: function.kind == .initializer)
    else { return false }
    if let unavailability = checker.availability.unavailability(of: function) {
      let name =
        function.source.isLibrary ? checker.describeName(function) : checker.shortName(function)
      error(
        unavailability.report(of: name),
        at: call.callee.span.isEmpty ? span : call.callee.location)
      return false
    }
    if body.attemptDepth == 0 { body.names.requireNoCaptures(callable) }
    return isTranslatable()
  }

  /// Whether a closure that is translated to a query may call the function; a query cannot run
  /// functions of the program.
  private func isTranslatable() -> Bool {
    guard function.kind == .method || function.kind == .function, !function.source.isLibrary,
      sequence(first: body.context, next: \.parent).contains(where: \.closure.isTranslated)
    else { return true }
    error(
      MacroError.unsupportedInPredicate(function.owner == nil ? nil : title),
      at: call.callee.location)
    return false
  }

  private var title: String {
    if function.kind == .initializer { return function.owner?.name ?? "init" }
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return function.parameters.isEmpty ? function.name : "\(function.name)(\(labels))"
  }

  /// Makes a type variable for each generic parameter whose argument is not written in the call.
  private mutating func openGenerics() {
    let written = body.invocations.explicitArguments(call.callee)
    let explicit =
      written.isEmpty || function.kind == .initializer
      ? [] : function.generics.parameters.collecting(written.map { body.resolveListedType($0) })
    for (index, parameter) in function.generics.parameters.enumerated() {
      let type = index < explicit.count ? explicit[index] : checker.makeVariable()
      if case .variable(let variable) = type {
        (variable.parameterName, variable.constraints) = (parameter.name, parameter.constraints)
      }
      map[parameter] = type
      substitutions.append(type)
    }
  }

  /// Lets the call infer the receiver's generic arguments if they are not written.
  private mutating func openReceiver() {
    guard function.kind == .initializer, let base = receiver,
      case .metatype(let instance) = base.type.shallow, case .metatype = base.kind
    else { return }
    receiver = TypedExpression(.metatype(instance), type: base.type, span: base.span)
    constrainOpenArguments(of: instance)
  }

  /// Gives the type's open arguments the constraints of its parameters, for `.name` among the
  /// arguments.
  private func constrainOpenArguments(of instance: Type) {
    guard case .nominal(let nominal, let arguments) = instance else { return }
    for (parameter, argument) in zip(nominal.generics.parameters, arguments) {
      if case .variable(let variable) = unifier.simplify(argument),
        variable.constraints.isEmpty
      {
        variable.constraints = parameter.constraints
      }
    }
  }

  // Arguments.

  private mutating func checkArguments() {
    arguments = [TypedExpression?](repeating: nil, count: passed.count)
    for round in ArgumentRound.allCases {
      for (index, (symbol, argument)) in zip(function.parameters, passed).enumerated()
      where arguments[index] == nil {
        var target = unifier.normalize(symbol.type.substituting(map))
        guard isReady(argument, for: symbol, target, in: round) else { continue }
        if round != .values, target.hasOpenMember {
          literals.settleMembers(in: target)
          target = unifier.normalize(target)
        }
        arguments[index] = check(argument, at: index, for: symbol, target)
      }
      if round == .values {
        body.genericRequirements.solve(requirements, map)
        body.genericRequirements.solvePrimaries(of: function, map)
      }
    }
    if isWidened { convertArguments() }
  }

  private mutating func check(
    _ argument: PassedArgument, at index: Int, for symbol: ParameterSymbol, _ target: Type
  ) -> TypedExpression? {
    switch argument {
    case .omitted:
      return body.passedArguments.defaultArgument(
        function, index, symbol, map, span, place: argumentsPlace)
    case .pack(let list): return body.packs.pack(list, symbol, index, map, span)
    case .expression, .closure, .variadic, .spread: break
    }
    let outer = (body.passing.builder, body.hints.implicitBase, body.hints.sharedParameter)
    defer {
      (body.passing.builder, body.hints.implicitBase, body.hints.sharedParameter) = outer
    }
    body.passing.builder = symbol.resultBuilder.map {
      unifier.normalize($0.substituting(map))
    }
    body.hints.implicitBase = body.implicitMembers.base(
      of: argument, target, among: passed, function, requirements, map)
    body.hints.sharedParameter = sharedParameter(symbol)
    let value = body.stubs.argument(of: function, at: index, argument, target) {
      body.passedArguments.elements(of: argument, symbol, target, requirements, map)
        ?? body.passedArguments.argument(
          argument, symbol, target, span, mayLend: true, callPlace: call.callee.location)
    }
    if body.hints.sharedParameter?.isWidened ?? false { isWidened = true }
    return value
  }

  /// The generic parameter that an argument determines by itself, if other arguments determine it
  /// as well.
  private func sharedParameter(_ symbol: ParameterSymbol) -> SharedParameter? {
    guard !symbol.isInout, let parameter = symbol.type.toldParameter,
      ownParameters.contains(parameter), mayConflict(over: parameter)
    else { return nil }
    return SharedParameter(
      parameter: parameter, map: map, isOfLibrary: function.source.isLibrary,
      place: call.callee.location, isOpen: !toldByResult.contains(parameter),
      hasEquals: function.parameters.count(where: { $0.type == symbol.type }) > 1,
      checked: zip(function.parameters, arguments).compactMap { other, argument in
        guard let argument, other.type.mentions(parameter) else { return nil }
        return (other, argument)
      })
  }

  /// Whether several arguments may determine a generic parameter.
  private func mayConflict(over parameter: GenericParameter) -> Bool {
    let tellers = function.parameters.filter { $0.type.mentions(parameter) }
    return tellers.count > 1 || tellers.contains(where: \.isVariadic)
  }

  /// The generic parameters that the call determines.
  private var ownParameters: [GenericParameter] {
    guard function.kind == .initializer, let owner = function.owner else {
      return function.generics.parameters
    }
    return owner.generics.parameters + function.generics.parameters
  }

  /// Whether a generic parameter is a known type.
  private func isTold(_ parameter: GenericParameter) -> Bool {
    if case .variable(let variable)? = map[parameter] { variable.binding != nil } else { false }
  }

  /// Converts the arguments that were checked before their parameter's type became wider. Those with that type
  /// inside theirs, such as closures that return it, are checked again.
  private mutating func convertArguments() {
    for (index, symbol) in function.parameters.enumerated() {
      guard let argument = arguments[index] else { continue }
      if case .parameter = symbol.type, !symbol.isAutoclosure, !symbol.isVariadic {
        arguments[index] = body.parameterWidening.converted(argument, of: symbol, map) ?? argument
      } else if ownParameters.contains(where: symbol.type.mentions) {
        let target = unifier.normalize(symbol.type.substituting(map))
        arguments[index] = check(passed[index], at: index, for: symbol, target)
      }
    }
  }

  /// Where the arguments of a call begin: at the parenthesis, or at the first trailing closure.
  private var argumentsPlace: Int {
    if call.hasParentheses, !call.argumentsSpan.isEmpty { return Int(call.argumentsSpan.start) }
    return Int((call.trailingClosures.first?.closure.span ?? span).start)
  }

  // Requirements that the arguments determine.

  private func verifyRequirements() {
    // If an erroneous argument left a type open, failed requirements would only hide the cause.
    let lacksType = zip(arguments, function.parameters).contains { argument, symbol in
      (argument?.type.isUnknown ?? false)
        && !unifier.normalize(symbol.type.substituting(map)).isUnknown
    }
    if lacksType {
      leaveUnknown()
    } else {
      body.genericRequirements.verify(function, callable, map, name, call, span)
    }
  }

  /// Leaves unknown those generic parameters that only arguments of unknown type determine.
  private func leaveUnknown() {
    for (symbol, argument) in zip(function.parameters, arguments)
    where argument?.type.isUnknown ?? false {
      guard case .parameter(let parameter) = symbol.type,
        function.generics.parameters.contains(parameter)
      else { continue }
      let target = unifier.simplify(symbol.type.substituting(map))
      if conversions.isVariable(target) { _ = unifier.unify(target, .unknown) }
    }
  }

  private func noteEffects() {
    let isStub = function.source.isStub
    let effects = body.effectChecker
    let thrown = function.effects.thrownType.map { unifier.normalize($0.substituting(map)) }
    if function.effects.isThrowing, !(thrown?.isNever ?? false) {
      effects.noteThrow(span, type: thrown, isStub: isStub)
    }
    if let types = effects.thrownTypes(by: function, passed, arguments) {
      effects.noteThrow(span, type: effects.commonThrownType(types))
    } else if let failure = effects.failure(of: function, on: callable.receiver) {
      effects.noteThrow(span, type: failure)
    }
    if function.effects.isAsync { effects.recordSuspension(span, isStub: isStub) }
  }
}
