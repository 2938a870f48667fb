import Semantics
package import SourceText
import Syntax

/// Which files of a project depend on which: a file depends on those that declare a name which it mentions,
/// and on those that extend a type which it mentions.
///
/// What one name means is not looked at, so that more may depend on a file than does; never less: what is
/// used without its name comes by way of a declaration that mentions it.
struct FileDependencies {
  private let files: [(source: Source, mentioned: Set<String>)]
  /// The files that declare a name, by their places.
  private var declaring: [String: [Int]] = [:]

  init(_ modules: [ModuleTexts]) {
    let all = modules.flatMap(\.files)
    files = all.map { ($0.source, $0.source.mentionedNames) }
    for (index, file) in all.enumerated() {
      for name in Set(FileDependencies.names(in: file.statements)) {
        declaring[name, default: []].append(index)
      }
    }
  }

  /// The files that depend on some, and these themselves, by name.
  func dependents(of changed: Set<String>) -> Set<String> {
    var users: [Int: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in file.mentioned {
        for declared in declaring[name] ?? [] where declared != index {
          users[declared, default: []].append(index)
        }
      }
    }
    var found = Set(files.indices.filter { changed.contains(files[$0].source.name) })
    var open = Array(found)
    while let next = open.popLast() {
      for user in users[next] ?? [] where found.insert(user).inserted { open.append(user) }
    }
    return Set(found.map { files[$0].source.name })
  }

  private static func names(in statements: [Statement]) -> [String] {
    statements.flatMap { statement -> [String] in
      switch statement.kind {
      case .declaration(let declaration): names(of: declaration)
      case .conditionalCompilation(let clauses): clauses.flatMap { names(in: $0.elements) }
      default: []
      }
    }
  }

  /// The names by which others reach what a declaration declares.
  private static func names(of declaration: Declaration) -> [String] {
    switch declaration.kind {
    case .type(let type): [type.name]
    case .extension(let part):
      (part.extended.lastName.map { [$0] } ?? []) + part.members.flatMap(names)
    // An operator is used without a name: by whoever uses its operands.
    case .function(let function):
      [function.name]
        + (function.name.isOperator ? function.parameters.compactMap { $0.type?.lastName } : [])
    case .typeAlias(let alias): [alias.name]
    case .variable(let variable):
      variable.bindings.compactMap {
        if case .binding(let name) = $0.pattern.kind { name } else { nil }
      }
    case .conditionalCompilation(let clauses): clauses.flatMap { $0.elements.flatMap(names) }
    case .macro, .macroExpansion, .operator, .precedenceGroup, .import, .initializer,
      .deinitializer, .subscript, .associatedType, .enumCase, .placeholder:
      []
    }
  }
}

extension String {
  fileprivate var isOperator: Bool { first.map { !$0.isLetter && $0 != "_" } ?? false }
}

extension TypeReference {
  /// `Item` of `Item` and of `Shop.Item`.
  fileprivate var lastName: String? {
    if case .named(_, let name, _) = kind { name } else { nil }
  }
}

extension OpenProject {
  /// The test files that depend on what has changed since the project was opened before; all of them
  /// where more than files has.
  package var affectedTests: [Source] {
    guard let changedFiles else { return tests }
    let dependents = FileDependencies(modules).dependents(of: Set(changedFiles))
    return tests.filter { dependents.contains($0.name) }
  }
}
