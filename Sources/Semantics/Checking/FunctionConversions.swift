import SourceText
import Syntax

/// Decides whether a function converts to another function type, and makes an adapter if they
/// differ at run time.
struct FunctionConversions: BodyPart {
  let body: BodyChecker

  /// Converts a function to a type with narrower parameters, a wider result or more effects.
  func conversion(
    _ expression: TypedExpression, _ source: FunctionType, _ wanted: FunctionType, _ target: Type
  ) -> TypedExpression? {
    guard throwsNoMore(source, wanted), !source.isAsync || wanted.isAsync else { return nil }
    guard
      !(source.parameters + wanted.parameters).contains(where: \.isVariadic)
        || source.parameters.map(\.isVariadic) == wanted.parameters.map(\.isVariadic)
    else { return nil }
    let parameters = wanted.parameters.map {
      LocalVariable(
        name: "$", type: valueType(of: $0), isLet: !$0.isInout, isInout: $0.isInout,
        span: expression.span)
    }
    var arguments: [TypedExpression] = []
    guard let passed = passedOn(parameters, to: source, expression.span) else { return nil }
    for (value, own) in zip(passed, source.parameters) {
      guard let argument = conversions.conversion(value, to: unifier.simplify(valueType(of: own)))
      else {
        return nil
      }
      arguments.append(
        own.isInout
          ? TypedExpression(.inoutArgument(argument), type: argument.type, span: argument.span)
          : argument)
    }
    let function = LocalVariable(
      name: "function", type: .function(source), isLet: true, span: expression.span)
    let call = TypedExpression(
      .apply(body.local(function, expression.span), arguments: arguments), type: source.result,
      span: expression.span)
    var result = call
    if !wanted.result.isVoid || source.result.isVoid {
      guard let converted = conversions.conversion(call, to: unifier.simplify(wanted.result)) else {
        return nil
      }
      result = converted
    } else if case .closure = expression.kind {
      // A single-expression closure whose value is unused.
    } else {
      return nil
    }
    if (arguments + [result]).allSatisfy({ !conversions.changesValue($0) }) {
      return TypedExpression(.convert(expression), type: target, span: expression.span)
    }
    // `inout` arguments are passed through unconverted.
    guard !source.isAsync, !zip(arguments, source.parameters).contains(where: isOtherPlace) else {
      return nil
    }
    for parameter in parameters where parameter.isInout { parameter.isMutated = true }
    // The adapter throws what the function throws, even if the expected type allows more.
    let own = FunctionType(
      parameters: wanted.parameters, result: wanted.result, isAsync: wanted.isAsync,
      isThrowing: source.isThrowing, thrownType: source.thrownType)
    let made = conversions.closure(
      of: parameters, giving: result, effects: own, keeping: (variable: function, value: expression)
    )
    return TypedExpression(.convert(made), type: target, span: expression.span)
  }

  private func isOtherPlace(
    _ argument: TypedExpression, _ parameter: FunctionType.Parameter
  ) -> Bool {
    guard parameter.isInout, case .inoutArgument(let place) = argument.kind else { return false }
    return conversions.changesValue(place)
  }

  /// The type of a parameter's argument: an array for a variadic one.
  private func valueType(of parameter: FunctionType.Parameter) -> Type {
    parameter.isVariadic ? checker.array(parameter.type) : parameter.type
  }

  /// The arguments that an adapter passes on: its parameters, or the elements of its single tuple,
  /// as in `zip(a, b).map(max)`.
  private func passedOn(
    _ parameters: [LocalVariable], to function: FunctionType, _ span: Span
  ) -> [TypedExpression]? {
    if parameters.count == function.parameters.count {
      let matches = zip(parameters, function.parameters).allSatisfy { $0.isInout == $1.isInout }
      return matches ? parameters.map { body.local($0, span) } : nil
    }
    guard parameters.count == 1, case .tuple(let parts) = unifier.simplify(parameters[0].type),
      parts.count == function.parameters.count, parts.count > 1
    else { return nil }
    let whole = body.local(parameters[0], span)
    return parts.enumerated().map { index, part in
      TypedExpression(.tupleElement(whole, index), type: part.type, span: span)
    }
  }

  /// Whether a function throws nothing that the expected type does not allow.
  func throwsNoMore(_ source: FunctionType, _ wanted: FunctionType) -> Bool {
    guard source.isThrowing else { return unifier.unifyThrown(source, wanted) }
    guard wanted.isThrowing else {
      return source.thrownType.map { unifier.unify($0, checker.never) } ?? false
    }
    guard let thrown = wanted.thrownType else { return true }
    return unifier.unify(source.thrownType ?? checker.anyError, thrown)
  }
}
