import SourceText
import Syntax

/// What the texts given to a session declare, whether they ran or not: a text that is refused still shows
/// the types that the texts after it mean.
struct DeclaredTexts {
  private var texts: [String: String] = [:]

  /// The declaration that some text has for a name.
  subscript(name: String) -> String? { texts[name] }

  /// Notes the types, their other names and the functions that a text declares at its top level.
  mutating func note(_ file: SourceFile, of input: Source) {
    guard !file.diagnostics.contains(where: \.isError) else { return }
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .type(let type): texts[type.name] = input.text(in: input.trimmed(statement.span))
      case .typeAlias(let alias):
        texts[alias.name] = input.text(in: input.trimmed(statement.span))
      case .function(let function):
        texts[function.name] = input.text(in: input.trimmed(statement.span))
      default: continue
      }
    }
  }
}
