/// Inputs from a list, for tests.
package struct ScriptedLineReader: LineReader {
  private var results: ArraySlice<ReadResult>

  package init(_ results: [ReadResult]) {
    self.results = results[...]
  }

  /// The lines of a text, in order; lines that form an input together are returned as one.
  package init(lines: String) {
    self.init(
      lines.split(separator: "\n", omittingEmptySubsequences: false).map {
        .input(String($0), firstLine: 1)
      })
  }

  package var echoesKeys: Bool { false }

  package mutating func nextInput(
    _ prompt: Prompt, isWhole: (String) -> Continuation
  ) -> ReadResult {
    guard let first = results.popFirst() else { return .endOfFile }
    guard case .input(var text, let line) = first else { return first }
    while isWhole(text) != .whole, case .input(let next, _) = results.first {
      results.removeFirst()
      text += "\n" + next
    }
    return .input(text, firstLine: line)
  }
}
