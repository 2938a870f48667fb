package import Syntax

extension SourceFile {
  /// The whole tree as S-expressions, one line per statement.
  package var dump: String { statements.map(\.dump).joined(separator: "\n") }
}

/// `(head part part)`, leaving out the empty parts.
func node(_ head: String, _ parts: String?...) -> String { node(head, parts) }

func node(_ head: String, _ parts: [String?]) -> String {
  let present = parts.compactMap { $0 }.filter { !$0.isEmpty }
  return present.isEmpty ? "(\(head))" : "(\(head) \(present.joined(separator: " ")))"
}

/// `[a b]`; nothing for an empty list.
func list(_ parts: [String]) -> String { parts.isEmpty ? "" : "[\(parts.joined(separator: " "))]" }

func dumpBlock(_ block: CodeBlock) -> String {
  let statements = block.statements.map(\.dump)
  return "{\((statements + (block.isElided ? ["..."] : [])).joined(separator: " "))}"
}

func dumpClauses<Element>(
  _ clauses: [ConditionalClause<Element>], _ dump: (Element) -> String
) -> String {
  node(
    "#if",
    clauses.map { clause in
      "(\(clause.condition?.dump ?? "else") {\(clause.elements.map(dump).joined(separator: " "))})"
    })
}

extension Statement {
  package var dump: String {
    switch kind {
    case .expression(let expression): expression.dump
    case .declaration(let declaration): declaration.dump
    case .return(let value): node("return", value?.dump)
    case .throw(let value): node("throw", value.dump)
    case .break(let label): node("break", label)
    case .continue(let label): node("continue", label)
    case .fallthrough: "(fallthrough)"
    case .if(let statement): statement.dump
    case .guard(let conditions, let body):
      node("guard", list(conditions.map(\.dump)), dumpBlock(body))
    case .while(let label, let conditions, let body):
      node("while", label.map { "\($0):" }, list(conditions.map(\.dump)), dumpBlock(body))
    case .repeatWhile(let label, let body, let condition):
      node("repeat", label.map { "\($0):" }, dumpBlock(body), condition.dump)
    case .for(let statement): statement.dump
    case .switch(let statement): statement.dump
    case .do(let statement): statement.dump
    case .defer(let body): node("defer", dumpBlock(body))
    case .yield(let value): node("yield", value.dump)
    case .discard(let value): node("discard", value.dump)
    case .conditionalCompilation(let clauses): dumpClauses(clauses, \.dump)
    case .placeholder: "(...)"
    case .modifierFragment(let expression): node("fragment", expression.dump)
    case .skipped: "(skipped)"
    }
  }
}

extension Condition {
  package var dump: String {
    switch self {
    case .expression(let expression): expression.dump
    case .optionalBinding(let isLet, _, let name, let type, let value):
      node(isLet ? "let" : "var", name.dump, type.map { ":\($0.dump)" }, value?.dump)
    case .pattern(let pattern, let type, let value):
      node("case", pattern.dump, type.map { ":\($0.dump)" }, value.dump)
    case .availability(let isAvailable, _): isAvailable ? "(#available)" : "(#unavailable)"
    }
  }
}

extension IfStatement {
  package var dump: String {
    let other: String? =
      switch otherwise {
      case .block(let block): dumpBlock(block)
      case .if(let statement, _): statement.dump
      case nil: nil
      }
    return node("if", label.map { "\($0):" }, list(conditions.map(\.dump)), dumpBlock(body), other)
  }
}

extension ForStatement {
  package var dump: String {
    node(
      "for", label.map { "\($0):" }, isTry ? "try" : nil, isAwait ? "await" : nil, pattern.dump,
      type.map { ":\($0.dump)" }, sequence.dump, condition.map { "where \($0.dump)" },
      dumpBlock(body))
  }
}

extension SwitchStatement {
  package var dump: String {
    node("switch", [label.map { "\($0):" }, subject.dump] + cases.map(Self.dump))
  }

  private static func dump(_ element: ConditionalElement<Case>) -> String {
    switch element {
    case .element(let value): value.dump
    case .conditional(let clauses): dumpClauses(clauses, dump)
    }
  }
}

extension SwitchStatement.Case {
  package var dump: String {
    let head = isUnknownDefault ? "@unknown default" : isDefault ? "default" : "case"
    return node(head, items.map(\.dump) + [dumpBlock(body)])
  }
}

extension SwitchStatement.Case.Item {
  package var dump: String {
    pattern.dump + (condition.map { " where \($0.dump)" } ?? "")
  }
}

extension DoStatement {
  package var dump: String {
    node(
      "do",
      [label.map { "\($0):" }, thrownType.map { "throws \($0.dump)" }, dumpBlock(body)]
        + catches.map { node("catch", $0.items.map(\.dump) + [dumpBlock($0.body)]) })
  }
}

extension Pattern {
  package var dump: String {
    switch kind {
    case .wildcard: "_"
    case .binding(let name): name
    case .bindingModifier(let isLet, let inner): node(isLet ? "let" : "var", inner.dump)
    case .tuple(let elements): node("tuple", elements.map(\.dump))
    case .enumCase(let base, let name, _, let payload):
      if let payload {
        node("\(base?.dump ?? "").\(name)", payload.map(\.dump))
      } else {
        "\(base?.dump ?? "").\(name)"
      }
    case .optional(let inner): node("?", inner.dump)
    case .isType(let type): node("is", type.dump)
    case .asType(let inner, let type): node("as", inner.dump, type.dump)
    case .expression(let expression): node("~=", expression.dump)
    }
  }
}

extension Pattern.Element {
  var dump: String { (label.map { "\($0):" } ?? "") + pattern.dump }
}
