import Foundation

let texts = ["", "abc", "añ", "日本語", "€", "a\u{0}b", "👩", "e\u{301}", "\u{FEFF}a", "Привет", "ß", "~\\"]
let bytes: [[UInt8]] = [
  [], [97], [0xFF], [0xFE, 0xFF, 0, 97], [0xFF, 0xFE, 97, 0], [0, 97], [0, 97, 0], [0xD8, 0],
  [0, 0, 0, 97], [0, 0, 0xFE, 0xFF, 0, 0, 0, 97], [0x81], [0xE3, 0x81, 0x82], [0x82, 0xA0],
  [0x1B, 0x24, 0x42], [0xEF, 0xBB, 0xBF, 97], [0x80], [0xC3, 0xB1], [0xC3], [0xD8, 0, 0xDC, 0],
  [0, 0x11, 0, 0], [0, 0, 0xD8, 0], [92, 117, 48, 48],
]
let encodings: [String.Encoding] = [
  .ascii, .nextstep, .utf8, .isoLatin1, .nonLossyASCII, .shiftJIS, .isoLatin2,
  .utf16, .windowsCP1251, .windowsCP1252, .windowsCP1253, .windowsCP1254, .windowsCP1250, .iso2022JP,
  .macOSRoman, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian, .utf32LittleEndian,
  String.Encoding(rawValue: 99),
]
for encoding in encodings {
  print(encoding, encoding.rawValue, String.localizedName(of: encoding).debugDescription)
  for text in texts {
    print(
      text.debugDescription, text.data(using: encoding).map { Array($0) } as Any,
      text.data(using: encoding, allowLossyConversion: true).map { Array($0) } as Any,
      text.lengthOfBytes(using: encoding), text.maximumLengthOfBytes(using: encoding),
      text.canBeConverted(to: encoding))
  }
  for bytes in bytes {
    print(
      bytes, String(data: Data(bytes), encoding: encoding).map(\.debugDescription) as Any,
      String(bytes: bytes, encoding: encoding)?.unicodeScalars.count as Any)
  }
}
for text in texts {
  print(text.fastestEncoding, text.smallestEncoding, text.cString(using: .utf8) as Any)
}
print("ab".cString(using: .ascii) as Any, String(cString: [97, 98, 0, 99], encoding: .ascii) as Any)
