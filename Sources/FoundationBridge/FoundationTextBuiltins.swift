import Foundation
import Interpreter

/// Builtins that compare, search, change and encode strings. Options are raw values of `String.CompareOptions`, positions
/// offsets in UTF-8.
enum FoundationTextBuiltins {
  static let rows: [Builtin] = [
    Builtin("text.capitalized") { (text: String, locale: Locale?) in
      locale.map { text.capitalized(with: $0) } ?? text.capitalized
    },
    Builtin("text.uppercased") { (text: String, locale: Locale) in
      text.uppercased(with: locale)
    },
    Builtin("text.lowercased") { (text: String, locale: Locale) in
      text.lowercased(with: locale)
    },
    Builtin("text.compare") {
      (left: String, right: String, options: String.CompareOptions, locale: Locale?) in
      left.compare(
        right, options: options, range: nil,
        locale: locale
      ).rawValue
    },
    Builtin("text.fold") { (text: String, options: String.CompareOptions, locale: Locale?) in
      text.folding(
        options: options,
        locale: locale)
    },
    Builtin("text.normalized") { (text: String, form: String) in
      switch form {
      case "NFD": text.decomposedStringWithCanonicalMapping
      case "NFC": text.precomposedStringWithCanonicalMapping
      case "NFKD": text.decomposedStringWithCompatibilityMapping
      default: text.precomposedStringWithCompatibilityMapping
      }
    },
    Builtin("text.transformed") { (text: String, transform: String, isReverse: Bool) in
      text.applyingTransform(StringTransform(transform), reverse: isReverse)
    },
    Builtin("text.commonPrefix") { (text: String, other: String, options: String.CompareOptions) in
      text.commonPrefix(with: other, options: options)
    },
    Builtin("text.range") {
      (
        text: String, target: String, options: String.CompareOptions, start: Int, end: Int,
        locale: Locale?
      )
        -> [Int]? in
      let found = text.range(
        of: target, options: options,
        range: text.part(start, end),
        locale: locale)
      return found.map(text.offsets)
    },
    Builtin("text.lines") { (text: String) in
      var lines: [String] = []
      text.enumerateLines { line, _ in lines.append(line) }
      return lines
    },
    Builtin("text.lineRange") { (text: String, start: Int, end: Int, isParagraph: Bool) in
      let part = text.part(start, end)
      return text.offsets(isParagraph ? text.paragraphRange(for: part) : text.lineRange(for: part))
    },
    Builtin("text.wordEnd") { (text: String, offset: Int) in
      WordBoundaries.wordEnd(in: text, from: offset)
    },
    Builtin("text.replaced") {
      (
        text: String, target: String, replacement: String, options: String.CompareOptions,
        start: Int, end: Int
      ) in
      text.replacingOccurrences(
        of: target, with: replacement, options: options,
        range: text.part(start, end))
    },
  ]
}

extension String {
  /// The range between two byte offsets, clamped to the text.
  func part(_ start: Int, _ end: Int) -> Range<Index> {
    let from = min(max(start, 0), utf8.count)
    let to = min(max(end, from), utf8.count)
    return utf8.index(startIndex, offsetBy: from)..<utf8.index(startIndex, offsetBy: to)
  }

  /// The byte offsets of the bounds of a range.
  func offsets(_ range: Range<Index>) -> [Int] {
    [range.lowerBound, range.upperBound].map { utf8.distance(from: startIndex, to: $0) }
  }
}
