internal import SourceText

/// The indentation of a block's lines, which in a second pass tells where the block should end.
struct BlockIndentation {
  /// The indentation of the line on which the block opens.
  let outer: Int
}

/// Lists whose elements must not share a line without `;`.
enum SeparatedList { case statement, declaration }

extension Parser {
  mutating func reportMissingSeparator(_ list: SeparatedList) {
    let fixIt = Diagnostic.FixIt(span: endOfPrevious, replacement: ";")
    wrong(
      list == .statement ? .consecutiveStatements : .consecutiveDeclarations, at: endOfPrevious,
      fixIts: [fixIt])
  }

  /// Makes the fix of a missing separator that of a call, if a name stands before a literal: neither
  /// is of use alone, `print "x"`.
  mutating func suggestCall(of callee: Statement?, with argument: Statement, at index: Int) {
    guard diagnostics.indices.contains(index),
      case .expression(let callee)? = callee?.kind, case .expression(let value) = argument.kind,
      callee.isName, value.beginsWithLiteral
    else { return }
    let end = Int(value.span.end)
    diagnostics[index].fixIts = [
      .init(span: Span(Int(callee.span.end), Int(value.span.start)), replacement: "("),
      .init(span: Span(end, end), replacement: ")"),
    ]
  }

  /// The number of blanks before the first word on the line of `offset`.
  func indentation(at offset: Int) -> Int {
    var lineStart = offset
    while lineStart > 0, source.bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    var index = lineStart
    while index < source.bytes.count,
      source.bytes[index] == UInt8(ascii: " ") || source.bytes[index] == UInt8(ascii: "\t")
    {
      index += 1
    }
    return index - lineStart
  }

  /// The indentation of the block that opens here, if it is of the kind whose lines are indented.
  mutating func blockIndentation() -> BlockIndentation? {
    guard trustsIndentation else { return nil }
    let outer = indentation(at: Int(token.start))
    let first = peek()
    guard first.startsLine, first.kind != .endOfText,
      indentation(at: Int(first.start)) > outer
    else { return nil }
    return BlockIndentation(outer: outer)
  }

  /// Whether the line that begins here is outside the block according to its indentation.
  func endsByIndentation(_ block: BlockIndentation, forCases: Bool = false) -> Bool {
    guard token.startsLine else { return false }
    let column = indentation(at: Int(token.start))
    switch token.kind {
    case .rightBrace: return column < block.outer
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .endOfText: return false
    case .keyword where token.word == .case || token.word == .default:
      return column < block.outer || (!forCases && column == block.outer)
    default: return column <= block.outer
    }
  }

  /// Skips the rest of what began with `start`, after an error in it.
  ///
  /// Stops at `;`, at a closing brace, at a word that begins a declaration or statement, and at a
  /// line that is indented no deeper than the one with the error.
  mutating func recover(after start: Token) {
    let column = indentation(at: Int(start.start))
    while !isAtEnd {
      switch token.kind {
      case .rightBrace, .poundElse, .poundElseif, .poundEndif: return
      case .semicolon:
        advance()
        return
      default: break
      }
      if token.startsLine {
        if indentation(at: Int(token.start)) <= column || startsDeclarationOrStatement() { return }
      }
      skipOne()
    }
  }

  mutating func startsDeclarationOrStatement() -> Bool {
    if token.kind == .keyword, startsStatementWord() { return true }
    return startsDeclaration(.braces)
  }

  /// Skips a token, or a bracketed group with its content.
  mutating func skipOne() {
    switch token.kind {
    case .leftParen: skipGroup(.rightParen)
    case .leftBracket: skipGroup(.rightBracket)
    case .leftBrace: skipGroup(.rightBrace)
    default: advance()
    }
  }

  private mutating func skipGroup(_ closing: TokenKind) {
    // A stack instead of recursion: any depth of brackets is possible.
    var open: [TokenKind] = []
    repeat {
      switch token.kind {
      case .leftParen: open.append(.rightParen)
      case .leftBracket: open.append(.rightBracket)
      case .leftBrace: open.append(.rightBrace)
      case .rightParen, .rightBracket, .rightBrace:
        if let position = open.lastIndex(of: token.kind) {
          open.removeLast(open.count - position)
        } else {
          return
        }
      // A brace closes open brackets inside it, but a bracket does not close a brace.
      case .endOfText: return
      default: break
      }
      advance()
    } while !open.isEmpty
  }

  mutating func skipToNextLine() {
    while !isAtEnd, !token.startsLine { advance() }
  }

  /// Skips to a `{` on the same line.
  mutating func skipToBody() {
    while !isAtEnd, !token.startsLine, !at(.leftBrace), !at(.rightBrace) { advance() }
  }

  /// In a bracketed list: skips to a comma, to the end of the list, or to where the list was
  /// abandoned.
  mutating func skipInList(to closing: TokenKind) {
    while !isAtEnd {
      switch token.kind {
      case closing, .comma, .rightBrace, .rightParen, .rightBracket, .semicolon: return
      case .poundElse, .poundElseif, .poundEndif, .poundIf: return
      default: break
      }
      if token.startsLine, startsDeclarationOrStatement() { return }
      skipOne()
    }
  }
}
