internal import SourceText

extension Lexer {
  /// What is known of a block that was passed over.
  struct Block {
    /// Where its closing brace stands.
    let closing: Int
    /// Whether a word stands in it with which declarations of types begin.
    let mayDeclareTypes: Bool
  }

  /// Passes over the rest of a block, from behind its `{` to its `}`; nil where none closes it. Regex
  /// literals are not told from divisions.
  mutating func skipBlock(from start: Int) -> Block? {
    var mayDeclareTypes = false
    var depth = 1
    position = start
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return Block(closing: position, mayDeclareTypes: mayDeclareTypes) }
        position += 1
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        _ = next()
      case UInt8(ascii: "/")
      where [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(byte(position + 1)):
        _ = skipTrivia()
      case let byte where Self.isIdentifierByte(byte):
        let name = position
        position = skipIdentifierBytes(from: name)
        if words.find(bytes, name, position).word.declaresTypes { mayDeclareTypes = true }
      default:
        position += 1
      }
    }
    return nil
  }
}

extension Word {
  fileprivate var declaresTypes: Bool {
    switch self {
    case .struct, .class, .enum, .actor, .protocol, .typealias, .associatedtype: true
    default: false
    }
  }
}
