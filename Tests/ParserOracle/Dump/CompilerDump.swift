import SwiftSyntax

/// Prints the compiler's tree in the format of our `dump`, so that both can be compared as text.
///
/// Where our tree contains less than the compiler's (modifiers of a parameter, platforms of
/// `@available`), so does this. Where our parser decides between readings that the compiler leaves
/// to its type checker (`Int?` in an expression, `.a(x)` in a pattern), the same rule is applied
/// here.
struct CompilerDump {
  /// Whether a condition of `#if` holds, by its text.
  let holds: (String) -> Bool

  func statements(_ items: CodeBlockItemListSyntax) -> [String] { items.map { item($0.item) } }

  func item(_ item: CodeBlockItemSyntax.Item) -> String {
    switch item {
    case .decl(let declaration): dump(declaration)
    case .stmt(let statement): dump(statement)
    case .expr(let expression): dump(expression)
    @unknown default: unknown(item)
    }
  }

  func block(_ block: CodeBlockSyntax?) -> String? {
    block.map { braces(statements($0.statements)) }
  }

  /// A name without backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.count > 2, text.hasPrefix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }

  func clauses(
    _ node: IfConfigDeclSyntax, _ elements: (IfConfigClauseSyntax.Elements?) -> [String]
  ) -> String {
    self.node(
      "#if",
      node.clauses.map { clause in
        let condition = clause.condition.map(dump) ?? "else"
        return "(\(condition) \(braces(elements(clause.elements))))"
      })
  }

  /// A node that this type does not support; it differs from anything that our parser prints.
  func unknown(_ node: some SyntaxProtocol) -> String { "<\(node.kind)>" }
}

extension CompilerDump {
  /// `(head part part)`, without the empty parts.
  func node(_ head: String, _ parts: String?...) -> String { node(head, parts) }

  func node(_ head: String, _ parts: [String?]) -> String {
    let present = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return "(\(([head] + present).joined(separator: " ")))"
  }

  /// `[a b]`; an empty string for an empty list.
  func list(_ parts: [String]) -> String { parts.isEmpty ? "" : "[\(joined(parts))]" }

  func braces(_ parts: [String]) -> String { "{\(joined(parts))}" }

  func parentheses(_ parts: [String]) -> String { "(\(joined(parts)))" }

  func angles(_ parts: [String]) -> String { parts.isEmpty ? "" : "<\(joined(parts))>" }

  func joined(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
