internal import SourceText

extension Lexer {
  /// A block that was skipped.
  struct Block {
    /// Where its closing brace stands.
    let closing: Int
    /// Whether it contains a keyword that begins a type declaration.
    let mayDeclareTypes: Bool
  }

  /// Skips the rest of a block, from after its `{` to its `}`; nil if it is not closed. Regex
  /// literals are not distinguished from divisions.
  ///
  /// - Parameter findsTypes: whether to look for declarations of types.
  mutating func skipBlock(from start: Int, findsTypes: Bool) -> Block? {
    var mayDeclareTypes = false
    var depth = 1
    position = findsTypes ? plainEnd(from: start) : plainEndInBody(from: start)
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
      case UInt8(ascii: "/"):
        let slash = position
        _ = skipTrivia()
        if position == slash { position += 1 }
      default:
        let name = position
        position = text.nameEnd(from: name)
        if words.find(bytes, name, position).word.declaresTypes { mayDeclareTypes = true }
      }
      position = findsTypes ? plainEnd(from: position) : plainEndInBody(from: position)
    }
    return nil
  }

  /// The next possible position of a brace, a string or a comment.
  private func plainEndInBody(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < end {
        let byte = bytes[index]
        // Digits and letters are between the bytes that count.
        if byte &- UInt8(ascii: "0") > UInt8(ascii: "z") - UInt8(ascii: "0") {
          switch byte {
          case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "#"),
            UInt8(ascii: "/"):
            return index
          default: break
          }
        }
        index += 1
      }
      return index
    }
  }

  /// The next possible position of a brace, a string, a comment or a keyword that declares a type.
  private func plainEnd(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < end {
        let byte = bytes[index]
        if TextBytes.isIdentifierByte(byte) {
          if Word.beginsDeclaringTypes(byte) { return index }
          repeat { index += 1 } while index < end && TextBytes.isIdentifierByte(bytes[index])
          continue
        }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "#"),
          UInt8(ascii: "/"):
          return index
        default: index += 1
        }
      }
      return index
    }
  }
}

extension Word {
  fileprivate var declaresTypes: Bool {
    switch self {
    case .struct, .class, .enum, .actor, .protocol, .typealias, .associatedtype: true
    default: false
    }
  }

  /// Whether a keyword that begins a type declaration has this first byte.
  @inline(__always)
  fileprivate static func beginsDeclaringTypes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "p"),
      UInt8(ascii: "s"), UInt8(ascii: "t"):
      true
    default: false
    }
  }
}
