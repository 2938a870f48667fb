import Foundation
import Prelude
import Semantics
import SourceText
import Syntax
import Testing
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
