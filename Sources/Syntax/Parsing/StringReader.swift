internal import SourceText

/// Splits a string token into segments.
struct StringReader {
  let source: Source
  let pounds: Int
  let isMultiline: Bool
  var problems: [Lexer.Problem] = []

  private let bytes: [UInt8]
  private let content: Range<Int>
  private let isMalformed: Bool
  private var startsOnNewLine = true

  init(source: Source, token: Token) {
    self.source = source
    bytes = source.bytes
    isMultiline = token.flags.contains(.multiline)
    isMalformed = token.flags.contains(.malformed)
    var start = Int(token.start)
    while start < Int(token.end), bytes[start] == UInt8(ascii: "#") { start += 1 }
    pounds = start - Int(token.start)
    let isCurly = token.flags.contains(.curly)
    let quotes = isMultiline || isCurly ? 3 : 1
    let isQuoted = start < Int(token.end) && bytes[start] == UInt8(ascii: "'")
    let closing = isMalformed && !isQuoted && !isCurly ? 0 : quotes + pounds
    let low = Swift.min(start + quotes, Int(token.end))
    content = low..<Swift.max(low, Int(token.end) - closing)
  }

  /// The segments in order; `parse` parses the arguments of an interpolation.
  mutating func read(_ parse: (Range<Int>) -> [Argument]) -> [StringLiteral.Segment] {
    var segments: [StringLiteral.Segment] = []
    var text: [UInt8] = []
    var index = content.lowerBound
    var end = content.upperBound
    var indentation: [UInt8] = []
    if isMultiline {
      (index, end, indentation) = multilineBounds()
      if startsOnNewLine { index = skipIndentation(indentation, at: index, end) }
    }
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), hasPounds(at: index + 1) {
        let after = index + 1 + pounds
        if after < end, bytes[after] == UInt8(ascii: "(") {
          guard let finish = interpolationEnd(after + 1) else {
            report(.unclosedInterpolation, after, after + 1)
            break
          }
          if !text.isEmpty { segments.append(.text(String(decoding: text, as: UTF8.self))) }
          text = []
          segments.append(
            .interpolation(parse((after + 1)..<finish), Span(index, Swift.min(finish + 1, end))))
          index = finish + 1
        } else {
          index = readEscape(at: index, after, into: &text, end, indentation)
        }
      } else if isMultiline, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        index += 1
        if byte == UInt8(ascii: "\r"), index < end, bytes[index] == UInt8(ascii: "\n") {
          index += 1
        }
        text.append(UInt8(ascii: "\n"))
        index = skipIndentation(indentation, at: index, end)
      } else {
        text.append(byte)
        index += 1
      }
    }
    if !text.isEmpty { segments.append(.text(String(decoding: text, as: UTF8.self))) }
    return segments
  }

  private func hasPounds(at offset: Int) -> Bool {
    guard offset + pounds <= bytes.count else { return false }
    for index in 0..<pounds where bytes[offset + index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// The position of an interpolation's `)`.
  private func interpolationEnd(_ start: Int) -> Int? {
    let text = TextBytes(bytes: bytes, start: start, end: content.upperBound)
    return text.interpolationEnd(from: start, isMultiline: isMultiline)
  }

  /// Whether the text ends before the closing quotes.
  var isCutShort: Bool { isMalformed && isMultiline }

  /// The first content byte, the end of the content, and the indentation of the closing quotes.
  private mutating func multilineBounds() -> (start: Int, end: Int, indentation: [UInt8]) {
    var start = content.lowerBound
    var end = content.upperBound
    if start < end, bytes[start] == UInt8(ascii: "\r") { start += 1 }
    if start < end, bytes[start] == UInt8(ascii: "\n") {
      start += 1
    } else if !isMalformed, start == content.lowerBound {
      report(.multilineMustBeginOnNewLine, start, start)
      startsOnNewLine = false
    }
    guard !isMalformed else { return (start, end, []) }
    var lineStart = end
    while lineStart > content.lowerBound, isBlank(bytes[lineStart - 1]) { lineStart -= 1 }
    guard lineStart > content.lowerBound,
      bytes[lineStart - 1] == UInt8(ascii: "\n") || bytes[lineStart - 1] == UInt8(ascii: "\r")
    else {
      report(.multilineMustEndOnNewLine, lineStart, lineStart)
      return (start, end, [])
    }
    let indentation = Array(bytes[lineStart..<end])
    end = lineStart - 1
    if bytes[end] == UInt8(ascii: "\n"), end > content.lowerBound,
      bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return (start, Swift.max(start, end), indentation)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private mutating func skipIndentation(_ indentation: [UInt8], at start: Int, _ end: Int) -> Int {
    var index = start
    for expected in indentation {
      guard index < end else { return index }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return index }
      guard byte == expected else {
        report(.insufficientIndentation, index, index)
        return index
      }
      index += 1
    }
    return index
  }

  private mutating func readEscape(
    at begin: Int, _ after: Int, into text: inout [UInt8], _ end: Int, _ indentation: [UInt8]
  ) -> Int {
    guard after < end else { return end }
    switch bytes[after] {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(bytes[after])
    case UInt8(ascii: "u"): return readUnicodeEscape(at: after, into: &text, end)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\t"):
      guard isMultiline else { fallthrough }
      var index = after
      while index < end, isBlank(bytes[index]) { index += 1 }
      guard index < end, bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
      else {
        report(.invalidEscape, after, after)
        return after
      }
      if bytes[index] == UInt8(ascii: "\r"), index + 1 < end,
        bytes[index + 1] == UInt8(ascii: "\n")
      {
        index += 1
      }
      return skipIndentation(indentation, at: index + 1, end)
    default:
      report(.invalidEscape, after, after + 1)
    }
    return after + 1
  }

  /// `\u{1F600}`, from the `u`.
  private mutating func readUnicodeEscape(
    at letter: Int, into text: inout [UInt8], _ end: Int
  ) -> Int {
    guard letter + 1 < end, bytes[letter + 1] == UInt8(ascii: "{") else {
      report(.expectedUnicodeBrace, letter, letter + 1)
      return letter + 1
    }
    var index = letter + 2
    var value: UInt32 = 0
    var digits = 0
    while index < end, let digit = hexadecimalValue(bytes[index]) {
      value = value &<< 4 | digit
      digits += 1
      index += 1
    }
    guard index < end, bytes[index] == UInt8(ascii: "}") else {
      report(.expectedUnicodeClosingBrace, index, index)
      return index
    }
    guard digits >= 1, digits <= 8 else {
      report(.invalidUnicodeDigits, letter, index)
      return index + 1
    }
    guard let scalar = Unicode.Scalar(value) else {
      report(.invalidUnicodeScalar, letter, index)
      return index + 1
    }
    text.append(contentsOf: Array(String(Character(scalar)).utf8))
    return index + 1
  }

  private func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 48...57: UInt32(byte - 48)
    case 65...70: UInt32(byte - 55)
    case 97...102: UInt32(byte - 87)
    default: nil
    }
  }

  private mutating func report(_ error: SyntaxError, _ start: Int, _ end: Int) {
    problems.append(Lexer.Problem(error: error, span: Span(start, end)))
  }
}
