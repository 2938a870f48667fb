import SwiftSyntax

extension CompilerDump {
  func dump(_ literal: StringLiteralExprSyntax) -> String {
    let pounds = literal.openingPounds?.text ?? ""
    let parts = literal.segments.map { segment in
      switch segment {
      case .stringSegment(let node): escaped(resolved(node.content.text, escape: "\\" + pounds))
      case .expressionSegment(let node): "\\(\(joined(arguments(node.expressions))))"
      @unknown default: unknown(segment)
      }
    }
    return "\"\(parts.joined())\""
  }

  /// The text with its escape sequences replaced.
  private func resolved(_ text: String, escape: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let first = rest.unicodeScalars.first {
      guard rest.hasPrefix(escape) else {
        result.unicodeScalars.append(first)
        rest.unicodeScalars.removeFirst()
        continue
      }
      rest.removeFirst(escape.count)
      guard let letter = rest.unicodeScalars.popFirst() else { break }
      switch letter {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u":
        let digits = rest.prefix { $0 != "}" }.dropFirst()
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
      default: result.unicodeScalars.append(letter)
      }
    }
    return result.replacing("\r\n", with: "\n")
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      case "\"": "\\\""
      case "\\": "\\\\"
      default: String(scalar)
      }
    }.joined()
  }
}
