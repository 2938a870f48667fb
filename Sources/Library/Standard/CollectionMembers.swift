// Loads by member

extension Collection {
  var first: Element? {
    let start = startIndex
    if start == endIndex { return nil }
    return self[start]
  }
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var i = startIndex
    let end = endIndex
    while i != end {
      if try predicate(self[i]) { return i }
      i = index(after: i)
    }
    return nil
  }
  func prefix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { _fault("Can't take a prefix of negative length from a collection") }
    let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
    return self[startIndex..<end]
  }
  func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
  func prefix(through position: Index) -> SubSequence { prefix(upTo: index(after: position)) }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var end = startIndex
    while end != endIndex {
      if !(try predicate(self[end])) { break }
      end = index(after: end)
    }
    return self[startIndex..<end]
  }
  func suffix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { _fault("Can't take a suffix of negative length from a collection") }
    let count = self.count
    let start = index(startIndex, offsetBy: count > maxLength ? count - maxLength : 0)
    return self[start..<endIndex]
  }
  func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
  func dropFirst(_ k: Int = 1) -> SubSequence {
    if k < 0 { _fault("Can't drop a negative number of elements from a collection") }
    let start = index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex
    return self[start..<endIndex]
  }
  func dropLast(_ k: Int = 1) -> SubSequence {
    if k < 0 { _fault("Can't drop a negative number of elements from a collection") }
    let count = self.count
    let end = index(startIndex, offsetBy: count > k ? count - k : 0)
    return self[startIndex..<end]
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = startIndex
    while start != endIndex {
      if !(try predicate(self[start])) { break }
      start = index(after: start)
    }
    return self[start..<endIndex]
  }
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [SubSequence] {
    if maxSplits < 0 { _fault("Must take zero or more splits") }
    var result: [SubSequence] = []
    var start = startIndex
    var i = startIndex
    let end = endIndex
    while i != end && result.count < maxSplits {
      if try isSeparator(self[i]) {
        if start != i || !omittingEmptySubsequences { result.append(self[start..<i]) }
        i = index(after: i)
        start = i
      } else {
        i = index(after: i)
      }
    }
    if start != end || !omittingEmptySubsequences { result.append(self[start..<end]) }
    return result
  }
  func randomElement() -> Element? {
    var generator = SystemRandomNumberGenerator()
    return randomElement(using: &generator)
  }
  func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element? {
    if isEmpty { return nil }
    let offset = Int.random(in: 0..<count, using: &generator)
    return self[index(startIndex, offsetBy: offset)]
  }
}
extension Collection where Element: Equatable {
  func firstIndex(of element: Element) -> Index? {
    var i = startIndex
    let end = endIndex
    while i != end {
      if self[i] == element { return i }
      i = index(after: i)
    }
    return nil
  }
  func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
}
extension Collection where SubSequence == Self {
  mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  @discardableResult
  mutating func removeFirst() -> Element {
    if isEmpty { _fault("Can't remove items from an empty collection") }
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
}
