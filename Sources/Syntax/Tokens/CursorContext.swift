internal import SourceText

/// The context at the end of a text that is being typed, determined from its tokens only.
///
/// In `shelf.filter { $0.lend(to: ` the cursor is in a call of `lend`, whose label `to` is given,
/// and `)}` would close all brackets.
package struct CursorContext: Sendable {
  /// The call that contains the cursor.
  package struct Call: Hashable, Sendable {
    package let name: String
    /// Where the name begins, as an offset in UTF-8.
    package let nameStart: Int
    /// Whether a dot stands before the name.
    package let isMember: Bool
    package fileprivate(set) var labels: [String]
    /// Whether an argument begins here, so that a label is possible.
    package fileprivate(set) var isAtArgument: Bool
  }

  /// The kind of the token before the cursor.
  package enum Preceding: Sendable { case nothing, dot, prefixDot, attribute, macro, module, other }

  /// The text that would close all brackets.
  package private(set) var closers = ""
  /// The innermost open bracket; nil if none is open.
  package private(set) var opener: String?
  /// Whether the cursor is in a literal or a comment, where no name is possible.
  package private(set) var isInText = false
  package private(set) var preceding = Preceding.nothing
  /// Whether only a type can stand here: behind the colon of a variable, a parameter or the name of a
  /// type, behind `->`, `as`, `is` and `extension`, or inside of a type that begins there.
  package private(set) var expectsType = false
  package private(set) var call: Call?
  /// The names declared in the text's blocks: variables, parameters, functions.
  package private(set) var localNames: [String] = []
  /// The start of the relevant text: after `\(` in a string that is still open.
  package private(set) var start = 0

  /// An open bracket and the call that it belongs to.
  private struct Bracket {
    let kind: TokenKind
    var call: Call?
    /// Whether it holds the parameters of a declaration.
    var hasParameters = false
  }

  /// - Parameter text: the text up to the cursor, without the name that is being typed.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    read(bytes)
    while isInText, let inner = CursorContext.interpolation(in: bytes, from: start) {
      let names = localNames
      self = CursorContext(bytes, from: inner)
      localNames = names + localNames
    }
  }

  private init(_ bytes: [UInt8], from start: Int) {
    self.start = start
    read(bytes)
  }

  private mutating func read(_ bytes: [UInt8]) {
    var lexer = Lexer(bytes: bytes, range: start..<bytes.count, takesOrdinals: true)
    var brackets: [Bracket] = []
    var tokens: [Token] = []
    while true {
      let token = lexer.next()
      guard token.kind != .endOfText else { break }
      isInText = token.flags.contains(.malformed) && Int(token.end) == bytes.count
      follow(token, tokens, bytes, &brackets)
      tokens.append(token)
    }
    if lexer.unfinished != nil { isInText = true }
    if let comment = CursorContext.lineComment(in: bytes, from: Int(tokens.last?.end ?? 0)) {
      isInText = isInText || comment
    }
    closers = String(
      brackets.reversed().map { bracket -> Character in
        switch bracket.kind {
        case .leftBrace: "}"
        case .leftParen: ")"
        default: "]"
        }
      })
    opener = brackets.last.map { bracket in
      switch bracket.kind {
      case .leftBrace: "{"
      case .leftParen: "("
      default: "["
      }
    }
    call = brackets.last?.call
    call?.isAtArgument = [.leftParen, .comma].contains(tokens.last?.kind)
    preceding = CursorContext.preceding(tokens, bytes)
    expectsType = CursorContext.expectsType(tokens, brackets, bytes)
  }

  private mutating func follow(
    _ token: Token, _ before: [Token], _ bytes: [UInt8], _ brackets: inout [Bracket]
  ) {
    switch token.kind {
    case .leftParen:
      brackets.append(
        Bracket(
          kind: token.kind, call: token.adjoins ? call(before, bytes) : nil,
          hasParameters: CursorContext.endsInFunctionName(before, bytes)))
    case .leftBrace, .leftBracket: brackets.append(Bracket(kind: token.kind))
    case .rightParen, .rightBrace, .rightBracket: _ = brackets.popLast()
    case .colon:
      guard let name = before.last, name.kind == .identifier || name.kind == .keyword,
        [.leftParen, .comma].contains(before.dropLast().last?.kind)
      else { break }
      let label = CursorContext.text(name, bytes)
      if let last = brackets.indices.last { brackets[last].call?.labels.append(label) }
    case .identifier:
      guard let keyword = before.last, keyword.kind == .keyword,
        ["let", "var", "func", "for"].contains(CursorContext.text(keyword, bytes))
      else { break }
      localNames.append(CursorContext.text(token, bytes))
    case .keyword where CursorContext.text(token, bytes) == "in":
      localNames += CursorContext.parameters(before, bytes)
    default: break
    }
  }

  /// The names between `{` and `in`.
  private static func parameters(_ before: [Token], _ bytes: [UInt8]) -> [String] {
    guard let brace = before.lastIndex(where: { $0.kind == .leftBrace }) else { return [] }
    let head = before[before.index(after: brace)...]
    guard head.count < 20, !head.contains(where: \.startsLine) else { return [] }
    return head.filter { $0.kind == .identifier }.map { text($0, bytes) }
  }

  private func call(_ tokens: [Token], _ bytes: [UInt8]) -> Call? {
    guard let name = tokens.last, name.kind == .identifier else { return nil }
    let before = tokens.dropLast().last
    if before?.kind == .keyword, CursorContext.text(before ?? name, bytes) == "func" { return nil }
    return Call(
      name: CursorContext.text(name, bytes), nameStart: Int(name.start),
      isMember: before?.kind == .dot || before?.kind == .prefixDot, labels: [],
      isAtArgument: false)
  }

  private static func preceding(_ tokens: [Token], _ bytes: [UInt8]) -> Preceding {
    guard let last = tokens.last else { return .nothing }
    let isDirect = Int(last.end) == bytes.count
    switch last.kind {
    case .dot: return .dot
    case .prefixDot: return .prefixDot
    case .at: return isDirect ? .attribute : .other
    case .pound: return isDirect ? .macro : .other
    case .keyword where text(last, bytes) == "import": return isDirect ? .other : .module
    case .invalid where isDirect && bytes.last == UInt8(ascii: "#"): return .macro
    case .invalid where isDirect && bytes.last == UInt8(ascii: "@"): return .attribute
    default: return .other
    }
  }

  /// Whether the text up to a bracket names a function that is being declared.
  private static func endsInFunctionName(_ tokens: [Token], _ bytes: [UInt8]) -> Bool {
    guard let last = tokens.last else { return false }
    if last.kind == .keyword { return ["init", "subscript"].contains(text(last, bytes)) }
    return tokens.dropLast().last.map { $0.kind == .keyword && text($0, bytes) == "func" } ?? false
  }

  private static func expectsType(
    _ tokens: [Token], _ brackets: [Bracket], _ bytes: [UInt8]
  ) -> Bool {
    var (rest, brackets) = (tokens[...], brackets[...])
    // What has been written of the type: `[`, `(`, `[String: `, `Binding<`.
    while let last = rest.last {
      if last.kind == .leftBracket || last.kind == .leftParen, brackets.last?.call == nil,
        brackets.last?.hasParameters == false
      {
        rest.removeLast()
        brackets.removeLast()
      } else if rest.suffix(3).map(\.kind) == [.leftBracket, .identifier, .colon] {
        rest.removeLast(2)
      } else if text(last, bytes) == "<", rest.dropLast().last?.kind == .identifier {
        rest.removeLast(2)
      } else {
        break
      }
    }
    guard let last = rest.last else { return false }
    let words = rest.dropLast().suffix(3).map { text($0, bytes) }
    switch last.kind {
    case .arrow: return true
    case .colon:
      // In `case let x:`, a statement follows.
      return brackets.last?.hasParameters ?? false
        || typedNames.contains(words.suffix(2).first ?? "") && words.first != "case"
    case .keyword: return ["as", "is", "extension"].contains(text(last, bytes))
    case .postfixQuestion, .infixQuestion, .postfixExclamation: return words.last == "as"
    default: return false
    }
  }

  /// The keywords before a name that is followed by a colon and a type.
  private static let typedNames: Set = [
    "let", "var", "struct", "class", "enum", "actor", "protocol", "extension", "associatedtype",
  ]

  private static func text(_ token: Token, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// Whether the text after the last token is a comment up to the end; nil for blanks.
  private static func lineComment(in bytes: [UInt8], from start: Int) -> Bool? {
    guard let slash = bytes[min(start, bytes.count)...].lastIndex(of: UInt8(ascii: "/")) else {
      return nil
    }
    return !bytes[slash...].contains(UInt8(ascii: "\n"))
      && bytes[..<slash].last == UInt8(ascii: "/")
  }

  /// The position after the last unclosed `\(` on the last line; nil if there is none.
  private static func interpolation(in bytes: [UInt8], from start: Int) -> Int? {
    var open: [Int] = []
    var depth: [Int] = []
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") {
          open.append(index + 2)
          depth.append(0)
        }
        index += 1
      case UInt8(ascii: "\n"):
        open = []
        depth = []
      case UInt8(ascii: "(") where !depth.isEmpty: depth[depth.count - 1] += 1
      case UInt8(ascii: ")") where !depth.isEmpty:
        depth[depth.count - 1] -= 1
        if depth[depth.count - 1] < 0 {
          depth.removeLast()
          open.removeLast()
        }
      default: break
      }
      index += 1
    }
    return open.last
  }
}
