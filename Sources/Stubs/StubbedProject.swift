package import Semantics
package import SourceText
import Syntax

/// A project that uses modules which are not here: its files are checked with all its modules and the
/// stand-ins declared together, in any order.
package struct StubbedProject {
  let modules: [ModuleTexts]
  /// The modules that are not here, or only in parts.
  let outside: Set<String>
  /// The files that import one of them, by name.
  private let importing: Set<String>

  /// - Returns: nil where all modules that the files import are here.
  package init?(_ modules: [ModuleTexts], _ checker: TypeChecker) {
    // Of modules in C no more is here than their headers say in plain words.
    let own = Set(modules.filter { $0.files.contains { !$0.source.isStandIn } }.map(\.name))
    var (outside, importing): (Set<String>, Set<String>) = ([], [])
    for file in modules.flatMap(\.files) {
      let lacking = checker.declarations(in: file.statements).compactMap { declaration in
        if case .import(let path) = declaration.kind { path.first } else { nil }
      }.filter { !own.contains($0) && StubbedProject.isLacking($0) }
      if !lacking.isEmpty { importing.insert(file.source.name) }
      outside.formUnion(lacking)
    }
    guard !outside.isEmpty else { return nil }
    (self.modules, self.outside, self.importing) = (modules, outside, importing)
  }

  private static func isLacking(_ module: String) -> Bool {
    switch BuildConfiguration.module(module) {
    case nil, .framework?, .system?: true
    case .portable?, .platform?: false
    }
  }

  /// Whether a file imports a module that is not here.
  package func importsOutside(_ source: Source) -> Bool { importing.contains(source.name) }

  /// Declares the stand-ins and the modules; nothing is looked at that nothing needs.
  ///
  /// - Returns: what is wrong with the declarations of the modules.
  package func declare(with table: StubTable, _ checker: TypeChecker) -> [Diagnostic] {
    checker.declareOutside(outside, by: StubTable.module)
    _ = checker.declare(StubbedProject.module(of: table.declarations))
    let found = modules.flatMap(checker.declare)
    // Extensions know the types of the project.
    _ = checker.declareAlso(StubbedProject.module(of: table.extensions))
    return found
  }

  /// Does some work while the stand-ins and the modules are declared.
  func declared(with table: StubTable, _ checker: TypeChecker, _ work: () -> Void) {
    let start = checker.snapshot()
    _ = declare(with: table, checker)
    work()
    checker.restore(start)
  }

  /// Whether an error is about what modules that are not here would declare: a name that nothing of the
  /// project declares, in a file that imports one of them; what stands in; or a member of the library's
  /// types, which such a module may have extended.
  func isOfStandIns(_ diagnostic: Diagnostic) -> Bool {
    let nominals = diagnostic.types.flatMap(\.nominals)
    if nominals.contains(where: \.source.isStandIn) { return true }
    guard importing.contains(diagnostic.source.name) else { return false }
    return nominals.allSatisfy { $0.source.projectModule == nil }
  }

  /// Whether an error may come of a stand-in that is not as the module would be: it is about one, or the
  /// member or declaration around it names one.
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
    guard let span = TextParts(statements, checker).part(around: diagnostic.span) else {
      return false
    }
    return diagnostic.source.names(in: span).contains(where: names.contains)
  }

  /// The stand-ins as the text of a module.
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
  /// The declared types that it is made of: `Store` and `Cart` of `[Store<Cart>]?`.
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

extension StubTable {
  /// The module that stand-ins of a project belong to.
  static let module = "_StandIns"

  /// The stand-ins as they are declared, but for extensions.
  fileprivate var declarations: [String] {
    inOrder.filter { !$0.isExtension }.map(\.wholeText)
      + ["func _standIn<T>() -> T { fatalError() }"]
  }

  /// The members that stand-ins add to types.
  fileprivate var extensions: [String] { inOrder.filter(\.isExtension).map(\.wholeText) }

  private var inOrder: [Stub] { stubs.sorted { $0.key < $1.key }.map(\.value) }
}

extension Stub {
  fileprivate var isExtension: Bool { kind == .additions || outerName != nil }

  /// With the storage that it needs beside it.
  fileprivate var wholeText: String {
    (StubPrinter(stub: self).storage.map { [$0, text] } ?? [text]).joined(separator: "\n")
  }
}
