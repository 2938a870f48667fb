import SourceText
import Syntax

/// The freestanding macros that can be expanded.
private enum KnownMacro: String, CaseIterable {
  case expect, require, warning, error, isolation, selector
  case predicate = "Predicate"
  case sourceLocation = "_sourceLocation"
}

extension TypeChecker {
  /// The names that can follow `#`, sorted: macros, and magic literals such as `#file`.
  package static let macroNames =
    (KnownMacro.allCases.map(\.rawValue) + MagicLiteral.names).filter { !$0.hasPrefix("_") }
    .sorted()
}

/// Checks freestanding macros in expressions: `#expect`, `#require`, `#Predicate`, `#selector`.
struct MacroChecker: BodyPart {
  let body: BodyChecker

  func macro(
    _ expansion: MacroExpansion, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    switch KnownMacro(rawValue: expansion.name) {
    case .expect, .require: expectation(expansion, span, expected)
    case .sourceLocation:
      body.check(
        SyntaxMaker(at: span).location(Int(span.start), in: body.source), expecting: expected)
    case .predicate: predicate(expansion, span, expected)
    case .warning, .error: message(expansion, span)
    case .isolation: body.check(body.isolation.isolationExpression(span), expecting: expected)
    case .selector: selector(expansion, span, expected)
    case nil: declaredMacro(expansion, span, expected)
    }
  }

  /// Checks `#Predicate<Book> { $0.pages > 100 }` as `Predicate<Book>({ $0.pages > 100 })`.
  private func predicate(
    _ expansion: MacroExpansion, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    call("Predicate", expansion, span, expected)
  }

  /// Checks a macro as a call of something by its arguments.
  private func call(
    _ name: String, _ expansion: MacroExpansion, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    let name = Identifier(
      name: name, span: expansion.nameSpan, genericArguments: expansion.genericArguments)
    let call = Call(
      callee: Expression(.identifier(name), span: span), arguments: expansion.arguments,
      trailingClosures: expansion.trailingClosures, argumentsSpan: span)
    return body.check(Expression(.call(call), span: span), expecting: expected)
  }

  /// Reports the message of `#warning("later")` or `#error("never")`.
  private func message(_ expansion: MacroExpansion, _ span: Span) -> TypedExpression {
    guard let message = expansion.message(in: body.source) else {
      return unknownMacro(expansion, span)
    }
    checker.report(message)
    return TypedExpression(.tuple([]), type: .void, span: span)
  }

  /// Checks the arguments of a macro that stands for declarations, `#Preview("Empty") { … }`, as those
  /// of the library function `_Preview`; nothing is run.
  ///
  /// Forms with other labels, such as those for widgets, are not checked.
  func checkDeclaration(_ expansion: MacroExpansion, _ span: Span) {
    let name = "_" + expansion.name
    guard case .function(let function)? = checker.lookUpPrelude(name).first else { return }
    let known = Set(function.parameters.map(\.label) + [nil])
    let labels = expansion.arguments.map(\.label) + expansion.trailingClosures.map(\.label)
    guard known.isSuperset(of: labels) else { return }
    let call = Call(
      callee: SyntaxMaker(at: expansion.nameSpan).name(name), arguments: expansion.arguments,
      trailingClosures: expansion.trailingClosures, argumentsSpan: span)
    let earlier = checker.diagnostics.count
    _ = literals.applyDefaults(body.check(Expression(.call(call), span: span)))
    body.finishStatement()
    // A document does not show all that its previews use.
    guard checker.mode.allowsFragments else { return }
    let found = checker.diagnostics[earlier...]
    // What follows a name that is missing has no context.
    let lacksNames = found.contains { $0.missingName != nil }
    checker.diagnostics =
      checker.diagnostics[..<earlier]
      + found.filter { $0.missingName == nil && !(lacksNames && $0.lacksContext) }
  }

  /// Checks a use of a macro that the program declares, as a call of its function, or of one that a module of the
  /// library has: `#Rule` as a call of `_Rule`.
  private func declaredMacro(
    _ expansion: MacroExpansion, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    guard checker.declaredMacros.declares(freestanding: expansion.name, from: body.source) else {
      let own = "_" + expansion.name
      if case .function? = checker.lookUpPrelude(own).first {
        return call(own, expansion, span, expected)
      }
      return unknownMacro(expansion, span)
    }
    let name = Identifier(
      name: "#" + expansion.name, span: expansion.nameSpan,
      genericArguments: expansion.genericArguments)
    let call = Call(
      callee: Expression(.identifier(name), span: expansion.nameSpan),
      arguments: expansion.arguments, trailingClosures: expansion.trailingClosures,
      argumentsSpan: span)
    return body.check(Expression(.call(call), span: span), expecting: expected)
  }

