/// Finds the identifiers in a text without parsing it. A leading `$` is part of an identifier.
extension [UInt8] {
  /// Calls a closure with the place of each identifier in a range, in order.
  package func forEachName(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
    _ = firstName(in: range) { place in
      body(place)
      return false
    }
  }

  /// The place of the first identifier in a range that a closure accepts; nil if there is none.
  package func firstName(
    in range: Range<Int>, where isMeant: (Range<Int>) -> Bool
  ) -> Range<Int>? {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      index += 1
      guard self[start].isNameStart || self[start] == UInt8(ascii: "$") else { continue }
      while index < range.upperBound, self[index].isNamePart { index += 1 }
      if isMeant(start..<index) { return start..<index }
    }
    return nil
  }
}
