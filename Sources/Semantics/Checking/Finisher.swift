import SourceText
import Syntax

/// The last step of a statement: replaces type variables by their solutions, and literals by values
/// of their types.
struct Finisher: BodyPart {
  let body: BodyChecker

  func finished(_ type: Type) -> Type {
    let type = unifier.normalize(type).resolved
    return type.hasVariables ? unifier.closingVariables(type) : type
  }

  func finished(_ statement: TypedStatement) -> TypedStatement {
    if body.attemptDepth > 0 { return statement }
    let kind: TypedStatement.Kind
    switch statement.kind {
    case .expression(let value): kind = .expression(finished(value))
    case .variable(let pattern, let value):
      let value = value.map(finished)
      if case .wildcard = pattern {
        kind = .variable(pattern, value: value)
      } else {
        kind = .variable(finished(pattern), value: value.map(body.ownership.moved))
      }
    case .localFunction(let variable, let closure):
      variable.type = finished(variable.type)
      kind = .localFunction(variable, finished(closure))
    case .initializeGlobal(let variable, let value):
      kind = .initializeGlobal(variable, body.ownership.moved(finished(value)))
    case .return(let value): kind = .return(value.map { body.ownership.moved(finished($0)) })
    case .throw(let value): kind = .throw(finished(value))
    case .break, .continue, .fallthrough: return statement
    case .if(let id, let conditions, let then, let otherwise):
      kind = .if(
        id, conditions.map(finished), then: then.map(finished), otherwise: otherwise.map(finished))
    case .guard(let conditions, let otherwise):
      kind = .guard(conditions.map(finished), otherwise: otherwise.map(finished))
    case .while(let id, let conditions, let body):
      kind = .while(id, conditions.map(finished), body: body.map(finished))
    case .repeatWhile(let id, let body, let condition):
      kind = .repeatWhile(id, body: body.map(finished), condition: finished(condition))
    case .for(let id, let loop):
      kind = .for(
        id,
        TypedForLoop(
          pattern: finished(loop.pattern), sequence: finished(loop.sequence),
          elementType: finished(loop.elementType), makeIterator: loop.makeIterator.map(finished),
          iterator: loop.iterator, next: loop.next.map(finished),
          condition: loop.condition.map(finished), body: loop.body.map(finished)))
    case .forPack(let id, let expansion, let body):
      kind = .forPack(id, finished(expansion), body: body.map(finished))
    case .switch(let id, let subject, let cases):
      kind = .switch(id, subject: finished(subject), cases: cases.map(finished))
    case .do(let id, let body, let catches, let variable):
      kind = .do(
        id, body: body.map(finished), catches: catches.map(finished), error: variable)
    case .defer(let body): kind = .defer(body.map(finished))
    case .yield(let value): kind = .yield(finished(value))
    case .result(let value): kind = .result(body.ownership.moved(finished(value)))
    }
    return TypedStatement(kind, span: statement.span)
  }

  private func finished(_ one: TypedCase) -> TypedCase {
    TypedCase(
      items: one.items.map {
        TypedCase.Item(pattern: finished($0.pattern), condition: $0.condition.map(finished))
      }, body: one.body.map(finished))
  }

  func finished(_ condition: TypedCondition) -> TypedCondition {
    switch condition {
    case .expression(let value): .expression(finished(value))
    case .pattern(.optionalSome(let inner), let value):
      .pattern(finished(.optionalSome(inner)), body.ownership.moved(finished(value)))
    case .pattern(let pattern, let value): .pattern(finished(pattern), finished(value))
    }
  }

  func finished(_ pattern: TypedPattern) -> TypedPattern {
    switch pattern {
    case .wildcard, .optionalNone, .bindGlobal: return pattern
    case .bind(let variable):
      finish(variable)
      return pattern
    case .tuple(let parts): return .tuple(parts.map(finished))
    case .enumCase(let element, let parts): return .enumCase(element, parts.map(finished))
    case .optionalSome(let inner): return .optionalSome(finished(inner))
    case .isType(let type): return .isType(finished(type))
    case .asType(let inner, let type): return .asType(finished(inner), finished(type))
    case .expression(let variable, let test):
      finish(variable)
      return .expression(variable, finished(test))
    }
  }