  func unknownMacro(_ expansion: MacroExpansion, _ span: Span) -> TypedExpression {
    let needsRuntime = ["selector", "keyPath"].contains(expansion.name)
    error(
      needsRuntime
        ? MacroError.needsObjectiveC(expansion.name) : .unknown(expansion.name),
      at: needsRuntime ? span : expansion.nameSpan)
    return body.unknown(span)
  }

  /// Checks `#expect(a == b, "why")` as
  /// `_expect(_Expectation(…), a == b, "why", sourceLocation: …)`, in which `a` and `b` also store
  /// their values in the expectation.
  private func expectation(
    _ expansion: MacroExpansion, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    let make = SyntaxMaker(at: span)
    let outer = body.hints.expansion
    body.hints.expansion = outer ?? span
    defer { body.hints.expansion = outer }
    var arguments = expansion.arguments
    let comments = make.texts(SourceComments.before(Int(span.start), in: body.source))
    // A surrounding `try` or `await` covers the condition too; the toolchain does not decompose it
    // then.
    let isEffectful =
      body.effects.isAwaited || (body.effects.isCovered && expansion.name == "expect")
    var name = "_" + expansion.name
    if let first = arguments.first, first.label == nil, expansion.trailingClosures.isEmpty {
      let condition = folded(first.value)
      let shape = ExpectationShape(
        condition, isPlain: isEffectful || Self.hasEffects(condition), in: body.source,
        fold: body.fold)
      for (index, slot) in shape.slots.enumerated() {
        let operand = CapturedOperand(slot: index, isReceiver: slot.isReceiver)
        for span in slot.spans { body.operands[span, default: []].append(operand) }
      }
      let record = make.call(
        "_Expectation",
        [
          make.argument(nil, make.texts(shape.texts)),
          make.argument(nil, make.texts(shape.slots.map(\.text))),
          make.argument(nil, make.array(shape.slots.map { make.integer($0.style.rawValue) })),
        ])
      arguments[0] = Argument(label: nil, value: condition)
      arguments.insert(make.argument(nil, record), at: 0)
    } else if body.effects.isAwaited {
      name += "Async"
    }
    if !arguments.contains(where: { $0.label == "sourceLocation" }) {
      arguments.append(
        make.argument("sourceLocation", make.location(Int((outer ?? span).start), in: body.source)))
    }
    arguments.append(make.argument("sourceComments", comments))
    let call = Call(
      callee: make.name(name), arguments: arguments, trailingClosures: expansion.trailingClosures,
      argumentsSpan: span)
    return body.check(Expression(.call(call), span: span), expecting: expected)
  }

  private func folded(_ condition: Expression) -> Expression {
    guard case .sequence(let elements) = condition.kind else { return condition }
    return body.fold(elements, condition.span)
  }

  private static func hasEffects(_ condition: Expression) -> Bool {
    switch condition.kind {
    case .try, .await: true
    case .parenthesized(let inner), .prefixOperator(_, _, let inner), .cast(let inner, _, _):
      hasEffects(inner)
    case .infix(let lhs, _, _, let rhs): hasEffects(lhs) || hasEffects(rhs)
    default: false
    }
  }

  /// Stores the value of an operand in the expectation being checked.
  func capturing(_ value: TypedExpression, _ operands: [CapturedOperand]) -> TypedExpression {
    guard case .function(let function)? = checker.lookUpPrelude("_capture").first else {
      return value
    }
    return operands.reduce(value) { value, operand in
      let slot = TypedExpression(.integer(operand.slot), type: checker.int, span: value.span)
      return TypedExpression(
        .call(
          function, receiver: nil, arguments: [value, slot], substitutions: [value.type],
          dispatch: .direct), type: value.type, span: value.span)
    }
  }

  /// The operands that an expression is the value of; none if it has no value to store.
  func capturedOperands(of expression: TypedExpression) -> [CapturedOperand] {
    guard let operands = body.operands[expression.span] else { return [] }
    switch expression.kind {
    case .wrapOptional(let inner), .convert(let inner):
      // The operand itself is inside.
      return inner.span == expression.span ? [] : operands
    case .metatype: return operands.filter { !$0.isReceiver }
    case .inoutArgument, .closure, .functionReference, .bindOptional, .trap, .discard: return []
    default: return operands
    }
  }
}

/// Where an operand of an expectation stores its value.
struct CapturedOperand {
  let slot: Int
  /// Whether it is the base of a member.
  let isReceiver: Bool
}

extension MacroExpansion {
  /// The message of `#warning("…")` or `#error("…")`; nil for other macros, and without a plain
  /// string literal.
  func message(in source: Source) -> Diagnostic? {
    guard name == "warning" || name == "error", arguments.count == 1,
      case .stringLiteral(let literal) = arguments[0].value.kind, let text = literal.plainText
    else { return nil }
    return Diagnostic(
      name == "warning" ? .warning : .error, MacroError.authored(text), in: source,
      at: arguments[0].value.span)
  }
}
