package import SourceText

/// The names in a part of a text, found by its tokens alone.
package struct NameScan {
  /// The names that are used, with those of operators that the standard library does not have.
  package private(set) var used: Set<String> = []
  /// The names declared by `let`, `func` and their like, and by closures before `in`.
  package private(set) var declared: Set<String> = []
  /// The names before colons in parentheses: argument labels and parameters.
  package private(set) var labels: Set<String> = []

  /// The names that are used and not declared here.
  package var free: Set<String> { used.subtracting(declared) }

  private let bytes: [UInt8]

  package init(_ source: Source, in span: Span? = nil) {
    bytes = source.bytes
    read(span?.clamped(to: bytes.count) ?? 0..<bytes.count)
  }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read(0..<bytes.count)
  }

  private mutating func read(_ range: Range<Int>) {
    var lexer = Lexer(bytes: bytes, range: range)
    var tokens: [Token] = []
    var token = lexer.next()
    while token.kind != .endOfText {
      tokens.append(token)
      token = lexer.next()
    }
    for index in tokens.indices {
      noteUse(tokens, index, lexer)
      noteLabel(tokens, index)
      noteDeclaration(tokens, index)
    }
  }

  private func text(_ token: Token) -> String {
    let name = bytes[Int(token.start)..<Int(token.end)]
    let isEscaped = name.first == UInt8(ascii: "`")
    return String(decoding: isEscaped ? name.dropFirst().dropLast() : name, as: UTF8.self)
  }

  private mutating func noteUse(_ tokens: [Token], _ index: Int, _ lexer: Lexer) {
    let token = tokens[index]
    switch token.kind {
    case .identifier where token.word == .none || isMember(tokens, index):
      let name = text(token)
      if !isOfCompiler(name, behind: index > 0 ? tokens[index - 1].kind : .semicolon) {
        used.insert(name)
      }
    case .dollarName:
      let name = text(token).drop { $0 == "$" }
      if name.first?.isNumber == false { used.insert(String(name)) }
    case .prefixOperator, .postfixOperator, .infixOperator:
      let name = text(token)
      if !isOfStandardLibrary(name) { used.insert(name) }
    case .string: readInterpolations(of: token, lexer)
    default: break
    }
  }

  /// Whether a name behind `@` or `#` is the compiler's own.
  private func isOfCompiler(_ name: String, behind sign: TokenKind) -> Bool {
    switch sign {
    case .at: name.first?.isLowercase ?? false
    case .pound: MagicLiteral.names.contains(name)
    default: false
    }
  }

  private func isOfStandardLibrary(_ name: String) -> Bool {
    let table = OperatorTable.standard
    return table.isInfix(name) || table.isPrefix(name) || table.isPostfix(name)
  }

  private func isMember(_ tokens: [Token], _ index: Int) -> Bool {
    index > 0 && [.dot, .prefixDot].contains(tokens[index - 1].kind)
  }

  private mutating func readInterpolations(of token: Token, _ lexer: Lexer) {
    let pounds = bytes[Int(token.start)...].prefix { $0 == UInt8(ascii: "#") }.count
    var index = Int(token.start) + pounds
    while index + pounds + 1 < Int(token.end) {
      let open = index + pounds + 1
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard bytes[index + 1..<open].allSatisfy({ $0 == UInt8(ascii: "#") }),
        bytes[open] == UInt8(ascii: "("),
        let end = lexer.text.interpolationEnd(
          from: open + 1, isMultiline: token.flags.contains(.multiline))
      else {
        index += 2
        continue
      }
      read(open + 1..<end)
      index = end
    }
  }

  private mutating func noteLabel(_ tokens: [Token], _ index: Int) {
    guard tokens[index].kind == .colon, index > 1, isName(tokens[index - 1]) else { return }
    switch tokens[index - 2].kind {
    case .leftParen, .comma: labels.insert(text(tokens[index - 1]))
    case .identifier, .keyword:
      guard index > 2, [.leftParen, .comma].contains(tokens[index - 3].kind) else { return }
      for name in tokens[index - 2..<index] where isName(name) { labels.insert(text(name)) }
    default: return
    }
  }

  private func isName(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .keyword && token.word != .underscore
  }

  private mutating func noteDeclaration(_ tokens: [Token], _ index: Int) {
    guard !isMember(tokens, index), let next = tokens[index...].dropFirst().first else { return }
    switch tokens[index].word {
    case .func, .macro, .operator:
      if ![.leftParen, .colon].contains(next.kind) { declared.insert(text(next)) }
    case .struct, .class, .enum, .protocol, .actor, .typealias, .associatedtype, .precedencegroup:
      if next.kind == .identifier { declared.insert(text(next)) }
    case .case: noteCases(tokens, from: index + 1)
    case .let, .var, .for: notePattern(tokens, from: index + 1)
    case .in: noteClosureParameters(tokens, before: index)
    default: return
    }
  }

  /// Notes the cases of an enum: `case plain, with(Int), last`.
  private mutating func noteCases(_ tokens: [Token], from start: Int) {
    var depth = 0
    for index in start..<tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftParen: depth += 1
      case .rightParen where depth > 0: depth -= 1
      case .identifier where depth == 0 && !token.startsLine:
        declared.insert(text(token))
      case .comma where depth == 0: continue
      default: if depth == 0 { return }
      }
    }
  }

  /// Notes the variables of a pattern: `(a, b)`, `.pair(a, b)`.
  private mutating func notePattern(_ tokens: [Token], from start: Int) {
    var depth = 0
    for index in start..<tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftParen: depth += 1
      case .rightParen where depth > 0: depth -= 1
      case .comma, .colon:
        if depth == 0 { return }
      case .prefixDot, .dot: continue
      case .identifier:
        if !isMember(tokens, index) { declared.insert(text(token)) }
      case .keyword where token.word == .underscore: continue
      default: return
      }
    }
  }

  /// The reserved words that can stand between `{` and the `in` of a closure.
  private static let inParameters: Set<Word> = [
    .underscore, .inout, .throws, .rethrows, .`self`, .selfType, .any,
  ]

  /// Notes the parameters and captures of a closure, which stand between `{` and `in`.
  private mutating func noteClosureParameters(_ tokens: [Token], before end: Int) {
    // The `in` of a loop has `for` before it.
    guard
      let start = tokens[..<end].lastIndex(where: {
        $0.kind == .leftBrace || $0.kind == .keyword && !NameScan.inParameters.contains($0.word)
      }), tokens[start].kind == .leftBrace
    else { return }
    for index in start + 1..<end
    where tokens[index].kind == .identifier && tokens[index].word == .none {
      let isFirst = [.leftBrace, .leftParen, .comma, .leftBracket, .identifier].contains(
        tokens[index - 1].kind)
      let isLast = [.comma, .rightParen, .colon, .keyword, .arrow, .rightBracket, .equal]
        .contains(tokens[index + 1].kind)
      if isFirst, isLast { declared.insert(text(tokens[index])) }
    }
  }
}
