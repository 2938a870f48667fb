/// Reads inputs from a pipe or a file: no prompt, each input as soon as it is whole.
package struct StreamLineReader: LineReader {
  /// How long a line that goes on with a whole input may be late.
  private static let patience: Int32 = 10

  private var lines: DescriptorLines
  private let continues: (String) -> Bool

  /// - Parameters:
  ///   - beforeWaiting: Called when the writer is slower than we are: flush what was printed.
  ///   - continues: Whether a line goes on with the input before it, as `.padding()` does.
  package init(
    descriptor: Int32, beforeWaiting: @escaping () -> Void,
    continues: @escaping (String) -> Bool = { _ in false }
  ) {
    lines = DescriptorLines(
      descriptor: descriptor, isStrict: true, beforeWaiting: beforeWaiting)
    self.continues = continues
  }

  package var echoesKeys: Bool { false }

  package mutating func nextInput(
    _ prompt: Prompt, isWhole: (String) -> Continuation
  ) -> ReadResult {
    let firstLine = lines.number
    var text = ""
    var state = Continuation.whole
    while true {
      switch lines.next() {
      case .line(let line):
        if lines.number > firstLine + 1 { text += "\n" }
        text += line
        state = state.after(line, of: text, isWhole)
      case .interrupted: return .interrupted
      case .woken: return .woken
      case .failed(let error): return .failed(error)
      case .endOfFile:
        return lines.number == firstLine ? .endOfFile : .input(text, firstLine: firstLine)
      }
      guard state == .whole else { continue }
      if text.utf8.allSatisfy({ $0 == 0x20 || $0 == 9 }) {
        return .input(text, firstLine: firstLine)
      }
      guard let next = lines.peek(milliseconds: StreamLineReader.patience), continues(next) else {
        return .input(text, firstLine: firstLine)
      }
    }
  }
}

extension Continuation {
  /// The state after one more line. A line without the closer that is missing changes nothing, so
  /// that a long block is not judged again with each of its lines.
  func after(
    _ line: String, of text: String, _ isWhole: (String) -> Continuation
  ) -> Continuation {
    if case .needsMore(let closer?) = self, !line.utf8.contains(closer) { return self }
    return isWhole(text)
  }
}
