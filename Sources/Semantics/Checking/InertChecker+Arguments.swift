import SourceText
import Syntax

/// Arguments of inert views and modifiers. The types of their parameters are not known, but the
/// reads in the arguments decide which views update. So every part of an argument is evaluated that
/// has a type by itself, and the views among these parts are shown.
extension InertChecker {
  /// What closures without parameters are.
  enum ClosureRole {
    /// They build views that are shown.
    case content
    /// They build views that are shown, unless they are actions.
    case contentOrAction
    /// They are actions, or build placeholders.
    case action
  }

  /// The arguments of a call that can be evaluated, each of type `Any`, and the views that its closures
  /// build.
  ///
  /// - Parameter speaksTexts: whether the modifier speaks the texts that it is given.
  func inertArguments(
    of call: Call, closures role: ClosureRole, speaksTexts: Bool = false
  ) -> [TypedExpression] {
    let values = call.arguments.compactMap { argument -> TypedExpression? in
      if case .closure(let closure) = argument.value.kind {
        return inertClosure(closure, role)
      }
      let value = inertArgument(argument.value)
      return speaksTexts ? value.map(spoken) : value
    }
    return values
      + call.trailingClosures.compactMap { inertClosure($0.closure, role) }
  }

  /// `Chart(samples) { sample in … }`: one row per element, as in a `ForEach`.
  func inertRows(_ call: Call) -> TypedExpression? {
    guard call.trailingClosures.count == 1, let closure = call.trailingClosures.first?.closure,
      closure.parameters?.count == 1 || closure.highestShorthand == 0,
      let data = call.arguments.first, data.label == nil
    else { return nil }
    let (view, problems) = inertView("ForEach", call.arguments, closure)
    if view == nil {
      let own = problems.filter { $0.isError && closure.span.contains($0.span) }
      (own.isEmpty ? actionProblems(of: closure) : contextFreeErrors(own)).forEach(checker.report)
    }
    return view
  }

