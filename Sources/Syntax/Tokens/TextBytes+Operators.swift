/// Where operators and regex literals end.
extension TextBytes {
  func operatorEnd(from begin: Int) -> Int {
    let dotted = bytes[begin] == UInt8(ascii: ".")
    var index = begin
    while index < end {
      let byte = bytes[index]
      if byte < 0x80 {
        guard Self.isOperatorByte(byte) else { break }
        if byte == UInt8(ascii: "."), !dotted { break }
        if byte == UInt8(ascii: "/"), index > begin,
          self.byte(index + 1) == UInt8(ascii: "/") || self.byte(index + 1) == UInt8(ascii: "*")
        {
          break
        }
        // An editor placeholder begins: `=<#value#>`.
        if byte == UInt8(ascii: "<"), index > begin, self.byte(index + 1) == UInt8(ascii: "#") {
          break
        }
        index += 1
      } else {
        let (scalar, count) = decode(at: index)
        guard let scalar, UnicodeClass.isOperatorBody(scalar) else { break }
        index += count
      }
    }
    return Swift.max(index, begin + 1)
  }

  func isLeftBound(_ begin: Int) -> Bool {
    guard begin > start else { return false }
    switch bytes[begin - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0, 0x0B, 0x0C:
      return false
    case UInt8(ascii: "/"):
      // The end of a block comment counts as a blank.
      return !(begin - 2 >= start && bytes[begin - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(begin - 2 >= start && bytes[begin - 2] == 0xC2)
    default:
      return true
    }
  }

  func isRightBound(_ finish: Int, leftBound: Bool) -> Bool {
    switch byte(finish) {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0, 0x0B, 0x0C:
      return false
    case UInt8(ascii: "."):
      // `x^.y` has a postfix operator, `^.y` a prefix one.
      return !leftBound
    case UInt8(ascii: "/"):
      let next = byte(finish + 1)
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2:
      return byte(finish + 1) != 0xA0
    default:
      return true
    }
  }

  /// The end of `#/ … /#`, also over several lines.
  func poundRegexEnd(at begin: Int, pounds: Int) -> Int? {
    var index = begin + pounds + 1
    let isMultiline = byte(index) == UInt8(ascii: "\n") || byte(index) == UInt8(ascii: "\r")
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n"), !isMultiline { return nil }
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if byte == UInt8(ascii: "/") {
        var closing = 0
        while closing < pounds, self.byte(index + 1 + closing) == UInt8(ascii: "#") { closing += 1 }
        if closing == pounds {
          return index + 1 + pounds
        }
      }
      index += 1
    }
    return nil
  }

  /// The end of `/ … /`: no blank after the first slash, and a second slash on the same line.
  func bareRegexEnd(at begin: Int) -> Int? {
    let after = byte(begin + 1)
    switch after {
    case 0, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "="), UInt8(ascii: ")"):
      return nil
    default: break
    }
    var index = begin + 1
    var classDepth = 0
    var parentheses = 0
    let limit = Swift.min(end, begin + Self.longestScan)
    while index < limit, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]"): classDepth = Swift.max(0, classDepth - 1)
      case UInt8(ascii: "(") where classDepth == 0: parentheses += 1
      case UInt8(ascii: ")") where classDepth == 0:
        parentheses -= 1
        if parentheses < 0 { return nil }
      case UInt8(ascii: "/"):
        guard bytes[index - 1] != UInt8(ascii: " ") else { return nil }
        return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }
}
