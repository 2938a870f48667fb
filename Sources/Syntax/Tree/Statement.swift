package import SourceText

package struct Statement: Sendable {
  package let kind: Kind
  package let span: Span

  package init(_ kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
    case expression(Expression)
    case declaration(Declaration)
    case `return`(Expression?)
    case `throw`(Expression)
    case `break`(label: String?)
    case `continue`(label: String?)
    case `fallthrough`
    case `if`(IfStatement)
    case `guard`(conditions: [Condition], body: CodeBlock)
    case `while`(label: String?, conditions: [Condition], body: CodeBlock)
    case repeatWhile(label: String?, body: CodeBlock, condition: Expression)
    case `for`(ForStatement)
    case `switch`(SwitchStatement)
    case `do`(DoStatement)
    case `defer`(CodeBlock)
    case yield(Expression)
    /// `discard self`.
    case discard(Expression)
    /// `#if` with all its clauses; the one to take is chosen later.
    case conditionalCompilation([ConditionalClause<Statement>])
    /// `...` alone on a line.
    case placeholder
    /// `.padding()` at the start of a line without a base: a fragment from an article.
    case modifierFragment(Expression)
    /// Text skipped during recovery; it has been reported.
    case skipped
  }
}

package struct CodeBlock: Sendable {
  private let list: Deferred<Statement>
  package let span: Span
  /// Whether a comment such as `// ...` replaces code.
  package let isElided: Bool

  /// Whether a comment or a `...` replaces code.
  package var leavesCodeOut: Bool {
    isElided
      || statements.contains { statement in
        if case .placeholder = statement.kind { true } else { false }
      }
  }

  package init(statements: [Statement], span: Span, isElided: Bool = false) {
    list = Deferred(statements)
    self.span = span
    self.isElided = isElided
  }

  /// A block that is parsed when its statements are accessed.
  init(span: Span, reading read: @escaping @Sendable () -> [Statement]) {
    list = Deferred(reading: read)
    self.span = span
    isElided = false
  }

  package var statements: [Statement] { list.elements }
}

package enum Condition: Sendable {
  case expression(Expression)
  /// `let x = y`, `var x: T = y`, `let x`.
  case optionalBinding(
    isLet: Bool, keyword: Span, name: Pattern, type: TypeReference?, value: Expression?)
  /// `case .some(let x) = y`.
  case pattern(Pattern, type: TypeReference?, value: Expression)
  /// `#available(…)`, `#unavailable(…)`.
  case availability(isAvailable: Bool, Span)
}

package struct IfStatement: Sendable {
  package indirect enum Else: Sendable {
    case block(CodeBlock)
    case `if`(IfStatement, Span)
  }
  package let label: String?
  package let conditions: [Condition]
  package let body: CodeBlock
  package let otherwise: Else?

  package init(
    label: String? = nil, conditions: [Condition], body: CodeBlock, otherwise: Else?
  ) {
    self.label = label
    self.conditions = conditions
    self.body = body
    self.otherwise = otherwise
  }
}

package struct ForStatement: Sendable {
  package let label: String?
  package let isTry: Bool
  package let isAwait: Bool
  package let pattern: Pattern
  package let type: TypeReference?
  package let sequence: Expression
  package let condition: Expression?
  package let body: CodeBlock
}

package struct SwitchStatement: Sendable {
  package struct Case: Sendable {
    /// One `pattern where condition` of a `case`.
    package struct Item: Sendable {
      package let pattern: Pattern
      package let condition: Expression?

      package init(pattern: Pattern, condition: Expression?) {
        self.pattern = pattern
        self.condition = condition
      }
    }
    /// Empty for `default`.
    package let items: [Item]
    package let isDefault: Bool
    package let isUnknownDefault: Bool
    package let body: CodeBlock
    package let span: Span

    package init(
      items: [Item], isDefault: Bool, isUnknownDefault: Bool = false, body: CodeBlock, span: Span
    ) {
      self.items = items
      self.isDefault = isDefault
      self.isUnknownDefault = isUnknownDefault
      self.body = body
      self.span = span
    }
  }

  package let label: String?
  package let subject: Expression
  package let cases: [ConditionalElement<Case>]
  package let span: Span
}

package struct DoStatement: Sendable {
  package struct Catch: Sendable {
    package let items: [SwitchStatement.Case.Item]
    package let body: CodeBlock
    package let span: Span
  }

  package let label: String?
  /// `do throws(E)`.
  package let thrownType: TypeReference?
  package let body: CodeBlock
  package let catches: [Catch]

  package init(label: String?, thrownType: TypeReference?, body: CodeBlock, catches: [Catch]) {
    self.label = label
    self.thrownType = thrownType
    self.body = body
    self.catches = catches
  }
}

/// One branch of `#if … #elseif … #else … #endif`.
package struct ConditionalClause<Element: Sendable>: Sendable {
  /// Absent for `#else`.
  package let condition: Expression?
  package let elements: [Element]
  package let span: Span
  /// The compilation flags that are set for the text that it stands in.
  package let defines: Set<String>
}

/// An element of a list that may contain `#if`: a member, or a switch case.
package indirect enum ConditionalElement<Element: Sendable>: Sendable {
  case element(Element)
  case conditional([ConditionalClause<ConditionalElement<Element>>])
}
