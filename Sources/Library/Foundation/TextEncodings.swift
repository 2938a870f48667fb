// Conversions between strings and bytes in encodings other than UTF-8.
//
// Loads with: String

extension String {
  struct Encoding: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let ascii = Encoding(rawValue: 1)
    static let nextstep = Encoding(rawValue: 2)
    static let japaneseEUC = Encoding(rawValue: 3)
    static let utf8 = Encoding(rawValue: 4)
    static let isoLatin1 = Encoding(rawValue: 5)
    static let symbol = Encoding(rawValue: 6)
    static let nonLossyASCII = Encoding(rawValue: 7)
    static let shiftJIS = Encoding(rawValue: 8)
    static let isoLatin2 = Encoding(rawValue: 9)
    static let unicode = Encoding(rawValue: 10)
    static let utf16 = Encoding(rawValue: 10)
    static let windowsCP1251 = Encoding(rawValue: 11)
    static let windowsCP1252 = Encoding(rawValue: 12)
    static let windowsCP1253 = Encoding(rawValue: 13)
    static let windowsCP1254 = Encoding(rawValue: 14)
    static let windowsCP1250 = Encoding(rawValue: 15)
    static let iso2022JP = Encoding(rawValue: 21)
    static let macOSRoman = Encoding(rawValue: 30)
    static let utf16BigEndian = Encoding(rawValue: 0x9000_0100)
    static let utf16LittleEndian = Encoding(rawValue: 0x9400_0100)
    static let utf32 = Encoding(rawValue: 0x8C00_0100)
    static let utf32BigEndian = Encoding(rawValue: 0x9800_0100)
    static let utf32LittleEndian = Encoding(rawValue: 0x9C00_0100)
    var description: String {
      switch self {
      case .ascii: return "Western (ASCII)"
      case .nextstep: return "Western (NextStep)"
      case .japaneseEUC: return "Japanese (EUC)"
      case .utf8: return "Unicode (UTF-8)"
      case .isoLatin1: return "Western (ISO Latin 1)"
      case .symbol: return "Symbol (Mac OS)"
      case .nonLossyASCII: return "Non-lossy ASCII"
      case .shiftJIS: return "Japanese (Windows, DOS)"
      case .isoLatin2: return "Central European (ISO Latin 2)"
      case .utf16: return "Unicode (UTF-16)"
      case .windowsCP1251: return "Cyrillic (Windows)"
      case .windowsCP1252: return "Western (Windows Latin 1)"
      case .windowsCP1253: return "Greek (Windows)"
      case .windowsCP1254: return "Turkish (Windows Latin 5)"
      case .windowsCP1250: return "Central European (Windows Latin 2)"
      case .iso2022JP: return "Japanese (ISO 2022-JP)"
      case .macOSRoman: return "Western (Mac OS Roman)"
      case .utf16BigEndian: return "Unicode (UTF-16BE)"
      case .utf16LittleEndian: return "Unicode (UTF-16LE)"
      case .utf32: return "Unicode (UTF-32)"
      case .utf32BigEndian: return "Unicode (UTF-32BE)"
      case .utf32LittleEndian: return "Unicode (UTF-32LE)"
      default: return ""
      }
    }
    // The size in bytes of a code unit of UTF-16 and UTF-32; nil for all other encodings.
    var _unitSize: Int? {
      switch self {
      case .utf16, .utf16BigEndian, .utf16LittleEndian: return 2
      case .utf32, .utf32BigEndian, .utf32LittleEndian: return 4
      default: return nil
      }
    }
    var _isBigEndian: Bool { self == .utf16BigEndian || self == .utf32BigEndian }
    var _hasMark: Bool { self == .utf16 || self == .utf32 }
    // The scalars of the bytes from 0x80 on.
    var _upperHalf: [Unicode.Scalar] {
      switch self {
      case .isoLatin1: return (0x80...0xFF).map { Unicode.Scalar(UInt8($0)) }
      case .windowsCP1252:
        return Array("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
          + (0xA0...0xFF).map { Unicode.Scalar(UInt8($0)) }
      default: return []
      }
    }
    func _bytes(_ text: String, isLossy: Bool) -> [UInt8]? {
      if self == .utf8 { return Array(text.utf8) }
      if let size = _unitSize {
        let units =
          size == 2 ? text.utf16.map { Int($0) } : text.unicodeScalars.map { Int($0.value) }
        return ((_hasMark ? [0xFEFF] : []) + units).flatMap { unit in
          (0..<size).map { place in
            UInt8(truncatingIfNeeded: unit >> (8 * (_isBigEndian ? size - 1 - place : place)))
          }
        }
      }
      let upper = _upperHalf
      var result: [UInt8] = []
      for scalar in text.unicodeScalars {
        if scalar.isASCII {
          result.append(UInt8(scalar.value))
        } else if let place = upper.firstIndex(of: scalar) {
          result.append(UInt8(0x80 + place))
        } else if isLossy {
          result.append(0x3F)
        } else {
          return nil
        }
      }
      return result
    }
    func _text(_ bytes: [UInt8]) -> String? {
      if self == .utf8 {
        let text = String._decode(bytes)
        return Array(text.utf8) == bytes ? text : nil
      }
      if let size = _unitSize {
        if bytes.count % size != 0 { return nil }
        func unit(_ start: Int, _ isBig: Bool) -> UInt32 {
          var value: UInt32 = 0
          for place in 0..<size {
            value = value << 8 | UInt32(bytes[start + (isBig ? place : size - 1 - place)])
          }
          return value
        }
        let starts = stride(from: 0, to: bytes.count, by: size)
        let isMarked = _hasMark && !bytes.isEmpty
        let isBig = _hasMark ? !isMarked || unit(0, false) != 0xFEFF : _isBigEndian
        let units = starts.map { unit($0, isBig) }
        let kept = isMarked && units.first == 0xFEFF ? Array(units.dropFirst()) : units
        if size == 2 { return String(decoding: kept.map { UInt16($0) }, as: UTF16.self) }
        let scalars = kept.compactMap { Unicode.Scalar($0) }
        return scalars.count == kept.count ? String(String.UnicodeScalarView(scalars)) : nil
      }
      let upper = _upperHalf
      var scalars = String.UnicodeScalarView()
      for byte in bytes {
        if byte < 0x80 {
          scalars.append(Unicode.Scalar(byte))
        } else if Int(byte) - 0x80 < upper.count {
          scalars.append(upper[Int(byte) - 0x80])
        } else {
          return nil
        }
      }
      return String(scalars)
    }
  }
  init?(data: Data, encoding: Encoding) { self.init(bytes: data._bytes, encoding: encoding) }
  init?<S: Sequence>(bytes: S, encoding: Encoding) where S.Element == UInt8 {
    guard let text = encoding._text(Array(bytes)) else { return nil }
    self = text
  }
  init?(cString: [CChar], encoding: Encoding) {
    self.init(
      bytes: cString.prefix(while: { $0 != 0 }).map { UInt8(bitPattern: $0) },
      encoding: encoding)
  }
  static var defaultCStringEncoding: Encoding { .utf8 }
  static func localizedName(of encoding: Encoding) -> String { encoding.description }
}
extension StringProtocol {
  func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    encoding._bytes(_string, isLossy: allowLossyConversion).map { Data($0) }
  }
  func canBeConverted(to encoding: String.Encoding) -> Bool {
    encoding._bytes(_string, isLossy: false) != nil
  }
  func cString(using encoding: String.Encoding) -> [CChar]? {
    encoding._bytes(_string, isLossy: false).map { $0.map { CChar(bitPattern: $0) } + [0] }
  }
  func lengthOfBytes(using encoding: String.Encoding) -> Int {
    let mark = encoding._hasMark ? encoding._unitSize ?? 0 : 0
    return (encoding._bytes(_string, isLossy: false)?.count ?? mark) - mark
  }
  func maximumLengthOfBytes(using encoding: String.Encoding) -> Int {
    let size = encoding == .utf8 ? 3 : encoding._unitSize ?? 1
    return _string.utf16.count * size
  }
  var smallestEncoding: String.Encoding {
    _string.utf8.allSatisfy { $0 < 0x80 } ? .ascii : .utf16
  }
  var fastestEncoding: String.Encoding { .utf16 }
}
