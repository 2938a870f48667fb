import SourceText

/// The texts of several inputs of a file joined to one, with every line at its number in the file,
/// and several inputs of one line beside each other.
struct JoinedText {
  let source: Source
  private let inputs: [Source]
  /// The offset in the joined text, in bytes, of what is the first byte of each input.
  private let offsets: [Int]
  /// The offset of what is joined of each input: of all but the blanks where others stand before it.
  private let starts: [Int]

  init(_ inputs: [Source]) {
    var text = ""
    var (line, lineStart) = (1, 0)
    var (offsets, starts): ([Int], [Int]) = ([], [])
    for input in inputs {
      defer {
        let lineBreak = input.bytes.lastIndex(of: UInt8(ascii: "\n"))
        lineStart =
          lineBreak.map { text.utf8.count - (input.bytes.count - $0 - 1) }
          ?? offsets[offsets.count - 1]
      }
      let column = text.utf8.count - lineStart
      let blanks = input.bytes.prefix { $0 == UInt8(ascii: " ") }.count
      if !offsets.isEmpty, input.firstLine == line, blanks > column {
        offsets.append(lineStart)
        text += ";"
        starts.append(text.utf8.count)
        text += input.text.dropFirst(column + 1)
        line += input.bytes.count { $0 == UInt8(ascii: "\n") }
        continue
      }
      let gap = max(input.firstLine - line, offsets.isEmpty ? 0 : 1)
      text += String(repeating: "\n", count: gap)
      offsets.append(text.utf8.count)
      starts.append(text.utf8.count)
      text += input.text
      line += gap + input.bytes.count { $0 == UInt8(ascii: "\n") }
    }
    source = Source(name: inputs[0].name, text: text)
    self.inputs = inputs
    self.offsets = offsets
    self.starts = starts
  }

  /// The index of the input that a diagnostic of the joined text is about.
  func part(of diagnostic: Diagnostic) -> Int {
    starts.lastIndex { $0 <= Int(diagnostic.span.start) } ?? 0
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
