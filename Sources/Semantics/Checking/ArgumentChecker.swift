import Prelude
import SourceText
import Syntax

/// Checks one argument against its parameter: values, closures, autoclosures, `&` places, defaults.
struct ArgumentChecker: BodyPart {
  let body: BodyChecker

  /// - Parameters:
  ///   - mayLend: whether the call is made with `lending`.
  ///   - callPlace: where swiftc reports errors about the call, if not at its start.
  func argument(
    _ passed: PassedArgument, _ symbol: ParameterSymbol, _ target: Type, _ span: Span,
    mayLend: Bool = false, callPlace: Span? = nil
  ) -> TypedExpression {
    switch passed {
    case .omitted, .pack: return body.unknown(span)
    case .variadic(let list):
      let one = ParameterSymbol(label: nil, name: symbol.name, type: target)
      let values = list.map {
        body.packs.isExpansion($0)
          ? argument(.expression($0), one, target, $0.span) : variadicArgument($0, target)
      }
      return TypedExpression(.array(values), type: checker.array(target), span: span)
    case .spread(let list): return body.check(list, to: checker.array(target), .argument)
    case .closure(let closure):
      body.passing.note(symbol)
      defer { body.passing.endArgument() }
      if symbol.isAutoclosure {
        body.passing.isAutoclosure = true
        return autoclosure(Expression(.closure(closure), span: closure.span), target)
      }
      return body.parameterWidening.widening(closure.span, for: symbol, target) { target in
        conversions.convert(body.closures.closure(closure, target), to: target, .argument)
      }
    case .expression(let expression):
      if body.packs.isExpansion(expression) {
        error(
          GenericError.expansionForOneParameter(checker.displayed(target)), at: expression.span)
        return body.unknown(expression.span)
      }
      guard case .addressOf(let place) = expression.kind else {
        return symbol.isInout
          ? refusedValue(expression, target, inCallAt: callPlace ?? span)
          : value(expression, symbol, target)
      }
      if symbol.isInout { return inoutArgument(place, symbol, target, expression.span) }
      if mayLend, let lent = body.pointerArguments.lentPlace(place, target, expression.span) {
        return lent
      }
      error(CallError.addressForValue(checker.displayed(target)), at: expression.span)
      return body.unknown(expression.span)
    }
  }

  /// An argument for a parameter that is not `inout`.
  private func value(
    _ expression: Expression, _ symbol: ParameterSymbol, _ target: Type
  ) -> TypedExpression {
    body.passing.note(symbol)
    defer { body.passing.endArgument() }
    if symbol.isAutoclosure {
      if let thunk = forwardedThunk(expression) {
        let type = Type.function(FunctionType(parameters: [], result: target))
        return body.check(thunk, to: type, .argument)
      }
      return body.parameterWidening.widening(expression.span, for: symbol, target) { target in
        body.passing.isAutoclosure = true
        return autoclosure(expression, target)
      }
    }
    switch expression.kind {
    case .closure, .parenthesized, .ternary: break
    default: body.passing.endArgument()
    }
    if let lent = body.pointerArguments.lentValue(expression, target) { return lent }
    func converted(to target: Type) -> TypedExpression {
      conversions.convert(
        body.memoized.recheck(expression, expecting: target), to: target,
        purpose(symbol, expression))
    }
    let value =
      switch expression.kind {
      case .closure:
        body.parameterWidening.widening(expression.span, for: symbol, target, converted)
      default:
        unwrappedArgument(expression, symbol).map { conversions.convert($0, to: target, .argument) }
          ?? converted(to: target)
      }
    if !symbol.isNonEscaping { requireEscaping(value, .argument, in: symbol.type) }
    return value
  }

  /// The conversion purpose of an argument: the initial value of a wrapped property is passed to
  /// its wrapper as an argument, but errors describe it as an initialization.
  private func purpose(_ symbol: ParameterSymbol, _ value: Expression) -> ConversionPurpose {
    guard symbol.label == "wrappedValue", body.context.function?.kind == .initialValue else {
      return .argument
    }
    if case .nilLiteral = value.kind { return .argument }
    return .initialization
  }

