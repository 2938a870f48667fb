import SourceText

/// The texts of several inputs of a file joined to one, with every line at its number in the file.
struct JoinedText {
  let source: Source
  private let inputs: [Source]
  /// The offset of each input in the joined text, in bytes.
  private let offsets: [Int]

  init(_ inputs: [Source]) {
    var text = ""
    var line = 1
    var offsets: [Int] = []
    for input in inputs {
      let gap = max(input.firstLine - line, offsets.isEmpty ? 0 : 1)
      text += String(repeating: "\n", count: gap)
      offsets.append(text.utf8.count)
      text += input.text
      line += gap + input.bytes.count { $0 == UInt8(ascii: "\n") }
    }
    source = Source(name: inputs[0].name, text: text)
    self.inputs = inputs
    self.offsets = offsets
  }

  /// The index of the input that a diagnostic of the joined text is about.
  func part(of diagnostic: Diagnostic) -> Int {
    offsets.lastIndex { $0 <= Int(diagnostic.span.start) } ?? 0
  }

  /// Maps a diagnostic of the joined text to its input, with notes and fix-its.
  func original(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.source === source else { return diagnostic }
    let part = part(of: diagnostic)
    func moved(_ span: Span) -> Span {
      Span(Int(span.start) - offsets[part], Int(span.end) - offsets[part])
    }
    return Diagnostic(
      diagnostic.severity, diagnostic.fact, in: inputs[part], at: moved(diagnostic.span),
      notes: diagnostic.notes.map(original),
      fixIts: diagnostic.fixIts.map { .init(span: moved($0.span), replacement: $0.replacement) })
  }
}
