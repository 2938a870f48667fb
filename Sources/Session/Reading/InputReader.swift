package import SourceText
import Syntax

/// Splits pasted texts into inputs.
package struct InputReader: SessionPart {
  package let session: Session

  /// The inputs of a text, in order.
  ///
  /// If there are several, each knows the declarations of all, as in a file.
  ///
  /// - Parameter name: Returns the source name of an input, given its index.
  package func splitInputs(of text: String, name: (Int) -> String) -> [Source] {
    let whole = Source(name: name(0), text: text)
    // Keep prose, and members without their type, together.
    guard ForeignText(whole) == nil,
      session.memberPlacement.memberFragment(Parser.parse(whole), whole) == nil
    else {
      return [whole]
    }
    let inputs = InputCutter(whole, hasCommands: true).inputs
    guard inputs.count > 1 else { return [whole] }
    let pieces = inputs.enumerated().map { Source(name: name($0.offset), text: $0.element.text) }
    _ = session.preparation.makeKnown(pieces.map(ReadInput.init), hasCommands: true)
    session.historian.recordEntry(.file(hasCommands: true, inputs: pieces), of: whole)
    return pieces
  }

  /// The end of a text, after the commands and valid statements at its start.
  ///
  /// These do not affect whether the text is complete.
  func lastInput(of text: String) -> String {
    let source = Source(name: "", text: text)
    var start = 0
    while let next = InputCutter.nextStart(in: source, from: start) {
      start = next
      let end: Int
      if case .command(let invocation) = Reading.read(source, from: start) {
        end = InputCutter.end(of: invocation, in: source)
      } else if let parsed = Parser.parseInput(of: source, from: start),
        !parsed.file.diagnostics.contains(where: \.isError)
      {
        end = Swift.max(parsed.next, start + 1)
      } else {
        break
      }
      guard InputCutter.nextStart(in: source, from: end) != nil else { break }
      start = end
    }
    return source.text(in: Span(start, source.bytes.count))
  }
}
