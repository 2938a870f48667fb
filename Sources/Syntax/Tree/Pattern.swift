package import SourceText

package struct Pattern: Sendable {
  package let kind: Kind
  package let span: Span

  package init(_ kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  package struct Element: Sendable {
    package let label: String?
    package let pattern: Pattern

    package init(label: String?, pattern: Pattern) {
      self.label = label
      self.pattern = pattern
    }
  }

  package indirect enum Kind: Sendable {
    case wildcard
    /// A name that is bound: the `x` of `let x`, of `let (x, y)`, of `for x in`, of `case let .a(x)`.
    case binding(name: String)
    /// `let p`, `var p` before a pattern: identifiers inside bind.
    case bindingModifier(isLet: Bool, Pattern)
    case tuple([Element])
    /// `.name(…)`, `Type.name(…)`; `payload` absent without parentheses.
    case enumCase(base: Expression?, name: String, nameSpan: Span, payload: [Element]?)
    /// `p?`.
    case optional(Pattern)
    /// `is T`.
    case isType(TypeReference)
    /// `p as T`.
    case asType(Pattern, TypeReference)
    /// Anything else: matched with `~=`.
    case expression(Expression)
  }
}
