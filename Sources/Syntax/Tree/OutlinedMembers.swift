internal import SourceText

/// The members of a library block, each of which is parsed when it is accessed.
package struct OutlinedMembers: RandomAccessCollection, Sendable {
  let source: Source
  let outline: LibraryOutline
  let block: Int
  let scope: MemberScope

  package var startIndex: Int { outline[block].members.lowerBound }
  package var endIndex: Int { outline[block].members.upperBound }

  package subscript(index: Int) -> OutlinedMember { OutlinedMember(list: self, index: index) }
}

/// A member of a library block.
package struct OutlinedMember: Sendable {
  fileprivate let list: OutlinedMembers
  fileprivate let index: Int

  private var place: LibraryOutline.Member { list.outline.members[index] }

  /// The name by which it is looked up; nil for a member that is declared with its type.
  package var name: String? {
    let name = place.name
    return name.isEmpty ? nil : String(decoding: list.source.bytes[name], as: UTF8.self)
  }

  package var isStatic: Bool { place.isStatic }

  /// Whether it is a type, an alias or an associated type, or may contain one.
  package var mayDeclareTypes: Bool { place.mayDeclareTypes }

  /// The member, parsed on each access.
  package var declaration: Declaration {
    Parser.parseMember(
      in: list.source, place.start..<(list.outline[list.block].end - 1), list.scope, list.outline)
  }
}