  private func finished(_ expansion: PackExpansion) -> PackExpansion {
    PackExpansion(
      elements: expansion.elements,
      values: expansion.values.map { value in
        finish(value.variable)
        return (value.variable, finished(value.pack))
      })
  }

  private func finish(_ variable: LocalVariable) { variable.type = finished(variable.type) }

  private func finished(_ closure: TypedClosure) -> TypedClosure {
    closure.function.result = finished(closure.function.result)
    for index in closure.function.parameters.indices {
      closure.function.parameters[index].type = finished(closure.function.parameters[index].type)
    }
    for parameter in closure.body.parameters { finish(parameter) }
    for entry in closure.captureList { finish(entry.variable) }
    let made = TypedBody(
      parameters: closure.body.parameters, selfVariable: closure.body.selfVariable,
      statements: closure.body.statements.map(finished), captures: closure.body.captures)
    if case .source(let block) = closure.function.implementation, !block.isElided,
      !closure.function.result.isVoid, !closure.function.result.isUnknown,
      body.scan.containsReturn(block), !ControlFlow.endsAbruptly(made.statements)
    {
      body.reachability.missingReturn(
        in: .closure, of: closure.function.result, after: made.statements,
        end: closure.function.span)
    }
    made.executor = closure.body.executor
    return TypedClosure(
      function: closure.function, body: made,
      captureList: closure.captureList.map {
        (variable: $0.variable, value: body.ownership.moved(finished($0.value)))
      })
  }

  func finished(_ expression: TypedExpression) -> TypedExpression {
    if body.attemptDepth > 0 { return expression }
    if case .local(let variable) = expression.kind,
      let value = body.placeholders[variable]
    {
      return finished(value)
    }
    let type = finished(expression.type)
    let operands = body.operands.isEmpty ? [] : body.macros.capturedOperands(of: expression)
    guard !operands.isEmpty else {
      return TypedExpression(finishedKind(expression, type), type: type, span: expression.span)
    }
    // A subexpression of the operand may have the same span, and is not an operand itself.
    body.operands[expression.span] = nil
    defer { body.operands[expression.span] = operands }
    return body.macros.capturing(
      TypedExpression(finishedKind(expression, type), type: type, span: expression.span), operands)
  }

