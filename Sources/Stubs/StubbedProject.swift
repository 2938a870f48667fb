package import Semantics
package import SourceText
import Syntax

/// A project that imports missing modules: each file is checked with all its modules and the stubs
/// declared together, in any order.
package struct StubbedProject {
  let modules: [ModuleTexts]
  /// The modules that are missing, entirely or in part.
  let outside: Set<String>
  /// The files that import a missing module, by name.
  private let importing: Set<String>

  package init(modules: [ModuleTexts], outside: Set<String>, importing: Set<String>) {
    self.modules = modules
    self.outside = outside
    self.importing = importing
  }

  /// Whether a file imports a missing module.
  package func importsOutside(_ source: Source) -> Bool { importing.contains(source.name) }

  /// Declares the stubs and the modules; nothing is checked before it is needed.
  ///
  /// - Returns: The errors in the declarations of the modules.
  package func declare(with table: StubTable, _ checker: TypeChecker) -> [Diagnostic] {
    checker.declareOutside(outside, by: StubTable.module)
    _ = checker.declare(StubbedProject.module(of: table.declarations))
    let found = modules.flatMap(checker.declare)
    // The extensions may mention types of the project.
    _ = checker.declareAlso(StubbedProject.module(of: table.extensions))
    return found
  }

  /// Runs some work while the stubs and the modules are declared.
  func declared(with table: StubTable, _ checker: TypeChecker, _ work: () -> Void) {
    let start = checker.snapshot()
    _ = declare(with: table, checker)
    work()
    checker.restore(start)
  }

  /// Checks a file with the current stubs.
  func check(
    _ source: Source, with table: StubTable, _ checker: TypeChecker
  ) -> CheckedInput {
    let found = declare(with: table, checker).filter { $0.source === source }
    return checker.check(source, of: modules, after: found)
  }

  /// Whether an error may be due to a missing module: it is about an undeclared name in a file that
  /// imports such a module, about a stub, or about a member of a library type, which the module may
  /// extend.
  func isOfStandIns(_ diagnostic: Diagnostic, _ scope: StubScope) -> Bool {
    let nominals = diagnostic.types.flatMap(\.nominals)
    if nominals.contains(where: \.source.isStandIn) { return true }
    guard importing.contains(diagnostic.source.name) else { return false }
    return nominals.allSatisfy { $0.source.projectModule == nil }
  }

  /// Whether an error may be due to a stub that differs from the real declaration: it is about a
  /// stub, or the declaration around it mentions one.
  package func mayBeOfStandIns(
    _ diagnostic: Diagnostic, _ table: StubTable, _ checker: TypeChecker
  ) -> Bool {
    let types = diagnostic.types
    if types.flatMap(\.nominals).contains(where: \.source.isStandIn) { return true }
    guard importsOutside(diagnostic.source) else { return false }
    if diagnostic.nameOfMissing != nil || types.contains(where: \.mentionsUnknown) { return true }
    let names = Set(table.names.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    let statements =
      modules.flatMap(\.files)
      .first { $0.source === diagnostic.source }?.statements ?? []
    guard let span = checker.declarations(in: statements).innermost(around: diagnostic.span) else {
      return false
    }
    return diagnostic.source.names(in: span).contains(where: names.contains)
  }

  /// The stubs as a module.
  private static func module(of texts: [String]) -> ModuleTexts {
    let files = texts.map { text in
      let source = Source(
        name: "stub", text: text, isStandIn: true, projectModule: StubTable.module)
      return (source, Parser.parse(source).statements)
    }
    return ModuleTexts(name: StubTable.module, package: "", files: files)
  }
}

extension Type {
  /// The nominal types in a type: `Store` and `Cart` in `[Store<Cart>]?`.
  fileprivate var nominals: [NominalType] {
    switch shallow {
    case .nominal(let nominal, let arguments): [nominal] + arguments.flatMap(\.nominals)
    case .existential(let types): types.flatMap(\.nominals)
    case .opaque(let opaque, _): opaque.constraints.flatMap(\.nominals)
    case .tuple(let elements): elements.flatMap(\.type.nominals)
    case .function(let function):
      function.result.nominals + function.parameters.flatMap(\.type.nominals)
    case .metatype(let type): type.nominals
    default: []
    }
  }
}

extension [Declaration] {
  /// The span of the innermost declaration around a place that is neither a type nor an extension.
  fileprivate func innermost(around place: Span) -> Span? {
    for declaration in self
    where declaration.span.start <= place.start && place.start < declaration.span.end {
      switch declaration.kind {
      case .type(let type): return type.members.innermost(around: place) ?? declaration.span
      case .extension(let part): return part.members.innermost(around: place) ?? declaration.span
      default: return declaration.span
      }
    }
    return nil
  }
}

extension StubTable {
  /// The name of the module that contains the stubs of a project.
  static let module = "_StandIns"

  /// The declarations of the stubs, except for extensions.
  fileprivate var declarations: [String] {
    inOrder.filter { !$0.isExtension }.map(\.wholeText)
      + ["func _standIn<T>() -> T { fatalError() }"]
  }

  /// The extensions with which stubs add members to types.
  fileprivate var extensions: [String] { inOrder.filter(\.isExtension).map(\.wholeText) }

  private var inOrder: [Stub] { stubs.sorted { $0.key < $1.key }.map(\.value) }
}

extension Stub {
  fileprivate var isExtension: Bool { kind == .additions || outerName != nil }

  /// The declaration, together with the variables that store its properties.
  fileprivate var wholeText: String {
    (StubPrinter(stub: self).storage.map { [$0, text] } ?? [text]).joined(separator: "\n")
  }
}
