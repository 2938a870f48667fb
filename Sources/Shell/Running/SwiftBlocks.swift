import SourceText

/// Finds the code blocks of Swift in Markdown documents.
enum SwiftBlocks {
  /// Whether the Swift blocks of a file are run: whether its suffix is one of Markdown.
  static func areIn(_ path: String) -> Bool { TranscriptParser.Form.of(path) == .markdown }

  /// The blocks marked `swift`, in order; each keeps the document's name and its own first line.
  static func blocks(of document: Source) -> [Source] {
    var blocks: [Source] = []
    var reader = CodeBlockReader()
    var lines: [String] = []
    var firstLine = 0
    let all = document.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      let fence = reader.fence
      switch reader.take(String(line)) {
      case .opening: (lines, firstLine) = ([], index + 2)
      case .code(let code): lines.append(code)
      case .closing where fence?.word.lowercased() == "swift":
        blocks.append(
          Source(
            name: document.name, text: lines.map { $0 + "\n" }.joined(), firstLine: firstLine))
      case .closing, .text: continue
      }
    }
    return blocks
  }
}
