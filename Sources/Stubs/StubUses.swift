import Prelude
import Semantics
import SourceText
import Syntax

/// The declarations of a project that may use a missing module: those that mention an undeclared
/// name, or a declaration that leads to one. The bodies of all other declarations need not be
/// checked for stubs.
///
/// Names are not resolved, so it finds too many declarations. It finds too few only if a missing
/// module adds a member to an existing type and the member has the name of one in the library or
/// the project.
struct StubUses {
  /// A declaration with the names that it uses but does not declare. For a type: the names in its
  /// head.
  private struct Part {
    let span: Span
    let names: Set<String>
    let members: [Part]

    var allNames: Set<String> { members.reduce(into: names) { $0.formUnion($1.allNames) } }
  }

  /// The declarations of the files that import a missing module, by the names of the files.
  private let parts: [String: [Part]]
  /// The undeclared names, and the names of the declarations that lead to one.
  private let reached: Set<String>

  private static let libraryNames = PreludeLibrary.files.reduce(into: Set<String>()) {
    let scan = NameScan($1.bytes)
    $0.formUnion(scan.declared)
    $0.formUnion(scan.labels)
  }

  /// - Parameters:
  ///   - files: The files of the project.
  ///   - importing: Those that import a missing module.
  init(_ files: [ModuleTexts.File], importing: [ModuleTexts.File], _ checker: TypeChecker) {
    var known = StubUses.libraryNames
    for (source, statements) in files {
      for declaration in checker.declarations(in: statements) {
        known.formUnion(StubUses.namesDeclared(by: declaration, in: source))
      }
    }
    parts = Dictionary(
      uniqueKeysWithValues: importing.map {
        ($0.source.name, StubUses.parts(of: $0, checker))
      })
    let used = parts.values.joined().reduce(into: Set<String>()) { $0.formUnion($1.allNames) }
    reached = StubReach(files, checker, includesPrivate: true).names(
      from: used.subtracting(known))
  }

  /// The spans of the declarations in a file that may use something of a missing module, in order.
  func spans(in file: ModuleTexts.File, _ checker: TypeChecker) -> [Span] {
    (parts[file.source.name] ?? StubUses.parts(of: file, checker)).flatMap(spans)
  }

  private func spans(in part: Part) -> [Span] {
    // Any member of a type may use what the type inherits from a missing module without naming it.
    part.names.isDisjoint(with: reached) ? part.members.flatMap(spans) : [part.span]
  }

  private static func parts(of file: ModuleTexts.File, _ checker: TypeChecker) -> [Part] {
    checker.declarations(in: file.statements).map { part($0, in: file.source) }
  }

  private static func part(_ declaration: Declaration, in source: Source) -> Part {
    let members = declaration.members
    guard members.isEmpty else {
      return Part(
        span: declaration.span, names: NameScan(source, in: declaration.signature).used,
        members: members.map { part($0, in: source) })
    }
    let parameters = NameScan(source, in: declaration.signature).labels
    return Part(
      span: declaration.span,
      names: NameScan(source, in: declaration.span).free.subtracting(parameters), members: [])
  }

  /// The names that a declaration makes available, including the labels of its parameters.
  private static func namesDeclared(
    by declaration: Declaration, in source: Source
  ) -> Set<String> {
    let signature = NameScan(source, in: declaration.signature)
    return declaration.members.reduce(
      into: signature.declared.union(signature.labels).union(declaration.names(of: nil))
    ) {
      $0.formUnion(namesDeclared(by: $1, in: source))
    }
  }
}
