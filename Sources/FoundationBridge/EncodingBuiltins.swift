import Foundation
import Interpreter

/// Builtins that encode texts as bytes, and read them.
enum EncodingBuiltins {
  static let rows: [Builtin] = [
    Builtin("encoding.bytes") { (text: String, encoding: String.Encoding, isLossy: Bool) in
      known(encoding).flatMap { text.data(using: $0, allowLossyConversion: isLossy) }
        .map(Array.init)
    },
    Builtin("encoding.text") { (bytes: [UInt8], encoding: String.Encoding) in
      bytes.isEmpty ? "" : known(encoding).flatMap { String(bytes: bytes, encoding: $0) }
    },
    Builtin("encoding.converts") { (text: String, encoding: String.Encoding) in
      known(encoding).map(text.canBeConverted) ?? text.isEmpty
    },
    Builtin("encoding.name") { (encoding: String.Encoding) in
      String.localizedName(of: encoding)
    },
    Builtin("encoding.description") { (encoding: String.Encoding) in encoding.description },
    Builtin("encoding.length") {
      (text: String, encoding: String.Encoding, isMaximum: Bool) -> Int in
      if isMaximum { return text.maximumLengthOfBytes(using: encoding) }
      // What cannot be encoded has no length; Foundation would return what is in memory.
      return known(encoding).map {
        text.canBeConverted(to: $0) ? text.lengthOfBytes(using: $0) : 0
      } ?? 0
    },
    Builtin("data.encodeBase64") { (bytes: [UInt8]) in Data(bytes).base64EncodedString() },
    Builtin("data.decodeBase64") { (text: String) in Data(base64Encoded: text).map(Array.init) },
    Builtin("text.percentDecoded") { (text: String) in text.removingPercentEncoding },
  ]

  /// Nil for an encoding of which Foundation has no table, even if it names it: it would take what is in memory for
  /// the length of the text.
  private static func known(_ encoding: String.Encoding) -> String.Encoding? {
    tables.contains(encoding) ? encoding : nil
  }

  private static let tables: Set<String.Encoding> = [
    .ascii, .nextstep, .utf8, .isoLatin1, .nonLossyASCII, .shiftJIS, .isoLatin2, .utf16,
    .windowsCP1250, .windowsCP1251, .windowsCP1252, .windowsCP1253, .windowsCP1254, .iso2022JP,
    .macOSRoman, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian, .utf32LittleEndian,
  ]
}
