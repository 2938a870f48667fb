import Foundation
import Interpreter

/// Builtins that encode texts as bytes, and read them.
enum EncodingBuiltins {
  static let rows: [Builtin] = [
    Builtin("encoding.bytes") { (text: String, encoding: String.Encoding, isLossy: Bool) in
      isSupported(encoding)
        ? text.data(using: encoding, allowLossyConversion: isLossy).map(Array.init) : nil
    },
    Builtin("encoding.text") { (bytes: [UInt8], encoding: String.Encoding) in
      String(bytes: bytes, encoding: encoding)
    },
    Builtin("encoding.converts") { (text: String, encoding: String.Encoding) in
      text.canBeConverted(to: encoding)
    },
    Builtin("encoding.name") { (encoding: String.Encoding) in
      String.localizedName(of: encoding)
    },
    Builtin("encoding.description") { (encoding: String.Encoding) in encoding.description },
    Builtin("encoding.length") {
      (text: String, encoding: String.Encoding, isMaximum: Bool) -> Int in
      if isMaximum { return text.maximumLengthOfBytes(using: encoding) }
      let isKnown = isSupported(encoding) && text.canBeConverted(to: encoding)
      return isKnown ? text.lengthOfBytes(using: encoding) : 0
    },
    Builtin("data.encodeBase64") { (bytes: [UInt8]) in Data(bytes).base64EncodedString() },
    Builtin("data.decodeBase64") { (text: String) in Data(base64Encoded: text).map(Array.init) },
    Builtin("text.percentDecoded") { (text: String) in text.removingPercentEncoding },
  ]

  /// Foundation lacks the tables of some encodings that it names; it would read memory that nothing has written.
  private static func isSupported(_ encoding: String.Encoding) -> Bool {
    "a".data(using: encoding) != nil
  }
}
