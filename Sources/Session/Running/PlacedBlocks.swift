import SourceText
import Stubs
import Syntax

/// The blocks of a document that are taken as extensions of types that earlier blocks declare.
struct PlacedBlocks {
  /// The names of the types, by the texts of the blocks.
  private var owners: [String: String] = [:]

  init() {}

  /// - Parameter isKnown: Whether the library has a value or function of a name.
  init(_ blocks: [Source], isKnown: (String) -> Bool) {
    let read = blocks.map { block in
      if case .command = Reading.read(block) { SourceFile?.none } else { Parser.parse(block) }
    }
    let sound = zip(blocks, read).compactMap { block, file -> (block: Source, file: SourceFile)? in
      guard let file, !file.diagnostics.contains(where: \.isError) else { return nil }
      return (block, file)
    }
    guard sound.contains(where: { MemberBlocks.mayShowMembers($0.file) }) else { return }
    let members = MemberBlocks(sound.map(\.file))
    for (index, (block, file)) in sound.enumerated() {
      owners[block.text] = members.owner(of: file, at: index, isKnown: isKnown)
    }
  }

  /// The type whose members a block shows; nil for other texts.
  func owner(of block: Source) -> String? { owners.isEmpty ? nil : owners[block.text] }

  /// The extension in place of a block of members; other texts as they are.
  func placing(_ block: Source) -> Source {
    owner(of: block).map { MemberPlacement.extending($0, by: block) } ?? block
  }
}
