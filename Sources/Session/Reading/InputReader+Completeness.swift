import SourceText
import Syntax

/// Whether a text is complete.
extension InputReader {
  /// The unclosed delimiter of a text, such as `{`; nil if the text can run.
  package func opener(of text: String) -> String? {
    if let opener = session.incompleteInput?.opener(in: text) { return opener }
    if session.incompleteInput == nil, world.preparedInputs.find(Array(text.utf8)) != nil {
      return nil
    }
    let opener = openerOfWhole(text)
    session.incompleteInput = opener == nil ? nil : IncompleteInput(text)
    return opener
  }

  private func openerOfWhole(_ text: String) -> String? {
    let source = Source(name: "", text: text)
    if case .command(let invocation) = Reading.read(source) {
      if let rest = inputsBehind(text) { return openerOfWhole(rest) }
      guard InputCutter.isOpen(invocation, until: source.bytes.count, in: source) else {
        return nil
      }
      let arguments = Parser.parse(Source(name: "", text: invocation.text))
      if case .incomplete(let opener, _) = arguments.completeness { return opener }
      return ""
    }
    switch Parser.parse(source).completeness {
    case .incomplete(let opener, _): return opener
    case .complete: return nil
    case .wrong: return inputsBehind(text).map(openerOfWhole) ?? openerOfWrong(text)
    }
  }

  /// The text after the first inputs of a pasted text; nil if it is a single input.
  private func inputsBehind(_ text: String) -> String? {
    guard text.contains("\n") else { return nil }
    let last = lastInput(of: text)
    return last.utf8.count < text.utf8.count ? last : nil
  }

  /// The unclosed delimiter of a text with an error.
  ///
  /// It continues as long as lines are indented deeper than the line that opens its block, so that
  /// an error does not split a pasted declaration.
  private func openerOfWrong(_ text: String) -> String? {
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    func column(_ line: Substring) -> Int { line.prefix(while: \.isWhitespace).count }
    func opens(_ line: Substring) -> Bool {
      line.last { !$0.isWhitespace }.map { "{([".contains($0) } ?? false
    }
    guard let start = lines.firstIndex(where: opens) else { return nil }
    let ends = lines.dropFirst(start + 1).contains {
      column($0) <= column(lines[start]) && !opens($0)
    }
    return ends ? nil : lines[start].last { !$0.isWhitespace }.map(String.init)
  }
}
