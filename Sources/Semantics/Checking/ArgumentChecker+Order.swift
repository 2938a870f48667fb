import SourceText

/// The order in which the arguments of a call are evaluated: the explicit ones, then the default values.
extension ArgumentChecker {
  /// Makes a call in which default values that run code are evaluated after the explicit arguments, also
  /// after those of later parameters: these, and the receiver, are evaluated into variables first.
  func evaluatingExplicitFirst(
    _ passed: [PassedArgument], _ arguments: [TypedExpression], _ receiver: TypedExpression?,
    _ span: Span, in call: (TypedExpression?, [TypedExpression]) -> TypedExpression
  ) -> TypedExpression {
    guard
      let first = passed.indices.first(where: { passed[$0].isOmitted && mayRun(arguments[$0]) }),
      arguments.indices.dropFirst(first + 1).contains(where: { index in
        !passed[index].isOmitted && mayRun(arguments[index])
      })
    else { return call(receiver, arguments) }
    var statements: [TypedStatement] = []
    func evaluated(_ value: TypedExpression) -> TypedExpression {
      guard mayRun(value) else { return value }
      let variable = body.makeLocal("$argument", value.type, isLet: true, span: value.span)
      statements.append(TypedStatement(.variable(.bind(variable), value: value), span: value.span))
      return body.local(variable, value.span)
    }
    let receiver = receiver.map(evaluated)
    let arguments = zip(passed, arguments).map { argument, value in
      argument.isOmitted ? value : evaluated(value)
    }
    return body.evaluating(statements, before: call(receiver, arguments), span)
  }

  /// Whether evaluating a value may run code of the program, so that its order shows.
  private func mayRun(_ value: TypedExpression) -> Bool {
    switch value.kind {
    // Places are accessed by the call itself, and noncopyable values are moved into it.
    case .inoutArgument, .consume: false
    case .integer, .integerLiteral, .double, .string, .character, .boolean, .inputLiteral,
      .nilLiteral, .local, .global, .closure, .keyPath, .metatype, .functionReference,
      .enumCaseReference, .discard, .trap:
      false
    case .convert(let inner), .wrapOptional(let inner), .tupleElement(let inner, _),
      .defaultArgument(let inner, _):
      mayRun(inner)
    case .array(let elements), .tuple(let elements): elements.contains(where: mayRun)
    case .dictionary(let entries): entries.contains { mayRun($0.key) || mayRun($0.value) }
    case .literalOperation(_, let operands): operands.contains(where: mayRun)
    case .enumCase(_, let payload): payload.contains(where: mayRun)
    case .property(let base, let property, _):
      if case .stored = property.storage { mayRun(base) } else { true }
    // What the library does, such as making a date, shows in no other argument.
    case .call(let function, let receiver, let arguments, _, _) where function.source.isLibrary:
      (receiver.map(mayRun) ?? false) || arguments.contains(where: mayRun)
    default: true
    }
  }
}
