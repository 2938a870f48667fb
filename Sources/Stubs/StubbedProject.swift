package import Semantics
package import SourceText
import Syntax

/// A project that imports missing modules, or whose macros add declarations. Each file is checked
/// with all modules of the project and the stubs declared together.
package struct StubbedProject {
  let modules: [ModuleTexts]
  /// The missing modules, and those of which a part is missing.
  let outside: Set<String>
  /// The files that import a missing module, by name.
  private let importing: Set<String>
  /// What the project's own macros add.
  private let macros: MacroNames

  /// - Returns: nil if the files import no missing module and no macro adds a declaration.
  package init?(_ modules: [ModuleTexts], _ checker: TypeChecker) {
    // Of a C module, only the declarations are known that its headers spell out.
    let own = Set(modules.filter { $0.files.contains { !$0.source.isStub } }.map(\.name))
    var (outside, importing): (Set<String>, Set<String>) = ([], [])
    for file in modules.flatMap(\.files) {
      let lacking = checker.declarations(in: file.statements).compactMap { declaration -> String? in
        guard case .import(let path) = declaration.kind, let name = path.first,
          !own.contains(name),
          // The `@_spi` declarations of a module are missing.
          StubbedProject.isLacking(name)
            || declaration.attributes.contains(where: { $0.name == "_spi" })
        else { return nil }
        return name
      }
      if !lacking.isEmpty { importing.insert(file.source.name) }
      outside.formUnion(lacking)
    }
    macros = MacroNames(modules, checker)
    guard !outside.isEmpty || !macros.modules.isEmpty else { return nil }
    (self.modules, self.outside, self.importing) = (modules, outside, importing)
  }

  private static func isLacking(_ module: String) -> Bool {
    switch BuildConfiguration.module(module) {
    case nil, .framework?, .system?: true
    case .portable?, .platform?, .package?: false
    }
  }

  /// Whether a file imports a missing module.
  package func importsOutside(_ source: Source) -> Bool { importing.contains(source.name) }

  /// Whether a file may use a missing declaration directly, rather than through another declaration
  /// of the project.
  func asks(_ source: Source) -> Bool {
    importsOutside(source) || source.projectModule.map(macros.modules.contains) ?? false
  }

  /// Declares the stubs and the modules; bodies are checked only when they are needed.
  ///
  /// - Returns: The errors in the declarations of the modules.
  package func declare(with table: StubTable, _ checker: TypeChecker) -> [Diagnostic] {
    checker.modules.declareOutside(outside.union(macros.modules), by: StubTable.module)
    _ = checker.modules.declare(StubbedProject.module(of: table.declarations))
    let found = modules.flatMap(checker.modules.declare)
    // The extensions may mention types of the project.
    _ = checker.modules.declareAlso(StubbedProject.module(of: table.extensions))
    return found
  }

  /// Runs some work while the stubs and the modules are declared.
  func declared(with table: StubTable, _ checker: TypeChecker, _ work: () -> Void) {
    let start = checker.snapshot()
    _ = declare(with: table, checker)
    work()
    checker.restore(start)
  }

  /// Whether an error may be fixed by a stub. It is about a stub, about a name or member that a
  /// macro may add, or, in a file that imports a missing module, about an undeclared name or a
  /// member of a type that the missing module may extend: one of the library, or one with an
  /// unknown attribute.
  func isOfStubs(_ diagnostic: Diagnostic, _ checker: TypeChecker) -> Bool {
    let nominals = diagnostic.types.flatMap(\.nominals)
    if nominals.contains(where: \.source.isStub) { return true }
    if let missing = MissingMember(diagnostic.fact) {
      let isAdded = nominals.contains { macros.add(missing.name, to: $0) }
      if isAdded { return true }
    } else if let name = diagnostic.nameOfMissing, macros.add(name) {
      return true
    }
    guard importing.contains(diagnostic.source.name) else { return false }
    return nominals.allSatisfy { nominal in
      nominal.source.projectModule == nil
        || nominal.modifiers.attributes.contains {
          $0.name.first?.isUppercase ?? false && !checker.isKnown($0)
            && !checker.isDeclaredMacro($0, from: nominal.source)
        }
    }
  }

  /// Whether an error may be due to a stub that differs from the real declaration: it is about a
  /// stub, or the declaration around it mentions one.
  package func mayBeOfStubs(
    _ diagnostic: Diagnostic, _ table: StubTable, _ checker: TypeChecker
  ) -> Bool {
    let types = diagnostic.types
    if types.flatMap(\.nominals).contains(where: \.source.isStub) { return true }
    guard importsOutside(diagnostic.source) else { return false }
    if diagnostic.nameOfMissing != nil || types.contains(where: \.mentionsUnknown) { return true }
    let names = Set(table.stubs.values.flatMap(\.namesOfUses))
    let statements =
      modules.flatMap(\.files)
      .first { $0.source === diagnostic.source }?.statements ?? []
    guard let span = TextParts(statements, checker).part(around: diagnostic.span) else {
      return false
    }
    return diagnostic.source.names(in: span).contains(where: names.contains)
  }

  /// The stubs as a module.
  private static func module(of texts: [String]) -> ModuleTexts {
    let files = texts.map { text in
      let source = Source(
        name: "stub", text: text, isStub: true, projectModule: StubTable.module)
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

extension StubTable {
  /// The name of the module that contains the stubs of a project.
  static let module = "_Stubs"

  /// The declarations of the stubs, except for extensions.
  fileprivate var declarations: [String] {
    inOrder.filter { !$0.isExtension }.map(\.wholeText)
  }

  /// The extensions with which stubs add members to types.
  fileprivate var extensions: [String] { inOrder.filter(\.isExtension).map(\.wholeText) }

  private var inOrder: [Stub] { stubs.sorted { $0.key < $1.key }.map(\.value) }
}

extension Stub {
  /// The names by which code uses the stub. Added members can be used without the name of the
  /// extended type.
  fileprivate var namesOfUses: [String] {
    let names = methods.compactMap(\.name)
    // An initializer or a subscript is used by the name of the type.
    return kind == .additions && construction.isPlain && names.count == methods.count
      ? properties.map(\.name) + names + types : [ownName]
  }

  fileprivate var isExtension: Bool { kind == .additions || outerName != nil }

  /// The declaration, together with the variables that store its properties.
  fileprivate var wholeText: String {
    (StubPrinter(stub: self).storage.map { [$0, text] } ?? [text]).joined(separator: "\n")
  }
}
