/// Where strings and interpolations end.
extension TextBytes {
  /// `"""` opens a multi-line string, but `#"""#` is a raw string of one quote.
  func startsMultiline(at quote: Int, pounds: Int) -> Bool {
    guard byte(quote + 1) == UInt8(ascii: "\""), byte(quote + 2) == UInt8(ascii: "\"") else {
      return false
    }
    guard pounds > 0 else { return true }
    var index = quote + 1
    while index < end, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      if closes(at: index, isMultiline: false, pounds: pounds) { return false }
      index += 1
    }
    return true
  }

  /// Whether the closing delimiter stands at an offset.
  private func closes(at offset: Int, isMultiline: Bool, pounds: Int) -> Bool {
    guard byte(offset) == UInt8(ascii: "\"") else { return false }
    var index = offset + 1
    if isMultiline {
      guard byte(offset + 1) == UInt8(ascii: "\""), byte(offset + 2) == UInt8(ascii: "\"") else {
        return false
      }
      index = offset + 3
    }
    return hasPounds(pounds, at: index)
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// An open delimiter inside a string: of the string itself, or a parenthesis of an interpolation.
  private enum Opened {
    case string(isMultiline: Bool, pounds: Int)
    case parenthesis
  }

  /// The offset behind the closing delimiter of a string that goes on at `offset`, nil if it is not
  /// closed.
  func stringEnd(from offset: Int, isMultiline: Bool, pounds: Int) -> Int? {
    var open: [Opened] = [.string(isMultiline: isMultiline, pounds: pounds)]
    return skip(&open, downTo: 0, from: offset)
  }

  /// The offset of the `)` that closes the interpolation which goes on at `offset`.
  func interpolationEnd(from offset: Int, isMultiline: Bool) -> Int? {
    var open: [Opened] = [.string(isMultiline: isMultiline, pounds: 0), .parenthesis]
    return skip(&open, downTo: 1, from: offset).map { $0 - 1 }
  }

  /// Advances until only `count` delimiters are open. Uses a list, so that any nesting depth is
  /// possible.
  private func skip(_ open: inout [Opened], downTo count: Int, from offset: Int) -> Int? {
    var multilineDepth = 0
    for case .string(true, _) in open { multilineDepth += 1 }
    var index = offset
    while index < end, let innermost = open.last {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        guard multilineDepth > 0 else { return nil }
        if case .string(false, _) = innermost { return nil }
        index += 1
        continue
      }
      switch innermost {
      case .string(let isMultiline, let pounds):
        index = skipInsideString(index, isMultiline, pounds, &open, &multilineDepth)
      case .parenthesis:
        index = skipInsideInterpolation(index, &open, &multilineDepth)
      }
      if open.count <= count { return index }
    }
    return nil
  }

  private func skipInsideString(
    _ index: Int, _ isMultiline: Bool, _ pounds: Int, _ open: inout [Opened],
    _ multilineDepth: inout Int
  ) -> Int {
    if bytes[index] == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) {
      let after = index + 1 + pounds
      switch byte(after) {
      case UInt8(ascii: "("):
        open.append(.parenthesis)
        return after + 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // A line break is not consumed: it may end the string.
        return after
      default: return after + 1
      }
    }
    guard closes(at: index, isMultiline: isMultiline, pounds: pounds) else { return index + 1 }
    if isMultiline { multilineDepth -= 1 }
    open.removeLast()
    return index + (isMultiline ? 3 : 1) + pounds
  }

  private func skipInsideInterpolation(
    _ index: Int, _ open: inout [Opened], _ multilineDepth: inout Int
  ) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "("):
      open.append(.parenthesis)
    case UInt8(ascii: ")"):
      open.removeLast()
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      var quote = index
      while byte(quote) == UInt8(ascii: "#") { quote += 1 }
      guard byte(quote) == UInt8(ascii: "\"") else { return quote }
      let pounds = quote - index
      let isMultiline = startsMultiline(at: quote, pounds: pounds)
      open.append(.string(isMultiline: isMultiline, pounds: pounds))
      if isMultiline { multilineDepth += 1 }
      return quote + (isMultiline ? 3 : 1)
    case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "*"):
      return blockComment(at: index).end
    default: break
    }
    return index + 1
  }
}
