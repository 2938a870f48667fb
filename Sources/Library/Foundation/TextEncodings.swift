// Conversions between strings and bytes in encodings other than UTF-8.
//
// Loads with: String

@_native("encoding.bytes")
func _encodedBytes(_ text: String, _ encoding: Int, _ isLossy: Bool) -> [UInt8]?
@_native("encoding.text") func _decodedText(_ bytes: [UInt8], _ encoding: Int) -> String?
@_native("encoding.converts") func _converts(_ text: String, _ encoding: Int) -> Bool
@_native("encoding.name") func _encodingName(_ encoding: Int) -> String
@_native("encoding.length")
func _encodedLength(_ text: String, _ encoding: Int, _ isMaximum: Bool) -> Int
@_native("encoding.description") func _encodingDescription(_ encoding: Int) -> String

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
    var _number: Int { Int(bitPattern: rawValue) }
    var description: String { _encodingDescription(_number) }
  }
  init?(data: Data, encoding: Encoding) { self.init(bytes: data._bytes, encoding: encoding) }
  init?<S: Sequence>(bytes: S, encoding: Encoding) where S.Element == UInt8 {
    guard let text = _decodedText(Array(bytes), encoding._number) else { return nil }
    self = text
  }
  init?(cString: [CChar], encoding: Encoding) {
    self.init(
      bytes: cString.prefix(while: { $0 != 0 }).map { UInt8(bitPattern: $0) },
      encoding: encoding)
  }
  static var defaultCStringEncoding: Encoding { .utf8 }
  static func localizedName(of encoding: Encoding) -> String { _encodingName(encoding._number) }
}
extension StringProtocol {
  func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    _encodedBytes(_string, encoding._number, allowLossyConversion).map { Data($0) }
  }
  func canBeConverted(to encoding: String.Encoding) -> Bool {
    _converts(_string, encoding._number)
  }
  func cString(using encoding: String.Encoding) -> [CChar]? {
    _encodedBytes(_string, encoding._number, false).map { bytes in
      bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
  }
  func lengthOfBytes(using encoding: String.Encoding) -> Int {
    _encodedLength(_string, encoding._number, false)
  }
  func maximumLengthOfBytes(using encoding: String.Encoding) -> Int {
    _encodedLength(_string, encoding._number, true)
  }
  var smallestEncoding: String.Encoding {
    _string.utf8.allSatisfy { $0 < 0x80 } ? .ascii : .utf16
  }
  var fastestEncoding: String.Encoding { .utf16 }
}
