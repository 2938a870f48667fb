import SourceText
import Syntax

/// Merges members of an earlier declaration into a later one that elides them.
enum MergedDeclaration {
  static func merge(
    _ fresh: DeclaredSources.Entry, _ older: DeclaredSources.Entry, keeping own: Set<String>,
    names: ([Declaration]) -> Set<String>
  ) -> DeclaredSources.Entry {
    guard case .type(let type) = fresh.declaration.kind,
      case .type(let before) = older.declaration.kind
    else { return fresh }
    // Both texts are joined in one source, so that all positions stay valid.
    let missing = before.members.filter { names([$0]).isDisjoint(with: own) }
    let inheritance = type.inheritance.isEmpty ? before.inheritance : type.inheritance
    let head = fresh.source.text(
      in: Span(Int(fresh.declaration.span.start), Int(type.nameSpan.end)))
    let clauses = (type.inheritance.isEmpty ? older.source : fresh.source)
    let inherited = inheritance.map { clauses.text(in: $0.span) }.joined(separator: ", ")
    let members =
      type.members.map { fresh.source.text(in: $0.span) }
      + missing.map { older.source.text(in: $0.span) }
    let text =
      "\(head)\(inherited.isEmpty ? "" : ": \(inherited)") {\n  "
      + members.joined(separator: "\n  ") + "\n}"
    let source = Source(
      name: fresh.source.name, text: text, firstLine: fresh.source.firstLine)
    let file = Parser.parse(source)
    guard case .declaration(let declaration)? = file.statements.first?.kind else { return fresh }
    return DeclaredSources.Entry(
      declaration: declaration, source: source, mentions: Mentions(in: source, declaration),
      order: fresh.order)
  }
}