  /// The unwrapped value of a `T!`, if the parameter's type is generic with constraints that an
  /// optional does not meet.
  private func unwrappedArgument(
    _ expression: Expression, _ symbol: ParameterSymbol
  ) -> TypedExpression? {
    guard case .parameter(let parameter) = symbol.type, !parameter.constraints.isEmpty else {
      return nil
    }
    guard isNameChain(expression) else { return nil }
    let start = body.checkpoint()
    let (value, problems) = body.attempt { body.check(expression) }
    if problems.isEmpty, let inside = body.chains.implicitlyUnwrapped(value),
      !parameter.constraints.allSatisfy({ conformances.meets(value.type, $0) })
    {
      return inside
    }
    body.rollBack(to: start)
    return nil
  }

  /// Whether the expression is a chain of names such as `a?.b.c`, which is cheap to check twice.
  func isNameChain(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier: true
    case .member(let base, _), .optionalChain(let base): isNameChain(base)
    default: false
    }
  }

  /// An argument of a variadic parameter; an array does not stand for its elements.
  private func variadicArgument(_ expression: Expression, _ target: Type) -> TypedExpression {
    let value = body.check(expression, expecting: target)
    let type = unifier.normalize(value.type).resolved
    guard type.isPrelude("Array"), conversions.tryConvert(value, to: target) == nil else {
      return conversions.convert(value, to: target, .argument)
    }
    error(
      CallError.arrayAsVariadic(type.displayed, of: checker.displayed(target)),
      at: expression.span)
    return body.unknown(expression.span)
  }

  /// Reports a non-escaping function that is used as an escaping one; it may only be called or
  /// passed to a non-escaping parameter.
  ///
  /// - Parameters:
  ///   - type: the declared type of the parameter that takes it.
  ///   - place: where swiftc reports the error; nil for the value.
  func requireEscaping(
    _ value: TypedExpression, _ purpose: ConversionPurpose, in type: Type? = nil,
    at place: Span? = nil
  ) {
    var value = value
    while true {
      switch value.kind {
      case .convert(let inner), .wrapOptional(let inner): value = inner
      case .local(let variable) where variable.isNonEscaping:
        let escape: ClosureError.Escape =
          switch (purpose, type) {
          case (.argument, .parameter(let generic)?): .genericArgument(parameter: generic.name)
          case (.argument, .member(_, let associated)?):
            .genericArgument(parameter: associated.name)
          case (.argument, _): .argument
          case (.assignment, _): .assignment
          default: .other
          }
        return error(ClosureError.nonEscaping(variable.name, escape), at: place ?? value.span)
      default: return
      }
    }
  }

  /// The autoclosure parameter of a memberwise initializer, passed on to the property wrapper
  /// without another closure around it.
  private func forwardedThunk(_ expression: Expression) -> Expression? {
    guard let function = body.context.function,
      checker.bodies.isMemberwise(function),
      case .call(let call) = expression.kind, call.arguments.isEmpty,
      case .identifier(let name) = call.callee.kind,
      function.parameters.contains(where: { $0.isAutoclosure && $0.name == name.name })
    else { return nil }
    return call.callee
  }

  private func autoclosure(_ expression: Expression, _ target: Type) -> TypedExpression {
    let block = CodeBlock(
      statements: [Statement(.expression(expression), span: expression.span)], span: expression.span
    )
    let closure = Closure(
      attributes: [], captures: [], parameters: [], effects: Effects(), result: nil, body: block,
      span: expression.span)
    let type = Type.function(
      FunctionType(parameters: [], result: target, isThrowing: body.effects.isCovered))
    let made = body.closures.closure(closure, type)
    requireReturning(made, target)
    return TypedExpression(made.kind, type: made.type, span: expression.span)
  }

  /// Reports an autoclosure that never returns the value that is asked for; a closure may do so.
  private func requireReturning(_ made: TypedExpression, _ target: Type) {
    guard case .closure(let closure) = made.kind, !body.declarations.isPrelude,
      case .expression(let value)? = closure.body.statements.first?.kind,
      unifier.simplify(value.type).isNever, let wanted = unifier.simplify(target).nominal,
      wanted !== checker.never.nominal
    else { return }
    error(
      ConversionError.cannotConvert(value.type, to: target.displayed, .argument), at: value.span)
  }

  /// The default value of an omitted argument, checked in the callee's own context.
  ///
  /// - Parameter place: where the call's arguments begin, the value of `#_sourceLocation`.
  func defaultArgument(
    _ function: Function, _ index: Int, _ symbol: ParameterSymbol, _ map: Substitution,
    _ span: Span, place: Int
  ) -> TypedExpression? {
    guard let expression = symbol.defaultValue else { return nil }
    if let own = callersValue(of: expression, span, place: place) {
      return body.check(own, to: symbol.type.substituting(map), .argument)
    }
    // A default that omits itself again would recurse forever; it becomes a runtime trap.
    guard checker.bodies.openDefault(of: index, in: function) else {
      return TypedExpression(
        .trap("the default value of '\(symbol.name)' asks for itself"),
        type: unifier.normalize(symbol.type.substituting(map)), span: span)
    }
    defer { checker.bodies.closeDefault(of: index, in: function) }
    let bodyContext = BodyContext(
      function: nil, parent: nil, resultType: .void, isThrowingAllowed: false)
    bodyContext.closure.isolation = checker.isolation.globalActor(ofDefaultsIn: function)
    let inner = BodyChecker(
      checker: checker, context: bodyContext,
      declarations: checker.functionBodies.declarationContext(of: function))
    inner.passedArguments.bindGenericParameters(map, for: function)
    if let selfType = function.selfType {
      let type = unifier.normalize(selfType.substituting(map))
      let variable = LocalVariable(name: "self", type: .metatype(type), isLet: true)
      variable.standsFor = type
      inner.scope.symbols["self"] = .variable(variable)
    }
    // Generic parameters are substituted by the arguments inferred for this call.
    var target = unifier.normalize(symbol.type.substituting(map))
    if target.hasVariables {
      // `Gauge(value: 0.3)`: the literal takes its default type, since nothing else determines it.
      for parameter in function.generics.parameters {
        guard case .variable(let variable)? = map[parameter].map(unifier.simplify),
          variable.literal != nil, let usual = unifier.defaultType(of: variable)
        else { continue }
        _ = unifier.unify(.variable(variable), usual)
      }
      target = unifier.normalize(target)
    }
    if symbol.isAutoclosure { return inner.passedArguments.autoclosure(expression, target) }
    var value = inner.check(expression, expecting: target)
    if case .metatype(let type) = value.kind {
      let actual = unifier.normalize(type.substituting(map))
      value = TypedExpression(.metatype(actual), type: .metatype(actual), span: value.span)
    }
    guard let converted = inner.conversions.tryConvert(value, to: target) else {
      if target.hasVariables {
        error(GenericError.notInferred(parameter: nil), at: span)
      } else if !value.type.isUnknown {
        inner.error(
          ConversionError.defaultArgument(
            checker.displayed(inner.literals.applyDefaults(value).type), to: target.displayed),
          at: expression.span)
      }
      return nil
    }
    return placed(converted, as: function, span)
  }

  /// The default value of an argument with its source, if that is not the one of the call, and if
  /// evaluating it can go wrong or read something.
  private func placed(
    _ value: TypedExpression, as function: Function, _ span: Span
  ) -> TypedExpression {
    if function.source === body.source || value.isPlainConstant { return value }
    return TypedExpression(.defaultArgument(value, of: function), type: value.type, span: span)
  }

  /// The value of a default argument that depends on the call site: `#file`, `#isolation`.
  private func callersValue(of value: Expression, _ span: Span, place: Int) -> Expression? {
    switch value.kind {
    case .macroExpansion(let expansion) where expansion.name == "_sourceLocation":
      SyntaxMaker(at: span).location(place, in: body.source)
    case .macroExpansion(let expansion) where expansion.name == "isolation":
      body.isolation.isolationExpression(span)
    case .magicLiteral(let name): Expression(.magicLiteral(name), span: span)
    default: nil
    }
  }

  /// Substitutes the generic parameters of a function and its type, `Self` among them, by the types
  /// that a call gives them.
  private func bindGenericParameters(_ map: Substitution, for function: Function) {
    func isDetermined(_ parameter: GenericParameter) -> Bool {
      map[parameter] != nil && !parameter.isPack
    }
    if function.owner?.kind != .class, let selfType = body.declarations.selfType {
      body.declarations.selfType = unifier.normalize(selfType.substituting(map))
    }
    for parameter in body.declarations.genericParameters where isDetermined(parameter) {
      let type = unifier.normalize(.parameter(parameter).substituting(map))
      body.scope.symbols[parameter.name] = .typeAlias(
        TypeAlias(name: parameter.name, genericParameters: [], type: type))
    }
    body.declarations.genericParameters.removeAll(where: isDetermined)
  }

  func makeInvocation(
    _ function: Function, _ callable: Callable, _ receiver: TypedExpression?,
    _ arguments: [TypedExpression], _ substitutions: [Type], _ type: Type, _ call: Call,
    _ span: Span
  ) -> TypedExpression {
    body.pointerArguments.lending(arguments, span) {
      invocation(function, callable, receiver, $0, substitutions, type, call, span)
    }
  }

  private func invocation(
    _ function: Function, _ callable: Callable, _ receiver: TypedExpression?,
    _ arguments: [TypedExpression], _ substitutions: [Type], _ type: Type, _ call: Call,
    _ span: Span
  ) -> TypedExpression {
    // A local function is a closure stored in a variable.
    if let receiver, function.kind == .function,
      function.owner == nil || isLocalFunction(receiver, function)
    {
      // Its generic arguments are passed as metatypes after its other arguments.
      let types = substitutions.map {
        TypedExpression(.metatype($0), type: .metatype($0), span: span)
      }
      return TypedExpression(.apply(receiver, arguments: arguments + types), type: type, span: span)
    }
    var target = receiver
    if let base = receiver, function.selfParameter == .inout, function.kind != .initializer {
      body.assignments.requireMutable(base, call.callee.location, .mutatingMember)
      target = TypedExpression(.inoutArgument(base), type: base.type, span: base.span)
    }
    if function.kind == .initializer, let base = receiver, case .local = base.kind,
      function.owner?.isReferenceType == false
    {
      target = TypedExpression(.inoutArgument(base), type: base.type, span: base.span)
    }
    var callable = callable
    callable.makesDynamicType = function.kind == .initializer && isDynamicType(receiver)
    return TypedExpression(
      .call(
        function, receiver: target, arguments: arguments, substitutions: substitutions,
        dispatch: body.functionReferences.dispatch(function, callable)),
      type: madeType(function, callable, receiver) ?? type, span: span)
  }

  /// Whether an initializer is called on a class that is known only at run time.
  private func isDynamicType(_ receiver: TypedExpression?) -> Bool {
    guard let receiver, case .metatype(let instance) = unifier.simplify(receiver.type) else {
      return false
    }
    guard case .metatype = receiver.kind else { return true }
    if case .parameter = unifier.simplify(instance) { return true }
    return false
  }

  /// The type that a class initializer makes when called on `Self` or on a generic parameter.
  private func madeType(
    _ function: Function, _ callable: Callable, _ receiver: TypedExpression?
  ) -> Type? {
    guard callable.makesDynamicType, function.owner?.kind == .class, let receiver,
      case .metatype(let instance) = unifier.simplify(receiver.type)
    else { return nil }
    return function.modifiers.isFailable ? checker.optional(instance) : instance
  }

  private func isLocalFunction(_ receiver: TypedExpression, _ function: Function) -> Bool {
    if case .local(let variable) = receiver.kind { return variable.name == function.name }
    return false
  }
}

extension TypedExpression {
  /// Whether it is a literal, a case without a payload, a type or a closure: nothing happens when it is
  /// evaluated.
  fileprivate var isPlainConstant: Bool {
    switch kind {
    case .integer, .integerLiteral, .double, .string, .character, .boolean, .nilLiteral, .metatype,
      .closure, .trap:
      true
    case .enumCase(_, let payload): payload.isEmpty
    case .array(let values), .tuple(let values): values.allSatisfy(\.isPlainConstant)
    case .convert(let inner), .wrapOptional(let inner): inner.isPlainConstant
    default: false
    }
  }
}
