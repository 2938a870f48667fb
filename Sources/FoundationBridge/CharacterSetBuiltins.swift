import Foundation
import Interpreter

/// Builtins of `CharacterSet`, and of strings that are searched, changed or divided with one.
enum CharacterSetBuiltins {
  static let rows: [Builtin] = sets + texts

  private static let sets: [Builtin] = [
    Builtin("characters.named") { (name: String) in named[name] ?? CharacterSet() },
    Builtin("characters.inText") { (text: String) in CharacterSet(charactersIn: text) },
    Builtin("characters.withText") { (set: CharacterSet, text: String, isIn: Bool) in
      var set = set
      if isIn { set.insert(charactersIn: text) } else { set.remove(charactersIn: text) }
      return set
    },
    Builtin("characters.withRange") { (set: CharacterSet, bounds: [Int], isIn: Bool) in
      guard let range = range(bounds) else { return set }
      var set = set
      if isIn { set.insert(charactersIn: range) } else { set.remove(charactersIn: range) }
      return set
    },
    Builtin("characters.inverted") { (set: CharacterSet) in set.inverted },
    Builtin("characters.combined") { (operation: String, left: CharacterSet, right: CharacterSet) in
      switch operation {
      case "union": left.union(right)
      case "intersection": left.intersection(right)
      case "subtracting": left.subtracting(right)
      default: left.symmetricDifference(right)
      }
    },
    Builtin("characters.isSuperset") { (left: CharacterSet, right: CharacterSet) in
      left.isSuperset(of: right)
    },
    Builtin("characters.isSame") { (left: CharacterSet, right: CharacterSet) in left == right },
    Builtin("characters.contains") { (set: CharacterSet, scalar: Int) in
      Unicode.Scalar(UInt32(truncatingIfNeeded: scalar)).map(set.contains) ?? false
    },
    Builtin("characters.hasMember") { (set: CharacterSet, plane: UInt8) in
      set.hasMember(inPlane: plane)
    },
    Builtin("characters.text") { (set: CharacterSet) in set.description },
  ]

  private static let texts: [Builtin] = [
    Builtin("text.trimmed") { (text: String, set: CharacterSet) in
      text.trimmingCharacters(in: set)
    },
    Builtin("text.divided") { (text: String, set: CharacterSet) in
      text.components(separatedBy: set)
    },
    Builtin("text.percentEncoded") { (text: String, allowed: CharacterSet) in
      text.addingPercentEncoding(withAllowedCharacters: allowed)
    },
    Builtin("text.rangeOfCharacter") {
      (text: String, set: CharacterSet, options: String.CompareOptions, start: Int, end: Int) in
      text.rangeOfCharacter(from: set, options: options, range: text.part(start, end))
        .map(text.offsets)
    },
  ]

  /// Nil if the range ends before it begins.
  private static func range(_ bounds: [Int]) -> ClosedRange<Unicode.Scalar>? {
    // What ends before the first scalar beyond the surrogates has a surrogate as its last value.
    let last = (0xD800..<0xE000).contains(bounds[1]) ? 0xD7FF : bounds[1]
    guard bounds[0] <= last, let lower = Unicode.Scalar(UInt32(bounds[0])),
      let upper = Unicode.Scalar(UInt32(last))
    else { return nil }
    return lower...upper
  }

  private static let named: [String: CharacterSet] = [
    "whitespaces": .whitespaces, "whitespacesAndNewlines": .whitespacesAndNewlines,
    "newlines": .newlines, "letters": .letters, "decimalDigits": .decimalDigits,
    "alphanumerics": .alphanumerics, "punctuationCharacters": .punctuationCharacters,
    "symbols": .symbols, "uppercaseLetters": .uppercaseLetters,
    "lowercaseLetters": .lowercaseLetters, "capitalizedLetters": .capitalizedLetters,
    "controlCharacters": .controlCharacters, "decomposables": .decomposables,
    "nonBaseCharacters": .nonBaseCharacters, "illegalCharacters": .illegalCharacters,
    "urlQueryAllowed": .urlQueryAllowed, "urlPathAllowed": .urlPathAllowed,
    "urlHostAllowed": .urlHostAllowed, "urlFragmentAllowed": .urlFragmentAllowed,
    "urlUserAllowed": .urlUserAllowed, "urlPasswordAllowed": .urlPasswordAllowed,
  ]
}
