import Foundation
import Interpreter
import Synchronization

/// Builtins of `Scanner`: its state is passed with each call.
enum ScannerBuiltins {
  static let rows: [Builtin] = [
    // What was scanned, as a text, which is nil if that is not what comes next; and the byte offset that follows.
    Builtin("scanner.scan") {
      (
        text: String, offset: Int, skipped: CharacterSet?, isCaseSensitive: Bool, locale: Locale?,
        kind: String, wanted: String, set: CharacterSet
      ) -> [String?] in
      let number = numbers[kind]
      let place = text.part(offset, offset).lowerBound
      guard let start = place.samePosition(in: text.unicodeScalars) else {
        return [nil, "\(offset)"]
      }
      let scanned = number == nil ? text : withoutSurrogates(text)
      let scanner = Scanner(string: scanned)
      scanner.currentIndex = String.Index(utf16Offset: start.utf16Offset(in: text), in: scanned)
      scanner.charactersToBeSkipped = skipped
      scanner.caseSensitive = isCaseSensitive
      scanner.locale = locale
      let found: String? =
        switch kind {
        case "string": scanner.scanString(wanted)
        case "upToString": scanner.scanUpToString(wanted)
        case "characters": scanner.scanCharacters(from: set)
        case "upToCharacters": scanner.scanUpToCharacters(from: set)
        case "character": scanner.scanCharacter().map { "\($0)" }
        case "decimal": scanner.scanDecimal().map { "\($0)" }
        case "end": scanner.isAtEnd ? "" : nil
        default: number?(scanner)
        }
      let end = String.Index(
        utf16Offset: scanner.currentIndex.utf16Offset(in: scanned), in: text)
      return [found, "\(text.utf8.distance(from: text.startIndex, to: end))"]
    }
  ]

  /// The last text without surrogates. A scanner is mostly asked for many parts of one text; texts that share their
  /// storage are compared without reading them.
  private static let last = Mutex((text: "", plain: ""))

  private static func withoutSurrogates(_ text: String) -> String {
    last.withLock { last in
      if last.text != text { last = (text, replacingSurrogates(in: text)) }
      return last.plain
    }
  }

  /// A text of as many units of UTF-16, none of which is a part of a scalar: Foundation does not survive one where it
  /// looks for a digit.
  private static func replacingSurrogates(in text: String) -> String {
    // Scalars of two units begin with a byte from 0xF0.
    guard text.utf8.contains(where: { $0 >= 0xF0 }) else { return text }
    let scalars = text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      scalar.value > 0xFFFF ? ["\u{FFFD}", "\u{FFFD}"] : [scalar]
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let numbers: [String: @Sendable (Scanner) -> String?] = [
    "int": { $0.scanInt().map { "\($0)" } },
    "int32": { $0.scanInt32().map { "\($0)" } },
    "uint64": { $0.scanUInt64().map { "\($0)" } },
    "double": { $0.scanDouble().map { "\($0)" } },
    "float": { $0.scanFloat().map { "\($0)" } },
    "hexadecimal int": { $0.scanInt(representation: .hexadecimal).map { "\($0)" } },
    "hexadecimal int32": { $0.scanInt32(representation: .hexadecimal).map { "\($0)" } },
    "hexadecimal uint64": { $0.scanUInt64(representation: .hexadecimal).map { "\($0)" } },
    "hexadecimal double": { $0.scanDouble(representation: .hexadecimal).map { "\($0)" } },
    "hexadecimal float": { $0.scanFloat(representation: .hexadecimal).map { "\($0)" } },
  ]
}
