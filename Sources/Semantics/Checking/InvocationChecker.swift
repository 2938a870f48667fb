import Prelude
import SourceText
import Syntax

/// Checks a call of one callable: a function, a value or an enum case.
struct InvocationChecker: BodyPart {
  let body: BodyChecker

  /// Checks the arguments of a call of `callable`, and makes the call.
  func finish(
    _ callable: Callable, _ passed: [PassedArgument], _ name: String, _ call: Call, _ span: Span,
    _ expected: Type?
  ) -> TypedExpression {
    switch callable.kind {
    case .value(let value): return apply(value, passed, span)
    case .inertModifier: return body.unknown(span)
    case .enumCase(let element): return makeCase(element, callable, passed, span, expected)
    case .function(let function):
      if callable.isUncurried { return applyUncurried(function, callable, passed, call, span) }
      var invocation = FunctionInvocation(
        body: body, function: function, callable: callable, call: call, name: name, span: span,
        map: callable.map, receiver: callable.receiver, passed: passed)
      return invocation.check(expecting: expected)
    }
  }

  private func apply(
    _ value: TypedExpression, _ passed: [PassedArgument], _ span: Span
  ) -> TypedExpression {
    guard case .function(let type) = unifier.simplify(value.type) else {
      return body.unknown(span)
    }
    var arguments: [TypedExpression] = []
    for (index, (parameter, argument)) in zip(type.parameters, passed).enumerated() {
      if case .expansion(let pattern) = parameter.type, case .pack(let list) = argument {
        let pack = ParameterSymbol(label: nil, name: "", type: pattern, isPack: true)
        guard let values = body.packs.packValues(list, pack, index, [:], span) else {
          return body.unknown(span)
        }
        arguments += values
        continue
      }
      var symbol = ParameterSymbol(
        label: nil, name: "", type: parameter.type, isInout: parameter.isInout,
        isVariadic: parameter.isVariadic, isAutoclosure: parameter.isAutoclosure)
      // A function type does not say whether its parameters escape, so any closure may be passed.
      symbol.isNonEscaping = true
      arguments.append(
        body.passedArguments.argument(argument, symbol, parameter.type, span, mayLend: true))
    }
    if type.isThrowing {
      body.effectChecker.noteThrow(span, type: type.thrownType.map(unifier.normalize))
    }
    if type.isAsync { body.effectChecker.recordSuspension(span) }
    return body.pointerArguments.lending(arguments, span) {
      TypedExpression(.apply(value, arguments: $0), type: type.result, span: span)
    }
  }

  private func applyUncurried(
    _ function: Function, _ callable: Callable, _ passed: [PassedArgument], _ call: Call,
    _ span: Span
  ) -> TypedExpression {
    guard let value = functionValue(of: callable, span),
      case .function(let type) = unifier.simplify(value.type)
    else { return body.unknown(span) }
    let arguments = zip(type.parameters, passed).map { parameter, argument in
      body.passedArguments.argument(
        argument, ParameterSymbol(label: nil, name: "", type: parameter.type), parameter.type, span)
    }
    return TypedExpression(.apply(value, arguments: arguments), type: type.result, span: span)
  }

  private func functionValue(of callable: Callable, _ span: Span) -> TypedExpression? {
    let value = body.functionReferences.materialize(
      .callables([callable], name: ""), nil, span, nil)
    return value.type.isUnknown ? nil : value
  }

  private func makeCase(
    _ element: EnumCase, _ callable: Callable, _ passed: [PassedArgument], _ span: Span,
    _ expected: Type?
  ) -> TypedExpression {
    guard let type = body.functionReferences.caseType(element, callable) else {
      return body.unknown(span)
    }
    if let expected { body.contextualInference.unify(type, with: expected) }
    if type.isOptional, let wrapped = type.wrapped, let argument = passed.first {
      let value = body.passedArguments.argument(
        argument, ParameterSymbol(label: nil, name: "", type: wrapped), wrapped, span)
      return TypedExpression(.wrapOptional(value), type: type, span: span)
    }
    let map = element.owner.substitution(type.arguments)
    var payload: [TypedExpression] = []
    for (symbol, argument) in zip(body.overloads.parameters(of: callable), passed) {
      let target = unifier.normalize(symbol.type.substituting(map))
      if case .omitted = argument, let value = symbol.defaultValue {
        payload.append(body.check(value, to: target, .argument))
      } else {
        payload.append(body.passedArguments.argument(argument, symbol, target, span))
      }
    }
    return TypedExpression(.enumCase(element, payload: payload), type: type, span: span)
  }

  func explicitArguments(_ callee: Expression) -> [TypeReference] {
    switch callee.kind {
    case .identifier(let name): name.genericArguments
    case .member(_, let name): name.genericArguments
    default: []
    }
  }
}
