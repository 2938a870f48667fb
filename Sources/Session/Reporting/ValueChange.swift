/// How one value became another, in words.
package struct ValueChange: Hashable, Sendable {
  /// One part in which the values differ.
  enum Difference: Hashable, Sendable {
    /// `.name`, `[3].name`; empty for the whole.
    case changed(path: String, old: String, new: String)
    case inserted(path: String, String)
    case removed(path: String, String)
    case moved(path: String, to: String)
  }

  /// Why readers were told although the value is shown as before.
  enum Rule: Hashable, Sendable {
    case inPlace
    /// The same of a type without `==`, which would tell of an assignment as well.
    case inPlaceUncompared(culprit: Culprit?)
    /// Something inside of an optional was to be written, and the optional was nil.
    case inPlaceOfNil
    /// The type has no `==` to compare by; `culprit` is the type of the program that lacks it, where
    /// there is one: `Item` of `[Item]?`.
    case notEquatable(type: String, culprit: Culprit?)
    /// It was written more than once, and is in the end what it was.
    case thereAndBack
    /// A weak property, which tells of every assignment.
    case weak
    /// Not a number, which is not equal to itself.
    case notANumber
    /// `@Published` announces every assignment.
    case published
    /// The value is equal, but held by another reference or buffer.
    case otherReference(type: String, culprit: Culprit?)
  }

  /// The whole values; nil where there was none, or is none now.
  var old: String?
  var new: String?
  /// Where they differ, as far as that says more than both texts; empty otherwise.
  var differences: [Difference] = []
  /// How many elements the new value has, where it is a collection.
  var count: Int?
  /// How many elements differ, where they are too many to be listed.
  var changedCount: Int?
  var rule: Rule?
}

extension ValueChange {
  /// Whether the values differ, as far as that can be shown.
  var isChange: Bool { old != new || !differences.isEmpty }

  /// The value that the report shows last: the new one, or that of the one part which has changed.
  var shownValue: String? {
    guard let first = differences.first else { return new }
    guard differences.count == 1, case .changed(_, _, let value) = first else { return nil }
    return value
  }

  /// The part that follows the target as its path, where just one part has changed: `.name` of
  /// `draft.name`.
  var path: String {
    guard differences.count == 1, case .changed(let path, _, _) = differences[0],
      path.hasPrefix(".")
    else { return "" }
    return path
  }
}