  /// Whether an argument is constant: implicit members and literals.
  func isFixedWhenInert(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .closure:
      true
    case .stringLiteral(let literal): literal.plainText != nil
    case .parenthesized(let inner), .prefixOperator(_, _, let inner): isFixedWhenInert(inner)
    case .member(let base, _): isFixedWhenInert(base)
    case .array(let elements): elements.allSatisfy(isFixedWhenInert)
    case .call(let call):
      isFixedWhenInert(call.callee) && call.arguments.allSatisfy { isFixedWhenInert($0.value) }
    default: false
    }
  }

  /// The receiver of a modifier that keeps its type, with the arguments recorded on it.
  func styled(
    _ receiver: TypedExpression, _ nominal: NominalType, _ values: [TypedExpression], _ span: Span
  ) -> TypedExpression {
    typeDeclarations.complete(nominal)
    guard case .function(let function)? = nominal.members["_styled"]?.first else { return receiver }
    return TypedExpression(
      .call(
        function, receiver: receiver, arguments: [array(values, span)], substitutions: [],
        dispatch: .direct),
      type: receiver.type, span: span)
  }

  /// An argument of type `Any`, which is no part of what the view shows if it is a `Text`.
  private func spoken(_ argument: TypedExpression) -> TypedExpression {
    guard case .convert(let text) = argument.kind, unifier.simplify(text.type).isPrelude("Text")
    else { return argument }
    let made = value(of: "_SpokenText", with: [text], argument.span)
    return made.map { TypedExpression(.convert($0), type: argument.type, span: argument.span) }
      ?? argument
  }

  /// An argument as a value of type `Any`; nil if no part of it can be evaluated.
  private func inertArgument(_ expression: Expression) -> TypedExpression? {
    switch expression.kind {
    case .closure, .addressOf, .nilLiteral: return nil
    case .implicitMember(let name): return inertConstant(name.name, .any, expression.span)
    default:
      let (value, problems) = inertValue(expression, as: .any)
      if let value { return value }
      let parts = inertParts(of: expression)
      contextFreeErrors(problems).filter { !isUnknownToLibrary($0) }.forEach(checker.report)
      return parts
    }
  }

  /// What can be evaluated of an expression that has no type by itself, such as `flag` in
  /// `flag ? .red : .green`.
  private func inertParts(of expression: Expression) -> TypedExpression? {
    let span = expression.span
    switch expression.kind {
    case .parenthesized(let inner), .forceUnwrap(let inner), .optionalChain(let inner),
      .cast(let inner, _, _), .try(_, let inner), .await(let inner),
      .prefixOperator(_, _, let inner), .postfixOperator(let inner, _, _):
      return inertArgument(inner)
    case .sequence(let elements): return inertParts(of: body.fold(elements, span))
    case .ternary(let condition, let then, let otherwise):
      guard let test = inertValue(condition, as: checker.bool).value else {
        return inertArgument(condition)
      }
      return TypedExpression(
        .ternary(test, inertBranch(then), inertBranch(otherwise)), type: .any, span: span)
    // The right operand of these is not always evaluated.
    case .infix(let lhs, "&&", _, _), .infix(let lhs, "||", _, _), .infix(let lhs, "??", _, _):
      return inertArgument(lhs)
    case .infix(let lhs, _, _, let rhs): return together([lhs, rhs].map(inertArgument), span)
    case .member(let base, let name):
      // The name of a type is not a value.
      if case .identifier = base.kind { return nil }
      return together(
        [inertArgument(base), inertConstant(name.name, .any, name.span)], span)
    case .call(let call), .subscriptCall(let call):
      return together(
        [calleePart(call.callee)] + call.arguments.map { inertArgument($0.value) }, span)
    case .array(let elements): return together(elements.map(inertArgument), span)
    case .dictionary(let pairs):
      return together(pairs.flatMap { [$0.key, $0.value] }.map(inertArgument), span)
    case .tuple(let elements): return together(elements.map { inertArgument($0.value) }, span)
    default: return nil
    }
  }

  /// The implicit member or base of a callee: `.degrees` of `.degrees(angle)`, `.red` of
  /// `.red.opacity(fade)`; nil for a function's own name.
  private func calleePart(_ callee: Expression) -> TypedExpression? {
    if case .identifier = callee.kind { return nil }
    return inertArgument(callee)
  }

  private func inertBranch(_ expression: Expression) -> TypedExpression {
    inertArgument(expression) ?? inertConstant("nil", .any, expression.span)
  }

  private func together(_ parts: [TypedExpression?], _ span: Span) -> TypedExpression? {
    let values = parts.compactMap { $0 }
    if values.count < 2 { return values.first }
    return conversions.tryConvert(
      TypedExpression(.array(values), type: checker.array(.any), span: span), to: .any)
  }

  private func inertValue(
    _ expression: Expression, as type: Type
  ) -> (value: TypedExpression?, problems: [Diagnostic]) {
    let start = body.checkpoint()
    let (value, problems) = body.attempt { literals.applyDefaults(body.check(expression)) }
    // An empty literal has no type by itself and does not matter to an inert view.
    guard !problems.contains(where: \.isError),
      !body.finisher.finished(value.type).mentionsUnknown,
      let converted = conversions.tryConvert(value, to: type)
    else {
      body.rollBack(to: start)
      return (nil, problems)
    }
    return (converted, [])
  }

  /// The view that a closure without parameters builds; nil if it is an action. Reports the errors
  /// in the closure.
  private func inertClosure(_ closure: Closure, _ role: ClosureRole) -> TypedExpression? {
    guard !closure.body.statements.isEmpty else { return nil }
    let takesNothing = closure.parameters?.isEmpty ?? true && closure.highestShorthand < 0
    guard takesNothing else {
      actionProblems(of: closure).forEach(checker.report)
      return nil
    }
    let (content, found) = inertView("_inertContent", [], closure)
    let problems = contextFreeErrors(found)
    if content != nil || role == .content {
      problems.forEach(checker.report)
      return role == .action ? nil : content
    }
    let others = actionProblems(of: closure)
    // It is neither without errors: the kind with fewer of them is likely the one meant.
    let (built, done) = (problems.count(where: \.isError), others.count(where: \.isError))
    (built < done ? problems : others).forEach(checker.report)
    return nil
  }

  /// The errors in an action closure, whose parameter types are unknown.
  private func actionProblems(of closure: Closure) -> [Diagnostic] {
    let count = closure.parameters?.count ?? closure.highestShorthand + 1
    let wanted = FunctionType(
      parameters: (0..<count).map { _ in .init(type: .unknown) }, result: checker.makeVariable(),
      isAsync: true, isThrowing: true)
    let start = body.checkpoint()
    defer { body.rollBack(to: start) }
    body.passing.escapes = false
    return contextFreeErrors(
      body.attempt { literals.applyDefaults(body.closures.closure(closure, .function(wanted))) }.1)
  }

  /// The errors that hold whatever the parameter's type is.
  private func contextFreeErrors(_ problems: [Diagnostic]) -> [Diagnostic] {
    problems.filter { !$0.lacksContext }
  }

  private func inertView(
    _ name: String, _ arguments: [Argument], _ closure: Closure
  ) -> (view: TypedExpression?, problems: [Diagnostic]) {
    let span = closure.span
    let callee = Expression(.identifier(Identifier(name: name, span: span)), span: span)
    let call = Call(
      callee: callee, arguments: arguments,
      trailingClosures: [TrailingClosure(label: nil, closure: closure)],
      hasParentheses: !arguments.isEmpty)
    let start = body.checkpoint()
    let (view, problems) = body.attempt {
      literals.applyDefaults(body.check(Expression(.call(call), span: span)))
    }
    guard !problems.contains(where: \.isError), isView(view.type),
      let converted = conversions.tryConvert(view, to: .any)
    else {
      body.rollBack(to: start)
      return (nil, problems)
    }
    return (converted, problems)
  }
}
