internal import SourceText

extension Lexer {
  mutating func lexName(into token: inout Token) {
    let begin = Int(token.start)
    position = skipIdentifierBytes(from: begin)
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
    guard takesOrdinals, byte(position) == UInt8(ascii: "#"), Self.isDigit(byte(position + 1))
    else { return false }
    position += 1
    while Self.isDigit(byte(position)) { position += 1 }
    return true
  }

  /// The end of the name that goes on at `offset`; `_$registrar` is one name.
  func skipIdentifierBytes(from offset: Int) -> Int {
    var index = offset
    while index < end {
      let byte = bytes[index]
      if byte < 0x80 {
        guard Self.isIdentifierByte(byte) || byte == UInt8(ascii: "$") else { break }
        index += 1
      } else {
        let (scalar, count) = decode(at: index)
        guard let scalar, UnicodeClass.isIdentifierBody(scalar) else { break }
        index += count
      }
    }
    return index
  }

  mutating func lexDollar(into token: inout Token, at begin: Int) {
    position = skipIdentifierBytes(from: begin + 1)
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
    while byte(quote) == UInt8(ascii: "#") { quote += 1 }
    if byte(quote) == UInt8(ascii: "\"") {
      position = quote + 1
      lexString(into: &token, pounds: quote - begin, quote: quote)
      return
    }
    if byte(quote) == UInt8(ascii: "/"), lexPoundRegex(into: &token, pounds: quote - begin) {
      return
    }
    if quote > begin + 1 {
      position = quote
      token.kind = .pound
      return
    }
    let nameEnd = skipIdentifierBytes(from: begin + 1)
    let directives: [(StaticString, TokenKind)] = [
      ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
    ]
    for (name, kind) in directives
    where nameEnd == begin + 1 + name.utf8CodeUnitCount && hasPrefix(name, at: begin + 1) {
      position = nameEnd
      token.kind = kind
      return
    }
    token.kind = .pound
  }

  /// `<#name#>` on one line, as an editor leaves it.
  mutating func lexEditorPlaceholder(into token: inout Token, at begin: Int) -> Bool {
    var index = begin + 2
    let limit = Swift.min(end, begin + Self.longestScan)
    while index < limit, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "#"), byte(index + 1) == UInt8(ascii: ">") {
        position = index + 2
        token.kind = .editorPlaceholder
        return true
      }
      index += 1
    }
    return false
  }
}