  func finishedKind(_ expression: TypedExpression, _ type: Type) -> TypedExpression.Kind {
    // One case per kind of expression.
    switch expression.kind {
    case .integerLiteral(let literal): return integerKind(literal, type, expression.span)
    case .literalOperation(let operation, let operands):
      return finished(operation, operands, type, expression.span)
    case .double(let value): return doubleKind(value, type, expression.span)
    case .string(let text): return stringKind(text, type, expression.span)
    case .boolean(let value):
      if type.isPrelude("Bool") || type.isUnknown { return expression.kind }
      return literalCall(
        "booleanLiteral",
        TypedExpression(.boolean(value), type: checker.bool, span: expression.span), type)
        ?? expression.kind
    case .integer, .character, .inputLiteral, .local, .global, .discard, .metatype, .trap,
      .enumCaseReference:
      return finishedLeaf(expression.kind)
    case .nilLiteral:
      if type.isOptional || type.isUnknown { return .nilLiteral }
      let unit = TypedExpression(.tuple([]), type: .void, span: expression.span)
      return literalCall("nilLiteral", unit, type) ?? .nilLiteral
    case .interpolation(let parts): return interpolation(parts, type, expression.span)
    case .array(let values): return .array(values.map { body.ownership.moved(finished($0)) })
    case .dictionary(let pairs):
      return .dictionary(pairs.map { (key: finished($0.key), value: finished($0.value)) })
    case .tuple(let values): return .tuple(values.map(finished))
    case .packExpansion(let expansion, let pattern):
      return .packExpansion(finished(expansion), finished(pattern))
    case .property(let base, let property, let isDirect):
      return .property(base: finished(base), property, isDirect: isDirect)
    case .subscriptElement(let base, let element, let arguments, let substitutions, let dispatch):
      return .subscriptElement(
        base: finished(base), element, arguments: arguments.map(finished),
        substitutions: substitutions.map(finished), dispatch: dispatch)
    case .tupleElement(let base, let index): return .tupleElement(finished(base), index)
    case .forceUnwrap(let base, let isImplicit):
      return .forceUnwrap(finished(base), isImplicit: isImplicit)
    case .bindOptional(let base): return .bindOptional(finished(base))
    case .keyPathElement(let base, let path):
      return .keyPathElement(base: finished(base), path: finished(path))
    case .optionalChain(let inner): return .optionalChain(finished(inner))
    case .call(let function, let receiver, let arguments, let substitutions, let dispatch):
      let values = finished(arguments, of: function)
      body.literalArithmetic.requireFit(of: function, values, type, expression.span)
      return .call(
        function,
        receiver: receiver.map {
          function.takesReceiver ? body.ownership.moved(finished($0)) : finished($0)
        },
        arguments: values,
        substitutions: substitutions.map(finished), dispatch: dispatch)
    case .apply(let function, let arguments):
      return .apply(finished(function), arguments: arguments.map(finished))
    case .functionReference(
      let function, let receiver, let substitutions, let dispatch, let isUncurried):
      return .functionReference(
        function, receiver: receiver.map(finished), substitutions: substitutions.map(finished),
        dispatch: dispatch, isUncurried: isUncurried)
    case .enumCase(let element, let payload):
      return .enumCase(element, payload: payload.map { body.ownership.moved(finished($0)) })
    case .closure(let closure): return .closure(finished(closure))
    case .keyPath(let components):
      return .keyPath(
        components.map { component in
          if case .subscriptElement(let element, let arguments, let substitutions) = component {
            return .subscriptElement(
              element, arguments: arguments.map(finished),
              substitutions: substitutions.map(finished))
          }
          return component
        })
    case .dynamicType(let value): return .dynamicType(finished(value))
    case .assign(let place, let value, let sign):
      let value = finished(value)
      if case .discard = place.kind { return .assign(finished(place), value, sign: sign) }
      return .assign(finished(place), body.ownership.moved(value), sign: sign)
    case .inoutArgument(let place): return .inoutArgument(finished(place))
    case .wrapOptional(let value): return .wrapOptional(body.ownership.moved(finished(value)))
    case .convert(let value): return .convert(finished(value))
    case .defaultArgument(let value, let function):
      return .defaultArgument(finished(value), of: function)
    case .coalesce(let left, let right): return .coalesce(finished(left), finished(right))
    case .and(let left, let right): return .and(finished(left), finished(right))
    case .or(let left, let right): return .or(finished(left), finished(right))
    case .ternary(let test, let then, let otherwise):
      return .ternary(
        finished(test), body.ownership.moved(finished(then)),
        body.ownership.moved(finished(otherwise)))
    case .is(let value, let target): return .is(finished(value), finished(target))
    case .conditionalCast(let value, let target):
      return .conditionalCast(finished(value), finished(target))
    case .forcedCast(let value, let target): return .forcedCast(finished(value), finished(target))
    case .tryOptional(let value): return .tryOptional(finished(value))
    case .tryForced(let value): return .tryForced(finished(value))
    case .await(let value): return .await(finished(value))
    case .consume(let value): return .consume(finished(value))
    case .statement(let statement): return .statement(finished(statement))
    }
  }

  private func finishedLeaf(_ kind: TypedExpression.Kind) -> TypedExpression.Kind {
    switch kind {
    case .local(let variable):
      finish(variable)
      return kind
    case .metatype(let type): return .metatype(finished(type))
    default: return kind
    }
  }

  // Literals.

  private static let integers: Set<String> = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let floats: Set<String> = ["Double", "Float", "CGFloat"]

