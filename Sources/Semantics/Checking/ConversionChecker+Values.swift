import SourceText
import Syntax

/// Conversions that create a new value.
extension ConversionChecker {
  /// Conversions by the target's initializer: between `Double` and `CGFloat`, and from pointers to
  /// less capable ones.
  func initializerConversion(
    _ expression: TypedExpression, to target: Type
  ) -> TypedExpression? {
    guard case .nominal(let nominal, let arguments) = target else { return nil }
    typeDeclarations.complete(nominal)
    for case .function(let function) in nominal.members["init"] ?? []
    where function.parameters.count == 1 && function.parameters[0].label == nil
      && function.generics.parameters.allSatisfy(\.constraints.isEmpty)
      && !function.modifiers.isFailable
    {
      var map = nominal.substitution(arguments)
      let chosen = function.generics.parameters.map { parameter in
        let variable = checker.makeVariable()
        map[parameter] = variable
        return variable
      }
      let taken = unifier.normalize(function.parameters[0].type.substituting(map))
      guard unifier.tryUnify(taken, expression.type) else { continue }
      let receiver = TypedExpression(
        .metatype(target), type: .metatype(target), span: expression.span)
      return TypedExpression(
        .call(
          function, receiver: receiver, arguments: [expression], substitutions: chosen,
          dispatch: .direct), type: target, span: expression.span)
    }
    return nil
  }

  /// Converts a container to one with another element type: `[T]` to `[T?]`, `[K: V]` to
  /// `[K: Any?]`. If the elements themselves change, literals convert each element here, other
  /// values at run time.
  func convertElements(
    of expression: TypedExpression, in container: NominalType, _ own: [Type], to target: Type,
    _ wanted: [Type]
  ) -> TypedExpression? {
    var parts: [(LocalVariable, TypedExpression)] = []
    for (from, to) in zip(own, wanted) {
      let element = LocalVariable(name: "$", type: from, isLet: true, span: expression.span)
      guard
        let converted = conversion(body.local(element, expression.span), to: unifier.simplify(to)),
        !isInitializerConversion(converted)
      else { return nil }
      parts.append((element, converted))
    }
    if !parts.contains(where: { changesValue($0.1) }) {
      return TypedExpression(.convert(expression), type: target, span: expression.span)
    }
    if case .array(let values) = expression.kind {
      let converted = values.compactMap { conversion($0, to: unifier.simplify(wanted[0])) }
      guard converted.count == values.count else { return nil }
      return TypedExpression(.array(converted), type: target, span: expression.span)
    }
    return convert(expression, by: "_converting\(container.name)", parts, to: target)
  }

  /// Converts a tuple to one with other element types.
  func convertParts(
    of expression: TypedExpression, _ own: [Type.TupleElement], to target: Type,
    _ wanted: [Type.TupleElement]
  ) -> TypedExpression? {
    let tuple = LocalVariable(name: "$", type: expression.type, isLet: true, span: expression.span)
    var parts: [TypedExpression] = []
    var changes = false
    for (index, (part, target)) in zip(own, wanted).enumerated() {
      if part.label != nil, target.label != nil, part.label != target.label { return nil }
      let value = TypedExpression(
        .tupleElement(body.local(tuple, expression.span), index), type: part.type,
        span: expression.span)
      guard let converted = conversion(value, to: unifier.simplify(target.type)),
        !isInitializerConversion(converted)
      else { return nil }
      var core = converted
      while case .convert(let inner) = core.kind { core = inner }
      let isElement = if case .tupleElement = core.kind { true } else { false }
      if !isElement || unifier.relabels(part.type, target.type) { changes = true }
      parts.append(converted)
    }
    guard changes else {
      return TypedExpression(.convert(expression), type: target, span: expression.span)
    }
    let result = TypedExpression(.tuple(parts), type: target, span: expression.span)
    return TypedExpression(
      .apply(closure(of: [tuple], giving: result), arguments: [expression]), type: target,
      span: expression.span)
  }

  /// Converts between types that differ only in tuple labels, which a value shows when it is
  /// printed.
  func relabeled(_ expression: TypedExpression, as target: Type) -> TypedExpression? {
    let from = unifier.simplify(expression.type)
    guard unifier.relabels(from, target) else { return expression }
    switch (from, target) {
    case (.tuple(let own), .tuple(let wanted)):
      return convertParts(of: expression, own, to: target, wanted)
    case (.nominal(let container, let own), .nominal(_, let wanted)):
      return convertElements(of: expression, in: container, own, to: target, wanted)
    default: return expression
    }
  }

  /// Converts the parts of a value at run time with a function of the library.
  ///
  /// - Parameter parts: for each part, a placeholder variable and its conversion.
  func convert(
    _ expression: TypedExpression, by name: String, _ parts: [(LocalVariable, TypedExpression)],
    to target: Type
  ) -> TypedExpression? {
    guard case .function(let function)? = checker.lookUpPrelude(name).first else { return nil }
    return TypedExpression(
      .call(
        function, receiver: nil,
        arguments: [expression] + parts.map { closure(of: [$0.0], giving: $0.1) },
        substitutions: parts.flatMap { [$0.0.type, $0.1.type] }, dispatch: .direct),
      type: target, span: expression.span)
  }

  /// Whether a conversion calls an initializer, as `CGFloat(x)` does; such a conversion applies to
  /// a single value, never to the elements of a container.
  private func isInitializerConversion(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .wrapOptional(let inner), .convert(let inner): isInitializerConversion(inner)
    case .call(let function, _, _, _, _): function.kind == .initializer
    default: false
    }
  }

  /// Makes the closure `{ result }`.
  ///
  /// - Parameter captured: a value that the closure captures, and the variable that holds it there.
  func closure(
    of parameters: [LocalVariable], giving result: TypedExpression, effects: FunctionType? = nil,
    keeping captured: (variable: LocalVariable, value: TypedExpression)? = nil
  ) -> TypedExpression {
    let type =
      effects
      ?? FunctionType(parameters: parameters.map { .init(type: $0.type) }, result: result.type)
    let function = Function(
      name: "closure", kind: .closure,
      parameters: parameters.map {
        ParameterSymbol(label: nil, name: $0.name, type: $0.type, isInout: $0.isInout)
      },
      result: type.result, implementation: .source(CodeBlock(statements: [], span: .none)),
      source: body.source, span: result.span)
    function.effects.isAsync = type.isAsync
    function.effects.isThrowing = type.isThrowing
    function.effects.thrownType = type.thrownType
    captured?.variable.isCaptured = true
    let body = TypedBody(
      parameters: parameters, selfVariable: nil,
      statements: [TypedStatement(.return(result), span: result.span)], captures: [])
    return TypedExpression(
      .closure(
        TypedClosure(function: function, body: body, captureList: captured.map { [$0] } ?? [])),
      type: .function(type), span: result.span)
  }

  /// Whether a conversion has an effect at run time.
  func changesValue(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .convert(let inner):
      return changesValue(inner) || unifier.relabels(inner.type, expression.type)
    case .local: return false
    case .inoutArgument(let place): return changesValue(place)
    case .apply(let function, _):
      // A closure that is applied is an adapter for the function being converted.
      if case .closure = function.kind { return true }
      return false
    default: return true
    }
  }
}
