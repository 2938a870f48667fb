import ViewGraph

/// The change of a value, as text.
package struct ValueChange: Hashable, Sendable {
  /// A part in which the old and new values differ.
  enum Difference: Hashable, Sendable {
    /// The part has another value; the path is `.name` or `[3].name`, empty for the whole.
    case changed(path: String, old: String, new: String)
    case inserted(path: String, String)
    case removed(path: String, String)
    case moved(path: String, to: String)
  }

  /// The reason that readers were notified although the value looks unchanged.
  indirect enum Rule: Hashable, Sendable {
    /// The value was changed in place, which always notifies.
    case inPlace
    /// A change in place of a type without `==`, for which an assignment would notify too.
    case inPlaceUncompared(incomparableType: IncomparableType?)
    /// The write was to a part of an optional that is nil.
    case inPlaceOfNil
    /// The type has no `==`.
    ///
    /// `incomparableType` is the program's type that lacks it, if any: `Item` for `[Item]?`.
    case notEquatable(type: String, incomparableType: IncomparableType?)
    /// The value was written more than once and ended as it began.
    case restored
    /// The property is weak, so every assignment notifies.
    case weak
    /// The value is NaN, which is not equal to itself.
    case notANumber
    /// The property is `@Published`, so every assignment is announced.
    case published
    /// The value is equal, but has another reference or buffer.
    case otherReference(type: String, incomparableType: IncomparableType?)
  }

  /// The view or modifier in the value that the change is about; nil if it is about the whole value.
  var owner: ContentOwner?
  /// The old value; nil if there was none.
  var old: String?
  /// The new value; nil if there is none.
  var new: String?
  /// The parts that differ, if these are more informative than both values; otherwise empty.
  var differences: [Difference] = []
  /// The number of elements in the new value, if it is a collection.
  var count: Int?
  /// The number of elements that differ, if these are too many to list.
  var changedCount: Int?
  var rule: Rule?
}

extension ValueChange {
  /// Whether the values differ, as far as their texts show.
  var isChange: Bool { old != new || !differences.isEmpty }

  /// The value that the report shows last: the new one, or that of the only changed part.
  var shownValue: String? {
    guard let first = differences.first else { return new }
    guard differences.count == 1, case .changed(_, _, let value) = first else { return nil }
    return value
  }

  /// The path to append to the target if only one part changed: `.name` for `draft.name`.
  var path: String {
    guard differences.count == 1, case .changed(let path, _, _) = differences[0],
      path.hasPrefix(".")
    else { return "" }
    return path
  }
}
