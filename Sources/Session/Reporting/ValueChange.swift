/// How a value changed, as text.
package struct ValueChange: Hashable, Sendable {
  /// One part in which the values differ.
  enum Difference: Hashable, Sendable {
    /// `.name`, `[3].name`; empty for the whole.
    case changed(path: String, old: String, new: String)
    case inserted(path: String, String)
    case removed(path: String, String)
    case moved(path: String, to: String)
  }

  /// Why readers were notified although the value looks unchanged.
  enum Rule: Hashable, Sendable {
    case inPlace
    /// The same for a type without `==`, where an assignment would notify as well.
    case inPlaceUncompared(culprit: Culprit?)
    /// The write was to a part of an optional that is nil.
    case inPlaceOfNil
    /// The type has no `==`; `culprit` is the program's type that lacks it, if any: `Item` of
    /// `[Item]?`.
    case notEquatable(type: String, culprit: Culprit?)
    /// It was written more than once and has its original value again.
    case thereAndBack
    /// A weak property, which notifies on every assignment.
    case weak
    /// NaN, which is not equal to itself.
    case notANumber
    /// `@Published` announces every assignment.
    case published
    /// The value is equal, but has another reference or buffer.
    case otherReference(type: String, culprit: Culprit?)
  }

  /// The whole values; nil if there was none before, or there is none now.
  var old: String?
  var new: String?
  /// The parts that differ, if these are more informative than both texts; otherwise empty.
  var differences: [Difference] = []
  /// The number of elements in the new value of a collection.
  var count: Int?
  /// The number of elements that differ, if there are too many to list.
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

  /// The path appended to the target if only one part changed: `.name` of `draft.name`.
  var path: String {
    guard differences.count == 1, case .changed(let path, _, _) = differences[0],
      path.hasPrefix(".")
    else { return "" }
    return path
  }
}
