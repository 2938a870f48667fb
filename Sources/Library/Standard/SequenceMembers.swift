// Loads by member

extension Sequence {
  func prefix(_ maxLength: Int) -> PrefixSequence<Self> {
    PrefixSequence(self, maxLength: maxLength)
  }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if !(try predicate(element)) { break }
      result.append(element)
    }
    return result
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self> {
    try DropWhileSequence(self, predicate: predicate)
  }
  func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> {
    DropFirstSequence(self, dropping: k)
  }
  func dropLast(_ k: Int = 1) -> [Element] {
    if k < 0 { _fault("Can't drop a negative number of elements from a sequence") }
    return Array(Array(self).dropLast(k))
  }
  func suffix(_ maxLength: Int) -> [Element] {
    if maxLength < 0 { _fault("Can't take a suffix of negative length from a sequence") }
    return Array(Array(self).suffix(maxLength))
  }
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [ArraySlice<Element>] {
    try Array(self).split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: isSeparator)
  }
  func elementsEqual<OtherSequence: Sequence>(
    _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool
  ) rethrows -> Bool {
    var iterator = makeIterator()
    var otherIterator = other.makeIterator()
    while true {
      let element = iterator.next()
      let otherElement = otherIterator.next()
      guard let left = element, let right = otherElement else {
        return element == nil && otherElement == nil
      }
      if !(try areEquivalent(left, right)) { return false }
    }
  }
  func starts<PossiblePrefix: Sequence>(
    with possiblePrefix: PossiblePrefix,
    by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool
  ) rethrows -> Bool {
    var iterator = makeIterator()
    for expected in possiblePrefix {
      guard let element = iterator.next() else { return false }
      if !(try areEquivalent(element, expected)) { return false }
    }
    return true
  }
  func lexicographicallyPrecedes<OtherSequence: Sequence>(
    _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Bool where OtherSequence.Element == Element {
    var iterator = makeIterator()
    var otherIterator = other.makeIterator()
    while true {
      guard let left = iterator.next() else { return otherIterator.next() != nil }
      guard let right = otherIterator.next() else { return false }
      if try areInIncreasingOrder(left, right) { return true }
      if try areInIncreasingOrder(right, left) { return false }
    }
  }
  var lazy: LazySequence<Self> { LazySequence(_base: self) }
}
extension Sequence where Element: Equatable {
  func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
  where OtherSequence.Element == Element {
    elementsEqual(other, by: { $0 == $1 })
  }
  func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool
  where PossiblePrefix.Element == Element {
    starts(with: possiblePrefix, by: { $0 == $1 })
  }
  func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [ArraySlice<Element>] {
    Array(self).split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
}
extension Sequence where Element: Comparable {
  func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
  where OtherSequence.Element == Element {
    lexicographicallyPrecedes(other, by: { $0 < $1 })
  }
}
extension Sequence where Element: Sequence {
  func joined() -> FlattenSequence<Self> { FlattenSequence(_base: self) }
  func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self>
  where Separator.Element == Element.Element {
    JoinedSequence(_base: self, _separator: Array(separator))
  }
}
extension Sequence where Element: StringProtocol {
  func joined() -> String { joined(separator: "") }
  @_native("sequence.join") func _joined(_ separator: String) -> String?
  func joined(separator: String) -> String {
    if let text = _joined(separator) { return text }
    var result = ""
    var isFirst = true
    for element in self {
      if !isFirst { result += separator }
      isFirst = false
      result += String(element)
    }
    return result
  }
}
