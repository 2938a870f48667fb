internal import SourceText

extension Lexer {
  /// The position of the `}` that closes a block; nil if it is not closed. Regex literals are not
  /// distinguished from divisions.
  ///
  /// - Parameter start: the position after its `{`.
  mutating func skipBlock(from start: Int) -> Int? {
    var depth = 1
    position = plainEnd(from: start)
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return position }
        position += 1
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        _ = next()
      default:
        let slash = position
        _ = skipTrivia()
        if position == slash { position += 1 }
      }
      position = plainEnd(from: position)
    }
    return nil
  }

  /// The next possible position of a brace, a string or a comment.
  private func plainEnd(from start: Int) -> Int {
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
}
