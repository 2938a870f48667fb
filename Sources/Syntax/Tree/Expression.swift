package import SourceText

/// An expression of the source, before names and types are resolved.
package struct Expression: Sendable {
  package let kind: Kind
  package let span: Span
  /// The span of `=`, `?` of `? :`, `as` or `is` in an expression made with it.
  package let operatorSpan: Span?

  package init(_ kind: Kind, span: Span, operatorSpan: Span? = nil) {
    self.kind = kind
    self.span = span
    self.operatorSpan = operatorSpan
  }

  package indirect enum Kind: Sendable {
    /// The digits as written, with `_` and any `0x`, `0o`, `0b` prefix.
    case integerLiteral(String)
    case floatLiteral(String)
    case stringLiteral(StringLiteral)
    case regexLiteral(String)
    case booleanLiteral(Bool)
    case nilLiteral
    /// `#file`, `#fileID`, `#filePath`, `#line`, `#column`, `#function`, `#dsohandle`: name without `#`.
    case magicLiteral(String)
    /// `#name(…) { … }`, e.g. `#expect(a == b)` or `#Preview { … }`; `#selector`, `#available` too.
    case macroExpansion(MacroExpansion)
    /// A name: `book`, `self`, `super`, `Self`, `$0`, `$book`, `` `default` `` (without backticks).
    case identifier(Identifier)
    /// `_` as the target of an assignment.
    case discard
    /// `.name` whose base is the type the context asks for.
    case implicitMember(Identifier)
    /// `base.name`; tuple elements are `"0"`, `"1"`; also `.self`, `.init`, `.Type`.
    case member(base: Expression, Identifier)
    case call(Call)
    case subscriptCall(Call)
    case prefixOperator(String, operatorSpan: Span, Expression)
    case postfixOperator(Expression, String, operatorSpan: Span)
    /// Operands and operators in source order, before precedence is applied. `OperatorTable.fold`
    /// turns it into `.infix`, `.ternary`, `.assignment`, `.cast`.
    case sequence([SequenceElement])
    case infix(lhs: Expression, operator: String, operatorSpan: Span, rhs: Expression)
    case ternary(condition: Expression, then: Expression, otherwise: Expression)
    case assignment(target: Expression, value: Expression)
    case cast(Expression, CastKind, TypeReference)
    /// `&expression`.
    case addressOf(Expression)
    /// `expression!`.
    case forceUnwrap(Expression)
    /// `expression?`, inside a longer postfix expression.
    case optionalChain(Expression)
    /// `(a)`.
    case parenthesized(Expression)
    /// `()`, `(a, b)`, `(x: a, y: b)`.
    case tuple([Argument])
    case array([Expression])
    /// Empty for `[:]`.
    case dictionary([(key: Expression, value: Expression)])
    case closure(Closure)
    case keyPath(KeyPathLiteral)
    case `try`(TryKind, Expression)
    case await(Expression)
    /// `consume x`, `copy x`, `borrow x`, `unsafe x`, `each x`, `repeat x`: the keyword and the rest.
    case ownership(String, Expression)
    case ifExpression(IfStatement)
    case switchExpression(SwitchStatement)
    /// A type that can only be a type: `[Int: String].self`'s base stays a dictionary literal, but
    /// `(Int) -> Void`, `any P`, `some P`, `Int?` in expression position come as this.
    case type(TypeReference)
    /// `...` in place of omitted code, in articles.
    case placeholder
    /// In place of a missing expression, which has been reported.
    case missing
  }

  package enum TryKind: Hashable, Sendable { case plain, optional, forced }
  package enum CastKind: Hashable, Sendable { case `is`, coerce, conditional, forced }
}

/// The use of a name, with its suffix: `max`, `Array<Int>`, `insert(_:at:)`.
package struct Identifier: Sendable {
  package let name: String
  package let span: Span
  package var genericArguments: [TypeReference]
  /// The labels of a compound name, `_` for none: `insert(_:at:)` has `["_", "at"]`.
  package var argumentLabels: [String]?
  /// Written between backticks.
  package var isEscaped: Bool

  package init(
    name: String, span: Span, genericArguments: [TypeReference] = [],
    argumentLabels: [String]? = nil, isEscaped: Bool = false
  ) {
    self.name = name
    self.span = span
    self.isEscaped = isEscaped
    self.genericArguments = genericArguments
    self.argumentLabels = argumentLabels
  }

  /// Whether it is `.self`, which returns the value or type itself. A member of that name is
  /// written `` .`self` ``.
  package var isSelf: Bool { name == "self" && !isEscaped }
}

