import Prelude
import Semantics
import SourceText
import Syntax

/// The declarations of a project that may use what missing modules declare: those that mention a
/// name that is declared nowhere, or reach one through what others declare. The bodies of all
/// others need not be checked for it.
///
/// Names are not resolved, so that it finds too many. It finds too few only where a missing module
/// adds a member to another type that is called like a member of the library or of the project.
struct StubUses {
  /// A declaration, by the names that it uses and does not declare itself; of a type, those of its
  /// head.
  private struct Part {
    let span: Span
    let names: Set<String>
    let members: [Part]

    var allNames: Set<String> { members.reduce(into: names) { $0.formUnion($1.allNames) } }
  }

  /// The declarations of the files that import a missing module, by the names of the files.
  private let parts: [String: [Part]]
  /// The names through which something of a missing module is met.
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
    // What a type inherits may be used by any of its members, without a name of its own.
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

  /// The names that others can use once a declaration is there, with those of its parameters.
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
