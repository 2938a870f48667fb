import Testing

@testable import Syntax

/// Each row is a text and its tokens: the kind, the text, then the problems.
@Suite struct LexerTests {
  private static let table = #"""
    a+b
    => identifier:a infixOperator:+ identifier:b
    ---
    a + b
    => identifier:a infixOperator:+ identifier:b
    ---
    a +b
    => identifier:a prefixOperator:+ identifier:b
    ---
    a+ b
    => identifier:a postfixOperator:+ identifier:b
    ---
    (-1)
    => leftParen:( prefixOperator:- integer:1 rightParen:)
    ---
    x?.y! ?? z
    => identifier:x postfixQuestion:? dot:. identifier:y postfixExclamation:! infixOperator:?? identifier:z
    ---
    a ? .b : c
    => identifier:a infixQuestion:? prefixDot:. identifier:b colon:: identifier:c
    ---
    f(&x) & y
    => identifier:f leftParen:( prefixAmpersand:& identifier:x rightParen:) infixOperator:& identifier:y
    ---
    1...5 ..<6 a...
    => integer:1 infixOperator:... integer:5 prefixOperator:..< integer:6 identifier:a postfixOperator:...
    ---
    x.0.1 + 0.1
    => identifier:x dot:. integer:0 dot:. integer:1 infixOperator:+ float:0.1
    ---
    0xFF 0b01 0o17 1_000 1.5e-3 0x1.8p3 0xF.description
    => integer:0xFF integer:0b01 integer:0o17 integer:1_000 float:1.5e-3 float:0x1.8p3 integer:0xF dot:. identifier:description
    ---
    `default` $0 $book _$registrar _
    => identifier:`default` dollarName:$0 dollarName:$book identifier:_$registrar keyword:_
    ---
    é 変数 🙂
    => identifier:é identifier:変数 identifier:🙂
    ---
    a √b ≠ c
    => identifier:a prefixOperator:√ identifier:b infixOperator:≠ identifier:c
    ---
    (a) -> b = c
    => leftParen:( identifier:a rightParen:) arrow:-> identifier:b equal:= identifier:c
    ---
    "a\("b" + c(d))e" f
    => string:"a\("b" + c(d))e" identifier:f
    ---
    #"a"b"# ##"c"#d"##
    => string:#"a"b"# string:##"c"#d"##
    ---
    #if #elseif #else #endif #file
    => poundIf:#if poundElseif:#elseif poundElse:#else poundEndif:#endif pound:# identifier:file
    ---
    a /* b /* c */ d */ e // f
    => identifier:a identifier:e
    ---
    let r = /a b\/c/ + #/d/e/#
    => keyword:let identifier:r equal:= regex:/a b\/c/ infixOperator:+ regex:#/d/e/#
    ---
    a / b / c
    => identifier:a infixOperator:/ identifier:b infixOperator:/ identifier:c
    ---
    <#value#>
    => editorPlaceholder:<#value#>
    ---
    @State \.self
    => at:@ identifier:State backslash:\ dot:. keyword:self
    """#

  @Test(arguments: ParsingRow.rows(table))
  func textsAreCutIntoTokens(row: ParsingRow) {
    #expect(tokens(of: row.text) == row.expected)
  }

  @Test func aFirstLineForTheSystemIsSkipped() {
    #expect(tokens(of: "#!/usr/bin/env bindery\nx") == "identifier:x")
  }

  @Test func lineBreaksAreNoticed() {
    var lexer = Lexer(bytes: Array("a b\nc /*\n*/ d".utf8), range: 0..<13)
    let breaks = (0..<4).map { _ in lexer.next().startsLine }
    #expect(breaks == [true, false, true, true])
  }

  @Test(arguments: [
    "{ // ...\n}", "{\n  // The rest of it\n}", "{ /* … */ }", "{\n  // rest of the code\n}",
    "{\n  // same as before\n}", "{\n  // etc.\n}", "{\n  /// ... more\n}",
  ])
  func commentsThatStandForCodeAreNoticed(text: String) {
    var lexer = Lexer(bytes: Array(text.utf8), range: 0..<text.utf8.count)
    _ = lexer.next()
    #expect(lexer.next().flags.contains(.followsElision))
  }

  @Test(arguments: ["{ // etcetera\n}", "{ x // ...\n}", "{\n  // The restaurant\n}"])
  func otherCommentsAreNot(text: String) {
    var lexer = Lexer(bytes: Array(text.utf8), range: 0..<text.utf8.count)
    var token = lexer.next()
    while token.kind != .rightBrace { token = lexer.next() }
    #expect(!token.flags.contains(.followsElision))
  }

  @Test func namesOfTheSessionAreOneToken() {
    let text = "Book#1.title $Book#12.x Shelf#1[Book#2] \\(a#) a #1"
    #expect(
      tokens(of: text, takesOrdinals: true) == """
        identifier:Book#1 dot:. identifier:title dollarName:$Book#12 dot:. identifier:x \
        identifier:Shelf#1 leftBracket:[ identifier:Book#2 rightBracket:] \
        backslash:\\ leftParen:( identifier:a pound:# rightParen:) identifier:a pound:# integer:1
        """)
    #expect(
      tokens(of: "Book#1.title")
        == "identifier:Book pound:# integer:1 dot:. identifier:title")
  }

  private func tokens(of text: String, takesOrdinals: Bool = false) -> String {
    let bytes = Array(text.utf8)
    var lexer = Lexer(bytes: bytes, range: 0..<bytes.count, takesOrdinals: takesOrdinals)
    var parts: [String] = []
    while true {
      let token = lexer.next()
      guard token.kind != .endOfText else { break }
      let text = String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
      parts.append("\(token.kind):\(text)")
    }
    return parts.joined(separator: " ")
  }
}
