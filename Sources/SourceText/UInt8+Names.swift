/// Character classes of UTF-8 code units.
extension UInt8 {
  /// A space, a tab or a line break.
  package var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  package var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  package var isNameStart: Bool {
    let lower = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) || self == UInt8(ascii: "_")
      || self >= 0x80
  }

  package var isNamePart: Bool { isNameStart || isDigit }

  package var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  package var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  package var isOperatorPart: Bool { "+-*/%=<>!&|^?:~,.".utf8.contains(self) }
}
