import SourceText
import Syntax

/// The inputs of a session in the order in which they ran, with their declarations.
struct DeclarationCatalog {
  /// A type, function, alias or extension, as written.
  struct Entry {
    /// The signature that identifies it; nil for extensions, which never replace another
    /// declaration.
    let key: String?
    /// The name of the type, extended type or function.
    let name: String
    let isFunction: Bool
    /// The index of its input.
    let input: Int
    let span: Span
    let text: String
  }

  let inputs: [Source]
  private(set) var entries: [Entry] = []

  init(_ inputs: [Source]) {
    self.inputs = inputs
    for (index, input) in inputs.enumerated() { read(input, index) }
  }

  private mutating func read(_ input: Source, _ index: Int) {
    if case .command = Reading.read(input) { return }
    for statement in Parser.parse(input).statements {
      guard SwiftRunner.isTypeDeclaration(statement),
        case .declaration(let declaration) = statement.kind,
        !declaration.attributes.contains(where: { $0.name == "main" })
      else { continue }
      let signature = declaration.signatures(in: input).first
      var isFunction = false
      if case .function = declaration.kind { isFunction = true }
      entries.append(
        Entry(
          key: signature?.key, name: DeclarationCatalog.name(of: declaration),
          isFunction: isFunction, input: index, span: declaration.span,
          text: input.text(in: declaration.span)))
    }
  }

  private static func name(of declaration: Declaration) -> String {
    switch declaration.kind {
    case .type(let type): type.name
    case .typeAlias(let alias): alias.name
    case .function(let function): function.name
    case .extension(let part): part.extendedName ?? ""
    default: ""
    }
  }

  /// The declarations with more than one version, each with all versions in order.
  var redeclared: [(key: String, entries: [Entry])] {
    var keys: [String] = []
    var all: [String: [Entry]] = [:]
    for entry in entries {
      guard let key = entry.key else { continue }
      if all[key] == nil { keys.append(key) }
      all[key, default: []].append(entry)
    }
    return keys.compactMap { key in
      guard let entries = all[key], entries.count > 1 else { return nil }
      return (key, entries)
    }
  }

  /// The index of the first input that mentions a name.
  func firstMention(of name: String) -> Int? {
    inputs.firstIndex { $0.mentionedNames.contains(name) }
  }

  /// The index of the first input that mentions a name without declaring anything.
  func firstUse(of name: String) -> Int? {
    let declaring = Set(entries.map(\.input))
    return inputs.indices.first {
      !declaring.contains($0) && inputs[$0].mentionedNames.contains(name)
    }
  }
}
