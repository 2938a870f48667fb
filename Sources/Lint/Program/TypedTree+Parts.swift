import Semantics

/// The parts of a piece of typed code.
struct Parts {
  var expressions: [TypedExpression] = []
  var statements: [TypedStatement] = []

  init(_ expressions: [TypedExpression] = [], statements: [TypedStatement] = []) {
    self.expressions = expressions
    self.statements = statements
  }

  mutating func add(_ conditions: [TypedCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .pattern(_, let value): expressions.append(value)
      }
    }
  }

  mutating func add(_ cases: [TypedCase]) {
    for element in cases {
      expressions += element.items.compactMap(\.condition)
      statements += element.body
    }
  }
}

extension TypedExpression {
  /// The expressions and statements directly inside it, in the order in which they run.
  var parts: Parts {
    switch kind {
    case .integer, .integerLiteral, .double, .string, .character, .boolean, .inputLiteral,
      .nilLiteral, .local,
      .global, .discard, .enumCaseReference, .metatype, .trap:
      Parts()
    case .literalOperation(_, let parts), .array(let parts), .tuple(let parts),
      .enumCase(_, let parts):
      Parts(parts)
    case .interpolation(let parts):
      Parts(parts.compactMap { if case .value(let value) = $0 { value } else { nil } })
    case .dictionary(let pairs): Parts(pairs.flatMap { [$0.key, $0.value] })
    case .packExpansion(_, let part), .property(let part, _, _), .tupleElement(let part, _),
      .forceUnwrap(let part, _), .bindOptional(let part), .optionalChain(let part),
      .dynamicType(let part), .inoutArgument(let part), .wrapOptional(let part),
      .convert(let part), .defaultArgument(let part, _), .is(let part, _),
      .conditionalCast(let part, _),
      .forcedCast(let part, _), .tryOptional(let part), .tryForced(let part), .await(let part),
      .consume(let part):
      Parts([part])
    case .subscriptElement(let base, _, let arguments, _, _): Parts([base] + arguments)
    case .keyPathElement(let base, let path): Parts([base, path])
    case .call(_, let receiver, let arguments, _, _):
      Parts([receiver].compactMap { $0 } + arguments)
    case .apply(let function, let arguments): Parts([function] + arguments)
    case .functionReference(_, let receiver, _, _, _): Parts([receiver].compactMap { $0 })
    case .closure(let closure):
      Parts(closure.captureList.map(\.value), statements: closure.body.statements)
    case .keyPath(let components): Parts(components.flatMap(\.arguments))
    case .assign(let place, let value, _): Parts([place, value])
    case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right):
      Parts([left, right])
    case .ternary(let condition, let left, let right): Parts([condition, left, right])
    case .statement(let statement): Parts(statements: [statement])
    }
  }

  /// The expression without implicit conversions.
  var plain: TypedExpression {
    switch kind {
    case .convert(let inner), .wrapOptional(let inner), .consume(let inner): inner.plain
    case .forceUnwrap(let inner, _), .bindOptional(let inner), .optionalChain(let inner):
      inner.plain
    default: self
    }
  }
}

extension TypedKeyPathComponent {
  fileprivate var arguments: [TypedExpression] {
    if case .subscriptElement(_, let arguments, _) = self { arguments } else { [] }
  }
}

extension TypedStatement {
  /// The expressions and statements directly inside it.
  var parts: Parts {
    var parts = Parts()
    switch kind {
    case .expression(let value), .throw(let value), .yield(let value), .result(let value),
      .initializeGlobal(_, let value):
      parts.expressions = [value]
    case .variable(_, let value), .return(let value): parts.expressions = [value].compactMap { $0 }
    case .localFunction(_, let closure): parts.statements = closure.body.statements
    case .break, .continue, .fallthrough: break
    case .if(_, let conditions, let then, let otherwise):
      parts.add(conditions)
      parts.statements = then + otherwise
    case .guard(let conditions, let otherwise):
      parts.add(conditions)
      parts.statements = otherwise
    case .while(_, let conditions, let body):
      parts.add(conditions)
      parts.statements = body
    case .repeatWhile(_, let body, let condition):
      parts.expressions = [condition]
      parts.statements = body
    case .for(_, let loop):
      parts.expressions = [loop.sequence] + [loop.condition].compactMap { $0 }
      parts.statements = loop.body
    case .forPack(_, _, let body), .defer(let body): parts.statements = body
    case .switch(_, let subject, let cases):
      parts.expressions = [subject]
      parts.add(cases)
    case .do(_, let body, let catches, _):
      parts.statements = body
      parts.add(catches)
    }
    return parts
  }
}