/// `callee(arguments) { trailing } label: { trailing }`, or the same with brackets.
package struct Call: Sendable {
  package let callee: Expression
  package let arguments: [Argument]
  package let trailingClosures: [TrailingClosure]
  /// Whether the call has parentheses: `f { }` has none.
  package let hasParentheses: Bool
  /// From `(` to `)`, empty without parentheses.
  package let argumentsSpan: Span

  package init(
    callee: Expression, arguments: [Argument], trailingClosures: [TrailingClosure] = [],
    hasParentheses: Bool = true, argumentsSpan: Span = .none
  ) {
    self.callee = callee
    self.arguments = arguments
    self.trailingClosures = trailingClosures
    self.hasParentheses = hasParentheses
    self.argumentsSpan = argumentsSpan
  }
}

package struct Argument: Sendable {
  package let label: String?
  package let labelSpan: Span?
  package let value: Expression

  package init(label: String?, labelSpan: Span? = nil, value: Expression) {
    self.label = label
    self.labelSpan = labelSpan
    self.value = value
  }
}

package struct TrailingClosure: Sendable {
  /// Absent for the first one.
  package let label: String?
  package let labelSpan: Span?
  package let closure: Closure

  package init(label: String?, labelSpan: Span? = nil, closure: Closure) {
    self.label = label
    self.labelSpan = labelSpan
    self.closure = closure
  }
}

package struct MacroExpansion: Sendable {
  package let name: String
  package let nameSpan: Span
  package let genericArguments: [TypeReference]
  package let arguments: [Argument]
  package let trailingClosures: [TrailingClosure]
}

/// One element of an unfolded `a + b ? c : d as T`.
package enum SequenceElement: Sendable {
  case operand(Expression)
  case infix(String, Span)
  case assignment(Span)
  /// `? then :`; what follows is the part after the colon.
  case ternary(then: Expression, Span)
  case cast(Expression.CastKind, TypeReference, Span)
}

package struct StringLiteral: Sendable {
  package enum Segment: Sendable {
    /// Escapes resolved, multi-line indentation removed.
    case text(String)
    /// `\(value)` or `\(value, specifier: "%.2f")`.
    case interpolation([Argument], Span)
  }

  package let segments: [Segment]
  package let isMultiline: Bool
  /// The number of `#` of a raw string.
  package let poundCount: Int

  package init(segments: [Segment], isMultiline: Bool = false, poundCount: Int = 0) {
    self.segments = segments
    self.isMultiline = isMultiline
    self.poundCount = poundCount
  }

  /// The text, if there are no interpolations.
  package var plainText: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}

package struct Closure: Sendable {
  package struct Capture: Sendable {
    package enum Strength: Hashable, Sendable { case strong, weak, unowned }
    package let strength: Strength
    package let name: String
    package let nameSpan: Span
    /// Absent for `[x]`.
    package let value: Expression?

    package init(strength: Strength, name: String, nameSpan: Span, value: Expression?) {
      self.strength = strength
      self.name = name
      self.nameSpan = nameSpan
      self.value = value
    }
  }

  package let attributes: [Attribute]
  package let captures: [Capture]
  /// Absent where the closure uses `$0`, `$1` or takes nothing. `$item` is a projected parameter.
  package let parameters: [Parameter]?
  package let effects: Effects
  package let result: TypeReference?
  package let body: CodeBlock
  package let span: Span
  /// The largest `n` of the `$n` in its own text, without nested closures; -1 for none.
  package let highestShorthand: Int

  package init(
    attributes: [Attribute], captures: [Capture], parameters: [Parameter]?, effects: Effects,
    result: TypeReference?, body: CodeBlock, span: Span, highestShorthand: Int = -1
  ) {
    self.highestShorthand = highestShorthand
    self.attributes = attributes
    self.captures = captures
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.body = body
    self.span = span
  }
}

package struct KeyPathLiteral: Sendable {
  package enum Component: Sendable {
    /// A property, a method or a tuple index.
    case member(Identifier)
    case call([Argument], Span)
    case subscriptCall([Argument], Span)
    case optionalChain(Span)
    case forceUnwrap(Span)
    /// `\.self`.
    case identity(Span)
  }

  /// Absent for `\.title`.
  package let root: TypeReference?
  package let components: [Component]

  package init(root: TypeReference?, components: [Component]) {
    self.root = root
    self.components = components
  }
}
