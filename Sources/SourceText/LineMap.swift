extension Source {
  /// The file and line of an offset, as users see it: `<input 3>:4`.
  package func place(of offset: Int) -> String {
    "\(name):\(LineMap(self).position(of: offset).line)"
  }
}

/// Converts offsets to lines and columns of one source.
package struct LineMap {
  /// A position as users see it: line and column from 1, the column in UTF-8 bytes, as in swiftc.
  package struct Position: Hashable, Sendable {
    package let line: Int
    package let column: Int
  }

  private let source: Source
  private let starts: [Int]

  package init(_ source: Source) {
    self.source = source
    var starts = [0]
    for (offset, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// The line and column of an offset.
  package func position(of offset: Int) -> Position {
    let index = lineIndex(of: offset)
    return Position(line: source.firstLine + index, column: offset - starts[index] + 1)
  }

  /// The text of the line that contains `offset`, without its line break.
  package func lineText(at offset: Int) -> String {
    source.text(in: lineSpan(at: offset))
  }

  /// The span of the line that contains `offset`, without its line break.
  package func lineSpan(at offset: Int) -> Span {
    let index = lineIndex(of: offset)
    var end = index + 1 < starts.count ? starts[index + 1] - 1 : source.bytes.count
    if end > starts[index], source.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return Span(starts[index], max(starts[index], end))
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
