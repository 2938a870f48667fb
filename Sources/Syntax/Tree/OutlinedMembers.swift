internal import SourceText

/// The members of a library block, each of which is parsed when it is accessed.
package final class OutlinedMembers: Sendable {
  private let source: Source
  private let outline: LibraryOutline
  private let block: LibraryOutline.Block
  private let scope: MemberScope

  init(
    _ block: LibraryOutline.Block, _ scope: MemberScope, _ outline: LibraryOutline, _ source: Source
  ) {
    self.source = source
    self.outline = outline
    self.block = block
    self.scope = scope
  }

  package var indices: Range<Int> { block.members }

  /// The name by which a member is looked up; nil for one that is declared with its type.
  package func name(at index: Int) -> String? {
    let name = outline.members[index].name
    return name.isEmpty ? nil : String(decoding: source.bytes[name], as: UTF8.self)
  }

  package func isStatic(at index: Int) -> Bool { outline.members[index].isStatic }

  /// The member, parsed on each access.
  package func declaration(at index: Int) -> Declaration {
    Parser.parseMember(
      in: source, outline.members[index].start..<(block.end - 1), scope, outline)
  }

  /// The members that are types, aliases or associated types, or may contain some.
  var withTypes: [Declaration] {
    indices.filter { outline.members[$0].mayDeclareTypes }.map(declaration)
  }
}
