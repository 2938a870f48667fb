import Foundation
import Prelude
import Semantics
import SourceText
import Syntax
import Testing
import TreeDump
import library_index

/// The library's text is consistent: it parses, its files are found by their names, and its bodies
/// are valid.
@Suite struct LibraryTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: PreludeLibrary.files)
  func parsesWithoutDiagnostics(file: LibraryFile) {
    // Native functions have no bodies.
    let found = parse(file).diagnostics.map(\.message).filter {
      ![
        "in body of function declaration", "initializer requires a body", "getter definition",
        "setter definition",
      ].contains(where: $0.hasSuffix)
    }
    #expect(found == [])
  }

  /// Blocks that are parsed on demand parse the same then.
  @Test(arguments: PreludeLibrary.files)
  func deferredBlocksAreReadTheSame(file: LibraryFile) {
    let source = Source(name: file.path, text: file.text, isLibrary: true)
    let outline = LibraryOutline(numbers: file.outline)
    let deferred = Parser.parseLibrary(source, outline).statements
    let whole = Parser.parse(source).statements
    #expect(deferred.map(\.dump) == whole.map(\.dump))
    for (one, other) in zip(deferred, whole) {
      guard case .declaration(let one) = one.kind, case .declaration(let other) = other.kind
      else { continue }
      expectSameMembers(one, other)
    }
  }

  /// Members that are parsed one by one are those of the whole block.
  private func expectSameMembers(_ outlined: Declaration, _ whole: Declaration) {
    guard let block = outlined.memberBlock, let expected = whole.memberBlock?.members else {
      return
    }
    guard let outlined = block.outlined else {
      Issue.record("no outline of \(whole.dump)")
      return
    }
    let members = outlined.indices.map(outlined.declaration)
    #expect(members.map(\.dump) == expected.map(\.dump))
    #expect(members.map(\.span) == expected.map(\.span))
    #expect(
      outlined.indices.map(outlined.isStatic)
        == expected.map { $0.has("static") || $0.has("class") })
    #expect(
      block.membersWithTypes.map(\.dump) == expected.filter(\.mayDeclareTypes).map(\.dump))
    for (index, declaration) in zip(outlined.indices, expected) {
      if let name = outlined.name(at: index) { #expect(name == declaration.lookedUpName) }
      expectSameMembers(outlined.declaration(at: index), declaration)
    }
  }

  /// Run `swift run library-index` to regenerate the index.
  @Test func indexIsUpToDate() throws {
    let sources = try LibraryFolder.sources(package: Self.root)
    let index = try String(contentsOf: LibraryFolder.index(package: Self.root), encoding: .utf8)
    #expect(IndexFile(sources).text == index, "run `swift run library-index`")
    let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.text) })
    for file in PreludeLibrary.files {
      #expect(file.text == texts[file.path], "\(file.path)")
    }
  }

  /// Every file can be loaded, and the names in its directives exist.
  @Test func headsNameWhatIsThere() throws {
    let sources = try LibraryFolder.sources(package: Self.root)
    let declared = Set(sources.flatMap(\.declarations.names))
    for source in sources {
      let declarations = source.declarations
      let keys = declarations.names.union(source.loadsWith)
        .union(source.loadsByMember ? declarations.addedMembers : [])
      #expect(keys != [] || source.modules != [], "\(source.path) is never read")
      #expect(Set(source.loadsWith).subtracting(declared) == [], "\(source.path)")
      #expect(declarations.names.intersection(source.loadsWith) == [], "\(source.path)")
      #expect(!source.loadsByMember || declarations.addedMembers != [], "\(source.path)")
    }
  }

  /// Library variables have no stored initial values, because nothing would evaluate these.
  @Test func variablesAreComputed() {
    for file in PreludeLibrary.files {
      for case .declaration(let declaration) in parse(file).statements.map(\.kind) {
        guard case .variable(let variable) = declaration.kind else { continue }
        #expect(variable.bindings.allSatisfy { $0.accessors != nil }, "\(file.path)")
      }
    }
  }

  @Test func filesAreShort() {
    let long = PreludeLibrary.files.filter { file in
      file.bytes.lazy.filter { $0 == UInt8(ascii: "\n") }.count > 400
    }
    #expect(long.map(\.path) == [])
  }

  @Test func bodiesAreChecked() {
    let checker = TypeChecker()
    for module in Set(PreludeLibrary.files.flatMap(\.modules)) {
      checker.libraryLoader.importModule(String(module))
    }
    let names = PreludeLibrary.names(of: PreludeLibrary.files)
    for name in names { checker.inputs.checkPrelude(name) }
    // Includes files that are only loaded by member.
    _ = checker.memberListing.memberNames(
      of: .nominal(checker.wellKnown("String"), []), isStatic: false)
    for name in names { checker.inputs.checkPrelude(name) }
    #expect(
      checker.preludeDiagnostics.map { "\($0.message): \($0.source.text(in: $0.span).prefix(60))" }
        == [])
  }

  private func parse(_ file: LibraryFile) -> SourceFile {
    Parser.parse(Source(name: file.path, text: file.text, isLibrary: true))
  }
}

extension Declaration {
  fileprivate var memberBlock: MemberBlock? {
    switch kind {
    case .type(let type): type.block
    case .extension(let part): part.block
    default: nil
    }
  }

  fileprivate var mayDeclareTypes: Bool {
    switch kind {
    case .type, .typeAlias, .associatedType, .conditionalCompilation: true
    default: false
    }
  }

  fileprivate var lookedUpName: String? {
    switch kind {
    case .function(let function): function.name
    case .initializer: "init"
    case .subscript: "subscript"
    case .variable(let variable):
      if case .binding(let name)? = variable.bindings.first?.pattern.kind { name } else { nil }
    default: nil
    }
  }
}
