import Semantics
package import SourceText
import Syntax

/// The dependencies between the files of a project.
///
/// A file depends on those that declare a name which it mentions, or extend a type which it
/// mentions.
///
/// Names are not resolved, so there may be too many dependencies, but never too few: a member used
/// without its type's name is reached through a declaration that mentions the type.
final class FileDependencies {
  /// The names in a file.
  private struct File {
    let source: Source
    let mentioned: Set<String>
    let declared: Set<String>
  }

  private let modules: [ModuleTexts]
  /// The files of the previous version that were analyzed; empty once `found` is set.
  private var known: [File]
  /// The analyzed files; nil until they are needed.
  private var found: [File]?

  /// - Parameter known: The dependencies of the previous version of the files.
  init(_ modules: [ModuleTexts], known: FileDependencies? = nil) {
    self.modules = modules
    self.known = known?.found ?? known?.known ?? []
  }

  private var files: [File] {
    if let found { return found }
    let before = Dictionary(known.map { (ObjectIdentifier($0.source), $0) }) { first, _ in first }
    let files = modules.flatMap(\.files).map { file in
      before[ObjectIdentifier(file.source)]
        ?? File(
          source: file.source, mentioned: file.source.mentionedNames,
          declared: Set(FileDependencies.names(in: file.statements)))
    }
    known = []
    found = files
    return files
  }

  /// Analyzes the files now, so that later calls return quickly.
  func prepare() { _ = files.count }

  /// The names of the files that depend on the changed ones, and of these themselves.
  func dependents(of changed: Set<String>) -> Set<String> {
    var declaring: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in file.declared { declaring[name, default: []].append(index) }
    }
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

  /// The names through which other files use a declaration.
  private static func names(of declaration: Declaration) -> [String] {
    switch declaration.kind {
    case .type(let type): [type.name]
    case .extension(let part):
      (part.extended.lastName.map { [$0] } ?? []) + part.members.flatMap(names)
    // An operator is used without a name; files that use it mention the type of an operand.
    case .function(let function):
      [function.name]
        + (function.name.isOperator ? function.parameters.compactMap { $0.type?.lastName } : [])
    case .macro(let macro): [macro.name]
    case .typeAlias(let alias): [alias.name]
    case .variable(let variable):
      variable.bindings.compactMap {
        if case .binding(let name) = $0.pattern.kind { name } else { nil }
      }
    case .conditionalCompilation(let clauses): clauses.flatMap { $0.elements.flatMap(names) }
    case .macroExpansion, .operator, .precedenceGroup, .import, .initializer,
      .deinitializer, .subscript, .associatedType, .enumCase, .placeholder:
      []
    }
  }
}

extension String {
  fileprivate var isOperator: Bool { first.map { !$0.isLetter && $0 != "_" } ?? false }
}

extension TypeReference {
  /// The last component of the name: `Item` in `Item` and `Shop.Item`.
  fileprivate var lastName: String? {
    if case .named(_, let name, _) = kind { name } else { nil }
  }
}

extension OpenProject {
  /// The test files that depend on files changed since the project was opened before.
  ///
  /// All of them if other things than files have changed.
  package var affectedTests: [Source] {
    guard let changedFiles else { return tests }
    let dependents = dependencies.dependents(of: Set(changedFiles))
    return tests.filter { dependents.contains($0.name) }
  }
}
