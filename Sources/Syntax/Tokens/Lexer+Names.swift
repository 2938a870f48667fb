internal import SourceText

extension Lexer {
  mutating func lexName(into token: inout Token) {
    let begin = Int(token.start)
    position = text.nameEnd(from: begin)
    if skipOrdinal() {
      token.kind = .identifier
      return
    }
    let (word, isReserved) = words.find(bytes, begin, position)
    token.word = word
    token.kind = isReserved ? .keyword : .identifier
  }

  /// Includes the ordinal after a name: `Book#1` is an object's name in a session.
  private mutating func skipOrdinal() -> Bool {
    guard takesOrdinals, text.byte(position) == UInt8(ascii: "#"),
      TextBytes.isDigit(text.byte(position + 1))
    else { return false }
    position += 1
    while TextBytes.isDigit(text.byte(position)) { position += 1 }
    return true
  }

  mutating func lexDollar(into token: inout Token, at begin: Int) {
    position = text.nameEnd(from: begin + 1)
    if position == begin + 1 {
      token.kind = .invalid
      token.flags.insert(.malformed)
      problems.append(Problem(error: .dollarIsNoName, span: Span(begin, begin + 1)))
      return
    }
    _ = skipOrdinal()
    token.kind = .dollarName
  }

  /// `` `default` ``, or a raw identifier such as `` `a test of something` ``.
  mutating func lexEscapedName(into token: inout Token, at begin: Int) {
    var index = begin + 1
    while index < end, bytes[index] != UInt8(ascii: "`"), bytes[index] != UInt8(ascii: "\n"),
      bytes[index] != UInt8(ascii: "\r")
    {
      index += 1
    }
    guard index < end, bytes[index] == UInt8(ascii: "`"), index > begin + 1 else {
      token.kind = .invalid
      token.flags.insert(.malformed)
      position = begin + 1
      return
    }
    position = index + 1
    token.kind = .identifier
    token.flags.insert(.escaped)
  }

  mutating func lexPound(into token: inout Token, at begin: Int) {
    var quote = begin
    while text.byte(quote) == UInt8(ascii: "#") { quote += 1 }
    if text.byte(quote) == UInt8(ascii: "\"") {
      position = quote + 1
      lexString(into: &token, pounds: quote - begin, quote: quote)
      return
    }
    if text.byte(quote) == UInt8(ascii: "/"), lexPoundRegex(into: &token, pounds: quote - begin) {
      return
    }
    if quote > begin + 1 {
      position = quote
      token.kind = .pound
      return
    }
    let nameEnd = text.nameEnd(from: begin + 1)
    let directives: [(StaticString, TokenKind)] = [
      ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
    ]
    for (name, kind) in directives
    where nameEnd == begin + 1 + name.utf8CodeUnitCount && text.hasPrefix(name, at: begin + 1) {
      position = nameEnd
      token.kind = kind
      return
    }
    token.kind = .pound
  }

  /// `<#name#>` on one line, as an editor leaves it.
  mutating func lexEditorPlaceholder(into token: inout Token, at begin: Int) -> Bool {
    var index = begin + 2
    let limit = Swift.min(end, begin + TextBytes.longestScan)
    while index < limit, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "#"), text.byte(index + 1) == UInt8(ascii: ">") {
        position = index + 2
        token.kind = .editorPlaceholder
        return true
      }
      index += 1
    }
    return false
  }
}
