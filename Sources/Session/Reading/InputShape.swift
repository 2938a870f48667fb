import Semantics
import SourceText

/// The text of an input apart from the values of its literals.
///
/// Only literals in their simplest form count. A text that would have to be parsed to find its
/// literals has no shape.
struct InputShape: Hashable {
  /// The text, with a control character for each literal.
  private let text: [UInt8]

  /// Nobody types many longer texts of the same shape.
  private static let longestText = 200

  /// The shape of a text and its literals; nil if it has none.
  static func reading(_ bytes: [UInt8]) -> (shape: InputShape, literals: [InputLiteral])? {
    guard bytes.count <= longestText else { return nil }
    var reader = Reader(bytes: bytes)
    guard reader.read() else { return nil }
    return (InputShape(text: reader.text), reader.literals)
  }

  func hash(into hasher: inout Hasher) {
    text.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  private struct Reader {
    let bytes: [UInt8]
    var text: [UInt8] = []
    var literals: [InputLiteral] = []
    private var index = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
      text.reserveCapacity(bytes.count)
    }

    mutating func read() -> Bool {
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "\""): guard readString() else { return false }
        case UInt8(ascii: "0")...UInt8(ascii: "9"): guard readNumber() else { return false }
        case _ where byte.isNamePart: guard readName() else { return false }
        // Between blanks, `/` is a division.
        case UInt8(ascii: "/") where isBlank(index - 1) && isBlank(index + 1):
          text.append(byte)
          index += 1
        // These begin comments, regular expressions, macros, live names, attributes, blocks,
        // results (`$1`), further lines or control characters.
        case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "{"),
          UInt8(ascii: "$"), UInt8(ascii: "`"), 0..<UInt8(ascii: " "):
          return false
        default:
          text.append(byte)
          index += 1
        }
      }
      // `dune?` asks for help.
      return bytes.last != UInt8(ascii: "?")
    }

    private func isBlank(_ index: Int) -> Bool {
      bytes.indices.contains(index) && bytes[index] == UInt8(ascii: " ")
    }

    /// Reads a name; returns false for `_`, which means the last result.
    private mutating func readName() -> Bool {
      let start = index
      while index < bytes.count, bytes[index].isNamePart {
        text.append(bytes[index])
        index += 1
      }
      return index - start > 1 || bytes[start] != UInt8(ascii: "_")
    }

    private mutating func readString() -> Bool {
      let start = index + 1
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
        if bytes[end] == UInt8(ascii: "\\") || bytes[end] < UInt8(ascii: " ") { return false }
        end += 1
      }
      guard end < bytes.count,
        !(end == start && end + 1 < bytes.count && bytes[end + 1] == bytes[end])
      else { return false }
      literals.append(
        InputLiteral(
          .string(String(decoding: bytes[start..<end], as: UTF8.self)), at: Span(index, end + 1)))
      text.append(1)
      index = end + 1
      return true
    }

    /// Zero is not treated as a literal, because dividing by a literal zero is an error.
    private mutating func readNumber() -> Bool {
      let start = index
      var isDouble = false
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "."), !isDouble, index + 1 < bytes.count,
          bytes[index + 1].isDigit
        {
          isDouble = true
        } else if !bytes[index].isDigit {
          break
        }
        index += 1
      }
      let digits = bytes[start..<index]
      let isPart =
        index < bytes.count && (bytes[index].isNamePart || bytes[index] == UInt8(ascii: "."))
      guard digits.count < 10, !isPart else { return false }
      let span = Span(start, index)
      if isDouble {
        guard let value = Double(String(decoding: digits, as: UTF8.self)) else { return false }
        literals.append(InputLiteral(.double(value), at: span))
        text.append(3)
      } else if digits.allSatisfy({ $0 == UInt8(ascii: "0") }) {
        text.append(contentsOf: digits)
      } else {
        let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        literals.append(InputLiteral(.integer(value), at: span))
        text.append(2)
      }
      return true
    }
  }
}
