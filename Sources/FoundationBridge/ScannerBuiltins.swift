import Foundation
import Interpreter

/// Builtins of `Scanner`: its state is passed with each call.
enum ScannerBuiltins {
  static let rows: [Builtin] = [
    // What was scanned, as a text, and the byte offset behind it; nil if that is not what comes next.
    Builtin("scanner.scan") {
      (
        text: String, offset: Int, skipped: CharacterSet?, isCaseSensitive: Bool, locale: Locale?,
        kind: String, wanted: String, set: CharacterSet
      ) -> [String]? in
      let scanner = Scanner(string: text)
      scanner.currentIndex = text.part(offset, offset).lowerBound
      scanner.charactersToBeSkipped = skipped
      scanner.caseSensitive = isCaseSensitive
      scanner.locale = locale
      let found: String? =
        switch kind {
        case "string": scanner.scanString(wanted)
        case "upToString": scanner.scanUpToString(wanted)
        case "characters": scanner.scanCharacters(from: set)
        case "upToCharacters": scanner.scanUpToCharacters(from: set)
        case "end": scanner.isAtEnd ? "" : nil
        default: numbers[kind]?(scanner)
        }
      guard let found else { return nil }
      return [found, "\(text.utf8.distance(from: text.startIndex, to: scanner.currentIndex))"]
    }
  ]

  private static let numbers: [String: @Sendable (Scanner) -> String?] = [
    "character": { $0.scanCharacter().map { "\($0)" } },
    "int": { $0.scanInt().map { "\($0)" } },
    "int32": { $0.scanInt32().map { "\($0)" } },
    "uint64": { $0.scanUInt64().map { "\($0)" } },
    "double": { $0.scanDouble().map { "\($0)" } },
    "float": { $0.scanFloat().map { "\($0)" } },
    "decimal": { $0.scanDecimal().map { "\($0)" } },
    "hexadecimal int": { $0.scanInt(representation: .hexadecimal).map { "\($0)" } },
    "hexadecimal int32": { $0.scanInt32(representation: .hexadecimal).map { "\($0)" } },
    "hexadecimal uint64": { $0.scanUInt64(representation: .hexadecimal).map { "\($0)" } },
    "hexadecimal double": { $0.scanDouble(representation: .hexadecimal).map { "\($0)" } },
    "hexadecimal float": { $0.scanFloat(representation: .hexadecimal).map { "\($0)" } },
  ]
}
