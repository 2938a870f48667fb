import Semantics
package import SourceText
import Syntax

/// Which files of a project depend on which: a file depends on those that declare a name which it mentions,
/// and on those that extend a type which it mentions.
///
/// What one name means is not looked at, so that more may depend on a file than does; never less: what is
/// used without its name comes by way of a declaration that mentions it.
final class FileDependencies {
  /// What one file has to do with others.
  private struct File {
    let source: Source
    let mentioned: Set<String>
    let declared: Set<String>
  }

  private let modules: [ModuleTexts]
  /// Those of the files as they were before that were looked at, until these are.
  private var known: [File]
  /// The files, once they were looked at.
  private var found: [File]?

  /// - Parameter known: The dependencies of the files as they were before.
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

  /// Looks at the files now, so that whoever asks later does not wait.
  func prepare() { _ = files.count }

  /// The files that depend on some, and these themselves, by name.
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
    let dependents = dependencies.dependents(of: Set(changedFiles))
    return tests.filter { dependents.contains($0.name) }
  }
}
