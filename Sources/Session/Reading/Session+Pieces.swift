package import SourceText
import Syntax

/// Splits a pasted text into inputs.
extension Session {
  /// The inputs of a text, in order. If there are several, their declarations are visible from the
  /// first one on, as in a file.
  ///
  /// - Parameter name: returns the name of the input with an index, from 0.
  package func pieces(of text: String, name: (Int) -> String) -> [Source] {
    let whole = Source(name: name(0), text: text)
    // Some texts belong together although they are not a single input: prose, and members without
    // their type.
    guard ForeignText(whole) == nil, memberFragment(Parser.parse(whole), whole) == nil else {
      return [whole]
    }
    let inputs = InputCutter(whole, hasCommands: true).inputs
    guard inputs.count > 1 else { return [whole] }
    let pieces = inputs.enumerated().map { Source(name: name($0.offset), text: $0.element.text) }
    _ = makeKnown(pieces.map(ReadInput.init), hasCommands: true)
    note(.file(hasCommands: true, inputs: pieces), of: whole)
    return pieces
  }

  /// The part of a text after the commands and the correct statements at its beginning, which do
  /// not affect whether the text is complete.
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
