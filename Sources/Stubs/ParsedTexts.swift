import SourceText
import Syntax

/// The trees of texts, and what these do with names, each made when it is first asked for.
final class ParsedTexts {
  private var trees: [ObjectIdentifier: (source: Source, file: SourceFile)] = [:]
  private var uses: [ObjectIdentifier: TextUses] = [:]

  func tree(of source: Source) -> SourceFile {
    // The source is kept, so that no other one gets its identity.
    if let known = trees[ObjectIdentifier(source)] { return known.file }
    let file = Parser.parse(source)
    trees[ObjectIdentifier(source)] = (source, file)
    return file
  }

  /// The calls of a text, and what it does with names.
  func uses(of source: Source) -> TextUses {
    if let known = uses[ObjectIdentifier(source)] { return known }
    let found = TextUses(tree(of: source), of: source)
    uses[ObjectIdentifier(source)] = found
    return found
  }
}
