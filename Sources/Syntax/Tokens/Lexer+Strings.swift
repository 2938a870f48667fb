internal import SourceText

extension Lexer {
  /// Lexes a string literal whole, interpolations included; the parser reads its parts later.
  mutating func lexString(into token: inout Token, pounds: Int, quote: Int) {
    token.kind = .string
    let begin = Int(token.start)
    let isMultiline = text.startsMultiline(at: quote, pounds: pounds)
    if isMultiline { token.flags.insert(.multiline) }
    if let finish = text.stringEnd(
      from: quote + (isMultiline ? 3 : 1), isMultiline: isMultiline, pounds: pounds)
    {
      position = finish
      return
    }
    token.flags.insert(.malformed)
    problems.append(
      Problem(
        error: .unterminatedString, span: Span(begin, quote + (isMultiline ? 3 : 1))))
    if isMultiline {
      position = end
      let opener = String(repeating: "#", count: pounds) + "\"\"\""
      unfinished = Unfinished(opener: opener, span: Span(begin, quote + 3))
    } else {
      position = quote + 1
      position = text.lineEnd(from: position)
    }
  }

  /// `'text'`, as in other languages: lexed as a string, with a fix-it.
  mutating func lexSingleQuoted(into token: inout Token, at begin: Int) {
    var index = begin + 1
    while index < end, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "'") {
      index += text.byte(index) == UInt8(ascii: "\\") ? 2 : 1
    }
    token.kind = .string
    token.flags.insert(.malformed)
    guard index < end, bytes[index] == UInt8(ascii: "'") else {
      position = Swift.min(index, end)
      problems.append(Problem(error: .unterminatedString, span: Span(begin, begin + 1)))
      return
    }
    position = index + 1
    let inner = String(decoding: bytes[(begin + 1)..<index], as: UTF8.self)
    problems.append(
      Problem(
        error: .singleQuotedString, span: Span(begin, position),
        fixIts: [Diagnostic.FixIt(span: Span(begin, position), replacement: "\"\(inner)\"")]))
  }

  /// A string in curly quotes, as in word processors: lexed as a string, with a fix-it.
  mutating func lexCurlyQuoted(into token: inout Token, at begin: Int) {
    var index = begin + 3
    var finish: Int?
    while index < end, bytes[index] != UInt8(ascii: "\n"), finish == nil {
      if bytes[index] == 0xE2, text.byte(index + 1) == 0x80, text.byte(index + 2) | 1 == 0x9D {
        finish = index
      }
      index += 1
    }
    token.kind = .string
    token.flags.insert([.malformed, .curly])
    reportCurlyQuote(at: begin)
    guard let finish else {
      position = begin + 3
      position = text.lineEnd(from: position)
      problems.append(Problem(error: .unterminatedString, span: Span(begin, begin + 3)))
      return
    }
    reportCurlyQuote(at: finish)
    position = finish + 3
  }

  private mutating func reportCurlyQuote(at begin: Int) {
    let span = Span(begin, begin + 3)
    problems.append(
      Problem(
        error: .curlyQuote, span: span,
        fixIts: [Diagnostic.FixIt(span: span, replacement: "\"")]))
  }
}
