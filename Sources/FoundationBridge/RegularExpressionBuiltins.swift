import Foundation
import Interpreter

/// Builtins of `NSRegularExpression`. Options are raw values, ranges a location and a length in UTF-16.
enum RegularExpressionBuiltins {
  static let rows: [Builtin] = [
    Builtin("expression.isValid") { (pattern: String, options: NSRegularExpression.Options) in
      expression(pattern, options) != nil
    },
    Builtin("expression.groups") { (pattern: String, options: NSRegularExpression.Options) in
      expression(pattern, options)?.numberOfCaptureGroups ?? 0
    },
    Builtin("expression.names") { (pattern: String) in names(in: pattern) },
    // Each match is an array of ranges: those of all groups, then those of the named ones.
    Builtin("expression.matches") {
      (
        pattern: String, options: NSRegularExpression.Options, text: String,
        matching: NSRegularExpression.MatchingOptions, range: [Int]
      ) -> [[Int]] in
      let names = names(in: pattern)
      return expression(pattern, options)?.matches(
        in: text, options: matching, range: part(range, of: text)
      ).map { match in
        let ranges =
          (0..<match.numberOfRanges).map { match.range(at: $0) }
          + names.map { match.range(withName: $0) }
        return ranges.flatMap { [$0.location, $0.length] }
      } ?? []
    },
    Builtin("expression.replaced") {
      (
        pattern: String, options: NSRegularExpression.Options, text: String,
        matching: NSRegularExpression.MatchingOptions, range: [Int], template: String
      ) in
      expression(pattern, options)?.stringByReplacingMatches(
        in: text, options: matching,
        range: part(range, of: text),
        withTemplate: template) ?? text
    },
    Builtin("expression.escaped") { (text: String) in
      NSRegularExpression.escapedPattern(for: text)
    },
  ]

  private static let recent = Recent<NSRegularExpression?>()

  private static func expression(_ pattern: String, _ options: NSRegularExpression.Options)
    -> NSRegularExpression?
  {
    recent.value("\(options.rawValue) \(pattern)") { _ in
      try? NSRegularExpression(
        pattern: pattern, options: options)
    }
  }

  /// The range, clamped to the text.
  private static func part(_ range: [Int], of text: String) -> NSRange {
    let count = text.utf16.count
    let start = min(max(range[0], 0), count)
    return NSRange(location: start, length: min(max(range[1], 0), count - start))
  }

  /// The names of groups, in the order of the pattern.
  private static func names(in pattern: String) -> [String] {
    pattern.matches(of: /\(\?<([A-Za-z][A-Za-z0-9]*)>/).map { String($0.output.1) }
  }
}
