package import SourceText
import Syntax

/// Several inputs in one text, as they are pasted.
extension Session {
  /// The inputs of a text, in order. Where there are several, what they declare is known from the first
  /// one on, as it is in a file.
  ///
  /// - Parameter name: What the input with this place among them is called, from 0.
  package func pieces(of text: String, name: (Int) -> String) -> [Source] {
    let whole = Source(name: name(0), text: text)
    // What belongs together although it is no single input: prose, and members without their type.
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

  /// The part of a text behind the commands and the right statements at its beginning: nothing before it
  /// decides whether the text is whole.
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
