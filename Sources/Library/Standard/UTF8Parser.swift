// The bytes of a scalar one by one: Unicode's parser of UTF-8.
//
// Loads by member

extension Unicode {
  enum ParseResult<T> {
    case valid(T)
    case emptyInput
    case error(length: Int)
  }
}

struct _ValidUTF8Buffer: RandomAccessCollection {
  var _bytes: [UInt8]
  var startIndex: Int { 0 }
  var endIndex: Int { _bytes.count }
  subscript(position: Int) -> UInt8 { _bytes[position] }
}

extension Unicode.UTF8 {
  typealias CodeUnit = UInt8
  typealias EncodedScalar = _ValidUTF8Buffer

  static func isASCII(_ x: UInt8) -> Bool { x < 0x80 }
  static func isContinuation(_ x: UInt8) -> Bool { x & 0xC0 == 0x80 }
  static func encode(_ content: Unicode.Scalar) -> EncodedScalar? {
    EncodedScalar(_bytes: Array(content.utf8))
  }
  static func decode(_ source: EncodedScalar) -> Unicode.Scalar {
    let first = UInt32(source._bytes[0])
    if source.count == 1 { return Unicode.Scalar(_value: first) }
    let bits = first & (source.count == 2 ? 0x1F : source.count == 3 ? 0x0F : 0x07)
    return Unicode.Scalar(
      _value: source.dropFirst().reduce(bits) { $0 << 6 | UInt32($1 & 0x3F) })
  }

  struct ForwardParser {
    // What was read behind a sequence that it does not continue.
    var _next: UInt8?

    init() {}

    mutating func parseScalar<I: IteratorProtocol>(
      from input: inout I
    ) -> Unicode.ParseResult<EncodedScalar> where I.Element == UInt8 {
      guard let first = _next ?? input.next() else { return .emptyInput }
      _next = nil
      if first < 0x80 { return .valid(EncodedScalar(_bytes: [first])) }
      guard first >= 0xC2, first <= 0xF4 else { return .error(length: 1) }
      let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      var bytes = [first]
      while bytes.count < length {
        guard let byte = input.next() else { return .error(length: bytes.count) }
        guard byte >= ForwardParser._least(after: bytes), byte <= ForwardParser._most(after: bytes)
        else {
          _next = byte
          return .error(length: bytes.count)
        }
        bytes.append(byte)
      }
      return .valid(EncodedScalar(_bytes: bytes))
    }

    // Neither longer than it has to be, nor a surrogate, nor beyond the last scalar.
    static func _least(after bytes: [UInt8]) -> UInt8 {
      bytes == [0xE0] ? 0xA0 : bytes == [0xF0] ? 0x90 : 0x80
    }
    static func _most(after bytes: [UInt8]) -> UInt8 {
      bytes == [0xED] ? 0x9F : bytes == [0xF4] ? 0x8F : 0xBF
    }
  }
}
