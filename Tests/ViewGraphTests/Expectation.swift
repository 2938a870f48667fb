import Testing

/// Runs a program with the inputs in a transcript (`> …`), and expects the same transcript.
///
/// A line `+ Row#1...12` stands for twelve lines, `+ Row#1` to `+ Row#12`.
func expect(
  _ program: String, _ transcript: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { $0.isComingOrGoing ? $0.writtenOut : [String($0)] }
  let inputs = lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  let actual = ViewStage.run(program, inputs.joined(separator: "\n"))
  #expect(actual == lines.joined(separator: "\n"), sourceLocation: sourceLocation)
}

extension Substring {
  fileprivate var isComingOrGoing: Bool { hasPrefix("+ ") || hasPrefix("- ") }

  /// The lines that one with a range of numbers stands for.
  fileprivate var writtenOut: [String] {
    guard let range = firstMatch(of: /(\d+)\.\.\.(\d+)/),
      let first = Int(range.1), let last = Int(range.2)
    else { return [String(self)] }
    return (first...last).map { number in
      self[..<range.range.lowerBound] + "\(number)" + self[range.range.upperBound...]
    }.map(String.init)
  }
}
