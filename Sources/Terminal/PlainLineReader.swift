/// Reads inputs from a terminal that can do no more than show lines; the terminal itself edits.
package struct PlainLineReader: LineReader {
  private var lines: DescriptorLines
  private let show: ((String) -> Void)?
  private var watched: Int32 = -1

  /// - Parameter show: Puts a prompt on the screen; nil where standard output is no terminal.
  package init(descriptor: Int32, show: ((String) -> Void)?) {
    lines = DescriptorLines(descriptor: descriptor, isStrict: false, beforeWaiting: {})
    self.show = show
  }

  /// The terminal itself does, where the screen is one.
  package var echoesKeys: Bool { show != nil }

  package mutating func watch(_ descriptor: Int32?) { watched = descriptor ?? -1 }

  package mutating func nextInput(
    _ prompt: Prompt, isWhole: (String) -> Continuation
  ) -> ReadResult {
    var text: String?
    var state = Continuation.whole
    repeat {
      show?(prompt.styled(text == nil ? prompt.text : prompt.continuation))
      switch lines.next(beside: text == nil ? watched : -1) {
      case .line(let line):
        let longer = text.map { $0 + "\n" + line } ?? line
        state = state.after(line, of: longer, isWhole)
        text = longer
      case .interrupted:
        show?("\n")
        return .interrupted
      case .woken:
        show?("\n")
        return .woken
      case .failed(let error): return .failed(error)
      case .endOfFile:
        show?("\n")
        guard let text else { return .endOfFile }
        lines.goOnAfterEnd()
        return .input(text, firstLine: 1)
      }
    } while state != .whole
    return .input(text ?? "", firstLine: 1)
  }
}
