/// The base that an integer literal is written in.
package enum IntegerRadix: Sendable {
  case binary, octal, decimal, hexadecimal

  /// Whether a byte of a source is one of the digits.
  func admits(_ byte: UInt8) -> Bool {
    switch self {
    case .binary: byte == 48 || byte == 49
    case .octal: byte &- 48 < 8
    case .decimal: byte &- 48 < 10
    case .hexadecimal: byte &- 48 < 10 || (byte | 0x20) &- 97 < 6
    }
  }
}
