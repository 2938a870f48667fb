import Reports
import Session
import SourceText

/// The names declared in the Swift blocks of a document. Its inputs cannot use them, because
/// `--test` does not run these blocks.
struct UnseenNames {
  private let document: Source
  /// The line of the first block that declares a name.
  private var lines: [String: Int] = [:]

  init(in document: Source) {
    self.document = document
    for block in SwiftBlocks.blocks(of: document) {
      for name in FilePreparation.namesDeclared(in: block) where lines[name] == nil {
        lines[name] = block.firstLine - 1
      }
    }
  }

  /// Notes about the undeclared names that are among them.
  func lines(of missing: [(name: String, line: Int)]) -> [StyledText] {
    missing.compactMap { name, line in
      guard let block = lines[name] else { return nil }
      let text =
        "'\(name)' is declared in the swift block of line \(block), which --test does not run; "
        + "declare it in a block marked 'bindery'"
      return "\("\(document.name):\(line):1: ", .location)\("note: ", .note)\(text, .message)"
    }
  }
}
