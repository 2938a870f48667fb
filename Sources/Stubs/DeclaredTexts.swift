import SourceText
import Syntax

/// The declarations of all texts given to a session, whether or not they ran: even a rejected text
/// shows which types other texts refer to.
package struct DeclaredTexts {
  /// A top-level extension of a text.
  struct Extension: Equatable {
    let extended: String
    /// The names of its properties, methods and nested types.
    let members: Set<String>
    /// The names of its nested types.
    let types: Set<String>
    let text: String

    /// The name of the stub that declares it in other texts.
    var stubName: String { "extension \(extended)." + members.sorted().joined(separator: ",") }
  }

  private var texts: [String: String] = [:]
  /// The complete texts that contain a type with all its members, by the name of the type.
  private var showing: [String: String] = [:]
  /// The extensions, in the order of the texts.
  private(set) var extensions: [Extension] = []

  package init() {}

  /// The text of the declaration of a name; nil if there is none.
  subscript(name: String) -> String? { texts[name] }

  /// Whether the input, or the text that it is a part of, contains a type with all its members,
  /// without a comment in place of some.
  func showsMembers(of type: String, in input: Source) -> Bool {
    showing[type]?.contains(input.text) ?? false
  }

  /// Records the types, type aliases, functions and extensions that a text declares at the top
  /// level.
  mutating func note(_ file: SourceFile, of input: Source) {
    guard !file.diagnostics.contains(where: \.isError) else { return }
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      let text = input.text(in: input.trimmed(statement.span))
      switch declaration.kind {
      case .type(let type):
        texts[type.name] = text
        let isWhole = !type.isElided && !type.members.isEmpty
        if !(showing[type.name]?.contains(input.text) ?? false) {
          showing[type.name] = isWhole ? input.text : nil
        }
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
  /// The name of the type or type alias that it declares.
  fileprivate var typeName: String? {
    switch kind {
    case .type(let type): type.name
    case .typeAlias(let alias): alias.name
    default: nil
    }
  }
}
