import SourceText
import Syntax

/// What the texts given to a session declare, whether they ran or not: a text that is refused still shows
/// the types that the texts after it mean.
package struct DeclaredTexts {
  /// An extension at the top level of a text.
  struct Extension: Equatable {
    let extended: String
    /// The names of its properties, methods and types.
    let members: Set<String>
    /// The names of its types.
    let types: Set<String>
    let text: String
  }

  private var texts: [String: String] = [:]
  /// In the order of the texts.
  private(set) var extensions: [Extension] = []

  package init() {}

  /// The declaration that some text has for a name.
  subscript(name: String) -> String? { texts[name] }

  /// Notes the types, their other names, the functions and the extensions that a text declares at its top
  /// level.
  mutating func note(_ file: SourceFile, of input: Source) {
    guard !file.diagnostics.contains(where: \.isError) else { return }
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      let text = input.text(in: input.trimmed(statement.span))
      switch declaration.kind {
      case .type(let type): texts[type.name] = text
      case .typeAlias(let alias): texts[alias.name] = text
      case .function(let function): texts[function.name] = text
      case .extension(let part):
        guard case .named(_, let name, _) = part.extended.kind else { continue }
        let found = Extension(
          extended: name, members: Set(part.members.flatMap(DeclaredTexts.names)),
          types: Set(part.members.compactMap(\.typeName)), text: text)
        if !extensions.contains(found) { extensions.append(found) }
      default: continue
      }
    }
  }

  private static func names(_ member: Declaration) -> [String] {
    switch member.kind {
    case .function(let function): [function.name]
    case .type(let type): [type.name]
    case .typeAlias(let alias): [alias.name]
    case .subscript: ["subscript"]
    case .variable(let variable):
      variable.bindings.compactMap { binding in
        if case .binding(let name) = binding.pattern.kind { name } else { nil }
      }
    default: []
    }
  }
}

extension Declaration {
  /// The name of the type, or of the other name of one, that it declares.
  fileprivate var typeName: String? {
    switch kind {
    case .type(let type): type.name
    case .typeAlias(let alias): alias.name
    default: nil
    }
  }
}