  private func integerKind(
    _ literal: IntegerLiteral, _ type: Type, _ span: Span
  ) -> TypedExpression.Kind {
    if type.isUnknown { return .integer(literal.bits) }
    if let nominal = type.nominal, nominal.isPrelude {
      if Self.floats.contains(nominal.name) {
        requireFits(literal, nominal.name, span)
        return .double(literal.double)
      }
      if Self.integers.contains(nominal.name) {
        requireFits(literal, nominal.name, span)
        return .integer(literal.bits)
      }
    }
    // The initializer's argument is made from the same literal: an `Int`, a `Double`, a `UInt8`.
    let argument = TypedExpression(
      .integerLiteral(literal), type: checker.makeVariable(.integer), span: span)
    return literalCall("integerLiteral", argument, type) ?? .integer(literal.bits)
  }

  private func requireFits(_ literal: IntegerLiteral, _ name: String, _ span: Span) {
    if let objection = literal.objection(in: name) { error(objection, at: span) }
  }

  private func doubleKind(_ value: Double, _ type: Type, _ span: Span) -> TypedExpression.Kind {
    guard let nominal = type.nominal, !(nominal.isPrelude && Self.floats.contains(nominal.name))
    else { return .double(value) }
    return floatCall(value, type, span) ?? .double(value)
  }

  private func floatCall(_ value: Double, _ type: Type, _ span: Span) -> TypedExpression.Kind? {
    let literal = TypedExpression(.double(value), type: checker.makeVariable(.float), span: span)
    return literalCall("floatLiteral", literal, type)
  }

  private func stringKind(_ text: String, _ type: Type, _ span: Span) -> TypedExpression.Kind {
    guard let nominal = type.nominal else { return .string(text) }
    if nominal.isPrelude {
      if nominal.name == "String" { return .string(text) }
      if nominal.name == "Character" { return .character(text) }
    }
    // The initializer's argument is made from the same literal: a `String`, a `Character`, a
    // scalar.
    let kind = TypeVariable.Literal(text: text)
    let literal = TypedExpression(.string(text), type: checker.makeVariable(kind), span: span)
    return literalCall("stringLiteral", literal, type)
      ?? literalCall("extendedGraphemeClusterLiteral", literal, type)
      ?? literalCall("unicodeScalarLiteral", literal, type) ?? .string(text)
  }

  private func interpolation(
    _ parts: [InterpolationPart], _ type: Type, _ span: Span
  ) -> TypedExpression.Kind {
    let finishedParts = parts.map { part -> InterpolationPart in
      switch part {
      case .text: part
      case .value(let value): .value(finished(value))
      }
    }
    if type.isPrelude("String") || type.isUnknown { return .interpolation(finishedParts) }
    let text = TypedExpression(
      .interpolation(finishedParts), type: checker.string, span: span)
    return literalCall("stringInterpolation", text, type)
      ?? literalCall("stringLiteral", text, type) ?? .interpolation(finishedParts)
  }

  /// The call `T(integerLiteral: value)` for a type that is expressible by the literal; `label`
  /// names the initializer.
  private func literalCall(
    _ label: String, _ value: TypedExpression, _ type: Type
  ) -> TypedExpression.Kind? {
    for candidate in memberLookup.lookUpMembers("init", in: type) {
      guard case .function(let function) = candidate.member, function.parameters.count == 1,
        function.parameters[0].label == label
      else { continue }
      let target = unifier.normalize(function.parameters[0].type.substituting(candidate.map))
      // A literal type of the program would be made from literals again, without end.
      if let nominal = target.nominal, !nominal.isPrelude { continue }
      // An unresolved `IntegerLiteralType` takes the literal unconverted.
      var converted = conversions.tryConvert(value, to: target)
      if case .member = target { converted = value }
      guard let argument = converted else { continue }
      let receiver = TypedExpression(.metatype(type), type: .metatype(type), span: value.span)
      let call = TypedExpression(
        .call(
          function, receiver: receiver, arguments: [finished(argument)], substitutions: [],
          dispatch: {
            if case .requirement = function.implementation { .witness } else { .direct }
          }()),
        type: type, span: value.span)
      return call.kind
    }
    return nil
  }
}
