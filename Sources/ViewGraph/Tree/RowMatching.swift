/// The rows of a collection for its new data.
struct RowMatching {
  /// In the order of the data; rows that were not built yet are new.
  var shown: [RowNode] = []
  /// Rows that have no element any more, in their old order.
  var left: [RowNode] = []
  /// Whether rows came, went or changed places.
  var isChange = false
  /// The rows in front that show the same elements as before.
  var head = 0
  /// The rows at the end that show the same elements as before.
  var tail = 0

  /// Whether the element of a row is the very value that it was.
  func keepsElement(at position: Int) -> Bool {
    position < head || position >= shown.count - tail
  }
}
