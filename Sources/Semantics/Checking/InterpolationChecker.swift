import SourceText
import Syntax

/// Checks string interpolations that a program extends, and types with their own interpolations.
struct InterpolationChecker: BodyPart {
  let body: BodyChecker

  /// Whether the program extends string interpolation.
  private var isExtended: Bool {
    checker.declared.extensions.contains {
      $0.name == "StringInterpolation" || $0.name == "DefaultStringInterpolation"
    }
  }

  /// A literal assembled by `appendLiteral` and `appendInterpolation` calls; nil if the machine
  /// assembles it.
  func ownInterpolation(
    _ literal: StringLiteral, _ span: Span, _ expected: Type?
  ) -> TypedExpression? {
    guard !body.declarations.isPrelude else { return nil }
    if case .body(let expansion) = body.declarations.expansion, expansion.context === body.context {
      expansion.closeInterpolations(literal)
    }
    if let expected, let (type, interpolation) = ownInterpolation(of: expected) {
      return appending(literal, to: interpolation, "", span) { made in
        let call = Call(
          callee: Expression(.missing, span: span),
          arguments: [Argument(label: "stringInterpolation", value: made)])
        return body.calls.construct(type, call, span, expected: type, label: "stringInterpolation")
      }
    }
    guard isExtended else { return nil }
    let type = checker.known("DefaultStringInterpolation")
    let text = appending(literal, to: type, "._text", span) {
      body.check($0, expecting: checker.string)
    }
    // Types expressible by an interpolated string take it like a plain string literal.
    guard let expected, let wanted = interpolated(expected), !text.type.isUnknown else {
      return text
    }
    return TypedExpression(.interpolation([.value(text)]), type: wanted, span: span)
  }

  /// The expected type if it is expressible by string interpolation and not `String`.
  private func interpolated(_ expected: Type) -> Type? {
    var wanted = unifier.simplify(expected)
    while let wrapped = wanted.wrapped { wanted = unifier.simplify(wrapped) }
    guard case .nominal(let nominal, _) = wanted, nominal !== checker.wellKnown("String"),
      conformances.conforms(wanted, toPrelude: "ExpressibleByStringInterpolation")
    else { return nil }
    return wanted
  }

  /// A type with its own interpolation, and its `StringInterpolation`: the parameter type of
  /// `init(stringInterpolation:)`.
  private func ownInterpolation(of expected: Type) -> (type: Type, interpolation: Type)? {
    guard let wanted = interpolated(expected) else { return nil }
    for candidate in memberLookup.lookUpMembers("init", in: wanted) {
      guard case .function(let initializer) = candidate.member,
        initializer.parameters.map(\.label) == ["stringInterpolation"]
      else { continue }
      return (wanted, initializer.parameters[0].type.substituting(candidate.map))
    }
    return nil
  }

  /// Builds
  /// `{ var text = T(…); text.appendLiteral(…); text.appendInterpolation(…); return text }()` and
  /// checks it.
  private func appending(
    _ literal: StringLiteral, to type: Type, _ result: String, _ span: Span,
    _ checking: (Expression) -> TypedExpression
  ) -> TypedExpression {
    let holder = "__interpolation"
    func append(_ member: String, _ arguments: [Argument]) -> Statement {
      let base = Expression(.identifier(Identifier(name: holder, span: span)), span: span)
      let callee = Expression(
        .member(base: base, Identifier(name: member, span: span)), span: span)
      let call = Call(callee: callee, arguments: arguments, argumentsSpan: span)
      return Statement(.expression(Expression(.call(call), span: span)), span: span)
    }
    var appended: [Statement] = []
    var capacity = 0
    var count = 0
    var pending = ""
    func appendText() {
      capacity += pending.utf8.count
      let text = StringLiteral(segments: [.text(pending)])
      let value = Expression(.stringLiteral(text), span: span)
      appended.append(append("appendLiteral", [Argument(label: nil, value: value)]))
      pending = ""
    }
    // Texts and values alternate, beginning and ending with a text.
    for segment in literal.segments {
      switch segment {
      case .text(let text): pending += text
      case .interpolation(let arguments, _):
        appendText()
        count += 1
        appended.append(append("appendInterpolation", arguments))
      }
    }
    appendText()
    let start = checker.propertyWrappers.parseBody(
      "var \(holder) = __Interpolation(literalCapacity: \(capacity), interpolationCount: \(count))")
    let end = checker.propertyWrappers.parseBody("return \(holder)\(result)")
    let closure = Closure(
      attributes: [], captures: [], parameters: nil, effects: Effects(), result: nil,
      body: CodeBlock(statements: start.statements + appended + end.statements, span: span),
      span: span)
    let call = Call(
      callee: Expression(.closure(closure), span: span), arguments: [], argumentsSpan: span)
    return body.inScope {
      body.scope.symbols["__Interpolation"] = .typeAlias(
        TypeAlias(name: "__Interpolation", genericParameters: [], type: type))
      return checking(Expression(.call(call), span: span))
    }
  }
}
