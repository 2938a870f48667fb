// Searching a collection for another one.
//
// Loads by member

extension Collection where Element: Equatable {
  func _end<C: Collection>(of other: C, at start: Index) -> Index?
  where C.Element == Element {
    var i = start
    for element in other {
      if i == endIndex { return nil }
      if self[i] != element { return nil }
      i = index(after: i)
    }
    return i
  }
  func _firstRange<C: Collection>(of other: C, from start: Index) -> Range<Index>?
  where C.Element == Element {
    var i = start
    while true {
      if let end = _end(of: other, at: i) { return i..<end }
      if i == endIndex { return nil }
      i = index(after: i)
    }
  }
  func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
    _firstRange(of: other, from: startIndex)
  }
  func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element {
    firstRange(of: other) != nil
  }
  func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
    var result: [Range<Index>] = []
    var i = startIndex
    while let range = _firstRange(of: other, from: i) {
      result.append(range)
      i = range.upperBound
      if range.isEmpty {
        if i == endIndex { break }
        i = index(after: i)
      }
    }
    return result
  }
  func split<C: Collection>(
    separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] where C.Element == Element {
    var result: [SubSequence] = []
    var start = startIndex
    for range in ranges(of: separator) {
      if result.count >= maxSplits { break }
      if range.lowerBound != start || !omittingEmptySubsequences {
        result.append(self[start..<range.lowerBound])
      }
      start = range.upperBound
    }
    if start != endIndex || !omittingEmptySubsequences {
      result.append(self[start..<endIndex])
    }
    return result
  }
  func trimmingPrefix<Prefix: Collection>(_ prefix: Prefix) -> SubSequence
  where Prefix.Element == Element {
    self[(_end(of: prefix, at: startIndex) ?? startIndex)..<endIndex]
  }
}
extension Collection {
  func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    try drop(while: predicate)
  }
}
extension RangeReplaceableCollection {
  mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
    let rest = try drop(while: predicate)
    self = Self(rest)
  }
}
extension RangeReplaceableCollection where Element: Equatable {
  mutating func trimPrefix<Prefix: Collection>(_ prefix: Prefix)
  where Prefix.Element == Element {
    if let end = _end(of: prefix, at: startIndex) { removeSubrange(startIndex..<end) }
  }
  func replacing<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
  ) -> Self where C.Element == Element, Replacement.Element == Element {
    var result = Self()
    var start = startIndex
    var replaced = 0
    for range in ranges(of: other) {
      if replaced >= maxReplacements { break }
      result.append(contentsOf: self[start..<range.lowerBound])
      result.append(contentsOf: replacement)
      start = range.upperBound
      replaced += 1
    }
    result.append(contentsOf: self[start..<endIndex])
    return result
  }
  mutating func replace<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
  ) where C.Element == Element, Replacement.Element == Element {
    self = replacing(other, with: replacement, maxReplacements: maxReplacements)
  }
}
